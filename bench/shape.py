"""Characterizes the decisions of each game, to put decisions per second in context: how many, of how many options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bench.interleave import Contestant

GAMES = 5


@dataclass(frozen=True, slots=True)
class Shape:
    """Of random games: decisions per game, options per decision, the part of decisions with a single option."""

    decisions: float
    options: float
    forced: float


def shape(contestant: Contestant, games: int = GAMES) -> Shape:
    """Play a few games, untimed, and look at every choice offered."""
    rand, offered = Random(contestant.seed), list[int]()

    def look_and_choose(options: Sequence[Any]) -> Any:
        offered.append(len(options))
        return rand.choice(options)

    for _ in range(games):
        contestant.work(look_and_choose)
    return Shape(len(offered) / games, sum(offered) / len(offered), offered.count(1) / len(offered))
