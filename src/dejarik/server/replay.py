"""A replayed record: its moves under their headlines, the table at any point, and how the game went."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from dejarik.agents.learned import chances
from dejarik.analysis import Spot
from dejarik.analysis.judging import is_choice
from dejarik.kernel.course import Moment, key_moments
from dejarik.kernel.decision import IDLE, Option
from dejarik.kernel.events import Told
from dejarik.kernel.eyes import Eyes
from dejarik.kernel.match import Match
from dejarik.kernel.record import Move, Record
from dejarik.kernel.retrace import Kept, Retrace, read_again
from dejarik.server import refusals, scene, wire_records
from dejarik.server.wire_records import Course, Position, RecordComment, RecordInfo, RecordMove, RecordSeat

_POINT_EVERY = 16
GOING_ON = IDLE | {"end"}
"""Verbs that change nothing by themselves."""


class Step(NamedTuple):
    """A point of a game: everybody's chances, the round, and how many lines were told before."""

    chances: tuple[float, ...]
    round: int
    told: int


def _step(match: Match) -> Step:
    judged = match.result.shares if match.result else chances(match.game, match.state)
    return Step(tuple(round(share, 3) for share in judged), match.game.round(match.state), match.log_length)


class Replay:
    """A record with checkpoints every few moves; other points are replayed from the nearest one before.

    Positions that were kept of the game are points, too, where its moves lead elsewhere by the rules of this release.
    """

    def __init__(self, record: Record, kept: Sequence[Kept] = ()) -> None:
        self.record = record
        retrace = read_again(record, kept)
        assert retrace.match is not None, "a record that cannot be dealt is not read"
        self._match = retrace.match
        self._points = [0]
        self._matches = [self._match.copy()]
        self._moves: list[RecordMove] = []
        self._options: list[Option | None] = []
        for move in record.moves:
            if not self._played(retrace, move):
                break
        self._change = retrace.change(record)

    def info(self, record_id: str, created: str) -> RecordInfo:
        """What there is to look through."""
        record, match = self.record, self._match
        seats = match.game.seat_views(match.state)
        return RecordInfo(
            id=record_id,
            game=record.game,
            players=record.players,
            options=dict(match.setup.options),
            seats=[RecordSeat(seat.name, record.seat_names.get(seat.seat, ""), seat.look) for seat in seats],
            moves=self._moves,
            winners=match.result.winners if match.result else record.winners,
            luck=scene.luck(match.luck()),
            seed=record.seed,
            commitment=record.commitment or match.commitment,
            created=created,
            stops_at=len(self._moves) if len(self._moves) < len(record.moves) else None,
            change=self._change,
            comments=[RecordComment(move, line) for move, lines in record.comments.items() for line in lines],
        )

    def position(self, move: int, seat: int | None) -> Position:
        """The table after a number of moves, as seen by a seat, by a spectator or (None) with all cards face up."""
        last = len(self._moves)
        if move > last:
            raise refusals.no_such_move(last)
        if seat is not None and seat > self.record.players:
            raise refusals.no_seat()
        eyes = Eyes(self.record.players, seat)
        match = self._at(max(0, move - 1))
        told = len(eyes.told(match)) if move else 0
        if move:
            match = self._after(match, move)
        return Position(move, scene.draw(eyes.view(match)), scene.lines(eyes.told(match)), told)

    def course(self, seat: int | None) -> Course:
        """How the game went, with its log lines as for ``position``."""
        if seat is not None and seat > self.record.players:
            raise refusals.no_seat()
        match, walk = self._match, self._walk
        told = Eyes(self.record.players, seat).told(match)
        events = match.events
        return Course(
            [step.chances for step in walk],
            [step.round for step in walk],
            [self._moment(found, told) for found in key_moments([step.chances for step in walk], self._is_quiet)],
            match.game.totals(match.state, events),
            match.game.ending(match.state, events),
        )

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end, or given up."""
        return bool(self.record.winners) or self._match.result is not None

    @property
    def length(self) -> int:
        """How many moves can be looked at."""
        return len(self._moves)

    def spot(self, move: int) -> Spot | None:
        """The position before a move and what was chosen there; None if there was nothing to choose."""
        option, state = self._options[move - 1], self._at(move - 1).state
        if option is None or not is_choice(state):
            return None
        return Spot(move, self.record.game, type(state), state.snapshot(), option)

    @cached_property
    def _walk(self) -> list[Step]:
        """The whole game once more, judged before the first move and after every one."""
        match = self._at(0)
        found = [_step(match)]
        for move in range(1, len(self._moves) + 1):
            match = self._after(match, move)
            found.append(_step(match))
        return found

    def _is_quiet(self, move: int) -> bool:
        """Whether somebody only went on, or nothing was told of it."""
        verb = self._moves[move - 1].move.split()[0]
        return verb in GOING_ON or self._walk[move].told == self._walk[move - 1].told

    def _moment(self, found: Moment, told: list[Told]) -> wire_records.Moment:
        before, after = self._walk[found.move - 1], self._walk[found.move]
        change = tuple(round(each, 3) for each in found.change)
        seat = self._moves[found.move - 1].seat
        line = told[self._most_telling(before.told, after.told)].text
        return wire_records.Moment(found.move, seat, before.round, line, change)

    def _most_telling(self, start: int, end: int) -> int:
        """The line of a move that tells most of it; the first, unless the game says otherwise."""
        kinds = [event.kind for event in self._match.events[start:end]]
        best = next((kind for kind in self._match.game.telling if kind in kinds), kinds[0])
        return start + kinds.index(best)

    def _played(self, retrace: Retrace, move: Move) -> bool:
        """Make a move again; False if it is not legal by the rules of this release and nothing was kept behind it."""
        headline = self._match.game.headline(self._match.state)
        before = self._match
        retrace.advance()
        if retrace.match is None:
            return False
        self._match = retrace.match
        self._moves.append(RecordMove(move.seat, move.notation, headline))
        self._options.append(None if self._match is not before else before.moves[-1])
        if self._match is not before or len(self._moves) % _POINT_EVERY == 0:
            self._points.append(len(self._moves))
            self._matches.append(self._match.copy())
        return True

    def _at(self, move: int) -> Match:
        nearest = bisect(self._points, move) - 1
        match = self._matches[nearest].copy()
        for number in range(self._points[nearest] + 1, move + 1):
            match = self._after(match, number)
        return match

    def _after(self, match: Match, move: int) -> Match:
        """The match before a move after it."""
        option = self._options[move - 1]
        if option is None:
            return self._matches[self._points.index(move)].copy()
        match.play(option)
        return match
