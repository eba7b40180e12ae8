"""What one seat sees: regions with cards, the other seats, and the question asked. Nothing hidden is in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any

from dejarik.kernel.decision import Decision, Option
from dejarik.kernel.text import EMPTY, Text


@dataclass(frozen=True, slots=True)
class Number:
    """A number with the icon it is drawn with, such as ``cost 200``."""

    icon: str
    value: int
    name: Text


@dataclass(frozen=True, slots=True)
class Mark:
    """Something true of a card besides its numbers: a key, a sign to put behind its name, and the word for it."""

    key: str
    sign: str
    name: Text


@dataclass(frozen=True, slots=True)
class Thing:
    """A card as a seat sees it. A face-down card the seat does not know has neither id nor key: it is only a back."""

    kind: str
    id: int | None = None
    key: str | None = None
    name: Text = EMPTY
    numbers: tuple[Number, ...] = ()
    text: Text = EMPTY
    marks: tuple[Mark, ...] = ()

    @property
    def is_back(self) -> bool:
        """Whether this seat sees only the back of the card."""
        return self.key is None


@dataclass(frozen=True, slots=True)
class Region:
    """A place on the table: how it is laid out (row, grid, hand, stack, supply, track), whose it is, what lies there.

    ``note`` says what the things there add up to, where that matters to a choice.
    """

    key: str
    layout: str
    title: Text
    things: tuple[Thing, ...]
    seat: int | None = None
    note: Text = EMPTY


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees them: name, and the numbers beside it."""

    seat: int
    name: Text
    numbers: tuple[Number, ...]
    text: Text = EMPTY


@dataclass(frozen=True, slots=True)
class Choice:
    """One option with its label and the things on the table it concerns."""

    option: Option
    notation: str
    label: Text
    things: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Prompt:
    """Who must choose and what about; the choices only for the seat that makes them."""

    seat: int
    kind: str
    question: Text
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """The whole table through the eyes of one seat (``seat`` equals the number of players for spectators)."""

    game: str
    seat: int
    headline: Text
    seats: tuple[SeatView, ...]
    regions: tuple[Region, ...]
    prompt: Prompt | None
    winners: tuple[int, ...] = ()

    def region(self, key: str, seat: int | None = None) -> Region:
        """The region of that key, of one seat or shared."""
        for region in self.regions:
            if region.key == key and region.seat == seat:
                return region
        raise KeyError((key, seat))

    def to_data(self) -> dict[str, Any]:
        """The view as plain data for files and the wire."""
        return asdict(self)


def held(things: Iterable[Thing]) -> tuple[Thing, ...]:
    """What another player holds, known cards first: their order would tell which of the backs is which."""
    return tuple(sorted(things, key=lambda thing: (thing.is_back, thing.id or 0)))


def prompt_for(
    seat: int, decision: Decision | None, question: Callable[[], Text], choice: Callable[[Option], Choice]
) -> Prompt | None:
    """The pending decision as a seat sees it: everybody what is asked, the chooser also the choices."""
    if decision is None:
        return None
    mine = decision.options if decision.seat == seat else []
    return Prompt(decision.seat, decision.kind, question(), tuple(map(choice, mine)))


def round_headline(turn: int, seats: int, who: Text) -> Text:
    """Which round it is and whose turn; before the first turn, that the game is being set up."""
    if not turn:
        return Text("Set-up", "Przygotowanie gry")
    rounds = (turn + seats - 1) // seats
    return Text("Round {n}: {who}", "Runda {n}: {who}").fill(n=rounds, who=who)
