"""The types of everything sent between server and clients; ``make wire`` writes them in TypeScript for the page.

Those of games are in ``wire_games.py``, those of decks in ``wire_decks.py``, those of records and tours in
``wire_records.py``.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from dejarik.kernel.decks import LONGEST_CODE
from dejarik.kernel.events import DeedKind, Rank, Sign
from dejarik.kernel.text import Text
from dejarik.kernel.view import Face, Layout, Mark, Need, Number, Phases, SeatView, Together, Track, Window

PROTOCOL = 1

MAX_SEATS = 8
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Level: TypeAlias = Literal["easy", "medium", "hard", "expert"]
Avatar: TypeAlias = Literal["hood", "helm", "pilot", "elder", "goggles", "horns", "regal", "droid"]
"""What people may choose to be drawn as; clients have the pictures."""
Status: TypeAlias = Literal["waiting", "playing", "over"]
TimeoutRule: TypeAlias = Literal["computer", "loss"]
UndoState: TypeAlias = Literal["free", "ask", "no"]
EndReason: TypeAlias = Literal["game", "time", "resigned"]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=86_400)]
DeckCode: TypeAlias = Annotated[str, Meta(max_length=LONGEST_CODE)]
Title: TypeAlias = Annotated[str, Meta(max_length=60)]

# ---------------------------------------------------------------- what a seat sees


class Thing(Struct, omit_defaults=True):
    """A thing on the table; without key it is a back, and what is printed on it stands in the card of that key.

    ``on`` is the thing it lies on or, in a pool, belongs to; ``numbers`` and ``text`` are sent only where they are not
    those printed; ``needs`` is what it takes, compared with what this seat has.
    """

    kind: str
    id: int | None = None
    key: str | None = None
    numbers: tuple[Number, ...] | None = None
    marks: tuple[Mark, ...] = ()
    face: Face | None = None
    on: int | None = None
    text: Text | None = None
    needs: tuple[Need, ...] = ()


class Region(Struct, omit_defaults=True):
    """A place on the table: how it is laid out, whose it is, what lies there.

    In ``versus`` a team faces those of others, with the ``stake`` each has put down; an ``emblem`` stands for its
    player; ``queue`` and ``recall`` hold cards that lie elsewhere; ``track``, ``dial`` and ``marker`` are scales.
    ``room`` is how many things fit, where that is limited; ``total`` what the numbers with its icon on the things here,
    and perhaps something besides, add up to; ``needs`` what the thing here takes now, compared with what there is.
    """

    key: str
    layout: Layout
    title: Text
    things: list[Thing]
    seat: int | None = None
    note: Text | None = None
    room: int | None = None
    track: Track | None = None
    total: Number | None = None
    needs: tuple[Need, ...] = ()


class Choice(Struct):
    """One legal choice; ``move`` is what to send back, ``waste`` what would go unused although it could be used."""

    move: str
    verb: str
    label: Text
    things: tuple[int, ...]
    rule: str
    waste: Text | None


class Prompt(Struct):
    """Who must choose and what about; the choices only for the seat that makes them.

    ``window`` says what kind of opportunity it is; None if there must be an answer.
    """

    seat: int
    kind: str
    question: Text
    choices: list[Choice]
    window: Window | None
    source: int | None
    """The card whose ability asks, or the die, where this seat sees it."""
    together: Together | None
    """What this question and those that follow it ask for in all, where that can be chosen at once."""
    is_private: bool
    """Whether the choices are about cards that nobody else knows."""
    recurs: bool
    """Whether it only offers something and may be asked again in the same turn."""


class View(Struct):
    """The whole table through the eyes of one seat; that of spectators is the number of players."""

    game: str
    seat: int
    headline: Text
    seats: tuple[SeatView, ...]
    regions: list[Region]
    prompt: Prompt | None
    winners: tuple[int, ...]
    phases: Phases | None
    """The phases of a round or a turn, and which of them it is; None in a game without any."""


class Deed(Struct, omit_defaults=True):
    """What a line of the log tells, for clients that show it: done by or with ``things``, to ``targets``.

    ``amount`` is the number that matters, or how many cards it was about; ``icon`` that of what was gained or lost;
    ``cost`` what it cost, where such a deed has a price.
    """

    kind: DeedKind
    things: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    amount: int = 1
    icon: str = ""
    cost: int | None = None


class LogLine(Struct, omit_defaults=True):
    """A line of the log, and whose doing it was; -1 if nobody's.

    ``rank`` is the part it plays: a ``heading``, a ``phase`` of a turn, an ``act``, or the ``effect`` of one;
    ``things`` are the cards it is about, ``named`` the keys of those whose names stand in its text, in quotation marks;
    ``signs`` are the dice in its text; ``deed`` is left out where there is none to show, ``at``, when it happened,
    where nobody knows.
    """

    seat: int
    text: Text
    rank: Rank = "act"
    things: tuple[int, ...] = ()
    signs: tuple[Sign, ...] = ()
    deed: Deed | None = None
    at: str | None = None
    named: tuple[str, ...] = ()


class Refused(Struct):
    """Something a player might hope to do, why not, and by which rule."""

    label: Text
    reason: Text
    rule: str
    things: tuple[int, ...]


# ---------------------------------------------------------------- people and tables


class Player(Struct):
    """A person as everybody may know them."""

    id: str
    name: str
    account: bool


class Clock(Struct):
    """Seconds for each choice, for the whole game, and added after each choice; 0 for no such limit."""

    move: Seconds = 0
    total: Seconds = 0
    increment: Seconds = 0


class SeatWish(Struct):
    """Who is to sit on a seat."""

    kind: Literal["person", "computer"]
    level: Level | None = None


class FromRecord(Struct):
    """A point of a record to play on from."""

    id: str
    move: Annotated[int, Meta(ge=0)]


class TableWish(Struct):
    """A table somebody wants to open; without ``my_seat`` they only watch, ``from_record`` goes on from a record.

    With ``hidden_decks``, what decks others bring is not told until the start.
    """

    game: str
    players: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    seats: Annotated[list[SeatWish], Meta(max_length=MAX_SEATS)]
    my_seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)] | None = None
    title: Title = ""
    options: dict[str, str] = {}
    clock: Clock | None = None
    on_timeout: TimeoutRule = "computer"
    open: bool = True
    spectators: bool = True
    undo: bool = True
    hidden_decks: bool = True
    from_record: FromRecord | None = None


class TableSeat(Struct):
    """A seat of a table: what sits there, whether they have the table open, whether the computer plays for them, and
    whether they read during the game what spectators say.

    A seat of a person without ``name`` is free. ``avatar`` is what they chose to be drawn as when they were last here.
    """

    seat: int
    kind: Literal["person", "computer"]
    level: Level | None
    name: str | None
    here: bool
    stand_in: bool
    hears_spectators: bool
    avatar: Avatar | None


class Result(Struct):
    """How a game ended; ``by`` ran out of time or gave up. No ``scores`` unless it was played to its end."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: EndReason
    by: int | None


class LuckLine(Struct):
    """One kind of thing that dice bring: how many showed it, how much was to be expected and how much came."""

    icon: str
    label: Text
    count: int
    expected: float
    actual: int


class SeatLuck(Struct):
    """How lucky the dice of a seat were over the whole game; a die rolled again counts again.

    ``expected`` and ``actual`` are what all of them were worth, ``deviation`` is in standard deviations, ``percentile``
    the part (from 0 to 1) of all ways these dice could have fallen that is worth less than what came.
    """

    seat: int
    dice: int
    lines: list[LuckLine]
    expected: float
    actual: int
    deviation: float
    percentile: float
    sentence: Text


class UndoRequest(Struct):
    """An undo request, by which consent names it: who must agree, who has, and how many lines of the log would stay."""

    id: MessageId
    seat: int
    needs: list[int]
    agreed: list[int]
    keeps: int


class Rematch(Struct):
    """Who wants to play again, and the new table once all do."""

    agreed: list[int]
    table: str | None


class TableInfo(Struct):
    """A table with its people, agreements and state; ``takes_decks`` says whether one may still be brought to it, and
    ``hidden_decks`` that until then ``options`` has no decks of other people.

    ``analysis`` says that it continues a record, whose hidden cards somebody may know: it is for whoever is told so.
    ``created`` is ISO 8601 in UTC. After the end come ``seed``, ``record`` (its id), ``time_used`` (the seconds that
    the choices of each seat took, as far as is known) and, in games with dice, ``luck``.
    """

    id: str
    title: str
    game: str
    players: int
    options: dict[str, str]
    takes_decks: bool
    hidden_decks: bool
    analysis: bool
    status: Status
    seats: list[TableSeat]
    clock: Clock | None
    on_timeout: TimeoutRule
    open: bool
    spectators: bool
    undo: bool
    created: str
    watching: int
    commitment: str
    seed: str | None
    result: Result | None
    luck: list[SeatLuck] | None
    time_used: list[int] | None
    record: str | None
    undo_request: UndoRequest | None
    rematch: Rematch


class TableSummary(Struct):
    """One line of the lobby or of somebody's own games; only there, ``your_seat`` and ``your_turn`` are filled."""

    id: str
    title: str
    game: str
    status: Status
    seats: list[TableSeat]
    clock: Clock | None
    headline: Text | None
    spectators: bool
    watching: int
    created: str
    your_seat: int | None
    your_turn: bool
    record: str | None
    result: Result | None


class Problem(Struct):
    """Why a request was refused."""

    code: str
    text: Text
    rule: str | None = None


# ---------------------------------------------------------------- frames to the server


class Hello(Struct, tag="hello"):
    """The first frame: who connects, what they saw last, and as what they are drawn.

    Who ``keeps`` the regions of each update is sent only those that look different in the next one.
    """

    version: int
    token: str | None = None
    seen: int | None = None
    keeps: bool = False
    avatar: Avatar | None = None


class Choose(Struct, tag="choose"):
    """Make a choice from the view with the sequence number ``at``."""

    id: MessageId
    at: int
    move: Annotated[str, Meta(max_length=200)]


class Undo(Struct, tag="undo"):
    """Take back to one's previous choice, or ask for it."""

    id: MessageId


class Consent(Struct, tag="consent"):
    """Answer an undo request, and no other that was made since."""

    id: MessageId
    request: MessageId
    agree: bool


class LookBack(Struct, tag="look_back"):
    """Ask for the position to which an undo request would lead."""

    id: MessageId
    request: MessageId


class Why(Struct, tag="why"):
    """Ask why things are not possible now."""

    id: MessageId


class Chat(Struct, tag="chat"):
    """Say something to the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(Struct, tag="stand_in"):
    """Let the computer play for somebody who is away."""

    id: MessageId
    seat: int


class Back(Struct, tag="back"):
    """Play one's own seat again instead of the computer."""

    id: MessageId


class Resign(Struct, tag="resign"):
    """Give up."""

    id: MessageId


class WantRematch(Struct, tag="rematch"):
    """Play again with the seats moved on."""

    id: MessageId


Request: TypeAlias = Choose | Undo | Consent | LookBack | Why | Chat | StandIn | Back | Resign | WantRematch
ToServer: TypeAlias = Hello | Request

# ---------------------------------------------------------------- frames to a client


class ChatLine(Struct):
    """Something that was said; ``by`` is the same for all that one person says at a table, whatever their name."""

    number: int
    seat: int | None
    name: str
    by: str
    text: str
    at: str


class Welcome(Struct, tag="welcome"):
    """The answer to hello."""

    version: int
    seat: int
    table: TableInfo
    chat: list[ChatLine]


class TableChanged(Struct, tag="table"):
    """People, state or requests of the table changed."""

    table: TableInfo


class NewLog(Struct, rename={"start": "from"}):
    """Keep the first ``from`` lines (``start`` in Python, where that word is reserved) and append these."""

    start: int
    lines: list[LogLine]


class TimeLeft(Struct):
    """Milliseconds left for the choice and for the game."""

    move: int | None
    total: int | None


class Done(Struct, tag="done"):
    """A message was processed."""

    id: str
    seq: int


class Update(Struct, tag="update"):
    """The position changed, or this client sees it for the first time; with the answer to the message that did it.

    ``clocks`` are those of all seats, None without clock; ``undo`` is what taking back would be for this client now;
    ``acts`` says how often each seat has done something, and not just passed. ``kept`` are the places in the whole list
    of regions at which those of the last update stay; the view has only the others, in their order.
    """

    seq: int
    view: View
    kept: list[int]
    log: NewLog
    clocks: list[TimeLeft] | None
    undo: UndoState
    acts: list[int]
    done: Done | None


class NotDone(Struct, tag="refused"):
    """A message was rejected."""

    id: str | None
    problem: Problem


class WhyNot(Struct, tag="why"):
    """What is not possible now, and why."""

    id: str
    refused: list[Refused]


class Past(Struct, tag="past"):
    """The position to which an undo request would lead."""

    id: str
    view: View


class Said(Struct, tag="chat"):
    """A new line of the chat."""

    line: ChatLine


class Closed(IntEnum):
    """Why the server ends a connection."""

    RESTARTING = 1012
    BAD_FRAME = 4400
    BAD_TOKEN = 4401
    FORBIDDEN = 4403
    NO_TABLE = 4404
    NO_HELLO = 4408
    TOO_FAST = 4429
    TOO_SLOW = 4430


ToClient: TypeAlias = Welcome | TableChanged | Update | Done | NotDone | WhyNot | Past | Said
