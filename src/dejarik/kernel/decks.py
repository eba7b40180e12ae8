"""Custom decks: their contents, the rules they break, and how they are read and written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

from dejarik.kernel.text import EMPTY, Text

DeckForm: TypeAlias = Literal["text", "json"]
"""The formats for people and other programs; everything else passes decks around as codes."""

LONGEST_CODE = 1000
"""The longest code, so that one fits wherever it is stored or typed."""


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
    """The contents of a deck with its statistics and broken rules. It is legal if it breaks none.

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
    """A ready-made deck."""

    key: str
    title: Text
    code: str


class Decks(ABC):
    """Reading, checking and writing the decks of a game. Illegal decks are read and written like any other.

    The decks of the seats are options of the game, see ``deck_key``, whose values are codes.
    """

    @property
    @abstractmethod
    def starters(self) -> tuple[Starter, ...]:
        """The ready-made decks, all of them legal."""

    @abstractmethod
    def read(self, data: bytes | str, place: Text = EMPTY) -> DeckSheet:
        """The deck in any format; raises BadDeckError with the location, also for oversized input."""

    @abstractmethod
    def sheet(self, code: str, name: str = "") -> DeckSheet:
        """The deck of a code under a name; raises BadDeckError."""

    @abstractmethod
    def write(self, code: str, form: DeckForm, name: str = "") -> str:
        """The deck of a code as a file that ``read`` understands; raises BadDeckError."""

    @abstractmethod
    def random(self, rand: Random) -> str:
        """The code of a random legal deck from all cards of the game."""
