"""The moments that abilities wait for."""

from __future__ import annotations

ACTIVATED, PLAYED, ROLLED, RESOLVED, DEFEATED, LAST_CARD, TOOK_DAMAGE, SET_UP = range(8)
"""What "after" abilities wait for."""

DEALT_DAMAGE, GIVEN_SHIELDS, FALLING, PLAYING = range(8, 12)
"""What "before" abilities interrupt."""
