"""Backups of an SQLite file, by SQLite's own way of copying a database that is in use."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL

from dejarik.kernel.text import same
from dejarik.server.backups import errors
from dejarik.server.backups.files import appearing, check_begins
from dejarik.server.database import claim, place_of, reasons
from dejarik.server.migrations import check_known

_MAGIC = b"SQLite format 3\0"
_SOUND = [("ok",)]


def back_up(url: URL, target: Path) -> None:
    """Copy the database, with what is only in its log so far, into a new file."""
    source = _file_of(url)
    if not source.is_file() or not source.stat().st_size:
        raise errors.no_database(place_of(url))
    with appearing(target) as part:
        _copy(source, part)


def restore(url: URL, backup: Path, *, force: bool) -> None:
    """Put a copy of the backup in the database's place."""
    target = _file_of(url)
    check_begins(backup, _MAGIC, "SQLite")
    with reasons(same(str(backup))):
        check_known(_revision(backup))
    with closing(claim(url, 1)):
        if target.stat().st_size and not force:
            raise errors.not_empty(place_of(url))
        with appearing(target) as part:
            _copy(backup, part)
            _remove_log(target)


def _remove_log(path: Path) -> None:
    """Remove the log of a database, which would be taken for that of the next one; what is in it is saved if it can."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for log in ("-wal", "-shm"):
        Path(f"{path}{log}").unlink(missing_ok=True)


def _file_of(url: URL) -> Path:
    if url.database is None or url.database.startswith("file:"):
        raise errors.no_database(place_of(url))
    return Path(url.database)


def _copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, and look whether the copy is sound."""
    with _opened(source) as original, closing(sqlite3.connect(target)) as copy:
        _look_at_revision(original)
        original.backup(copy)
        # A copy needs no log beside it; SQLite begins one again when a server opens it.
        copy.execute("PRAGMA journal_mode = DELETE")
        if (found := copy.execute("PRAGMA integrity_check").fetchall()) != _SOUND:
            raise errors.failed("; ".join(str(row[0]) for row in found[:3]), same(str(source)))


def _revision(path: Path) -> str:
    with _opened(path) as database:
        return _look_at_revision(database)


def _look_at_revision(database: sqlite3.Connection) -> str:
    """The schema's revision; raises sqlite3.Error if there is none."""
    found = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found[0]) if found else ""


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """An existing database; whatever SQLite says against it leaves as a BackupError."""
    place = same(str(path))
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as database:
            yield database
    except sqlite3.Error as error:
        if "no such table: alembic_version" in str(error) or "not a database" in str(error):
            raise errors.not_ours(place) from error
        raise errors.failed(str(error), place) from error
