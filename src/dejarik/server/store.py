"""The database: writes are committed together by one thread before their callers go on, reads run beside them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from time import perf_counter, time
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, Executable, Row, Select, delete, insert, select
from sqlalchemy.exc import DBAPIError

from dejarik.server.database import StoreError, closed, connect, tidy
from dejarik.server.schema import pulse

__all__ = ["AnyRow", "Statement", "Store", "StoreError"]

AnyRow: TypeAlias = Row[*tuple[Any, ...]]
AnySelect: TypeAlias = Select[*tuple[Any, ...]]
Parameters: TypeAlias = Mapping[str, Any] | Sequence[Mapping[str, Any]]
Statement: TypeAlias = Executable | tuple[Executable, Parameters]
CommitListener: TypeAlias = Callable[[int, float], None]

_READERS = 4
_LARGEST_BATCH = 256
_TIDY_AFTER = 1000


@dataclass(slots=True, eq=False)
class _Call:
    """One call of ``write`` that waits for its commit."""

    statements: tuple[Statement, ...]
    answered: asyncio.Future[None]


class Store:
    """A database by its SQLAlchemy URL: ``sqlite:///file.db`` or ``postgresql+psycopg://...``.

    Calls of ``write`` that wait at the same moment share one transaction, and so one flush to the disk. If that
    transaction fails, each call is tried again in one of its own, so that a failing call fails alone.
    """

    def __init__(self, url: str, on_commit: CommitListener = lambda calls, seconds: None) -> None:
        self.url = url
        self._on_commit = on_commit
        self._engine: Engine | None = None
        self._waiting: SimpleQueue[_Call | None] = SimpleQueue()

    async def open(self) -> None:
        """Connect, bring the schema up to date and be ready; raises StoreError with what to do."""
        self._loop = asyncio.get_running_loop()
        self._engine = await asyncio.to_thread(connect, self.url, _READERS + 1)
        self._readers = ThreadPoolExecutor(_READERS, "store-reader")
        self._writer = threading.Thread(target=self._write_all, args=(self._engine,), name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Finish what waits, then let go of the database; safe to call twice."""
        engine, self._engine = self._engine, None
        if engine is None:
            return
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        engine.dispose()

    async def write(self, *statements: Statement) -> None:
        """Carry all statements out or none; returns once they are safely committed, raises what the database says.

        A statement may come as ``(insert(table), values)``: the fastest way, for the statement is then compiled once.
        A caller that is cancelled meanwhile does not know whether it was written.
        """
        self._ready()
        answered: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put(_Call(statements, answered))
        await answered

    async def read(self, query: AnySelect) -> list[AnyRow]:
        """All rows of a query, as they were committed at one moment."""
        engine = self._ready()
        return await self._loop.run_in_executor(self._readers, _rows, engine, query)

    async def read_one(self, query: AnySelect) -> AnyRow | None:
        """The first row of a query, or None."""
        rows = await self.read(query)
        return rows[0] if rows else None

    async def check(self) -> None:
        """Write something and read it back; raises if either does not work."""
        now = time()
        await self.write(delete(pulse), (insert(pulse), {"id": 1, "at": now}))
        await self.read(select(pulse.c.at))

    def _ready(self) -> Engine:
        if self._engine is None:
            raise closed()
        return self._engine

    def _write_all(self, engine: Engine) -> None:
        """The writer thread: everything that waits goes into one transaction, until the store is closed."""
        batch, last = self._next_batch()
        commits = 0
        while batch or not last:
            started = perf_counter()
            errors = _commit(engine, batch)
            self._on_commit(len(batch), perf_counter() - started)
            self._loop.call_soon_threadsafe(partial(_answer, batch, errors))
            if last:
                return
            commits += 1
            if commits % _TIDY_AFTER == 0:
                self._readers.submit(tidy, engine)
            batch, last = self._next_batch()

    def _next_batch(self) -> tuple[list[_Call], bool]:
        """Wait for a call and take what else waits by now; True if the store is closing and nothing follows."""
        call = self._waiting.get()
        batch: list[_Call] = []
        while call is not None:
            batch.append(call)
            if len(batch) == _LARGEST_BATCH:
                return batch, False
            try:
                call = self._waiting.get_nowait()
            except Empty:
                return batch, False
        return batch, True


def _rows(engine: Engine, query: AnySelect) -> list[AnyRow]:
    with engine.connect() as connection:
        return list(connection.execute(query))


def _commit(engine: Engine, batch: list[_Call]) -> list[Exception | None]:
    """Write a batch in one transaction; what became of each call."""
    try:
        with engine.begin() as connection:
            for call in batch:
                _execute(connection, call.statements)
    except Exception as error:
        lost = isinstance(error, DBAPIError) and error.connection_invalidated
        if len(batch) == 1 or lost:
            return [error] * len(batch)
        return [_commit(engine, [call])[0] for call in batch]
    return [None] * len(batch)


def _execute(connection: Connection, statements: tuple[Statement, ...]) -> None:
    for statement in statements:
        if isinstance(statement, tuple):
            connection.execute(*statement)
        else:
            connection.execute(statement)


def _answer(batch: list[_Call], errors: list[Exception | None]) -> None:
    for call, error in zip(batch, errors, strict=True):
        if call.answered.done():
            continue
        if error is None:
            call.answered.set_result(None)
        else:
            call.answered.set_exception(error)
