"""Backups: a whole database in one file, made while the server runs, and a database made from that file again."""

from __future__ import annotations

from pathlib import Path

from dejarik.server.backups import postgres, sqlite
from dejarik.server.backups.errors import BackupError
from dejarik.server.database import is_sqlite, parse_url

__all__ = ["BackupError", "back_up", "restore"]


def back_up(url: str, target: Path) -> None:
    """Copy a database, in use or not, into a new file; raises DejarikError and leaves no file if that fails."""
    parsed = parse_url(url)
    (sqlite if is_sqlite(parsed) else postgres).back_up(parsed, target)


def restore(url: str, backup: Path, *, force: bool) -> None:
    """Make a database what it was when the file was made; raises DejarikError and changes nothing if that fails.

    A database with anything in it is overwritten only by force, and one that a server uses never.
    """
    parsed = parse_url(url)
    (sqlite if is_sqlite(parsed) else postgres).restore(parsed, backup, force=force)
