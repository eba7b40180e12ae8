"""Backups of a schema in PostgreSQL, by PostgreSQL's own programs."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Engine, inspect, text

from dejarik.kernel.text import same
from dejarik.server.backups import errors
from dejarik.server.backups.files import appearing, check_begins
from dejarik.server.database import claim, engine_of, place_of, reasons

_MAGIC = b"PGDMP"
_REVISIONS = "alembic_version"


def back_up(url: URL, target: Path) -> None:
    """Dump the tables of the schema into a new file, as they are at one moment."""
    with reasons(place_of(url)):
        engine = engine_of(url, 1)
        schema, tables = _schema_of(engine), _tables_of(engine)
        engine.dispose()
    if not tables:
        raise errors.no_database(place_of(url))
    if _REVISIONS not in tables:
        raise errors.not_ours(place_of(url))
    with appearing(target) as part:
        dumping = ["--format=custom", "--no-owner", "--no-privileges", f'--table="{schema}".*', f"--file={part}"]
        _run("pg_dump", url, f"--dbname={_address(url)}", *dumping)


def restore(url: URL, backup: Path, *, force: bool) -> None:
    """Replace the tables of the schema by those of the backup, in one transaction."""
    check_begins(backup, _MAGIC, "PostgreSQL")
    with closing(claim(url, 1)) as database:
        with reasons(place_of(url)):
            tables = _tables_of(database.engine)
        if tables and _REVISIONS not in tables:
            raise errors.not_ours(place_of(url))
        if tables and not force:
            raise errors.not_empty(place_of(url))
        _replace(url, backup, _drop(database.engine, tables))


def _replace(url: URL, backup: Path, drop: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        script = f"--file={folder}/script.sql"
        _run("pg_restore", url, "--no-owner", "--no-privileges", script, str(backup))
        running = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"]
        _run("psql", url, *running, f"--dbname={_address(url)}", f"--command={drop}", script)


def _schema_of(engine: Engine) -> str:
    with engine.connect() as connection:
        return str(connection.execute(text("SELECT current_schema()")).scalar_one())


def _tables_of(engine: Engine) -> list[str]:
    """The tables in the schema, which is Dejarik's alone."""
    return inspect(engine).get_table_names()


def _drop(engine: Engine, tables: list[str]) -> str:
    """A statement that drops all those tables; a newer release may have made some that are not in the backup."""
    quoted = ", ".join(map(engine.dialect.identifier_preparer.quote_identifier, tables))
    return f"DROP TABLE {quoted} CASCADE" if tables else "SELECT 1"


def _address(url: URL) -> str:
    """The database as PostgreSQL's programs are told it; the password is not for everybody's list of processes."""
    from psycopg.conninfo import make_conninfo

    parts = url.translate_connect_args(username="user", database="dbname") | dict(url.query)
    parts.pop("password", None)
    return make_conninfo(**parts)


def _run(program: str, url: URL, *words: str) -> None:
    path = shutil.which(program)
    if path is None:
        raise errors.no_program(program)
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    done = subprocess.run(
        [path, *words],
        env=os.environ | secret,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise errors.failed(said[0] if said else program, same(program))
