"""A small network in plain numpy: features in, one number out, which is added to what the hand-written evaluation says.

A feature of a card has a row of its own if it was met often enough in training, and on top of that what its printed
facts say; so a card never met is judged by what is printed on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.learning.batches import Batch, Batches, Floats, Ints, printed_rows
from dejarik.learning.facts import printed_facts
from dejarik.learning.features import Features
from dejarik.learning.headers import check_fits, damaged
from dejarik.learning.judge import FAR, SURE, LearnedJudge
from dejarik.learning.weights import Weights, read_weights

SHAPES: Final = {
    "printed": ("columns", "card"),
    "facts": ("facts",),
    "of_facts": ("facts", "card", "width"),
    "features": ("features",),
    "of_features": ("features", "width"),
    "small": ("small", "width"),
    "table": ("table", "width"),
    "mean": ("table",),
    "spread": ("table",),
    "first_bias": ("width",),
    "second": ("width", "second"),
    "second_bias": ("second",),
    "third": ("second",),
    "scalars": ("scalars",),
}
"""What weights hold, by name; what is called the same has the same size."""
_SCALARS: Final = 3
_BLAS: Final = ThreadpoolController()
_UNKNOWN: Final = -1
_GROWTH: Final = 4096


class Network:
    """Judges positions of a game; built from weights, it keeps the rows of features it has met."""

    def __init__(self, game: Game[Any], features: Features, weights: Weights) -> None:
        self._features, self._batches = features, Batches(features)
        self._cards: Floats = printed_rows(printed_facts(game)) @ weights["printed"]
        self._facts = {int(fact): number for number, fact in enumerate(weights.arrays["facts"])}
        self._of_facts = weights["of_facts"]
        self._own = {int(feature): number for number, feature in enumerate(weights.arrays["features"])}
        self._of_features = weights["of_features"]
        self._small, self._table = weights["small"], weights["table"]
        self._mean, self._spread = weights["mean"], weights["spread"]
        self._first_bias, self._second, self._second_bias = (
            weights["first_bias"],
            weights["second"],
            weights["second_bias"],
        )
        self._third, (self._bias, self._hand, self._heat) = weights["third"], weights["scalars"]
        width = len(self._first_bias)
        self._row_of: NDArray[np.int32] = np.full(features.of_cards, _UNKNOWN, np.int32)
        self._rows = np.zeros((_GROWTH, width), np.float32)
        self._kept = 0

    def judge(self, states: Sequence[State], seat: int, shares: Sequence[float]) -> list[float]:
        """The seat's chances in positions of one match, of which the hand-written evaluation says these."""
        found: list[float] = self.tell(self._batches.of(states, seat), np.array(shares, np.float32)).tolist()
        return found

    def tell(self, batch: Batch, shares: Floats) -> Floats:
        """The same of positions that are a batch already."""
        hand = np.clip(shares, SURE, 1 - SURE)
        with _one_thread():
            logits = self._hand * np.log(hand / (1 - hand)) + self._last(self._first(batch))
        found: Floats = 1 / (1 + np.exp(-self._heat * logits))
        return found

    def worths(self, states: Sequence[State], seat: int, features: Ints) -> Floats:
        """By how much each feature of cards would change the logit if it came to positions of one match, on average."""
        with _one_thread():
            first = self._first(self._batches.of(states, seat))
            without = self._last(first).mean()
            found = [self._last(first + row).mean() - without for row in self._rows_of(features)]
        return np.array(found, np.float32) * np.float32(self._heat)

    def _first(self, batch: Batch) -> Floats:
        table: Floats = np.clip((batch.table - self._mean) / self._spread, -FAR, FAR)
        hidden: Floats = self._first_bias + table @ self._table
        asking, small = batch.of_table[:, 0], batch.of_table[:, 1:] - self._features.of_cards
        hidden += self._small[small].sum(axis=1) + self._rows_of(asking)
        met, amounts = _amounts(batch)
        hidden += amounts @ self._rows_of(met)
        return hidden

    def _last(self, first: Floats) -> Floats:
        hidden = np.maximum(np.maximum(first, 0) @ self._second + self._second_bias, 0)
        found: Floats = hidden @ self._third + self._bias
        return found

    def _rows_of(self, features: Ints) -> Floats:
        numbers = self._row_of[features]
        if (numbers < 0).any():
            for feature in np.unique(features[numbers < 0]).tolist():
                self._keep(feature)
            numbers = self._row_of[features]
        found: Floats = self._rows[numbers]
        return found

    def _keep(self, feature: int) -> None:
        if self._kept == len(self._rows):
            self._rows = np.concatenate((self._rows, np.zeros((_GROWTH, self._rows.shape[1]), np.float32)))
        fact, key = divmod(feature, self._features.keys)
        if key and fact in self._facts:
            self._rows[self._kept] = self._cards[key] @ self._of_facts[self._facts[fact]]
        if feature in self._own:
            self._rows[self._kept] += self._of_features[self._own[feature]]
        self._row_of[feature] = self._kept
        self._kept += 1


def _one_thread() -> AbstractContextManager[object]:
    """Small products of matrices run on one thread; several would mostly wait for one another."""
    limit: AbstractContextManager[object] = _BLAS.limit(limits=1, user_api="blas")
    return limit


def _amounts(batch: Batch) -> tuple[Ints, Floats]:
    """The features of cards that were met, and how much each counts in each position.

    Positions that are judged together have most features in common, so one product of matrices adds up the rows of
    all, where each position adding up rows of its own would read most of them again and again.
    """
    count, size = len(batch.starts), len(batch.of_cards)
    met, column = np.unique(batch.of_cards, return_inverse=True)
    position = np.repeat(np.arange(count), np.diff(batch.starts, append=size))
    amounts = np.bincount(position * len(met) + column, batch.amounts, count * len(met))
    return met, amounts.reshape(count, len(met)).astype(np.float32)


def fitting_network(game: Game[Any], seats: int, path: Path) -> Weights:
    """What a file of weights holds; raises WeightsError if it is not for this game as it is now."""
    weights = read_weights(path)
    features = Features(game, seats)
    check_fits(path, weights.header, game.name, seats, features.digest)
    if not _are_whole(weights.arrays, {"small": features.size - features.of_cards, "scalars": _SCALARS}):
        raise damaged(path)
    return weights


def _are_whole(arrays: Mapping[str, NDArray[Any]], sizes: dict[str, int]) -> bool:
    """Whether nothing is missing and all shapes agree, with one another and with these sizes."""
    for name, shape in SHAPES.items():
        found = arrays[name].shape if name in arrays else ()
        if len(found) != len(shape):
            return False
        if any(sizes.setdefault(each, size) != size for each, size in zip(shape, found, strict=True)):
            return False
    return True


def network_judge(game: Game[Any], seats: int, weights: Weights) -> LearnedJudge:
    """The judge that these weights make."""
    return LearnedJudge(game, seats, Network(game, Features(game, seats), weights), weights.header.guesses)


@lru_cache(maxsize=32)
def network_from(game: Game[Any], seats: int, path: Path) -> LearnedJudge:
    """The judge that a file of weights makes; raises WeightsError if it does not fit."""
    weights = fitting_network(game, seats, path)
    try:
        return network_judge(game, seats, weights)
    except (TypeError, ValueError):
        raise damaged(path) from None
