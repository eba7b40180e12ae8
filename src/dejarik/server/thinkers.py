"""Computer players, in processes of their own, so that only their own table waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from dejarik.kernel.decision import Option
from dejarik.kernel.state import State
from dejarik.kernel.text import Text
from dejarik.server.think_process import LostError, Pondered, Question, Thinker, ThinkProcess
from dejarik.server.wire import Level

AGENTS: dict[Level, str] = {
    "easy": "greedy",
    "medium": "mcts:60",
    "hard": "netmcts:800ms",
    "expert": "netmcts:2500ms",
}
"""The stronger levels are given time: a number of simulations takes much longer in one game than in another."""
LEVEL_NAMES: dict[Level, Text] = {
    "easy": Text("Computer, easy", "Komputer, łatwy"),
    "medium": Text("Computer, medium", "Komputer, średni"),
    "hard": Text("Computer, hard", "Komputer, trudny"),
    "expert": Text("Computer, expert", "Komputer, mistrz"),
}
T = TypeVar("T")
_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Thought:
    """A question, and who waits for the answer."""

    question: Pondered[Any]
    answer: asyncio.Future[Any]


class FairQueue:
    """Thoughts in turns: whoever asks for many waits for them as long as everybody else together.

    What can wait comes behind all of them.
    """

    def __init__(self) -> None:
        self._by_party: OrderedDict[str, deque[Thought]] = OrderedDict()
        self._behind: deque[Thought] = deque()
        self._waiting = asyncio.Semaphore(0)

    @property
    def size(self) -> int:
        """How many thoughts wait that should not."""
        return sum(len(thoughts) for thoughts in self._by_party.values())

    def put(self, party: str, thought: Thought) -> None:
        """Let a thought wait for its turn."""
        self._by_party.setdefault(party, deque()).append(thought)
        self._waiting.release()

    def put_behind(self, thought: Thought) -> None:
        """Let a thought wait until there is no other."""
        self._behind.append(thought)
        self._waiting.release()

    async def get(self) -> Thought:
        """The next thought, once there is one."""
        await self._waiting.acquire()
        if not self._by_party:
            return self._behind.popleft()
        party, thoughts = self._by_party.popitem(last=False)
        found = thoughts.popleft()
        if thoughts:
            self._by_party[party] = thoughts
        return found


class Thinkers:
    """Processes, here or elsewhere, that choose for computer seats and judge what was chosen.

    A party is whoever must share with the others, such as an address.
    """

    def __init__(
        self,
        workers: int,
        within: float,
        on_queue: Callable[[int], None] = lambda waiting: None,
        make: Callable[[], Thinker] = ThinkProcess,
    ) -> None:
        self._within = within
        self._on_queue = on_queue
        self._processes = [make() for _ in range(workers)]
        self._threads = ThreadPoolExecutor(workers, "thinker")
        self._queue: FairQueue | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def choose(self, party: str, game: str, state: State, level: Level, seed: int) -> Option:
        """What the computer of that level chooses."""
        return await self.ask(party, Question(game, type(state), state.snapshot(), AGENTS[level], seed))

    async def ask(self, party: str, question: Pondered[T]) -> T:
        """The answer to a question, when its turn has come; raises LostError if there is none."""
        queue = self._start() if self._queue is None else self._queue
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.put(party, Thought(question, answer))
        self._on_queue(queue.size)
        return await answer

    async def ask_behind(self, question: Pondered[T]) -> T:
        """The same when nobody else asks anything; each of these holds a process up until it is answered."""
        queue = self._start() if self._queue is None else self._queue
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.put_behind(Thought(question, answer))
        return await answer

    async def close(self) -> None:
        """End all thinking."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._processes:
            process.end()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> FairQueue:
        queue = self._queue = FairQueue()
        self._tasks = [asyncio.create_task(self._serve(queue, process)) for process in self._processes]
        return queue

    async def _serve(self, queue: FairQueue, process: Thinker) -> None:
        while True:
            thought = await queue.get()
            self._on_queue(queue.size)
            if thought.answer.done():
                continue
            try:
                found = await self._answer(process, thought.question)
            except Exception as error:
                if not thought.answer.done():
                    thought.answer.set_exception(error)
            else:
                if not thought.answer.done():
                    thought.answer.set_result(found)

    async def _answer(self, process: Thinker, question: Pondered[T]) -> T:
        """The answer of whoever was asked; if there is none, of somebody quicker."""
        loop, lost = asyncio.get_running_loop(), LostError()
        for asked in (question, *question.instead):
            try:
                return await loop.run_in_executor(self._threads, process.answer, asked, self._within)
            except LostError as error:
                _log.warning("thinker_lost", extra={"game": question.game, "agent": asked.agent})
                lost = error
        raise lost
