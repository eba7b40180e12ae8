"""What an ability under way remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from dejarik.abilities import frames
from dejarik.abilities.frames import NOBODY
from dejarik.kernel.plain import record


@record("lcg.frame")
@dataclass(slots=True)
class Frame(frames.Frame):
    """An ability with its targets in the order they were chosen and what its trigger was about.

    ``that`` is the card the ability speaks of, ``number`` how much or how many, ``seen`` the cards it looks at.
    ``procedure`` is the whole ability from its costs to its effect, so that whatever interrupts it may cancel it.
    ``printed_cost`` is that of a card that went away as a cost.
    """

    targets: tuple[int, ...] = ()
    that: int = NOBODY
    number: int = 0
    seen: tuple[int, ...] = ()
    printed_cost: int = 0
    procedure: Any = None

    def copy(self) -> Self:
        """An equal frame that shares nothing."""
        made = object.__new__(type(self))
        made.source = self.source
        made.you = self.you
        made.foe = self.foe
        made.done = self.done
        made.chosen = self.chosen[:]
        made.targets = self.targets
        made.that = self.that
        made.number = self.number
        made.seen = self.seen
        made.printed_cost = self.printed_cost
        made.procedure = self.procedure
        return made


def opened(source: int, you: int, foe: int) -> Frame:
    """A frame in which nothing has happened; written out, because one is made whenever an ability is looked at."""
    made = Frame.__new__(Frame)
    made.source = source
    made.you = you
    made.foe = foe
    made.done = True
    made.chosen = []
    made.targets = ()
    made.that = NOBODY
    made.number = 0
    made.seen = ()
    made.printed_cost = 0
    made.procedure = None
    return made


@record("lcg.lasting")
@dataclass(slots=True)
class Lasting:
    """A lasting effect: what it does, to which card (NOBODY: to a player), for whom, and until when.

    ``number`` is how much of it there is, where that was decided when it began.
    """

    effect: Any
    card: int
    seat: int
    until: int
    number: int = 0

    def copy(self) -> Lasting:
        """Nobody changes a lasting effect."""
        return self

    def plain(self) -> list[Any]:
        """The fields in order."""
        return [self.effect, self.card, self.seat, self.until, self.number]
