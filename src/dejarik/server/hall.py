"""All tables: opening, finding and joining one, and the list of them in the lobby."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from time import monotonic, time
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from dejarik.kernel import registry
from dejarik.kernel.decks import deck_key
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.game import bound_to_end
from dejarik.kernel.record import parse
from dejarik.server import archive, positions, refusals
from dejarik.server.announcements import News
from dejarik.server.game_table import Agreement, GameTable
from dejarik.server.journal import Entry, Kind
from dejarik.server.metrics import Metrics
from dejarik.server.ownership import Alone, Ownership, Server
from dejarik.server.positions import Remains
from dejarik.server.problems import ProblemError
from dejarik.server.referee import Referee
from dejarik.server.room import Room
from dejarik.server.settings import Settings
from dejarik.server.store import FencedError, Statement, Store
from dejarik.server.taking_up import take_up
from dejarik.server.wire import ChatLine, Closed, Player, TableInfo, TableSummary, TableWish

_SWEEP_EVERY = 60.0
_FORGET_AFTER = 600.0
_CLOSE_AFTER = 7200.0
MOST_LISTED = 100
"""How many tables the lobby shows."""
_MOST_OWN = 50
_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class Begun(NamedTuple):
    """What a new table begins with: its seed, and of a record that it continues the moves and what was kept."""

    seed: str
    journal: Sequence[Entry] = ()
    remains: Remains = Remains()


class Hall:
    """The rooms in memory; others are loaded from the database on demand."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, ownership: Ownership | None = None) -> None:
        self._store = store
        self._ownership = ownership or Alone()
        self._metrics = metrics
        self.referee = Referee(store, settings, metrics, self._open_rematch, self._news)
        self._rooms: dict[str, Room] = {}
        self._era = 0
        self._finding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Take up the games that were being played, and keep the hall tidy."""
        self._taking_up = asyncio.create_task(self._take_up())
        self._tasks = [self._taking_up, asyncio.create_task(self._sweep())]

    @property
    def has_taken_up(self) -> bool:
        """Whether all games that were being played have been taken up."""
        return self._taking_up.done()

    async def stop(self) -> None:
        """Disconnect everybody, asking them to reconnect after the restart."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms.values():
            room.rest()
            for listener in list(room.listeners):
                listener.part(Closed.RESTARTING)
        await self.referee.close()
        await asyncio.gather(*[room.finish() for room in self._rooms.values()])
        await self._keep_positions(room for room in self._rooms.values() if room.table.status == "playing")

    # ------------------------------------------------------------ tables

    async def open_table(self, wish: TableWish, host: Player, address: str = "") -> TableInfo:
        """A new table as wished; raises if the game cannot be played so. Tables of one address share the computers."""
        wish, begun = await self._begun(wish)
        people: list[Player | None] = [None] * wish.players
        _check_seats(wish)
        if all(seat.kind != "person" for seat in wish.seats):
            wish = replace(wish, options=bound_to_end(registry.find(wish.game), wish.options))
        if wish.my_seat is not None:
            people[wish.my_seat] = host
        room = await self._open(replace(wish, title=wish.title.strip()), people, host.id, begun)
        room.party = address or room.party
        return _info_for(room, host)

    async def info(self, table_id: str, player: Player | None = None) -> TableInfo:
        """A table as somebody may see it."""
        return _info_for(await self.find(table_id), player)

    async def chat_before(self, table_id: str, player: Player | None, number: int) -> list[ChatLine]:
        """What was said at a table before a line, for whoever may look at it."""
        room = await self.find(table_id)
        seat = room.table.seat_of(player)
        if not room.admits(seat):
            raise refusals.no_spectators()
        heard = () if room.hears_spectators(seat) else (archive.BY_PLAYERS,)
        return await archive.chat_before(self._store, table_id, number, *heard)

    async def hear_spectators(self, table_id: str, player: Player, hear: bool) -> TableInfo:
        """A player wants to read during the game what spectators say, or no longer; everybody sees that."""
        room = await self.find(table_id)
        seat = room.table.seat_of(player)
        if seat >= room.table.wish.players:
            raise refusals.only_seats()
        room.hearing = room.hearing | {seat} if hear else room.hearing - {seat}
        room.announce()
        return room.info(seat)

    async def close_abandoned(self, table_id: str) -> bool:
        """Close a table, whether or not it can be read; False if somebody is there, or another server has it."""
        if await self.owner(table_id) is not None:
            return False
        lock = self._finding.setdefault(table_id, asyncio.Lock())
        async with lock:
            room = self._rooms.get(table_id)
            if room is not None and room.listeners:
                return False
            try:
                await self._store.write(*self._ownership.fence(table_id), *self._closing(table_id))
            except FencedError:
                return False
            if room is not None:
                room.abandon()
                self._rooms.pop(table_id, None)
        return True

    async def record_text(self, table_id: str) -> str:
        """The record of a game that is over."""
        room = await self.find(table_id)
        kept = await archive.find_record(self._store, room.table.record) if room.table.record else None
        if kept is None:
            raise refusals.not_over()
        return str(kept.text)

    async def sit(self, table_id: str, seat: int, player: Player) -> TableInfo:
        """Sit down; taking the last seat starts the game."""
        room = await self.find(table_id)
        async with room.turn() as table:
            if table.seat_of(player) != seat:
                _check_may_sit(table, seat, player)
                await self._seat(room, table, seat, player)
        return _info_for(room, player)

    async def bring_deck(self, table_id: str, seat: int, player: Player, deck: str) -> TableInfo:
        """Sit down with a deck, or bring another one to the seat one has."""
        room = await self.find(table_id)
        async with room.turn() as table:
            if table.seat_of(player) != seat:
                _check_may_sit(table, seat, player)
            elif table.status != "waiting":
                raise refusals.has_begun()
            await self._seat(room, table.with_deck(seat, deck), seat, player)
        return _info_for(room, player)

    async def get_up(self, table_id: str, seat: int, player: Player) -> TableInfo:
        """Get up before the start; the last to do so closes the table."""
        room = await self.find(table_id)
        async with room.turn() as table:
            if table.status != "waiting":
                raise refusals.has_begun()
            if table.seat_of(player) != seat:
                raise refusals.not_your_seat()
            await self._seat(room, table.without_deck(seat), seat, None)
            if not any(room.table.people):
                await self._close(room)
        return _info_for(room, player)

    async def find(self, table_id: str) -> Room:
        """The room of a table, from memory or else from the database."""
        found = self._rooms.get(table_id)
        if found is not None and not found.is_broken:
            return found
        # A waiting task keeps the lock alive, so that a table never gets two rooms.
        lock = self._finding.setdefault(table_id, asyncio.Lock())
        async with lock:
            found = self._rooms.get(table_id)
            if found is None or found.is_broken:
                found = await self._read(table_id)
        return found

    async def owner(self, table_id: str) -> Server | None:
        """The other server that has a table; None if it is ours, or nobody's."""
        found = self._rooms.get(table_id)
        if found is not None and not found.is_broken:
            return None
        return await self._ownership.owner(table_id)

    async def take_up(self, table_id: str) -> None:
        """Resume a game, unless another server has done so; one that cannot be read is skipped."""
        try:
            if await self.owner(table_id) is None:
                await self.find(table_id)
        except ProblemError:
            _log.exception("table_lost", extra={"table": table_id})

    def abandon_all(self) -> None:
        """Other servers may have our tables by now: disconnect everybody and forget what we know."""
        for room in self._rooms.values():
            room.abandon()
        self._rooms.clear()
        self._era += 1
        self._count()

    # ------------------------------------------------------------ lists

    @property
    def online(self) -> int:
        """How many connections are open."""
        return sum(len(room.listeners) for room in self._rooms.values())

    def is_in_use(self, table_id: str) -> bool:
        """Whether a table is waited for or played at; one that everybody left takes up nothing but disk."""
        room = self._rooms.get(table_id)
        return room is not None and room.table.status != "over"

    @property
    def open_sessions(self) -> set[str]:
        """The sessions with open connections."""
        found = {listener.session for room in self._rooms.values() for listener in room.listeners}
        return {session for session in found if session is not None}

    def end_session(self, session: str) -> None:
        """Somebody logged out: end the connections that were opened with that token, on all servers."""
        self.end_session_here(session)
        self._ownership.tell(News.SESSION, session)

    def end_session_here(self, session: str) -> None:
        """End the connections to this server that were opened with a token."""
        for room in self._rooms.values():
            for listener in list(room.listeners):
                if listener.session == session:
                    listener.part(Closed.BAD_TOKEN)

    def rename(self, player: Player) -> None:
        """Somebody has another name at every table in memory."""
        for room in self._rooms.values():
            room.rename(player)

    def part_with(self, nobody: Player) -> None:
        """Somebody has deleted their account: they have no name any more, on all servers."""
        self.rename(nobody)
        self._ownership.tell(News.GONE, nobody.id)

    def lobby(self) -> list[TableSummary]:
        """The tables with people present or expected; those with free seats first."""
        shown = [room for room in self._rooms.values() if _is_listed(room)]
        shown.sort(key=lambda room: (room.table.status != "waiting", -room.table.agreement.created))
        return [room.summary() for room in shown[:MOST_LISTED]]

    async def games_of(self, player: Player) -> list[TableSummary]:
        """A person's tables: first where they must choose, then those in progress, then finished ones."""
        found = []
        for table_id in await archive.ids_of(self._store, player.id, _MOST_OWN):
            with suppress(ProblemError):  # a table that cannot be read, which find has logged, hides no other
                room = await self.find(table_id)
                found.append(room.summary(room.table.seat_of(player)))
        return in_order(found)

    def games_here(self, player_id: str) -> list[TableSummary]:
        """A person's tables among those in memory."""
        player = Player(player_id, "", False)
        seated = [(room, room.table.seat_of(player)) for room in self._rooms.values()]
        return [room.summary(seat) for room, seat in seated if seat < room.table.wish.players]

    # ------------------------------------------------------------ inside

    async def _begun(self, wish: TableWish) -> tuple[TableWish, Begun]:
        """The completed request, with the moves and the shuffle of the record it continues.

        Whoever has the record knows every card, so such a table is not offered to strangers in the lobby.
        """
        if wish.from_record is None:
            return wish, Begun(secrets.token_hex(16))
        kept = await archive.find_record(self._store, wish.from_record.id)
        if kept is None:
            raise refusals.no_record()
        record = await asyncio.to_thread(parse, kept.text)
        if wish.from_record.move > len(record.moves):
            raise refusals.no_such_move(len(record.moves))
        moves = record.moves[: wish.from_record.move]
        journal = [Entry(seq, Kind.CHOOSE, move.seat, move.notation) for seq, move in enumerate(moves, 1)]
        made = replace(wish, game=record.game, players=record.players, options=dict(record.options), open=False)
        remains = await positions.of_record(self._store, wish.from_record.id)
        return made, Begun(record.seed, journal, remains._replace(box=record.box))

    async def _open(self, wish: TableWish, people: list[Player | None], host: str | None, begun: Begun) -> Room:
        agreement = Agreement(archive.new_id(), wish, begun.seed, time(), host)
        table = await asyncio.to_thread(take_up, agreement, people, begun.journal, begun.remains)
        if table.result is not None:
            raise refusals.already_over()
        room = Room(table, [], {}, self._ownership.fence(table.id))
        era, ours = self._era, self._ownership.opening(table.id)
        await self._store.write(*archive.opening(table, begun.journal, agreement.created), *ours, *self._news())
        return self._keep(room, era)

    async def _open_rematch(self, room: Room) -> str:
        """The same table with everybody and their decks rotated by one seat."""
        table = room.table
        wish = replace(
            table.wish,
            seats=_moved_on(table.wish.seats),
            options=_decks_moved_on(table),
            my_seat=None,
            from_record=None,
        )
        people = _moved_on(table.people)
        return (await self._open(wish, people, table.agreement.host, Begun(secrets.token_hex(16)))).table.id

    async def _seat(self, room: Room, table: GameTable, seat: int, player: Player | None) -> None:
        """Change who sits on a seat; ``table`` is the resulting table."""
        before = table.people[seat]
        table.people[seat] = player
        try:
            await self._write(room, *archive.seating(table, seat), *self._news())
        except BaseException:
            table.people[seat] = before
            raise
        room.table = table
        room.hearing -= {seat}
        room.find_seats()
        self.referee.go_on(room)
        room.announce()
        self._count()

    def _closing(self, table_id: str) -> list[Statement]:
        closed = archive.change(table_id, status=archive.CLOSED)
        return [closed, *self._ownership.closing(table_id), *self._news()]

    async def _close(self, room: Room) -> None:
        await self._write(room, *self._closing(room.table.id))
        self._rooms.pop(room.table.id, None)
        for listener in list(room.listeners):
            listener.part(Closed.NO_TABLE)

    async def _write(self, room: Room, *statements: Statement) -> None:
        try:
            await self._store.write(*room.fence, *statements)
        except FencedError:
            room.abandon()
            raise refusals.moved() from None

    def _news(self) -> tuple[Statement, ...]:
        return self._ownership.telling(News.TABLES)

    async def _read(self, table_id: str) -> Room:
        era, fence = self._era, self._ownership.fence(table_id)
        if await self._ownership.owner(table_id) is not None:
            raise refusals.moved()
        kept = await self._find_kept(table_id)
        if kept is None:
            raise refusals.no_table()
        return self._keep(Room(kept.table, kept.chat, kept.said, fence), era)

    def _keep(self, room: Room, era: int) -> Room:
        """Have a room in memory; one that belongs to whom we were before is read again when it is needed."""
        self._rooms[room.table.id] = room
        if era == self._era:
            self.referee.go_on(room)
        else:
            room.abandon()
        self._count()
        return room

    async def _find_kept(self, table_id: str) -> archive.Kept | None:
        """A table from the database; what is wrong with it is for the log: it may tell what somebody holds."""
        try:
            return await archive.find(self._store, table_id)
        except SQLAlchemyError:
            raise
        except Exception as error:
            _log.exception("table_unreadable", extra={"table": table_id})
            raise refusals.unreadable_table() from error

    async def _take_up(self) -> None:
        """Resume every game after a restart."""
        for table_id in await archive.ids_in(self._store, "playing", "waiting"):
            try:
                await self.take_up(table_id)
            except SQLAlchemyError:
                _log.exception("table_lost", extra={"table": table_id})
        await self._keep_finished()

    async def _keep_finished(self) -> None:
        """Keep the positions of games that early releases finished, while their rules still hold; without haste."""
        for table_id in await archive.ids_without_positions(self._store):
            began = monotonic()
            with suppress(ProblemError, SQLAlchemyError):
                await self._find_kept(table_id)
            await asyncio.sleep(4 * (monotonic() - began))

    async def _keep_positions(self, rooms: Iterable[Room]) -> None:
        """Keep where tables stand that leave memory."""
        try:
            await positions.keep_all(self._store, [room.table for room in rooms if not room.is_broken])
        except Exception:  # the journal has every move: nothing is lost, and whatever waits for this goes on
            _log.exception("positions_not_kept")

    async def _sweep(self) -> None:
        """Evict empty rooms; close abandoned tables."""
        while True:
            await asyncio.sleep(_SWEEP_EVERY)
            for room in list(self._rooms.values()):
                idle = monotonic() - room.used
                if room.listeners or room.thinking is not None or room.timer is not None:
                    continue
                if room.table.status == "waiting":
                    if idle > _CLOSE_AFTER:
                        await self._close_forsaken(room)
                elif idle > _FORGET_AFTER:
                    await self._forget(room)
            self._count()

    async def _forget(self, room: Room) -> None:
        """Evict a room; whoever needs its table meanwhile waits until it is free for anybody to take."""
        table_id = room.table.id
        lock = self._finding.setdefault(table_id, asyncio.Lock())
        async with lock:
            if self._rooms.pop(table_id, None) is None:
                return
            await self._keep_positions([room])
            if ours := self._ownership.closing(table_id):
                try:
                    await self._store.write(*ours)
                except (SQLAlchemyError, DejarikError):
                    _log.exception("table_not_left", extra={"table": table_id})

    async def _close_forsaken(self, room: Room) -> None:
        try:
            await self._close(room)
        except (SQLAlchemyError, DejarikError):
            _log.exception("table_not_closed", extra={"table": room.table.id})

    def _count(self) -> None:
        for status in ("waiting", "playing", "over"):
            number = sum(room.table.status == status for room in self._rooms.values())
            self._metrics.tables.labels(status=status).set(number)


def in_order(tables: Iterable[TableSummary]) -> list[TableSummary]:
    """A person's tables: first where they must choose, then those in progress, then finished ones."""
    order = {"playing": 0, "waiting": 1, "over": 2}
    return sorted(tables, key=lambda each: (not each.your_turn, order[each.status]))


def _info_for(room: Room, player: Player | None) -> TableInfo:
    return room.info(room.table.seat_of(player))


def _check_seats(wish: TableWish) -> None:
    described = len(wish.seats) == wish.players
    levelled = all(seat.kind == "person" or seat.level is not None for seat in wish.seats)
    mine = wish.my_seat is None or (wish.my_seat < len(wish.seats) and wish.seats[wish.my_seat].kind == "person")
    if not (described and levelled and mine):
        raise refusals.wrong_seats(wish.players)


def _moved_on(seats: list[_T]) -> list[_T]:
    return seats[-1:] + seats[:-1]


def _decks_moved_on(table: GameTable) -> dict[str, str]:
    options = dict(table.match.setup.options)
    if table.match.game.decks is None:
        return options
    keys = [deck_key(seat) for seat in range(table.wish.players)]
    return options | dict(zip(keys, _moved_on([options[key] for key in keys]), strict=True))


def _check_may_sit(table: GameTable, seat: int, player: Player) -> None:
    if not 0 <= seat < table.wish.players:
        raise refusals.no_seat()
    if table.status != "waiting":
        raise refusals.has_begun()
    if table.is_taken(seat):
        raise refusals.seat_taken()
    if table.seat_of(player) < table.wish.players:
        raise refusals.already_seated()


def _is_listed(room: Room) -> bool:
    table = room.table
    if not table.wish.open or table.status == "over":
        return False
    return bool(room.listeners) or (table.status == "waiting" and monotonic() - room.used < _FORGET_AFTER)
