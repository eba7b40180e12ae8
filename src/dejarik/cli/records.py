"""Reads saved games: whole if they were played by the rules of this release, else as far as their moves are legal."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dejarik.cli.files import about_file, read_record
from dejarik.kernel.match import Match, has_same_rules
from dejarik.kernel.record import Record
from dejarik.kernel.retrace import read_again
from dejarik.kernel.text import Text


@dataclass(frozen=True)
class Reading:
    """A record, how many of its moves are legal, and what has changed since it was played, if anything has."""

    path: Path
    record: Record
    legal: int
    change: Text | None

    def match(self, to: int | None = None) -> Match:
        """The game after so many moves, or after the last legal one."""
        with about_file(self.path):
            return Match.from_record(self.record, to=self.legal if to is None else to)


def read_game(path: Path) -> Reading:
    """The game in a file; raises an error that names the file and the line if it is not one."""
    record = read_record(path)
    with about_file(path):
        return Reading(path, record, *_check(record))


def _check(record: Record) -> tuple[int, Text | None]:
    """A record of this very release must be right to its end."""
    retrace = read_again(record)
    opened = retrace.match
    assert opened is not None, "a record that cannot be dealt is not read"
    if has_same_rules(opened.game, record):
        Match.from_record(record)
        return len(record.moves), None
    legal = 0
    for _ in record.moves:
        retrace.advance()
        if retrace.match is None:
            break
        legal += 1
    return legal, retrace.change(record)
