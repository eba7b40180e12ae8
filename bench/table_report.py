"""The section of docs/performance.md on the server under load."""

from __future__ import annotations

from collections.abc import Sequence

from bench.crowd import GAME
from bench.entries import Entry
from bench.goals import Goal, Verdict, verdicts
from bench.load import KILOBYTES, MILLISECONDS, Load, quantile
from bench.measured import Columns
from bench.report import goal_table, number, table, times

GOALS: dict[str, tuple[Goal, ...]] = {
    "table": (
        Goal("choice p99", "echo p99", 5, at_least=False),
        Goal("idle memory", "200 KB", 1, at_least=False),
    )
}
SHARES = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999), ("longest", 1.0))

METHOD = """## The server under load

Measured on: {machine}. {tables} tables of {game} with two bots each over WebSockets at once, {choices:,} choices, no
errors: a single refusal or lost connection would have aborted the run.

Methodology:

- The server as `dejarik serve` starts it (limits raised; every choice committed to SQLite, with `synchronous=NORMAL`,
  before it is answered), a bare echo server on the same stack (Starlette on uvicorn) and the bots are three processes
  on the same two cores. Connections are not compressed.
- Bots think for a random time, exponentially distributed, {think_s:g} s on average. All tables together made
  {per_second:.0f} choices per second. The echo server has as many sockets, pairs of which take turns at the same pace
  with frames of the size of a choice.
- Tables and echo runs are interleaved, {stretches} times each, so that other load on the machine affects both equally.
- A choice's round trip is the time from sending it until the sender's new view arrives together with the answer. Bots
  keep regions that do not change, as the page does; with its log and choices, what comes is still about forty times as
  large as the echoed frame.
- Every table continues from the middle of a game. *Idle* is the memory the server needs for such a table with nobody
  connected, *connected* that with two connections, in play; tables without connections are evicted after ten minutes,
  which is not measured here.
"""


def table_section(load: Load, machine: str, columns: Columns) -> str:
    """Method, goals and figures."""
    plan = load.plan
    facts = {"tables": plan.tables, "choices": plan.choices, "think_s": plan.think_s, "stretches": plan.stretches}
    entries = load.entries()
    return "\n".join(
        [
            METHOD.format(machine=machine, game=GAME, per_second=load.per_second, **facts),
            "### Goals of the server\n",
            goal_table(table_verdicts(entries), columns),
            "### Round trips\n",
            "![Round trips of choices and echoes](images/table.svg)\n",
            round_trip_table(load),
            "### Memory of the server per table\n",
            memory_table(entries),
        ]
    )


def table_verdicts(entries: Sequence[Entry]) -> list[Verdict]:
    """How the table stands to its goals."""
    return verdicts(entries, GOALS)


def round_trip_table(load: Load) -> str:
    """Milliseconds of both, and how many times the echo's a choice's are."""
    rows = []
    for name, share in SHARES:
        ours, theirs = quantile(load.table_ms, share), quantile(load.echo_ms, share)
        rows.append((name, number(ours), number(theirs), times(ours / theirs)))
    return table(("", f"choice, {MILLISECONDS}", f"echo, {MILLISECONDS}", "ratio"), rows)


def memory_table(entries: Sequence[Entry]) -> str:
    """Kilobytes per table."""
    measured = [entry for entry in entries if entry.unit == KILOBYTES]
    return table(("", KILOBYTES), [(entry.name, number(entry.value)) for entry in measured])
