"""Positions of many games put together, with what a network is to say of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dejarik.learning.features import Floats, Ints
from dejarik.training.selfplay import Kept

LAMBDA: Final = 0.8
"""How much later judgments, and in the end the result, count for what is said of a position."""
RARE: Final = 60
"""Features met in fewer games than this get no row of their own: it would only remember who won those games."""


@dataclass(frozen=True, slots=True)
class Positions:
    """All positions: features of cards by number of row, and where each position's start."""

    starts: Ints
    rows: Ints
    amounts: Floats
    small: Ints
    table: Floats
    hand: Floats
    targets: Floats
    results: Floats
    game: Ints
    """Which game each is from: games are either trained with or judged by, never both."""


@dataclass(frozen=True, slots=True)
class Met:
    """The features that were met, in the order of their rows, and which of them often enough to learn them by heart."""

    features: Ints
    often: NDArray[np.bool_]


def put_together(kept: Sequence[Kept], first_small: int) -> tuple[Positions, Met]:
    """The positions and what was met in them. The card that asks is a feature like the others, with the amount 1."""
    features, amounts, starts = _with_asking(kept)
    games_met = _games_met(kept, int(features.max()) + 1)
    rows = (np.cumsum(games_met > 0) - 1)[features]
    games = np.repeat(np.arange(len(kept)), [len(each.hand) for each in kept])
    found = Positions(
        starts,
        rows,
        amounts,
        np.concatenate([each.of_table[:, 1:] for each in kept]) - first_small,
        np.concatenate([each.table for each in kept]),
        np.concatenate([each.hand for each in kept]),
        np.concatenate([targets(each) for each in kept]),
        np.concatenate([_results(each) for each in kept]),
        games,
    )
    met = np.flatnonzero(games_met)
    return found, Met(met, games_met[met] >= RARE)


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


def targets(kept: Kept, decay: float = LAMBDA) -> Floats:
    """What a network is to say of each position: the result, seen through what was said of the positions between."""
    seats = len(kept.results)
    judged = kept.judged.reshape(seats, -1)
    found: NDArray[np.float32] = np.empty_like(judged)
    ahead = kept.results.copy()
    for step in range(judged.shape[1] - 1, -1, -1):
        found[:, step] = ahead
        ahead = (1 - decay) * judged[:, step] + decay * ahead
    return found.ravel()


def _results(kept: Kept) -> Floats:
    return np.repeat(kept.results, len(kept.hand) // len(kept.results))
