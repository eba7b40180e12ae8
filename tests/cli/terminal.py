"""Runs the command line the way a user does, and reads what a user sees."""

from __future__ import annotations

import re
from dataclasses import dataclass

from typer.testing import CliRunner

from dejarik.cli import app


@dataclass(frozen=True)
class Seen:
    """What came out; ``text`` has every run of spaces and line ends as one space, so that wrapping does not matter."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", self.out)


def dejarik(*words: object, answers: str = "", lang: str = "en") -> Seen:
    """Run one command line; ``answers`` are typed line by line, then the input ends."""
    environment = {"COLUMNS": "100", "LANG": f"{lang}_XX.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "NO_COLOR": "1"}
    found = CliRunner(env=environment).invoke(app, [str(word) for word in words], input=answers, catch_exceptions=False)
    return Seen(found.exit_code, found.stdout, found.stderr)


def refused(*words: object, lang: str = "en") -> str:
    """The one line on stderr of a command that cannot be carried out; nothing else is printed."""
    seen = dejarik(*words, lang=lang)
    assert seen.code == 2, seen
    assert seen.out == "", seen.out
    assert seen.err.count("\n") == 1, seen.err
    assert seen.err.endswith("\n")
    return seen.err.strip()
