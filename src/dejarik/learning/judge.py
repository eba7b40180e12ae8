"""Networks as judges for agents: one for each game and number of seats for which there are weights."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from dejarik.kernel.game import ENOUGH_ROUNDS, Game
from dejarik.kernel.state import State
from dejarik.learning.features import Features
from dejarik.learning.network import ARRAYS, Network
from dejarik.learning.weights import Weights, check_fits, damaged, read_weights


class LearnedJudge:
    """A network on top of the hand-written evaluation.

    Networks learn from games that are played to their end. They do not know what matters shortly before one that is
    scored after a few rounds, so there the hand-written evaluation judges.
    """

    def __init__(self, game: Game[Any], seats: int, weights: Weights) -> None:
        self._evaluate = game.evaluate
        self._seats = seats
        self._network = Network(game, Features(game, seats), weights)

    def shares(self, states: Sequence[State], seat: int) -> list[list[float]]:
        """Everybody's expected share of the win, as one who knows what the seat knows judges it."""
        found = [self._evaluate(s) for s in states]
        going_on = [place for place, s in enumerate(states) if s.outcome is None and not _is_short(s)]
        if going_on:
            live, hand = [states[place] for place in going_on], [found[place] for place in going_on]
            for place, shares in zip(going_on, self._judged(live, seat, hand), strict=True):
                found[place] = shares
        return found

    def _judged(self, states: list[State], seat: int, hand: list[list[float]]) -> list[list[float]]:
        if self._seats == 2:
            mine = self._network.judge(states, seat, [shares[seat] for shares in hand]).tolist()
            return [[share, 1 - share] if seat == 0 else [1 - share, share] for share in mine]
        columns = [self._network.judge(states, each, [shares[each] for shares in hand]) for each in range(self._seats)]
        rows = [list(map(float, row)) for row in zip(*columns, strict=True)]
        return [[share / sum(row) for share in row] for row in rows]


def _is_short(s: State) -> bool:
    return 0 < s.round_limit < int(ENOUGH_ROUNDS)


def shipped_weights(game: str, seats: int) -> Path | None:
    """The file of weights that comes with the program, if there is one for this game and number of seats."""
    found = Path(str(files("dejarik.learning"))) / "weights" / f"{game}-{seats}.npz"
    return found if found.exists() else None


def fitting_weights(game: Game[Any], seats: int, path: Path) -> Weights:
    """What a file of weights holds; raises WeightsError if it is not for this game as it is now."""
    weights = read_weights(path)
    check_fits(path, weights.header, game.name, seats, Features(game, seats).digest)
    if not weights.arrays.keys() >= {*ARRAYS}:
        raise damaged(path)
    return weights


@lru_cache(maxsize=32)
def judge_from(game: Game[Any], seats: int, path: Path) -> LearnedJudge:
    """The judge that a file of weights makes; raises WeightsError if it does not fit."""
    weights = fitting_weights(game, seats, path)
    try:
        return LearnedJudge(game, seats, weights)
    except (TypeError, ValueError):
        raise damaged(path) from None
