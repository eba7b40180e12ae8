"""What happened, told once where it happens, with the seats that may read the cards in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

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


DeedKind: TypeAlias = Literal[
    "play",
    "use",
    "activate",
    "roll",
    "resolve",
    "attack",
    "attempt",
    "buy",
    "take",
    "sell",
    "claim",
    "commit",
    "gain",
    "lose",
    "draw",
    "discard",
    "hit",
    "heal",
    "shield",
    "defeat",
]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done, in terms that clients know in every game: by or with which things, to which, and how much of it.

    ``amount`` is the number that matters, or how many cards it was about, those the reader may not know included;
    ``icon`` is that of what was gained or lost.
    """

    kind: DeedKind
    things: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    amount: int = 1
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log, whose doing it was, and what was done where that can be shown or summed up."""

    seat: int
    text: Text
    deed: Deed | None = None
