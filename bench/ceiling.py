"""Where the server ends: the pace of choices is raised step by step until the slowest of a hundred take too long."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Literal

from bench.crowd import RECORDS, Bot, connect_all, seat_all, unless_one_fails, upload
from bench.entries import Entry
from bench.load import UNLIMITED, quantile
from bench.pace import Pace
from bench.progress import progress
from tests.server.client import Caller
from tests.server.live import LiveServer, live_server
from tests.server.postgres import postgres_server

CHOICES_PER_SECOND = "choices/s"
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
    first: float = 60.0
    faster: float = 1.25
    seconds: float = 10.0
    limit_ms: float = 50.0
    most_steps: int = 20

    def paces(self) -> list[float]:
        """The pace of each step, in choices per second of all tables together."""
        return [self.first * self.faster**step for step in range(self.most_steps)]


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
    """One pace: what was reached, how long choices took, and how much of a core the busiest server and crew needed."""

    per_second: float
    p50_ms: float
    p99_ms: float
    server_busy: float
    bots_busy: float


@dataclass(frozen=True, slots=True)
class Ceiling:
    """All steps; the last one passed the limit, unless the climb was too short."""

    climb: Climb
    steps: list[Step]

    @property
    def within(self) -> list[Step]:
        """The steps that kept to the limit."""
        return [step for step in self.steps if step.p99_ms <= self.climb.limit_ms]

    @property
    def per_second(self) -> float:
        """The fastest pace within the limit; 0 if there is none."""
        return max((step.per_second for step in self.within), default=0.0)

    def entry(self) -> Entry:
        """The line for the file."""
        servers = "one server" if self.climb.servers == 1 else f"{self.climb.servers} servers"
        return Entry(f"ceiling of {servers}", self.per_second, CHOICES_PER_SECOND, 0.0)


def climb(plan: Climb, tick: Callable[[], object] = lambda: None) -> Ceiling:
    """Start servers, and a crew of bots for each in a process of its own; go faster until it is too much."""
    steps: list[Step] = []
    with _servers(plan) as servers, _crews(plan, servers) as crews:
        for pace in plan.paces():
            steps.append(_step(plan, pace, servers, crews))
            tick()
            if steps[-1].p99_ms > plan.limit_ms:
                break
    return Ceiling(plan, steps)


def climb_aloud(plan: Climb) -> Ceiling:
    """Climb, and show how far it has come."""
    with progress() as bar:
        task = bar.add_task("faster and faster", total=plan.most_steps)
        return climb(plan, partial(bar.advance, task))


# ---------------------------------------------------------------- servers


@contextmanager
def _servers(plan: Climb) -> Iterator[list[LiveServer]]:
    """As many servers as planned; several share one database of PostgreSQL."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        settings: dict[str, object] = dict(UNLIMITED)
        if plan.database == "postgresql":
            settings["database"] = stack.enter_context(postgres_server()).new_database()
        servers = []
        for number in range(plan.servers):
            own = folder / str(number)
            own.mkdir()
            servers.append(stack.enter_context(live_server(own, **settings)))
        yield servers


def _cpu_s(pid: int) -> float:
    """How long a process has worked, all of its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _step(plan: Climb, pace: float, servers: list[LiveServer], crews: list[Connection]) -> Step:
    order = Order(plan.tables / pace, max(20, int(pace * plan.seconds) // plan.servers))
    worked, began = [_cpu_s(server.pid) for server in servers], perf_counter()
    for crew in crews:
        crew.send(order)
    done: list[Done] = [_received(crew) for crew in crews]
    took = perf_counter() - began
    busy = [(_cpu_s(server.pid) - before) / took for server, before in zip(servers, worked, strict=True)]
    times = [time for each in done for time in each.times_ms]
    return Step(
        sum(len(each.times_ms) / each.seconds for each in done),
        quantile(times, 0.5),
        quantile(times, 0.99),
        max(busy),
        max(each.busy for each in done),
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
