"""What a network is told of a position: what ``game.encode`` gives, as features that do not depend on the decks.

A *feature* is about a card: what is so of it (a *fact of play*, such as lying in a hand, being damaged, a side of its
die) and its key. So whatever decks a match is played with, the same feature means the same. Numbers of the table come
besides, both as they are and, where they are small, one feature for each value.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from dejarik.kernel.encoding import HEAD, Layout
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]

VALUES: Final = 8
"""How many values of something that is no number are told apart."""
STEPS: Final = 16
"""How many values of a number of the table get a feature of their own."""
UNIT: Final = 0.25
"""What one point of damage, a shield and the like counts."""
_UNUSED: Final = frozenset(("position", "key", "owner"))


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


class Features:
    """Turns positions of a game for so many seats into features."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game, self._encoding = game, game.encoding
        tables = self._encoding.tables
        self.keys = len(game.actions.keys) + 1
        self._place_names = [""]
        for zone in tables.zones:
            self._place_names += [f"{zone.name}+{after}" for after in range(seats)] if zone.each else [zone.name]
        self.places = len(self._place_names)
        self.counted = ("place", *tables.by_card, *tables.marks)
        """What counts by how much there is of it."""
        extra = tables.extra.columns if tables.extra is not None else ()
        self.sorts = tuple(dict.fromkeys(map(_sort, extra)))
        """What is told by its value, such as the side that a die shows."""
        self.facts = self.places * (len(self.counted) + VALUES * len(self.sorts)) + 1
        """How many facts of play there are; the last is that the card asks."""
        self.small = {"kind": len(self._encoding.kinds) + 1}
        self.small.update(dict.fromkeys(("over", "chooser", *tables.numbers, *tables.players), STEPS))
        """Numbers of the table with a feature for each value, and how many values."""
        self.of_cards = self.facts * self.keys
        self.size = self.of_cards + sum(self.small.values())
        self._maps: WeakKeyDictionary[Layout, _Map] = WeakKeyDictionary()

    @cached_property
    def digest(self) -> str:
        """Equal only if the features mean the same."""
        tables = self._encoding.tables
        meaning = (
            self._game.actions.version,
            self._game.actions.keys,
            [(zone.name, zone.each) for zone in tables.zones],
            self.counted,
            self.sorts,
            list(self.small.items()),
            list(self._encoding.kinds),
            list(tables.by_seat),
            [*tables.figures, *self._totals()],
            (VALUES, STEPS, UNIT),
        )
        return blake2b(repr(meaning).encode(), digest_size=16).hexdigest()

    def _totals(self) -> tuple[str, ...]:
        totals = self._encoding.tables.totals
        return totals.names if totals is not None else ()

    def fact_name(self, fact: int) -> str:
        """A fact of play in words for those who look into a network, such as ``damage: team+0``."""
        if fact == self.facts - 1:
            return "asks"
        row, place = divmod(fact, self.places)
        if row == 0:
            return self._place_names[place]
        if row < len(self.counted):
            return f"{self.counted[row]}: {self._place_names[place]}"
        sort, value = divmod(row - len(self.counted), VALUES)
        return f"{self.sorts[sort]} {value}: {self._place_names[place]}"

    def of(self, states: Sequence[State], seat: int) -> Batch:
        """What the seat knows of positions of one match."""
        layout = self._encoding.layout(states[0], seat)
        found = self._maps.get(layout)
        if found is None:
            found = self._maps[layout] = _Map(self, layout)
        encode = self._encoding.encode
        rows = np.frombuffer(b"".join([encode(s, seat) for s in states]), np.int32).reshape(len(states), -1)
        return found.batch(rows)


class _Map:
    """Where the features of one match are in its rows."""

    def __init__(self, features: Features, layout: Layout) -> None:
        self._keys = np.array(layout.keys, np.int64)
        self._number, self._table, self._all_blocks = len(layout.keys), len(layout.table), len(layout.blocks)
        self._key_count, self._places = features.keys, features.places
        used = [block for block in layout.blocks if block not in _UNUSED and self._is_known(features, block)]
        self._blocks = np.array([layout.blocks.index(block) for block in used])
        counted = features.counted
        first_sort = features.places * len(counted)
        self._first = np.array(
            [
                counted.index(block) * features.places
                if block in counted
                else first_sort + features.sorts.index(_sort(block)) * VALUES * features.places
                for block in used
            ]
        )
        self._step = np.array([0 if block in counted else features.places for block in used])
        self._unit = np.array([UNIT if block in counted[1:] else 0.0 for block in used], np.float32)
        self._small = np.array([layout.table.index(name) for name in features.small])
        sizes = np.array(list(features.small.values()))
        self._most = sizes - 1
        self._small_first = features.of_cards + np.concatenate(([0], np.cumsum(sizes)[:-1]))
        self._asks = (features.facts - 1) * features.keys

    @staticmethod
    def _is_known(features: Features, block: str) -> bool:
        return block in features.counted or _sort(block) in features.sorts

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


def _sort(column: str) -> str:
    """The dice of a card are alike, so the columns of each mean the same."""
    return re.sub(r"\d+$", "", column)
