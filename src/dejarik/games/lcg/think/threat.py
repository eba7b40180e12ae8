"""The attacks to come: what the units of both sides could do to objectives, and who is there to stop them."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.model.state import CONFLICT, LcgState
from dejarik.games.lcg.think.worth import Worths

STOPPED: Final = 1.2
"""How much attack each point of a defender's worth stops."""
_REMAINDER: Final = 1e-9
"""What is left of a sum from which all its parts were taken again is no more than this."""


class Threat:
    """What the units of a player could do in the player's next conflict phase, and in the opponent's."""

    __slots__ = ("attack", "blasts", "defense", "refreshes")

    def __init__(self, s: LcgState, seat: int) -> None:
        self.refreshes = seat != s.active or s.phase > CONFLICT
        """Whether a refresh phase comes before the attack."""
        self.attack = self.blasts = self.defense = 0.0

    def copy(self) -> Threat:
        """An equal one."""
        new = Threat.__new__(Threat)
        new.refreshes = self.refreshes
        new.attack, new.blasts, new.defense = self.attack, self.blasts, self.defense
        return new

    def count(self, card: int, worths: Worths, tokens: int, times: int) -> None:
        """Add a unit, or take it away."""
        if not tokens:
            self.defense += times * worths.unit[card]
        if tokens <= (worths.refresh[card] if self.refreshes else 0):
            self.attack += times * worths.fight[card]
            self.blasts += times * worths.blasts[card]

    def against(self, other: Threat) -> float:
        """The damage to objectives that an attack is likely to do."""
        if self.attack <= _REMAINDER:
            return 0.0
        return (1 + self.blasts) * self.attack / (self.attack + STOPPED * max(other.defense, 0.0))
