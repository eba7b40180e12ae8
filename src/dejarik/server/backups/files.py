"""Files that hold a whole database, or do not exist."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dejarik.kernel.text import same
from dejarik.server.backups import errors


@contextmanager
def appearing(target: Path) -> Iterator[Path]:
    """A file, its owner's alone, that takes its place when it is complete and on the disk, and else is removed."""
    try:
        handle, name = tempfile.mkstemp(".part", f"{target.name}.", target.parent)
    except OSError as error:
        raise errors.failed(error.strerror or str(error), same(str(target))) from error
    part = Path(name)
    try:
        os.close(handle)
        yield part
        _flush(part)
        part.replace(target)
    except OSError as error:
        raise errors.failed(error.strerror or str(error), same(str(target))) from error
    finally:
        part.unlink(missing_ok=True)


def check_begins(backup: Path, magic: bytes, kind: str) -> None:
    """Raise BackupError if a file is no backup of that kind of database."""
    try:
        with backup.open("rb") as source:
            begins = source.read(len(magic))
    except OSError as error:
        raise errors.failed(error.strerror or str(error), same(str(backup))) from error
    if begins != magic:
        raise errors.not_a_backup(backup, kind)


def _flush(path: Path) -> None:
    with path.open("rb") as written:
        os.fsync(written.fileno())
