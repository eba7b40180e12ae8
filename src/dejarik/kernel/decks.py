"""Decks that players bring to a game: what is in them, which rules they break, and how they are read and written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeAlias

from dejarik.kernel.text import EMPTY, Text

DeckForm: TypeAlias = Literal["text", "json"]
"""How a deck is written for people and other programs; between its players it travels as a code."""

LONGEST_CODE: Final = 1000
"""A code has at most so many characters, so that it fits wherever one is kept or typed."""


def deck_key(seat: int) -> str:
    """The option of the game that is the deck of a seat: people count seats from one."""
    return f"deck{seat + 1}"


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken rule: its id in the catalogue, a sentence that says how, and the keys of the cards it is about."""

    rule: str
    text: Text
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckCharacter:
    """A character of the team, with its dice."""

    key: str
    dice: int


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A card of the deck, with its copies."""

    key: str
    copies: int


@dataclass(frozen=True, slots=True)
class DeckSheet:
    """Everything there is to see of a deck. It may be played if it breaks no rule.

    ``code`` is the deck on one line, the same for all decks of the same contents; it leaves the name out. Cards are
    named by the keys of the game's catalogue, and a battlefield or plot that is not chosen is empty. ``size`` is the
    number of cards there are to draw, ``full_size`` the number there have to be.
    """

    name: str
    code: str
    points: int
    point_limit: int
    characters: tuple[DeckCharacter, ...]
    battlefield: str
    plot: str
    cards: tuple[DeckCard, ...]
    size: int
    full_size: int
    violations: tuple[Violation, ...]


@dataclass(frozen=True, slots=True)
class Starter:
    """A ready deck, for whoever has none yet."""

    key: str
    title: Text
    code: str


class Decks(ABC):
    """What a game that is played with decks knows about them. Nothing here minds whether a deck is legal.

    The decks of the seats are options of the game, see ``deck_key``, whose values are codes.
    """

    @property
    @abstractmethod
    def starters(self) -> tuple[Starter, ...]:
        """The ready decks, each of them legal."""

    @abstractmethod
    def read(self, data: bytes | str, place: Text = EMPTY) -> DeckSheet:
        """The deck in any form a player may have; raises BadDeckError with the spot, also for what is far too long."""

    @abstractmethod
    def sheet(self, code: str, name: str = "") -> DeckSheet:
        """The deck of a code under a name; raises BadDeckError."""

    @abstractmethod
    def write(self, code: str, form: DeckForm, name: str = "") -> str:
        """The deck of a code as a file that ``read`` understands; raises BadDeckError."""

    @abstractmethod
    def random(self, rand: Random) -> str:
        """The code of a legal deck made by chance, out of everything the game has."""
