"""How much faster this checkout is than another one: ``python -m bench.against ../other --game bounty``.

Two processes, one on the sources of each, take turns with the same pieces of work, so that whatever else the machine
does hits both alike. A ratio above 1 means that this checkout is faster.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bench.contender import MEASURES
from bench.progress import console
from dejarik import game, game_names

HERE = Path(__file__).parent
ROUNDS, SLICE_S = 41, 0.1
DIGESTS = 20


class Contender:
    """A process that works on the sources of one side."""

    def __init__(self, sources: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(HERE / "contender.py")],
            env={**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *request: object) -> Any:
        """Send a request and wait for its answer."""
        ingoing, outgoing = self._process.stdin, self._process.stdout
        assert ingoing is not None
        assert outgoing is not None
        print(json.dumps(request), file=ingoing, flush=True)
        answer = outgoing.readline()
        if not answer:
            raise SystemExit(f"one side gave up over {request}")
        return json.loads(answer)

    def close(self) -> None:
        """Let the process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


@contextmanager
def contenders(ours: Path, theirs: Path) -> Iterator[tuple[Contender, Contender]]:
    """A process on each of two folders of sources."""
    both = Contender(ours), Contender(theirs)
    try:
        yield both
    finally:
        for contender in both:
            contender.close()


@dataclass(frozen=True, slots=True)
class Comparison:
    """Our rate over theirs: the median over the rounds and the middle 80% of them; and our own rate per second."""

    ratio: float
    low: float
    high: float
    rate: float


Timed = Callable[[int, int], tuple[int, float]]
"""Works through pieces, from a first number on, and answers with what was counted and the seconds it took."""


def compare(ours: Timed, theirs: Timed, rounds: int = ROUNDS, slice_s: float = SLICE_S) -> Comparison:
    """Let both do the same pieces of work in every round, each going first in every other one."""
    pieces = _pieces(ours, theirs, slice_s)
    ratios, rates = list[float](), list[float]()
    for number in range(rounds):
        sides = (ours, theirs) if number % 2 else (theirs, ours)
        found = {side: _rate(side(number * pieces, pieces)) for side in sides}
        ratios.append(found[ours] / found[theirs])
        rates.append(found[ours])
    tenths = quantiles(ratios, n=10, method="inclusive") if rounds > 1 else ratios
    return Comparison(median(ratios), tenths[0], tenths[-1], median(rates))


def _pieces(ours: Timed, theirs: Timed, slice_s: float) -> int:
    """How many pieces of work fill a slice on the faster side; both warm up on the way."""
    pieces = 1
    while True:
        seconds = min(side(0, pieces)[1] for side in (ours, theirs))
        if seconds >= slice_s / 2:
            return max(1, round(pieces * slice_s / seconds))
        pieces *= 2


def _rate(found: tuple[int, float]) -> float:
    counted, seconds = found
    return counted / seconds


def compare_game(
    both: tuple[Contender, Contender],
    measure: str,
    name: str,
    seats: int,
    rounds: int = ROUNDS,
    slice_s: float = SLICE_S,
) -> Comparison:
    """One measure of one game."""

    def side(contender: Contender) -> Timed:
        return lambda first, pieces: contender.ask("timed", measure, name, seats, first, pieces)

    return compare(side(both[0]), side(both[1]), rounds, slice_s)


def same_games(both: tuple[Contender, Contender], name: str, seats: int, games: int = DIGESTS) -> int:
    """How many of so many random games ended in the same state on both sides."""
    found = [contender.ask("digests", name, seats, games) for contender in both]
    return sum(one == other for one, other in zip(*found, strict=True))


def _parse(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.against", description="Compare this checkout with another one.")
    parser.add_argument("other", type=Path, help="the root of the other checkout")
    parser.add_argument("--game", choices=game_names(), action="append", help="this game only; may be repeated")
    parser.add_argument("--measure", choices=tuple(MEASURES), action="append", help="this measure only")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--slice", type=float, default=SLICE_S, help="seconds per turn")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure every game asked for and print one line per measure."""
    asked = _parse(arguments)
    with contenders(HERE.parent / "src", asked.other / "src") as both:
        for name in asked.game or game_names():
            seats = game(name).default_seats
            for measure in asked.measure or MEASURES:
                found = compare_game(both, measure, name, seats, asked.rounds, asked.slice)
                console.print(
                    f"{name} {measure}: {found.ratio:.3f}x ({found.low:.3f} to {found.high:.3f}), "
                    f"{found.rate:,.0f}/s here"
                )
            console.print(f"{name} same games: {same_games(both, name, seats)} of {DIGESTS}")


if __name__ == "__main__":
    main()
