"""Looking one choice ahead with a judge that learned."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from dejarik import Match
from dejarik.agents.greedy import GreedyAgent
from dejarik.agents.one_choice import OneChoice
from dejarik.games.lcg.model.state import NOBODY, LcgState
from dejarik.kernel.game import Game
from dejarik.kernel.state import State


class Hasty:
    """Likes the next turn better than anything, and in this one few options."""

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
