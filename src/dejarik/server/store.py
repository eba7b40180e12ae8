"""The database: writes are committed before their callers continue, reads run concurrently."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Row, Select, select, text

from dejarik.server.claim import own_connection
from dejarik.server.database import Database, LockedError, StoreError, closed, connect, tidy
from dejarik.server.schema import pulse
from dejarik.server.statements import Fence, FencedError, Prepared, Statement
from dejarik.server.writer import CommitListener, DirectWriter, ThreadWriter, Writer

__all__ = ["AnyRow", "Fence", "FencedError", "LockedError", "Prepared", "Statement", "Store", "StoreError"]

AnyRow: TypeAlias = Row[*tuple[Any, ...]]
T = TypeVar("T")
AnySelect: TypeAlias = Select[*tuple[Any, ...]]
Connector: TypeAlias = Callable[[str, int], Database]

# Several servers may do this at the same moment.
_BEAT = text("INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at")
_READERS = 4
_TIDY_AFTER = 1000
_LONGEST_LOG = 5_000
"""Commits after which SQLite's log begins anew even if nobody ever stops writing."""
_LOOK_AGAIN_AFTER = 0.25
_CHECK_WITHIN = 2.0


class Store:
    """A database by its SQLAlchemy URL: ``sqlite:///file.db`` or ``postgresql+psycopg://...``."""

    def __init__(
        self, url: str, on_commit: CommitListener = lambda calls, seconds: None, connect: Connector = connect
    ) -> None:
        self.url = url
        self._connect = connect
        self._on_commit = on_commit
        self._commits = 0
        self._is_tidying = False
        self._database: Database | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date and be ready; raises StoreError with what to do."""
        self._database = database = await asyncio.to_thread(self._connect, self.url, _READERS + 1)
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(_READERS, "store-reader")
        make = DirectWriter if database.engine.dialect.name == "sqlite" else ThreadWriter
        self._writer: Writer = make(database, self._committed)

    async def close(self) -> None:
        """Finish what waits, then let go of the database; safe to call twice."""
        database, self._database = self._database, None
        if database is None:
            return
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        database.close()

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        """Carry all statements out or none; done once they are safely committed, or with what the database says.

        It is begun at once, whether or not anybody waits; who is cancelled while waiting does not know how it ended.
        """
        self._ready()
        return self._writer.write(statements)

    async def read(self, query: AnySelect) -> list[AnyRow]:
        """All rows of a query, as they were committed at one moment."""
        engine = self._ready()
        return await asyncio.get_running_loop().run_in_executor(self._readers, _rows, engine, query)

    async def read_one(self, query: AnySelect) -> AnyRow | None:
        """The first row of a query, or None."""
        rows = await self.read(query)
        return rows[0] if rows else None

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Carry out work that reads and writes, in a transaction of its own beside the writer's."""
        engine = self._ready()
        return await asyncio.get_running_loop().run_in_executor(self._readers, _transact, engine, work)

    def own_connection(self) -> Connection:
        """A connection beside all others; whoever asks for it closes it. It may block."""
        return own_connection(self._ready())

    async def check(self) -> bool:
        """Write something and read it back; raises if either does not work.

        False if another program has the database locked: then it can be read, and writes wait.
        """
        written = self.write((_BEAT, {"at": time()}))
        await asyncio.wait((written,), timeout=_CHECK_WITHIN)
        is_free = written.done() or not self._writer.is_locked_out
        if is_free:
            await written
        else:
            written.cancel()
        await self.read(select(pulse.c.at))
        return is_free

    async def tidy(self) -> None:
        """Bring what was committed from the log into the database, and let the log begin anew."""
        await self._bring_in()
        if self._database is not None:
            self._writer.tidy()
            await self._begin_log()

    async def _begin_log(self) -> None:
        """The first commit of a log that begins anew waits for the disk: nobody's choice should be that."""
        await self.write((_BEAT, {"at": time()}))

    async def _bring_in(self) -> bool:
        """Bring what was committed into the database, in a thread; whether that is all, and nothing came meanwhile."""
        commits = self._commits
        is_all = await self._loop.run_in_executor(self._readers, tidy, self._ready())
        return is_all and self._commits == commits

    async def _tidy_between_commits(self) -> None:
        """Let the log begin anew, which it does by itself with the next commit once all of it is in the database.

        The thread waits for the disk, and nobody else. Only if there is always somebody who writes meanwhile does the
        writer have to do the rest, and everybody at a table waits with it.
        """
        if self._is_tidying:
            return
        self._is_tidying, begun = True, self._commits
        try:
            # The first time takes long, and somebody writes meanwhile; the second has only that left to do.
            while not (await self._bring_in() or await self._bring_in()):
                if self._commits - begun >= _LONGEST_LOG:
                    await self.tidy()
                    return
                await asyncio.sleep(_LOOK_AGAIN_AFTER)
            await self._begin_log()
        finally:
            self._is_tidying = False

    def _ready(self) -> Engine:
        if self._database is None:
            raise closed()
        return self._database.engine

    def _committed(self, calls: int, seconds: float) -> None:
        self._on_commit(calls, seconds)
        self._commits += 1
        if self._commits % _TIDY_AFTER == 0 and self._database is not None:
            asyncio.run_coroutine_threadsafe(self._tidy_between_commits(), self._loop)


def _transact(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _rows(engine: Engine, query: AnySelect) -> list[AnyRow]:
    with engine.connect() as connection:
        return list(connection.execute(query))
