"""The list of faults: what is changed in which source file, which rule that breaks, and which tests must notice."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tests.plugins.rules_coverage import CARD, RULE

LISTS = Path(__file__).parent / "lists"
SOURCES = Path("src/dejarik")


class StaleFaultError(Exception):
    """The source a fault was written for has changed."""


@dataclass(frozen=True)
class Fault:
    """One fault: ``text``, which occurs once in ``file``, a source of the package, is replaced by ``instead``.

    What the game then does wrong is said by ``breaks``; the tests of ``rule``, or of ``card``, must notice.
    """

    game: str
    breaks: str
    file: str
    text: str
    instead: str
    rule: str = ""
    card: str = ""

    @property
    def path(self) -> Path:
        """The source file, from the root of the project."""
        return SOURCES / self.file

    @property
    def claim(self) -> str:
        """What the tests that must notice are marked with."""
        return f"{RULE} {self.rule}" if self.rule else f"{CARD} {self.game} {self.card}"

    @property
    def selection(self) -> list[str]:
        """The words that make pytest run those tests."""
        return ["--rule", self.rule] if self.rule else ["--card", self.game, self.card]

    def put_into(self, source: str) -> str:
        """The source with the fault in it."""
        found = source.count(self.text)
        if found != 1:
            raise StaleFaultError(f"{self.path}: {found} times instead of once: {self.text!r}")
        return source.replace(self.text, self.instead)


def games() -> list[str]:
    """The games that have a list."""
    return sorted(path.stem for path in LISTS.glob("*.toml"))


def faults(game: str) -> list[Fault]:
    """The faults of one game, as listed."""
    listed = tomllib.loads((LISTS / f"{game}.toml").read_text(encoding="utf-8"))
    return [Fault(game, **entry) for entry in listed["fault"]]
