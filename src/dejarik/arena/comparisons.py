"""Two ways of winning compared: the difference within strata, its 95% interval, and a correction for many at once."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from dejarik.arena.statistics import Z95


@dataclass(frozen=True, slots=True)
class Stratum:
    """Games that are alike but for what is compared: how many with it and without it, and how many of each were won."""

    with_games: int
    with_won: float
    without_games: int
    without_won: float

    @property
    def games(self) -> int:
        """All of them."""
        return self.with_games + self.without_games


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much the share of wins is higher, its 95% interval, and how likely chance alone gives as much (``p``)."""

    value: float
    low: float
    high: float
    p: float


LEAST_GAMES: Final = 20
"""With fewer games of either kind nothing is compared: intervals would promise more than they can keep."""


def difference(strata: Iterable[Stratum]) -> Difference | None:
    """The Mantel-Haenszel difference over all strata that have games of both kinds; None if these tell too little.

    Interval and p are those of the Cochran-Mantel-Haenszel test: how far the difference would spread if the same wins
    had fallen on the games of each stratum at random. That holds for few large strata and for many small ones.
    """
    both = [each for each in strata if each.with_games and each.without_games]
    if sum(each.with_games for each in both) < LEAST_GAMES or sum(each.without_games for each in both) < LEAST_GAMES:
        return None
    weight = sum(each.with_games * each.without_games / each.games for each in both)
    value = sum(_weighted(each) for each in both) / weight
    error = math.sqrt(sum(map(_variance, both))) / weight
    if not error:
        return None
    p = math.erfc(abs(value) / error / math.sqrt(2))
    return Difference(value, max(-1.0, value - Z95 * error), min(1.0, value + Z95 * error), p)


def _weighted(each: Stratum) -> float:
    return (each.with_won * each.without_games - each.without_won * each.with_games) / each.games


def _variance(each: Stratum) -> float:
    """Of the wins that fall on the games of one kind; shared wins vary less, so this is on the safe side."""
    won = each.with_won + each.without_won
    return each.with_games * each.without_games * won * (each.games - won) / (each.games**2 * (each.games - 1))


def benjamini_hochberg(values: Sequence[float]) -> list[float]:
    """The values of p corrected for there being so many: of all that come out below 0.05, at most 5% are chance."""
    number = len(values)
    order = sorted(range(number), key=lambda at: values[at], reverse=True)
    found = [0.0] * number
    lowest = 1.0
    for rank, at in zip(range(number, 0, -1), order, strict=True):
        lowest = min(lowest, values[at] * number / rank)
        found[at] = lowest
    return found
