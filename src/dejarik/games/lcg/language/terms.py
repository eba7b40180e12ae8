"""The kinds of things cards are, as numbers: sides, affiliations, types, combat icons."""

from __future__ import annotations

from typing import Final, NamedTuple

LIGHT: Final = 0
DARK: Final = 1
SIDE_KEYS: Final = ("light", "dark")

JEDI: Final = 0
REBELS: Final = 1
SMUGGLERS: Final = 2
SITH: Final = 3
NAVY: Final = 4
SCUM: Final = 5
NEUTRAL: Final = 6
AFFILIATION_KEYS: Final = ("jedi", "rebels", "smugglers", "sith", "navy", "scum", "neutral")

AFFILIATION: Final = 0
OBJECTIVE: Final = 1
UNIT: Final = 2
ENHANCEMENT: Final = 3
EVENT: Final = 4
FATE: Final = 5
KIND_KEYS: Final = ("affiliation", "objective", "unit", "enhancement", "event", "fate")

COMMAND_KINDS: Final = frozenset({UNIT, ENHANCEMENT, EVENT, FATE})
"""The types a command deck is made of (lcg.card.command_card)."""

ICON_KEYS: Final = ("unit_damage", "blast", "tactics")


class Icons(NamedTuple):
    """How many combat icons of each type (lcg.card.combat_icons)."""

    unit_damage: int = 0
    blast: int = 0
    tactics: int = 0


NO_ICONS: Final = Icons()


def icons(letters: str) -> tuple[Icons, Icons]:
    """The normal and the edge-enabled icons of a card, written as printed: ``"UB(TT)"``, U for unit damage."""
    outside, _, inside = letters.rstrip(")").partition("(")
    return _counted(outside), _counted(inside)


def _counted(letters: str) -> Icons:
    if letters.strip("UBT"):
        raise ValueError(f"combat icons are written with U, B and T: {letters!r}")
    return Icons(letters.count("U"), letters.count("B"), letters.count("T"))
