"""A program that plays: started, spoken to and listened to line by line, with limits of time for everything."""

from __future__ import annotations

import os
import shutil
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from pathlib import Path
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import IO, Final

from dejarik.agents.outside.lines import PARTS, VERSION
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same

START_WITHIN: Final = 30.0
"""Seconds to say “ready”."""
QUIT_WITHIN: Final = 1.0
_LAST_WORDS_WITHIN: Final = 10.0
"""Seconds that a program which says no more has to end and to say why."""
_LONGEST_LINE: Final = 65_536
_MOST_LINES: Final = 1_000
_SHOWN: Final = 80


class ProgramError(DejarikError):
    """A program that plays cannot be started, ended, hangs, or says what the protocol does not know."""


class Program:
    """One running program that has introduced itself; ``wants`` is what it wants to be told of positions."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        self.games: tuple[str, ...] = ()
        self.wants: frozenset[str] = frozenset()
        self._heard: Queue[str | None] = Queue(_MOST_LINES)
        self._last_words: deque[str] = deque(maxlen=1)
        self._process = self._start()
        Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()
        self._noting = Thread(target=self._note, args=(self._process.stderr,), daemon=True)
        self._noting.start()
        self._introduce()

    def say(self, line: str) -> None:
        """Send a line; a program that has ended is noticed when it is listened to."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()

    def hear(self, word: str, within: float) -> str:
        """What follows a word that must come in time; “info” is skipped, “error” raised."""
        until = monotonic() + within
        while True:
            line = self._next(until, within)
            first, _, rest = line.partition(" ")
            if first == word:
                return rest.strip()
            if first == "error":
                raise self._reported(rest)
            if first != "info" and line:
                raise self.failed(
                    Text(f"it says “{line[:_SHOWN]}” instead of “{word}”", f"mówi „{line[:_SHOWN]}” zamiast „{word}”")
                )

    def failed(self, cause: Text) -> ProgramError:
        """The error of a program that did something wrong; it is ended."""
        self.end()
        return ProgramError(cause, _READ_PROTOCOL, same(" ".join(self.command)))

    def end(self) -> None:
        """Ask it to quit, then make it."""
        if self._process.poll() is not None:
            return
        self.say("quit")
        with suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        try:
            self._process.wait(QUIT_WITHIN)
        except TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def is_running(self) -> bool:
        """Whether it can be asked again."""
        return self._process.poll() is None

    def _start(self) -> Popen[bytes]:
        words = _runnable(self.command)
        try:
            return Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE)
        except OSError as error:
            raise _no_start(self.command, error.strerror or str(error)) from error

    def _introduce(self) -> None:
        self.say(f"dejarik {VERSION}")
        said: dict[str, str] = {}
        until = monotonic() + START_WITHIN
        while (line := self._next(until, START_WITHIN)) != "ready":
            first, _, rest = line.partition(" ")
            if first == "error":
                raise self._reported(rest)
            said[first] = rest
        self.games = tuple(said.get("games", "").split())
        self.wants = frozenset(said.get("wants", "").split())
        unknown = ", ".join(sorted(self.wants - PARTS.keys()))
        if unknown:
            raise self.failed(Text(f"it wants “{unknown}”", f"chce „{unknown}”"))

    def _reported(self, words: str) -> ProgramError:
        shown = words[:_SHOWN].rstrip(". ")
        return self.failed(Text(f"it reports: {shown}", f"zgłasza: {shown}"))

    def _next(self, until: float, within: float) -> str:
        try:
            line = self._heard.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            seconds = f"{within:g} s"
            raise self.failed(Text(f"it says nothing within {seconds}", f"nic nie mówi przez {seconds}")) from None
        if line is None:
            raise self._gone()
        return line

    def _gone(self) -> ProgramError:
        """It ended, or closed its end of the pipe. Its complaints come by another pipe, perhaps later."""
        until = monotonic() + _LAST_WORDS_WITHIN
        with suppress(TimeoutExpired):
            self._process.wait(_LAST_WORDS_WITHIN)
        self._noting.join(max(0.0, until - monotonic()))
        code = self._process.poll()
        last = f" ({self._last_words[0][:_SHOWN]})" if self._last_words else ""
        if code is None:
            return self.failed(Text(f"it says no more{last}", f"przestał mówić{last}"))
        return self.failed(Text(f"it ended with code {code}{last}", f"zakończył się z kodem {code}{last}"))

    def _listen(self, stream: IO[bytes]) -> None:
        """Pass on what it says; None when it says no more."""
        with suppress(OSError, ValueError):
            while line := stream.readline(_LONGEST_LINE):
                self._heard.put(line.decode("utf-8", "replace").strip())
        self._heard.put(None)

    def _note(self, stream: IO[bytes]) -> None:
        """Keep the last thing it complained about, for the error message."""
        with suppress(OSError, ValueError):
            while line := stream.readline(_LONGEST_LINE):
                if words := line.decode("utf-8", "replace").strip():
                    self._last_words.append(words)


def check_command(command: Sequence[str]) -> None:
    """Raise ProgramError if there is no such program."""
    if shutil.which(_runnable(command)[0]) is None or _is_missing_script(command):
        raise _no_start(tuple(command), os.strerror(2))


def _is_missing_script(command: Sequence[str]) -> bool:
    return _is_script(command) and not Path(command[0]).is_file()


def _is_script(command: Sequence[str]) -> bool:
    return command[0].endswith(".py")


def _runnable(command: Sequence[str]) -> list[str]:
    """A script of Python is run by this Python, also where files cannot be run by themselves."""
    return [sys.executable, *command] if _is_script(command) else list(command)


def _no_start(command: tuple[str, ...], reason: str) -> ProgramError:
    return ProgramError(
        Text(f"the program cannot be started ({reason})", f"programu nie da się uruchomić ({reason})"),
        Text("Write engine:COMMAND, such as engine:./mybot.py.", "Napisz engine:POLECENIE, np. engine:./mojbot.py."),
        same(" ".join(command)),
    )


_READ_PROTOCOL: Final = Text(
    "docs/engine-protocol.md says what it should do.", "Co ma robić, opisuje docs/engine-protocol.md."
)


class Programs:
    """Programs of this process that wait for the next game: starting one takes longer than many a game."""

    def __init__(self) -> None:
        self._idle: dict[tuple[str, ...], list[Program]] = {}
        self._process = 0

    def take(self, command: tuple[str, ...]) -> Program:
        """One that waits, or a new one."""
        self._settle()
        waiting = self._idle.get(command, [])
        while waiting:
            program = waiting.pop()
            if program.is_running:
                return program
        return Program(command)

    def give_back(self, program: Program) -> None:
        """Let a program wait for another game."""
        self._settle()
        if program.is_running:
            self._idle.setdefault(program.command, []).append(program)

    def end(self) -> None:
        """End all that wait."""
        for programs in self._idle.values():
            for program in programs:
                program.end()
        self._idle.clear()

    def _settle(self) -> None:
        """Those of the process from which this one was forked are not ours; ours end with us."""
        if self._process != os.getpid():
            self._process = os.getpid()
            self._idle = {}
            Finalize(None, self.end, exitpriority=0)


PROGRAMS: Final = Programs()
