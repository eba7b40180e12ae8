"""How far search looks ahead: to the end of the phase, where what was begun in it is decided."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.model.state import LcgState

PHASES: Final = 8


def horizon(s: LcgState) -> int:
    """The number of the phase.

    A whole turn is too long for a fair number of samples, and half an engagement tells little of how it will end.
    """
    return s.turn * PHASES + s.phase
