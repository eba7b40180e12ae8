"""Ctrl-C: a game at the terminal never gets lost, and long work tells what it has done so far."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import typer

STATUS: Final = 130
"""The exit status of a command that Ctrl-C has ended, as shells have it: 128 and the number of the signal."""


class Stoppable:
    """Long work that Ctrl-C ends early: what is done so far is told all the same, and the exit status says so.

    The work is done inside a ``with``; ``leave`` comes last of all.
    """

    def __init__(self) -> None:
        self.was_stopped = False

    def __enter__(self) -> Stoppable:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        self.was_stopped = kind is not None and issubclass(kind, KeyboardInterrupt)
        return self.was_stopped

    def leave(self) -> None:
        """End the command if it was interrupted; scripts must not take a part for the whole."""
        if self.was_stopped:
            raise typer.Exit(STATUS)


class Interrupts:
    """Notes Ctrl-C wherever it comes, and raises KeyboardInterrupt only where a game can be left.

    Python would raise it between any two steps: while a move is made, or while the line that says who is choosing is
    being drawn, which then stayed on the screen and swallowed the question whether to leave.
    """

    def __init__(self) -> None:
        self._noted = False
        self._may_raise = False

    @contextmanager
    def held(self) -> Iterator[None]:
        """Meanwhile Ctrl-C is only noted, outside of ``allowed``."""
        before = signal.signal(signal.SIGINT, self._interrupted)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """Meanwhile Ctrl-C interrupts; one that was noted before does so at once."""
        self._may_raise = True
        try:
            if self._noted:
                self._noted = False
                raise KeyboardInterrupt
            yield
        finally:
            self._may_raise = False

    def forget(self) -> None:
        """Whoever pressed Ctrl-C several times is asked once."""
        self._noted = False

    def _interrupted(self, _number: int, _frame: FrameType | None) -> None:
        if self._may_raise:
            self._may_raise = False
            raise KeyboardInterrupt
        self._noted = True
