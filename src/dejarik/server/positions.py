"""Positions kept of a game, so that a release with other cards or rules takes it up where it stood.

Kept are the dealt position, the one after every thirty-second entry of the journal, after an undo, when a table leaves
memory, and at the end. All of them lie on the game's line of moves: what is undone is deleted. Only the latest has the
log, which begins with the logs of all others.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, insert, null, select, update

from dejarik.kernel import position
from dejarik.kernel.events import Event
from dejarik.kernel.fingerprint import fingerprint
from dejarik.kernel.game import Game
from dejarik.kernel.match import LOST, Match
from dejarik.kernel.retrace import Kept
from dejarik.kernel.state import State
from dejarik.server import schema
from dejarik.server.game_table import After, GameTable
from dejarik.server.journal import Kind
from dejarik.server.store import AnyRow, Prepared, Statement, Store

KEPT_EVERY: Final = 32
_ROWS = schema.positions
_INTO_POSITIONS = Prepared(insert(_ROWS))
_MINE = _ROWS.c.table == bindparam("of")
# The last position of a table that left memory has done its duty once there is a later one.
_FORGET_PASSING = Prepared(
    delete(_ROWS).where(_MINE, (_ROWS.c.seq % KEPT_EVERY != 0) | (_ROWS.c.seq == bindparam("at")))
)
_FORGET_LOGS = Prepared(update(_ROWS).where(_MINE, _ROWS.c.seq > 0, _ROWS.c.log.is_not(None)).values(log=null()))
_LARGEST_BATCH = 20
_log = logging.getLogger(__name__)


# ---------------------------------------------------------------- writing


def due(table: GameTable, after: After) -> list[Statement]:
    """What is written about positions together with an entry of the journal."""
    entry = after.entry
    found: list[Statement] = []
    if entry.kind is Kind.UNDO:
        undone = _ROWS.c.moves > after.match.length
        found.append(delete(_ROWS).where(_ROWS.c.table == table.id, undone))
    if entry.kind is Kind.UNDO or after.result is not None:
        found += current(table.id, entry.seq, after.match)
    return found


def is_due_soon(after: After) -> bool:
    """Whether a position is to be kept that need not be written together with its entry."""
    entry = after.entry
    return entry.seq % KEPT_EVERY == 0 and entry.kind is not Kind.UNDO and after.result is None


def dealt(table: GameTable) -> list[Statement]:
    """The position before the first move, in place of one that was dealt before."""
    match = table.match
    if match.length > len(match.moves):
        return []
    state, lines = match.beginning
    row = _row(table.id, 0, match) | {
        "moves": 0,
        "state": _saved(match, state),
        "lines": lines,
        "log": _packed(position.save_log(match.events[:lines])),
    }
    return [delete(_ROWS).where(_ROWS.c.table == table.id), (_INTO_POSITIONS, row)]


def known(table: GameTable) -> list[Statement]:
    """The dealt position, where that is known, and the present one."""
    return [*dealt(table), *(current(table.id, table.seq, table.match) if table.seq else [])]


def current(table_id: str, seq: int, match: Match) -> list[Statement]:
    """The position after an entry, the only one with the log from now on."""
    return [
        (_FORGET_PASSING, {"of": table_id, "at": seq}),
        (_FORGET_LOGS, {"of": table_id}),
        (_INTO_POSITIONS, _row(table_id, seq, match)),
    ]


async def keep_all(store: Store, tables: Iterable[GameTable]) -> None:
    """Keep where these tables stand, so that not a move has to be played again with other rules."""
    waiting: list[Statement] = []
    for table in tables:
        waiting += current(table.id, table.seq, table.match) if table.seq else []
        if len(waiting) > _LARGEST_BATCH:
            await store.write(*waiting)
            waiting = []
    if waiting:
        await store.write(*waiting)


def _row(table_id: str, seq: int, match: Match) -> dict[str, object]:
    return {
        "table": table_id,
        "seq": seq,
        "moves": match.length,
        "rules": fingerprint(match.game),
        "state": _saved(match, match.state),
        "lines": match.log_length,
        "log": _packed(position.save_log(match.events)),
    }


def _saved(match: Match, state: State) -> bytes:
    return _packed(position.save(match.game, state) | {"dealt_from": match.setup.box})


def _packed(data: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(data), 1)


# ---------------------------------------------------------------- reading


class Remains(NamedTuple):
    """What was kept of a game, in order, and the cards it was dealt from if no position says it."""

    rows: Sequence[AnyRow] = ()
    box: tuple[str, ...] = ()

    def have_rules_of(self, game: Game[Any]) -> bool:
        """Whether it was played with the rules of this release from the deal on, as far as is known."""
        is_whole = not self.rows or self.rows[0].moves == 0
        return is_whole and all(row.rules == fingerprint(game) for row in self.rows)

    def dealt_from(self) -> tuple[str, ...]:
        """The cards it was dealt from; empty if they are those of this release."""
        if not self.rows:
            return self.box
        first = _unpacked(self.rows[0].state)
        return tuple(first["dealt_from"] or first["box"])


async def of_table(store: Store, table_id: str) -> Remains:
    """Everything that was kept of a table."""
    return Remains(await store.read(select(_ROWS).where(_ROWS.c.table == table_id).order_by(_ROWS.c.seq)))


async def of_record(store: Store, record_id: str) -> Remains:
    """Everything that was kept of the table whose record this is."""
    joined = _ROWS.join(schema.tables, _ROWS.c.table == schema.tables.c.id)
    query = select(_ROWS).select_from(joined).where(schema.tables.c.record == record_id)
    return Remains(await store.read(query.order_by(_ROWS.c.seq)))


def read(game: Game[Any], rows: Sequence[AnyRow]) -> list[Kept]:
    """The positions that this release can read; of others, the log says why it cannot."""
    log = _told(game, rows)
    found = []
    for row in rows:
        try:
            state = position.load(game, _unpacked(row.state))
        except Exception:
            _log.warning("position_unreadable", extra={"table": row.table, "seq": row.seq}, exc_info=True)
            continue
        missing = [LOST] * (row.lines - len(log))
        found.append(Kept(row.moves, state, [*log[: row.lines], *missing]))
    return found


def _told(game: Game[Any], rows: Sequence[AnyRow]) -> list[Event]:
    for row in reversed(rows):
        if row.log is not None:
            try:
                return position.load_log(game, _unpacked(row.state)["box"], _unpacked(row.log))
            except Exception:
                _log.warning("log_unreadable", extra={"table": row.table, "seq": row.seq}, exc_info=True)
    return []


def _unpacked(data: bytes) -> Any:
    return msgspec.json.decode(zlib.decompress(data))
