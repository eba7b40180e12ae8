"""The performance goals in one table; a new game adds its line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bench.entries import Entry


@dataclass(frozen=True, slots=True)
class Goal:
    """The ratio of a measure to a peer's that is to be reached (``at_least``) or kept within."""

    measure: str
    peer: str
    limit: float
    at_least: bool = True

    @property
    def wanted(self) -> str:
        """The limit in words."""
        return f"at {'least' if self.at_least else 'most'} {self.limit:g}x"

    def met_by(self, ratio: float) -> bool:
        """Whether a ratio is good enough."""
        return ratio >= self.limit if self.at_least else ratio <= self.limit


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a game stands to a goal: its worst ratio over all numbers of seats."""

    game: str
    goal: Goal
    ratio: float

    @property
    def met(self) -> bool:
        """Whether even the worst ratio is good enough."""
        return self.goal.met_by(self.ratio)

    @property
    def sign(self) -> str:
        """What tells the goals of a part apart."""
        return f"{self.game}: {self.goal.measure} / {self.goal.peer}"


GOALS: dict[str, tuple[Goal, ...]] = {
    "bounty": (
        Goal("random play", "chess random play", 4),
        Goal("random play", "rlcard gin rummy random play", 6),
        Goal("random play", "open_spiel gin rummy random play", 1),
        Goal("copy", "chess copy", 4, at_least=False),
    ),
    "deckbuilding": (
        Goal("random play", "chess random play", 3),
        Goal("random play", "open_spiel gin rummy random play", 1),
        Goal("copy", "chess copy", 5, at_least=False),
    ),
    "destiny": (
        Goal("random play", "dgisim random play", 10),
        Goal("steps", "dgisim steps", 10),
        Goal("random play", "chess random play", 2),
        Goal("copy", "chess copy", 6, at_least=False),
    ),
    "lcg": (
        Goal("random play", "chess random play", 2),
        Goal("copy", "chess copy", 5, at_least=False),
    ),
}


def verdicts(entries: Sequence[Entry], goals: dict[str, tuple[Goal, ...]] = GOALS) -> list[Verdict]:
    """Every goal that was measured."""
    found = ((game, goal, _ratios(entries, game, goal)) for game, wanted in goals.items() for goal in wanted)
    return [
        Verdict(game, goal, min(ratios) if goal.at_least else max(ratios)) for game, goal, ratios in found if ratios
    ]


def _ratios(entries: Sequence[Entry], game: str, goal: Goal) -> list[float]:
    return [
        entry.ratio
        for entry in entries
        if entry.ratio is not None
        and entry.peer == goal.peer
        and entry.name.startswith(f"{game} ")
        and entry.name.endswith(f" {goal.measure}")
    ]
