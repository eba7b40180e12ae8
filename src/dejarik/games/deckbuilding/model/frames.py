"""What an ability under way remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from dejarik.abilities.frames import Frame
from dejarik.kernel.plain import record


@record("deckbuilding_frame")
@dataclass(slots=True)
class AbilityFrame(Frame):
    """The registers that every game has are enough here: the card, its player, the opponent meant, what was picked."""

    def copy(self) -> Self:
        """An equal frame that shares nothing."""
        return type(self)(self.source, self.you, self.foe, self.done, self.chosen[:])
