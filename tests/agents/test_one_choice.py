"""Looking one choice ahead with a judge that learned."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

import pytest

from dejarik import Match
from dejarik.agents.greedy import GreedyAgent
from dejarik.agents.one_choice import OneChoice
from dejarik.agents.trailing import FIRST_GUESSES
from dejarik.games.lcg.model.state import NOBODY, LcgState
from dejarik.kernel import registry
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.learning.judge import GUESSES
from tests.kernel.pig import WHERE


class Hasty:
    """Likes the next turn better than anything, and in this one few options."""

    guesses = GUESSES

    def __init__(self, game: Game[State], turn: int | None) -> None:
        self._game, self._turn = game, turn

    def shares(self, states: Sequence[State], seat: int) -> list[list[float]]:
        liked = [0.9 if self._game.turn(s) != self._turn else 0.5 - 0.01 * _options(s) for s in states]
        return [[like, 1 - like] if seat == 0 else [1 - like, like] for like in liked]


def _options(s: State) -> int:
    return len(s.decision.options) if s.decision is not None else 0


def test_a_long_turn_ends_when_the_hand_written_evaluation_ends_it() -> None:
    match, ended, otherwise = Match("deckbuilding", 2, 5), 0, 0
    while ended < 3:
        game, s, rand = match.game, match.state, Random(1)
        usual = GreedyAgent(rand).choose(game, s)
        hasty = Hasty(game, game.turn(s))
        chosen = OneChoice(rand, lambda _game, _seats, hasty=hasty: hasty).choose(game, s)  # type: ignore[misc]
        assert (chosen == ("end",)) == (usual == ("end",))
        otherwise += chosen != usual
        ended += usual == ("end",)
        match.play(usual)
    assert otherwise, "within the turn the judge chooses"


class Peaceful:
    """Likes least of all to be in an engagement."""

    guesses = GUESSES

    def shares(self, states: Sequence[State], seat: int) -> list[list[float]]:
        liked = [0.5 if cast(LcgState, s).engaged == NOBODY else 0.1 for s in states]
        return [[like, 1 - like] if seat == 0 else [1 - like, like] for like in liked]


def test_a_part_of_a_long_turn_ends_when_the_hand_written_evaluation_ends_it() -> None:
    match, begun = Match("lcg", 2, 5), 0
    while begun < 3:
        game, s, rand = match.game, match.state, Random(1)
        usual = GreedyAgent(rand).choose(game, s)
        if s.decision is not None and s.decision.kind == "engage":
            chosen = OneChoice(rand, lambda _game, _seats: Peaceful()).choose(game, s)
            assert (chosen == ("done",)) == (usual == ("done",))
            begun += chosen != ("done",)
        match.play(usual)


class InOrder:
    """Judges positions by their order, always or every other time; says how often it was asked."""

    guesses = 30

    def __init__(self, wavers: bool) -> None:
        self.asked, self._wavers = 0, wavers

    def shares(self, states: Sequence[State], seat: int) -> list[list[float]]:
        self.asked += 1
        sign = -1 if self._wavers and self.asked % 2 else 1
        liked = [0.5 - 0.01 * sign * place for place in range(len(states))]
        return [[like, 1 - like] if seat == 0 else [1 - like, like] for like in liked]


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(registry._WHERE, "pig", WHERE)
    return Match("pig", 2, 5)


@pytest.mark.parametrize(("wavers", "asked"), [(False, FIRST_GUESSES), (True, InOrder.guesses)])
def test_a_judge_is_asked_about_other_guesses_until_one_option_is_surely_best(
    wavers: bool, asked: int, pig: Match
) -> None:
    judge = InOrder(wavers)
    assert len(pig.options) == 2
    assert GreedyAgent(Random(1), lambda _game, _seats: judge).choose(pig.game, pig.state) == pig.options[0]
    assert judge.asked == asked


def test_an_agent_that_guesses_once_asks_once(pig: Match) -> None:
    judge = InOrder(wavers=False)
    OneChoice(Random(1), lambda _game, _seats: judge, guesses=1).choose(pig.game, pig.state)
    assert judge.asked == 1
