"""How a game went: the moves that mattered, what was added up, and why each game ended."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from dejarik import Match
from dejarik.kernel.course import key_moments

EXAMPLES = Path(__file__).parents[2] / "docs" / "games"


def two(*first: float) -> list[tuple[float, float]]:
    """The chances of both seats, given those of the first."""
    return [(chance, 1 - chance) for chance in first]


def nothing_is_quiet(_move: int) -> bool:
    return False


def test_a_change_that_stays_is_a_moment_and_one_that_is_undone_is_not() -> None:
    undone = two(0.5, 0.5, 0.5, 0.9, 0.5, 0.5, 0.5, 0.5, 0.7, 0.7, 0.7, 0.7, 1.0)
    found = key_moments(undone, nothing_is_quiet)
    assert [moment.move for moment in found] == [8]
    assert found[0].change == pytest.approx((0.2, -0.2))


def test_moments_are_few_apart_and_in_order() -> None:
    steps = [0.1 + 0.1 * (at // 4) for at in range(36)]
    found = key_moments(two(*steps), nothing_is_quiet)
    assert len(found) == 4
    assert [moment.move for moment in found] == sorted(moment.move for moment in found)
    assert all(later.move - sooner.move >= 3 for sooner, later in pairwise(found))


def test_quiet_moves_and_the_end_are_no_moments() -> None:
    chances = two(0.5, 0.5, 0.5, 0.7, 0.7, 0.7, 0.7, 1.0)
    assert key_moments(chances, lambda move: move == 3) == []
    assert key_moments(two(0.5, 0.5, 1.0), nothing_is_quiet) == []


@pytest.mark.parametrize(
    ("example", "said", "rule"),
    [
        ("bounty", "The level 4 mission is done.", "bounty.end.most_credits"),
        ("deckbuilding", "Bases destroyed: Empire 2 and Rebellion 1.", "deckbuilding.win.base_count"),
        ("destiny-rey-kylo", "No characters left: Player 2.", "destiny.victory.all_characters_defeated"),
        ("lcg", "The Death Star dial has reached 12.", "lcg.win.dark_dial_twelve"),
    ],
)
def test_a_game_says_why_it_ended(example: str, said: str, rule: str) -> None:
    match = Match.from_record((EXAMPLES / f"{example}-example.txt").read_text("utf-8"))
    ending = match.game.ending(match.state, match.events)
    assert ending is not None
    assert ending.text.en.startswith(said)
    assert ending.rule == rule
    totals = match.game.totals(match.state, match.events)
    assert all(len(total.values) == match.players for total in totals)
    assert any(any(total.values) for total in totals)


@pytest.mark.parametrize("game", ["bounty", "deckbuilding", "destiny", "lcg"])
def test_an_agreed_number_of_rounds_is_told_as_the_reason(game: str) -> None:
    match = Match(game, seed=3, options={"rounds": "1"})
    assert match.game.ending(match.state, match.events) is None
    while match.decision is not None:
        match.play(match.options[-1])
    ending = match.game.ending(match.state, match.events)
    assert ending is not None
    assert ending.rule == f"{game}.variant.round_limit"
    assert match.game.round(match.state) == 1
