"""Reads what a player types: with history, completion and editing at a terminal, line by line from anything else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from rich.console import Console
from rich.text import Text as Line

Complete = Callable[[str], Iterable[tuple[str, int]]]
"""What can follow the words typed so far: each with how many of their last characters it replaces."""


def no_completion(_words: str) -> Iterable[tuple[str, int]]:
    """For questions whose answers cannot be foreseen."""
    return ()


class Reader(Protocol):
    """Where answers come from."""

    @property
    def is_person(self) -> bool:
        """Whether somebody sits there who sees the screen and can be asked again."""
        ...

    def read(self, prompt: Line, complete: Complete) -> str:
        """The next answer; raises EOFError when there are no more, KeyboardInterrupt when one is broken off."""
        ...


@dataclass(frozen=True)
class LineReader:
    """Reads lines as they come: from a pipe, a file, or a terminal without a cursor."""

    console: Console
    is_person: bool = False

    def read(self, prompt: Line, complete: Complete) -> str:
        """The next line."""
        return self.console.input(prompt).strip()


@contextmanager
def silent_keyboard(reader: Reader) -> Iterator[None]:
    """While this lasts, keys pressed outside of questions leave no trace; Ctrl-C still interrupts."""
    if not reader.is_person or sys.platform == "win32":
        yield
        return
    import termios

    before = termios.tcgetattr(sys.stdin)
    silent = [*before]
    silent[3] = before[3] & ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(sys.stdin, termios.TCSANOW, silent)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSAFLUSH, before)
