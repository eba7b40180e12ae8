"""A process that chooses for computer players, judges and foretells choices; it is replaced if it dies or hangs."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from dejarik.agents import make_agent
from dejarik.kernel import registry
from dejarik.kernel.decision import Option
from dejarik.kernel.state import State

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

QUICK_AGENTS: tuple[str, ...] = ("greedy", "random")
"""Who chooses if somebody better did not in time: a table must go on."""


class Question(NamedTuple):
    """A position and who is to choose there; a snapshot travels between processes whatever cards are made of."""

    game: str
    kind: type[State]
    snapshot: dict[str, Any]
    agent: str
    seed: int

    def answered(self) -> Option:
        """What the agent chooses."""
        game = registry.find(self.game)
        return make_agent(self.agent, self.seed).choose(game, self.kind.restore(self.snapshot))

    @property
    def is_quick(self) -> bool:
        """Whether the answer hardly takes any time."""
        return self.agent in QUICK_AGENTS

    @property
    def instead(self) -> tuple[Question, ...]:
        """Whom to ask if there is no answer."""
        return tuple(self._replace(agent=agent) for agent in QUICK_AGENTS)


class Answerable(Protocol[T_co]):
    """A question that travels to the process and is answered there."""

    def answered(self) -> T_co:
        """The answer."""
        ...


class Pondered(Answerable[T_co], Protocol[T_co]):
    """A question that takes time to think about, put to an agent about a game."""

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def agent(self) -> str:
        """Who is asked."""
        ...

    @property
    def is_quick(self) -> bool:
        """Whether the answer hardly takes any time."""
        ...

    @property
    def instead(self) -> Sequence[Pondered[T_co]]:
        """What to ask if there is no answer; nothing if it is not needed."""
        ...


class LostError(Exception):
    """The process ended, or did not answer in time and was ended."""


class Thinker(Protocol):
    """Somebody who is asked one question after the other. All methods may block."""

    def answer(self, question: Pondered[T], within: float) -> T:
        """What the agent says; raises LostError without an answer in time, and whatever the agent raises."""
        ...

    def end(self) -> None:
        """End, whatever is being thought about."""
        ...


class ThinkProcess:
    """A process that starts with the first question. All methods may block."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def answer(self, question: Answerable[T], within: float) -> T:
        """The answer; raises LostError if there is none in time, and whatever goes wrong in answering."""
        line = self._line or self._start()
        try:
            line.send(question)
            found = line.recv() if line.poll(within) else LostError(f"no choice within {within} s")
        except (EOFError, OSError) as error:
            found = LostError(str(error))
        if isinstance(found, LostError):
            self.end()
        if isinstance(found, Exception):
            raise found
        return found  # type: ignore[no-any-return]

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None

    def _start(self) -> Connection:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process, self._line = process, ours
        return ours


def _work(line: Connection) -> None:
    """Live exactly as long as the server: a Ctrl+C reaches every process, a kill only the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(parent_process(),), daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            line.send(answer_here(line.recv()))


def answer_here(question: Answerable[T]) -> T | Exception:
    """The answer, or what was raised instead."""
    try:
        return question.answered()
    except Exception as error:
        return RuntimeError(f"{type(error).__name__}: {error}")


def _end_with(server: BaseProcess | None) -> None:
    if server is not None:
        server.join()
        os._exit(0)
