"""Ctrl-C while a game goes on: it never gets lost and never breaks anything off in the middle."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


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
