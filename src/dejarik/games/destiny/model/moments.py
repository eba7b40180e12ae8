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

# What "before" abilities interrupt.
DEALT_DAMAGE: Final = 8
GIVEN_SHIELDS: Final = 9
FALLING: Final = 10
PLAYING: Final = 11

MOMENTS: Final = range(12)
