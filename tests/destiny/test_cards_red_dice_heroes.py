"""What every red hero card and neutral red card of Awakenings with a die does."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table
from tests.scenario import BACK

# ---------------------------------------------------------------- heroes


@card("destiny", "AW-027")
@pytest.mark.parametrize("spent", ["play Take Cover", "discard_to_reroll Take Cover"])
def test_ackbar_hurts_an_opponent_who_plays_or_discards_the_last_card(spent: str) -> None:
    t = table(
        Side(team=["Padawan", "Nightsister"], pool=["Nightsister:1R"], hand=["Take Cover"]),
        Side(team=["Admiral Ackbar"]),
    )
    t.you.choose(spent)
    if spent.startswith("play"):
        t.you.choose("shield Padawan")
    else:
        t.roll("1R")
    t.you.can_choose("hit Padawan", "hit Nightsister")
    t.you.choose("hit Nightsister")
    assert (t.you.damage("Nightsister"), t.they.damage("Admiral Ackbar")) == (2, 0)


@card("destiny", "AW-027")
def test_ackbar_hurts_an_opponent_made_to_discard_the_last_card() -> None:
    t = table(Side(team=["Admiral Ackbar"], pool=["Admiral Ackbar:1Dc"]), Side(team=["Padawan"], hand=["Dodge"]))
    t.you.choose("resolve Admiral Ackbar:1Dc")
    assert (t.they.hand, t.they.damage("Padawan")) == ([], 2)


@card("destiny", "AW-027")
def test_ackbar_does_nothing_while_a_card_is_left_or_the_card_was_his_own() -> None:
    t = table(
        Side(team=["Admiral Ackbar"], hand=["Take Cover"]),
        Side(team=["Padawan"], hand=["Take Cover", "Dodge"]),
        turn_of="they",
    )
    t.they.choose("play Take Cover", "shield Padawan")
    t.you.choose("play Take Cover", "shield Admiral Ackbar")
    assert (t.they.hand, t.they.damage("Padawan"), t.they.shields("Padawan")) == (["Dodge"], 0, 1)
    assert t.you.damage("Admiral Ackbar") == 0


@card("destiny", "AW-027")
def test_ackbar_hurts_the_very_opponent_whose_hand_is_empty() -> None:
    t = table(
        Side(team=["Admiral Ackbar"], hand=["Dodge"]),
        Side(team=["Padawan"]),
        Side(team=["Rey", "Nightsister"], hand=["Take Cover"]),
        turn_of="third",
    )
    t.third.choose("play Take Cover", "shield Rey")
    t.third.can_choose("hit Rey", "hit Nightsister")
    t.third.choose("hit Nightsister")
    assert (t.third.damage("Nightsister"), t.they.damage("Padawan")) == (2, 0)


LEIA = Side(team=["Leia Organa*2", "Padawan"], pool=["Leia Organa:1R", "Leia Organa:-", "Padawan:1R"])


@card("destiny", "AW-028")
def test_leia_gives_up_a_die_to_reroll_two_others() -> None:
    t = table(LEIA, Side(pool=["Nightsister:1R"]))
    t.you.choose("use Leia Organa")
    t.you.can_choose("remove Leia Organa:1R", "remove Leia Organa:-")
    t.you.choose("remove Leia Organa:-")
    t.you.can_choose("reroll Leia Organa:1R", "reroll Padawan:1R", "done")
    t.you.choose("reroll Leia Organa:1R", "reroll Padawan:1R")
    t.roll("2RD", "2MD")
    assert (t.you.pool, t.they.pool) == (["Leia Organa:2RD", "Padawan:2MD"], ["Nightsister:1R"])


@card("destiny", "AW-028")
def test_leia_may_reroll_fewer_dice() -> None:
    t = table(LEIA)
    t.you.choose("use Leia Organa", "remove Leia Organa:-", "done")
    assert t.you.pool == ["Leia Organa:1R", "Padawan:1R"]


@card("destiny", "AW-028")
def test_leia_rerolls_nothing_without_a_die_of_hers() -> None:
    t = table(Side(team=["Leia Organa", "Padawan"], pool=["Padawan:1R"]))
    t.you.choose("use Leia Organa")
    t.they.cannot_choose("done")
    assert t.you.pool == ["Padawan:1R"]


def poe(*hand: str, resources: int = 4) -> Side:
    return Side(team=["Poe Dameron"], pool=["Poe Dameron:Sp"], hand=hand, resources=resources)


@card("destiny", "AW-029")
def test_poe_resolves_a_side_of_a_discarded_vehicle_and_then_plays_it() -> None:
    t = table(poe("Black One", "Take Cover"), Side(team=["Padawan"]))
    t.you.choose("resolve Poe Dameron:Sp")
    t.you.can_choose("discard Black One", "discard Take Cover")
    t.you.choose("discard Black One")
    t.you.can_choose(*[f"side Black One {side}" for side in ("2RD", "3RD", "1Dr", "2Sh", "Sp")])
    t.you.choose("side Black One 3RD", "hit Padawan", "yes")
    assert (t.they.damage("Padawan"), t.you.supports, t.you.resources) == (3, ["Black One"], 0)
    assert (t.you.hand, t.you.discard, t.you.pool) == (["Take Cover"], [], [])


@card("destiny", "AW-029")
def test_poe_may_leave_the_vehicle_in_the_discard_pile() -> None:
    t = table(poe("Black One"), Side(team=["Padawan"]))
    t.you.choose("resolve Poe Dameron:Sp", "side Black One 2RD", "hit Padawan", "no")
    assert (t.you.supports, t.you.discard, t.you.resources) == ([], ["Black One"], 4)


@card("destiny", "AW-029")
def test_poe_is_not_asked_to_play_a_vehicle_he_cannot_pay_or_a_card_that_is_none() -> None:
    for name, side in (("Black One", "2RD"), ("IQA-11 Blaster Rifle", "2RD")):
        t = table(poe(name, resources=3), Side(team=["Padawan"]))
        t.you.choose("resolve Poe Dameron:Sp", f"side {name} {side}", "hit Padawan")
        t.they.cannot_choose("yes")
        assert (t.they.damage("Padawan"), t.you.discard) == (2, [name])


@card("destiny", "AW-029")
def test_poe_pays_the_cost_of_the_side_and_is_offered_no_modifier() -> None:
    t = table(poe("DH-17 Blaster Pistol", resources=1), Side(team=["Padawan"]))
    t.you.choose("resolve Poe Dameron:Sp")
    t.you.can_choose(*[f"side DH-17 Blaster Pistol {side}" for side in ("1RD", "2RD1", "1Sh")])
    t.you.choose("side DH-17 Blaster Pistol 2RD1", "hit Padawan")
    assert (t.they.damage("Padawan"), t.you.resources) == (2, 0)


@card("destiny", "AW-029")
def test_poe_with_a_card_without_a_die_just_discards_it_and_with_no_card_does_nothing() -> None:
    for hand in (["Take Cover"], []):
        t = table(poe(*hand), Side(team=["Padawan"]))
        t.you.choose("resolve Poe Dameron:Sp")
        assert (t.you.discard, t.you.pool, t.you.shields("Poe Dameron")) == (hand, [], 0)


@card("destiny", "AW-029")
def test_poe_plays_a_vehicle_that_is_an_upgrade_on_a_character() -> None:
    t = table(poe("74-Z Speeder Bike", resources=2))
    t.you.choose("resolve Poe Dameron:Sp", "side 74-Z Speeder Bike 1R", "yes")
    assert (t.you.upgrades("Poe Dameron"), t.you.resources) == (["74-Z Speeder Bike"], 1)


@card("destiny", "AW-017", "AW-029")
def test_poe_throws_grenades_that_stay_in_the_discard_pile() -> None:
    t = table(poe("Infantry Grenades", "Dodge"), Side(team=["Padawan", "Rey"]))
    t.you.choose("resolve Poe Dameron:Sp", "discard Infantry Grenades", "side Infantry Grenades Sp")
    assert (t.they.damage("Padawan"), t.they.damage("Rey"), t.you.damage("Poe Dameron")) == (2, 2, 0)
    assert (t.you.discard, t.you.pool) == (["Infantry Grenades"], [])


@card("destiny", "AW-029", "AW-066")
def test_poe_shields_nobody_with_a_jetpack_that_nobody_wears() -> None:
    t = table(poe("Jetpack"), Side(team=["Padawan"], pool=["Padawan:2MD"]))
    t.you.choose("resolve Poe Dameron:Sp", "side Jetpack Sp")
    assert (t.they.pool, t.you.shields("Poe Dameron"), t.you.discard) == ([], 0, ["Jetpack"])


@rule("destiny.faq.poe_black_one_no_roll")
@card("destiny", "AW-029", "AW-032")
def test_poe_does_not_roll_the_die_of_black_one() -> None:
    t = table(poe("Black One", resources=0), Side(team=["Darth Vader"]))
    t.you.choose("resolve Poe Dameron:Sp", "side Black One Sp", "hit Darth Vader")
    assert (t.they.damage("Darth Vader"), t.you.pool, t.you.discard) == (1, [], ["Black One"])


@card("destiny", "AW-030")
def test_rebel_trooper_takes_the_damage_of_a_die_before_he_is_activated() -> None:
    t = table(
        Side(team=["Rebel Trooper", "Padawan"], shields={"Rebel Trooper": 1}),
        Side(team=["Bala-Tik*2", "Nightsister"], pool=["Bala-Tik:+2RD", "Bala-Tik:1R", "Nightsister:1RD"]),
    )
    t.you.choose("activate Rebel Trooper")
    t.you.can_choose("remove Bala-Tik:+2RD", "remove Nightsister:1RD", "decline")
    t.you.choose("remove Bala-Tik:+2RD")
    assert (t.you.damage("Rebel Trooper"), t.you.shields("Rebel Trooper")) == (1, 0)
    t.roll("2RD")
    assert (t.they.pool, t.you.pool) == (["Bala-Tik:1R", "Nightsister:1RD"], ["Rebel Trooper:2RD"])


@card("destiny", "AW-030")
def test_rebel_trooper_may_leave_the_dice_alone() -> None:
    t = table(Side(team=["Rebel Trooper"]), Side(pool=["Nightsister:1RD"]))
    t.you.choose("activate Rebel Trooper", "decline")
    t.roll("2RD")
    assert (t.you.damage("Rebel Trooper"), t.they.pool) == (0, ["Nightsister:1RD"])


@card("destiny", "AW-030")
def test_rebel_trooper_is_not_asked_when_no_die_shows_damage() -> None:
    t = table(Side(team=["Rebel Trooper", "Padawan"], pool=["Padawan:2MD"]), Side(pool=["Nightsister:1R"]))
    t.you.choose("activate Rebel Trooper")
    t.roll("2RD")
    assert t.they.pool == ["Nightsister:1R"]


@card("destiny", "AW-030")
def test_rebel_trooper_who_falls_as_a_guardian_is_not_activated() -> None:
    t = table(Side(team=["Rebel Trooper", "Padawan"], damage={"Rebel Trooper": 6}), Side(pool=["Nightsister:2RD"]))
    t.you.choose("activate Rebel Trooper", "remove Nightsister:2RD")
    assert (t.you.team, t.you.pool, t.they.pool) == (["Padawan"], [], [])


@card("destiny", "AW-031")
@pytest.mark.parametrize("cards", [0, 1, 4])
def test_launch_bay_is_worth_the_cards_in_hand(cards: int) -> None:
    hand = ["Dodge"] * cards
    you = Side(team=["Leia Organa"], supports=["Launch Bay"], hand=hand, pool=["Launch Bay:XRD"])
    t = table(you, Side(team=["Padawan"]))
    t.you.choose("resolve Launch Bay:XRD")
    if cards:
        t.you.choose("hit Padawan")
    assert (t.they.damage("Padawan"), t.you.pool) == (cards, [])


@card("destiny", "AW-031")
def test_launch_bay_counts_the_hand_for_its_other_symbols_too() -> None:
    def side(shown: str) -> Side:
        return Side(
            team=["Leia Organa"], supports=["Launch Bay"], hand=["Dodge", "Dodge"], pool=[f"Launch Bay:{shown}"]
        )

    they = Side(team=["Padawan"], hand=["Take Cover"] * 3, resources=3)
    t = table(side("XSh"), they)
    t.you.choose("resolve Launch Bay:XSh", "shield Leia Organa")
    assert t.you.shields("Leia Organa") == 2
    t = table(side("XDr"), they)
    t.you.choose("resolve Launch Bay:XDr")
    assert t.they.resources == 1
    t = table(side("XDc"), they)
    t.you.choose("resolve Launch Bay:XDc")
    assert (len(t.they.hand), len(t.they.discard)) == (1, 2)


@card("destiny", "AW-029", "AW-031")
def test_launch_bay_discarded_for_poe_counts_what_is_left_in_hand() -> None:
    t = table(poe("Launch Bay", "Dodge", "Dodge"), Side(team=["Padawan"]))
    t.you.choose("resolve Poe Dameron:Sp", "discard Launch Bay", "side Launch Bay XRD", "hit Padawan")
    assert t.they.damage("Padawan") == 2


@card("destiny", "AW-031")
def test_launch_bay_guarded_against_deals_the_cards_in_its_players_hand() -> None:
    t = table(
        Side(team=["Rebel Trooper"], hand=["Dodge"]),
        Side(team=["Leia Organa"], supports=["Launch Bay"], pool=["Launch Bay:XRD"], hand=["Dodge"] * 3),
    )
    t.you.choose("activate Rebel Trooper", "remove Launch Bay:XRD")
    assert t.you.damage("Rebel Trooper") == 3


@card("destiny", "AW-032")
def test_black_one_hits_anybody_and_is_rerolled_in_the_pool() -> None:
    t = table(Side(team=["Poe Dameron"], supports=["Black One"], pool=["Black One:Sp"]), Side(team=["Padawan"]))
    t.you.choose("resolve Black One:Sp")
    t.you.can_choose("hit Padawan", "hit Poe Dameron")
    t.you.choose("hit Padawan")
    t.roll("3RD")
    assert (t.they.damage("Padawan"), t.you.pool) == (1, ["Black One:3RD"])
    t.they.cannot_choose("hit Padawan")


@card("destiny", "AW-032")
def test_black_one_is_not_resolved_twice_in_one_action() -> None:
    t = table(Side(team=["Poe Dameron"], supports=["Black One"], pool=["Black One:Sp"]), Side(team=["Padawan"]))
    t.you.choose("resolve Black One:Sp", "hit Padawan")
    t.roll("Sp")
    t.they.choose("activate Padawan")
    t.roll("1R")
    t.you.choose("resolve Black One:Sp", "hit Padawan")
    t.roll("-")
    assert (t.they.damage("Padawan"), t.you.pool) == (2, ["Black One:-"])


SCOUT = Side(team=["Rebel Trooper"], upgrades={"Rebel Trooper": ["Scout"]}, pool=["Scout:Sp"])


@card("destiny", "AW-033")
def test_scout_shows_the_whole_hand_and_discards_its_cheapest_card() -> None:
    t = table(SCOUT, Side(hand=["Dodge", "Datapad", "AT-ST"]))
    assert t.you.sees("hand", t.they) == [BACK] * 3
    t.you.choose("resolve Scout:Sp")
    assert (t.they.hand, t.they.discard) == (["Dodge", "AT-ST"], ["Datapad"])
    assert sorted(t.you.sees("hand", t.they)) == ["AT-ST", "Dodge"]


@card("destiny", "AW-033")
def test_scout_lets_its_player_pick_among_equally_cheap_cards() -> None:
    t = table(SCOUT, Side(hand=["Dodge", "Datapad", "Promotion"]))
    t.you.choose("resolve Scout:Sp")
    t.you.can_choose("discard Datapad", "discard Promotion")
    t.you.choose("discard Promotion")
    assert (t.they.hand, t.they.discard) == (["Dodge", "Datapad"], ["Promotion"])


@card("destiny", "AW-033")
def test_scout_finds_nothing_in_an_empty_hand() -> None:
    t = table(SCOUT, Side())
    t.you.choose("resolve Scout:Sp")
    assert (t.they.discard, t.you.pool) == ([], [])


@card("destiny", "AW-034")
def test_survival_gear_adds_a_resource_to_another_resource_die() -> None:
    you = Side(upgrades={"Nightsister": ["Survival Gear"]}, pool=["Nightsister:1R", "Survival Gear:+1R"], resources=0)
    t = table(you)
    t.you.cannot_choose("resolve Survival Gear:+1R")
    t.you.choose("resolve Nightsister:1R", "modify Survival Gear:+1R")
    assert (t.you.resources, t.you.pool) == (2, [])


# ---------------------------------------------------------------- neutral


@card("destiny", "AW-053")
def test_outpost_uses_the_claim_ability_without_claiming() -> None:
    t = table(Side(team=["Leia Organa"], supports=["Outpost"], pool=["Outpost:Sp"]), Side(team=["Padawan"]))
    t.you.choose("resolve Outpost:Sp")
    t.you.can_choose("shield Leia Organa", "shield Padawan")
    t.you.choose("shield Leia Organa")
    assert (t.you.shields("Leia Organa"), t.they.controls_field, t.you.pool) == (1, True, [])
    t.they.choose("claim", "no")
    t.you.choose("pass")


@card("destiny", "AW-053")
def test_outpost_uses_the_claim_ability_for_its_own_player() -> None:
    you = Side(team=["Leia Organa"], supports=["Outpost"], pool=["Outpost:Sp"])
    t = table(you, Side(deck=["Dodge", "Block", "Aim"], field="Command Center"))
    t.you.choose("resolve Outpost:Sp")
    assert (t.they.discard, t.they.deck, t.you.discard) == (["Dodge", "Block"], ["Aim"], [])


@card("destiny", "AW-054")
def test_dh_17_pistol_adds_2_to_another_ranged_die() -> None:
    you = Side(
        upgrades={"Nightsister": ["DH-17 Blaster Pistol"]}, pool=["Nightsister:1RD", "DH-17 Blaster Pistol:+2RD"]
    )
    t = table(you, Side(team=["Padawan"]))
    t.you.choose("resolve Nightsister:1RD", "modify DH-17 Blaster Pistol:+2RD", "hit Padawan")
    assert (t.they.damage("Padawan"), t.you.pool, t.you.resources) == (3, [], 2)


@card("destiny", "AW-055", "AW-059")
@pytest.mark.parametrize("name", ["IQA-11 Blaster Rifle", "Lightsaber"])
def test_a_weapon_deals_2_damage_past_the_shields_of_any_character(name: str) -> None:
    t = table(
        Side(upgrades={"Nightsister": [name]}, pool=[f"{name}:Sp"]),
        Side(team=["Padawan", "Hired Gun"], shields={"Padawan": 3}),
    )
    t.you.choose(f"resolve {name}:Sp")
    t.you.can_choose("hit Nightsister", "hit Padawan", "hit Hired Gun")
    t.you.choose("hit Padawan")
    assert (t.they.damage("Padawan"), t.they.shields("Padawan"), t.you.pool) == (2, 3, [])


@card("destiny", "AW-056")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["Dodge"]), ("no", [])])
def test_promotion_may_be_followed_by_drawing_a_card(answer: str, hand: list[str]) -> None:
    t = table(Side(team=["Rebel Trooper"], hand=["Promotion"], deck=["Dodge", "Aim"]))
    t.you.choose("play Promotion Rebel Trooper", answer)
    assert (t.you.hand, t.you.upgrades("Rebel Trooper")) == (hand, ["Promotion"])
