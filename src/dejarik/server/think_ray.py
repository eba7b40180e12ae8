"""Thinking on a Ray cluster, for servers whose own processors are not enough."""

from __future__ import annotations

from importlib import import_module
from threading import Lock
from typing import Any

from dejarik.kernel.decision import Option
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text
from dejarik.server.think_process import QUICK_AGENTS, LostError, Question, ThinkProcess, answer_here

_connecting = Lock()


class NoRayError(DejarikError):
    """A Ray cluster is named, but nothing installed can talk to it."""


class RayThinker:
    """Asks a Ray cluster; quick agents think nearby, so that a table goes on while the cluster is away."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ModuleNotFoundError as error:
            raise NoRayError(_NOT_INSTALLED, _INSTALL) from error
        self._address = address
        self._nearby = ThinkProcess()

    def answer(self, question: Question, within: float) -> Option:
        """What the agent chooses; raises LostError without an answer in time, and whatever the agent raises."""
        if question.agent in QUICK_AGENTS:
            return self._nearby.answer(question, within)
        found = self._ask(question, within)
        if isinstance(found, Exception):
            raise found
        return found

    def end(self) -> None:
        """Think no more; what the cluster is thinking is not waited for."""
        self._nearby.end()

    def _ask(self, question: Question, within: float) -> Option | Exception:
        asked: Any = None
        try:
            self._connect()
            asked = self._ray.remote(max_retries=0)(answer_here).remote(question)
            found: Option | Exception = self._ray.get(asked, timeout=within)
        except Exception as error:
            # An agent's own error is part of the answer: whatever is raised here is the cluster's.
            if asked is not None:
                self._give_up(asked)
            raise LostError(f"{type(error).__name__}: {error}") from error
        return found

    def _connect(self) -> None:
        with _connecting:
            if not self._ray.is_initialized():
                self._ray.init(self._address, configure_logging=False, log_to_driver=False)

    def _give_up(self, asked: Any) -> None:
        try:
            self._ray.cancel(asked, force=True)
        except Exception as error:
            raise LostError(f"{type(error).__name__}: {error}") from error


_NOT_INSTALLED = Text("--ray-address is given, but Ray is not installed", "Podano --ray-address, ale brakuje Ray")
_INSTALL = Text("Run: pip install 'dejarik[ray]'.", "Uruchom: pip install 'dejarik[ray]'.")
