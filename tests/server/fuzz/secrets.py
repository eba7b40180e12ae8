"""What a table has told to whom, compared afterwards with what each of them may have known."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import msgspec

import dejarik
from dejarik.kernel.state import State
from dejarik.server.game_table import Agreement, open_table
from dejarik.server.journal import Entry, Kind
from dejarik.server.wire import TableWish
from tests.server.hidden import hidden_keys

_WORD = re.compile(r"[\w-]+")
Moment: TypeAlias = tuple[int, int, int]
"""A seat, and the first and the last entry of the journal after which it can have been told something."""


@dataclass
class Ear:
    """Hears everything that is told about one table."""

    table: str
    game: str
    seed: str
    told: defaultdict[Moment, set[str]] = field(default_factory=lambda: defaultdict(set))

    def __post_init__(self) -> None:
        self._keys = {card.key for card in dejarik.game(self.game).cards()}

    def hear(self, seat: int, first: int, last: int, text: str) -> None:
        """Somebody on a seat was told this."""
        self.told[seat, first, last] |= self._keys.intersection(_WORD.findall(text))

    def leaks(self, database: Path) -> Iterator[str]:
        """What was told to somebody who could not know it."""
        hidden: dict[tuple[int, int], set[str]] = {}
        wanted = {(seq, seat) for seat, first, last in self.told for seq in range(first, last + 1)}
        for seq, state in enumerate(_states(database, self.table)):
            for seat in (seat for at, seat in wanted if at == seq):
                hidden[seq, seat] = hidden_keys(state, seat, self.game)
        for (seat, first, last), keys in self.told.items():
            never_known = set.intersection(*(hidden[seq, seat] for seq in range(first, last + 1)))
            for key in sorted(never_known & keys):
                yield f"{self.game} table {self.table}: seat {seat} was told of {key} after entry {first}"

    def count(self) -> int:
        """How many moments were heard."""
        return len(self.told)


def seed_of(database: Path, table: str) -> str:
    """The seed of a table, which nobody may learn before its end."""
    return str(_row(database, table)["seed"])


def status_of(database: Path, table: str) -> str:
    """Whether a table waits, is played or is over."""
    return str(_row(database, table)["status"])


def _row(database: Path, table: str) -> sqlite3.Row:
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        found: sqlite3.Row = connection.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
        return found


def _states(database: Path, table: str) -> Iterator[State]:
    """The position after every entry of a table's journal, and the first one."""
    row = _row(database, table)
    with closing(sqlite3.connect(database)) as connection:
        query = 'SELECT seq, kind, seat, data FROM journal WHERE "table" = ? ORDER BY seq'
        entries = connection.execute(query, (table,)).fetchall()
    agreed = msgspec.json.decode(row["wish"], type=TableWish)
    rebuilt = open_table(Agreement(table, agreed, row["seed"], 0.0, None), [None] * agreed.players)
    yield rebuilt.match.state.copy()
    for seq, kind, seat, data in entries:
        rebuilt.repeat(Entry(seq, Kind(kind), seat, data))
        yield rebuilt.match.state.copy()
