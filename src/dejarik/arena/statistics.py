"""Statistics of a series: win shares with 95% intervals, scores and lengths."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from dejarik.arena.series import GameResult, Series

Z95 = 1.959964


@dataclass(frozen=True, slots=True)
class AgentRow:
    """How one kind of agent fared: the share of games won per copy of it, between ``low`` and ``high`` with 95%."""

    name: str
    games: int
    share: float
    low: float
    high: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class Summary:
    """A whole series in numbers, by agent and by seat; lengths as mean and the 5% and 95% points."""

    game: str
    players: int
    games: int
    rows: tuple[AgentRow, ...]
    seats: tuple[AgentRow, ...]
    moves_mean: float
    moves_low: int
    moves_high: int
    seconds: float

    def to_data(self) -> dict[str, Any]:
        """Plain data for a file."""
        return asdict(self)


class Tally:
    """Adds a series up game by game, in the same space however many there are."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self._seconds = 0.0
        self._lengths: Counter[int] = Counter()
        self._shares, self._scores = [0.0] * series.players, [0] * series.players
        self._seat_shares, self._seat_scores = [0.0] * series.players, [0] * series.players

    def add(self, result: GameResult) -> None:
        """Count the next game; they come in their order."""
        for seat in range(self.series.players):
            who = self.series.agent_at(seat, self.games)
            self._shares[who] += result.shares[who]
            self._scores[who] += result.scores[who]
            self._seat_shares[seat] += result.shares[who]
            self._seat_scores[seat] += result.scores[who]
        self._lengths[result.moves] += 1
        self._seconds += result.seconds
        self.games += 1

    def summary(self) -> Summary:
        """What came of the games so far; copies of the same agent make one row."""
        return Summary(
            game=self.series.game,
            players=self.series.players,
            games=self.games,
            rows=tuple(self._row(name) for name in dict.fromkeys(self.series.agents)),
            seats=tuple(self._seat_row(seat) for seat in range(self.series.players)),
            moves_mean=sum(moves * games for moves, games in self._lengths.items()) / self.games,
            moves_low=self._point(0.05),
            moves_high=self._point(0.95),
            seconds=self._seconds,
        )

    def _row(self, name: str) -> AgentRow:
        copies = [who for who, agent in enumerate(self.series.agents) if agent == name]
        seats = len(copies) * self.games
        share = sum(self._shares[who] for who in copies) / seats
        low, high = wilson(share, self.games)
        return AgentRow(name, self.games, share, low, high, sum(self._scores[who] for who in copies) / seats)

    def _seat_row(self, seat: int) -> AgentRow:
        """How a seat fared, whoever sat there."""
        share = self._seat_shares[seat] / self.games
        low, high = wilson(share, self.games)
        return AgentRow(f"seat {seat + 1}", self.games, share, low, high, self._seat_scores[seat] / self.games)

    def _point(self, part: float) -> int:
        """The length that this part of the games does not reach."""
        passed = 0
        for moves, games in sorted(self._lengths.items()):
            passed += games
            if passed > min(self.games - 1, int(part * self.games)):
                return moves
        raise ValueError("no game was counted")


def summarize(series: Series, results: Iterable[GameResult]) -> Summary:
    """Add a series up."""
    tally = Tally(series)
    for result in results:
        tally.add(result)
    return tally.summary()


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share seen in so many games; it never leaves 0 to 1 and never has zero width."""
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
