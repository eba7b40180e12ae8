"""What the gray events of Awakenings do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table


@card("destiny", "AW-091")
def test_nowhere_to_run_turns_every_blank_of_yours_to_a_side_of_your_choice() -> None:
    t = table(
        Side(
            team=["AW-010*2", "Nightsister"],
            pool=["AW-010:-", "AW-010:1Sh", "Nightsister:-"],
            hand=["Nowhere to Run"],
        ),
        Side(team=["Rey"], pool=["Rey:-"]),
    )
    t.you.choose("play Nowhere to Run")
    t.you.cannot_choose("done", "turn Rey:- 1MD", "turn Darth Vader:1Sh 3MD")
    t.you.choose("turn Darth Vader:- 3MD", "turn Nightsister:- 1R")
    assert t.you.pool == ["Darth Vader:3MD", "Darth Vader:1Sh", "Nightsister:1R"]
    assert t.they.pool == ["Rey:-"]


@card("destiny", "AW-091")
def test_nowhere_to_run_does_nothing_without_a_blank() -> None:
    t = table(Side(pool=["Nightsister:2RD"], hand=["Nowhere to Run"]))
    t.you.choose("play Nowhere to Run")
    assert t.you.pool == ["Nightsister:2RD"]
    t.they.choose("pass")


@rule("destiny.card.daring_escape.all_blanks")
@card("destiny", "AW-126")
def test_daring_escape_rerolls_dice_of_the_opponent_and_removes_all_blanks() -> None:
    t = table(
        Side(team=["Rey"], pool=["Rey:-"], hand=["Daring Escape"]),
        Side(team=["Jango Fett", "Tusken Raider*2"], pool=["Jango Fett:-", "Tusken Raider:1RD", "Tusken Raider:1MD"]),
    )
    t.you.choose("play Daring Escape", "reroll Tusken Raider:1RD", "done")
    t.roll("-")
    assert (t.they.pool, t.you.pool) == (["Tusken Raider:1MD"], ["Rey:-"])
    t.you.can_choose("activate Rey", "claim", "decline")


@rule("destiny.term.choose_target.any_number_zero")
@card("destiny", "AW-126")
def test_daring_escape_may_reroll_nothing_and_still_removes_blanks() -> None:
    t = table(Side(team=["Rey"], hand=["Daring Escape"]), Side(team=["AW-010*2"], pool=["AW-010:-", "AW-010:3MD"]))
    t.you.choose("play Daring Escape", "done")
    assert t.they.pool == ["Darth Vader:3MD"]


@card("destiny", "AW-151")
def test_aim_turns_a_die_of_yours_to_a_ranged_side() -> None:
    t = table(
        Side(team=["Finn", "Rey"], pool=["Finn:-", "Rey:-"], hand=["Aim"]),
        Side(pool=["Nightsister:-"]),
    )
    t.you.choose("play Aim")
    t.you.can_choose("turn Finn:- 1RD", "turn Finn:- 2RD")
    t.you.choose("turn Finn:- 2RD")
    assert t.you.pool == ["Finn:2RD", "Rey:-"]


@card("destiny", "AW-151")
def test_aim_does_nothing_without_a_die_that_has_ranged_damage() -> None:
    t = table(Side(team=["Rey"], pool=["Rey:-"], hand=["Aim"]))
    t.you.choose("play Aim")
    assert (t.you.pool, t.you.resources) == (["Rey:-"], 1)


@card("destiny", "AW-152")
def test_all_in_resolves_any_number_of_dice_of_different_symbols() -> None:
    t = table(
        Side(team=["Rey", "Finn", "Padawan"], pool=["Rey:1MD", "Finn:2RD", "Padawan:1R"], hand=["All In"]),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("play All In")
    t.you.can_choose("resolve Rey:1MD", "resolve Finn:2RD", "resolve Padawan:1R", "done")
    t.you.choose("resolve Finn:2RD", "hit Count Dooku", "resolve Padawan:1R", "done")
    assert (t.they.damage("Count Dooku"), t.you.resources, t.you.pool) == (2, 2, ["Rey:1MD"])
    t.they.choose("pass")


@card("destiny", "AW-152")
def test_all_in_may_use_modifiers_with_a_die_and_may_resolve_nothing() -> None:
    t = table(
        Side(team=["Rey*2"], pool=["Rey:1MD", "Rey:+2MD"], hand=["All In"]),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("play All In", "resolve Rey:1MD", "modify Rey:+2MD", "hit Count Dooku")
    assert (t.they.damage("Count Dooku"), t.you.pool) == (3, [])
    t = table(Side(team=["Finn"], pool=["Finn:2RD"], hand=["All In"]))
    t.you.choose("play All In", "done")
    assert t.you.pool == ["Finn:2RD"]


@pytest.mark.parametrize(
    ("name", "left"),
    [
        pytest.param("Block", ["Finn:2RD", "Padawan:1F"], marks=card("destiny", "AW-153")),
        pytest.param("Dodge", ["Rey:+2MD", "Padawan:1F"], marks=card("destiny", "AW-155")),
    ],
)
def test_block_and_dodge_remove_all_dice_of_the_opponent_that_show_their_damage(name: str, left: list[str]) -> None:
    t = table(
        Side(team=["Tusken Raider", "Nightsister"], pool=["Tusken Raider:1MD", "Nightsister:2RD"], hand=[name]),
        Side(team=["Rey", "Finn", "Padawan"], pool=["Rey:+2MD", "Finn:2RD", "Padawan:1F"]),
    )
    t.you.choose(f"play {name}")
    assert (t.they.pool, len(t.you.pool), t.you.resources) == (left, 2, 0)


@card("destiny", "AW-154")
@pytest.mark.parametrize(("held", "left"), [(4, 2), (1, 0)])
def test_close_quarters_assault_discards_a_random_card_for_each_melee_die(held: int, left: int) -> None:
    t = table(
        Side(
            team=["AW-010*2", "Nightsister"],
            pool=["AW-010:3MD", "AW-010:2MD", "Nightsister:2RD"],
            hand=["Close Quarters Assault", "Aim"],
        ),
        Side(team=["Rey"], pool=["Rey:1MD"], hand=["Aim"] * held),
    )
    t.you.choose("play Close Quarters Assault")
    assert (len(t.they.hand), len(t.they.discard)) == (left, held - left)
    assert (len(t.you.pool), t.you.hand) == (3, ["Aim"])


@card("destiny", "AW-154")
def test_close_quarters_assault_counts_a_modifier_and_nothing_without_melee_damage() -> None:
    t = table(
        Side(team=["Rey"], pool=["Rey:+2MD"], hand=["Close Quarters Assault"]),
        Side(hand=["Aim", "Aim"]),
    )
    t.you.choose("play Close Quarters Assault")
    assert len(t.they.hand) == 1
    t = table(Side(pool=["Nightsister:2RD"], hand=["Close Quarters Assault"]), Side(hand=["Aim"]))
    t.you.choose("play Close Quarters Assault")
    assert t.they.hand == ["Aim"]


@card("destiny", "AW-156")
def test_flank_removes_a_die_of_an_opponent_with_fewer_ready_characters() -> None:
    t = table(
        Side(team=["Rey", "Finn"], exhausted=["Finn"], hand=["Flank"]),
        Side(team=["AW-010*2"], exhausted=["AW-010"], pool=["AW-010:3MD", "AW-010:1R"]),
    )
    t.you.choose("play Flank", "remove Darth Vader:3MD")
    assert t.they.pool == ["Darth Vader:1R"]


@card("destiny", "AW-156")
def test_flank_is_refused_while_the_opponent_has_as_many_ready_characters() -> None:
    t = table(Side(team=["Rey", "Finn"], exhausted=["Finn"], hand=["Flank"]), Side(team=["AW-010"]))
    t.you.cannot_choose("play Flank")


@card("destiny", "AW-156")
def test_flank_hits_only_that_opponent_of_several() -> None:
    t = table(
        Side(team=["Rey", "Finn"], hand=["Flank"]),
        Side(team=["Count Dooku", "Nightsister"], pool=["Count Dooku:2MD"]),
        Side(team=["Jango Fett"], pool=["Jango Fett:2RD"]),
    )
    t.you.choose("play Flank")
    assert (t.they.pool, t.third.pool) == (["Count Dooku:2MD"], [])


@card("destiny", "AW-157")
def test_take_cover_gives_1_shield_to_any_character() -> None:
    t = table(Side(team=["Rey"], hand=["Take Cover"], resources=0), Side(shields={"Nightsister": 3}))
    t.you.choose("play Take Cover")
    t.you.can_choose("shield Rey", "shield Nightsister")
    t.you.choose("shield Rey")
    assert (t.you.shields("Rey"), t.they.shields("Nightsister")) == (1, 3)
