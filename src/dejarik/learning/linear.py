"""A linear correction of the hand-written evaluation, in plain Python: every feature moves the logit by its own weight.

Weaker than a network and much quicker, and it needs no numpy. A feature of a card weighs what its printed facts say,
and what it was found to weigh besides if it was met often enough in training.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import compress
from operator import getitem
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from dejarik.kernel.encoding import HEAD, Layout
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.learning.facts import printed_facts
from dejarik.learning.features import VALUES, Features
from dejarik.learning.headers import check_fits, damaged
from dejarik.learning.judge import FAR, SURE, LearnedJudge
from dejarik.learning.linear_weights import LinearWeights, read_linear_weights


class Linear:
    """Judges positions of a game; keeps what it worked out about the features it has met."""

    def __init__(self, game: Game[Any], features: Features, weights: LinearWeights) -> None:
        self._game, self._features, self._weights = game, features, weights
        self._of_feature = _Remembered(self._weigh)
        self._sheets: WeakKeyDictionary[Layout, _Sheet] = WeakKeyDictionary()

    def judge(self, states: Sequence[State], seat: int, shares: Sequence[float]) -> list[float]:
        """The seat's chances in positions of one match, of which the hand-written evaluation says these."""
        encoding, weights = self._features.encoding, self._weights
        sheet, encode = self._sheet(encoding.layout(states[0], seat)), encoding.encode
        found = []
        for s, share in zip(states, shares, strict=True):
            logit = weights.bias + weights.hand * _logit(share) + sheet.total(encode(s, seat))
            found.append(1 / (1 + math.exp(-weights.heat * logit)))
        return found

    def weight(self, feature: int) -> float:
        """By how much a feature of a card moves the logit."""
        return self._weights.heat * self._of_feature[feature]

    def _sheet(self, layout: Layout) -> _Sheet:
        found = self._sheets.get(layout)
        if found is None:
            found = self._sheets[layout] = _Sheet(self._features, self._weights, self._of_feature, layout)
        return found

    def _weigh(self, feature: int) -> float:
        fact, key = divmod(feature, self._features.keys)
        own, of_fact = self._weights.features.get(feature, 0.0), self._weights.facts.get(fact)
        if of_fact is None:
            return own
        printed = printed_facts(self._game).rows[key]
        return own + sum([value * of_fact[column] for column, value in printed.items()])


class _Remembered(dict[int, float]):
    """Numbers that are worked out once."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[int], float]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, number: int) -> float:
        found = self[number] = self._work_out(number)
        return found


class _Sheet:
    """What each number in the rows of one match weighs."""

    def __init__(self, features: Features, weights: LinearWeights, of_feature: _Remembered, layout: Layout) -> None:
        self._features, self._weights, self._of_feature = features, weights, of_feature
        # Not the layout itself: it would then never be forgotten.
        self._keys, self._number, self._table = layout.keys, len(layout.keys), len(layout.table)
        self._columns = [self._column(place, name) for place, name in enumerate(layout.table)]
        lies, *others = features.blocks(layout)
        self._lies = self._start(lies.index)
        self._lying = [self._of_place(key) for key in layout.keys]
        self._cards, self._nothing = range(self._number), array("i", bytes(4 * self._number))
        self._others = [(self._start(block.index), block) for block in others]

    def total(self, row: array[int]) -> float:
        """What everything in a row weighs."""
        places = row[self._lies : self._lies + self._number]
        found = sum(map(getitem, self._columns, row)) + sum(map(getitem, self._lying, places))
        keys, of_feature, count = self._keys, self._of_feature, self._features.keys
        for start, block in self._others:
            values = row[start : start + self._number]
            if values == self._nothing:
                continue
            for card in compress(self._cards, values):
                value = values[card]
                fact = block.first + places[card] + block.step * min(value, VALUES - 1)
                found += (block.unit * value or 1.0) * of_feature[fact * count + keys[card]]
        return found

    def _start(self, block: int) -> int:
        return self._table + block * self._number

    def _of_place(self, key: int) -> _Remembered:
        of_feature, count = self._of_feature, self._features.keys
        return _Remembered(lambda place: of_feature[place * count + key] if place else 0.0)

    def _column(self, place: int, name: str) -> _Remembered:
        """What the values of a column of the table weigh: as a number, and each small value by itself."""
        weights, features = self._weights, self._features
        mean, spread, of_number = weights.mean[place], weights.spread[place], weights.table[place]
        small: Sequence[float] = ()
        if name in features.small:
            first = features.first_small[name] - features.of_cards
            small = weights.small[first : first + features.small[name]]
        asks = place == HEAD.index("asking")

        def work_out(value: int) -> float:
            found = of_number * max(-FAR, min(FAR, (value - mean) / spread))
            if small:
                found += small[max(0, min(value, len(small) - 1))]
            return found + self._of_feature[features.asks + value] if asks else found

        return _Remembered(work_out)


def _logit(share: float) -> float:
    held = max(SURE, min(1 - SURE, share))
    return math.log(held / (1 - held))


def fitting_linear(game: Game[Any], seats: int, path: Path) -> LinearWeights:
    """What a file of weights holds; raises WeightsError if it is not for this game as it is now."""
    weights, features = read_linear_weights(path), Features(game, seats)
    check_fits(path, weights.header, game.name, seats, features.digest)
    if len(weights.small) != features.size - features.of_cards:
        raise damaged(path)
    return weights


def linear_judge(game: Game[Any], seats: int, weights: LinearWeights) -> LearnedJudge:
    """The judge that these weights make."""
    return LearnedJudge(game, seats, Linear(game, Features(game, seats), weights), weights.header.guesses)


@lru_cache(maxsize=32)
def linear_from(game: Game[Any], seats: int, path: Path) -> LearnedJudge:
    """The judge that a file of weights makes; raises WeightsError if it does not fit."""
    weights, columns = fitting_linear(game, seats, path), len(printed_facts(game).columns)
    if any(len(of_fact) != columns for of_fact in weights.facts.values()):
        raise damaged(path)
    return linear_judge(game, seats, weights)
