"""The command behind ``make bench``: measure, print the tables, and write the data file, the page and the pictures."""

from __future__ import annotations

import gc
import os
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from rich.table import Table

from bench import (
    ceiling,
    ceiling_report,
    encoding,
    habit_report,
    ladder,
    ladder_report,
    load,
    machine,
    measured,
    ours,
    peers,
    picture,
    report,
    strength,
    table_report,
)
from bench.ceiling import Ceiling
from bench.entries import Entry, save, speed_entries
from bench.goals import Verdict, verdicts
from bench.habits import HABITS
from bench.habits.count import GAMES, Tally, count
from bench.interleave import MICROSECONDS, STEPS, Contestant, interleave
from bench.load import Load, Plan
from bench.progress import console, progress
from bench.shape import shape
from dejarik import game_names
from tests.server.postgres import NoPostgresError, find_postgres

BUILD, DOCS = Path("build"), Path("docs")
LADDER = Path("bench/ladder.json")
ROUNDS, SLICE_S = 15, 0.5
QUICK_ROUNDS, QUICK_SLICE_S, QUICK_GAMES = 3, 0.05, 8
QUICK_LOOKED_THROUGH = 1
PARTS = ("speed", "encode", "table", "ceiling", "strength", "ladder", "habits")
RATIOS = (
    ("Decisions, times as fast as the peer", "decisions/s"),
    ("Steps, times as fast as the peer", STEPS),
    ("Copies, times as long as the peer", MICROSECONDS),
)
QUICK_PLAN = Plan(tables=20, choices=200, stretches=2, warm_up=20, think_s=0.5)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is asked for; a quick run leaves the documentation alone and writes its page into build/."""
    asked = _parse(arguments)
    if asked.only in (None, "ceiling"):
        find_postgres()  # not after an hour of other parts
    pages = BUILD if asked.quick else DOCS
    entries: list[Entry] = []
    if asked.only in (None, "speed"):
        entries += measure_speed(pages, asked.quick)
    if asked.only in (None, "encode"):
        entries += measure_encoding(pages, asked.quick)
    if asked.only in (None, "table"):
        entries += measure_table(pages, asked.quick)
    if asked.only in (None, "ceiling"):
        entries += measure_ceiling(pages, asked.quick)
    if asked.only in (None, "strength"):
        entries += measure_strength(pages, asked)
    if asked.only in (None, "ladder"):
        entries += measure_ladder(pages, asked)
    if asked.only in (None, "habits"):
        entries += measure_habits(pages, asked)
    save(BUILD / "bench.json", entries)
    console.print(f"Written: {BUILD / 'bench.json'}, {pages / 'performance.md'} and its pictures.")


def _parse(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m bench", description="Measure Dejarik beside other libraries.")
    parser.add_argument("--quick", action="store_true", help="a short run, written into build/ only")
    parser.add_argument("--only", choices=PARTS, help="one part only")
    parser.add_argument("--game", choices=game_names(), help="one game only, of strength or habits")
    parser.add_argument("--games", type=int, help="games per match-up, or per agent for habits")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes for the strength part")
    return parser.parse_args(arguments)


def measure_speed(pages: Path, quick: bool) -> list[Entry]:
    """Random play, copies and search, ours and theirs taking turns; all of them compute, so their own time counts."""
    rounds, slice_s = (QUICK_ROUNDS, QUICK_SLICE_S) if quick else (ROUNDS, SLICE_S)
    with console.status("Setting up the contestants"):
        everybody = ours.contestants() + peers.contestants()
        shapes = {c.measures[0].name: shape(c) for c in everybody if _plays(c)}
    gc.collect()
    gc.freeze()  # a full collection of all that the peers load takes a tenth of a slice, and hits whoever is next
    with progress() as bar:
        task = bar.add_task("speed", total=rounds * len(everybody))
        figures = interleave(everybody, rounds, slice_s, time.process_time, partial(bar.advance, task))
    entries = speed_entries(figures)
    found = verdicts(entries)
    show_speed(entries, found)
    facts = {
        "machine": machine.describe(),
        "peers": machine.peer_versions(peers.PACKAGES),
        "rounds": rounds,
        "slice_s": slice_s,
    }
    columns = _kept("speed", found, quick)
    report.write_section(
        pages / "performance.md", "speed", report.speed_section(entries, found, columns, shapes, facts)
    )
    our_names = frozenset(f.measure.name for f in figures if f.measure.ours)
    picture.draw_speed(pages / "images" / "performance.svg", entries, our_names)
    return entries


def measure_encoding(pages: Path, quick: bool) -> list[Entry]:
    """Encoding beside views, and environments beside those of others, measured in the same way."""
    rounds, slice_s = (QUICK_ROUNDS, QUICK_SLICE_S) if quick else (ROUNDS, SLICE_S)
    with console.status("Setting up the contestants"):
        everybody = encoding.contestants()
    with progress() as bar:
        task = bar.add_task("encode", total=rounds * len(everybody))
        figures = interleave(everybody, rounds, slice_s, time.process_time, partial(bar.advance, task))
    entries = speed_entries(figures)
    found = encoding.found_verdicts(entries)
    shown = _table("Encoding", "what", "value", "unit", "spread")
    for e in entries:
        if e.peer is None:
            shown.add_row(e.name, report.number(e.value), e.unit, f"{e.spread:.0%}")
    console.print(shown)
    _show_goals(found)
    text = encoding.section(entries, machine.describe(), _kept("encode", found, quick))
    report.write_section(pages / "performance.md", "encode", text)
    return entries


def _kept(part: str, found: Sequence[Verdict], quick: bool) -> measured.Columns:
    """How all processors stand to the goals of a part; a quick run is not kept."""
    return measured.keep(part, machine.processor(), found, BUILD / "measured.json" if quick else measured.FILE)


def measure_table(pages: Path, quick: bool) -> list[Entry]:
    """The server under load, from a fresh process that carries nothing of the other parts."""
    plan = QUICK_PLAN if quick else Plan()
    with ProcessPoolExecutor(1, get_context("spawn")) as own:
        found = own.submit(load.measure_aloud, plan).result()
    entries = found.entries()
    goals = table_report.table_verdicts(entries)
    show_table(found, goals)
    text = table_report.table_section(found, machine.describe(), _kept("table", goals, quick))
    report.write_section(pages / "performance.md", "table", text)
    picture.draw_round_trips(pages / "images" / "table.svg", {"choice": found.table_ms, "echo": found.echo_ms})
    return entries


def measure_ceiling(pages: Path, quick: bool) -> list[Entry]:
    """The pace at which the server, or several on one database, becomes too slow."""
    found = ceiling.climb_aloud([plan.quick() if quick else plan for plan in ceiling.CLIMBS])
    for each in found:
        show_ceiling(each)
    report.write_section(pages / "performance.md", "ceiling", ceiling_report.ceiling_section(found, machine.describe()))
    picture.draw_ceiling(pages / "images" / "ceiling.svg", found)
    return [each.entry() for each in found]


def measure_strength(pages: Path, asked: Namespace) -> list[Entry]:
    """Every match-up of the table."""
    standings = []
    with progress() as bar:
        for matchup in strength.MATCHUPS:
            if asked.game in (None, matchup.game):
                games = asked.games or (QUICK_GAMES if asked.quick else matchup.games)
                task = bar.add_task(matchup.name, total=games)
                standings.append(strength.measure(matchup, games, asked.workers, partial(bar.advance, task)))
    show_strength(standings)
    write_strength(pages, standings)
    return [standing.entry for standing in standings]


def write_strength(pages: Path, standings: Sequence[strength.Standing]) -> None:
    """A part of the page and a picture for every game that was played."""
    for game in dict.fromkeys(standing.matchup.game for standing in standings):
        played = [standing for standing in standings if standing.matchup.game == game]
        report.write_section(pages / "performance.md", f"strength {game}", report.strength_section(game, played))
        picture.draw_strength(pages / "images" / f"strength-{game}.svg", played)


def measure_ladder(pages: Path, asked: Namespace) -> list[Entry]:
    """The steps of the ladder that are asked for; the page tells of all that are over, as soon as they are."""
    games = asked.games or (QUICK_GAMES if asked.quick else None)
    steps = [ladder.shortened(each, games) for each in ladder.STEPS]
    climbed = ladder.Climbed(BUILD / "ladder-quick.json" if games else LADDER)
    with progress() as bar:
        for step in steps:
            if asked.game in (None, step.game):
                task = bar.add_task(step.name, total=step.games)
                ladder.climb(step, climbed, asked.workers, partial(bar.advance, task))
                climbs = [each for each in map(climbed.of, steps) if each.is_over]
                report.write_section(pages / "performance.md", "ladder", ladder_report.section(climbs))
                picture.draw_ladder(pages / "images" / "ladder.svg", climbs)
    ladder_report.show(climbs)
    return list(map(ladder_report.entry, climbs))


def measure_habits(pages: Path, asked: Namespace) -> list[Entry]:
    """What each agent leaves lying in games against itself."""
    tallies: list[Tally] = []
    with progress() as bar:
        for name in HABITS if asked.game is None else [asked.game]:
            for agent, usual in GAMES.items():
                games = asked.games or (QUICK_LOOKED_THROUGH if asked.quick else usual)
                task = bar.add_task(f"{name} {agent}", total=games)
                tallies += count(name, agent, games, partial(bar.advance, task))
    show_habits(tallies)
    habit_report.write(pages, tallies)
    return [habit_report.entry(tally) for tally in tallies]


def show_speed(entries: Sequence[Entry], found: Sequence[Verdict]) -> None:
    """All values, all ratios and the goals on the terminal."""
    values = _table("Speed", "what", "value", "unit", "spread")
    for e in entries:
        if e.peer is None:
            values.add_row(e.name, report.number(e.value), e.unit, f"{e.spread:.0%}")
    console.print(values)
    for title, unit in RATIOS:
        head, *rows = report.ratio_rows(entries, unit)
        ratios = _table(title, *head)
        for row in rows:
            ratios.add_row(*row)
        console.print(ratios)
    _show_goals(found)


def show_table(found: Load, goals: Sequence[Verdict]) -> None:
    """Round trips, memory and goals on the terminal."""
    shown = _table(
        f"{found.plan.tables} tables, {len(found.table_ms)} choices, no error", "what", "value", "unit", "peer"
    )
    for e in found.entries():
        shown.add_row(e.name, report.number(e.value), e.unit, f"{report.times(e.ratio)} {e.peer}" if e.ratio else "")
    console.print(shown)
    _show_goals(goals)


def show_ceiling(found: Ceiling) -> None:
    """Every pace on the terminal."""
    shown = _table(f"Faster and faster: {found.climb.name}", *ceiling_report.HEAD)
    for step in found.steps:
        shown.add_row(*ceiling_report.figures(step))
    console.print(shown)


def show_strength(standings: Sequence[strength.Standing]) -> None:
    """The match-ups on the terminal."""
    shown = _table("Strength", "match-up", "games", "won", "95% interval", "fair share")
    for s in standings:
        interval = f"{s.row.low:.1%} to {s.row.high:.1%}"
        shown.add_row(s.matchup.name, str(s.row.games), f"{s.row.share:.1%}", interval, f"{s.matchup.fair:.0%}")
    console.print(shown)


def show_habits(tallies: Sequence[Tally]) -> None:
    """What was left lying, on the terminal."""
    shown = _table("Habits", "habit", "agent", "games", "occasions", "shown", "share")
    for tally in tallies:
        numbers = str(tally.games), str(tally.occasions), str(tally.shown), f"{tally.share:.1%}"
        shown.add_row(f"{tally.game}: {tally.habit}", tally.agent, *numbers)
    console.print(shown)


def _show_goals(found: Sequence[Verdict]) -> None:
    goals = _table("Goals", "game", "measure", "peer", "goal", "worst ratio", "met")
    for v in found:
        verdict = "[green]yes" if v.met else "[red]no"
        goals.add_row(v.game, v.goal.measure, v.goal.peer, v.goal.wanted, report.times(v.ratio), verdict)
    console.print(goals)


def _plays(contestant: Contestant) -> bool:
    return contestant.measures[0].contest == "play"


def _table(title: str, first: str, *columns: str) -> Table:
    made = Table(title=title)
    made.add_column(first)
    for column in columns:
        made.add_column(column, justify="right")
    return made


if __name__ == "__main__":
    try:
        main()
    except (peers.MissingPeerError, NoPostgresError) as error:
        raise SystemExit(str(error)) from None
