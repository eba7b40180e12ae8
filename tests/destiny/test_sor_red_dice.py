"""What red characters, supports and upgrades of Spirit of Rebellion that have a die do."""

from __future__ import annotations

import pytest

from dejarik.kernel.decision import Refusal
from tests.destiny.table import Side, card, rule, table

# ---------------------------------------------------------------- FN-2199 (2)


@card("destiny", "SoR-002")
def test_fn_2199_rolls_the_die_of_a_weapon_played_on_him_and_may_resolve_it_at_once() -> None:
    t = table(Side(team=["FN-2199"], hand=["DH-17 Blaster Pistol"]), Side(team=["Leia Organa"]))
    t.you.choose("play DH-17 Blaster Pistol FN-2199")
    t.roll("1RD")
    t.you.choose("yes", "hit Leia Organa")
    assert (t.they.damage("Leia Organa"), t.you.pool) == (1, [])


@rule("destiny.card.fn_2199.unresolved_die_stays")
@card("destiny", "SoR-002")
def test_a_die_that_fn_2199_does_not_resolve_stays_until_it_is_resolved_or_removed() -> None:
    t = table(Side(team=["FN-2199"], hand=["DH-17 Blaster Pistol"]), Side(team=["Leia Organa"]))
    t.you.choose("play DH-17 Blaster Pistol FN-2199")
    t.roll("1RD")
    t.you.choose("no")
    assert t.you.pool == ["DH-17 Blaster Pistol:1RD"]
    t.they.choose("pass")
    t.you.choose("resolve DH-17 Blaster Pistol:1RD", "hit Leia Organa")
    assert t.they.damage("Leia Organa") == 1


@rule("destiny.card.fn_2199.unresolved_die_stays")
def test_an_opponent_may_remove_the_die_that_fn_2199_left_in_the_pool() -> None:
    t = table(
        Side(team=["FN-2199"], hand=["DH-17 Blaster Pistol"], resources=1),
        Side(team=["Leia Organa"], hand=["Dodge"], resources=2),
    )
    t.you.choose("play DH-17 Blaster Pistol FN-2199")
    t.roll("1RD")
    t.you.choose("no")
    t.they.choose("play Dodge")
    assert t.you.pool == []


@card("destiny", "SoR-002")
def test_fn_2199_is_not_asked_about_a_side_that_cannot_be_resolved() -> None:
    t = table(Side(team=["FN-2199"], hand=["DH-17 Blaster Pistol"], resources=1))
    t.you.choose("play DH-17 Blaster Pistol FN-2199")
    t.roll("+2RD")
    t.they.choose("pass")
    assert t.you.pool == ["DH-17 Blaster Pistol:+2RD"]


@card("destiny", "SoR-002")
@pytest.mark.parametrize(("upgrade", "host"), [("Survival Gear", "FN-2199"), ("DH-17 Blaster Pistol", "Death Trooper")])
def test_fn_2199_rolls_neither_other_upgrades_nor_the_weapons_of_others(upgrade: str, host: str) -> None:
    t = table(Side(team=["FN-2199", "Death Trooper"], hand=[upgrade]))
    t.you.choose(f"play {upgrade} {host}")
    assert t.you.pool == []
    t.they.choose("pass")


# ---------------------------------------------------------------- Z6 Riot Control Baton (8)


@card("destiny", "SoR-008")
def test_z6_may_be_rerolled_once_when_it_is_rolled_into_the_pool() -> None:
    t = table(Side(team=["FN-2199"], upgrades={"FN-2199": ["Z6 Riot Control Baton"]}))
    t.you.choose("activate FN-2199")
    t.roll("1MD", "-")
    t.you.choose("yes")
    t.roll("-")
    assert t.you.pool == ["FN-2199:1MD", "Z6 Riot Control Baton:-"]
    t.they.choose("pass")


@card("destiny", "SoR-008")
def test_z6_may_keep_what_it_rolled() -> None:
    t = table(Side(team=["FN-2199"], upgrades={"FN-2199": ["Z6 Riot Control Baton"]}))
    t.you.choose("activate FN-2199")
    t.roll("1MD", "2MD")
    t.you.choose("no")
    assert t.you.pool == ["FN-2199:1MD", "Z6 Riot Control Baton:2MD"]


@card("destiny", "SoR-008")
def test_a_reroll_of_z6_is_no_roll_into_the_pool() -> None:
    t = table(
        Side(
            team=["FN-2199"],
            upgrades={"FN-2199": ["Z6 Riot Control Baton"]},
            pool=["Z6 Riot Control Baton:-"],
            hand=["Dodge"],
        )
    )
    t.you.choose("discard_to_reroll Dodge")
    t.roll("2MD")
    t.they.choose("pass")
    assert t.you.pool == ["Z6 Riot Control Baton:2MD"]


@card("destiny", "SoR-008")
def test_z6_is_redeployed_when_its_character_falls() -> None:
    t = table(
        Side(pool=["Nightsister:2RD"]),
        Side(
            team=["FN-2199", "Death Trooper"],
            upgrades={"FN-2199": ["Z6 Riot Control Baton"]},
            damage={"FN-2199": 9},
        ),
    )
    t.you.choose("resolve Nightsister:2RD", "hit FN-2199")
    t.they.choose("attach Death Trooper")
    assert t.they.upgrades("Death Trooper") == ["Z6 Riot Control Baton"]


@rule("destiny.faq.fn_2199_z6.reroll_not_resolved")
def test_a_rerolled_z6_is_no_longer_resolved_through_fn_2199() -> None:
    t = table(Side(team=["FN-2199"], hand=["Z6 Riot Control Baton"], resources=3))
    t.you.choose("play Z6 Riot Control Baton FN-2199")
    t.roll("-")
    t.you.choose("yes")
    t.roll("2MD")
    t.they.choose("pass")
    assert t.you.pool == ["Z6 Riot Control Baton:2MD"]
    t.you.choose("resolve Z6 Riot Control Baton:2MD", "hit Nightsister")


@rule("destiny.faq.fn_2199_z6.resolve_or_reroll")
def test_z6_is_resolved_through_fn_2199_or_rerolled_but_not_both() -> None:
    t = table(
        Side(team=["FN-2199"], hand=["Z6 Riot Control Baton"], resources=3),
        Side(team=["Leia Organa"]),
    )
    t.you.choose("play Z6 Riot Control Baton FN-2199")
    t.roll("2MD")
    t.you.choose("yes", "hit Leia Organa")
    assert (t.they.damage("Leia Organa"), t.you.pool) == (2, [])
    t.they.choose("pass")


# ---------------------------------------------------------------- TIE Pilot (4)

STORMTROOPERS = ["First Order Stormtrooper", "First Order Stormtrooper"]


@rule("destiny.effect.negative_wins")
@card("destiny", "SoR-004")
def test_what_cannot_be_removed_stays_even_where_all_is_removed() -> None:
    t = table(
        Side(hand=["Dodge"]),
        Side(
            team=["TIE Pilot", "First Order Stormtrooper"],
            pool=["TIE Pilot:1F", "First Order Stormtrooper:2RD"],
        ),
    )
    t.you.choose("play Dodge")
    assert t.they.pool == ["TIE Pilot:1F", "First Order Stormtrooper:2RD"]


@rule("destiny.faq.tie_pilot_dodge.one_pilot")
def test_dodge_removes_only_the_one_pilot_that_protects_the_others() -> None:
    t = table(
        Side(hand=["Dodge"]),
        Side(
            team=["TIE Pilot", *STORMTROOPERS],
            pool=["TIE Pilot:+1RD", "First Order Stormtrooper:1RD", "First Order Stormtrooper:2RD"],
        ),
    )
    t.you.choose("play Dodge")
    assert t.they.pool == ["First Order Stormtrooper:1RD", "First Order Stormtrooper:2RD"]


@rule("destiny.faq.tie_pilot_dodge.two_pilots")
def test_two_pilots_protect_each_other_and_dodge_removes_nothing() -> None:
    dice = ["TIE Pilot:+1RD", "TIE Pilot:+2RD", "First Order Stormtrooper:2RD"]
    t = table(Side(hand=["Dodge"]), Side(team=["TIE Pilot", "TIE Pilot", "First Order Stormtrooper"], pool=dice))
    t.you.choose("play Dodge")
    assert t.they.pool == dice
    assert (t.you.resources, t.you.discard) == (0, ["Dodge"])


@card("destiny", "SoR-004")
def test_a_protected_die_is_not_offered_for_removal_and_others_are() -> None:
    t = table(
        Side(team=["Rebel Commando"], pool=["Rebel Commando:Sp1"]),
        Side(
            team=["TIE Pilot", *STORMTROOPERS],
            pool=["TIE Pilot:1F", "First Order Stormtrooper:2RD", "First Order Stormtrooper:1R"],
        ),
    )
    t.you.choose("resolve Rebel Commando:Sp1")
    t.you.can_choose("remove TIE Pilot:1F", "remove First Order Stormtrooper:1R")


@card("destiny", "SoR-004")
def test_a_guardian_cannot_remove_a_protected_die() -> None:
    t = table(
        Side(team=["Rebel Trooper"]),
        Side(team=["TIE Pilot", "First Order Stormtrooper"], pool=["TIE Pilot:1F", "First Order Stormtrooper:2RD"]),
    )
    t.you.choose("activate Rebel Trooper")
    t.roll("1R")
    assert t.they.pool == ["TIE Pilot:1F", "First Order Stormtrooper:2RD"]


@card("destiny", "SoR-004")
def test_a_pilot_protects_nothing_from_its_own_player_nor_once_its_die_is_gone() -> None:
    mine = Side(
        team=["TIE Pilot", "First Order Stormtrooper"],
        pool=["TIE Pilot:1F", "First Order Stormtrooper:2RD"],
        hand=["Suppression"],
    )
    t = table(mine, Side(hand=["Dodge"]))
    t.you.choose("play Suppression")
    assert t.you.pool == ["TIE Pilot:1F"]
    t = table(Side(hand=["Dodge"]), Side(team=mine.team, pool=["First Order Stormtrooper:2RD"]))
    t.you.choose("play Dodge")
    assert t.they.pool == []


@card("destiny", "SoR-004")
def test_of_a_group_of_dice_only_those_are_removed_that_can_be() -> None:
    t = table(
        Side(hand=["Mind Trick"]),
        Side(
            team=["TIE Pilot", *STORMTROOPERS],
            pool=["TIE Pilot:1F", "First Order Stormtrooper:2RD", "First Order Stormtrooper:1R"],
        ),
    )
    t.you.choose("play Mind Trick")
    t.they.choose("group First Order Stormtrooper:2RD", "group First Order Stormtrooper:1R", "done")
    t.you.choose("group_of 1")
    assert t.they.pool == ["TIE Pilot:1F", "First Order Stormtrooper:2RD"]


# ---------------------------------------------------------------- E-Web Emplacement (5)


@card("destiny", "SoR-005")
@pytest.mark.parametrize(("holder", "damage"), [("you", 3), ("they", 2)])
def test_the_sides_of_e_web_are_worth_more_with_the_battlefield(holder: str, damage: int) -> None:
    t = table(
        Side(supports=["E-Web Emplacement"], pool=["E-Web Emplacement:2RD"]),
        Side(team=["Leia Organa"]),
        holder=holder,
    )
    t.you.choose("resolve E-Web Emplacement:2RD", "hit Leia Organa")
    assert t.they.damage("Leia Organa") == damage


@card("destiny", "SoR-005")
@pytest.mark.parametrize(("holder", "marks"), [("you", ["+1"]), ("they", [])])
def test_a_die_of_e_web_shows_that_it_is_worth_more(holder: str, marks: list[str]) -> None:
    t = table(Side(supports=["E-Web Emplacement"], pool=["E-Web Emplacement:2RD"]), holder=holder)
    die = t.match.view(t.they.seat).region("pool", t.you.seat).things[0]
    assert [mark.sign for mark in die.marks] == marks


@card("destiny", "SoR-005")
def test_shields_of_e_web_are_raised_and_a_blank_is_still_worth_nothing() -> None:
    t = table(
        Side(supports=["E-Web Emplacement"], pool=["E-Web Emplacement:2Sh"], hand=["Dodge"]),
        holder="you",
    )
    t.you.choose("resolve E-Web Emplacement:2Sh", "shield Nightsister")
    assert t.you.shields("Nightsister") == 3
    t = table(
        Side(team=["Hired Gun"], hand=["Electroshock"]),
        Side(
            supports=["E-Web Emplacement", "E-Web Emplacement"], pool=["E-Web Emplacement:-", "E-Web Emplacement:2RD"]
        ),
        holder="they",
    )
    t.you.choose("play Electroshock")
    assert t.they.pool == ["E-Web Emplacement:2RD"]


@card("destiny", "SoR-005")
def test_a_side_of_e_web_resolved_out_of_play_is_not_raised() -> None:
    t = table(
        Side(team=["Poe Dameron"], pool=["Poe Dameron:Sp"], hand=["E-Web Emplacement"]),
        Side(team=["Leia Organa"]),
        holder="you",
    )
    t.you.choose("resolve Poe Dameron:Sp", "side E-Web Emplacement 2RD", "hit Leia Organa")
    assert t.they.damage("Leia Organa") == 2


# ---------------------------------------------------------------- Imperial Discipline (6)


@card("destiny", "SoR-006")
def test_imperial_discipline_turns_a_die_of_its_character_to_ranged_damage_or_a_resource() -> None:
    t = table(
        Side(
            team=["Death Trooper", "FN-2199"],
            upgrades={"Death Trooper": ["Imperial Discipline", "DH-17 Blaster Pistol"]},
            pool=["Death Trooper:-", "FN-2199:-", "Imperial Discipline:1Sh", "DH-17 Blaster Pistol:-"],
        )
    )
    t.you.choose("use Imperial Discipline")
    t.you.can_choose(
        "turn Death Trooper:- 1RD",
        "turn Death Trooper:- 2RD",
        "turn Death Trooper:- +2RD",
        "turn DH-17 Blaster Pistol:- 1RD",
        "turn DH-17 Blaster Pistol:- 2RD1",
        "turn DH-17 Blaster Pistol:- +2RD",
    )
    t.you.choose("turn Death Trooper:- 2RD")
    assert t.you.pool == ["Death Trooper:2RD", "FN-2199:-", "DH-17 Blaster Pistol:-"]


@card("destiny", "SoR-006")
def test_imperial_discipline_is_played_only_on_a_red_character() -> None:
    t = table(Side(team=["Death Trooper", "Nightsister"], hand=["Imperial Discipline"]))
    t.you.cannot_choose("play Imperial Discipline Nightsister")
    t.you.choose("play Imperial Discipline Death Trooper")


# ---------------------------------------------------------------- specials


@card("destiny", "SoR-007")
def test_dt_29_removes_only_a_die_that_shows_a_cost() -> None:
    t = table(
        Side(
            team=["Death Trooper"],
            upgrades={"Death Trooper": ["DT-29 Heavy Blaster Pistol"]},
            pool=["DT-29 Heavy Blaster Pistol:Sp"],
        ),
        Side(team=["Leia Organa*2"], pool=["Leia Organa:2RD1", "Leia Organa:2RD"]),
    )
    t.you.choose("resolve DT-29 Heavy Blaster Pistol:Sp")
    assert t.they.pool == ["Leia Organa:2RD"]


@card("destiny", "SoR-026")
def test_baze_malbus_damages_every_character_of_the_opponent() -> None:
    t = table(
        Side(team=["Baze Malbus"], pool=["Baze Malbus:Sp"]),
        Side(team=["Leia Organa", "Nightsister"], shields={"Nightsister": 1}),
    )
    t.you.choose("resolve Baze Malbus:Sp")
    assert (t.they.damage("Leia Organa"), t.they.damage("Nightsister"), t.they.shields("Nightsister")) == (1, 0, 0)
    assert t.you.damage("Baze Malbus") == 0


@card("destiny", "SoR-028")
def test_a_rebel_commando_pays_for_its_special_and_removes_one_die_of_an_opponent() -> None:
    t = table(
        Side(team=["Rebel Commando"], pool=["Rebel Commando:Sp1"], resources=1),
        Side(team=["Leia Organa*2"], pool=["Leia Organa:2RD", "Leia Organa:1F"]),
    )
    t.you.choose("resolve Rebel Commando:Sp1", "remove Leia Organa:2RD")
    assert (t.they.pool, t.you.resources) == (["Leia Organa:1F"], 0)


@card("destiny", "SoR-031")
def test_u_wing_damages_every_enemy_or_shields_every_friend() -> None:
    mine = Side(
        team=["Leia Organa", "Nightsister"],
        supports=["U-Wing"],
        pool=["U-Wing:Sp"],
        shields={"Nightsister": 2},
    )
    t = table(mine, Side(team=["Count Dooku", "Padawan"]))
    t.you.choose("resolve U-Wing:Sp", "choose 1")
    assert (t.they.damage("Count Dooku"), t.they.damage("Padawan")) == (2, 2)
    t = table(mine, Side(team=["Count Dooku", "Padawan"]))
    t.you.choose("resolve U-Wing:Sp", "choose 2")
    assert (t.you.shields("Leia Organa"), t.you.shields("Nightsister")) == (2, 3)
    assert (t.they.damage("Count Dooku"), t.they.damage("Padawan")) == (0, 0)


def _with_a180() -> Side:
    return Side(team=["Leia Organa"], upgrades={"Leia Organa": ["A180 Blaster"]}, pool=["A180 Blaster:Sp"])


FOES = Side(team=["Count Dooku", "Padawan"], shields={"Padawan": 2})


@rule("destiny.special.choose_among_several")
@card("destiny", "SoR-032")
def test_whoever_resolves_the_die_picks_one_of_three_specials() -> None:
    t = table(_with_a180(), FOES)
    t.you.choose("resolve A180 Blaster:Sp")
    t.you.can_choose("choose 1", "choose 2", "choose 3")
    t.you.choose("choose 1", "hit Padawan")
    assert (t.they.shields("Padawan"), t.you.shields("Leia Organa")) == (1, 1)
    assert (t.you.pool, t.they.damage("Count Dooku")) == ([], 0)


@rule("destiny.special.choose_among_several")
@card("destiny", "SoR-032")
@pytest.mark.parametrize(
    ("choices", "dooku", "padawan", "shields"),
    [(["choose 2"], 1, 0, 1), (["choose 3", "hit Padawan"], 0, 2, 2)],
)
def test_the_other_specials_of_a180(choices: list[str], dooku: int, padawan: int, shields: int) -> None:
    t = table(_with_a180(), Side(team=["Nightsister", "Padawan"], shields={"Padawan": 2}))
    t.you.choose("resolve A180 Blaster:Sp", *choices)
    assert (t.they.damage("Nightsister"), t.they.damage("Padawan")) == (dooku, padawan)
    assert (t.they.shields("Padawan"), t.you.shields("Leia Organa")) == (shields, 0)


@rule("destiny.special.choose_among_several")
def test_which_opponent_is_meant_is_asked_only_for_the_special_that_means_one() -> None:
    t = table(_with_a180(), Side(), Side())
    t.you.choose("resolve A180 Blaster:Sp", "choose 2")
    t.you.can_choose("opponent 2", "opponent 3")
    t = table(_with_a180(), Side(team=["Count Dooku"]), Side())
    t.you.choose("resolve A180 Blaster:Sp", "choose 3")
    t.you.can_choose("hit Leia Organa", "hit Count Dooku", "hit Nightsister")


@card("destiny", "SoR-051")
def test_supply_line_rerolls_any_number_of_ones_own_dice() -> None:
    t = table(
        Side(
            team=["Death Trooper", "Nightsister"],
            supports=["Supply Line"],
            pool=["Supply Line:Sp", "Death Trooper:-", "Nightsister:1Dc"],
        ),
        Side(pool=["Nightsister:1RD"]),
    )
    t.you.choose("resolve Supply Line:Sp", "reroll Death Trooper:-", "reroll Nightsister:1Dc")
    t.you.cannot_choose("reroll Nightsister:1RD")
    t.you.choose("done")
    t.roll("2RD", "2RD")
    assert t.you.pool == ["Death Trooper:2RD", "Nightsister:2RD"]


@card("destiny", "SoR-052")
def test_astromech_turns_a_vehicle_die_of_anybody() -> None:
    t = table(
        Side(supports=["Astromech", "U-Wing"], pool=["Astromech:-", "U-Wing:2R", "Nightsister:1RD"]),
        Side(supports=["First Order TIE Fighter"], pool=["First Order TIE Fighter:3RD1"]),
    )
    t.you.choose("use Astromech")
    t.you.cannot_choose("turn Nightsister:1RD 2RD")
    t.you.can_choose(
        *[f"turn U-Wing:2R {side}" for side in ("3RD", "2F", "Sp")],
        *[f"turn First Order TIE Fighter:3RD1 {side}" for side in ("1RD", "2RD", "1Dr", "Sp", "-")],
    )
    t.you.choose("turn First Order TIE Fighter:3RD1 -")
    assert (t.you.pool, t.they.pool) == (["U-Wing:2R", "Nightsister:1RD"], ["First Order TIE Fighter:-"])


def _with_launcher() -> Side:
    return Side(
        team=["Death Trooper"],
        upgrades={"Death Trooper": ["Rocket Launcher"]},
        pool=["Rocket Launcher:Sp1"],
        resources=1,
    )


@card("destiny", "SoR-053")
def test_rocket_launcher_discards_a_vehicle_be_it_a_support_or_an_upgrade() -> None:
    foe = Side(
        team=["Death Trooper"],
        upgrades={"Death Trooper": ["74-Z Speeder Bike"]},
        supports=["U-Wing", "Supply Line"],
    )
    t = table(_with_launcher(), foe)
    t.you.choose("resolve Rocket Launcher:Sp1", "choose 1")
    t.you.can_choose("discard U-Wing", "discard 74-Z Speeder Bike")
    t.you.choose("discard 74-Z Speeder Bike")
    assert (t.they.discard, t.they.supports, t.you.resources) == (["74-Z Speeder Bike"], ["U-Wing", "Supply Line"], 0)


@card("destiny", "SoR-053")
def test_rocket_launcher_damages_up_to_two_different_characters() -> None:
    t = table(_with_launcher(), Side(team=["Leia Organa", "Count Dooku", "Padawan"]))
    t.you.choose("resolve Rocket Launcher:Sp1", "choose 2", "hit Leia Organa")
    t.you.cannot_choose("hit Leia Organa")
    t.you.choose("hit Padawan")
    assert [t.they.damage(name) for name in ("Leia Organa", "Count Dooku", "Padawan")] == [2, 0, 2]


# ---------------------------------------------------------------- Mon Mothma (27)


@card("destiny", "SoR-027")
def test_mon_mothma_may_reroll_a_die_of_the_events_color() -> None:
    t = table(
        Side(team=["Mon Mothma", "Nightsister"], pool=["Mon Mothma:-", "Nightsister:1RD"], hand=["Field Medic"]),
        Side(team=["Captain Phasma"], pool=["Captain Phasma:2RD"]),
    )
    t.you.choose("play Field Medic", "heal Mon Mothma", "yes")
    t.you.can_choose("reroll Mon Mothma:-", "reroll Captain Phasma:2RD")
    t.you.choose("reroll Captain Phasma:2RD")
    t.roll("-")
    assert (t.you.pool, t.they.pool) == (["Mon Mothma:-", "Nightsister:1RD"], ["Captain Phasma:-"])


@card("destiny", "SoR-027")
@pytest.mark.parametrize("name", ["Defensive Stance", "Supply Line"])
def test_mon_mothma_has_no_die_for_an_event_of_another_color_and_ignores_supports(name: str) -> None:
    t = table(Side(team=["Mon Mothma"], pool=["Mon Mothma:-"], hand=[name]))
    t.you.choose(f"play {name}", *(["shield Mon Mothma"] if name == "Defensive Stance" else []))
    t.they.choose("pass")
    assert t.you.pool == ["Mon Mothma:-"]


# ---------------------------------------------------------------- Temmin "Snap" Wexley (29)

SNAP = 'Temmin "Snap" Wexley'


@card("destiny", "SoR-029")
def test_opponents_pay_for_claiming_while_a_die_of_snap_is_in_the_pool() -> None:
    snap = Side(team=[f"{SNAP}*2"], pool=[f"{SNAP}:1RD", f"{SNAP}:1R"])
    t = table(Side(resources=2), snap)
    assert t.match.label(("claim",)).en == "Claim the battlefield for 1 resource"
    t.you.choose("claim", "no")
    assert (t.you.resources, t.you.controls_field) == (1, True)


@card("destiny", "SoR-029")
def test_an_opponent_without_a_resource_cannot_claim_past_snap() -> None:
    t = table(Side(resources=0), Side(team=[SNAP], pool=[f"{SNAP}:1RD"]))
    assert t.you.why_not("claim") == Refusal("destiny.resource.currency", (1, 0))


@card("destiny", "SoR-029")
@pytest.mark.parametrize("pool", [[], ["Padawan:1F"]])
def test_claiming_is_free_while_no_die_of_snap_is_in_the_pool(pool: list[str]) -> None:
    t = table(Side(resources=0), Side(team=[SNAP, "Padawan"], pool=pool))
    t.you.choose("claim", "no")
    assert t.you.controls_field


@card("destiny", "SoR-029")
def test_snap_himself_claims_for_free() -> None:
    t = table(Side(team=[SNAP], pool=[f"{SNAP}:1RD"], resources=0))
    t.you.choose("claim", "no")
    assert t.you.controls_field
