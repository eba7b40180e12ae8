"""The schema's migrations: each in ``versions`` leads from one schema to the next; opening a store applies them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

NEWEST = "head"


def check_known(revision: str) -> None:
    """Raise alembic's CommandError if a schema is not one of this release or of one before it."""
    _scripts().get_revision(revision)


def upgrade(connection: Connection, target: str = NEWEST) -> None:
    """Take every step the database has not taken yet, inside the caller's transaction: all of them or none."""
    _begin(connection)
    scripts = _scripts()

    def steps(revision: Any, _: Any) -> Any:
        return scripts._upgrade_revs(target, revision)

    with EnvironmentContext(Config(), scripts, fn=steps, destination_rev=target) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()


def _begin(connection: Connection) -> None:
    """Make it one transaction on SQLite, too, whose driver begins none before it makes tables.

    A schema that is current is only read, since another program may have the file locked.
    """
    if connection.dialect.name == "sqlite" and not is_current(connection):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def is_current(connection: Connection) -> bool:
    """Whether the database has taken every step, and none that we do not know."""
    return MigrationContext.configure(connection).get_current_revision() == _scripts().get_current_head()


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(Path(__file__).parent))
