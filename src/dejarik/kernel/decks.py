"""Custom decks: their contents, the rules they break, and how they are read and written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import ClassVar, Final, Literal, TypeAlias

from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, Text, either, same

DeckForm: TypeAlias = Literal["text", "json", "o8d"]
"""The formats for people and other programs; everything else passes decks around as codes."""

FILE_ENDINGS: Final[Mapping[DeckForm, str]] = MappingProxyType({"text": "txt", "json": "json", "o8d": "o8d"})
"""What files of each format end in."""

SectionRole: TypeAlias = Literal["lead", "draw", "aside"]
"""What the cards of a section are for."""

LONGEST_CODE: Final = 1000
"""The longest code, so that one fits wherever it is stored or typed."""

NO_LEGAL_DECK = Text("no legal deck can be made of these cards", "z tych kart nie da się ułożyć dozwolonej talii")
_NO_SUCH_FORM = Text(
    "decks of this game are not written as “{form}”", "talii tej gry nie zapisuje się w formacie „{form}”"
)
_FORMS_ARE = Text("Use {forms}.", "Podaj {forms}.")


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
class DeckPick:
    """Copies of a card that somebody puts into a section of a deck, all at the same level.

    A level is how much of a card comes along, where the rules leave a choice, such as the dice of a character.
    """

    section: str
    key: str
    copies: int = 1
    level: int = 1


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """Copies of a card in a section, all at the same level; ``label`` says what the level means, if anything."""

    key: str
    copies: int = 1
    level: int = 1
    label: Text = EMPTY


@dataclass(frozen=True, slots=True)
class DeckSection:
    """A part of a deck with its cards and how many there have to be and may be; None for any number.

    Cards that ``lead`` give the deck its name and colors, those to ``draw`` are shuffled, all others lie ``aside``. The
    cards of a section that is ``brought`` come along with those of others and cannot be chosen.
    """

    key: str
    title: Text
    entries: tuple[DeckEntry, ...]
    least: int = 0
    most: int | None = None
    role: SectionRole = "draw"
    brought: bool = False

    @property
    def size(self) -> int:
        """How many cards are in it."""
        return sum(entry.copies for entry in self.entries)


@dataclass(frozen=True, slots=True)
class DeckTotal:
    """A number that counts for the whole deck, with how much is needed and how much is allowed; None for any number."""

    key: str
    title: Text
    value: int
    least: int = 0
    most: int | None = None


@dataclass(frozen=True, slots=True)
class DeckSheet:
    """The contents of a deck with its statistics and broken rules. It is legal if it breaks none.

    ``code`` is the deck on one line, the same for all decks of the same contents; it leaves the name out. Cards are
    named by the keys of the game's catalogue. All decks of a game have the same sections and totals, empty or not.
    """

    name: str
    code: str
    sections: tuple[DeckSection, ...]
    totals: tuple[DeckTotal, ...]
    violations: tuple[Violation, ...]

    @property
    def picks(self) -> tuple[DeckPick, ...]:
        """What one would have to choose to build this deck."""
        return tuple(
            DeckPick(section.key, entry.key, entry.copies, entry.level)
            for section in self.sections
            if not section.brought
            for entry in section.entries
        )


@dataclass(frozen=True, slots=True)
class DeckLevel:
    """A level at which a card can be chosen: what to call it, and what one copy at that level adds to the totals."""

    label: Text
    adds: dict[str, int]


@dataclass(frozen=True, slots=True)
class DeckPlace:
    """Where a card goes that somebody chooses: its section, its levels from the lowest on, and the cards it brings.

    ``most`` is how many copies can be chosen at all; how many may be, the rules say. A card without a place comes only
    with others.
    """

    key: str
    section: str
    most: int
    levels: tuple[DeckLevel, ...]
    brings: tuple[DeckPick, ...] = ()


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

    sides: ClassVar[Mapping[str, Text]] = MappingProxyType({})
    """What the sides of looks are called in this game, for whoever looks for cards of one of them."""

    forms: ClassVar[tuple[DeckForm, ...]] = ("text", "json")
    """The formats in which this game's decks are read and written."""

    @property
    @abstractmethod
    def starters(self) -> tuple[Starter, ...]:
        """The ready-made decks, all of them legal."""

    @property
    @abstractmethod
    def places(self) -> tuple[DeckPlace, ...]:
        """Where the cards go, for all that can be chosen."""

    @abstractmethod
    def build(self, picks: Iterable[DeckPick], name: str = "") -> DeckSheet:
        """The deck of what somebody has chosen, in any order; raises BadDeckError."""

    @abstractmethod
    def read(self, data: bytes | str, place: Text = EMPTY) -> DeckSheet:
        """The deck in any format; raises BadDeckError with the location, also for oversized input."""

    @abstractmethod
    def sheet(self, code: str, name: str = "") -> DeckSheet:
        """The deck of a code under a name; raises BadDeckError."""

    @abstractmethod
    def write(self, code: str, form: DeckForm, name: str = "") -> str:
        """The deck of a code as a file that ``read`` understands; raises BadDeckError, see also ``check_form``."""

    @abstractmethod
    def random(self, rand: Random, without: Container[str] = ()) -> str:
        """The code of a random legal deck from all cards of the game but for some that nobody may choose."""

    def random_table(self, rand: Random, players: int, without: Container[str] = ()) -> tuple[str, ...]:
        """Random legal decks for all players of one game; override it where not any decks can meet."""
        return tuple(self.random(rand, without) for _ in range(players))

    def check_form(self, form: DeckForm) -> None:
        """Raises BadDeckError for a format in which this game's decks are not written."""
        if form not in self.forms:
            raise BadDeckError(_NO_SUCH_FORM.fill(form=form), _FORMS_ARE.fill(forms=either(map(same, self.forms))))
