"""The pictures for the page: plain SVG, readable on light and dark backgrounds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.ceiling import Ceiling
from bench.entries import Entry
from bench.habits.count import Tally
from bench.ladder import Climb
from bench.report import number
from bench.strength import Standing

INK = "#76808c"  # a middle gray: about the same contrast on white and on black
OURS = "#e08a1e"
THEIRS = "#8fa3b8"
AGENTS = (THEIRS, "#c06c84", OURS)
CLIMBERS = (OURS, "o"), (THEIRS, "s"), ("#c06c84", "^"), ("#5a9367", "D")
STYLE = {
    "svg.fonttype": "path",
    "svg.hashsalt": "dejarik",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
NO_METADATA = dict.fromkeys(("Creator", "Date", "Format", "Type"))


def draw_speed(path: Path, entries: Sequence[Entry], ours: frozenset[str]) -> None:
    """Bars of decisions per second on a logarithmic scale, ours highlighted."""
    shown = sorted((e for e in entries if e.peer is None and e.unit == "decisions/s"), key=lambda entry: entry.value)
    with _axes(path, len(shown)) as axes:
        colors = [OURS if entry.name in ours else THEIRS for entry in shown]
        bars = axes.barh([entry.name for entry in shown], [entry.value for entry in shown], color=colors)
        axes.bar_label(bars, [number(entry.value) for entry in shown], padding=4, color=INK)
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter("{x:,.0f}")
        axes.set_xlim(shown[0].value / 3, shown[-1].value * 3)
        axes.set_xlabel("decisions per second, logarithmic scale (longer is faster)")


def draw_strength(path: Path, standings: Sequence[Standing]) -> None:
    """Win shares with their 95% intervals; a dashed mark where the fair share is."""
    rows = [(s.matchup.name, s.row.share, (s.row.low, s.row.high), s.matchup.fair) for s in standings]
    _draw_shares(path, rows)


def draw_ladder(path: Path, climbs: Sequence[Climb]) -> None:
    """The same for every step of the ladder, game by game."""
    ordered = sorted(climbs, key=lambda climb: climb.step.game)
    _draw_shares(path, [(climb.step.name, climb.share, climb.interval, 0.5) for climb in ordered])


def _draw_shares(path: Path, rows: Sequence[tuple[str, float, tuple[float, float], float]]) -> None:
    """A name, a share, its interval and the fair share for every line."""
    with _axes(path, len(rows)) as axes:
        for height, (_, share, (low, high), fair) in enumerate(reversed(rows)):
            sides = [[max(0.0, share - low)], [max(0.0, high - share)]]
            axes.errorbar(share, height, xerr=sides, fmt="o", color=OURS, capsize=4, markersize=7)
            axes.vlines(fair, height - 0.5, height + 0.5, colors=INK, linestyles="dashed")
            axes.annotate(f"{share:.0%}", (share, height), (0, 9), textcoords="offset points", ha="center", color=INK)
        axes.set_yticks(range(len(rows)), [name for name, *_ in reversed(rows)])
        axes.set_ylim(-0.5, len(rows) - 0.5)
        axes.set_xlim(0, 1.02)
        axes.xaxis.set_major_formatter(import_module("matplotlib.ticker").PercentFormatter(1))
        axes.set_xlabel("share of games won, 95% interval (dashed: fair share)")


def draw_habits(path: Path, tallies: Sequence[Tally]) -> None:
    """How often each agent shows each habit of a game, of all occasions it had; a group of bars for each habit."""
    agents = list(dict.fromkeys(tally.agent for tally in tallies))
    shares = {(tally.habit, tally.agent): tally.share for tally in tallies}
    habits = list(dict.fromkeys(tally.habit for tally in tallies))[::-1]
    thick = 0.8 / len(agents)
    with _axes(path, len(habits) * 2) as axes:
        for place, agent in enumerate(agents):
            heights = [height + 0.4 - thick * (place + 0.5) for height in range(len(habits))]
            values = [shares[habit, agent] for habit in habits]
            bars = axes.barh(heights, values, thick, color=AGENTS[place % len(AGENTS)], label=agent)
            axes.bar_label(bars, [f"{value:.0%}" for value in values], padding=4, color=INK, fontsize=8)
        axes.set_yticks(range(len(habits)), habits)
        axes.set_xlim(0, 1.08)
        axes.xaxis.set_major_formatter(import_module("matplotlib.ticker").PercentFormatter(1))
        axes.set_xlabel("share of the occasions (shorter is better)")
        axes.legend(frameon=False, labelcolor=INK)


def draw_round_trips(path: Path, times: Mapping[str, Sequence[float]]) -> None:
    """How long round trips take, from the shortest to the longest, both axes so that the slow ones are seen well."""
    marks = {0.5: "half", 0.9: "9 of 10", 0.99: "99 of 100", 0.999: "999 of 1000"}
    with _axes(path, 7) as axes:
        for (name, values), color in zip(times.items(), (OURS, THEIRS), strict=True):
            ordered = sorted(values)
            slower = [1 - place / len(ordered) for place in range(len(ordered))]
            axes.plot(slower, ordered, color=color, linewidth=2, label=name)
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.invert_xaxis()
        axes.set_xticks([1 - share for share in marks], list(marks.values()))
        axes.minorticks_off()
        axes.yaxis.set_major_formatter("{x:g}")
        axes.set_xlabel("so many round trips are at least as fast")
        axes.set_ylabel("milliseconds")
        axes.legend(frameon=False, labelcolor=INK)


def draw_ceiling(path: Path, found: Sequence[Ceiling]) -> None:
    """How long the slowest of a hundred choices take at each pace, a line for each setup, and the limit."""
    limit = found[0].climb.limit_ms
    with _axes(path, 9) as axes:
        for each, (color, mark) in zip(found, CLIMBERS, strict=False):
            paces, slow = [step.per_second for step in each.steps], [step.p99_ms for step in each.steps]
            axes.plot(paces, slow, f"{mark}-", color=color, linewidth=2, label=each.climb.name)
        axes.axhline(limit, color=INK, linestyle="dashed", label=f"{limit:g} ms")
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter("{x:g}")
        axes.set_xlim(left=0)
        axes.set_xlabel("choices per second, all tables together")
        axes.set_ylabel("p99, milliseconds")
        axes.legend(frameon=False, labelcolor=INK)


@contextmanager
def _axes(path: Path, lines: int) -> Iterator[Any]:
    """Axes to draw on; the picture is saved when they are done with."""
    matplotlib = import_module("matplotlib")
    figures = import_module("matplotlib.figure")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(9, 1.2 + 0.36 * max(lines, 3)), layout="constrained")
        yield figure.subplots()
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, format="svg", transparent=True, metadata=NO_METADATA)
    path.write_text(tidy(path.read_text(encoding="utf-8")), encoding="utf-8")


def tidy(svg: str) -> str:
    """Without the document type, which points to a page on the web, and without blanks at line ends."""
    return re.sub(r"[ \t]+$", "", re.sub(r"<!DOCTYPE.*?>\n", "", svg, flags=re.DOTALL), flags=re.MULTILINE)
