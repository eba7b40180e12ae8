"""What computers make of a position of Destiny: dice are worth nothing to those who can no longer resolve them."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.agents import make_agent
from dejarik.games.destiny.game import GAME
from tests.destiny.table import Side, Table, table

SOLDIER = "First Order Stormtrooper"


def armed(*shown: str) -> Side:
    """A tired soldier and what the dice of the pool show."""
    return Side(team=[f"{SOLDIER}*2"], pool=[f"{SOLDIER}:{side}" for side in shown], exhausted=[SOLDIER])


def answer(t: Table, description: str = "greedy") -> str:
    """What an agent does next, as a player would say it."""
    return t.spoken(make_agent(description, 1).choose(GAME, t.state))


@pytest.mark.parametrize("description", ["greedy", "mcts:30"])
@pytest.mark.parametrize("position", [{}, {"claimed_by": "they", "holder": "they"}, {"passes": 1}], ids=str)
def test_damage_is_dealt_before_the_round_ends(description: str, position: dict[str, Any]) -> None:
    t = table(armed("2RD"), Side(team=["Bala-Tik"], exhausted=["Bala-Tik"]), **position)
    assert answer(t, description) == f"resolve {SOLDIER}:2RD"


@pytest.mark.parametrize("description", ["greedy", "mcts:30"])
def test_resources_are_taken_when_the_battlefield_is_claimed_anyway(description: str) -> None:
    t = table(armed("1R"), Side(team=["Bala-Tik"], exhausted=["Bala-Tik"]), claimed_by="they", holder="they")
    assert answer(t, description) == f"resolve {SOLDIER}:1R"


def test_the_dice_of_whoever_has_claimed_the_battlefield_are_worth_nothing() -> None:
    blank, loaded = (table(armed(shows), turn_of="they", claimed_by="you", holder="you") for shows in ("-", "2RD"))
    assert GAME.evaluate(loaded.state) == GAME.evaluate(blank.state)


def test_dice_are_worth_less_after_a_pass_and_more_in_ones_own_turn() -> None:
    """What two damage showing add to a seat's share, by how sure that seat is of resolving them."""
    gains = []
    positions: tuple[dict[str, Any], ...] = (
        {"turn_of": "they", "claimed_by": "you"},
        {"turn_of": "they", "passes": 1},
        {"turn_of": "you"},
    )
    for position in positions:
        blank, loaded = (GAME.evaluate(table(armed(shows), **position).state)[0] for shows in ("-", "2RD"))
        gains.append(loaded - blank)
    assert 0 == gains[0] < gains[1] < gains[2]


def test_the_end_of_a_claimed_round_changes_nothing_but_the_dice_left() -> None:
    """Cards are ready and hands full again by then, so neither is a reason to pass early."""
    t = table(armed(), Side(team=[SOLDIER], exhausted=[SOLDIER]), claimed_by="they", holder="they")
    before = GAME.evaluate(t.state)
    t.you.choose("pass")
    assert t.round == 3
    assert GAME.evaluate(t.state) == pytest.approx(before, abs=0.03)
