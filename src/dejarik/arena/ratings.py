"""Ratings with 95% intervals: the Plackett-Luce model of OpenSkill, told on the scale that chess players know."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from dejarik.arena.libraries import rating_models
from dejarik.arena.results import Results, Tick, nobody
from dejarik.arena.statistics import Z95

if TYPE_CHECKING:
    import polars as pl

Game = tuple[tuple[int, ...], tuple[float, ...]]
"""The entrants by seat, and their shares of the win."""
START: Final = 1500.0
"""The rating of somebody who has not played."""
READINGS: Final = 2
"""How often all games are read."""
_POINTS: Final = 400 / math.log(10)
"""So many points of difference multiply the odds of winning by e; 400 multiply them by ten."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and between which two it lies with 95%."""

    value: float
    low: float
    high: float


def rate(results: Results, tick: Tick = nobody) -> list[Rating]:
    """The rating of every entrant after all games of a tournament, in their order."""
    entrants, seats = len(results.tournament.entrants), results.tournament.players

    def each(parts: Iterable[list[Game]]) -> Iterator[Game]:
        for games in parts:
            yield from games
            tick(len(games))

    forward = each(_games(part, seats) for part in results.parts())
    backward = each(_games(part, seats)[::-1] for part in results.parts_from_the_end())
    return _between(_rated(entrants, forward), _rated(entrants, backward))


def rate_games(entrants: int, games: Sequence[Game]) -> list[Rating]:
    """Ratings from games, each with the entrants by seat and their shares of the win."""
    return _between(_rated(entrants, games), _rated(entrants, reversed(games)))


def _between(forward: list[Rating], backward: list[Rating]) -> list[Rating]:
    """The model counts later games a little more; read from both ends, none counts more than another."""
    pairs = zip(forward, backward, strict=True)
    return [Rating((a.value + b.value) / 2, (a.low + b.low) / 2, (a.high + b.high) / 2) for a, b in pairs]


def _rated(entrants: int, games: Iterable[Game]) -> list[Rating]:
    """Ratings of entrants whose strength does not change.

    So nothing that is known is forgotten (``tau`` is zero), and all that a game adds is believed (``gamma`` is one).
    """
    model = rating_models().PlackettLuce(tau=0.0, gamma=_all_of_it)
    found, seats = [model.rating() for _ in range(entrants)], 2
    for seated, shares in games:
        seats = len(seated)
        for one, other in combinations(range(seats), 2):
            # Two who lose together, or win together as a team does, have not played against each other.
            if seats == 2 or shares[one] != shares[other]:
                pair = seated[one], seated[other]
                # Whole numbers, since the library takes no others: half a win and none would be a draw.
                ranks = [float(shares[one] < shares[other]), float(shares[other] < shares[one])]
                rated = model.rate([[found[who]] for who in pair], ranks=ranks)
                found[pair[0]], found[pair[1]] = rated[0][0], rated[1][0]
    return [_told(model, rating, seats) for rating in found]


def _all_of_it(*_: object) -> float:
    return 1.0


def _told(model: Any, rating: Any, seats: int) -> Rating:
    """The comparisons of one game all follow from one win, so they tell less than as many games of two would."""
    point = _POINTS / (math.sqrt(2) * model.beta)
    value, half = START + (rating.mu - model.mu) * point, Z95 * rating.sigma * point * math.sqrt(seats / 2)
    return Rating(value, value - half, value + half)


def _games(part: pl.DataFrame, seats: int) -> list[Game]:
    entrants, shares = part["entrant"].to_list(), part["share"].to_list()
    return [
        (tuple(entrants[row : row + seats]), tuple(shares[row : row + seats])) for row in range(0, len(entrants), seats)
    ]
