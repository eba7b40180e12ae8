"""Batches of SQL statements that are committed atomically."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.exc import SQLAlchemyError

Row: TypeAlias = Mapping[str, Any]


class Prepared:
    """Puts single rows into a table by a statement made once: having it looked up takes longer than carrying it out."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._forms: dict[str, tuple[str, Sequence[str] | None]] = {}

    def insert(self, connection: Connection, row: Row) -> None:
        """Insert a row that has a value for every column."""
        sql, order = self._forms.get(connection.dialect.name) or self._form(connection)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(sql, row if order is None else [row[name] for name in order])
        finally:
            cursor.close()

    def _form(self, connection: Connection) -> tuple[str, Sequence[str] | None]:
        compiled: Any = self._table.insert().compile(dialect=connection.dialect)
        form = self._forms[connection.dialect.name] = str(compiled), compiled.positiontup
        return form


class FencedError(Exception):
    """Nothing was written: whoever wanted to has lost the right to."""


@dataclass(frozen=True)
class Fence:
    """Lets a transaction go on only if a query finds a row."""

    query: Executable

    def check(self, connection: Connection) -> None:
        """Raise FencedError if there is none."""
        if connection.execute(self.query).first() is None:
            raise FencedError


Statement: TypeAlias = Fence | Executable | tuple[Executable, Row | Sequence[Row]] | tuple[Prepared, Row]


def carry_out(connection: Connection, statements: Sequence[Statement]) -> None:
    """All or none; a single row needs no transaction around it."""
    try:
        if not _is_single_row(statements):
            connection.exec_driver_sql("BEGIN")
        for statement in statements:
            _execute(connection, statement)
        if connection.in_transaction():
            connection.commit()
    except Exception:
        with suppress(SQLAlchemyError):
            connection.rollback()
        raise


def _is_single_row(statements: Sequence[Statement]) -> bool:
    first = statements[0]
    return len(statements) == 1 and isinstance(first, tuple) and isinstance(first[0], Prepared)


def _execute(connection: Connection, statement: Statement) -> None:
    if isinstance(statement, Fence):
        statement.check(connection)
    elif not isinstance(statement, tuple):
        connection.execute(statement)
    elif isinstance(statement[0], Prepared):
        statement[0].insert(connection, statement[1])
    else:
        connection.execute(*statement)
