"""Opens a database by its URL: its settings, and the messages if it cannot be opened."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic.util.exc import CommandError
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same
from dejarik.server.claim import Claim, NoClaim, SharedClaim, claim_of
from dejarik.server.migrations import is_current, upgrade

BUSY_MS = 1000
"""How long a reader waits for somebody else's lock on an SQLite file, in a thread of its own."""

LOG_BYTES = 32 * 1024 * 1024
"""How large SQLite's log may stay after a long read, such as a backup, kept it from beginning anew.

It is more than a busy server usually needs: to cut the file short, and to make it longer again, takes the disk's time.
"""

_PRIMARY_CODE = 0xFF
"""The bits of an error of SQLite that say what it is; the others say more precisely what."""
_POSTGRES_DRIVER = "postgresql+psycopg"

# A commit reaches the system's memory and survives any end of this process; the disk has it within half a minute.
_SQLITE_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = NORMAL",
    "wal_autocheckpoint = 0",
    f"journal_size_limit = {LOG_BYTES}",
    "foreign_keys = ON",
    f"busy_timeout = {BUSY_MS}",
)

# A database that does not answer becomes an error and never a hanging table.
_POSTGRES_PATIENCE = {
    "connect_timeout": "10",
    "tcp_user_timeout": "20000",
    "options": "-c statement_timeout=15000 -c lock_timeout=10000",
}


class StoreError(DejarikError):
    """The database cannot be opened, or is closed."""


class LockedError(StoreError):
    """Another program has the database locked: nothing was written, and it can be tried again."""


@dataclass(frozen=True)
class Database:
    """An open database and the claim to it."""

    engine: Engine
    claim: Claim
    place: Text

    def hold(self) -> None:
        """Raise StoreError if another server uses the database by now, which a restart of PostgreSQL makes possible."""
        if not self.claim.hold():
            raise StoreError(_IN_USE, _END_IT, self.place)

    def close(self) -> None:
        """Let go of it."""
        self.claim.release()
        self.engine.dispose()


def connect(url: str, connections: int) -> Database:
    """A database that is ours alone and up to date; raises StoreError with the reason and the remedy."""
    return _take_over(url, connections, claim_of)


def connect_together(url: str, connections: int) -> Database:
    """A PostgreSQL database that servers share and that is up to date; raises StoreError likewise."""
    return _take_over(url, connections, SharedClaim)


def connect_beside(url: str, connections: int) -> Database:
    """A database that a server may be using meanwhile, for an operator's command; raises StoreError likewise."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise StoreError(_NO_DATABASE, _NAME_DATABASE, place_of(parsed))
    with reasons(place_of(parsed)):
        database = Database(engine_of(parsed, connections), NoClaim(), place_of(parsed))
        _check_current(database)
    return database


def claim(url: URL, connections: int) -> Database:
    """A database that is ours alone, whatever is in it; raises StoreError with the reason and the remedy."""
    database = _unclaimed(url, connections, claim_of)
    with reasons(database.place):
        try:
            database.hold()
        except BaseException:
            database.close()
            raise
    return database


def _unclaimed(url: URL, connections: int, claim_on: Callable[[Engine], Claim]) -> Database:
    place = place_of(url)
    with reasons(place):
        engine = engine_of(url, connections)
        return Database(engine, claim_on(engine), place)


def _take_over(url: str, connections: int, claim_on: Callable[[Engine], Claim]) -> Database:
    """Claim it first: a newer server must not change the schema under the one that runs."""
    database = _unclaimed(parse_url(url), connections, claim_on)
    with reasons(database.place):
        try:
            with database.claim.starting():
                database.hold()
                _migrate(database)
        except BaseException:
            database.close()
            raise
    return database


@contextmanager
def reasons(place: Text) -> Iterator[None]:
    """Whatever goes wrong with a database inside leaves as a StoreError with the reason and the remedy."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise StoreError(_NO_DRIVER, _INSTALL_DRIVER, place) from error
    except CommandError as error:
        raise StoreError(_NEWER, _USE_NEWER, place) from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(_CANNOT_OPEN.fill(reason=reason(error)), _CHECK_URL, place) from error


def _check_current(database: Database) -> None:
    """A command leaves the schema alone: a server may be using it."""
    with database.engine.connect() as connection:
        current = is_current(connection)
    if not current:
        database.close()
        raise StoreError(_OTHER_RELEASE, _START_SERVER, database.place)


def _migrate(database: Database) -> None:
    """Bring the schema up to date, unless servers are running that know only the one there is."""
    with database.engine.begin() as connection:
        if database.claim.is_alone():
            upgrade(connection)
        elif not is_current(connection):
            raise StoreError(_OTHERS_RUN, _END_ALL, database.place)


def tidy(engine: Engine) -> bool:
    """Bring what was committed from SQLite's log into its file, beside the writer: SQLite would let a commit wait.

    Whether nothing is left, because nobody was reading an older state and nobody wrote meanwhile.
    """
    if engine.dialect.name != "sqlite":
        return True
    with engine.connect() as connection:
        _, entries, brought_in = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
    return bool(entries == brought_in)


def closed() -> StoreError:
    """The error for requests after the database was closed."""
    return StoreError(
        Text("The database is closed", "Baza danych jest zamknięta"),
        Text("Try again once the server runs again.", "Spróbuj ponownie, gdy serwer znów będzie działać."),
    )


def locked() -> LockedError:
    """The error for what could not be written while another program had the database locked."""
    return LockedError(
        Text("Another program has the database locked", "Inny program zablokował bazę danych"),
        Text(
            "Nothing was changed. Try again in a moment.",
            "Niczego nie zmieniono. Spróbuj ponownie za chwilę.",
        ),
    )


def is_locked(error: Exception) -> bool:
    """Whether SQLite refused to begin, because another program has a lock."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = cause.sqlite_errorcode if isinstance(cause, sqlite3.OperationalError) else None
    return code is not None and code & _PRIMARY_CODE in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def parse_url(url: str) -> URL:
    """The address of a database; raises StoreError if it is none we know."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(_NOT_A_URL, _WRITE_URL) from error
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername=_POSTGRES_DRIVER)
    if parsed.drivername not in ("sqlite", "sqlite+pysqlite", _POSTGRES_DRIVER):
        raise StoreError(_UNKNOWN_KIND.fill(kind=parsed.drivername), _WRITE_URL)
    if is_sqlite(parsed) and parsed.database in (None, "", ":memory:"):
        raise StoreError(_NO_FILE, _WRITE_URL)
    return parsed


def is_sqlite(url: URL) -> bool:
    """Whether a database is an SQLite file; all others are in a PostgreSQL server."""
    return url.get_backend_name() == "sqlite"


def place_of(url: URL) -> Text:
    """How errors name a database: by its address, without the password."""
    return same(url.render_as_string(hide_password=True))


def engine_of(url: URL, connections: int) -> Engine:
    """Connections to a database, set up the way we use it."""
    return _sqlite(url, connections) if is_sqlite(url) else _postgres(url, connections)


def _sqlite(url: URL, connections: int) -> Engine:
    assert url.database is not None
    if not url.database.startswith("file:"):
        _make_private(Path(url.database))
    engine = create_engine(url, pool_size=connections, max_overflow=0)
    event.listen(engine, "connect", _tune)
    return engine


def _make_private(path: Path) -> None:
    """A new file is its owner's alone, and none is everybody's: it holds the shuffles of games being played."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    if path.stat().st_mode & stat.S_IRWXO:
        path.chmod(path.stat().st_mode & ~stat.S_IRWXO)


def _tune(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in _SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _postgres(url: URL, connections: int) -> Engine:
    patience = {key: value for key, value in _POSTGRES_PATIENCE.items() if key not in url.query}
    return create_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=True, connect_args=patience)


def reason(error: Exception) -> str:
    """What the driver says, without the address of its error pages or the statement, in one line."""
    if isinstance(error, DBAPIError):
        return " ".join(str(error.orig).split()).rstrip(".?")
    said = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
    return " ".join(said.split()) or type(error).__name__


_CANNOT_OPEN = Text("The database cannot be opened: {reason}", "Nie można otworzyć bazy danych: {reason}")
_CHECK_URL = Text(
    "Check that the place exists, that you may write there, and that the database server runs.",
    "Sprawdź, czy to miejsce istnieje, czy masz prawo zapisu i czy serwer bazy danych działa.",
)
_NOT_A_URL = Text("The address of the database cannot be read", "Nie można odczytać adresu bazy danych")
_WRITE_URL = Text(
    "Write sqlite:///folder/file.db or postgresql://user:password@host/database.",
    "Podaj sqlite:///folder/plik.db albo postgresql://użytkownik:hasło@host/baza.",
)
_UNKNOWN_KIND = Text("“{kind}” is no database we know", "„{kind}” to nieznany rodzaj bazy danych")
_NO_FILE = Text("The address names no file", "Adres nie podaje pliku")
_NO_DRIVER = Text("The driver for PostgreSQL is not installed", "Brakuje sterownika PostgreSQL")
_INSTALL_DRIVER = Text("Run: pip install 'dejarik[postgres]'.", "Uruchom: pip install 'dejarik[postgres]'.")
_IN_USE = Text("Another server is using this database", "Z tej bazy danych korzysta inny serwer")
_END_IT = Text(
    "End that server, or name another database with --database; "
    "servers share a PostgreSQL database if each has an --internal-url.",
    "Zakończ tamten serwer albo wskaż inną bazę danych opcją --database; "
    "bazę PostgreSQL mogą dzielić serwery, z których każdy ma --internal-url.",
)
_OTHERS_RUN = Text(
    "Servers of another release are using this database", "Z tej bazy danych korzystają serwery innego wydania"
)
_END_ALL = Text("End them all, then start this one.", "Zakończ je wszystkie, a potem uruchom ten.")
_NEWER = Text(
    "The database was made by a newer release of Dejarik", "Bazę danych utworzyło nowsze wydanie programu Dejarik"
)
_USE_NEWER = Text("Use that release, or another database.", "Użyj tego wydania albo innej bazy danych.")
_NO_DATABASE = Text("There is no such database", "Nie ma takiej bazy danych")
_NAME_DATABASE = Text("Name the database of the server with --database.", "Wskaż bazę danych serwera opcją --database.")
_OTHER_RELEASE = Text(
    "The database is empty or belongs to another release of Dejarik",
    "Baza danych jest pusta albo należy do innego wydania programu Dejarik",
)
_START_SERVER = Text(
    "Name the right one with --database, or start this release's server with it once.",
    "Wskaż właściwą opcją --database albo uruchom raz z tą bazą serwer tego wydania.",
)
