"""What the abilities layer asks of a position: who plays on, whose a card is, which abilities wait for a moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dejarik.abilities.frames import Frame
from dejarik.kernel.state import State


@dataclass(slots=True, kw_only=True, repr=False)
class AbilityState(State):
    """A position in which abilities are carried out; ``frames`` are those under way, innermost last."""

    frames: list[Frame] = field(default_factory=list)

    def new_frame(self, source: int, you: int, foe: int) -> Frame:
        """A frame of the game's own kind."""
        raise NotImplementedError

    def controller(self, card: int) -> int:
        """Who uses the abilities of a card in play."""
        raise NotImplementedError

    def opponents(self, seat: int) -> list[int]:
        """The opponents of a player who are still in the game, in the order in which they are asked."""
        raise NotImplementedError

    def worth_naming(self, effect: Any, frame: Frame) -> list[int]:
        """The opponents an effect could be aimed at; a game may leave out those to whom it would do nothing."""
        return self.opponents(frame.you)

    def can_answer(self, seat: int) -> bool:
        """Whether a player is still in the game."""
        return True

    def abilities_of(self, card: int) -> tuple[Any, ...]:
        """The abilities printed on a card."""
        raise NotImplementedError

    def waiting(self, policy: int, moment: int) -> Sequence[tuple[int, Any]]:
        """The triggered abilities in play of one policy that wait for a moment, each with its card."""
        raise NotImplementedError

    def in_turn(self) -> list[int]:
        """The players, beginning with the one who decides what comes first among simultaneous things."""
        raise NotImplementedError


@dataclass(slots=True, kw_only=True, repr=False)
class QueueState(AbilityState):
    """A position in which abilities may have to wait; ``queue`` holds those that do, first first."""

    queue: list[Any] = field(default_factory=list)
