"""The kinds of things cards are, as numbers: types, colors, affiliations, rarities, and what abilities may change."""

from __future__ import annotations

from typing import Final

CHARACTER: Final = 0
UPGRADE: Final = 1
SUPPORT: Final = 2
EVENT: Final = 3
BATTLEFIELD: Final = 4
PLOT: Final = 5
KIND_KEYS: Final = ("character", "upgrade", "support", "event", "battlefield", "plot")

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GRAY: Final = 3
COLOR_KEYS: Final = ("red", "blue", "yellow", "gray")

HERO: Final = 0
VILLAIN: Final = 1
NEUTRAL: Final = 2
SIDE_KEYS: Final = ("hero", "villain", "neutral")

STARTER: Final = 0
COMMON: Final = 1
UNCOMMON: Final = 2
RARE: Final = 3
LEGENDARY: Final = 4

IN_DECKS: Final = frozenset({UPGRADE, SUPPORT, EVENT})
"""The types a deck is made of (destiny.deckbuild.allowed_types)."""

HAND_SIZE: Final = 0
INCOME: Final = 1
STARTING_FUNDS: Final = 2
FIELD_ROLL: Final = 3
"""What abilities may raise or lower for a player."""

ANY: Final = 0
OWN: Final = 1
FOES: Final = 2
FOE: Final = 3
"""Whose: anybody's, one's own, those of opponents, those of the one opponent meant."""
