"""A private PostgreSQL server for tests, from Debian's package: started when first needed, gone afterwards."""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
from psycopg import sql
from sqlalchemy import make_url

_OWNER = "dejarik"
_INSTALLS_WITHIN = 240
_STARTS_WITHIN = 60
_numbers = count(1)
NOTHING_IS_KEPT = "fsync=off", "full_page_writes=off", "min_wal_size=32MB", "max_wal_size=64MB"
"""The settings of a server for tests: nothing waits for the disk, and little lies there."""
_MEMORY = Path("/dev/shm")
_PLENTY = 4 * 1024**3
"""So much must be free in memory for a server whose data may be lost."""


class NoPostgresError(RuntimeError):
    """PostgreSQL is not installed, with what to do about it."""


class PostgresServer:
    """A running server. Each test gets a user with an empty schema: as good as a database of its own, and quicker."""

    def __init__(self, folder: Path, programs: Path, settings: Sequence[str]) -> None:
        self._folder = folder
        self._programs = programs
        self._settings = settings

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"table_{next(_numbers)}"
        with psycopg.connect(host=str(self._folder), user=_OWNER, dbname="postgres", autocommit=True) as connection:
            for command in ("CREATE ROLE {} LOGIN", "CREATE SCHEMA AUTHORIZATION {}"):
                connection.execute(sql.SQL(command).format(sql.Identifier(name)))
        return f"postgresql+psycopg://{name}@/postgres?host={self._folder}"

    def namesake(self, url: str) -> str:
        """The URL of an empty database for the same user and a schema of the same name."""
        parsed, name = make_url(url), f"namesake_{next(_numbers)}"
        for place, command, named in (
            ("postgres", "CREATE DATABASE {}", name),
            (name, "CREATE SCHEMA AUTHORIZATION {}", parsed.username),
        ):
            with psycopg.connect(host=str(self._folder), user=_OWNER, dbname=place, autocommit=True) as connection:
                connection.execute(sql.SQL(command).format(sql.Identifier(named)))
        return parsed.set(database=name).render_as_string(hide_password=False)

    def start(self) -> None:
        """Begin to serve, on a socket in its own folder only."""
        options = " ".join(f"-c {setting}" for setting in ("listen_addresses=''", *self._settings))
        place = "-l", str(self._folder / "log"), "-o", f"-k {self._folder} {options}"
        self._control("start", "-w", "-t", str(_STARTS_WITHIN), *place)

    def stop(self) -> None:
        """End at once."""
        self._control("stop", "-m", "immediate")

    def _control(self, *words: str) -> None:
        _run_as_owner([str(self._programs / "pg_ctl"), "-D", str(self._folder / "data"), *words])


@contextmanager
def postgres_server(settings: Sequence[str] = NOTHING_IS_KEPT) -> Iterator[PostgresServer]:
    """A server meanwhile; raises NoPostgresError where none can be had."""
    programs = find_postgres()
    folder = Path(tempfile.mkdtemp(prefix="dejarik-pg-", dir=_quick_place() if settings == NOTHING_IS_KEPT else None))
    if os.geteuid() == 0:
        os.chown(folder, _account().pw_uid, _account().pw_gid)
    made = PostgresServer(folder, programs, settings)
    try:
        data = str(folder / "data")
        initdb = str(programs / "initdb")
        _run_as_owner([initdb, "-D", data, "-U", _OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"])
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _quick_place() -> Path | None:
    """Memory, where there is plenty: every test leaves dozens of files, and disks take long to delete them."""
    return _MEMORY if _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free >= _PLENTY else None


def find_postgres() -> Path:
    """The folder with the programs, which are installed if they can be; raises NoPostgresError if not."""
    return _find_programs() or _install()


def _find_programs() -> Path | None:
    """The newest installed version; Debian keeps the programs out of PATH."""
    beside = shutil.which("initdb")
    places = [Path(beside).parent] if beside else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return places[-1] if places and (places[-1] / "initdb").exists() else None


def _install() -> Path:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NoPostgresError(
            "PostgreSQL is not installed: install it (on Debian the package postgresql), and try again"
        )
    with Path(tempfile.gettempdir(), "dejarik-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = _find_programs() or _install_package()
    if found is None:
        raise NoPostgresError(
            "PostgreSQL is not installed, and apt-get could not install it: install it, and try again"
        )
    return found


def _install_package() -> Path | None:
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-q"], ["install", "-qy", "--no-install-recommends", "postgresql"]):
        try:
            subprocess.run(["apt-get", *words], env=quiet, timeout=_INSTALLS_WITHIN, capture_output=True, check=False)
        except subprocess.TimeoutExpired:
            return None
    return _find_programs()


def _account() -> pwd.struct_passwd:
    """PostgreSQL refuses to run as root."""
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


def _run_as_owner(command: list[str]) -> None:
    account = _account() if os.geteuid() == 0 else None
    done = subprocess.run(
        command,
        user=account.pw_uid if account else None,
        group=account.pw_gid if account else None,
        extra_groups=[] if account else None,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        timeout=_STARTS_WITHIN,
        check=False,
    )
    assert done.returncode == 0, f"{command[0]} failed: {done.stderr.decode(errors='replace')}"
