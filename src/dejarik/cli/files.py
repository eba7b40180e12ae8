"""Reading and writing files: nothing is ever overwritten, and every error names the file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from dejarik.cli import messages
from dejarik.cli.errors import CommandError, reason
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.record import Record, parse
from dejarik.kernel.text import Text, joined, same


def read_record(path: Path) -> Record:
    """The record in a file; raises an error that names the file and the line."""
    with about_file(path):
        return parse(_read(path))


def read_beginning(path: Path, size: int) -> bytes:
    """As much of a file as ``size`` says, so that a huge or endless one costs nothing; raises CommandError."""
    with about_file(path), _reasons(), path.open("rb") as source:
        return source.read(size)


def read_input(size: int) -> bytes:
    """As much of standard input as ``size`` says; raises CommandError."""
    if sys.stdin is None:
        raise CommandError(messages.CLOSED_INPUT, messages.PIPE_INPUT, messages.STANDARD_INPUT)
    with _about(messages.STANDARD_INPUT), _reasons():
        return sys.stdin.buffer.read(size)


def write_new(path: Path, content: str) -> None:
    """Write a file that does not exist yet; raises CommandError if it does or cannot be written."""
    try:
        with path.open("x", encoding="utf-8") as target:
            target.write(content)
    except FileExistsError as error:
        raise _exists(path) from error
    except (OSError, ValueError) as error:
        raise CommandError(
            messages.CANNOT_WRITE.fill(reason=reason(error)), messages.CHOOSE_ANOTHER, same(str(path))
        ) from error


def check_new(path: Path | None) -> None:
    """Refuse a file that exists or could not be written, before any work is done for it."""
    if path is None:
        return
    if path.exists():
        raise _exists(path)
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise CommandError(messages.NO_SUCH_FOLDER, messages.CHOOSE_ANOTHER, same(str(path)))


def about_file(path: Path) -> AbstractContextManager[None]:
    """Put the file's name before the place of any error inside."""
    return _about(same(str(path)))


@contextmanager
def _about(source: Text) -> Iterator[None]:
    try:
        yield
    except DejarikError as error:
        raise type(error)(error.cause, error.remedy, joined((source, error.place), ", ")) from error


def _read(path: Path) -> str:
    with _reasons():
        return path.read_text(encoding="utf-8")


@contextmanager
def _reasons() -> Iterator[None]:
    """Say in words why a file cannot be read."""
    try:
        yield
    except FileNotFoundError as error:
        raise CommandError(messages.NO_SUCH_FILE, messages.CHECK_NAME) from error
    except IsADirectoryError as error:
        raise CommandError(messages.IS_DIRECTORY, messages.NAME_A_FILE) from error
    except UnicodeDecodeError as error:
        raise CommandError(messages.NOT_UTF8.fill(byte=error.start + 1), messages.SAVE_AS_UTF8) from error
    except (OSError, ValueError) as error:
        raise CommandError(messages.CANNOT_READ.fill(reason=reason(error)), messages.CHECK_NAME) from error


def _exists(path: Path) -> CommandError:
    return CommandError(messages.FILE_EXISTS, messages.CHOOSE_ANOTHER, same(str(path)))
