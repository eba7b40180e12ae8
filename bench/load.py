"""The load test: hundreds of tables of bots over WebSockets, compared with a bare echo server."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.crowd import (
    RECORDS,
    Bot,
    Echoed,
    all_of,
    connect_all,
    open_socket,
    seat_all,
    unless_one_fails,
    upload,
)
from bench.entries import Entry
from bench.pace import Pace
from bench.progress import progress
from tests.server.client import Caller
from tests.server.live import LiveServer, free_port, live_server, wait_until_it_answers

MILLISECONDS = "ms"
KILOBYTES = "KB"
THINK_S = 4.0
UNLIMITED = {
    "tables_per_address": 10**6,
    "sockets_per_address": 10**6,
    "request_rate": 10**6,
    "request_burst": 10**6,
}


@dataclass(frozen=True, slots=True)
class Plan:
    """How much load: tables of two bots, choices in all, and in how many stretches tables and echo take turns."""

    tables: int = 500
    choices: int = 20_000
    stretches: int = 4
    warm_up: int = 500
    think_s: float = THINK_S

    @property
    def steps(self) -> int:
        """All steps of both, to show progress."""
        return 2 * (self.choices + self.warm_up)


@dataclass(frozen=True, slots=True)
class Load:
    """What came out: every round trip in milliseconds, the pace reached, and kilobytes per table."""

    plan: Plan
    table_ms: list[float]
    echo_ms: list[float]
    per_second: float
    idle_kb: float
    connected_kb: float

    def entries(self) -> list[Entry]:
        """The lines for the file."""
        return [
            *(self._compared(name, share) for name, share in (("p50", 0.5), ("p99", 0.99))),
            Entry("table idle memory", self.idle_kb, KILOBYTES, 0.0, "200 KB", self.idle_kb / 200),
            Entry("table connected memory", self.connected_kb, KILOBYTES, 0.0),
        ]

    def _compared(self, name: str, share: float) -> Entry:
        ours, theirs = quantile(self.table_ms, share), quantile(self.echo_ms, share)
        return Entry(f"table choice {name}", ours, MILLISECONDS, 0.0, f"echo {name}", ours / theirs)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which that share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def measure(plan: Plan, tick: Callable[[], object] = lambda: None) -> Load:
    """Start both servers, put the load on them in turns, and take their measure; raises LoadError on any error."""
    with TemporaryDirectory() as folder, live_server(Path(folder), **UNLIMITED) as server, echo_server() as echo:
        return asyncio.run(_measure(plan, server, echo, tick))


def measure_aloud(plan: Plan) -> Load:
    """Measure, and show how far it has come."""
    with progress() as bar:
        task = bar.add_task("round trips", total=plan.steps)
        return measure(plan, partial(bar.advance, task))


async def _measure(plan: Plan, server: LiveServer, echo: str, tick: Callable[[], object]) -> Load:
    tables_pace, echo_pace = Pace(plan.think_s, 1, tick), Pace(plan.think_s, 2, tick)
    records = await upload(Caller(server.address), RECORDS)
    await seat_all(server.address, records, RECORDS)
    before = _memory_kb(server.pid)
    seated = await seat_all(server.address, records, plan.tables)
    idle = _memory_kb(server.pid)
    bots = await connect_all(server.address, seated, tables_pace)
    pairs = await _pairs(echo, plan, echo_pace)
    gc.collect()
    gc.freeze()
    everybody: list[Bot | Echoed] = [*bots, *pairs]
    playing = [asyncio.create_task(each.play()) for each in everybody]
    await unless_one_fails(playing, _warm_up(plan, tables_pace, echo_pace))
    for each in everybody:
        del each.times[:]
    seconds = await _take_turns(plan, playing, tables_pace, echo_pace)
    connected = _memory_kb(server.pid)
    for task in playing:
        task.cancel()
    return Load(
        plan,
        [1000 * time for bot in bots for time in bot.times],
        [1000 * time for pair in pairs for time in pair.times],
        sum(len(bot.times) for bot in bots) / seconds,
        (idle - before) / plan.tables,
        (connected - before) / plan.tables,
    )


async def _warm_up(plan: Plan, *paces: Pace) -> None:
    for pace in paces:
        await pace.stretch(plan.warm_up)


async def _take_turns(plan: Plan, playing: list[asyncio.Task[None]], tables: Pace, echo: Pace) -> float:
    """All stretches of both; how many seconds those of the tables took."""
    seconds, steps = 0.0, plan.choices // plan.stretches
    for _ in range(plan.stretches):
        await unless_one_fails(playing, echo.stretch(steps))
        began = perf_counter()
        await unless_one_fails(playing, tables.stretch(steps))
        seconds += perf_counter() - began
    return seconds


async def _pairs(echo: str, plan: Plan, pace: Pace) -> list[Echoed]:
    sockets = await all_of([partial(open_socket, echo, "/echo")] * (2 * plan.tables))
    return [Echoed((one, two), pace) for one, two in zip(sockets[::2], sockets[1::2], strict=True)]


@contextmanager
def echo_server() -> Iterator[str]:
    """The echo server in a process of its own; its address."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.echo", str(port)])
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until_it_answers(address, process)
        yield address
    finally:
        process.kill()
        process.wait()


def _memory_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
