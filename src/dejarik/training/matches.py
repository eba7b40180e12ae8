"""Matches that tell whether a network plays better: over all ready-made setups, with seats changing every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from dejarik.arena.engines import Engine
from dejarik.arena.series import GameResult, Series, play_game
from dejarik.arena.statistics import wilson


@dataclass(frozen=True, slots=True)
class Score:
    """What share of how many games somebody won, and the 95% interval of it."""

    games: int
    share: float
    low: float
    high: float
    seconds: float

    @property
    def is_better(self) -> bool:
        """Whether it is surely more than half."""
        return self.low > 0.5


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two kinds of agents, one seat for the first and the others for the second, and what they play with."""

    game: str
    seats: int
    agents: tuple[str, str]
    setups: tuple[dict[str, str], ...]
    seed: int

    def played(self, engine: Engine, games: int) -> Iterator[float]:
        """The first agent's share of each game."""
        for result in engine.map(_play, islice(self._games(), games)):
            yield result.shares[0]

    def _games(self) -> Iterator[tuple[Series, int]]:
        one, other = self.agents
        agents = (one, *([other] * (self.seats - 1)))
        number = 0
        while True:
            setup, index = self.setups[number % len(self.setups)], number // len(self.setups)
            yield Series(self.game, self.seats, agents, index + 1, self.seed + number % len(self.setups), setup), index
            number += 1


def score(shares: list[float], seats: int, seconds: float) -> Score:
    """The shares of games in sum; with more than two seats, as if a fair share were one half."""
    fair = 1 / seats
    share = sum(shares) / len(shares)
    low, high = wilson(share, len(shares))
    return Score(len(shares), _halved(share, fair), _halved(low, fair), _halved(high, fair), seconds)


def _halved(share: float, fair: float) -> float:
    """A share on a scale on which the fair one is a half."""
    return share / fair / 2 if share <= fair else 0.5 + (share - fair) / (1 - fair) / 2


def _play(game: tuple[Series, int]) -> GameResult:
    series, index = game
    return play_game(series, index)
