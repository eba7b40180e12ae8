"""Games kept while they are played, so that leaving, a closed window or a power cut loses nothing."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import typer

from dejarik.cli import messages
from dejarik.cli.errors import CommandError, reason
from dejarik.cli.files import read_record
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.record import Record
from dejarik.kernel.text import same

MOST = 50
"""So many games are kept; the oldest go first."""
_ENDING = ".txt"


def folder() -> Path:
    """Where they lie: in DEJARIK_HOME, or else where programs of this system keep what is theirs."""
    return Path(os.environ.get("DEJARIK_HOME") or typer.get_app_dir("dejarik")) / "games"


@dataclass(frozen=True)
class KeptGame:
    """A file with a game in it, which is written anew after every choice."""

    path: Path

    @classmethod
    def new(cls, game: str) -> KeptGame:
        """A file that no other game has, in a folder that has room for it; raises CommandError."""
        place = folder()
        try:
            place.mkdir(parents=True, exist_ok=True)
            path = _first_free(place, f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game}")
            for old in _files()[MOST - 1 :]:
                old.unlink(missing_ok=True)
        except OSError as error:
            raise _cannot_keep(place, error) from error
        return cls(path)

    def write(self, record: Record) -> None:
        """Replace what is in the file at once, so that it is never half written; raises CommandError."""
        beside = self.path.with_suffix(".new")
        try:
            beside.write_text(str(record), encoding="utf-8")
            os.replace(beside, self.path)
        except OSError as error:
            raise _cannot_keep(self.path, error) from error


def unfinished(game: str | None) -> list[tuple[Path, Record]]:
    """The games that can be continued, the latest first; what is not a record is passed over."""
    return [(path, record) for path, record in _records() if not record.winners and game in (None, record.game)]


def _records() -> Iterator[tuple[Path, Record]]:
    for path in _files():
        try:
            yield path, read_record(path)
        except DejarikError:
            continue


def _files() -> list[Path]:
    return sorted(folder().glob(f"*{_ENDING}"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def _first_free(place: Path, stem: str) -> Path:
    """Opened right away: two games that begin in the same second get two files."""
    for number in range(1, MOST):
        path = place / f"{stem}{f'-{number}' if number > 1 else ''}{_ENDING}"
        try:
            path.open("x").close()
        except FileExistsError:
            continue
        return path
    raise OSError(f"{stem}{_ENDING}")


def _cannot_keep(path: Path, error: OSError) -> CommandError:
    return CommandError(messages.CANNOT_KEEP.fill(reason=reason(error)), messages.SET_HOME, same(str(path)))
