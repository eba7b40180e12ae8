"""The section of docs/performance.md on where the server ends."""

from __future__ import annotations

import os
from collections.abc import Sequence

from bench.ceiling import CHOICES_PER_SECOND, Ceiling, Step
from bench.crowd import GAME
from bench.load import MILLISECONDS
from bench.report import number, table

HEAD = CHOICES_PER_SECOND, f"p50, {MILLISECONDS}", f"p99, {MILLISECONDS}", "busiest server", "busiest bots", "machine"

METHOD = """## Where the server ends

Measured on: {machine}. {tables} tables of {game} with two bots each, shared among the servers. Every step is
{faster:.0%} faster than the last and takes about {seconds:g} s; a climb stops when 1 of 100 choices takes longer than
{limit:g} ms, or after {most_steps} steps.

- Several servers share one PostgreSQL database, as [operations](operations.md#several-servers) describes; the bots of a
  table are connected to the server that has it. PostgreSQL runs with its default settings, so that every commit waits
  for the disk; SQLite, with `synchronous=NORMAL`, does not wait. SQLite is for one process.
- Bots are in processes of their own, one per server. Servers, bots and PostgreSQL are on the same {cores} cores.
  *Busiest server* and *busiest bots* are the parts of one core that the busiest of each needed, *machine* is the part
  of all cores that everything together needed. Where the machine comes close to 100% before any server does, the climb
  has found the end of the machine, and as many servers on machines of their own would hold more.
- A table of people who take four seconds for each choice makes a quarter of a choice per second.
"""


def ceiling_section(found: Sequence[Ceiling], machine: str) -> str:
    """Method, picture, and the last pace that each setup held."""
    plan = found[0].climb
    method = METHOD.format(
        machine=machine,
        game=GAME,
        tables=plan.tables,
        faster=plan.faster - 1,
        seconds=plan.seconds,
        limit=plan.limit_ms,
        most_steps=plan.most_steps,
        cores=os.cpu_count(),
    )
    picture = "![The slowest of a hundred choices at each pace](images/ceiling.svg)\n"
    heading = f"The fastest pace of each at which 99 of 100 choices took at most {plan.limit_ms:g} ms:\n"
    return "\n".join([method, picture, heading, held(found)])


def held(found: Sequence[Ceiling]) -> str:
    """The fastest pace that each setup held, and what it was like beyond."""
    return table(("", *HEAD, "then"), [(each.climb.name, *_held(each), _beyond(each)) for each in found])


def _held(found: Ceiling) -> tuple[str, ...]:
    return figures(found.fastest) if found.fastest else ("none", *[""] * (len(HEAD) - 1))


def _beyond(found: Ceiling) -> str:
    if found.gave_up_at is not None:
        return f"connections lost at {number(found.gave_up_at)}"
    last = found.steps[-1]
    if last.p99_ms <= found.climb.limit_ms:
        return "not tried faster"
    return f"p99 {number(last.p99_ms)} {MILLISECONDS} at {number(last.per_second)}"


def figures(step: Step) -> tuple[str, ...]:
    """What one pace came to, for the columns of the head."""
    busy = step.server_busy, step.bots_busy, step.machine_busy
    return (number(step.per_second), number(step.p50_ms), number(step.p99_ms), *(f"{part:.0%}" for part in busy))
