"""Statistics of a series: win shares with 95% intervals, scores and lengths."""

from __future__ import annotations

import math
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


def summarize(series: Series, results: list[GameResult]) -> Summary:
    """Add a series up; copies of the same agent make one row."""
    moves = sorted(result.moves for result in results)
    return Summary(
        game=series.game,
        players=series.players,
        games=len(results),
        rows=tuple(_row(series, results, name) for name in dict.fromkeys(series.agents)),
        seats=tuple(_seat_row(series, results, seat) for seat in range(series.players)),
        moves_mean=sum(moves) / len(moves),
        moves_low=_point(moves, 0.05),
        moves_high=_point(moves, 0.95),
        seconds=sum(result.seconds for result in results),
    )


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share seen in so many games; it never leaves 0 to 1 and never has zero width."""
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _row(series: Series, results: list[GameResult], name: str) -> AgentRow:
    copies = [i for i, agent in enumerate(series.agents) if agent == name]
    seats = len(copies) * len(results)
    share = sum(result.shares[i] for result in results for i in copies) / seats
    score = sum(result.scores[i] for result in results for i in copies) / seats
    low, high = wilson(share, len(results))
    return AgentRow(name, len(results), share, low, high, score)


def _seat_row(series: Series, results: list[GameResult], seat: int) -> AgentRow:
    """How a seat fared, whoever sat there; the results stand in the order of the games."""
    sitting = [(result, series.agent_at(seat, index)) for index, result in enumerate(results)]
    share = sum(result.shares[who] for result, who in sitting) / len(results)
    score = sum(result.scores[who] for result, who in sitting) / len(results)
    low, high = wilson(share, len(results))
    return AgentRow(f"seat {seat + 1}", len(results), share, low, high, score)


def _point(ordered: list[int], part: float) -> int:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
