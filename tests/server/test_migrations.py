"""The schema's history leads to the schema, on both kinds of database."""

from __future__ import annotations

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text

from dejarik.server.database import StoreError, connect
from dejarik.server.migrations import upgrade
from dejarik.server.schema import metadata


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def test_all_steps_together_make_the_schema(url: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        upgrade(connection)
        assert differences(connection) == []
    engine.dispose()


def test_taking_the_steps_again_changes_nothing(url: str) -> None:
    for _ in range(2):
        database = connect(url, 1)
        with database.engine.begin() as connection:
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == ["0007"]
        database.close()


def test_decks_come_to_a_database_of_the_first_release(url: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(text("INSERT INTO players (id, name, created) VALUES ('leia', 'Leia', 1.0)"))
    with engine.begin() as connection:
        upgrade(connection)
        assert connection.execute(text("SELECT name FROM players")).scalars().all() == ["Leia"]
        assert connection.execute(text("SELECT count(*) FROM decks")).scalar() == 0
    engine.dispose()


def test_accounts_keep_their_names_even_if_two_look_alike(url: str) -> None:
    engine = create_engine(url)
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


def test_a_database_of_a_newer_release_is_refused(url: str) -> None:
    database = connect(url, 1)
    with database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    with pytest.raises(StoreError, match="newer release"):
        connect(url, 1)
