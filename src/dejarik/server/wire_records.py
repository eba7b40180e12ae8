"""The types of records and guided tours as they are sent to clients."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dejarik.kernel.course import Ending, Total
from dejarik.kernel.text import Text
from dejarik.kernel.view import Look
from dejarik.server.wire import LogLine, Refused, SeatLuck, View


class RecordSeat(Struct):
    """What a seat is called, and who sat there."""

    name: Text
    player: str
    look: Look


class RecordMove(Struct):
    """One move of a record, and the headline it was made under."""

    seat: int
    move: str
    round: Text


class RecordComment(Struct):
    """A line of somebody's own behind a move, or before the first (0)."""

    move: int
    text: str


class RecordInfo(Struct):
    """A record that can be looked through; ``moves`` are those that still are legal, ``luck`` only of games with dice.

    If not all moves are legal, ``stops_at`` is how many; ``change`` says what has become different since it was played.
    """

    id: str
    game: str
    players: int
    options: dict[str, str]
    seats: list[RecordSeat]
    moves: list[RecordMove]
    winners: tuple[int, ...]
    luck: list[SeatLuck] | None
    seed: str
    commitment: str
    created: str
    stops_at: int | None = None
    change: Text | None = None
    comments: list[RecordComment] = []


class Position(Struct):
    """A record after so many moves; ``told`` is the number of log lines before the last of them."""

    move: int
    view: View
    log: list[LogLine]
    told: int


class Moment(Struct):
    """A move that changed the chances for longer than a few moves, by how much for every seat, and its log line."""

    move: int
    seat: int
    round: int
    line: Text
    change: tuple[float, ...]


class Course(Struct):
    """How a game went: each seat's share of the win as estimated before the first move and after every one, and the
    round then; the moments that mattered most; what everybody did; why it ended, unless somebody gave up.
    """

    chances: list[tuple[float, ...]]
    rounds: list[int]
    moments: list[Moment]
    totals: tuple[Total, ...]
    ending: Ending | None


class TourStop(Struct):
    """One stop of a tour; ``move`` is what the learner does there, None if there is only something to read.

    ``points`` are the things to point at, ``log`` what was told since the stop before, ``refused`` why not.
    """

    text: Text
    rules: tuple[str, ...]
    move: str | None
    points: tuple[int, ...]
    view: View
    log: list[LogLine]
    refused: list[Refused]


class Tour(Struct):
    """A guided first game, and the setup to play it without the guide."""

    game: str
    title: Text
    players: int
    options: dict[str, str]
    learner: int
    stops: list[TourStop]


Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class JudgedMove(Struct):
    """A judged move: the mover's chances with the best move found and with the one played, and what these do.

    The words are null for whoever does not see that seat's cards; those of the better move also where there is none.
    """

    move: int
    seat: int
    mark: Mark
    before: float
    after: float
    played: Text | None
    better: Text | None


class SeatAccuracy(Struct):
    """How well a seat chose, from 0 to 1 (null without any choices), and how many of its moves are called what."""

    seat: int
    accuracy: float | None
    counts: dict[Mark, int]


class GameAnalysis(Struct):
    """An analysis under way or done: how many of the moves are through; the rest is there when all are."""

    is_done: bool
    through: int
    length: int
    agent: str
    seats: list[SeatAccuracy]
    moves: list[JudgedMove]
