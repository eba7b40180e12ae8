"""What a network is told of a position: what ``game.encode`` gives, as features that do not depend on the decks.

A *feature* is about a card: what is so of it (a *fact of play*, such as lying in a hand, being damaged, a side of its
die) and its key. So whatever decks a match is played with, the same feature means the same. Numbers of the table come
besides, both as they are and, where they are small, one feature for each value.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import accumulate
from typing import Any, Final

from dejarik.kernel.encoding import Layout
from dejarik.kernel.game import Game

VALUES: Final = 8
"""How many values of something that is no number are told apart."""
STEPS: Final = 16
"""How many values of a number of the table get a feature of their own."""
UNIT: Final = 0.25
"""What one point of damage, a shield and the like counts."""
_UNUSED: Final = frozenset(("position", "key", "owner"))


@dataclass(frozen=True, slots=True)
class Block:
    """A block of a row, a number for each card, and the facts of play that it tells.

    A card in some place is told by the fact ``first + place``, and by the one so many ``step`` further for each value.
    It counts ``unit`` times the value, or once where that is 0.
    """

    index: int
    first: int
    step: int
    unit: float


class Features:
    """What is told of positions of a game with so many seats, and the number that each feature has."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game, self.encoding = game, game.encoding
        tables = self.encoding.tables
        self.keys = len(game.actions.keys) + 1
        self._place_names = [""]
        for zone in tables.zones:
            self._place_names += [f"{zone.name}+{after}" for after in range(seats)] if zone.each else [zone.name]
        self.places = len(self._place_names)
        self.counted = ("place", *tables.by_card, *tables.marks)
        """What counts by how much there is of it."""
        extra = tables.extra.columns if tables.extra is not None else ()
        self.sorts = tuple(dict.fromkeys(map(sort_of, extra)))
        """What is told by its value, such as the side that a die shows."""
        self.facts = self.places * (len(self.counted) + VALUES * len(self.sorts)) + 1
        """How many facts of play there are; the last is that the card asks."""
        self.small = {"kind": len(self.encoding.kinds) + 1}
        self.small.update(dict.fromkeys(("over", "chooser", *tables.numbers, *tables.players), STEPS))
        """Numbers of the table with a feature for each value, and how many values."""
        self.of_cards = self.facts * self.keys
        self.asks = (self.facts - 1) * self.keys
        """The feature that the card asks, for the key 0; those for the others follow."""
        firsts = accumulate(self.small.values(), initial=self.of_cards)
        self.first_small = dict(zip(self.small, firsts, strict=False))
        """The feature of each of these for the value 0; those for the others follow."""
        self.size = self.of_cards + sum(self.small.values())

    @cached_property
    def digest(self) -> str:
        """Equal only if the features mean the same."""
        tables = self.encoding.tables
        meaning = (
            self._game.actions.version,
            self._game.actions.keys,
            [(zone.name, zone.each) for zone in tables.zones],
            self.counted,
            self.sorts,
            list(self.small.items()),
            list(self.encoding.kinds),
            list(tables.by_seat),
            [*tables.figures, *self._totals()],
            (VALUES, STEPS, UNIT),
        )
        return blake2b(repr(meaning).encode(), digest_size=16).hexdigest()

    def _totals(self) -> tuple[str, ...]:
        totals = self.encoding.tables.totals
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

    def blocks(self, layout: Layout) -> list[Block]:
        """The blocks of a row that become features; the first says where each card lies."""
        return [self._block(layout, name) for name in layout.blocks if name not in _UNUSED and self._is_known(name)]

    def _is_known(self, name: str) -> bool:
        return name in self.counted or sort_of(name) in self.sorts

    def _block(self, layout: Layout, name: str) -> Block:
        index = layout.blocks.index(name)
        if name in self.counted:
            return Block(index, self.counted.index(name) * self.places, 0, UNIT if name in self.counted[1:] else 0.0)
        row = len(self.counted) + self.sorts.index(sort_of(name)) * VALUES
        return Block(index, row * self.places, self.places, 0.0)


def sort_of(column: str) -> str:
    """The dice of a card are alike, so the columns of each mean the same."""
    return re.sub(r"\d+$", "", column)
