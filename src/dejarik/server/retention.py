"""Deletes what is kept no longer: uploads that nobody owns, the chat of finished games, tables that were abandoned.

It goes in small steps with a pause after each, so that games never wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time
from typing import TypeAlias

from sqlalchemy import ColumnElement, Table, and_, delete, exists, select

from dejarik.server.archive import CLOSED
from dejarik.server.hall import Hall
from dejarik.server.schema import chat, journal, mutes, positions, records, seats, tables
from dejarik.server.settings import Settings
from dejarik.server.store import Store

Step: TypeAlias = Callable[[float], Awaitable[bool]]
"""Deletes a little of what is from before a time; whether there may be more."""

ROWS_AT_ONCE = 200
_DAY = 86_400.0
_FIRST_AFTER = 60.0
_EVERY = 3600.0
_BREATH = 0.05
_log = logging.getLogger(__name__)


class Retention:
    """Sweeps now and then, as long as the server runs."""

    def __init__(self, store: Store, hall: Hall, settings: Settings) -> None:
        self._store = store
        self._hall = hall
        self._kept: tuple[tuple[int, tuple[Step, ...]], ...] = (
            (settings.keep_uploads_days, (self._delete_uploads,)),
            (settings.keep_chat_days, (self._delete_chat,)),
            (settings.keep_abandoned_days, (self._close_abandoned, self._delete_closed)),
        )
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to sweep."""
        self._task = asyncio.create_task(self._go_on_sweeping())

    async def stop(self) -> None:
        """Stop after the step under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def sweep(self, now: float) -> None:
        """Delete everything that is kept no longer."""
        for days, steps in self._kept:
            for step in steps if days else ():
                while await step(now - days * _DAY):
                    await asyncio.sleep(_BREATH)

    async def _go_on_sweeping(self) -> None:
        await asyncio.sleep(_FIRST_AFTER)
        while True:
            try:
                await self.sweep(time())
            except Exception:
                _log.exception("sweep_failed")
            await asyncio.sleep(_EVERY)

    async def _delete_uploads(self, before: float) -> bool:
        is_of_a_table = exists().where(tables.c.record == records.c.id)
        old = and_(records.c.owner.is_(None), records.c.created < before, ~is_of_a_table)
        rows = await self._store.read(select(records.c.id).where(old).limit(ROWS_AT_ONCE))
        if rows:
            await self._store.write(delete(records).where(records.c.id.in_([row.id for row in rows])))
        return bool(rows)

    async def _delete_chat(self, before: float) -> bool:
        old = and_(chat.c.table == tables.c.id, tables.c.status == "over", tables.c.ended < before)
        found = await self._store.read_one(select(chat.c.table).where(old).limit(1))
        return found is not None and await self._delete_some(chat, found.table, chat.c.number)

    async def _close_abandoned(self, before: float) -> bool:
        """Unfinished tables at which nothing has happened since, and nobody is: they can no longer be found."""
        happened = exists().where(journal.c.table == tables.c.id, journal.c.at >= before)
        unfinished = tables.c.status.not_in(("over", CLOSED))
        old = and_(unfinished, tables.c.created < before, ~happened)
        rows = await self._store.read(select(tables.c.id).where(old).limit(ROWS_AT_ONCE))
        gone = [row.id for row in rows if await self._hall.close_abandoned(row.id)]
        return bool(gone)

    async def _delete_closed(self, before: float) -> bool:
        found = await self._store.read_one(
            select(tables.c.id).where(tables.c.status == CLOSED, tables.c.created < before).limit(1)
        )
        if found is None:
            return False
        for table, order in ((journal, journal.c.seq), (positions, positions.c.seq), (chat, chat.c.number)):
            if await self._delete_some(table, found.id, order):
                return True
        await self._store.write(
            delete(seats).where(seats.c.table == found.id),
            delete(mutes).where(mutes.c.table == found.id),
            delete(tables).where(tables.c.id == found.id),
        )
        return True

    async def _delete_some(self, rows: Table, of: str, order: ColumnElement[int]) -> bool:
        """Delete the first rows of a table of the hall; whether there were any."""
        mine = rows.c.table == of
        first = await self._store.read(select(order).where(mine).order_by(order).limit(ROWS_AT_ONCE))
        if first:
            await self._store.write(delete(rows).where(mine, order <= first[-1][0]))
        return bool(first)
