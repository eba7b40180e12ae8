"""Ensures that one database is used by one server: two would both continue the same tables."""

from __future__ import annotations

import os
from contextlib import suppress
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
_STILL_THERE = text("SELECT 1")


class Claim(Protocol):
    """The right to use a database alone, until it is released or this process ends."""

    def hold(self) -> bool:
        """Claim the database if that has not been done yet, or was lost; False if another server has it."""
        ...

    def release(self) -> None:
        """Let another server have it."""
        ...


def claim_of(engine: Engine) -> Claim:
    """The claim to an engine's database, not made yet."""
    return FileClaim(engine.url.database or "") if engine.dialect.name == "sqlite" else SchemaClaim(engine)


class NoClaim:
    """For whoever works beside a server: claims nothing."""

    def hold(self) -> bool:
        """Nothing to hold."""
        return True

    def release(self) -> None:
        """Nothing to release."""


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
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


class SchemaClaim:
    """A lock in PostgreSQL. It ends with its connection, which belongs to nothing else, and so with the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def hold(self) -> bool:
        """Lock the schema, once more if the database was restarted meanwhile."""
        if self._connection is not None and _is_alive(self._connection):
            return True
        self._connection = None
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        connection.detach()
        if connection.execute(_TRY).scalar_one():
            self._connection = connection
            return True
        connection.close()
        return False

    def release(self) -> None:
        """Unlock before closing: PostgreSQL notices a closed connection only later, and the next server is refused."""
        if self._connection is not None:
            with suppress(SQLAlchemyError), self._connection:
                self._connection.execute(_RELEASE)
            self._connection = None


def _is_alive(connection: Connection) -> bool:
    try:
        connection.execute(_STILL_THERE)
    except SQLAlchemyError:
        return False
    return not connection.invalidated
