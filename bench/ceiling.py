"""Where the server ends: the pace of choices is raised step by step until the slowest of a hundred take too long."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Literal

from bench.crowd import RECORDS, Bot, LoadError, connect_all, seat_all, unless_one_fails, upload
from bench.entries import Entry
from bench.load import UNLIMITED, quantile
from bench.pace import Pace
from bench.progress import progress
from tests.server.client import Caller
from tests.server.live import LiveServer, live_cluster, live_server
from tests.server.postgres import postgres_server

CHOICES_PER_SECOND = "choices/s"
DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
_WARM_UP = 0.2
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Climb:
    """How to look for the end: server processes on one database, tables shared among them, the pace of the first step
    in choices per second, how much faster each step is than the last, how long it takes, and when to stop.
    """

    servers: int = 1
    database: Literal["sqlite", "postgresql"] = "sqlite"
    tables: int = 500
    first: float = 100.0
    faster: float = 1.3
    seconds: float = 7.0
    limit_ms: float = 50.0
    most_steps: int = 12

    @property
    def name(self) -> str:
        """What climbs."""
        servers = "one server" if self.servers == 1 else f"{self.servers} servers"
        return f"{servers} on {DATABASES[self.database]}"

    def quick(self) -> Climb:
        """A few steps with a few tables, to see that everything works."""
        return replace(self, tables=20, first=20.0, faster=2.0, seconds=2.0, most_steps=3)

    def paces(self) -> list[float]:
        """The pace of each step, in choices per second of all tables together."""
        return [self.first * self.faster**step for step in range(self.most_steps)]


CLIMBS = (
    Climb(),
    Climb(database="postgresql"),
    Climb(servers=2, database="postgresql"),
    Climb(servers=4, database="postgresql"),
)


@dataclass(frozen=True, slots=True)
class Order:
    """What a crew is to do next: how long its bots think on average, and how many choices they make."""

    think_s: float
    choices: int


@dataclass(frozen=True, slots=True)
class Done:
    """What came of an order: every round trip, how long all of it took, and how much of a core the bots needed."""

    times_ms: list[float]
    seconds: float
    busy: float


@dataclass(frozen=True, slots=True)
class Step:
    """One pace: what was reached, how long choices took, how much of a core the busiest server and crew needed, and
    how much of all cores everything together did, PostgreSQL included.
    """

    per_second: float
    p50_ms: float
    p99_ms: float
    server_busy: float
    bots_busy: float
    machine_busy: float


@dataclass(frozen=True, slots=True)
class Ceiling:
    """All steps; the last one passed the limit, unless the climb was too short or a server gave up at a pace."""

    climb: Climb
    steps: list[Step]
    gave_up_at: float | None = None

    @property
    def within(self) -> list[Step]:
        """The steps that kept to the limit."""
        return [step for step in self.steps if step.p99_ms <= self.climb.limit_ms]

    @property
    def fastest(self) -> Step | None:
        """The fastest step within the limit."""
        return max(self.within, key=lambda step: step.per_second, default=None)

    def entry(self) -> Entry:
        """The line for the file; 0 if no pace was within the limit."""
        held = self.fastest.per_second if self.fastest else 0.0
        return Entry(f"ceiling of {self.climb.name}", held, CHOICES_PER_SECOND, 0.0)


def climb(plan: Climb, tick: Callable[[], object] = lambda: None) -> Ceiling:
    """Start servers, and a crew of bots for each in a process of its own; go faster until it is too much."""
    steps: list[Step] = []
    with _servers(plan) as servers, _crews(plan, servers) as crews:
        for pace in plan.paces():
            try:
                steps.append(_step(plan, pace, servers, crews))
            except LoadError:
                return Ceiling(plan, steps, gave_up_at=pace)
            tick()
            if steps[-1].p99_ms > plan.limit_ms:
                break
    return Ceiling(plan, steps)


def climb_aloud(plans: Sequence[Climb]) -> list[Ceiling]:
    """Climb one after the other, and show how far each has come."""
    found = []
    with progress() as bar:
        for plan in plans:
            task = bar.add_task(plan.name, total=plan.most_steps)
            found.append(climb(plan, partial(bar.advance, task)))
            bar.update(task, total=len(found[-1].steps))
    return found


# ---------------------------------------------------------------- servers


@contextmanager
def _servers(plan: Climb) -> Iterator[list[LiveServer]]:
    """As many servers as planned; several share a database of PostgreSQL, which is set up as it is by default."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        if plan.database == "sqlite":
            yield [stack.enter_context(live_server(folder, **UNLIMITED))]
            return
        database = stack.enter_context(postgres_server(settings=())).new_database()
        if plan.servers == 1:
            yield [stack.enter_context(live_server(folder, database=database, **UNLIMITED))]
        else:
            yield stack.enter_context(live_cluster(folder, database, plan.servers, **UNLIMITED))


def _cpu_s(pid: int) -> float:
    """How long a process has worked, all of its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _machine_ticks() -> tuple[int, int]:
    """How long all cores have worked, and how long they could have."""
    user, nice, system, idle, iowait, irq, softirq = map(int, Path("/proc/stat").read_text().split()[1:8])
    worked = user + nice + system + irq + softirq
    return worked, worked + idle + iowait


def _step(plan: Climb, pace: float, servers: list[LiveServer], crews: list[Connection]) -> Step:
    order = Order(plan.tables / pace, max(20, int(pace * plan.seconds) // plan.servers))
    worked, began, machine = [_cpu_s(server.pid) for server in servers], perf_counter(), _machine_ticks()
    for crew in crews:
        crew.send(order)
    done: list[Done] = [_received(crew) for crew in crews]
    took = perf_counter() - began
    busy = [(_cpu_s(server.pid) - before) / took for server, before in zip(servers, worked, strict=True)]
    all_worked, all_could = (after - before for after, before in zip(_machine_ticks(), machine, strict=True))
    times = [time for each in done for time in each.times_ms]
    return Step(
        sum(len(each.times_ms) / each.seconds for each in done),
        quantile(times, 0.5),
        quantile(times, 0.99),
        max(busy),
        max(each.busy for each in done),
        all_worked / all_could,
    )


# ---------------------------------------------------------------- bots


@contextmanager
def _crews(plan: Climb, servers: list[LiveServer]) -> Iterator[list[Connection]]:
    """A crew for each server, in a process of its own, so that the bots of one do not hold up those of another."""
    spawn = get_context("spawn")
    crews, processes = [], []
    try:
        for server in servers:
            ours, theirs = spawn.Pipe()
            task = server.address, plan.tables // plan.servers, theirs
            process = spawn.Process(target=_crew, args=task, daemon=True)
            process.start()
            theirs.close()
            crews.append(ours)
            processes.append(process)
        for crew in crews:
            _received(crew)
        yield crews
    finally:
        for crew in crews:
            crew.close()
        for process in processes:
            process.terminate()
            process.join()


def _received(crew: Connection) -> Done:
    """What a crew tells; raises what went wrong there."""
    try:
        told: Done | Exception = crew.recv()
    except EOFError:
        raise RuntimeError("the bots of a server ended without a word") from None
    if isinstance(told, Exception):
        raise told
    return told


def _crew(address: str, tables: int, orders: Connection) -> None:
    try:
        asyncio.run(_carry_out(address, tables, orders))
    except EOFError:
        return
    except Exception as error:
        orders.send(error)


async def _carry_out(address: str, tables: int, orders: Connection) -> None:
    """Sit down at the tables, and play at whatever pace is asked for until nobody asks any more."""
    pace = Pace(1.0, 1)
    records = await upload(Caller(address), min(RECORDS, tables))
    bots = await connect_all(address, await seat_all(address, records, tables), pace)
    gc.collect()
    gc.freeze()
    playing = [asyncio.create_task(bot.play()) for bot in bots]
    orders.send(Done([], 0.0, 0.0))
    while True:
        order: Order = await asyncio.to_thread(orders.recv)
        pace.think_s = order.think_s
        await unless_one_fails(playing, pace.stretch(max(1, int(order.choices * _WARM_UP))))
        orders.send(await _measured(order, pace, bots, playing))


async def _measured(order: Order, pace: Pace, bots: list[Bot], playing: list[asyncio.Task[None]]) -> Done:
    for bot in bots:
        del bot.times[:]
    began, worked = perf_counter(), process_time()
    await unless_one_fails(playing, pace.stretch(order.choices))
    seconds = perf_counter() - began
    return Done([1000 * time for bot in bots for time in bot.times], seconds, (process_time() - worked) / seconds)
