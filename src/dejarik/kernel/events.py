"""What happened, told once where it happens, with the seats that may read the cards in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.kernel.text import Text

EVERYBODY: Final = -1
"""All bits set: every seat and the spectators."""

HIDDEN: Final = -1
"""Stands in an event or label for a card the reader may not know."""


@dataclass(slots=True)
class Event:
    """One thing that happened: its kind, whose doing it was, its cards and numbers, and who may read the cards."""

    kind: str
    seat: int
    cards: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    readers: int = EVERYBODY

    def seen_by(self, seat: int) -> Event:
        """The event as a seat may read it: cards it may not know are replaced by -1."""
        if self.readers >> seat & 1:
            return self
        return Event(self.kind, self.seat, (HIDDEN,) * len(self.cards), self.numbers, self.readers)


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log, and whose doing it was."""

    seat: int
    text: Text
