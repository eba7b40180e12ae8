"""Computer players, in worker processes, so that only their own table waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from dejarik.agents import make_agent
from dejarik.kernel import registry
from dejarik.kernel.decision import Option
from dejarik.kernel.state import State
from dejarik.kernel.text import Text
from dejarik.server.wire import Level

AGENTS: dict[Level, str] = {"easy": "greedy", "medium": "mcts:60", "hard": "mcts:400"}
LEVEL_NAMES: dict[Level, Text] = {
    "easy": Text("Computer, easy", "Komputer, łatwy"),
    "medium": Text("Computer, medium", "Komputer, średni"),
    "hard": Text("Computer, hard", "Komputer, trudny"),
}
_TRIES = 3


class Thinkers:
    """A pool of processes that choose for computer seats."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, state: State, level: Level, seed: int) -> Option:
        """What the computer of that level chooses; a process that dies is replaced and the question asked again."""
        loop = asyncio.get_running_loop()
        question = game, type(state), state.snapshot(), AGENTS[level], seed
        for _ in range(_TRIES - 1):
            pool = self._ready_pool()
            try:
                return await loop.run_in_executor(pool, _choose, *question)
            except BrokenProcessPool:
                self._discard(pool)
        return await loop.run_in_executor(self._ready_pool(), _choose, *question)

    def close(self) -> None:
        """End all thinking."""
        if self._pool is not None:
            self._discard(self._pool)

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _follow_the_server)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)


def _follow_the_server() -> None:
    """Live exactly as long as the server: a Ctrl+C reaches every process, a kill only the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(parent_process(),), daemon=True).start()


def _end_with(server: BaseProcess | None) -> None:
    if server is not None:
        server.join()
        os._exit(0)


def _choose(game: str, kind: type[State], snapshot: dict[str, Any], description: str, seed: int) -> Option:
    """A snapshot travels between processes whatever cards are made of; to restore it, the game must be loaded."""
    found = registry.find(game)
    return make_agent(description, seed).choose(found, kind.restore(snapshot))
