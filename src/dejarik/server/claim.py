"""Ensures that one database is used by one server: two would both continue the same tables."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import SQLAlchemyError

try:
    import fcntl
except ImportError:  # Windows has no such locks; there the port is all that keeps two servers apart.
    fcntl = None  # type: ignore[assignment]

Release: TypeAlias = Callable[[], None]

# Of a database each schema can serve one server: that is where its tables are.
_KEY = "hashtext('dejarik'), hashtext(current_schema())"
_TRY = text(f"SELECT pg_try_advisory_lock({_KEY})")
_RELEASE = text(f"SELECT pg_advisory_unlock({_KEY})")


def claim(engine: Engine) -> bool:
    """Claim a database until its engine is disposed of or this process ends; False if another server has it."""
    release = _claim_file(engine) if engine.dialect.name == "sqlite" else _claim_server(engine)
    if release is None:
        return False
    event.listen(engine, "engine_disposed", lambda _: release(), once=True)
    return True


def _claim_file(engine: Engine) -> Release | None:
    path = engine.url.database or ""
    if fcntl is None or path.startswith("file:"):
        return lambda: None
    lock = os.open(f"{path}.lock", os.O_CREAT | os.O_RDONLY, 0o644)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return None
    return partial(os.close, lock)


def _claim_server(engine: Engine) -> Release | None:
    """The claim ends with the connection, which belongs to nothing else."""
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    connection.detach()
    if connection.execute(_TRY).scalar_one():
        return partial(_release_server, connection)
    connection.close()
    return None


def _release_server(connection: Connection) -> None:
    """Release before closing: PostgreSQL notices a closed connection only later, and the next server is refused."""
    with suppress(SQLAlchemyError), connection:
        connection.execute(_RELEASE)
