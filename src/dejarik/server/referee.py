"""Handles what people ask for at a table: first it is written, then it takes effect, then everybody sees it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from time import monotonic, time

from dejarik.server import archive, failures, positions, refusals, scene, wire
from dejarik.server.game_table import After, GameTable
from dejarik.server.journal import Kind, Message
from dejarik.server.metrics import Metrics
from dejarik.server.problems import ProblemError
from dejarik.server.room import Room
from dejarik.server.settings import Settings
from dejarik.server.store import FencedError, LockedError, Statement, Store
from dejarik.server.think_process import ThinkProcess
from dejarik.server.think_ray import RayThinker
from dejarik.server.thinkers import Thinkers
from dejarik.server.times import iso
from dejarik.server.wire import ChatLine, Player, UndoRequest

AWAY_AFTER = 60.0
"""Seconds after which the computer may play for somebody who left."""
THINK_AGAIN_AFTER = 2.0
"""Seconds until the computer thinks again after something went wrong; every further time twice as long."""
_LONGEST_WAIT = 60.0
_MOST_ANSWERS = 256
_log = logging.getLogger(__name__)


class Referee:
    """One for all rooms; what happens in a room happens under its lock, one thing after another."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        open_rematch: Callable[[Room], Awaitable[str]],
        news: Callable[[], tuple[Statement, ...]],
    ) -> None:
        self._news = news
        self._store = store
        self._open_rematch = open_rematch
        self._settings = settings
        self._metrics = metrics
        # To look a label up takes longer than to count.
        self._chosen_by_people = metrics.choices.labels(by="person")
        self._chosen_by_computers = metrics.choices.labels(by="computer")
        make = partial(RayThinker, settings.ray_address) if settings.ray_address else ThinkProcess
        self.thinkers = Thinkers(settings.workers, settings.think_within, metrics.thinking_waits.set, make)

    async def close(self) -> None:
        """Stop all thinking."""
        await self.thinkers.close()

    # ------------------------------------------------------------ requests

    async def carry_out(self, room: Room, seat: int, player: Player | None, request: wire.Request) -> wire.ToClient:
        """Do what a message asks, once, and answer it; raises ProblemError. If cancelled, memory misses a write."""
        if isinstance(request, wire.Why):
            found = room.table.match.refused(seat) if room.table.status == "playing" else []
            return wire.WhyNot(request.id, scene.refused(found))
        if player is None or (seat >= room.table.wish.players and not isinstance(request, wire.Chat)):
            raise refusals.only_seats()
        if isinstance(request, wire.LookBack):
            return wire.Past(request.id, self._past(room, seat, request.request))
        message = Message(player.id, request.id)
        async with room.turn():
            done = self._done_already(room, message)
            if done is None:
                await self._do(room, seat, player, request, message)
                done = room.table.seq
                _remember(room.answered, message, done)
        return wire.Done(request.id, done)

    def _done_already(self, room: Room, message: Message) -> int | None:
        carried_out = room.table.carried_out(message)
        if carried_out is not None:
            return carried_out
        return room.table.seq if message in room.said else room.answered.get(message)

    async def _do(self, room: Room, seat: int, player: Player, request: wire.Request, message: Message) -> None:
        table, now = room.table, monotonic()
        match request:
            case wire.Choose(at=at, move=move):
                if at != table.seq:
                    raise refusals.late()
                await self._happen(room, table.choose(seat, move, message, now))
                self._chosen_by_people.inc()
            case wire.Undo():
                await self._undo(room, seat, message)
            case wire.Consent(request=named, agree=agree):
                await self._consent(room, seat, named, agree)
            case wire.StandIn(seat=absent):
                self._check_away(room, absent)
                await self._happen(room, table.substitute(absent, message, now))
            case wire.Back():
                await self._happen(room, table.come_back(seat, message, now))
            case wire.Resign():
                await self._happen(room, table.forfeit(seat, Kind.RESIGN, message, now))
            case wire.Chat(text=text):
                await self._say(room, seat, player, text, message)
            case wire.WantRematch():
                await self._want_rematch(room, seat)

    async def _undo(self, room: Room, seat: int, message: Message) -> None:
        found = room.table.undoing(seat)
        if found is None:
            raise refusals.no_undo(room.table.wish.undo)
        if not found.needs:
            await self._happen(room, room.table.take_back(seat, message, monotonic()))
            return
        keeps = room.table.rewound(found.moves).log_length
        room.table.undo_request = UndoRequest(message.id, seat, sorted(found.needs), [], keeps)
        room.announce()

    def _past(self, room: Room, seat: int, named: str) -> wire.View:
        """What a seat saw in the position to which an undo request would lead."""
        asked = room.table.undo_request
        found = room.table.undoing(asked.seat) if asked is not None and asked.id == named else None
        if found is None:
            raise refusals.nothing_asked()
        return scene.draw(room.table.rewound(found.moves).view(seat))

    async def _consent(self, room: Room, seat: int, named: str, agree: bool) -> None:
        asked = room.table.undo_request
        if asked is None or asked.id != named or seat not in asked.needs:
            raise refusals.nothing_asked()
        if not agree:
            room.table.undo_request = None
            room.announce()
            return
        asked.agreed = sorted({*asked.agreed, seat})
        if asked.agreed == asked.needs:
            await self._happen(room, room.table.take_back(asked.seat, None, monotonic()))
        else:
            room.announce()

    def _check_away(self, room: Room, seat: int) -> None:
        if not 0 <= seat < room.table.wish.players:
            raise refusals.no_seat()
        if room.away_for(seat) < AWAY_AFTER:
            raise refusals.still_here()

    async def _say(self, room: Room, seat: int, player: Player, text: str, message: Message) -> None:
        if not room.may_talk(player.id, seat):
            raise refusals.talks_too_fast()
        now, number = time(), room.chat[-1].number + 1 if room.chat else 1
        speaker = seat if seat < room.table.wish.players else None
        line = ChatLine(number, speaker, player.name, archive.sign_of(room.table.id, player.id), text, iso(now))
        if not room.has_room_for(line):
            raise refusals.chat_full()
        if await archive.was_said(self._store, room.table.id, message):
            return
        await self._write(room, archive.chat_line(room.table.id, line, message, now))
        _remember(room.said, message, line.number)
        room.say(line)

    async def _want_rematch(self, room: Room, seat: int) -> None:
        table = room.table
        if table.status != "over":
            raise refusals.not_over()
        if table.rematch_table is None:
            room.wants_rematch.add(seat)
            people = {other for other in range(table.wish.players) if table.is_person(other)}
            if room.wants_rematch == people:
                following = await self._open_rematch(room)
                await self._write(room, archive.change(table.id, rematch=following))
                table.rematch_table = following
        room.announce()

    # ------------------------------------------------------------ what happens

    async def welcome(self, room: Room, seat: int) -> None:
        """Somebody opened the table: the computer no longer plays for them, unless their time is used up."""
        self.go_on(room)
        if seat not in room.table.stand_ins:
            return
        async with room.turn() as table:
            if seat in table.stand_ins and not (table.clocks and table.clocks.is_spent(seat)):
                await self._happen(room, table.come_back(seat, None, monotonic()))

    async def _happen(self, room: Room, after: After) -> None:
        """Write it, then let it be so, then show it."""
        table, now = room.table, time()
        if after.result is not None:
            after = replace(after, record=archive.new_id())
        await self._write(room, *self._statements(table, after, now))
        changes_table = after.entry.kind is not Kind.CHOOSE or after.result is not None or table.undo_request
        table.accept(after, now)
        self.go_on(room)
        room.show()
        if changes_table:
            room.announce()
        if positions.is_due_soon(after):
            room.begin(self._keep_position(room, after))

    async def _keep_position(self, room: Room, after: After) -> None:
        """Nobody's choice waits for it: without it, a release with other rules only has more moves to play again."""
        try:
            async with room.turn() as table:
                if table.status == "playing" and table.came_from(after.match):
                    await self._write(room, *positions.current(table.id, after.entry.seq, after.match))
        except ProblemError:
            _log.warning("position_not_kept", extra={"table": room.table.id})

    async def _write(self, room: Room, *statements: Statement) -> None:
        """What could not be written may or may not be in the database: nothing is built on it.

        What did not get past somebody's lock is certainly not in it, and can be asked for again.
        """
        try:
            await self._store.write(*room.fence, *statements)
        except FencedError as error:
            _log.warning("table_moved", extra={"table": room.table.id})
            room.abandon()
            raise refusals.not_saved() from error
        except LockedError as error:
            raise failures.as_problem_error(error) from error
        except Exception as error:
            _log.exception("write_failed", extra={"table": room.table.id})
            room.abandon()
            raise refusals.not_saved() from error

    def _statements(self, table: GameTable, after: After, now: float) -> list[Statement]:
        written: list[Statement] = [archive.entry(table.id, after.entry, now), *positions.due(table, after)]
        if after.result is not None and after.record is not None:
            after.match.names.update({seat: table.seat_name(seat) or "" for seat in range(table.wish.players)})
            text = str(after.match.record)
            written.append(archive.record(after.record, table.agreement.host, table.wish.game, text, now))
            written.append(archive.ending(table.id, after.result, after.record, now))
            written.extend(self._news())
        return written

    def go_on(self, room: Room) -> None:
        """Start the clock of the player who must choose, and the computer if it is its turn."""
        self._set_timer(room)
        if room.thinking is None and self._is_computers_turn(room):
            room.thinking = asyncio.create_task(self._think(room))

    def _set_timer(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        clocks = room.table.clocks
        if clocks is None:
            return
        now = monotonic()
        if clocks.running is None or clocks.running != room.table.chooser:
            room.table.run_clock(now)
        remaining = clocks.remaining(now)
        if remaining is not None:
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(max(0.0, remaining), self._ring, room, room.table.seq)

    def _ring(self, room: Room, seq: int) -> None:
        room.begin(self._time_is_up(room, seq))

    async def _time_is_up(self, room: Room, seq: int) -> None:
        try:
            async with room.turn() as table:
                seat = table.chooser
                if table.seq == seq and seat is not None:
                    await self._end_time_of(room, seat)
        except Exception as error:
            _log.exception("clock_failed", extra={"table": room.table.id})
            if isinstance(error.__cause__, LockedError):
                self._set_timer(room)

    async def _end_time_of(self, room: Room, seat: int) -> None:
        table, now = room.table, monotonic()
        if table.wish.on_timeout == "loss":
            await self._happen(room, table.forfeit(seat, Kind.TIME, None, now))
        elif table.playing_level(seat) is None:
            await self._happen(room, table.substitute(seat, None, now))

    # ------------------------------------------------------------ the computer

    def _is_computers_turn(self, room: Room) -> bool:
        """Games between computers run only while somebody watches."""
        table = room.table
        chooser = table.chooser
        if chooser is None or table.playing_level(chooser) is None:
            return False
        return bool(room.listeners) or any(table.is_person(seat) for seat in range(table.wish.players))

    async def _think(self, room: Room) -> None:
        """Choose while it is the computer's turn; failures are retried, so that no table gets stuck."""
        wait = THINK_AGAIN_AFTER
        try:
            while self._is_computers_turn(room) and not room.is_broken:
                try:
                    await self._choose_for_computer(room)
                except Exception:
                    _log.exception("computer_failed", extra={"table": room.table.id})
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, _LONGEST_WAIT)
        finally:
            room.thinking = None

    async def _choose_for_computer(self, room: Room) -> None:
        table, seq, began = room.table, room.table.seq, monotonic()
        chooser = table.chooser
        level = table.playing_level(chooser) if chooser is not None else None
        if chooser is None or level is None:
            return
        match = table.match
        option = await self.thinkers.choose(room.party, match.game.name, match.state, level, table.thinking_seed())
        self._metrics.thinking_seconds.labels(level=level).observe(monotonic() - began)
        if room.listeners:
            await asyncio.sleep(max(0.0, began + self._settings.pause - monotonic()))
        async with room.turn():
            if table.seq == seq:
                await self._happen(room, table.choose(chooser, match.notation(option), None, monotonic()))
                self._chosen_by_computers.inc()


def _remember(answered: dict[Message, int], message: Message, seq: int) -> None:
    answered[message] = seq
    if len(answered) > _MOST_ANSWERS:
        del answered[next(iter(answered))]
