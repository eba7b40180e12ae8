"""Many games between agents: a progress bar, then win shares with intervals, and the length of games."""

from __future__ import annotations

import csv
import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Protocol

from rich.table import Table
from rich.text import Text as Line

import dejarik
from dejarik.agents.learned import substitute
from dejarik.arena import AgentRow, GameResult, Series, Summary, Tally, run_on
from dejarik.arena.engines import Engine
from dejarik.cli import messages
from dejarik.cli.decimals import percents, tenths
from dejarik.cli.errors import CommandError
from dejarik.cli.files import check_new, write_new
from dejarik.cli.interrupts import Stoppable
from dejarik.cli.progress import games_progress
from dejarik.cli.screen import AMBER, TITLE, make_console, make_side_console
from dejarik.kernel.text import same

_BAR = 26
_AGENT = re.compile(r"""(?:[^,"]|"[^"]*")+""")
"""What stands between commas; a quoted command may have some of its own."""


def read_agents(written: str, players: int | None) -> tuple[str, ...]:
    """The agents of ``a,b,c``; a single one takes every seat if the number of seats is given."""
    found = tuple(part.strip() for part in _AGENT.findall(written) if part.strip())
    if not found:
        raise CommandError(messages.NO_AGENTS, messages.NAME_AGENTS, same("--agents"))
    return found * players if players is not None and len(found) == 1 else found


def simulate(series: Series, engine: Engine, output: Path | None, rows: Rows | None, language: str) -> None:
    """Play a series and show what came of it, as rows or in sum; keep the sum in a new file if one is named."""
    series.check()
    check_new(output)
    say_who_judges(series.agents, series.game, series.players, language)
    tally, work = Tally(series), Stoppable()
    _play(tally, engine, rows, work, language)
    if tally.games:
        _show(tally, rows, output, language)
    work.leave()


def _show(tally: Tally, rows: Rows | None, output: Path | None, language: str) -> None:
    summary = tally.summary()
    if rows is None:
        print_table(summary, language)
    if output is not None:
        write_new(output, _numbers(summary))
        make_side_console().print(messages.WRITTEN.fill(path=str(output))[language])


def say_who_judges(agents: Iterable[str], game: str, seats: int, language: str) -> None:
    """Say so if the hand-written evaluation judges for one of these agents instead of a network."""
    instead = substitute(agents, dejarik.game(game), seats)
    if instead is not None:
        make_side_console().print(instead[language], soft_wrap=True)


class Rows(Protocol):
    """How games are written for programs: one a line."""

    def __call__(self, row: Mapping[str, object]) -> None:
        """Write one."""
        ...


class CsvRows:
    """Comma-separated values, the names of the columns first."""

    def __init__(self) -> None:
        self._writer: csv.DictWriter[str] | None = None

    def __call__(self, row: Mapping[str, object]) -> None:
        """Write one."""
        if self._writer is None:
            self._writer = csv.DictWriter(sys.stdout, list(row), lineterminator="\n")
            self._writer.writeheader()
        self._writer.writerow(row)


def json_row(row: Mapping[str, object]) -> None:
    """Write one game as a line of JSON."""
    sys.stdout.write(json.dumps(row, ensure_ascii=False) + "\n")


def row_of(series: Series, index: int, result: GameResult) -> dict[str, object]:
    """A game as numbers: how long it took, and for every seat who sat there, the share of the win and the score."""
    row: dict[str, object] = {"game": index + 1, "seed": series.seed_of(index), "moves": result.moves}
    row["seconds"] = round(result.seconds, 3)
    for seat in range(series.players):
        who = series.agent_at(seat, index)
        row[f"agent{seat + 1}"] = series.agents[who]
        row[f"share{seat + 1}"] = result.shares[who]
        row[f"score{seat + 1}"] = result.scores[who]
    return row


def print_table(summary: Summary, language: str) -> None:
    """The numbers as a table with bars, for people."""
    console = make_console()
    console.print(_table(summary, language))
    console.print(Line(_lengths(summary, language), style="dim"))


def _numbers(summary: Summary) -> str:
    return json.dumps(summary.to_data(), indent=2, ensure_ascii=False) + "\n"


def _play(tally: Tally, engine: Engine, rows: Rows | None, work: Stoppable, language: str) -> None:
    """Count all games, each written if that is wanted; those so far if the user interrupts."""
    series = tally.series
    with games_progress(make_side_console(), language) as progress:
        task = progress.add_task(messages.PLAYING[language], total=series.games)
        with work:
            for result in run_on(series, engine):
                if rows is not None:
                    rows(row_of(series, tally.games, result))
                tally.add(result)
                progress.advance(task)
        if work.was_stopped:
            stopped = messages.STOPPED.fill(done=tally.games, games=series.games)
            progress.console.print(stopped[language])


def _table(summary: Summary, language: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="")
    longest = max(len(row.name) for row in summary.rows)  # where there is little room, the heading breaks
    table.add_column(Line(messages.AGENT_HEAD[language], style=TITLE), style="bold", min_width=longest)
    table.add_column(Line(messages.WIN_SHARE[language], style="dim"), justify="right", style=AMBER)
    table.add_column("", no_wrap=True)
    table.add_column(Line(messages.INTERVAL[language], style="dim"), justify="right", no_wrap=True)
    table.add_column(Line(messages.MEAN_SCORE[language], style="dim"), justify="right")
    for row in summary.rows:
        interval = f"{percents(row.low)[language]} - {percents(row.high)[language]}"
        table.add_row(row.name, percents(row.share)[language], bar(row), interval, f"{row.mean_score:.0f}")
    return table


def bar(row: AgentRow) -> Line:
    """The share as a bar: solid as far as it is sure, shaded over the 95% interval."""
    low, high = round(row.low * _BAR), round(row.high * _BAR)
    color = "bright_cyan"
    return Line.assemble(("█" * low, color), ("▒" * (high - low), color), ("·" * (_BAR - high), "dim"))


def _lengths(summary: Summary, language: str) -> str:
    return messages.LENGTHS.fill(
        games=messages.GAME.count(summary.games),
        game=dejarik.game(summary.game).title,
        mean=f"{summary.moves_mean:.0f}",
        low=summary.moves_low,
        high=summary.moves_high,
        seconds=tenths(summary.seconds),
    )[language]
