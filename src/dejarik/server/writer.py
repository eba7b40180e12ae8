"""Writes to the database: to SQLite synchronously unless somebody else has locked it, to PostgreSQL in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any, Protocol, TypeAlias, cast

from sqlalchemy import Connection

from dejarik.server.database import Database, is_locked, locked
from dejarik.server.statements import Statement, carry_out

CommitListener: TypeAlias = Callable[[int, float], None]

LOCKED_FOR_AT_MOST = 8.0
"""Seconds that a write waits while another program has the database locked; pages wait ten for an answer."""
_TRY_AGAIN_AFTER = 0.05
_LARGEST_BATCH = 256
_HOLD_FOR = 1.0


@dataclass(slots=True, eq=False)
class _Call:
    """Statements that are committed together, and who waits for them."""

    statements: tuple[Statement, ...]
    answered: asyncio.Future[None]
    began: float = field(default_factory=perf_counter)


class Writer(Protocol):
    """Carries statements out in the order in which it gets them."""

    @property
    def is_locked_out(self) -> bool:
        """Whether what is to be written waits, because another program has the database locked."""
        ...

    def write(self, statements: tuple[Statement, ...]) -> asyncio.Future[None]:
        """Begin to carry them out, all or none; done when they are committed."""
        ...

    def tidy(self) -> None:
        """Begin the database's log anew, after most of it was brought into the database."""
        ...

    async def close(self) -> None:
        """Finish what waits, then end."""
        ...


class DirectWriter:
    """Writes synchronously: appending to SQLite's log is faster than handing over to a thread.

    While another program has the database locked, as one that makes a backup may, calls wait their turn and the event
    loop goes on. A call that could not be written in time fails, and is not written later.
    """

    def __init__(self, database: Database, on_commit: CommitListener) -> None:
        self._connection = database.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._connection.exec_driver_sql("PRAGMA busy_timeout = 0")
        self._on_commit = on_commit
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[_Call] = deque()
        self._catching_up: asyncio.Task[None] | None = None

    @property
    def is_locked_out(self) -> bool:
        """Whether calls wait their turn."""
        return self._catching_up is not None

    def write(self, statements: tuple[Statement, ...]) -> asyncio.Future[None]:
        """Carry them out, all or none, after what waits."""
        answered: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(_Call(statements, answered))
        if self._catching_up is None:
            self._write_waiting()
            if self._waiting:
                self._catching_up = self._loop.create_task(self._catch_up())
        return answered

    def tidy(self) -> None:
        """Let SQLite write its log from the beginning again; if somebody is reading, another time.

        Nobody else can do it: while there are always new entries, the log is never wholly in the database.
        """
        self._connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")

    async def close(self) -> None:
        """Finish what waits, then let go of the database."""
        if self._catching_up is not None:
            await self._catching_up
        self._connection.close()

    async def _catch_up(self) -> None:
        while self._waiting:
            await asyncio.sleep(_TRY_AGAIN_AFTER)
            self._write_waiting()
        self._catching_up = None

    def _write_waiting(self) -> None:
        """Write what waits, until the database turns out to be locked."""
        while self._waiting:
            call = self._waiting[0]
            error = None if call.answered.cancelled() else self._carry_out(call)
            if error is not None and is_locked(error):
                if perf_counter() - call.began < LOCKED_FOR_AT_MOST:
                    return
                error = locked()
            self._waiting.popleft()
            _answer([call], [error])

    def _carry_out(self, call: _Call) -> Exception | None:
        try:
            carry_out(self._connection, call.statements)
        except Exception as error:
            return error
        self._on_commit(1, perf_counter() - call.began)
        return None


class ThreadWriter:
    """Takes statements from the event loop it was made in, and answers when they are safely committed.

    What waits at the same moment shares one transaction, and so one flush to the disk. If that transaction fails, each
    call is tried again in one of its own, so that a failing call fails alone.
    """

    is_locked_out = False

    def __init__(self, database: Database, on_commit: CommitListener) -> None:
        self._database = database
        self._on_commit = on_commit
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Call | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, statements: tuple[Statement, ...]) -> asyncio.Future[None]:
        """Begin to carry them out, all or none; done when they are committed."""
        answered: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put(_Call(statements, answered))
        return answered

    def tidy(self) -> None:
        """PostgreSQL does that by itself."""

    async def close(self) -> None:
        """Finish what waits, then end."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # ------------------------------------------------------------ in the thread

    def _write_all(self) -> None:
        while (call := self._waiting.get()) is not None:
            try:
                self._database.hold()
                connection = self._database.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            except Exception as error:
                batch = self._batch(call)
                self._tell(batch, [error] * len(batch))
            else:
                with connection:
                    self._write_on(connection, call)

    def _write_on(self, connection: Connection, call: _Call | None) -> None:
        """Write on a connection until it breaks, or nothing came for so long that it might have."""
        while call is not None:
            batch = self._batch(call)
            began = perf_counter()
            errors = _commit(connection, batch)
            self._on_commit(len(batch), perf_counter() - began)
            self._tell(batch, errors)
            if connection.invalidated:
                return
            try:
                call = self._waiting.get(timeout=_HOLD_FOR)
            except Empty:
                return
        self._waiting.put(None)

    def _batch(self, call: _Call) -> list[_Call]:
        """A call and what else waits by now."""
        batch = [call]
        while len(batch) < _LARGEST_BATCH and not self._waiting.empty():
            following = self._waiting.get()
            if following is None:
                self._waiting.put(None)
                break
            batch.append(following)
        return batch

    def _tell(self, batch: list[_Call], errors: list[Exception | None]) -> None:
        self._loop.call_soon_threadsafe(_answer, batch, errors)


def _commit(connection: Connection, batch: list[_Call]) -> list[Exception | None]:
    """Write a batch in one transaction; what became of each call."""
    try:
        carry_out(connection, [statement for call in batch for statement in call.statements])
    except Exception as error:
        if _is_lost(connection, error) or len(batch) == 1:
            return [error] * len(batch)
        return _commit_each(connection, batch)
    return [None] * len(batch)


def _commit_each(connection: Connection, batch: list[_Call]) -> list[Exception | None]:
    """Each call in a transaction of its own; once the connection is lost, the rest is not tried.

    SQLAlchemy would connect again by itself, but to a connection that does not commit single statements.
    """
    errors: list[Exception | None] = []
    for call in batch:
        errors += errors[-1:] if connection.invalidated else _commit(connection, [call])
    return errors


def _is_lost(connection: Connection, error: Exception) -> bool:
    """Whether the database went away; the connection is of no use then."""
    if not connection.invalidated:
        driver = cast(Any, connection.connection.dbapi_connection)
        if connection.dialect.is_disconnect(cast(Any, error), driver, None):
            connection.invalidate(error)
    return connection.invalidated


def _answer(batch: list[_Call], errors: list[Exception | None]) -> None:
    for call, error in zip(batch, errors, strict=True):
        if call.answered.done():
            continue
        if error is None:
            call.answered.set_result(None)
        else:
            call.answered.set_exception(error)
