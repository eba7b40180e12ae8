"""What can be wrong with a backup, in both languages."""

from __future__ import annotations

from pathlib import Path

from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same


class BackupError(DejarikError):
    """A backup that cannot be made or used."""


def failed(reason: str, place: Text) -> BackupError:
    """The database or a program of its makers refused."""
    return BackupError(
        Text("it did not work: {reason}", "nie udało się: {reason}").fill(reason=reason.rstrip(".")),
        Text("Nothing was changed.", "Nic nie zostało zmienione."),
        place,
    )


def not_empty(place: Text) -> BackupError:
    """Something would be lost."""
    return BackupError(
        Text("there is a database already", "tutaj jest już baza danych"),
        Text(
            "Name another with --database, or overwrite this one with --force.",
            "Wskaż inną opcją --database albo nadpisz tę opcją --force.",
        ),
        place,
    )


def not_ours(place: Text) -> BackupError:
    """Something else is there."""
    return BackupError(
        Text("this is no database of Dejarik", "to nie jest baza danych programu Dejarik"),
        Text("Check the address.", "Sprawdź adres."),
        place,
    )


def no_database(place: Text) -> BackupError:
    """Nothing is there."""
    return BackupError(
        Text("there is no such database", "nie ma takiej bazy danych"),
        Text("Name it with --database.", "Wskaż ją opcją --database."),
        place,
    )


def not_a_backup(backup: Path, kind: str) -> BackupError:
    """The file is none of ours, or of the other kind of database."""
    return BackupError(
        Text("this is no backup of a database in {kind}", "to nie jest kopia bazy danych {kind}").fill(kind=kind),
        Text(
            "Choose a file made by “dejarik backup” from the same kind of database.",
            "Wybierz plik utworzony poleceniem „dejarik backup” z bazy danych tego samego rodzaju.",
        ),
        same(str(backup)),
    )


def no_program(program: str) -> BackupError:
    """PostgreSQL's own programs do the work."""
    return BackupError(
        Text("The program {program} was not found", "Nie znaleziono programu {program}").fill(program=program),
        Text(
            "Install PostgreSQL's client programs (Debian: postgresql-client) in a version not older than the server.",
            "Zainstaluj programy klienckie PostgreSQL (Debian: postgresql-client) nie starsze niż serwer.",
        ),
    )
