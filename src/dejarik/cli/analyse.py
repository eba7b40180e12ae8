"""Analysis of a saved game: which choices gave away winning chances, and what would have been better."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from dejarik.analysis import Analysis, Judge, Mark, SeatSummary, Spot, Verdict, decisions
from dejarik.arena.engines import Engine
from dejarik.cli import messages
from dejarik.cli.decimals import percents
from dejarik.cli.errors import CommandError, one_line
from dejarik.cli.files import check_new, write_new
from dejarik.cli.interrupts import Stoppable
from dejarik.cli.progress import make_progress
from dejarik.cli.records import Reading, read_game
from dejarik.cli.screen import AMBER, TITLE, make_console, make_side_console
from dejarik.kernel.decision import seat_sign
from dejarik.kernel.text import Text, same

_JUDGE = re.compile(r"mcts:([1-9][0-9]{0,6})")
_STYLES = {Mark.BLUNDER: "bold red", Mark.MISTAKE: "bold #f2b440", Mark.INACCURACY: "bold bright_cyan"}
_SIGNS = {Mark.BEST: "!", Mark.GOOD: "", Mark.INACCURACY: "?!", Mark.MISTAKE: "?", Mark.BLUNDER: "??"}


def read_judge(agent: str, seed: int) -> Judge:
    """Who judges, from ``mcts:200``; an amount of time would judge differently each time."""
    found = _JUDGE.fullmatch(agent)
    if found is None:
        raise CommandError(messages.NOT_A_JUDGE.fill(agent=agent), messages.NAME_A_JUDGE, same("--agent"))
    return Judge(int(found[1]), seed)


def analyse(path: Path, judge: Judge, engine: Engine, output: Path | None, language: str) -> None:
    """Judge every choice in a record and show what was given away; keep the record with comments if a file is named."""
    check_new(output)
    game = read_game(path)
    work = Stoppable()
    analysis = judged(game, judge, engine, work, language)
    _show(make_console(), game, analysis, language)
    _keep(game, analysis, output, language)
    work.leave()


def analyse_as_json(path: Path, judge: Judge, engine: Engine, output: Path | None, language: str) -> None:
    """The same, printed for programs."""
    check_new(output)
    game = read_game(path)
    work = Stoppable()
    analysis = judged(game, judge, engine, work, language)
    sys.stdout.write(json.dumps(analysis.to_data(), indent=2, ensure_ascii=False) + "\n")
    _keep(game, analysis, output, language)
    work.leave()


def judged(game: Reading, judge: Judge, engine: Engine, work: Stoppable, language: str) -> Analysis:
    """The whole game judged, behind a progress bar; as far as it came if the user interrupts."""
    match = game.match(to=0)
    spots = decisions(match, game.record.moves[: game.legal])
    found = list(_verdicts(spots, game.legal, judge, engine, work, language))
    return Analysis(game.record.game, game.record.players, f"mcts:{judge.simulations}", judge.seed, tuple(found))


def _verdicts(
    spots: Iterator[Spot], moves: int, judge: Judge, engine: Engine, work: Stoppable, language: str
) -> Iterator[Verdict]:
    with make_progress() as progress:
        task = progress.add_task(messages.JUDGING[language], total=moves)
        done = 0
        with work:
            for verdict in engine.map(judge, spots):
                yield verdict
                done = verdict.move
                progress.update(task, completed=done)
        if work.was_stopped:
            progress.console.print(messages.STOPPED.fill(done=done, games=moves)[language])


def _keep(game: Reading, analysis: Analysis, output: Path | None, language: str) -> None:
    if output is not None:
        write_new(output, str(analysis.commented(game.record)))
        make_side_console().print(messages.WRITTEN.fill(path=str(output))[language])


# ---------------------------------------------------------------- what people read


def _show(console: Console, game: Reading, analysis: Analysis, language: str) -> None:
    losses = [verdict for verdict in analysis.verdicts if verdict.mark in _STYLES]
    console.print(_losses(losses, language) if losses else Line(messages.NOTHING_LOST[language], style="green"))
    console.print()
    console.print(_summaries(game, analysis, language))
    judged_by = messages.JUDGED_BY.fill(agent=analysis.agent, seed=analysis.seed)
    console.print(Line(f"\n{judged_by[language]}", style="dim"))
    if game.change is not None:
        console.print(Line(game.change[language], style=AMBER))


def _losses(verdicts: list[Verdict], language: str) -> Table:
    table = _table()
    for head in (messages.MOVE_HEAD, messages.WHO_HEAD):
        table.add_column(Line(head[language], style="dim"), justify="right", no_wrap=True)
    table.add_column(Line(messages.MARK_HEAD[language], style="dim"), no_wrap=True)
    table.add_column(Line(messages.CHANCES_HEAD[language], style="dim"), no_wrap=True)
    table.add_column(Line(messages.PLAYED_HEAD[language], style="dim"))
    table.add_column(Line(messages.BETTER_HEAD[language], style="dim"))
    for verdict in verdicts:
        table.add_row(
            str(verdict.move),
            Line(seat_sign(verdict.seat), style="cyan"),
            Line(f"{messages.MARKS[verdict.mark.value][language]} {_SIGNS[verdict.mark]}", style=_STYLES[verdict.mark]),
            f"{verdict.before:.0%} → {verdict.after:.0%}",
            Line(_called(verdict.played.label, verdict.played.notation)[language]),
            Line(_called(verdict.best.label, verdict.best.notation)[language], style="green"),
        )
    return table


def _called(label: Text, notation: str) -> Text:
    """What an option does; in notation where nothing says it in words."""
    return label.map(one_line) if label.en else same(notation)


def _summaries(game: Reading, analysis: Analysis, language: str) -> Table:
    table = _table()
    table.add_column(Line(messages.SEAT_HEAD[language], style=TITLE))
    table.add_column(Line(messages.ACCURACY_HEAD[language], style="dim"), justify="right", style=AMBER)
    for mark in Mark:
        head = f"{messages.MARK_COUNTS[mark.value][language]} {_SIGNS[mark]}".strip()
        table.add_column(Line(head, style="dim"), justify="right")
    for seat in analysis.seats:
        accuracy = "-" if seat.accuracy is None else percents(seat.accuracy)[language]
        counts = [str(seat.counts[mark]) for mark in Mark]
        table.add_row(_named(game, seat), accuracy, *counts)
    return table


def _named(game: Reading, seat: SeatSummary) -> Line:
    player = one_line(game.record.seat_names.get(seat.seat, ""))
    return Line.assemble((seat_sign(seat.seat), "cyan"), f" {player}" if player else "")


def _table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
