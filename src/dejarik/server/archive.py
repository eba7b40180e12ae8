"""Tables in the database: what is written when something happens, and how a table is loaded."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b

import msgspec
from sqlalchemy import ColumnElement, Executable, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from dejarik.kernel.fingerprint import fingerprint
from dejarik.server import positions, schema
from dejarik.server.game_table import Agreement, GameTable
from dejarik.server.journal import Entry, Kind, Message
from dejarik.server.positions import Remains
from dejarik.server.room import LINES_SHOWN
from dejarik.server.store import AnyRow, Prepared, Statement, Store
from dejarik.server.taking_up import take_up
from dejarik.server.times import iso
from dejarik.server.wire import ChatLine, Player, Result, TableWish

CLOSED = "closed"
"""The state of a table that everybody left before the start; it is no longer listed."""

BY_PLAYERS = schema.chat.c.seat.is_not(None)
"""What people on seats said; the rest was said by spectators."""
_INTO_JOURNAL = Prepared(insert(schema.journal))
# Made here once: msgspec crashes the process if two threads meet a type for the first time.
_WISHES = msgspec.json.Decoder(TableWish)
_RESULTS = msgspec.json.Decoder(Result)
_log = logging.getLogger(__name__)


@dataclass
class Kept:
    """A table as the database has it, with the last things that were said."""

    table: GameTable
    chat: list[ChatLine]
    said: dict[Message, int]


# ---------------------------------------------------------------- writing


def opening(table: GameTable, journal: Iterable[Entry], now: float) -> list[Statement]:
    """A new table with its seats and the moves it begins with."""
    agreement, wish = table.agreement, table.wish
    row = insert(schema.tables).values(
        id=table.id,
        game=wish.game,
        title=wish.title,
        wish=_json(wish),
        seed=agreement.seed,
        status=table.status,
        created=agreement.created,
        host=agreement.host,
    )
    seats: list[Executable] = [
        insert(schema.seats).values(table=table.id, seat=seat, player=person.id if person else None)
        for seat, person in enumerate(table.people)
    ]
    moves = [entry_row(table.id, entry, now) for entry in journal]
    return [row, *seats, *([(insert(schema.journal), moves)] if moves else []), *positions.known(table)]


def entry_row(table: str, entry: Entry, now: float) -> dict[str, object]:
    """A journal entry as stored in the database."""
    return {
        "table": table,
        "seq": entry.seq,
        "kind": entry.kind.value,
        "seat": entry.seat,
        "data": entry.data,
        "sender": entry.message.sender if entry.message else None,
        "message": entry.message.id if entry.message else None,
        "at": now,
        "clocks": _json(entry.left) if entry.left else None,
    }


def entry(table: str, entry_: Entry, now: float) -> Statement:
    """Something happened at a table."""
    return _INTO_JOURNAL, entry_row(table, entry_, now)


def seating(table: GameTable, seat: int) -> list[Statement]:
    """Somebody sat down, perhaps with a deck that changes the deal, or got up."""
    person = table.people[seat]
    taken = (
        update(schema.seats)
        .where(schema.seats.c.table == table.id, schema.seats.c.seat == seat)
        .values(player=person.id if person else None)
    )
    dealt = positions.dealt(table) if table.seq == 0 else []
    return [taken, change(table.id, status=table.status, wish=_json(table.wish)), *dealt]


def change(table: str, **values: object) -> Statement:
    """Something about a table is different now."""
    return update(schema.tables).where(schema.tables.c.id == table).values(**values)


def ending(table: str, result: Result, record: str, now: float) -> Statement:
    """The game is over and its record stored."""
    return change(table, status="over", ended=now, result=_json(result), record=record)


def record(id_: str, owner: str | None, game: str, text: str, now: float, address: str | None = None) -> Statement:
    """A record to keep; one that was uploaded has an address."""
    return insert(schema.records).values(id=id_, owner=owner, game=game, text=text, created=now, address=address)


def chat_line(table: str, line: ChatLine, message: Message, now: float) -> Statement:
    """Something was said."""
    return insert(schema.chat).values(
        table=table,
        number=line.number,
        player=message.sender,
        name=line.name,
        seat=line.seat,
        text=line.text,
        message=message.id,
        at=now,
    )


def new_id() -> str:
    """An unguessable id."""
    return secrets.token_urlsafe(12)


def _json(what: object) -> str:
    return msgspec.json.encode(what).decode()


# ---------------------------------------------------------------- finding


async def find(store: Store, table_id: str) -> Kept | None:
    """A table with everything that happened at it."""
    rows = await store.read(
        select(schema.tables).where(schema.tables.c.id == table_id, schema.tables.c.status != CLOSED)
    )
    if not rows:
        return None
    people = await store.read(
        select(schema.seats.c.seat, schema.players)
        .select_from(schema.seats.outerjoin(schema.players, schema.seats.c.player == schema.players.c.id))
        .where(schema.seats.c.table == table_id)
        .order_by(schema.seats.c.seat)
    )
    journal = await store.read(
        select(schema.journal).where(schema.journal.c.table == table_id).order_by(schema.journal.c.seq)
    )
    said = sorted(
        [*await _said(store, table_id, BY_PLAYERS), *await _said(store, table_id, ~BY_PLAYERS)],
        key=lambda row: int(row.number),
    )
    remains = await positions.of_table(store, table_id)
    # Playing a long game back takes seconds, during which the others want to play theirs.
    table = await asyncio.to_thread(_table, rows[0], [_person(row) for row in people], journal, remains)
    await _keep_anew(store, table, remains)
    messages = {Message(row.player, row.message): row.number for row in said}
    return Kept(table, [_line(row) for row in said], messages)


async def chat_before(store: Store, table_id: str, number: int, *where: ColumnElement[bool]) -> list[ChatLine]:
    """What was said before a line, as much of it as is shown at once."""
    return [_line(row) for row in await _said(store, table_id, schema.chat.c.number < number, *where)]


async def was_said(store: Store, table_id: str, message: Message) -> bool:
    """Whether a message is in the chat already, however long ago."""
    same = (
        schema.chat.c.table == table_id,
        schema.chat.c.player == message.sender,
        schema.chat.c.message == message.id,
    )
    return await store.read_one(select(schema.chat.c.number).where(*same)) is not None


def sign_of(table: str, player: str) -> str:
    """By what one knows at a table who said something, but not whether it is the same person as at another."""
    return blake2b(f"{table}/{player}".encode(), digest_size=6, person=b"dejarik-speaker").hexdigest()


async def _said(store: Store, table_id: str, *where: ColumnElement[bool]) -> list[AnyRow]:
    query = select(schema.chat).where(schema.chat.c.table == table_id, *where)
    return (await store.read(query.order_by(schema.chat.c.number.desc()).limit(LINES_SHOWN)))[::-1]


async def ids_in(store: Store, *statuses: str) -> list[str]:
    """All tables in one of these states, the newest first."""
    rows = await store.read(
        select(schema.tables.c.id).where(schema.tables.c.status.in_(statuses)).order_by(schema.tables.c.created.desc())
    )
    return [row.id for row in rows]


async def ids_of(store: Store, player: str, most: int) -> list[str]:
    """The tables at which a person sits, the newest first."""
    joined = schema.tables.join(schema.seats, schema.tables.c.id == schema.seats.c.table)
    rows = await store.read(
        select(schema.tables.c.id)
        .select_from(joined)
        .where(schema.seats.c.player == player, schema.tables.c.status != CLOSED)
        .order_by(schema.tables.c.created.desc())
        .limit(most)
    )
    return [row.id for row in rows]


async def ids_without_positions(store: Store) -> list[str]:
    """The finished games of early releases, of which no position was kept yet."""
    kept = select(schema.positions.c.table)
    over = (schema.tables.c.status == "over", schema.tables.c.id.not_in(kept))
    return [row.id for row in await store.read(select(schema.tables.c.id).where(*over))]


async def find_record(store: Store, record_id: str) -> AnyRow | None:
    """A stored record."""
    return await store.read_one(select(schema.records).where(schema.records.c.id == record_id))


async def _keep_anew(store: Store, table: GameTable, remains: Remains) -> None:
    """Of a table that another release wrote, keep where it stands now; one of an early release has nothing yet."""
    written: list[Statement] = []
    if not remains.rows:
        written = positions.known(table)
    elif table.seq and remains.rows[-1].rules != fingerprint(table.match.game):
        written = positions.current(table.id, table.seq, table.match)
    try:
        if written:
            await store.write(*written)
    except SQLAlchemyError:
        _log.exception("position_not_kept", extra={"table": table.id})


def result_in(kept: str) -> Result:
    """How a game ended, from its column."""
    return _RESULTS.decode(kept)


def _table(row: AnyRow, people: list[Player | None], journal: list[AnyRow], remains: Remains) -> GameTable:
    wish = _WISHES.decode(row.wish)
    agreement = Agreement(row.id, wish, row.seed, row.created, row.host)
    table = take_up(agreement, people, [_entry(entry, row.created) for entry in journal], remains)
    if row.result is not None:
        table.result = result_in(row.result)
    table.record = row.record
    table.rematch_table = row.rematch
    return table


def _person(row: AnyRow) -> Player | None:
    return Player(row.id, row.name, row.login is not None) if row.id is not None else None


def _entry(row: AnyRow, opened: float) -> Entry:
    """What was written together with its table are moves of a record, made nobody knows when."""
    message = Message(row.sender, row.message) if row.message is not None else None
    left = tuple(msgspec.json.decode(row.clocks)) if row.clocks else ()
    return Entry(row.seq, Kind(row.kind), row.seat, row.data, message, left, row.at if row.at > opened else None)


def _line(row: AnyRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, sign_of(row.table, row.player or ""), row.text, iso(row.at))
