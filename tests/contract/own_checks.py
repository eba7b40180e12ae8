"""Invariants of single games beyond those of all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.games.destiny.model.state import DestinyState
from dejarik.games.lcg.model.state import LcgState
from dejarik.kernel.state import State
from tests.destiny.conservation import destiny_is_conserved
from tests.lcg.conservation import lcg_is_conserved

OWN: dict[type[State], Callable[[Any], None]] = {DestinyState: destiny_is_conserved, LcgState: lcg_is_conserved}


def own_tables_are_sound(s: State) -> None:
    """The checks of the game that the state is of, if it has any."""
    if type(s) in OWN:
        OWN[type(s)](s)
