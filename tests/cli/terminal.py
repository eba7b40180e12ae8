"""Runs the command line the way a user does, and reads what a user sees."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType
from typer.testing import CliRunner

from dejarik import Match
from dejarik.cli import app
from dejarik.cli.commands import carry_out, find_command
from dejarik.cli.position import Position
from dejarik.cli.session import Session

_PLAIN: dict[str, Any] = {"highlight": False, "markup": False, "emoji": False, "color_system": None}


@dataclass(frozen=True)
class Seen:
    """What came out; ``text`` has every run of spaces and line ends as one space, so that wrapping does not matter."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", self.out)


def dejarik(*words: object, answers: str = "", lang: str = "en", columns: int = 100) -> Seen:
    """Run one command line; ``answers`` are typed line by line, then the input ends."""
    environment = {
        "COLUMNS": str(columns),
        "LANG": f"{lang}_XX.UTF-8",
        "LC_ALL": "",
        "LC_MESSAGES": "",
        "NO_COLOR": "1",
    }
    found = CliRunner(env=environment).invoke(app, [str(word) for word in words], input=answers, catch_exceptions=False)
    return Seen(found.exit_code, found.stdout, found.stderr)


def drawn(match: Match, seat: int = 0, lang: str = "en", columns: int = 120) -> str:
    """The position as a seat sees it on a terminal of that width, line by line without spaces at the ends."""
    return _print(Position(match.game, match.view(seat), lang).draw(columns), columns)


def asked(match: Match, words: str, seat: int = 0, lang: str = "en", columns: int = 100) -> str:
    """What the table answers when the player in a seat says something that is not a choice."""
    session = Session(Console(width=columns, file=io.StringIO(), **_PLAIN), match, seat, lang)
    command = find_command(words)
    assert command is not None, f"{words} is no command"
    carry_out(session, *command)
    assert isinstance(session.console.file, io.StringIO)
    return _trimmed(session.console.file.getvalue())


def _print(what: RenderableType, columns: int) -> str:
    console = Console(width=columns, file=io.StringIO(), **_PLAIN)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return _trimmed(console.file.getvalue())


def _trimmed(out: str) -> str:
    return "".join(f"{line.rstrip()}\n" for line in out.splitlines())


def refused(*words: object, lang: str = "en") -> str:
    """The one line on stderr of a command that cannot be carried out; nothing else is printed."""
    seen = dejarik(*words, lang=lang)
    assert seen.code == 2, seen
    assert seen.out == "", seen.out
    assert seen.err.count("\n") == 1, seen.err
    assert seen.err.endswith("\n")
    return seen.err.strip()
