"""The section of docs/performance.md on where the server ends."""

from __future__ import annotations

from bench.ceiling import CHOICES_PER_SECOND, Ceiling
from bench.crowd import GAME
from bench.load import MILLISECONDS
from bench.report import number, table

METHOD = """## Where the server ends

Measured on: {machine}. {servers} on {database}, {tables} tables of {game} with two bots each. Every step is
{faster:.0%} faster than the last and takes about {seconds:g} s; the climb stops when 1 of 100 choices takes longer than
{limit:g} ms.

- Bots are in processes of their own, one per server, on the same cores. *Server busy* and *bots busy* are the parts of
  a core that the busiest of each needed: where the bots come close to 100% first, they are the limit, not the server.
- A table of people who take four seconds for each choice makes a quarter of a choice per second.
"""


def ceiling_section(found: Ceiling, machine: str) -> str:
    """Method, result and all steps."""
    plan = found.climb
    facts = {
        "machine": machine,
        "game": GAME,
        "servers": "One server process" if plan.servers == 1 else f"{plan.servers} server processes",
        "database": {"sqlite": "SQLite", "postgresql": "one PostgreSQL database"}[plan.database],
        "tables": plan.tables,
        "faster": plan.faster - 1,
        "seconds": plan.seconds,
        "limit": plan.limit_ms,
    }
    picture = "![Time of choices at each pace](images/ceiling.svg)\n"
    return "\n".join([METHOD.format(**facts), f"{_result(found)}\n", picture, steps(found)])


def _result(found: Ceiling) -> str:
    limit = f"{found.climb.limit_ms:g} ms"
    if not found.within:
        return f"Even the slowest pace takes longer than {limit}."
    reached = f"**{found.per_second:.0f} choices per second**"
    if len(found.within) == len(found.steps):
        return f"At {reached}, the fastest pace tried, 99 of 100 choices still take at most {limit}."
    return f"Up to {reached}, 99 of 100 choices take at most {limit}."


def steps(found: Ceiling) -> str:
    """What each pace came to."""
    head = CHOICES_PER_SECOND, f"p50, {MILLISECONDS}", f"p99, {MILLISECONDS}", "server busy", "bots busy"
    rows = [
        (
            number(step.per_second),
            number(step.p50_ms),
            number(step.p99_ms),
            f"{step.server_busy:.0%}",
            f"{step.bots_busy:.0%}",
        )
        for step in found.steps
    ]
    return table(head, rows)
