"""Ensures that a database is used by one server alone, or only by servers that share its tables knowingly."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

try:
    import fcntl
except ImportError:  # Windows has no such locks; there the port is all that keeps two servers apart.
    fcntl = None  # type: ignore[assignment]

# Of a database each schema can serve one server: that is where its tables are.
_KEY = "hashtext('dejarik'), hashtext(current_schema())"
_TRY = text(f"SELECT pg_try_advisory_lock({_KEY})")
_RELEASE = text(f"SELECT pg_advisory_unlock({_KEY})")
_TRY_TOGETHER = text(f"SELECT pg_try_advisory_lock_shared({_KEY})")
_RELEASE_TOGETHER = text(f"SELECT pg_advisory_unlock_shared({_KEY})")
_START = text("SELECT pg_advisory_lock(hashtext('dejarik start'), hashtext(current_schema()))")
_STILL_THERE = text("SELECT 1")


class Claim(Protocol):
    """The right to use a database, until it is released or this process ends."""

    def hold(self) -> bool:
        """Claim the database if that has not been done yet, or was lost; False if another server has it."""
        ...

    def starting(self) -> AbstractContextManager[None]:
        """Let no other server start meanwhile."""
        ...

    def is_alone(self) -> bool:
        """Whether no other server uses the database that is held."""
        ...

    def release(self) -> None:
        """Let another server have it."""
        ...


def claim_of(engine: Engine) -> Claim:
    """The claim to use an engine's database alone, not made yet."""
    return FileClaim(engine.url.database or "") if engine.dialect.name == "sqlite" else SchemaClaim(engine)


class NoClaim:
    """For whoever works beside a server: claims nothing."""

    def hold(self) -> bool:
        """Nothing to hold."""
        return True

    def release(self) -> None:
        """Nothing to release."""

    def starting(self) -> AbstractContextManager[None]:
        """Nothing to wait for."""
        return nullcontext()

    def is_alone(self) -> bool:
        """Never: there may be a server."""
        return False


class FileClaim:
    """A lock on a file beside that of SQLite."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._lock: int | None = None

    def hold(self) -> bool:
        """Lock the file."""
        if fcntl is None or self._lock is not None or self._path.startswith("file:"):
            return True
        lock = os.open(f"{self._path}.lock", os.O_CREAT | os.O_RDONLY, 0o644)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            return False
        self._lock = lock
        return True

    def release(self) -> None:
        """Unlock the file."""
        if self._lock is not None and fcntl is not None:
            # Closing is not enough: a process that is being started has it, too, until it runs its own program.
            fcntl.flock(self._lock, fcntl.LOCK_UN)
            os.close(self._lock)
            self._lock = None

    def starting(self) -> AbstractContextManager[None]:
        """Nobody else can start: the claim is enough."""
        return nullcontext()

    def is_alone(self) -> bool:
        """Always."""
        return True


class SchemaClaim:
    """A lock in PostgreSQL. It ends with its connection, which belongs to nothing else, and so with the database."""

    _take = _TRY
    _release = _RELEASE

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def hold(self) -> bool:
        """Lock the schema, once more if the database was restarted meanwhile."""
        if self._connection is not None and _is_alive(self._connection):
            return True
        self._connection = None
        connection = own_connection(self._engine)
        if connection.execute(self._take).scalar_one():
            self._connection = connection
            return True
        connection.close()
        return False

    def release(self) -> None:
        """Unlock before closing: PostgreSQL notices a closed connection only later, and the next server is refused."""
        if self._connection is not None:
            with suppress(SQLAlchemyError), self._connection:
                self._connection.execute(self._release)
            self._connection = None

    def starting(self) -> AbstractContextManager[None]:
        """Nobody else can start: the claim is enough."""
        return nullcontext()

    def is_alone(self) -> bool:
        """Always."""
        return True


class SharedClaim(SchemaClaim):
    """A lock in PostgreSQL that servers share with each other, but with none that wants to be alone."""

    _take = _TRY_TOGETHER
    _release = _RELEASE_TOGETHER

    @contextmanager
    def starting(self) -> Iterator[None]:
        """Servers start one after another, so that exactly one of them finds itself alone."""
        with own_connection(self._engine) as connection:
            connection.execute(_START)
            yield

    def is_alone(self) -> bool:
        """Whether the lock could be had alone: a session does not stand in its own way."""
        assert self._connection is not None, "the database is not held"
        if not self._connection.execute(_TRY).scalar_one():
            return False
        self._connection.execute(_RELEASE)
        return True


def own_connection(engine: Engine) -> Connection:
    """A connection that belongs to no pool; whoever asked for it closes it."""
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    connection.detach()
    return connection


def _is_alive(connection: Connection) -> bool:
    try:
        connection.execute(_STILL_THERE)
    except SQLAlchemyError:
        return False
    return not connection.invalidated
