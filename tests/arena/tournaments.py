"""Small tournaments for tests, and what to compare of their results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from dejarik.arena import Entrant, Results, RoundRobin, Run, Schedule, Tournament

T = TypeVar("T")
R = TypeVar("R")

QUICK = {"rounds": "1"}


def of_bounty(entrants: int = 3, schedule: Schedule | None = None, **more: Any) -> Tournament:
    """Agents that move at random play a round of Bounty."""
    everybody = tuple(Entrant(f"random {number}", "random") for number in range(entrants))
    return Tournament("bounty", 2, everybody, schedule or RoundRobin(4), **{"options": QUICK, **more})


def of_decks(*decks: str, games: int = 4) -> Tournament:
    """Decks of Destiny in the hands of agents that move at random."""
    entrants = tuple(Entrant(deck, "random", {"deck": deck}) for deck in decks)
    return Tournament("destiny", 2, entrants, RoundRobin(games), seed=3)


def played(folder: Path, tournament: Tournament, part_games: int = 5) -> Results:
    """All of a tournament, in files of a few games."""
    results = Results.create(folder, tournament)
    for _ in Run(results, part_games=part_games).play():
        pass
    return results


def rows(results: Results) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """Everything written, except how long games took."""
    return results.games().drop("seconds").collect().rows(), results.cards().collect().rows()


class StopError(Exception):
    """Stands for whatever ends a run in the middle."""


class Stopping:
    """Does so many pieces of work, then no more."""

    def __init__(self, after: int) -> None:
        self.left = after

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        for item in items:
            if not self.left:
                self.stop()
            self.left -= 1
            yield work(item)

    def stop(self) -> None:
        raise StopError


class Stalling(Stopping):
    """Says when it stops, and waits to be killed."""

    def stop(self) -> None:
        print("stalled", flush=True)
        input()
