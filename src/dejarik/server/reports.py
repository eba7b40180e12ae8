"""Reported lines for whoever runs the server: read and settled from the command line, while the server runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import time

import msgspec
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import SQLAlchemyError

from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same
from dejarik.server.database import connect_beside, is_locked, locked, reasons
from dejarik.server.schema import players, reports
from dejarik.server.times import iso
from dejarik.server.wire import ChatLine


class NoReportError(DejarikError):
    """There is no such report, or it was settled already."""


@dataclass(frozen=True)
class Reported:
    """A reported line with those around it."""

    id: str
    table: str
    line: int
    speaker: str
    reporter: str
    reason: str
    lines: list[ChatLine]
    created: str
    settled: str | None
    note: str


def all_reports(url: str) -> list[Reported]:
    """Every report, the oldest first."""
    query = select(reports, players.c.name).join(players, players.c.id == reports.c.reporter)
    with _connected(url) as connection:
        rows = connection.execute(query.order_by(reports.c.created)).all()
    return [
        Reported(
            row.id,
            row.table,
            row.line,
            row.speaker or "",
            row.name,
            row.reason,
            msgspec.json.decode(row.lines, type=list[ChatLine]),
            iso(row.created),
            iso(row.settled) if row.settled is not None else None,
            row.note or "",
        )
        for row in rows
    ]


def settle(url: str, report: str, note: str) -> None:
    """Mark a report as dealt with; raises NoReportError if it is not open."""
    is_open = (reports.c.id == report, reports.c.settled.is_(None))
    with _connected(url) as connection:
        done = connection.execute(update(reports).where(*is_open).values(settled=time(), note=note))
        connection.commit()
    if not done.rowcount:
        raise NoReportError(
            Text("no open report has this id", "żadne otwarte zgłoszenie nie ma takiego identyfikatora"),
            Text("“dejarik reports list” shows those that are open.", "Otwarte pokazuje „dejarik reports list”."),
            same(report),
        )


@contextmanager
def _connected(url: str) -> Iterator[Connection]:
    """A connection beside the server's."""
    database = connect_beside(url, 1)
    try:
        with reasons(database.place), _beside_locks(), database.engine.connect() as connection:
            yield connection
    finally:
        database.close()


@contextmanager
def _beside_locks() -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as error:
        if is_locked(error):
            raise locked() from error
        raise
