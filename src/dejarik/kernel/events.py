"""What happened, told once where it happens, with the seats that may read the cards in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from dejarik.kernel.text import Text
from dejarik.kernel.view import Face

EVERYBODY: Final = -1
"""All bits set: every seat and the spectators."""

HIDDEN: Final = -1
"""Stands in an event or label for a card the reader may not know."""


Rank: TypeAlias = Literal["heading", "phase", "act", "effect"]
"""A turn or round begins, a part of it begins, somebody does something, or something follows from that."""


@dataclass(slots=True)
class Event:
    """One thing that happened: its kind, whose doing it was, its cards and numbers, and who may read the cards.

    ``reader`` is the seat to whom it is being told, if to one: a sentence may call that player "you".
    """

    kind: str
    seat: int
    cards: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    readers: int = EVERYBODY
    reader: int | None = None

    def seen_by(self, seat: int) -> Event:
        """The event as a seat may read it: cards it may not know are replaced by -1."""
        return self._told(seat, bool(self.readers >> seat & 1))

    def seen_by_all(self, players: int) -> Event:
        """The event with all cards that any of so many players may read; it speaks to nobody in particular."""
        return self._told(None, bool(self.readers & (1 << players) - 1))

    def is_about(self, seat: int) -> bool:
        """Whether whoever reads this sits there."""
        return self.reader is not None and self.reader == seat

    def _told(self, reader: int | None, with_cards: bool) -> Event:
        cards = self.cards if with_cards else (HIDDEN,) * len(self.cards)
        return Event(self.kind, self.seat, cards, self.numbers, self.readers, reader)


@dataclass(frozen=True, slots=True)
class Sign:
    """A die in a sentence: how the sentence calls it, the side it showed, and the key of its card."""

    text: Text
    face: Face
    key: str


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
    ``icon`` is that of what was gained or lost, ``cost`` what it cost, where such a deed has a price.
    """

    kind: DeedKind
    things: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    amount: int = 1
    icon: str = ""
    cost: int | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log, whose doing it was, what part it plays, and what it is about.

    ``things`` are the cards it is about, ``named`` the keys of those whose names stand in its text, in quotation marks,
    ``signs`` the dice in its text, ``deed`` what was done, where that can be shown or summed up.
    """

    seat: int
    text: Text
    rank: Rank = "act"
    things: tuple[int, ...] = ()
    signs: tuple[Sign, ...] = ()
    deed: Deed | None = None
    named: tuple[str, ...] = ()
