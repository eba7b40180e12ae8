"""The part of docs/performance.md on the ladder of agents."""

from __future__ import annotations

from collections.abc import Sequence

from bench.entries import FAIR_SHARE, WIN_SHARE, Entry
from bench.ladder import Climb
from bench.progress import console
from bench.report import number, table

HEAD = "game", "upper", "lower", "games", "upper won", "95% interval", "CPU s a game, upper", "lower", "processor"

METHOD = """## The ladder

Every agent against the one below it, at two seats, over all ready-made setups, each from both seats; *unmet cards* are
those that no network was trained with. The number of games was fixed beforehand, and the seeds were used for nothing
else. A shared win counts half; the interval is the 95% Wilson interval. `net` is the [network](networks.md) that comes
with the program, one choice ahead, and `linear` the linear evaluation. The seconds are those that each agent took of a
processor for all its choices of a game. On the page, the computer is `greedy` where it is easy, `mcts:60` where it is
medium, `netmcts:800ms` where it is hard and `netmcts:2500ms` where it is an expert; agents with so many milliseconds
play better on faster machines. `bench/ladder.json` keeps what was played, of steps that are not over yet, too.
"""


def section(climbs: Sequence[Climb]) -> str:
    """Method, picture and every step, game by game."""
    picture = "![What the upper agent of each step won](images/ladder.svg)\n"
    rows = map(figures, sorted(climbs, key=lambda climb: climb.step.game))
    return "\n".join([METHOD, picture, table(HEAD, rows)])


def figures(climb: Climb) -> tuple[str, ...]:
    """What became of one step, for the columns of the head."""
    step, (low, high), seconds = climb.step, climb.interval, climb.seconds
    shares = f"{climb.share:.1%}", f"{low:.1%} to {high:.1%}"
    who = step.game + step.decks, step.upper, step.lower
    return (*who, str(climb.games), *shares, *map(number, seconds), ", ".join(climb.processors))


def entry(climb: Climb) -> Entry:
    """The line for the file."""
    low, high = climb.interval
    return Entry(climb.step.name, climb.share, WIN_SHARE, (high - low) / 2, FAIR_SHARE, 2 * climb.share)


def show(climbs: Sequence[Climb]) -> None:
    """The ladder on the terminal."""
    for climb in climbs:
        console.print("  ".join(figures(climb)))
