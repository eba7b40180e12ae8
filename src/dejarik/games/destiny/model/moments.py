"""The moments that abilities wait for."""

from __future__ import annotations

from typing import Final

# What "after" abilities wait for.
ACTIVATED: Final = 0
PLAYED: Final = 1
ROLLED: Final = 2
RESOLVED: Final = 3
DEFEATED: Final = 4
LAST_CARD: Final = 5
TOOK_DAMAGE: Final = 6
SET_UP: Final = 7
CLAIMED: Final = 8
ROLLED_IN: Final = 9
OWN_ROLL: Final = 19
"""``ROLLED`` is any roll of a die, whoever rolled it; these are a roll that brings it into the pool, and a roll or a
reroll by its own player."""
DISCARDED_TO_REROLL: Final = 10
DIE_DEALT_DAMAGE: Final = 11

# What "before" abilities interrupt.
DEALT_DAMAGE: Final = 12
GIVEN_SHIELDS: Final = 13
FALLING: Final = 14
PLAYING: Final = 15
RESOLVING: Final = 16
TAKING_DAMAGE: Final = 17
DISCARDING: Final = 18
"""An upgrade is about to be discarded by the effect of a card."""

MOMENTS: Final = range(20)
