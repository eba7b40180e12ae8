"""Backups: made while people play, restored elsewhere, and never over anything by accident."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text

from dejarik.server.backups import BackupError, back_up, postgres, restore
from dejarik.server.database import StoreError, connect
from dejarik.server.schema import players
from tests.cli.terminal import dejarik
from tests.server.client import Caller, Person, TableSocket, at_table
from tests.server.live import live_server
from tests.server.postgres import PostgresServer

pytestmark = pytest.mark.anyio


@pytest.fixture
def elsewhere(url: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database of the same kind as ``url``."""
    if url.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'elsewhere' / 'table.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.namesake(url)


def write_name(url: str, name: str) -> None:
    database = connect(url, 1)
    with database.engine.begin() as connection:
        connection.execute(insert(players), {"id": name, "name": name, "created": 1.0})
    database.close()


def names(url: str) -> list[str]:
    database = connect(url, 1)
    with database.engine.begin() as connection:
        found = list(connection.execute(select(players.c.name).order_by(players.c.name)).scalars())
    database.close()
    return found


async def play(client: TableSocket, turns: int) -> None:
    for _ in range(turns):
        await client.my_turn()
        assert (await client.choose())["type"] == "done"


async def game_of(address: str) -> tuple[str, Person]:
    """A table with a game against the computer, after a few moves."""
    caller = Caller(address)
    leia = await caller.guest("Leia")
    table = await caller.open_table(leia, {"kind": "person"}, {"kind": "computer", "level": "easy"})
    async with at_table(address, table, leia) as client:
        await play(client, 3)
    return table, leia


async def test_a_game_goes_on_from_the_backup_of_a_running_server(tmp_path: Path, url: str, elsewhere: str) -> None:
    backup = tmp_path / "games.backup"
    with live_server(tmp_path, database=url) as server:
        table, leia = await game_of(server.address)
        async with at_table(server.address, table, leia) as client:
            await client.my_turn()
            said = dejarik("backup", backup, "--database", url)
            assert said.code == 0, said.err
            at_backup = client.seq, client.view
            await play(client, 2)
    assert f"The backup is in {backup}" in said.text
    restored = dejarik("restore", backup, "--database", elsewhere)
    assert restored.code == 0, restored.err
    with live_server(tmp_path, database=elsewhere) as server:
        async with at_table(server.address, table, leia) as client:
            await client.my_turn()
            assert (client.seq, client.view) == at_backup
            await play(client, 2)


def test_a_backup_is_for_its_owner_alone_and_needs_nothing_beside_it(tmp_path: Path, url: str) -> None:
    write_name(url, "Leia")
    backup = tmp_path / "folder" / "games.backup"
    backup.parent.mkdir()
    back_up(url, backup)
    assert list(backup.parent.iterdir()) == [backup]
    assert backup.stat().st_mode & 0o077 == 0


def test_a_database_with_something_in_it_is_overwritten_only_by_force(tmp_path: Path, url: str) -> None:
    backup = tmp_path / "games.backup"
    write_name(url, "Leia")
    back_up(url, backup)
    write_name(url, "Han")
    with pytest.raises(BackupError, match="--force"):
        restore(url, backup, force=False)
    assert names(url) == ["Han", "Leia"]
    restore(url, backup, force=True)
    assert names(url) == ["Leia"]


def test_a_database_in_use_is_not_overwritten_even_by_force(tmp_path: Path, url: str) -> None:
    backup = tmp_path / "games.backup"
    write_name(url, "Leia")
    back_up(url, backup)
    running = connect(url, 1)
    try:
        with pytest.raises(StoreError, match="Another server"):
            restore(url, backup, force=True)
    finally:
        running.close()
    assert names(url) == ["Leia"]


def test_what_a_newer_release_added_is_gone_after_the_return_to_an_older_one(tmp_path: Path, url: str) -> None:
    backup = tmp_path / "games.backup"
    write_name(url, "Leia")
    back_up(url, backup)
    newer = connect(url, 1)
    with newer.engine.begin() as connection:
        connection.execute(text("CREATE TABLE ranks (player VARCHAR REFERENCES players (id))"))
        connection.execute(text("INSERT INTO ranks VALUES ('Leia')"))
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    newer.close()
    restore(url, backup, force=True)
    database = connect(url, 1)
    with pytest.raises(Exception, match="ranks"), database.engine.begin() as connection:
        connection.execute(text("SELECT * FROM ranks"))
    database.close()


def test_moves_that_a_killed_server_left_in_its_log_are_backed_up_and_never_mixed_in(tmp_path: Path) -> None:
    """The log of an overwritten database must not become that of the restored one."""
    path, backup = tmp_path / "table.db", tmp_path / "games.backup"
    url = f"sqlite:///{path}"
    write_name(url, "Leia")
    with closing(sqlite3.connect(path)) as left_open:  # so that nobody tidies the log up
        left_open.execute("SELECT * FROM players").fetchall()
        write_name(url, "Han")
        assert Path(f"{path}-wal").stat().st_size
        back_up(url, backup)
        write_name(url, "Lando")
        log = Path(f"{path}-wal").read_bytes()
    Path(f"{path}-wal").write_bytes(log)
    restore(url, backup, force=True)
    assert names(url) == ["Han", "Leia"]


def letter(tmp_path: Path) -> Path:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Lando, " * 100)
    return path


def other_kind(tmp_path: Path) -> Path:
    path = tmp_path / "other"
    path.write_bytes(b"PGDMP" + bytes(100))
    return path


def half(tmp_path: Path) -> Path:
    """A backup of which only the first half was copied."""
    write_name(f"sqlite:///{tmp_path / 'source.db'}", "Leia")
    back_up(f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "whole")
    path = tmp_path / "half"
    whole = (tmp_path / "whole").read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    return path


def newer(tmp_path: Path) -> Path:
    path = tmp_path / "newer"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            "CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')"
        )
    return path


def foreign(tmp_path: Path) -> Path:
    path = tmp_path / "foreign"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE bookmarks (address)")
    return path


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (letter, "no backup of a database in SQLite"),
        (other_kind, "no backup of a database in SQLite"),
        (half, "it did not work"),
        (newer, "newer release"),
        (foreign, "no database of Dejarik"),
        (lambda folder: folder / "nowhere", "No such file"),
    ],
)
def test_what_is_no_backup_is_refused_in_one_line(tmp_path: Path, make: Callable[[Path], Path], says: str) -> None:
    target = tmp_path / "target" / "table.db"
    words = ("restore", make(tmp_path), "--database", f"sqlite:///{target}")
    seen = dejarik(*words)
    assert (seen.code, seen.err.count("\n")) == (2, 1), seen.err
    assert says in seen.err
    assert dejarik(*words, lang="pl").err != seen.err
    assert not target.exists() or not target.stat().st_size


@pytest.mark.parametrize(("name", "says"), [("nothing.db", "no such database"), ("foreign", "no database of Dejarik")])
def test_what_cannot_be_backed_up_is_said_in_one_line(tmp_path: Path, name: str, says: str) -> None:
    foreign(tmp_path)
    seen = dejarik("backup", tmp_path / "games.backup", "--database", f"sqlite:///{tmp_path / name}")
    assert (seen.code, seen.err.count("\n")) == (2, 1), seen.err
    assert says in seen.err
    assert [path.name for path in tmp_path.iterdir()] == ["foreign"]


def test_a_backup_overwrites_no_file(tmp_path: Path) -> None:
    kept = letter(tmp_path)
    seen = dejarik("backup", kept, "--database", f"sqlite:///{tmp_path / 'table.db'}")
    assert seen.code == 2
    assert "already exists" in seen.err


def test_an_empty_schema_cannot_be_backed_up_and_a_foreign_one_not_overwritten(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    url, backup = postgres.new_database(), tmp_path / "games.backup"
    with pytest.raises(BackupError, match="no such database"):
        back_up(url, backup)
    write_name(url, "Leia")
    back_up(url, backup)
    shared = connect(url, 1)
    with shared.engine.begin() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
    shared.close()
    with pytest.raises(BackupError, match="no database of Dejarik"):
        restore(url, backup, force=True)


def test_a_missing_program_is_named_with_where_to_get_it(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres.shutil, "which", lambda _: None)
    with pytest.raises(BackupError, match=r"pg_dump was not found\. Install PostgreSQL's client programs"):
        back_up(postgres_url, tmp_path / "games.backup")


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    url = postgres.new_database()
    write_name(url, "Leia")
    return url
