"""Ratings with 95% intervals: the Plackett-Luce model of OpenSkill, told on the scale that chess players know."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from dejarik.arena.libraries import rating_models
from dejarik.arena.results import Results
from dejarik.arena.statistics import Z95

START: Final = 1500.0
"""The rating of somebody who has not played."""
_POINTS: Final = 400 / math.log(10)
"""So many points of difference multiply the odds of winning by e; 400 multiply them by ten."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and between which two it lies with 95%."""

    value: float
    low: float
    high: float


def rate(results: Results) -> list[Rating]:
    """The rating of every entrant after all games of a tournament, in their order."""
    return rate_games(len(results.tournament.entrants), _games(results))


def rate_games(entrants: int, games: Iterable[tuple[tuple[int, ...], tuple[float, ...]]]) -> list[Rating]:
    """Ratings from games, each with the entrants by seat and their shares of the win.

    Strength does not change during a tournament, so no game counts less because it was early (``tau`` is zero).
    """
    model = rating_models().PlackettLuce(tau=0.0)
    found = [model.rating() for _ in range(entrants)]
    for seated, shares in games:
        rated = model.rate([[found[who]] for who in seated], ranks=[-share for share in shares])
        for who, (rating,) in zip(seated, rated, strict=True):
            found[who] = rating
    return [_told(model, rating) for rating in found]


def _told(model: Any, rating: Any) -> Rating:
    point = _POINTS / (math.sqrt(2) * model.beta)
    value, half = START + (rating.mu - model.mu) * point, Z95 * rating.sigma * point
    return Rating(value, value - half, value + half)


def _games(results: Results) -> Iterator[tuple[tuple[int, ...], tuple[float, ...]]]:
    seats = results.tournament.players
    for part in results.parts():
        entrants, shares = part["entrant"].to_list(), part["share"].to_list()
        for row in range(0, len(entrants), seats):
            yield tuple(entrants[row : row + seats]), tuple(shares[row : row + seats])
