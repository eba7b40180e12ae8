"""What the yellow hero cards of Spirit of Rebellion do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- characters


@card("destiny", "SoR-043")
@rule("destiny.term.turn_die.other_side")
def test_chewbacca_turns_a_die_to_damage_and_deals_as_much() -> None:
    t = table(
        Side(team=["Chewbacca*2"], pool=["Chewbacca:Sp", "Chewbacca:1R"]),
        Side(team=["Rey", "Jango Fett"], pool=["Rey:+2MD", "Jango Fett:1R"]),
    )
    t.you.choose("resolve Chewbacca:Sp")
    t.you.can_choose("turn Rey:+2MD 1MD", "turn Jango Fett:1R 1RD", "turn Jango Fett:1R 2RD", "turn Jango Fett:1R 1MD")
    t.you.choose("turn Jango Fett:1R 2RD", "hit Jango Fett")
    assert (t.they.damage("Jango Fett"), t.they.pool) == (2, ["Rey:+2MD", "Jango Fett:2RD"])


@card("destiny", "SoR-043")
def test_chewbacca_deals_nothing_without_a_die_to_turn() -> None:
    t = table(Side(team=["Chewbacca"], pool=["Chewbacca:Sp"]), Side(team=["Padme Amidala"], pool=["Padme Amidala:1R"]))
    t.you.choose("resolve Chewbacca:Sp")
    assert (t.they.damage("Padme Amidala"), t.they.pool, t.you.pool) == (0, ["Padme Amidala:1R"], [])


JYN = Side(team=["Jyn Erso"], hand=["Let The Wookiee Win", "Shoot First", "Aim", "Draw Attention"], resources=1)


@card("destiny", "SoR-044")
def test_jyn_erso_makes_the_first_yellow_event_of_a_round_cheaper() -> None:
    t = table(JYN, Side(team=["Rey"], pool=["Rey:1MD"]))
    t.you.choose("play Shoot First")
    assert t.you.resources == 1
    t.you.choose("play Let The Wookiee Win")
    t.they.choose("choose 2")
    assert (t.you.resources, t.they.pool) == (0, []), "the second costs what is printed"


@card("destiny", "SoR-044")
def test_jyn_erso_makes_no_other_card_cheaper_and_none_cheaper_than_free() -> None:
    t = table(JYN, Side(team=["Rey"]))
    t.you.choose("play Aim")
    t.they.choose("pass")
    assert t.you.resources == 0, "a gray event"
    t.you.choose("play Draw Attention")
    t.they.choose("pass")
    assert t.you.resources == 0, "an event that costs nothing is the first one all the same"
    t.you.cannot_choose("play Shoot First", "play Let The Wookiee Win")


@card("destiny", "SoR-044")
def test_jyn_erso_helps_again_in_the_next_round_and_never_an_opponent() -> None:
    side = Side(team=["Jyn Erso"], hand=["Shoot First", "Shoot First"], deck=["Dodge"] * 5, resources=0)
    t = table(side, Side(team=["Hired Gun"], hand=["Shoot First"], resources=0))
    t.you.choose("play Shoot First", "decline")
    t.they.cannot_choose("play Shoot First")
    t.they.choose("pass")
    t.you.cannot_choose("play Shoot First")
    t.you.choose("pass")
    t.they.choose("done")
    t.you.choose("done")
    assert t.you.resources == 2
    t.they.choose("pass")
    t.you.choose("play Shoot First")
    assert t.you.resources == 2


@card("destiny", "SoR-044", "AW-033")
@rule("destiny.term.cheapest.counts_modifiers")
def test_what_jyn_erso_makes_cheaper_is_the_cheapest_card() -> None:
    t = table(
        Side(team=["Rebel Trooper"], upgrades={"Rebel Trooper": ["Scout"]}, pool=["Scout:Sp"]),
        Side(team=["Jyn Erso"], hand=["Let The Wookiee Win", "Aim"]),
    )
    t.you.choose("resolve Scout:Sp")
    assert (t.they.hand, t.they.discard) == (["Aim"], ["Let The Wookiee Win"])


@card("destiny", "SoR-044")
def test_people_read_the_lower_cost() -> None:
    t = table(JYN, Side(team=["Rey"]))
    labels = [t.match.label(option).en for option in t.match.options]
    assert "Play “Shoot First” for 0 resources" in labels
    assert "Play “Aim” for 1 resource" in labels


def maz(pool: list[str]) -> Table:
    side = Side(team=["Maz Kanata", "Hired Gun*2", "Guavian Enforcer*2"], pool=pool, resources=0)
    t = table(side, Side(team=["Rey"]))
    t.you.choose("activate Maz Kanata")
    t.roll("1RD")
    return t


@card("destiny", "SoR-045")
def test_maz_kanata_resolves_two_dice_of_any_symbols_at_once() -> None:
    t = maz(["Hired Gun:1R", "Hired Gun:1Dr", "Guavian Enforcer:2RD"])
    t.you.choose("yes", "resolve Hired Gun:1R", "resolve Guavian Enforcer:2RD", "hit Rey")
    assert (t.you.resources, t.they.damage("Rey"), len(t.you.pool)) == (1, 2, 2)
    t.they.choose("pass")


@card("destiny", "SoR-045")
@rule("destiny.carddice.modifiers_need_several_dice")
def test_a_modifier_is_one_of_the_two_dice_of_maz_kanata() -> None:
    t = maz(["Guavian Enforcer:2RD", "Guavian Enforcer:+1RD", "Hired Gun:1R"])
    t.you.choose("yes", "resolve Guavian Enforcer:2RD", "modify Guavian Enforcer:+1RD", "hit Rey")
    assert (t.they.damage("Rey"), t.you.pool) == (3, ["Hired Gun:1R", "Maz Kanata:1RD"])
    t.they.choose("pass")
    t = maz(["Hired Gun:1R", "Guavian Enforcer:+1RD"])
    t.you.choose("yes", "resolve Hired Gun:1R", "resolve Maz Kanata:1RD", "hit Rey")
    assert (t.they.damage("Rey"), t.you.pool) == (1, ["Guavian Enforcer:+1RD"]), "the second die is the last"


@card("destiny", "SoR-045")
def test_maz_kanata_may_resolve_one_die_or_none() -> None:
    t = maz(["Hired Gun:1R"])
    t.you.choose("yes", "resolve Hired Gun:1R", "done")
    assert (t.you.resources, t.you.pool) == (1, ["Maz Kanata:1RD"])
    t = maz(["Hired Gun:1R"])
    t.you.choose("no")
    assert t.you.pool == ["Hired Gun:1R", "Maz Kanata:1RD"]


# ---------------------------------------------------------------- Outer Rim Smuggler


@card("destiny", "SoR-046")
@rule("destiny.errata.outer_rim_smuggler.once_per_round")
def test_outer_rim_smuggler_pays_for_the_last_card_once_a_round() -> None:
    deck = ["Draw Attention", "Draw Attention", *["Dodge"] * 5]
    t = table(
        Side(team=["Outer Rim Smuggler"], hand=["Take Cover"], deck=deck, resources=0, discard=["Don't Get Cocky"]),
        Side(team=["Hired Gun"], hand=["Don't Get Cocky"]),
    )
    t.you.choose("play Take Cover", "shield Outer Rim Smuggler")
    assert t.you.resources == 1
    t.they.choose("play Don't Get Cocky")
    for _ in range(2):
        t.you.choose("play Draw Attention")
        t.they.choose("pass")
    assert (t.you.hand, t.you.resources) == ([], 1), "it was not the first time in this round"


@card("destiny", "SoR-046")
@rule("destiny.errata.outer_rim_smuggler.once_per_round")
def test_outer_rim_smuggler_pays_again_in_the_next_round() -> None:
    t = table(Side(team=["Outer Rim Smuggler"], hand=["Draw Attention"], deck=["Draw Attention"], resources=0), Side())
    t.you.choose("play Draw Attention")
    assert t.you.resources == 1
    t.they.choose("pass")
    t.you.choose("pass")
    assert (t.you.resources, t.you.hand) == (3, ["Draw Attention"])
    t.they.choose("pass")
    t.you.choose("play Draw Attention")
    assert t.you.resources == 4


@card("destiny", "SoR-046", "AW-120")
@rule("destiny.errata.outer_rim_smuggler.two_copies")
def test_two_outer_rim_smugglers_do_not_make_endless_resources() -> None:
    t = table(
        Side(
            team=["Outer Rim Smuggler", "Outer Rim Smuggler"],
            hand=["Return of the Jedi"],
            discard=["Return of the Jedi"],
            resources=1,
        ),
        Side(),
    )
    t.you.choose("play Return of the Jedi", "next Outer Rim Smuggler")
    assert (t.you.resources, t.you.hand) == (2, ["Return of the Jedi"])
    t.they.choose("pass")
    t.you.choose("play Return of the Jedi")
    assert t.you.resources == 1


@card("destiny", "SoR-046", "AW-134")
@rule("destiny.faq.outer_rim_smuggler_smuggling")
def test_a_last_card_that_is_discarded_was_not_played() -> None:
    t = table(Side(team=["Outer Rim Smuggler"], hand=["Smuggling", "Aim"], resources=0), Side())
    t.you.choose("play Smuggling")
    assert (t.you.hand, t.you.resources) == ([], 1)


@card("destiny", "SoR-046")
def test_outer_rim_smuggler_does_not_mind_the_last_card_of_an_opponent() -> None:
    t = table(Side(hand=["Take Cover"]), Side(team=["Outer Rim Smuggler"], resources=0))
    t.you.choose("play Take Cover", "shield Nightsister")
    assert (t.they.resources, t.you.hand) == (0, [])


# ---------------------------------------------------------------- support and upgrades


@card("destiny", "SoR-047")
@pytest.mark.parametrize("side", ["2R", "1R"])
def test_smuggling_freighter_goes_on_top_of_the_deck_with_a_two(side: str) -> None:
    t = table(Side(supports=["Smuggling Freighter"], pool=[f"Smuggling Freighter:{side}"], resources=0), Side())
    t.you.choose(f"resolve Smuggling Freighter:{side}")
    assert (t.you.resources, t.you.pool) == (int(side[0]), [])
    has_left = side == "2R"
    assert (t.you.supports, t.you.deck[0]) == (
        ([], "Smuggling Freighter") if has_left else (["Smuggling Freighter"], "Survival Gear")
    )


@card("destiny", "SoR-047")
def test_smuggling_freighter_stays_when_its_two_is_only_removed() -> None:
    t = table(
        Side(supports=["Smuggling Freighter"], pool=["Smuggling Freighter:2Dr"]),
        Side(team=["Hired Gun"], hand=["Electroshock"]),
        turn_of="they",
    )
    t.they.choose("play Electroshock")
    assert (t.you.supports, t.you.pool) == (["Smuggling Freighter"], [])


@card("destiny", "SoR-048")
def test_bowcaster_pierces_shields_of_up_to_two_characters() -> None:
    t = table(
        Side(team=["Chewbacca"], upgrades={"Chewbacca": ["Bowcaster"]}, pool=["Bowcaster:Sp"]),
        Side(team=["Rey", "Finn", "Padawan"], shields={"Rey": 2}),
    )
    t.you.choose("resolve Bowcaster:Sp", "hit Rey", "hit Finn")
    assert (t.they.damage("Rey"), t.they.shields("Rey"), t.they.damage("Finn")) == (1, 2, 1)
    t.they.choose("pass")


@card("destiny", "SoR-048")
@rule("destiny.keyword.redeploy.move_after_defeat")
def test_bowcaster_is_redeployed() -> None:
    t = table(
        Side(pool=["Nightsister:2RD"]),
        Side(team=["Chewbacca", "Finn"], upgrades={"Chewbacca": ["Bowcaster"]}, damage={"Chewbacca": 10}),
    )
    t.you.choose("resolve Nightsister:2RD", "hit Chewbacca")
    t.they.choose("attach Finn")
    assert t.they.upgrades("Finn") == ["Bowcaster"]


@card("destiny", "SoR-049")
@pytest.mark.parametrize(("team", "left"), [(["Jyn Erso"], 2), (["Jyn Erso", "Finn"], 3)])
def test_lone_operative_heals_more_when_alone(team: list[str], left: int) -> None:
    t = table(
        Side(
            team=team,
            upgrades={"Jyn Erso": ["Lone Operative"]},
            pool=["Lone Operative:Sp"],
            damage={"Jyn Erso": 5},
        ),
        Side(),
    )
    t.you.choose("resolve Lone Operative:Sp")
    assert t.you.damage("Jyn Erso") == left


GOGGLES = Side(team=["Maz Kanata"], upgrades={"Maz Kanata": ["Maz's Goggles"]}, pool=["Maz's Goggles:Sp"])


@card("destiny", "SoR-050")
def test_mazs_goggles_see_a_hand_and_discard_an_event_of_it() -> None:
    t = table(GOGGLES, Side(hand=["Dodge", "Datapad", "Aim"]))
    t.you.choose("resolve Maz's Goggles:Sp")
    assert set(t.you.sees("hand", t.they)) == {"Dodge", "Datapad", "Aim"}
    t.you.can_choose("discard Dodge", "discard Aim")
    t.you.choose("discard Dodge")
    assert (t.they.hand, t.they.discard) == (["Datapad", "Aim"], ["Dodge"])
    t = table(GOGGLES, Side(hand=["Datapad"]))
    t.you.choose("resolve Maz's Goggles:Sp")
    assert t.they.hand == ["Datapad"]


@card("destiny", "SoR-050")
@rule("destiny.term.spot.cannot_spot")
def test_mazs_goggles_need_a_yellow_character() -> None:
    t = table(Side(team=["Rey"], hand=["Maz's Goggles"]), Side())
    t.you.cannot_choose("play Maz's Goggles Rey")
    t = table(Side(team=["Rey", "Finn"], hand=["Maz's Goggles"]), Side())
    t.you.choose("play Maz's Goggles Rey")
    assert t.you.upgrades("Rey") == ["Maz's Goggles"]


@card("destiny", "SoR-118")
def test_life_debt_takes_damage_over_when_its_wearer_is_activated() -> None:
    t = table(
        Side(
            team=["Chewbacca", "Finn"],
            upgrades={"Chewbacca": ["Life Debt"]},
            damage={"Finn": 3, "Chewbacca": 1},
            shields={"Chewbacca": 1},
        ),
        Side(team=["Rey"], damage={"Rey": 1}),
    )
    t.you.choose("activate Chewbacca")
    t.roll("1R")
    t.you.choose("yes")
    t.you.can_choose("from Finn", "from Rey")
    t.you.choose("from Finn")
    assert (t.you.damage("Finn"), t.you.damage("Chewbacca"), t.you.shields("Chewbacca")) == (2, 2, 1)


@card("destiny", "SoR-118")
def test_life_debt_is_for_yellow_characters_and_may_be_declined() -> None:
    t = table(Side(team=["Chewbacca", "Rey"], hand=["Life Debt"], damage={"Rey": 1}), Side())
    t.you.cannot_choose("play Life Debt Rey")
    t.you.choose("play Life Debt Chewbacca")
    t.they.choose("pass")
    t.you.choose("activate Chewbacca")
    t.roll("1R")
    t.you.choose("no")
    assert t.you.damage("Rey") == 1


# ---------------------------------------------------------------- events


@card("destiny", "SoR-110")
def test_garbagell_do_shields_everybody_for_a_vehicle_die() -> None:
    t = table(
        Side(
            team=["Finn", "Hired Gun"],
            supports=["Smuggling Freighter"],
            pool=["Smuggling Freighter:-", "Finn:1R"],
            hand=["Garbage'll Do"],
            shields={"Finn": 1},
        ),
        Side(),
    )
    t.you.choose("play Garbage'll Do")
    assert (t.you.shields("Finn"), t.you.shields("Hired Gun"), t.they.shields("Nightsister")) == (2, 1, 0)
    assert t.you.pool == ["Finn:1R"]
    t.you.choose("resolve Finn:1R")


@card("destiny", "SoR-110")
def test_garbagell_do_needs_a_vehicle_die() -> None:
    t = table(Side(team=["Finn"], pool=["Finn:1R"], hand=["Garbage'll Do"]), Side())
    t.you.choose("play Garbage'll Do")
    assert (t.you.shields("Finn"), t.you.pool) == (0, ["Finn:1R"])


@card("destiny", "SoR-111")
@rule("destiny.shield.max_three")
def test_hold_on_moves_shields_as_far_as_there_is_room() -> None:
    t = table(
        Side(team=["Finn", "Hired Gun", "Chewbacca"], hand=["Hold On!"], shields={"Finn": 3, "Hired Gun": 1}),
        Side(shields={"Nightsister": 3}),
    )
    t.you.choose("play Hold On!")
    t.you.can_choose("from Finn", "from Hired Gun", "done")
    t.you.choose("from Finn")
    t.you.can_choose("to Hired Gun 1", "to Hired Gun 2", "to Chewbacca 1", "to Chewbacca 2", "to Chewbacca 3")
    t.you.choose("to Hired Gun 2")
    assert (t.you.shields("Finn"), t.you.shields("Hired Gun")) == (1, 3)
    t.you.choose("activate Finn")


@card("destiny", "SoR-112")
def test_rebel_plays_a_card_of_the_discard_pile_for_one_less() -> None:
    t = table(
        Side(
            team=["Outer Rim Smuggler"],
            pool=["Outer Rim Smuggler:1Dc"],
            hand=["Rebel", "Datapad"],
            discard=["Holdout Blaster", "Infiltrate", "Flame Thrower"],
            resources=2,
        ),
        Side(),
    )
    t.you.choose("play Rebel")
    t.you.can_choose("play Holdout Blaster Outer Rim Smuggler", "play Infiltrate Outer Rim Smuggler")
    t.you.choose("play Holdout Blaster Outer Rim Smuggler", "decline")
    assert t.you.upgrades("Outer Rim Smuggler") == ["Holdout Blaster"]
    assert (t.you.resources, t.you.discard, t.you.hand) == (0, ["Infiltrate", "Flame Thrower", "Rebel"], ["Datapad"])


@card("destiny", "SoR-112")
def test_rebel_needs_a_die_of_yours_showing_discard() -> None:
    t = table(
        Side(team=["Jyn Erso"], pool=["Jyn Erso:1R"], hand=["Rebel"], discard=["Datapad"]),
        Side(pool=["Nightsister:1Dc"]),
    )
    t.you.cannot_choose("play Rebel")


@card("destiny", "SoR-113")
@rule("destiny.event.in_limbo_while_resolving")
def test_long_con_pays_only_for_another_copy_in_the_discard_pile() -> None:
    t = table(Side(hand=["Long Con", "Long Con"], resources=0), Side(discard=["Long Con"]))
    t.you.choose("play Long Con")
    assert t.you.resources == 0, "neither itself nor an opponent's copy counts"
    t.they.choose("pass")
    t.you.choose("play Long Con")
    assert t.you.resources == 3


@card("destiny", "SoR-114")
def test_loth_cat_and_mouse_trades_a_die_of_their_choice_for_one_of_yours() -> None:
    t = table(
        Side(team=["Finn*2"], pool=["Finn:2RD", "Finn:1R"], hand=["Loth-Cat and Mouse"]),
        Side(team=["Rey", "Hired Gun"], pool=["Rey:1MD", "Hired Gun:1R"]),
    )
    t.you.choose("play Loth-Cat and Mouse")
    t.they.can_choose("remove Finn:2RD", "remove Finn:1R")
    t.they.choose("remove Finn:2RD")
    t.you.can_choose("remove Rey:1MD", "remove Hired Gun:1R")
    t.you.choose("remove Rey:1MD")
    assert (t.you.pool, t.they.pool) == (["Finn:1R"], ["Hired Gun:1R"])


@card("destiny", "SoR-114")
@rule("destiny.effect.then.needs_full_resolution")
def test_loth_cat_and_mouse_removes_nothing_without_a_die_of_yours() -> None:
    t = table(Side(hand=["Loth-Cat and Mouse"]), Side(pool=["Nightsister:1Dc"]))
    t.you.choose("play Loth-Cat and Mouse")
    assert t.they.pool == ["Nightsister:1Dc"]


@card("destiny", "SoR-115")
def test_never_tell_me_the_odds_turns_the_dice_of_one_yellow_character() -> None:
    t = table(
        Side(
            team=["Finn", "Hired Gun", "Rey"],
            upgrades={"Finn": ["Holdout Blaster"]},
            pool=["Finn:1R", "Holdout Blaster:-", "Hired Gun:1R", "Rey:-"],
            hand=["Never Tell Me The Odds"],
            resources=3,
        ),
        Side(),
    )
    t.you.choose("play Never Tell Me The Odds")
    t.you.can_choose("choose_character Finn", "choose_character Hired Gun")
    t.you.choose("choose_character Finn")
    assert {wish.split(":")[0] for wish in t.offered()} == {"turn Finn", "turn Holdout Blaster", "done"}
    t.you.choose("turn Finn:1R 2RD", "turn Holdout Blaster:- 2RD1")
    assert t.you.pool == ["Finn:2RD", "Holdout Blaster:2RD1", "Hired Gun:1R", "Rey:-"]
    t.they.choose("pass")


BOMB = ["Finn:2RD", "Hired Gun:3RD1", "Chewbacca:2MD", "Jyn Erso:2RD"]


@card("destiny", "SoR-116")
def test_planned_explosion_removes_all_your_dice_and_deals_ten() -> None:
    team = ["Finn", "Hired Gun*2", "Chewbacca", "Jyn Erso"]
    t = table(
        Side(team=team, pool=[*BOMB, "Hired Gun:1R"], hand=["Planned Explosion"]),
        Side(team=["Kylo Ren", "Jango Fett"], pool=["Kylo Ren:1Sh"], shields={"Kylo Ren": 1}),
    )
    t.you.choose("play Planned Explosion", "hit Kylo Ren")
    assert (t.you.pool, t.they.pool, t.they.damage("Kylo Ren")) == ([], ["Kylo Ren:1Sh"], 9)


@card("destiny", "SoR-116")
def test_planned_explosion_needs_dice_worth_ten() -> None:
    team = ["Finn", "Hired Gun", "Chewbacca", "Jyn Erso"]
    t = table(Side(team=team, pool=BOMB, hand=["Planned Explosion"]), Side(pool=["Nightsister:2RD"]))
    t.you.cannot_choose("play Planned Explosion")


@card("destiny", "SoR-117")
def test_double_dealing_pays_for_a_special_rolled() -> None:
    t = table(Side(team=["Chewbacca*2"], supports=["Double-Dealing"], resources=0), Side())
    t.you.choose("activate Chewbacca")
    t.roll("Sp", "1R")
    t.you.choose("yes")
    assert (t.you.resources, t.you.is_exhausted("Double-Dealing")) == (1, True)


@card("destiny", "SoR-117")
@rule("destiny.term.roll.includes_reroll")
def test_double_dealing_counts_rerolls_and_no_other_symbol() -> None:
    t = table(
        Side(team=["Chewbacca"], supports=["Double-Dealing"], pool=["Chewbacca:-"], hand=["Dodge", "Aim"], resources=0),
        Side(),
    )
    t.you.choose("discard_to_reroll Dodge")
    t.roll("1R")
    t.they.choose("pass")
    t.you.choose("discard_to_reroll Aim")
    t.roll("Sp")
    t.you.choose("no")
    assert (t.you.resources, t.you.is_exhausted("Double-Dealing")) == (0, False)
