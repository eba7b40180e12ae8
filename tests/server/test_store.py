"""The database: all or nothing, in order, together, and never a caller left waiting. Shown on both kinds."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dejarik import Match
from dejarik.server import positions, schema, writer
from dejarik.server.database import LOG_BYTES, StoreError, connect
from dejarik.server.schema import players, pulse, sessions, tables
from dejarik.server.statements import Row
from dejarik.server.store import Prepared, Statement, Store
from dejarik.server.writer import DirectWriter
from tests.server.postgres import PostgresServer

pytestmark = pytest.mark.anyio

PATIENCE, FOREVER = 60.0, 86_400.0


def person(name: str) -> Statement:
    return insert(players), {"id": name, "name": name, "created": 1.0}


async def names(store: Store) -> list[str]:
    return [row.id for row in await store.read(select(players.c.id).order_by(players.c.id))]


async def test_what_was_written_can_be_read(store: Store) -> None:
    await store.write(person("leia"))
    assert await names(store) == ["leia"]


async def test_the_statements_of_one_call_are_all_carried_out_or_none(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.write(person("leia"), person("luke"), person("leia"))
    assert await names(store) == []


async def test_statements_are_carried_out_in_order(store: Store) -> None:
    rename = update(players).where(players.c.id == "leia")
    await store.write(person("leia"), rename.values(name="a"), rename.values(name="b"))
    await store.write(rename.values(name=players.c.name + "c"))
    assert [row.name for row in await store.read(select(players.c.name))] == ["bc"]


async def test_calls_are_carried_out_in_the_order_they_were_made(store: Store) -> None:
    await store.write(person("leia"))
    appended = update(players).values(name=players.c.name + "x")
    calls = [store.write(appended.where(players.c.name == "leia" + "x" * number)) for number in range(50)]
    await asyncio.gather(*calls)
    assert [row.name for row in await store.read(select(players.c.name))] == ["leia" + "x" * 50]


async def test_calls_that_wait_together_share_a_commit(postgres: PostgresServer) -> None:
    commits: list[int] = []
    store = Store(postgres.new_database(), lambda calls, seconds: commits.append(calls))
    await store.open()
    await asyncio.gather(*(store.write(person(f"p{number:03}")) for number in range(200)))
    assert sum(commits) == 200
    assert len(commits) < 100
    assert len(await names(store)) == 200
    await store.close()


async def test_a_failing_call_fails_alone(store: Store) -> None:
    await store.write(person("p05"))
    calls = (store.write(person(f"p{number:02}"), person(f"q{number:02}")) for number in range(20))
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [5]
    assert isinstance(outcomes[5], IntegrityError)
    assert await names(store) == sorted([f"p{n:02}" for n in range(20)] + [f"q{n:02}" for n in range(20) if n != 5])


async def test_references_must_lead_somewhere(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.write((insert(sessions), {"token_hash": "t", "player": "nobody", "created": 1.0, "seen": 1.0}))


async def test_everything_is_there_after_reopening(url: str) -> None:
    first = Store(url)
    await first.open()
    await first.write(person("leia"))
    await first.close()
    second = Store(url)
    await second.open()
    assert await names(second) == ["leia"]
    await second.close()


async def test_a_database_has_one_server_at_a_time(store: Store) -> None:
    second = Store(store.url)
    with pytest.raises(StoreError, match="Another server") as error:
        await second.open()
    assert "Zakończ" in error.value.remedy.pl
    await second.close()
    await store.close()
    await second.open()
    await second.close()


async def test_a_closed_database_can_be_claimed_at_once(url: str) -> None:
    for _ in range(20):
        store = Store(url)
        await store.open()
        await store.close()


async def test_each_schema_of_a_database_can_have_a_server(postgres: PostgresServer) -> None:
    first, second = Store(postgres.new_database()), Store(postgres.new_database())
    await first.open()
    await second.open()
    await first.write(person("leia"))
    assert await names(second) == []
    await first.close()
    await second.close()


async def test_a_claim_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    (tmp_path / "table.db.lock").symlink_to(tmp_path / "nowhere" / "lock")
    with pytest.raises(StoreError, match="cannot be opened: No such file") as error:
        await Store(f"sqlite:///{tmp_path / 'table.db'}").open()
    assert error.value.remedy.en


@pytest.mark.parametrize("mode", [None, 0o644])
async def test_the_file_is_not_for_everybody_to_read(tmp_path: Path, mode: int | None) -> None:
    path = tmp_path / "table.db"
    if mode is not None:
        path.touch()
        path.chmod(mode)
    store = Store(f"sqlite:///{path}")
    await store.open()
    await store.write(person("leia"))
    for made in (path, Path(f"{path}-wal")):
        assert not made.stat().st_mode & 0o007, made
    await store.close()


async def test_the_log_of_a_busy_database_does_not_grow_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dejarik.server.store.tidy", lambda engine: False)  # as if it never caught up with the writer
    store = Store(f"sqlite:///{tmp_path / 'table.db'}")
    await store.open()
    log = tmp_path / "table.db-wal"
    for number in range(10):
        await store.write(person(f"p{number}"))
    size = log.stat().st_size
    for number in range(10, 100):
        await store.write(person(f"p{number}"))
        if number % 10 == 0:
            await store.tidy()
    assert log.stat().st_size < 2 * size
    await store.close()


async def test_a_log_that_grew_during_a_long_read_shrinks_again(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'table.db'}")
    await store.open()
    log = tmp_path / "table.db-wal"
    with closing(sqlite3.connect(tmp_path / "table.db")) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM players").fetchall()
        await store.write((insert(players), {"id": "long", "name": "x" * LOG_BYTES, "created": 1.0}))
        await store.tidy()
        assert log.stat().st_size > LOG_BYTES
    await store.tidy()
    await store.write(person("leia"))
    assert log.stat().st_size <= LOG_BYTES
    await store.close()


@pytest.mark.parametrize("is_busy", [False, True])
async def test_the_log_begins_anew_between_two_commits_or_when_it_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_busy: bool
) -> None:
    monkeypatch.setattr("dejarik.server.store._TIDY_AFTER", 10)
    monkeypatch.setattr("dejarik.server.store._LONGEST_LOG", 30)
    monkeypatch.setattr("dejarik.server.store._LOOK_AGAIN_AFTER", 0.01)
    if is_busy:
        monkeypatch.setattr("dejarik.server.store.tidy", lambda engine: False)  # it never catches up with the writer
    else:
        monkeypatch.setattr(DirectWriter, "tidy", _must_not_wait)
    store = Store(f"sqlite:///{tmp_path / 'table.db'}")
    await store.open()
    log = tmp_path / "table.db-wal"
    for number in range(10):
        await store.write(person(f"p{number}"))
    before, written = _times_begun(log), 10
    async with asyncio.timeout(PATIENCE):
        while _times_begun(log) == before:
            await asyncio.sleep(0.02)
            if is_busy:
                written += 1
                await store.write(person(f"p{written}"))
    assert (written >= 40) == is_busy
    await store.close()


def _must_not_wait(_: DirectWriter) -> None:
    raise AssertionError("a choice would wait for the disk")


def _times_begun(log: Path) -> int:
    return int.from_bytes(log.read_bytes()[12:16], "big")


async def test_closing_finishes_what_waits(url: str) -> None:
    store = Store(url)
    await store.open()
    waiting = [store.write(person(f"p{number}")) for number in range(30)]
    await store.close()
    assert await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE) == [None] * 30


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.write(person("leia"))
    with pytest.raises(StoreError, match="closed"):
        await store.read(select(players))


async def test_a_failing_database_is_an_error_and_no_wait(store: Store) -> None:
    await store.write(text("DROP TABLE pulse"))
    with pytest.raises(SQLAlchemyError):
        await asyncio.wait_for(store.check(), PATIENCE)
    with pytest.raises(SQLAlchemyError):
        await asyncio.wait_for(store.read(select(pulse)), PATIENCE)
    await store.write(person("leia"))
    assert await names(store) == ["leia"]


async def test_a_cancelled_caller_disturbs_nobody(store: Store) -> None:
    store.write(person("han")).cancel()
    await store.write(person("leia"))
    assert "leia" in await names(store)


async def test_a_prepared_row_is_written_like_any_other(store: Store) -> None:
    prepared = Prepared(insert(players))
    row = {column.name: None for column in players.columns} | {"id": "leia", "name": "Leia", "created": 1.0}
    await store.write((prepared, row))
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.write((prepared, row))
    outcomes = await asyncio.gather(
        *(store.write((prepared, row | {"id": name})) for name in ("han", "leia", "luke")), return_exceptions=True
    )
    assert [outcome is None for outcome in outcomes] == [True, False, True]
    assert await names(store) == ["han", "leia", "luke"]


async def test_only_the_latest_position_of_a_table_has_the_log(store: Store) -> None:
    table = {"id": "t", "game": "bounty", "title": "", "wish": "{}", "seed": "1", "status": "playing", "created": 1.0}
    await store.write((insert(tables), table))
    match = Match("bounty", seed=1)
    for seq in (31, 32, 64):
        await store.write(*positions.current("t", seq, match))
    kept = await store.read(select(schema.positions.c.seq, schema.positions.c.log.is_not(None)).order_by("seq"))
    assert list(map(tuple, kept)) == [(32, False), (64, True)]


class Severed(Prepared):
    """A row during which the connection is lost."""

    def execute(self, connection: Connection, row: Row) -> None:
        connection.invalidate()
        raise OSError("the line is cut")


async def test_nothing_is_taken_for_written_after_the_connection_was_lost(url: str) -> None:
    """A batch fails, so its calls are tried one by one; at the second the connection breaks."""
    prepared, severed = Prepared(insert(pulse)), Severed(insert(pulse))
    rows: list[tuple[Prepared, Row]] = [
        (prepared, {"id": 1, "at": None}),
        (severed, {}),
        (prepared, {"id": 3, "at": 1.0}),
    ]
    loop = asyncio.get_running_loop()
    database = connect(url, 2)
    with database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        errors = writer._commit(connection, [writer._Call((row,), loop.create_future()) for row in rows])
    with database.engine.connect() as connection:
        kept = connection.execute(select(pulse.c.id)).all()
    database.close()
    assert kept == []
    assert all(errors)
    assert isinstance(errors[2], OSError)


async def test_a_connection_that_broke_is_replaced(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Prepared rows go past SQLAlchemy, which would notice by itself; the writer holds on to its connection."""
    monkeypatch.setattr(writer, "_HOLD_FOR", FOREVER)
    store = Store(postgres.new_database())
    await store.open()
    prepared = Prepared(insert(pulse))
    await store.write((prepared, {"id": 1, "at": 1.0}))
    postgres.stop()
    postgres.start()
    with pytest.raises(Exception, match=r".+"):
        await store.write((prepared, {"id": 2, "at": 1.0}))
    await store.write((prepared, {"id": 3, "at": 1.0}))
    assert [row.id for row in await store.read(select(pulse.c.id).order_by(pulse.c.id))] == [1, 3]
    await store.close()


async def test_the_health_check_writes_and_reads(store: Store) -> None:
    await store.check()
    await store.check()
    assert len(await store.read(select(pulse))) == 1


KILLED = """
import asyncio, os, sys
from sqlalchemy import insert
from dejarik.server.schema import players
from dejarik.server.store import Store

async def main():
    store = Store(sys.argv[1])
    await store.open()
    for number in range(25):
        await store.write((insert(players), {"id": f"p{number:02}", "name": "x", "created": 1.0}))
    os.kill(os.getpid(), 9)

asyncio.run(main())
"""


async def test_a_killed_process_loses_nothing_it_was_told_is_written(url: str) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED, url], timeout=PATIENCE, check=False)
    assert killed.returncode == -9
    store = Store(url)
    await store.open()
    assert len(await names(store)) == 25
    await store.close()


async def test_sqlite_keeps_a_log_to_recover_from(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'deep' / 'er' / 'store.db'}")
    await store.open()
    answers = [(await store.read(text(f"PRAGMA {name}")))[0][0] for name in ("journal_mode", "synchronous")]  # type: ignore[arg-type]
    assert answers == ["wal", 1]
    await store.close()


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("no url at all", "cannot be read"),
        ("mysql://user:secret@host/base", "no database we know"),
        ("sqlite://", "no file"),
        ("sqlite:////proc/nowhere/x.db", "cannot be opened"),
        ("postgresql://user:secret@127.0.0.1:1/base", "cannot be opened"),
    ],
)
async def test_a_bad_address_is_explained_without_its_password(url: str, says: str) -> None:
    with pytest.raises(StoreError, match=says) as error:
        await Store(url).open()
    assert "secret" not in error.value.text.en + error.value.text.pl
    assert error.value.remedy.en
    assert error.value.text.en != error.value.text.pl


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Lando, " * 100)
    with pytest.raises(StoreError, match="not a database"):
        await Store(f"sqlite:///{path}").open()
    assert path.read_text().startswith("Dear Lando")


async def test_a_server_that_went_away_is_an_error_until_it_is_back(postgres: PostgresServer) -> None:
    store = Store(postgres.new_database())
    await store.open()
    await store.write(person("leia"))
    postgres.stop()
    try:
        calls = [store.write(person("han")), store.write(person("luke")), store.read(select(players))]
        outcomes = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), PATIENCE)
    finally:
        postgres.start()
    assert all(isinstance(outcome, SQLAlchemyError) for outcome in outcomes)
    await store.write(person("lando"))
    assert await names(store) == ["lando", "leia"]
    with pytest.raises(StoreError, match="Another server"):
        await Store(store.url).open()
    await store.close()


async def test_whoever_loses_the_claim_while_the_database_is_away_writes_nothing(postgres: PostgresServer) -> None:
    store = Store(postgres.new_database())
    second = Store(store.url)
    await store.open()
    await store.write(person("leia"))
    postgres.stop()
    postgres.start()
    await second.open()
    with pytest.raises((StoreError, SQLAlchemyError)):
        await store.write(person("han"))
    with pytest.raises(StoreError, match="Another server"):
        await store.write(person("luke"))
    assert await names(second) == ["leia"]
    await second.close()
    await store.close()
