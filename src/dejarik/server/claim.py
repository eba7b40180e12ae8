"""One server for one database: two would each go on with the same tables, and neither would know of the other."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from sqlalchemy import Engine, text

from dejarik.kernel.text import Text, same
from dejarik.server.database import StoreError

try:
    import fcntl
except ImportError:  # Windows has no such locks; there the port is all that keeps two servers apart.
    fcntl = None  # type: ignore[assignment]

Release: TypeAlias = Callable[[], None]

_KEY = 0x64656A6172696B


def claim(engine: Engine) -> Release:
    """Claim a database until released or until this process ends; raises StoreError if another server has it."""
    return _claim_file(engine) if engine.dialect.name == "sqlite" else _claim_server(engine)


def _claim_file(engine: Engine) -> Release:
    path = engine.url.database or ""
    if fcntl is None or path.startswith("file:"):
        return lambda: None
    lock = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise _taken(engine) from error
    return partial(os.close, lock)


def _claim_server(engine: Engine) -> Release:
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    if not connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": _KEY}).scalar_one():
        connection.close()
        raise _taken(engine)

    def release() -> None:
        connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _KEY})
        connection.close()

    return release


def _taken(engine: Engine) -> StoreError:
    return StoreError(_IN_USE, _END_IT, same(engine.url.render_as_string(hide_password=True)))


_IN_USE = Text("Another server is using this database", "Z tej bazy danych korzysta inny serwer")
_END_IT = Text(
    "End that server, or name another database with --database.",
    "Zakończ tamten serwer albo wskaż inną bazę danych opcją --database.",
)
