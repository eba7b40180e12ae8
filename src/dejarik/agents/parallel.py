"""Search in several processes at once: each searches by itself, and what they found of the options is added up."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from random import Random
from threading import Event, Lock, Thread
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary, finalize

from dejarik.agents.base import Agent, agent
from dejarik.agents.judges import Judging, hand_written
from dejarik.agents.lookahead import Tally
from dejarik.agents.mcts import Budget, MctsAgent
from dejarik.kernel import registry
from dejarik.kernel.decision import Option
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.kernel.text import Text

PATIENCE: Final = 5.0
"""For how many seconds the end of a process is waited for."""


class Task(NamedTuple):
    """A position to search in, for an agent known by a number; all of it travels to another process."""

    asker: int
    game: str
    kind: type[State]
    snapshot: dict[str, Any]
    seed: int
    budget: Budget
    judging: Judging


class Found(NamedTuple):
    """What one process found out about the options, and in how many simulations."""

    tally: Tally
    simulations: int


class ParallelAgent:
    """Searches like ``MctsAgent``, in several processes: they share simulations, of milliseconds each has all.

    With simulations it is reproducible. The processes start with the first choice that needs them; agents that want as
    many of them share them, and they end with the last of these agents, or with the program.
    """

    def __init__(self, rand: Random, budget: Budget, processes: int, judging: Judging = hand_written) -> None:
        self.rand = rand
        self.budget = budget.shared(processes)
        self.judging = judging
        self.simulated = 0
        """Simulations over all decisions so far, for those who measure."""
        self._crew = _crew_of(processes)
        self._is_stopped = Event()

    @property
    def pids(self) -> list[int]:
        """The processes at work, for those who watch them."""
        return self._crew.pids

    def stop(self) -> None:
        """Choose with what is known so far, now and from now on; another thread may say so."""
        self._is_stopped.set()
        self._crew.stop(id(self))

    def choose(self, game: Game[Any], s: State) -> Option:
        """The option that stands best when all that was found is added up."""
        assert s.decision is not None, "the game is over"
        options = s.decision.options
        if len(options) == 1:
            return options[0]
        snapshot, seeds = s.snapshot(), [self.rand.getrandbits(64) for _ in range(self._crew.number)]
        tasks = [Task(id(self), game.name, type(s), snapshot, seed, self.budget, self.judging) for seed in seeds]
        found = self._crew.ask(tasks, self._is_stopped)
        self.simulated += sum(each.simulations for each in found)
        totals = added([each.tally for each in found])
        return max(options, key=lambda option: totals.get(option, (0, 0.0)))


def added(tallies: Iterable[Tally]) -> Tally:
    """Several tallies as one."""
    totals: Tally = {}
    for tally in tallies:
        for option, (number, value) in tally.items():
            numbers, values = totals.get(option, (0, 0.0))
            totals[option] = numbers + number, values + value
    return totals


# ---------------------------------------------------------------- the processes


class Crew:
    """So many processes that search, started when they are first asked."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._lines: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._asking, self._sending = Lock(), Lock()
        finalize(self, _end, self._lines, self._processes)

    @property
    def pids(self) -> list[int]:
        """The processes that have started."""
        return [process.pid for process in self._processes if process.pid is not None]

    def ask(self, tasks: Sequence[Task], is_stopped: Event) -> list[Found]:
        """What each process found, in the order of the tasks; raises DejarikError if one of them ended."""
        with self._asking:
            try:
                return self._answers(tasks, is_stopped)
            except (EOFError, OSError) as error:
                _end(self._lines, self._processes)
                raise DejarikError(_PROCESS_ENDED, _FEWER_OR_GUARDED) from error

    def stop(self, asker: int) -> None:
        """Let the processes answer at once if they search for this agent."""
        with self._sending:
            for line in self._lines:
                line.send(asker)

    def _answers(self, tasks: Sequence[Task], is_stopped: Event) -> list[Found]:
        with self._sending:
            if not self._lines:
                self._start()
            for line, task in zip(self._lines, tasks, strict=True):
                line.send(task)
                if is_stopped.is_set():
                    line.send(task.asker)
        return [line.recv() for line in self._lines]

    def _start(self) -> None:
        """Nothing is inherited but one end of a pipe, so that each process notices when nobody holds the other."""
        context = get_context("spawn")
        for _ in range(self.number):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)


_CREWS: WeakValueDictionary[int, Crew] = WeakValueDictionary()


def _crew_of(number: int) -> Crew:
    """The crew of that size, which its agents keep alive."""
    crew = _CREWS.get(number)
    if crew is None:
        crew = _CREWS[number] = Crew(number)
    return crew


def _end(lines: list[Connection], processes: list[BaseProcess]) -> None:
    """Hang up, whereupon the processes end by themselves."""
    for line in lines:
        line.close()
    for process in processes:
        process.join(PATIENCE)
    lines.clear()
    processes.clear()


def _work(line: Connection) -> None:
    """Search for one task after the other. A Ctrl+C reaches every process and is for the first one only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    waiting: SimpleQueue[tuple[Task, MctsAgent]] = SimpleQueue()
    Thread(target=_listen, args=(line, waiting), daemon=True).start()
    while True:
        task, searcher = waiting.get()
        search = searcher.search(registry.find(task.game), task.kind.restore(task.snapshot))
        line.send(Found(search.tally(), search.simulations))


def _listen(line: Connection, waiting: SimpleQueue[tuple[Task, MctsAgent]]) -> None:
    """Take tasks, and the numbers of agents that want an answer at once; end when the other side has hung up."""
    searchers: dict[int, MctsAgent] = {}
    try:
        while True:
            received: Task | int = line.recv()
            if isinstance(received, Task):
                searcher = MctsAgent(Random(received.seed), received.budget, received.judging)
                searchers = {received.asker: searcher}
                waiting.put((received, searcher))
            elif received in searchers:
                searchers[received].stop()
    except (EOFError, OSError):
        os._exit(0)


_PROCESS_ENDED: Final = Text("a process of the search ended", "proces przeszukiwania zakończył się")
_FEWER_OR_GUARDED: Final = Text(
    'Use fewer processes if memory ran out. A script must start its work below “if __name__ == "__main__":”.',
    'Podaj mniej procesów, jeśli zabrakło pamięci. Skrypt musi zaczynać pracę pod „if __name__ == "__main__":”.',
)


# ---------------------------------------------------------------- by description


def searcher(written: str, rand: Random, judging: Judging) -> MctsAgent | ParallelAgent | None:
    """The agent with the budget that ``:400``, ``:500ms`` or, in four processes, ``:400x4`` says; None if unfit."""
    budget, _, processes = written.partition("x")
    found = Budget.read(budget)
    if found is None or ("x" in written and not re.fullmatch(r"[1-9][0-9]?", processes)):
        return None
    if int(processes or 1) == 1:
        return MctsAgent(rand, found, judging)
    return ParallelAgent(rand, found, int(processes), judging)


@agent("mcts")
def _make(written: str, rand: Random) -> Agent | None:
    return searcher(written, rand, hand_written)
