"""What one seat sees: regions with cards, the other seats, and the question asked. Nothing hidden is in it.

What is shared between views is frozen; what is made anew for each is not: freezing it would slow every view.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from dejarik.kernel.decision import Option
from dejarik.kernel.text import EMPTY, Text

Side: TypeAlias = Literal["light", "dark", "neutral"]
Layout: TypeAlias = Literal[
    "row",
    "grid",
    "hand",
    "stack",
    "supply",
    "team",
    "pool",
    "versus",
    "stake",
    "emblem",
    "queue",
    "recall",
    "track",
    "dial",
    "marker",
]


@dataclass(frozen=True, slots=True)
class Number:
    """A number with the icon it is drawn with, such as ``cost 200``."""

    icon: str
    value: int
    name: Text


@dataclass(frozen=True, slots=True)
class Need:
    """Something that is needed, how much of it, and how much there is."""

    icon: str
    have: int
    need: int
    name: Text


@dataclass(frozen=True, slots=True)
class Mark:
    """Something true of a card besides its numbers: a key, a sign to put behind its name, and the word for it."""

    key: str
    sign: str
    name: Text


@dataclass(frozen=True, slots=True)
class Look:
    """How a card, a seat or a game is drawn, in names that pages know (``looks.py`` and ``Game.look_names``).

    ``side`` shapes the top corners, ``color`` is a family of colors, ``icon`` a sign, ``figure`` a silhouette.
    """

    side: Side = "neutral"
    color: str = "grey"
    icon: str = ""
    figure: str = "kit"
    wide: bool = False
    unique: bool = False


PLAIN = Look()


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a die: its symbol, the number on it, whether it only modifies others, and what resolving it costs."""

    symbol: str
    value: int | None = None
    modifier: bool = False
    cost: int = 0


@dataclass(frozen=True, slots=True)
class Track:
    """A scale with a marker: where it stands, and the names and colors of the low and the high end."""

    at: int
    low: int
    high: int
    ends: tuple[Text, Text]
    colors: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Thing:
    """A card as a seat sees it. A face-down card the seat does not know has neither id nor key: it is only a back, of
    which at most is told what it lies on.

    ``face`` is the side that lies up, if the thing is a die; ``on`` the thing it lies on or, in a pool, belongs to;
    ``needs`` what it takes, compared with what whoever looks has.
    """

    kind: str
    id: int | None = None
    key: str | None = None
    name: Text = EMPTY
    numbers: tuple[Number, ...] = ()
    text: Text = EMPTY
    marks: tuple[Mark, ...] = ()
    face: Face | None = None
    on: int | None = None
    needs: tuple[Need, ...] = ()

    @property
    def is_back(self) -> bool:
        """Whether this seat sees only the back of the card."""
        return self.key is None


@dataclass(slots=True)
class Region:
    """A place on the table: how it is laid out, whose it is, what lies there.

    Layouts: ``row``, ``grid``, ``hand``, ``stack``, ``supply``, ``pool`` of dice; ``team``, where things lie on others;
    ``versus``, a team that faces those of other seats, with a ``stake`` that each has put down in this contest;
    ``emblem``, a card that stands for its player; ``queue`` and ``recall``, whose things stand for cards that lie
    elsewhere: what waits to happen, and what was turned up a moment ago. A scale is a ``track``, a ``dial`` that runs
    from one end to the other, or a ``marker`` that is with one of two sides.

    ``note`` says what the things there add up to, where that matters to a choice; ``room`` how many fit, where that is
    limited; ``track`` is the scale, if the place is one. ``total`` is a number that the things with the same icon on
    them, and perhaps something besides, add up to. Stakes with a total that are turned face up together can be shown
    one by one, those of each seat in turn in the order of the view. ``needs`` is what the thing there takes now,
    compared with what there is.
    """

    key: str
    layout: Layout
    title: Text
    things: tuple[Thing, ...]
    seat: int | None = None
    note: Text = EMPTY
    room: int | None = None
    track: Track | None = None
    total: Number | None = None
    needs: tuple[Need, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees them: name, the numbers beside it, and in a team game the number of the team."""

    seat: int
    name: Text
    numbers: tuple[Number, ...]
    text: Text = EMPTY
    look: Look = PLAIN
    team: int | None = None


@dataclass(slots=True)
class Choice:
    """One option with its label, the things on the table it concerns and the rule that allows it.

    ``waste`` is what would go unused with it although it could be used.
    """

    option: Option
    notation: str
    label: Text
    things: tuple[int, ...]
    rule: str
    waste: Text = EMPTY


@dataclass(frozen=True, slots=True)
class Window:
    """A question that only gives an opportunity: which of ``Game.windows`` it is, whose turn it falls in, and the
    notation of doing nothing.

    Everybody sees it, and ``passing`` is always offered, whatever the chooser holds.
    """

    key: str
    turn: int
    passing: str


@dataclass(frozen=True, slots=True)
class Share:
    """A thing that gets a part of what is spread, and the notation of every amount that it can get, from none on."""

    thing: int
    moves: tuple[str, ...]


@dataclass(slots=True)
class Together:
    """What this question and those that follow it ask for in all, so that it can be chosen at once, in any order.

    At least and at most so many answers; ``each`` is how often each choice may be made, in their order: once where
    things are picked, more often where points are spread. ``stop`` is the notation of being done. Where every answer
    is an amount for one thing, the numbers are of what is spread, ``shares`` are the things in the order in which they
    are asked about, and a move that is not asked for then is made by the rules.

    ``confirms`` says what is done, for one answer or point, for two and so on.
    """

    least: int
    most: int
    each: tuple[int, ...]
    stop: str | None
    shares: tuple[Share, ...] = ()
    confirms: tuple[Text, ...] = ()


@dataclass(slots=True)
class Prompt:
    """Who must choose and what about; the choices, and what they are part of, only for the seat that makes them.

    ``source`` is the card whose ability asks, or the die, where that seat sees it. ``is_private`` says that the choices
    are about cards which nobody but the chooser knows, ``recurs`` that it only offers something and may be asked again
    in the same turn, so that somebody may want not to be.
    """

    seat: int
    kind: str
    question: Text
    choices: tuple[Choice, ...] = ()
    window: Window | None = None
    source: int | None = None
    together: Together | None = None
    is_private: bool = False
    recurs: bool = False


@dataclass(frozen=True, slots=True)
class Phases:
    """The phases of a round or a turn in their order, which of them it is, and what the headline says besides."""

    heading: Text
    names: tuple[Text, ...]
    at: int


@dataclass(slots=True)
class View:
    """The whole table through the eyes of one seat (``seat`` equals the number of players for spectators)."""

    game: str
    seat: int
    headline: Text
    seats: tuple[SeatView, ...]
    regions: tuple[Region, ...]
    prompt: Prompt | None
    winners: tuple[int, ...] = ()
    phases: Phases | None = None

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


def round_number(turn: int, seats: int) -> int:
    """The round in which a turn falls, where turns are counted on; a round is a turn of everybody."""
    return (turn + seats - 1) // seats


@lru_cache(maxsize=4096)
def round_headline(turn: int, seats: int, who: Text) -> Text:
    """Which round it is and whose turn; before the first turn, that the game is being set up."""
    if not turn:
        return Text("Setup", "Przygotowanie gry")
    return Text("Round {n}: {who}", "Runda {n}: {who}").fill(n=round_number(turn, seats), who=who)
