"""The part of docs/performance.md on habits: what agents leave lying."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bench import picture
from bench.entries import HABIT_SHARE, Entry
from bench.habits.count import Tally
from bench.report import table, write_section
from dejarik.arena import wilson

METHOD = """## Habits

How often an agent leaves a clear gain lying, in games against itself: of the occasions on which it did something of
the kind, such as ending a turn, those on which something better was open to it. `bench/habits` defines for each game
what counts, by the rules and not by how agents evaluate positions; `greedy` and `mcts` avoid exiles and commitments for
nothing because the game names them (`Game.is_pointless`). The interval is the 95% Wilson interval, as if occasions were
independent. Not every case is a mistake: a player may pass to wait for the opponent, claim before somebody else does,
or keep a unit for an edge battle. Reproducible: seeds are fixed, and budgets are counted in simulations.
"""
HEAD = ("habit", "agent", "games", "occasions", "shown", "share", "95% interval")


def write(pages: Path, tallies: Sequence[Tally]) -> None:
    """The method, then a part of the page and a picture for every game that was looked through."""
    page = pages / "performance.md"
    write_section(page, "habits", METHOD)
    for game in dict.fromkeys(tally.game for tally in tallies):
        counted = [tally for tally in tallies if tally.game == game]
        write_section(page, f"habits {game}", section(game, counted))
        picture.draw_habits(pages / "images" / f"habits-{game}.svg", counted)


def section(game: str, tallies: Sequence[Tally]) -> str:
    """What was counted in a game, the agents side by side for each habit."""
    habits = list(dict.fromkeys(tally.habit for tally in tallies))
    rows = map(_row, sorted(tallies, key=lambda tally: habits.index(tally.habit)))
    shown = f"![Share of occasions by habit and agent](images/habits-{game}.svg)\n"
    return "\n".join([f"### What is left lying in {game}\n", shown, table(HEAD, rows)])


def entry(tally: Tally) -> Entry:
    """The line for the file."""
    low, high = wilson(tally.share, max(tally.occasions, 1))
    return Entry(f"{tally.game} {tally.agent} {tally.habit}", tally.share, HABIT_SHARE, (high - low) / 2)


def _row(tally: Tally) -> tuple[object, ...]:
    counted = (tally.habit, tally.agent, tally.games, tally.occasions, tally.shown)
    if not tally.occasions:
        return (*counted, "", "")
    low, high = wilson(tally.share, tally.occasions)
    return (*counted, f"{tally.share:.1%}", f"{low:.1%} to {high:.1%}")
