"""The schema's history leads to the schema, on both kinds of database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, event, text

from dejarik.server.database import StoreError, connect
from dejarik.server.migrations import upgrade
from dejarik.server.schema import metadata
from tests.server.postgres import PostgresServer


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def test_all_steps_together_make_the_schema(empty_url: str) -> None:
    engine = create_engine(empty_url)
    with engine.begin() as connection:
        upgrade(connection)
        assert differences(connection) == []
    engine.dispose()


def test_taking_the_steps_again_changes_nothing(empty_url: str) -> None:
    for _ in range(2):
        database = connect(empty_url, 1)
        with database.engine.begin() as connection:
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == ["0007"]
        database.close()


def test_decks_come_to_a_database_of_the_first_release(empty_url: str) -> None:
    engine = create_engine(empty_url)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(text("INSERT INTO players (id, name, created) VALUES ('leia', 'Leia', 1.0)"))
    with engine.begin() as connection:
        upgrade(connection)
        assert connection.execute(text("SELECT name FROM players")).scalars().all() == ["Leia"]
        assert connection.execute(text("SELECT count(*) FROM decks")).scalar() == 0
    engine.dispose()


def test_accounts_keep_their_names_even_if_two_look_alike(empty_url: str) -> None:
    engine = create_engine(empty_url)
    row = "INSERT INTO players (id, name, login, created) VALUES (:id, :name, :login, :created)"
    accounts = [("a", "Leia", "leia", 2.0), ("b", "Le ia", "le ia", 1.0), ("g", "Leia", None, 0.0)]
    with engine.begin() as connection:
        upgrade(connection, "0002")
        for id_, name, login, created in accounts:
            connection.execute(text(row), {"id": id_, "name": name, "login": login, "created": created})
    with engine.begin() as connection:
        upgrade(connection)
        found = connection.execute(text("SELECT id, name, look FROM players ORDER BY id")).all()
    assert [tuple(row) for row in found] == [("a", "Leia", None), ("b", "Le ia", "lela"), ("g", "Leia", None)]
    engine.dispose()


def test_a_database_of_a_newer_release_is_refused(empty_url: str) -> None:
    database = connect(empty_url, 1)
    with database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    with pytest.raises(StoreError, match="newer release"):
        connect(empty_url, 1)


# ---------------------------------------------------------------- interrupted


class InterruptionError(Exception):
    """The server ends in the middle of a migration."""


@contextmanager
def interrupted_after(statements: int, engine: Engine) -> Iterator[None]:
    left = iter(range(statements))

    def interrupt(*_: Any) -> None:
        if next(left, None) is None:
            raise InterruptionError

    event.listen(engine, "before_cursor_execute", interrupt)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", interrupt)


def first_release(url: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(text("INSERT INTO players (id, name, created) VALUES ('leia', 'Leia', 1.0)"))
    engine.dispose()


def check_whole(url: str, names: list[str]) -> None:
    """Start again: the schema is as it should be, and everybody is still there."""
    database = connect(url, 1)
    with database.engine.begin() as connection:
        assert differences(connection) == []
        assert connection.execute(text("SELECT name FROM players")).scalars().all() == names
    database.close()


def test_a_migration_of_postgresql_interrupted_at_any_statement_can_be_made_again(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    first_release(url)
    engine = create_engine(url)
    for survived in count(step=3):
        try:
            with interrupted_after(survived, engine), engine.begin() as connection:
                upgrade(connection)
            break
        except InterruptionError:
            continue
    engine.dispose()
    assert survived > 20, "it was interrupted nowhere"
    check_whole(url, ["Leia"])


@pytest.mark.parametrize("names", [[], ["Leia"]], ids=["new", "first release"])
def test_a_server_killed_at_any_statement_of_a_migration_starts_again(names: list[str], tmp_path: Path) -> None:
    """What a killed server leaves behind on SQLite is what its files hold at that moment."""
    path, moments = tmp_path / "table.db", []
    if names:
        first_release(f"sqlite:///{path}")

    def look(*_: Any) -> None:
        moments.append(tuple((file.name, file.read_bytes()) for file in tmp_path.glob("table.db*")))

    event.listen(Engine, "before_cursor_execute", look)
    try:
        connect(f"sqlite:///{path}", 1).close()
    finally:
        event.remove(Engine, "before_cursor_execute", look)
    assert len(moments) > 20, "it was killed nowhere"
    for number, left in enumerate(dict.fromkeys(moments)):
        folder = tmp_path / str(number)
        folder.mkdir()
        for name, content in left:
            (folder / name).write_bytes(content)
        check_whole(f"sqlite:///{folder / path.name}", names)
