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

# What "before" abilities interrupt.
DEALT_DAMAGE: Final = 9
GIVEN_SHIELDS: Final = 10
FALLING: Final = 11
PLAYING: Final = 12
RESOLVING: Final = 13

MOMENTS: Final = range(14)
