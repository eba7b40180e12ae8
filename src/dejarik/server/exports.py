"""Everything the server keeps about one person, for that person to take along."""

from __future__ import annotations

import asyncio
from time import time

import msgspec
from msgspec import Struct
from sqlalchemy import select

from dejarik.server import archive, schema
from dejarik.server.sessions import SessionInfo, Sessions
from dejarik.server.store import AnyRow, Store
from dejarik.server.times import iso
from dejarik.server.wire import Player, Result


class OwnAccount(Struct):
    """Who somebody is."""

    id: str
    name: str
    account: bool
    email: str | None
    created: str


class OwnDeck(Struct):
    """A saved deck."""

    game: str
    name: str
    code: str
    updated: str


class OwnGame(Struct):
    """A seat at a table; the record is there after the end, because it tells every card."""

    table: str
    game: str
    title: str
    seat: int
    status: str
    created: str
    ended: str | None
    result: Result | None
    record: str | None


class OwnLine(Struct):
    """Something said at a table."""

    table: str
    text: str
    at: str


class OwnRecord(Struct):
    """An uploaded record."""

    id: str
    game: str
    created: str
    text: str


class OwnData(Struct):
    """All of it."""

    exported: str
    account: OwnAccount
    sessions: list[SessionInfo]
    decks: list[OwnDeck]
    games: list[OwnGame]
    chat: list[OwnLine]
    records: list[OwnRecord]


class Exports:
    """Gathers what belongs to a person."""

    def __init__(self, store: Store, sessions: Sessions) -> None:
        self._store = store
        self._sessions = sessions

    async def of(self, player: Player, token: str | None) -> bytes:
        """An OwnData as JSON; it may be long, so it is put together beside the event loop."""
        people, decks, chat = schema.players, schema.decks, schema.chat
        mine = await self._store.read(select(people).where(people.c.id == player.id))
        kept = await self._store.read(select(decks).where(decks.c.owner == player.id).order_by(decks.c.updated))
        said = await self._store.read(select(chat).where(chat.c.player == player.id).order_by(chat.c.at))
        data = OwnData(
            exported=iso(time()),
            account=_account(mine[0]),
            sessions=await self._sessions.of_player(player.id, token),
            decks=[OwnDeck(row.game, row.name, row.code, iso(row.updated)) for row in kept],
            games=await self._games(player.id),
            chat=[OwnLine(row.table, row.text, iso(row.at)) for row in said],
            records=await self._uploads(player.id),
        )
        return await asyncio.to_thread(lambda: msgspec.json.format(msgspec.json.encode(data), indent=2))

    async def _games(self, player: str) -> list[OwnGame]:
        tables, seats, records = schema.tables, schema.seats, schema.records
        joined = seats.join(tables, tables.c.id == seats.c.table).outerjoin(records, records.c.id == tables.c.record)
        query = select(tables, seats.c.seat, records.c.text).select_from(joined)
        rows = await self._store.read(query.where(seats.c.player == player).order_by(tables.c.created))
        return [_game(row) for row in rows]

    async def _uploads(self, player: str) -> list[OwnRecord]:
        """Records of tables also belong to whoever opened the table; those are with the games."""
        records, tables = schema.records, schema.tables
        of_tables = select(tables.c.record).where(tables.c.record.is_not(None))
        query = select(records).where(records.c.owner == player, records.c.id.not_in(of_tables))
        rows = await self._store.read(query.order_by(records.c.created))
        return [OwnRecord(row.id, row.game, iso(row.created), row.text) for row in rows]


def _account(row: AnyRow) -> OwnAccount:
    return OwnAccount(row.id, row.name, row.login is not None, row.email, iso(row.created))


def _game(row: AnyRow) -> OwnGame:
    return OwnGame(
        table=row.id,
        game=row.game,
        title=row.title,
        seat=row.seat,
        status=row.status,
        created=iso(row.created),
        ended=iso(row.ended) if row.ended is not None else None,
        result=archive.result_in(row.result) if row.result else None,
        record=row.text,
    )
