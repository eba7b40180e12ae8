"""Plays game after game with every check of the contract: ``python -m tests.contract.soak``."""

from __future__ import annotations

import argparse
import os
import secrets
import time
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Literal

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from dejarik.kernel import registry
from dejarik.kernel.match import Match
from tests.contract.checks import POSITION_CHECKS, Check
from tests.contract.state_checks import tables_are_sound
from tests.contract.walk import ANY_DECKS, LONGEST_GAME, STYLES, Case, Way, cases, walk, with_any_decks

RATE = 0.05
CHECKS_AT_ONCE = 3
"""After every move the tables are checked; at this rate also a few of the other checks, and all of them at the end.

At a lower rate the soak gets through many more games: then the tables, too, are checked at that rate only.
"""
ANY_STYLE = "any"

FOLDER = Path("build/soak")


@dataclass(frozen=True)
class Task:
    """One game to play; with these the same game is played again."""

    game: str
    mode: str
    seed: int
    style: str = ANY_STYLE
    rate: float = RATE


@dataclass(frozen=True)
class Plan:
    """Which games to play, for how many seconds or games (0: no limit), and how; ``mode`` is one of theirs, or all."""

    names: list[str]
    seconds: float
    games: int
    seed: int
    style: str = ANY_STYLE
    rate: float = RATE
    mode: str = ""


@dataclass(frozen=True)
class Report:
    """What one game came to."""

    task: Task
    decisions: int
    over: bool
    failure: str = ""
    record: str = ""


@dataclass
class Tally:
    """What all games of one mode came to."""

    games: int = 0
    decisions: int = 0
    ends: int = 0
    failures: list[Path] = field(default_factory=list)

    def add(self, report: Report) -> None:
        """Count one game, and keep its record if it failed."""
        self.games += 1
        self.decisions += report.decisions
        self.ends += report.over
        if report.failure:
            self.failures.append(save(report))


def soak(task: Task) -> Report:
    """Play one game with the checks; a failure is told with the record of the game so far."""
    rand = Random(task.seed)
    case = _case(task, rand)
    match = case.open(task.seed)
    try:
        for match in _game(case, rand, task):
            for check in _checks_now(match, rand, task.rate):
                check(match, Random(rand.getrandbits(32)))
        if match.result is None and len(match.moves) >= LONGEST_GAME:
            raise AssertionError(f"no end after {LONGEST_GAME} moves")
    except Exception:
        return Report(task, len(match.moves), match.result is not None, traceback.format_exc(), str(match.record))
    return Report(task, len(match.moves), match.result is not None)


def _case(task: Task, rand: Random) -> Case:
    if task.mode == ANY_DECKS:
        return with_any_decks(registry.find(task.game), rand)
    return next(case for case in cases([task.game]) if case.mode.name == task.mode)


def _checks_now(match: Match, rand: Random, rate: float) -> Sequence[Check]:
    thorough = rate >= RATE
    if match.result is not None:
        return (_tables, *POSITION_CHECKS) if thorough else (_tables,)
    if rand.random() < rate:
        return (_tables, *rand.sample(POSITION_CHECKS, CHECKS_AT_ONCE))
    return (_tables,) if thorough else ()


def _tables(match: Match, _: Random) -> None:
    tables_are_sound(match.state)


def _game(case: Case, rand: Random, task: Task) -> Iterator[Match]:
    """In the style asked for to the end; else random to the end, or in another style for a while.

    A game of nothing but the first or the last option need not end.
    """
    seed = task.seed
    if task.style != ANY_STYLE:
        return walk(case, Way(seed, style=task.style, length=LONGEST_GAME))
    style = rand.choice(STYLES)
    length = LONGEST_GAME if style == "random" else rand.randint(100, 1500)
    chance: Literal["roll", "ask"] = "ask" if rand.random() < 0.5 else "roll"
    opening = tuple(rand.randrange(20) for _ in range(rand.randrange(30)))
    return walk(case, Way(seed, opening, style, length, chance))


def save(report: Report) -> Path:
    """The record of a failing game, with what went wrong as comments at its head."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{report.task.game}-{report.task.mode}-{report.task.seed}.dejarik"
    comments = "".join(f"# {line}\n" for line in report.failure.splitlines())
    path.write_text(comments + report.record, encoding="utf-8")
    return path


def tasks(plan: Plan) -> Iterator[Task]:
    """Games without end, one mode after another."""
    for number, (game, mode) in zip(count(plan.seed), cycle(modes(plan)), strict=False):
        yield Task(game, mode, number, plan.style, plan.rate)


def modes(plan: Plan) -> list[tuple[str, str]]:
    """Every mode of every game; where there are decks, each is followed by a game with decks as chance makes them."""
    found = []
    for case in cases(plan.names):
        found.append((case.game.name, case.mode.name))
        if case.game.decks is not None:
            found.append((case.game.name, ANY_DECKS))
    return [(game, mode) for game, mode in found if plan.mode in ("", mode)]


def run(plan: Plan, console: Console) -> dict[str, Tally]:
    """Soak in all processors until the time is over or so many games are played."""
    found = {f"{game}-{mode}": Tally() for game, mode in modes(plan)}
    seconds, games = plan.seconds, plan.games
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    started, queue = time.monotonic(), tasks(plan)
    with ProcessPoolExecutor() as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task("soak", total=games or int(seconds))
        running: set[Future[Report]] = set()
        begun = done = 0
        while True:
            passed = time.monotonic() - started
            while len(running) < (os.cpu_count() or 1) and passed < seconds and (not games or begun < games):
                running.add(pool.submit(soak, next(queue)))
                begun += 1
            if not running:
                return found
            finished, running = wait(running, timeout=0.5, return_when=FIRST_COMPLETED)
            for future in finished:
                report = future.result()
                found[f"{report.task.game}-{report.task.mode}"].add(report)
                done += 1
            failed = sum(len(tally.failures) for tally in found.values())
            progress.update(bar, completed=done if games else passed, description=f"{done} games, {failed} failures")


def show(found: dict[str, Tally], console: Console) -> None:
    """One line per mode, and where the records of failing games lie."""
    table = Table("mode", "games", "decisions", "ends", "failures")
    for mode, tally in found.items():
        numbers = (tally.games, tally.decisions, tally.ends, len(tally.failures))
        table.add_row(mode, *(f"{number:,}" for number in numbers))
    console.print(table)
    for tally in found.values():
        for path in tally.failures:
            console.print(f"[red]failed:[/red] {path}")


def main() -> int:
    """The command line; exit status 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.contract.soak", description=__doc__)
    minutes = float(os.environ.get("SOAK_MINUTES", "2"))
    parser.add_argument("--minutes", type=float, default=minutes, help="how long (SOAK_MINUTES, or 2)")
    parser.add_argument("--games", type=int, default=0, help="stop after so many games")
    parser.add_argument("--game", choices=registry.names(), action="append", help="only this game; may be repeated")
    parser.add_argument("--mode", default="", help=f"only this mode, such as {ANY_DECKS}")
    parser.add_argument("--style", choices=(ANY_STYLE, *STYLES), default=ANY_STYLE, help="how all games are played")
    parser.add_argument("--rate", type=float, default=RATE, help=f"share of positions checked; below {RATE} is faster")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**9), help="seed of the first game")
    chosen = parser.parse_args()
    console = Console()
    console.print(f"Seeds from {chosen.seed} on.")
    names = chosen.game or registry.names()
    plan = Plan(names, chosen.minutes * 60, chosen.games, chosen.seed, chosen.style, chosen.rate, chosen.mode)
    if not modes(plan):
        parser.error(f"no game has a mode {chosen.mode}")
    found = run(plan, console)
    show(found, console)
    return int(any(tally.failures for tally in found.values()))


if __name__ == "__main__":
    raise SystemExit(main())
