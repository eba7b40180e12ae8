"""Backs up the server's database, and restores it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dejarik.cli.files import check_new
from dejarik.cli.options import Database, Language
from dejarik.kernel.text import Text
from dejarik.server.places import default_database

_SAVED = Text("The backup is in {file} ({size} bytes).", "Kopia zapasowa jest w pliku {file} ({size} B).")
_RESTORED = Text(
    "The database is restored. “dejarik serve” continues every game where it was.",
    "Baza danych jest przywrócona. „dejarik serve” wznowi wszystkie gry od miejsca, w którym były.",
)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file to write.")],
    database: Database = None,
    lang: Language = "",
) -> None:
    """Copy the server's whole database into one file, while the server runs or not."""
    check_new(file)

    from dejarik.server.backups import back_up

    back_up(database or default_database(), file)
    typer.echo(_SAVED.fill(file=str(file), size=str(file.stat().st_size))[lang])


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file made by “dejarik backup”.")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a database that is not empty.")] = False,
    lang: Language = "",
) -> None:
    """Make the server's database what it was when a backup was made. The server must not be running."""
    from dejarik.server.backups import restore as restore_database

    restore_database(database or default_database(), file, force=force)
    typer.echo(_RESTORED[lang])
