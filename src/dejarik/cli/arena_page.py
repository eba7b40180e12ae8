"""What came of a tournament: a table for people at a terminal, and the page of a report, both behind a bar."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text as Line

from dejarik.arena import AgentRow, impact, ratings
from dejarik.arena.analysis import Analysis, Standing, analyze
from dejarik.arena.report import report_of
from dejarik.arena.results import Results
from dejarik.cli import messages
from dejarik.cli.decimals import percents, tenths
from dejarik.cli.errors import one_line
from dejarik.cli.files import write_new
from dejarik.cli.progress import counted
from dejarik.cli.screen import AMBER, TITLE, make_console, make_side_console
from dejarik.cli.simulate import bar


def added_up(results: Results, language: str) -> Analysis:
    """A tournament in numbers."""
    with counted(messages.RATING, ratings.READINGS * results.games_played, language) as tick:
        return analyze(results, tick)


def write_report(path: Path, results: Results, found: Analysis, language: str) -> None:
    """Write the page of a tournament, whose numbers are known, into a new file."""
    with counted(messages.COUNTING_CARDS, impact.READINGS * results.games_played, language) as tick:
        impacts = impact.card_impacts(results, tick)
    write_new(path, report_of(results, found, impacts, language))
    make_side_console().print(messages.WRITTEN.fill(path=str(path))[language], soft_wrap=True)


def print_standings(found: Analysis, language: str) -> None:
    """Everybody's rating and share of the wins with their intervals, and how long games were."""
    console = make_console()
    console.print(_table(found, language))
    console.print(Line(_lengths(found, language), style="dim"))


def _table(found: Analysis, language: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    table.add_column(Line(messages.ENTRANT_HEAD[language], style=TITLE), style="bold")
    table.add_column(Line(messages.RATING_HEAD[language], style="dim"), justify="right", style=AMBER, no_wrap=True)
    table.add_column(Line(messages.WIN_SHARE[language], style="dim"), justify="right", style=AMBER)
    table.add_column("", no_wrap=True)
    table.add_column("95%", header_style="dim", justify="right", no_wrap=True)
    table.add_column(Line(messages.GAMES_HEAD[language], style="dim"), justify="right")
    for standing in found.standings:
        table.add_row(*_row(standing, language))
    return table


def _row(standing: Standing, language: str) -> tuple[str | Line, ...]:
    rating, share = standing.rating, standing.share
    drawn = AgentRow(standing.name, share.games, share.value, share.low, share.high, standing.mean_score)
    return (
        one_line(standing.name),
        f"{rating.value:.0f} ± {rating.high - rating.value:.0f}",
        percents(share.value)[language],
        bar(drawn),
        f"{share.low * 100:.0f} - {share.high:.0%}",
        str(share.games),
    )


def _lengths(found: Analysis, language: str) -> str:
    return messages.ARENA_LENGTHS.fill(
        games=messages.GAME.count(found.games),
        mean=f"{found.moves.mean:.0f}",
        low=found.moves.low,
        high=found.moves.high,
        seconds=tenths(found.seconds),
    )[language]
