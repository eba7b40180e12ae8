"""The sides of dice, read from the notation of players: ``2RD`` ranged damage, ``+1MD``, ``3ID1`` with a cost."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

MELEE: Final = 0
RANGED: Final = 1
INDIRECT: Final = 2
SHIELD: Final = 3
RESOURCE: Final = 4
DISRUPT: Final = 5
DISCARD_CARDS: Final = 6
FOCUS: Final = 7
SPECIAL: Final = 8
BLANK: Final = 9
WILD: Final = 10
"""Only on modifiers: it fits a die showing any symbol that has a value."""

SYMBOL_KEYS = (
    "melee",
    "ranged",
    "indirect",
    "shield",
    "resource",
    "disrupt",
    "discard",
    "focus",
    "special",
    "blank",
    "any",
)
"""How views and pages call the symbols."""
SYMBOL_SIGNS = ("MD", "RD", "ID", "Sh", "R", "Dr", "Dc", "F", "Sp", "-", "Any")
"""How players write them."""

DAMAGE_SYMBOLS = frozenset({MELEE, RANGED, INDIRECT})
"""What "showing damage" means since the leaflet (destiny.starter.keyword_guardian_indirect)."""
CLOSE_AND_FAR = frozenset({MELEE, RANGED})
UNVALUED = frozenset({SPECIAL, BLANK})
WITHOUT_EFFECT = frozenset({BLANK, WILD})
"""What cannot be resolved by itself."""
"""Sides whose value is 0 and stays 0 (destiny.die.value_zero_blank_special)."""

SIDES: Final = 6
X: Final = -1
"""A value that the die's own ability defines (destiny.term.x_variable)."""

_SIDE = re.compile(r"(?P<plus>\+?)(?P<value>\d|X)?(?P<sign>MD|RD|ID|Sh|Dr|Dc|F|Sp|R|Any|-)(?P<cost>\d?)")


class Side(NamedTuple):
    """One side of a die."""

    symbol: int
    value: int = 0
    modifier: bool = False
    cost: int = 0

    def __str__(self) -> str:
        sign = SYMBOL_SIGNS[self.symbol]
        if self.symbol in UNVALUED:
            return f"{sign}{self.cost or ''}"
        value = "X" if self.value == X else self.value
        return f"{'+' if self.modifier else ''}{value}{sign}{self.cost or ''}"


def sides(notation: str) -> tuple[Side, ...]:
    """The six sides of a die in the order given: ``sides("1RD 2RD 1F 1Dc 1R -")``."""
    found = tuple(map(_side, notation.split()))
    if len(found) != SIDES:
        raise ValueError(f"a die has six sides, not {len(found)}: {notation!r}")
    return found


def _side(written: str) -> Side:
    match = _SIDE.fullmatch(written)
    if match is None:
        raise ValueError(f"{written!r} is no side of a die")
    value = match["value"] or "0"
    return Side(
        SYMBOL_SIGNS.index(match["sign"]),
        X if value == "X" else int(value),
        bool(match["plus"]),
        int(match["cost"] or 0),
    )
