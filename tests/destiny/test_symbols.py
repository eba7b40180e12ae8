"""What each symbol of a die does when it is resolved."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table


@rule("destiny.symbol.roll_now_resolve_later")
def test_rolled_symbols_do_nothing_before_they_are_resolved() -> None:
    t = table(Side(team=["Count Dooku"]), Side(team=["Padawan"]))
    t.you.choose("activate Count Dooku")
    t.roll("2MD")
    assert t.they.damage("Padawan") == 0
    assert t.you.pool == ["Count Dooku:2MD"]
    t.they.choose("pass")
    t.you.choose("resolve Count Dooku:2MD", "hit Padawan")
    assert t.they.damage("Padawan") == 2


# ---------------------------------------------------------------- damage


@rule("destiny.symbol.melee.deal", "destiny.die.value")
def test_melee_damage_is_dealt_to_any_one_character() -> None:
    t = table(Side(team=["Count Dooku"], pool=["Count Dooku:2MD"]), Side(team=["Padawan", "Finn"]))
    t.you.choose("resolve Count Dooku:2MD")
    t.you.can_choose("hit Padawan", "hit Finn", "hit Count Dooku")
    t.you.choose("hit Finn")
    assert (t.they.damage("Padawan"), t.they.damage("Finn")) == (0, 2)
    assert t.you.pool == []


@rule("destiny.symbol.ranged.deal", "destiny.symbol.ranged.one_character")
def test_ranged_damage_is_dealt_to_any_one_character() -> None:
    t = table(Side(team=["AW-046"], supports=["AW-049"], pool=["AW-049:3RD"]), Side(team=["Padawan", "Finn"]))
    t.you.choose("resolve Millennium Falcon:3RD")
    t.you.can_choose("hit Padawan", "hit Finn", "hit Han Solo")
    t.you.choose("hit Padawan")
    assert (t.they.damage("Padawan"), t.they.damage("Finn")) == (3, 0)
    assert t.match.decision is not None
    assert t.match.decision.seat == 1


@rule("destiny.symbol.melee.one_character", "destiny.modifier.adds_to_value")
def test_melee_damage_with_its_modifiers_goes_to_one_character() -> None:
    side = Side(team=["Rey"], upgrades={"Rey": ["Force Training"]}, pool=["Rey:1MD", "Force Training:+2MD"])
    t = table(side, Side(team=["Padawan", "Finn"]))
    t.you.choose("resolve Rey:1MD", "modify Force Training:+2MD")
    t.you.can_choose("hit Padawan", "hit Finn", "hit Rey")
    t.you.choose("hit Padawan")
    assert (t.they.damage("Padawan"), t.they.damage("Finn")) == (3, 0)
    assert t.you.pool == []


@rule("destiny.symbol.melee.each_die_own_target")
def test_each_melee_die_of_an_action_has_its_own_target() -> None:
    t = table(Side(team=["Rey*2"], pool=["Rey:1MD", "Rey:1MD"]), Side(team=["Padawan", "Finn"]))
    t.you.choose("resolve Rey:1MD", "hit Padawan", "resolve Rey:1MD", "hit Finn")
    assert (t.they.damage("Padawan"), t.they.damage("Finn")) == (1, 1)


@rule("destiny.symbol.ranged.each_die_own_target")
def test_each_ranged_die_of_an_action_has_its_own_target() -> None:
    side = Side(team=["Nightsister", "Jango Fett"], pool=["Nightsister:1RD", "Jango Fett:2RD"])
    t = table(side, Side(team=["Padawan", "Finn"]))
    t.you.choose("resolve Nightsister:1RD", "hit Padawan", "resolve Jango Fett:2RD", "hit Finn")
    assert (t.they.damage("Padawan"), t.they.damage("Finn")) == (1, 2)


# ---------------------------------------------------------------- shields


@rule("destiny.symbol.shield.give", "destiny.symbol.shield.one_character")
def test_all_shields_of_a_die_go_to_one_character() -> None:
    t = table(Side(team=["Qui-Gon Jinn", "Padawan"], pool=["Qui-Gon Jinn:2Sh"]), Side(team=["Finn"]))
    t.you.choose("resolve Qui-Gon Jinn:2Sh")
    t.you.can_choose("shield Qui-Gon Jinn", "shield Padawan", "shield Finn")
    t.you.choose("shield Padawan")
    assert (t.you.shields("Padawan"), t.you.shields("Qui-Gon Jinn")) == (2, 0)


@rule("destiny.symbol.shield.each_die_own_target")
def test_each_shield_die_of_an_action_shields_a_character_of_its_own() -> None:
    side = Side(team=["AW-035", "Finn"], pool=["AW-035:1Sh", "Finn:1Sh"])
    t = table(side)
    t.you.choose("resolve Luke Skywalker:1Sh", "shield Finn", "resolve Finn:1Sh", "shield Luke Skywalker")
    assert (t.you.shields("Finn"), t.you.shields("Luke Skywalker")) == (1, 1)


@rule("destiny.shield.max_three")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_character_has_at_most_three_shields(before: int, after: int) -> None:
    gear = {"Padawan": ["Survival Gear"]}
    t = table(Side(team=["Padawan"], upgrades=gear, pool=["Survival Gear:2Sh"], shields={"Padawan": before}))
    t.you.choose("resolve Survival Gear:2Sh", "shield Padawan")
    assert t.you.shields("Padawan") == after


@rule("destiny.shield.max_three")
@card("destiny", "LEG-102")
def test_shields_beyond_the_third_are_ignored_from_cards_too() -> None:
    t = table(Side(team=["Padawan"], hand=["Heightened Awareness"], shields={"Padawan": 1}), Side(team=["Finn"]))
    t.you.choose("play Heightened Awareness", "shield Padawan")
    assert t.you.shields("Padawan") == 3


# ---------------------------------------------------------------- resources


@rule("destiny.symbol.resource.gain", "destiny.die.symbol_sets_effect", "destiny.supply.take_tokens")
def test_resources_are_gained_from_the_supply() -> None:
    t = table(Side(supports=["AW-049"], pool=["AW-049:2R"], resources=1), Side(resources=4))
    t.you.choose("resolve Millennium Falcon:2R")
    assert (t.you.resources, t.they.resources) == (3, 4)
    assert (t.you.damage("Nightsister"), t.they.damage("Nightsister")) == (0, 0)
    assert t.you.pool == []


@rule("destiny.symbol.disrupt.lose", "destiny.supply.return_tokens")
def test_disrupt_makes_an_opponent_lose_resources_that_nobody_gains() -> None:
    t = table(Side(team=["Darth Vader"], pool=["Darth Vader:2Dr"], resources=1), Side(resources=3))
    t.you.choose("resolve Darth Vader:2Dr")
    assert (t.you.resources, t.they.resources) == (1, 1)


@rule("destiny.symbol.disrupt.loses_all_if_short", "destiny.resource.never_below_zero")
@pytest.mark.parametrize("resources", [1, 0])
def test_an_opponent_with_fewer_resources_loses_them_all_and_owes_nothing(resources: int) -> None:
    t = table(Side(team=["Darth Vader"], pool=["Darth Vader:2Dr"]), Side(resources=resources), passes=1)
    t.you.choose("resolve Darth Vader:2Dr")
    assert t.they.resources == 0
    t.they.choose("pass")
    t.you.choose("pass")
    assert t.they.resources == 2


@rule("destiny.symbol.disrupt.lose")
def test_of_several_opponents_one_is_chosen_to_lose_resources() -> None:
    t = table(Side(team=["Darth Vader"], pool=["Darth Vader:2Dr"]), Side(resources=3), Side(resources=3))
    t.you.choose("resolve Darth Vader:2Dr")
    t.you.can_choose("opponent 2", "opponent 3")
    t.you.choose("opponent 3")
    assert (t.they.resources, t.third.resources) == (3, 1)


# ---------------------------------------------------------------- discard


@rule("destiny.symbol.discard.random_cards")
def test_an_opponent_discards_random_cards() -> None:
    hand = ["Aim", "Dodge", "Block", "Flank"]
    t = table(Side(team=["Jabba the Hutt"], pool=["Jabba the Hutt:2Dc"]), Side(team=["Padawan"], hand=hand))
    t.you.choose("resolve Jabba the Hutt:2Dc")
    assert (len(t.they.hand), len(t.they.discard)) == (2, 2)
    assert sorted(t.they.hand + t.they.discard) == sorted(hand)
    assert t.you.discard == []


@rule("destiny.symbol.discard.random_cards")
def test_of_several_opponents_one_is_chosen_to_discard() -> None:
    t = table(Side(team=["Jabba the Hutt"], pool=["Jabba the Hutt:2Dc"]), Side(hand=["Aim"]), Side(hand=["Aim"]))
    t.you.choose("resolve Jabba the Hutt:2Dc", "opponent 2")
    assert (t.they.hand, t.third.hand) == ([], ["Aim"])


@rule("destiny.symbol.discard.all_if_short")
def test_an_opponent_with_fewer_cards_discards_the_whole_hand() -> None:
    t = table(Side(team=["Jabba the Hutt"], pool=["Jabba the Hutt:2Dc"]), Side(team=["Padawan"], hand=["Aim"]))
    t.you.choose("resolve Jabba the Hutt:2Dc")
    assert (t.they.hand, t.they.discard) == ([], ["Aim"])


# ---------------------------------------------------------------- focus

FOCUS = Side(
    team=["Padme Amidala", "Finn"], supports=["BB-8"], pool=["Padme Amidala:2F", "Finn:-", "BB-8:-"], resources=0
)


@rule("destiny.symbol.focus.turn_other_dice", "destiny.symbol.focus.own_dice_only", "destiny.intro.compendium_complete")
def test_focus_turns_ones_other_dice_and_neither_itself_nor_an_opponents() -> None:
    t = table(FOCUS, Side(team=["Padawan"], pool=["Padawan:2MD"]))
    t.you.choose("resolve Padme Amidala:2F")
    finn = ["turn Finn:- 1RD", "turn Finn:- 2RD", "turn Finn:- 1MD", "turn Finn:- 1Sh", "turn Finn:- 1R"]
    droid = ["turn BB-8:- 1F", "turn BB-8:- 1Dr", "turn BB-8:- 1Sh", "turn BB-8:- 1R", "turn BB-8:- Sp"]
    t.you.can_choose(*finn, *droid, "done")


@rule("destiny.symbol.focus.up_to_value", "destiny.intro.compendium_complete")
@pytest.mark.parametrize(
    ("turned", "pool"),
    [
        (("turn Finn:- 2RD", "turn BB-8:- Sp"), ["Finn:2RD", "BB-8:Sp"]),
        (("turn BB-8:- Sp", "done"), ["Finn:-", "BB-8:Sp"]),
        (("done",), ["Finn:-", "BB-8:-"]),
    ],
)
def test_focus_turns_as_many_dice_as_its_value_or_fewer(turned: tuple[str, ...], pool: list[str]) -> None:
    t = table(FOCUS)
    t.you.choose("resolve Padme Amidala:2F", *turned)
    assert t.you.pool == pool
    assert t.match.decision is not None
    assert t.match.decision.seat == 1


# ---------------------------------------------------------------- special


@rule("destiny.symbol.special.use_card_ability", "destiny.symbol.special.only_matching_card")
def test_a_special_uses_the_ability_of_its_own_card_only() -> None:
    side = Side(
        team=["Padme Amidala"], upgrades={"Padme Amidala": ["Lightsaber"]}, pool=["Padme Amidala:Sp"], resources=0
    )
    t = table(side, Side(team=["Padawan"], deck=["Aim", "Dodge"]))
    t.you.choose("resolve Padme Amidala:Sp", "choose 1")
    assert t.they.discard == ["Aim"]
    assert t.they.damage("Padawan") == 0


@rule("destiny.symbol.special.value_fixed_zero")
@card("destiny", "AW-108")
def test_the_value_of_a_special_is_not_raised() -> None:
    side = Side(team=["Rey"], upgrades={"Rey": ["Lightsaber"]}, pool=["Lightsaber:Sp"], hand=["Natural Talent"])
    t = table(side, Side(team=["Padawan"]))
    t.you.choose("play Natural Talent", "hit Padawan")
    assert t.they.damage("Padawan") == 2


@rule(
    "destiny.symbol.special.value_fixed_zero",
    "destiny.symbol.blank.value_fixed_zero",
    "destiny.die.value_zero_blank_special",
)
@card("destiny", "LEG-019")
@pytest.mark.parametrize(("shown", "damage"), [("BB-8:-", 0), ("BB-8:Sp", 0), ("BB-8:1R", 1)])
def test_a_blank_and_a_special_are_worth_nothing(shown: str, damage: int) -> None:
    t = table(
        Side(team=["Boba Fett"], pool=["Boba Fett:Sp"]), Side(team=["Finn", "Padawan"], supports=["BB-8"], pool=[shown])
    )
    t.you.choose("resolve Boba Fett:Sp", f"die {shown}")
    if damage:
        t.you.choose("hit Finn")
    assert t.they.damage("Finn") == damage


MILL, CUT = ("resolve Padme Amidala:Sp", "choose 1"), ("resolve Lightsaber:Sp", "hit Padawan")


@rule("destiny.symbol.special.several_per_action")
@pytest.mark.parametrize("order", [(MILL, CUT), (CUT, MILL)])
def test_specials_of_different_cards_are_resolved_in_one_action_in_any_order(
    order: tuple[tuple[str, ...], ...],
) -> None:
    pool = ["Padme Amidala:Sp", "Lightsaber:Sp"]
    side = Side(team=["Padme Amidala"], upgrades={"Padme Amidala": ["Lightsaber"]}, pool=pool)
    t = table(side, Side(team=["Padawan"], deck=["Aim", "Dodge"]))
    for wishes in order:
        t.you.choose(*wishes)
    assert t.they.discard == ["Aim"]
    assert t.they.damage("Padawan") == 2
    assert t.you.pool == []


@rule("destiny.symbol.special.self_reroll_once")
@card("destiny", "AW-032")
def test_a_die_that_rerolls_itself_is_resolved_once_in_an_action() -> None:
    t = table(Side(team=["Finn"], supports=["Black One"], pool=["Black One:Sp"]), Side(team=["Padawan"]))
    t.you.choose("resolve Black One:Sp", "hit Padawan")
    t.roll("Sp")
    assert t.they.damage("Padawan") == 1
    assert t.you.pool == ["Black One:Sp"]
    t.they.choose("pass")
    t.you.choose("resolve Black One:Sp", "hit Padawan")
    t.roll("-")
    assert t.they.damage("Padawan") == 2


# ---------------------------------------------------------------- blank


@rule("destiny.symbol.blank.no_effect")
def test_a_blank_cannot_be_resolved() -> None:
    t = table(Side(team=["Finn"], pool=["Finn:-"], exhausted=["Finn"]))
    t.you.can_choose("claim", "pass")
    assert t.you.why_not("resolve Finn:-").rule == "destiny.symbol.blank.no_effect"


@rule("destiny.symbol.blank.value_fixed_zero")
@card("destiny", "AW-108")
def test_a_blank_cannot_be_raised() -> None:
    t = table(Side(team=["Finn"], pool=["Finn:-"], hand=["Natural Talent"], resources=1))
    t.you.choose("play Natural Talent")
    assert t.you.pool == ["Finn:-"]
    assert t.they.damage("Nightsister") == 0
    assert t.you.discard == ["Natural Talent"]
