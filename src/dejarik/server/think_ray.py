"""Thinking on a Ray cluster, for servers whose own processors are not enough."""

from __future__ import annotations

from typing import Any, TypeVar

from dejarik.arena.ray_cluster import RayCluster
from dejarik.server.think_process import LostError, Pondered, ThinkProcess, answer_here

T = TypeVar("T")


class RayThinker:
    """Asks a Ray cluster; quick agents think nearby, so that a table goes on while the cluster is away."""

    def __init__(self, address: str) -> None:
        self._cluster = RayCluster(address, "--ray-address")
        self._nearby = ThinkProcess()

    def answer(self, question: Pondered[T], within: float) -> T:
        """What the agent says; raises LostError without an answer in time, and whatever the agent raises."""
        if question.is_quick:
            return self._nearby.answer(question, within)
        found = self._ask(question, within)
        if isinstance(found, Exception):
            raise found
        return found

    def end(self) -> None:
        """Think no more; what the cluster is thinking is not waited for."""
        self._nearby.end()

    def _ask(self, question: Pondered[T], within: float) -> T | Exception:
        ray: Any = None
        asked: Any = None
        try:
            ray = self._cluster.connected()
            asked = ray.remote(max_retries=0)(answer_here).remote(question)
            found: T | Exception = ray.get(asked, timeout=within)
        except Exception as error:
            # An agent's own error is part of the answer: whatever is raised here is the cluster's.
            if asked is not None:
                _give_up(ray, asked)
            raise LostError(f"{type(error).__name__}: {error}") from error
        return found


def _give_up(ray: Any, asked: Any) -> None:
    try:
        ray.cancel(asked, force=True)
    except Exception as error:
        raise LostError(f"{type(error).__name__}: {error}") from error
