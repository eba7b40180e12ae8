"""Terms about dice: whose they are, what they show, turning, removing, combined values."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.language.dice import sides
from dejarik.games.destiny.show.text import side_name
from dejarik.games.destiny.show.wording import WORDING
from dejarik.kernel.text import Text
from tests.destiny.table import Side, rule, table


@rule("destiny.term.character_die.definition", "destiny.term.character_die.not_upgrade_die")
def test_dice_of_upgrades_and_supports_are_no_character_dice() -> None:
    t = table(
        they=Side(
            team=["Rey", "Leia Organa"],
            upgrades={"Rey": ["Lightsaber"]},
            supports=["Black One"],
            pool=["Rey:1MD", "Lightsaber:1Sh", "Black One:2RD", "Leia Organa:1R"],
            field="Frozen Wastes",
        )
    )
    t.you.choose("claim", "yes")
    t.you.can_choose("remove Rey:1MD", "remove Leia Organa:1R")


@rule("destiny.term.combined_value.definition", "destiny.term.combined_value.example")
@pytest.mark.parametrize(("second", "left"), [("1RD", []), ("2RD", ["Boba Fett:2RD"])])
def test_the_combined_value_is_the_sum_of_the_values(second: str, left: list[str]) -> None:
    """Up to 2 dice with a combined value of 3 or less: 2 and 1 make 3, 2 and 2 are too much."""
    other = "Leia Organa" if second == "1RD" else "Boba Fett"
    t = table(
        Side(team=["AW-046"], hand=["Entangle"]),
        Side(team=[other, "Nightsister"], pool=[f"{other}:{second}", "Nightsister:2RD"]),
    )
    t.you.choose("play Entangle", "remove Nightsister:2RD")
    if not left:
        t.you.choose(f"remove {other}:{second}")
    assert t.they.pool == left


@rule("destiny.term.turn_die.definition")
def test_turning_a_die_rolls_nothing() -> None:
    t = table(Side(team=["AW-035"], pool=["AW-035:-"], hand=["Use The Force"], resources=1))
    t.you.choose("play Use The Force", "turn Luke Skywalker:- 1F")
    assert t.you.pool == ["Luke Skywalker:1F"]
    t.they.choose("pass")


@rule("destiny.term.turn_die.other_side")
def test_a_die_is_turned_to_another_side() -> None:
    t = table(Side(team=["AW-035"], pool=["AW-035:3MD"], hand=["Use The Force"], resources=1))
    t.you.choose("play Use The Force")
    t.you.can_choose(*[f"turn Luke Skywalker:3MD {side}" for side in ("2MD", "1F", "1Sh", "1R", "-")])


@rule("destiny.term.turn_die.identical_side")
def test_a_die_may_be_turned_to_an_identical_side() -> None:
    t = table(Side(team=["Padawan"], pool=["Padawan:1MD"], hand=["Use The Force"], resources=1))
    t.you.choose("play Use The Force")
    t.you.can_choose(*[f"turn Padawan:1MD {side}" for side in ("1MD", "2MD", "1F", "1R", "-")])


@rule("destiny.term.showing.definition")
def test_a_die_shows_the_side_it_was_rolled_to() -> None:
    t = table(Side(team=["Rey"]))
    t.you.choose("activate Rey")
    t.roll("1Dc")
    assert t.you.pool == ["Rey:1Dc"]
    assert t.you.sees("pool", of=t.you) == ["Rey"]


@rule("destiny.term.showing.hidden_sides_do_not_count")
def test_sides_that_are_not_up_do_not_count() -> None:
    t = table(Side(hand=["Dodge"]), Side(team=["Leia Organa"], pool=["Leia Organa:1R"]))
    t.you.choose("play Dodge")
    assert t.they.pool == ["Leia Organa:1R"]


@rule("destiny.term.showing.modifier_counts")
def test_a_modifier_shows_its_symbol() -> None:
    t = table(Side(hand=["Dodge"]), Side(team=["Rebel Trooper"], pool=["Rebel Trooper:+1RD"]))
    t.you.choose("play Dodge")
    assert t.they.pool == []


@rule("destiny.term.showing.dice_on_cards_show_nothing")
def test_a_die_on_its_card_shows_nothing() -> None:
    t = table(Side(hand=["Dodge"]), Side(team=["Leia Organa", "Rebel Trooper"], pool=["Rebel Trooper:1RD"]))
    t.you.choose("play Dodge")
    assert t.they.pool == []
    assert t.spectators.reads()[-1] == "Player 1 removes 1 ranged (Rebel Trooper)."
    t.they.choose("activate Leia Organa")
    t.roll("2RD")


@rule("destiny.term.remove_die.definition")
def test_a_removed_die_lies_on_its_card_and_can_be_rolled_again() -> None:
    t = table(Side(team=["Kylo Ren"], hand=["Isolation"]), Side(team=["Jango Fett"], pool=["Jango Fett:2RD"]))
    t.you.choose("play Isolation")
    assert t.they.pool == []
    t.they.choose("activate Jango Fett")
    t.roll("1R")
    assert t.they.pool == ["Jango Fett:1R"]


@rule("destiny.term.remove_die.only_from_pool")
def test_a_die_that_is_in_no_pool_cannot_be_removed() -> None:
    t = table(Side(team=["Kylo Ren"], hand=["Isolation"]), Side(team=["Jango Fett"]))
    t.you.choose("play Isolation")
    assert t.you.discard == ["Isolation"]
    t.they.choose("activate Jango Fett")
    t.roll("1R")


@rule("destiny.term.remove_die.need_not_be_resolvable")
@pytest.mark.parametrize("die", ["Tusken Raider:3MD1", "Gaffi Stick:+2MD"])
def test_a_die_that_could_not_be_resolved_can_be_removed(die: str) -> None:
    t = table(
        Side(
            team=["Tusken Raider"],
            upgrades={"Tusken Raider": ["Gaffi Stick", "Gaffi Stick"]},
            pool=["Gaffi Stick:Sp", die],
            resources=0,
        ),
        Side(team=["Darth Vader"]),
    )
    t.you.choose("resolve Gaffi Stick:Sp", "hit Darth Vader")
    assert t.they.damage("Darth Vader") == 3
    assert t.you.pool == []
    assert t.you.resources == 0


@rule("destiny.term.choose_target.simultaneously")
def test_several_targets_are_fixed_before_any_damage_is_dealt() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Flame Thrower"]}, pool=["Flame Thrower:Sp"]),
        Side(team=["Leia Organa", "Rey", "Padawan"]),
    )
    t.you.choose("resolve Flame Thrower:Sp", "hit Leia Organa", "hit Rey")
    assert (t.they.damage("Leia Organa"), t.they.damage("Rey")) == (0, 0)
    t.you.cannot_choose("hit Rey", "hit Leia Organa")
    t.you.choose("hit Padawan")
    assert [t.they.damage(name) for name in t.they.team] == [1, 1, 1]


@rule("destiny.term.roll.includes_reroll")
@pytest.mark.parametrize(("side", "resources"), [("1R", 1), ("-", 0)])
def test_a_reroll_is_a_roll(side: str, resources: int) -> None:
    t = table(Side(team=["AW-046"], supports=["Play the Odds"], pool=["AW-046:2RD"], resources=0))
    t.you.choose("use Play the Odds")
    t.roll(side)
    assert t.you.resources == resources


# ---------------------------------------------------------------- what a side is called


def test_sides_are_told_in_words_and_drawn_where_a_die_is_turned() -> None:
    t = table(Side(team=["Luke Skywalker", "Padawan"], pool=["Luke Skywalker:1F", "Padawan:-"]))
    t.you.choose("resolve Luke Skywalker:1F")
    assert t.state.decision is not None
    labels = [WORDING.label(t.state, option) for option in t.state.decision.options]
    assert Text("Turn blank (Padawan) to 1 focus", "Obróć pustą (Padawan) na 1 skupienie") in labels
    t.you.choose("turn Padawan:- 1F")
    line = t.match.told(0)[-1]
    assert line.text == Text("You turn blank (Padawan) to 1 focus.", "Obracasz pustą (Padawan) na 1 skupienie.")
    assert [sign.face.symbol for sign in line.signs] == ["blank", "focus"]


def test_a_side_with_a_cost_and_a_modifier_say_so() -> None:
    told = [side_name(side) for side in sides("3ID1 +1RD 5RD XSh Sp1 -")]
    assert [side.en for side in told] == [
        "3 indirect (costs 1)",
        "+1 ranged",
        "5 ranged",
        "X shields",
        "special (costs 1)",
        "blank",
    ]
    assert [side.pl for side in told] == [
        "3 niebezpośrednie (koszt 1)",
        "+1 dystansowe",
        "5 dystansowych",
        "X osłon",
        "specjalną (koszt 1)",
        "pustą",
    ]
