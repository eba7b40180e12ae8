"""A replayed record: its moves under their headlines, and the table at any point, fast enough for a slider."""

from __future__ import annotations

from dejarik.kernel.eyes import Eyes
from dejarik.kernel.match import Match
from dejarik.kernel.record import Record
from dejarik.server import refusals, scene
from dejarik.server.wire_records import Position, RecordInfo, RecordMove, RecordSeat

_POINT_EVERY = 16


class Replay:
    """A record with checkpoints every few moves; other points are replayed from the nearest one before."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._match = Match.from_record(record, to=0)
        self._points: list[Match] = []
        self._moves: list[RecordMove] = []
        for move in record.moves:
            self._keep_point()
            headline = self._match.game.headline(self._match.state)
            self._moves.append(RecordMove(move.seat, move.notation, headline))
            self._match.play(move.notation)
        self._keep_point()

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
            winners=record.winners,
            luck=scene.luck(match.luck()),
            seed=record.seed,
            commitment=record.commitment or match.commitment,
            created=created,
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
            match.play(self._match.moves[move - 1])
        return Position(move, scene.draw(eyes.view(match)), scene.lines(eyes.told(match)), told)

    def _keep_point(self) -> None:
        if len(self._moves) % _POINT_EVERY == 0 and len(self._points) <= len(self._moves) // _POINT_EVERY:
            self._points.append(self._match.copy())

    def _at(self, move: int) -> Match:
        match = self._points[move // _POINT_EVERY].copy()
        for option in self._match.moves[len(match.moves) : move]:
            match.play(option)
        return match
