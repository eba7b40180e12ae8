"""Positions as batches of features, for what judges many at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from dejarik.kernel.encoding import HEAD, Layout
from dejarik.kernel.state import State
from dejarik.learning.facts import Printed
from dejarik.learning.features import VALUES, Features

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Batch:
    """Some positions: features of cards and how much each counts, where those of a position start, and the table.

    Every position has the same number of features of the table, besides the numbers of the table as they are.
    """

    starts: Ints
    of_cards: Ints
    amounts: Floats
    of_table: Ints
    table: Floats


class Batches:
    """Turns positions of a game for so many seats into batches."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self._maps: WeakKeyDictionary[Layout, _Map] = WeakKeyDictionary()

    def of(self, states: Sequence[State], seat: int) -> Batch:
        """What the seat knows of positions of one match."""
        encoding = self.features.encoding
        layout = encoding.layout(states[0], seat)
        found = self._maps.get(layout)
        if found is None:
            found = self._maps[layout] = _Map(self.features, layout)
        encode = encoding.encode
        rows = np.frombuffer(b"".join([encode(s, seat) for s in states]), np.int32).reshape(len(states), -1)
        return found.batch(rows)


class _Map:
    """Where the features of one match are in its rows."""

    def __init__(self, features: Features, layout: Layout) -> None:
        self._keys = np.array(layout.keys, np.int64)
        self._number, self._table, self._all_blocks = len(layout.keys), len(layout.table), len(layout.blocks)
        self._key_count, self._places = features.keys, features.places
        blocks = features.blocks(layout)
        self._blocks = np.array([block.index for block in blocks])
        self._first = np.array([block.first for block in blocks])
        self._step = np.array([block.step for block in blocks])
        self._unit = np.array([block.unit for block in blocks], np.float32)
        self._small = np.array([layout.table.index(name) for name in features.small])
        self._most = np.array(list(features.small.values())) - 1
        self._small_first = np.array(list(features.first_small.values()))
        self._asks = features.asks

    def batch(self, rows: NDArray[np.int32]) -> Batch:
        count, table = len(rows), rows[:, : self._table]
        blocks = rows[:, self._table :].reshape(count, self._all_blocks, self._number)[:, self._blocks]
        position, block, card = np.nonzero(blocks)
        value = blocks[position, block, card]
        place = blocks[position, 0, card]
        fact = self._first[block] + place + self._step[block] * np.minimum(value, VALUES - 1)
        unit = self._unit[block]
        small = self._small_first + np.clip(table[:, self._small], 0, self._most)
        return Batch(
            np.searchsorted(position, np.arange(count)),
            fact * self._key_count + self._keys[card],
            np.where(unit == 0, np.float32(1), unit * value),
            np.column_stack((self._asks + table[:, HEAD.index("asking")], small)),
            table.astype(np.float32),
        )


def printed_rows(printed: Printed) -> Floats:
    """What is printed on cards as an array with a row for every key."""
    found = np.zeros((len(printed.rows), len(printed.columns)), np.float32)
    for number, row in enumerate(printed.rows):
        found[number, list(row)] = list(row.values())
    return found
