"""Batches of SQL statements that are committed atomically."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import Connection, Delete, Executable, Insert, Update
from sqlalchemy.exc import SQLAlchemyError

Row: TypeAlias = Mapping[str, Any]


class Prepared:
    """A statement made once: having it made or looked up takes longer than carrying it out."""

    def __init__(self, statement: Insert | Update | Delete) -> None:
        self._statement = statement
        self._forms: dict[str, tuple[str, Sequence[str] | None, Row]] = {}

    def execute(self, connection: Connection, row: Row) -> None:
        """Carry it out with a value for every column, or every parameter, of it."""
        sql, order, constants = self._forms.get(connection.dialect.name) or self._form(connection)
        values = {**constants, **row}
        cursor = connection.connection.cursor()
        try:
            cursor.execute(sql, values if order is None else [values[name] for name in order])
        finally:
            cursor.close()

    def _form(self, connection: Connection) -> tuple[str, Sequence[str] | None, Row]:
        compiled: Any = self._statement.compile(dialect=connection.dialect)
        constants = {name: value for name, value in compiled.params.items() if value is not None}
        form = self._forms[connection.dialect.name] = str(compiled), compiled.positiontup, constants
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
    """All or none; a single prepared statement needs no transaction around it."""
    if _is_single(statements):
        _execute(connection, statements[0])
    else:
        _carry_out_together(connection, statements)


def _is_single(statements: Sequence[Statement]) -> bool:
    first = statements[0]
    return len(statements) == 1 and isinstance(first, tuple) and isinstance(first[0], Prepared)


def _carry_out_together(connection: Connection, statements: Sequence[Statement]) -> None:
    try:
        connection.exec_driver_sql("BEGIN")
        for statement in statements:
            _execute(connection, statement)
        connection.commit()
    except Exception:
        with suppress(SQLAlchemyError):
            connection.rollback()
        raise


def _execute(connection: Connection, statement: Statement) -> None:
    if isinstance(statement, Fence):
        statement.check(connection)
    elif not isinstance(statement, tuple):
        connection.execute(statement)
    elif isinstance(statement[0], Prepared):
        statement[0].execute(connection, statement[1])
    else:
        connection.execute(*statement)
