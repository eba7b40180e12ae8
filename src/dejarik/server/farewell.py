"""Deletion of an account: the person disappears, the games they played with others stay."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from time import time

from sqlalchemy import delete, select, update

from dejarik.kernel.record import parse
from dejarik.server import archive, schema, wire
from dejarik.server.codes import void_codes
from dejarik.server.hall import Hall
from dejarik.server.names import NOBODY
from dejarik.server.people import People
from dejarik.server.problems import ProblemError
from dejarik.server.sessions import DAY, Sessions
from dejarik.server.store import AnyRow, Statement, Store
from dejarik.server.wire import Player

NAME_KEPT_FOR = 90 * DAY
"""Seconds until somebody else may take the name: nobody should be taken for a person who has just left."""
_MOST_TABLES = 100_000
_log = logging.getLogger(__name__)


class Farewell:
    """Deletes people. Their rows stay, without anything that tells who they were: the games of others refer to them."""

    def __init__(
        self, store: Store, people: People, sessions: Sessions, hall: Hall, now: Callable[[], float] = time
    ) -> None:
        self._store = store
        self._people = people
        self._sessions = sessions
        self._hall = hall
        self._now = now

    async def delete(self, player: Player, password: str | None) -> None:
        """Delete a person, who proves it with their password if they have one.

        First nobody can act in their name any more; then their games end, under the name of nobody.
        """
        await self._people.prove(player, password)
        nobody = Player(player.id, NOBODY, False)
        for session in await self._sessions.end_all(player.id, *self._forgetting(player.id)):
            self._hall.end_session(session)
        self._hall.part_with(nobody)
        for table_id in await archive.ids_of(self._store, player.id, _MOST_TABLES):
            if await self._hall.owner(table_id) is None:
                await self._leave(table_id, nobody)
        await self._rename_in_records(player.id)

    async def leave_here(self, player: str) -> None:
        """Leave the tables of this server for somebody who was deleted at another."""
        nobody = Player(player, NOBODY, False)
        self._hall.rename(nobody)
        for table in self._hall.games_here(player):
            await self._leave(table.id, nobody)

    def freed_names(self) -> Statement:
        """Let others have the names of people who left long ago."""
        left = schema.players.c.deleted <= self._now() - NAME_KEPT_FOR
        return update(schema.players).where(left, schema.players.c.look.is_not(None)).values(look=None)

    def _forgetting(self, player: str) -> list[Statement]:
        people, chat, records, mutes = schema.players, schema.chat, schema.records, schema.mutes
        return [
            update(people)
            .where(people.c.id == player)
            .values(name=NOBODY, login=None, password=None, email=None, deleted=self._now()),
            update(chat).where(chat.c.player == player).values(name=NOBODY),
            update(records).where(records.c.owner == player).values(owner=None),
            delete(schema.decks).where(schema.decks.c.owner == player),
            delete(mutes).where(mutes.c.owner == player),
            void_codes(player),
        ]

    async def _leave(self, table_id: str, nobody: Player) -> None:
        """Get up from a table that waits; give up a game that is played."""
        try:
            room = await self._hall.find(table_id)
            seat = room.table.seat_of(nobody)
            if room.table.status == "waiting":
                await self._hall.get_up(table_id, seat, nobody)
            elif room.table.status == "playing":
                await self._hall.referee.carry_out(room, seat, nobody, wire.Resign("account deleted"))
        except ProblemError:
            _log.exception("seat_not_left", extra={"table": table_id})

    async def _rename_in_records(self, player: str) -> None:
        """Each record by itself: there may be thousands, and nothing is lost if some were renamed already."""
        joined = schema.seats.join(schema.tables, schema.tables.c.id == schema.seats.c.table).join(
            schema.records, schema.records.c.id == schema.tables.c.record
        )
        query = select(schema.records.c.id, schema.seats.c.seat).select_from(joined)
        for row in await self._store.read(query.where(schema.seats.c.player == player)):
            kept = await archive.find_record(self._store, row.id)
            if kept is not None:
                text = await asyncio.to_thread(_without_name, kept, row.seat)
                mine = schema.records.c.id == row.id
                await self._store.write(update(schema.records).where(mine).values(text=text))


def _without_name(kept: AnyRow, seat: int) -> str:
    record = parse(kept.text)
    return str(replace(record, seat_names={**record.seat_names, seat: NOBODY}))
