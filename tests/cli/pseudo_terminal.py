"""A terminal of 80 columns and 24 lines with the command line inside, and a person who types and reads the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import pyte

COLUMNS, LINES = 80, 24
PATIENCE = 60.0
"""Seconds after which something that must happen has surely failed to."""
CTRL_C, CTRL_D, TAB, ENTER, UP = "\x03", "\x04", "\t", "\r", "\x1b[A"


class Terminal:
    """Runs one command line; ``raw`` is everything it sent."""

    def __init__(self, home: Path, *words: object, **environment: str) -> None:
        self.master, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.screen.write_process_input = self.type
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dejarik", *map(str, words)],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**kept, "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "DEJARIK_HOME": str(home), **environment},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(inner)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def say(self, words: str) -> None:
        """Type a line at a question."""
        self.type(words + ENTER)

    @property
    def text(self) -> str:
        """The screen, with every run of spaces and line ends as one space."""
        return " ".join(" ".join(self.screen.display).split())

    @property
    def answer(self) -> str:
        """What stands behind the last question mark of the computer, in the line of the cursor."""
        return self.screen.display[self.screen.cursor.y].rpartition("> ")[2].strip()

    @property
    def is_asking(self) -> bool:
        """Whether the cursor stands behind an empty prompt."""
        line = self.screen.display[self.screen.cursor.y][: self.screen.cursor.x]
        return line.endswith("> ")

    def until(self, *words: str, gone: str = "\0") -> str:
        """Read until the screen asks for an answer and shows all the words, and no longer what must be gone."""

        def is_there() -> bool:
            return self.is_asking and gone not in self.text and all(each in self.text for each in words)

        return self._wait(is_there, words)

    def until_seen(self, *words: str) -> str:
        """Read until the screen shows all the words."""
        return self._wait(lambda: all(each in self.text for each in words), words)

    def until_gone(self) -> str:
        """Read until the command ends; returns the last screen."""
        deadline = time.monotonic() + PATIENCE
        while self._read_some(deadline):
            pass
        self.process.wait(PATIENCE)
        return self.text

    def _wait(self, is_there: Callable[[], bool], wanted: tuple[str, ...]) -> str:
        deadline = time.monotonic() + PATIENCE
        while not is_there():
            assert self._read_some(deadline), f"{wanted} never came:\n" + "\n".join(self.screen.display)
        return self.text

    def _read_some(self, deadline: float) -> bool:
        """Whether anything more came before the deadline and the end."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            found = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += found
        self.stream.feed(found)
        return bool(found)
