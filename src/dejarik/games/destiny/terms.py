"""The kinds of things cards are, as numbers: types, colours, affiliations, rarities."""

from __future__ import annotations

CHARACTER, UPGRADE, SUPPORT, EVENT, BATTLEFIELD, PLOT = range(6)
KIND_KEYS = ("character", "upgrade", "support", "event", "battlefield", "plot")

RED, BLUE, YELLOW, GRAY = range(4)
COLOR_KEYS = ("red", "blue", "yellow", "gray")

HERO, VILLAIN, NEUTRAL = range(3)
SIDE_KEYS = ("hero", "villain", "neutral")

STARTER, COMMON, UNCOMMON, RARE, LEGENDARY = range(5)

IN_DECKS = frozenset({UPGRADE, SUPPORT, EVENT})
"""The types a deck is made of (destiny.deckbuild.allowed_types)."""
