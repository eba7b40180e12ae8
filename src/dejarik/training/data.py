"""Positions of many games put together, with what a network is to say of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dejarik.learning.batches import Floats, Ints
from dejarik.learning.features import Features
from dejarik.learning.weights import Weights
from dejarik.training.selfplay import Kept
from dejarik.training.sizes import WIDTH

LAMBDA: Final = 0.7
"""How much later positions, and in the end the result, count for what is to be said of one."""
RARE: Final = 150
"""Features met in fewer games than this get no row of their own: it would only remember who won those games."""
RARE_IF_TAUGHT: Final = 20
"""The same where a network says what is to be said: it does not know who won."""
LEAST_SPREAD: Final = 0.1
"""Numbers of the table that hardly ever change are taken to have this standard deviation."""
NOTHING: Final = np.zeros(0, np.int64)


@dataclass(frozen=True, slots=True)
class Positions:
    """All positions: features of cards by number of row, and where each position's start."""

    starts: Ints
    rows: Ints
    amounts: Floats
    small: Ints
    table: Floats
    hand: Floats
    results: Floats
    game: Ints
    """Which game each is from: games are either trained with or judged by, never both."""
    walks: Ints
    """Where the positions of one seat in one game start: each follows from the one before."""


@dataclass(frozen=True, slots=True)
class Met:
    """The features that were met, in the order of their rows, and which of them often enough to learn them by heart."""

    features: Ints
    often: NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Material:
    """What a network of some width is fitted to, and the weights that it goes on from, if there are any."""

    positions: Positions
    met: Met
    features: Features
    printed: Floats
    start: Weights | None = None
    width: int = WIDTH


def put_together(
    kept: Sequence[Kept], first_small: int, known: Ints = NOTHING, rare: int = RARE
) -> tuple[Positions, Met]:
    """The positions and what was met in them, or is known from before.

    The card that asks is a feature like the others, with the amount 1.
    """
    features, amounts, starts = _with_asking(kept)
    games_met = _games_met(kept, 1 + max(int(features.max()), int(known.max(initial=0))))
    games_met[known] = np.maximum(games_met[known], rare)
    rows = (np.cumsum(games_met > 0) - 1)[features]
    games = np.repeat(np.arange(len(kept)), [len(each.hand) for each in kept])
    found = Positions(
        starts,
        rows,
        amounts,
        np.concatenate([each.of_table[:, 1:] for each in kept]) - first_small,
        np.concatenate([each.table for each in kept]),
        np.concatenate([each.hand for each in kept]),
        np.concatenate([_results(each) for each in kept]),
        games,
        _walks(kept),
    )
    met = np.flatnonzero(games_met)
    return found, Met(met, games_met[met] >= rare)


def _games_met(kept: Iterable[Kept], size: int) -> Ints:
    """In how many games each feature was met."""
    found = np.zeros(size, np.int64)
    for each in kept:
        found[np.unique(each.of_cards)] += 1
        found[np.unique(each.of_table[:, 0])] += 1
    return found


def _with_asking(kept: Iterable[Kept]) -> tuple[Ints, Floats, Ints]:
    """Features and amounts of all positions, the card that asks first, and where each position's start."""
    lengths = np.concatenate([each.lengths for each in kept]).astype(np.int64)
    starts = np.concatenate(([0], np.cumsum(lengths + 1)[:-1]))
    size = int(lengths.sum() + len(lengths))
    features, amounts = np.empty(size, np.int64), np.ones(size, np.float32)
    others = np.ones(size, bool)
    others[starts] = False
    features[starts] = np.concatenate([each.of_table[:, 0] for each in kept])
    features[others] = np.concatenate([each.of_cards for each in kept])
    amounts[others] = np.concatenate([each.amounts for each in kept])
    return features, amounts, starts


class Walks:
    """What one seat saw of one game, position by position, for all seats and games at once."""

    def __init__(self, positions: Positions) -> None:
        size = len(positions.hand)
        lengths = np.diff(positions.walks, append=size)
        steps = np.arange(lengths.max())
        self._inside = steps[None] < lengths[:, None]
        self._places = np.minimum(positions.walks[:, None] + steps[None], size - 1)
        self._results = positions.results[positions.walks].astype(np.float32)

    def targets(self, said: Floats) -> Floats:
        """What is to be said of each position, if this is said now: the result, seen through the positions between."""
        along = said[self._places]
        found, ahead = np.empty_like(along), self._results
        for step in range(along.shape[1] - 1, -1, -1):
            found[:, step] = ahead
            mixed = (1 - LAMBDA) * along[:, step] + LAMBDA * ahead
            ahead = np.where(self._inside[:, step], mixed, ahead)
        told: Floats = found[self._inside]
        return told


def _walks(kept: Sequence[Kept]) -> Ints:
    lengths = [len(each.hand) // len(each.results) for each in kept for _ in each.results]
    return np.concatenate(([0], np.cumsum(lengths)[:-1]))


def _results(kept: Kept) -> Floats:
    return np.repeat(kept.results, len(kept.hand) // len(kept.results))
