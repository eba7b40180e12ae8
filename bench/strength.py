"""Measures how strong agents are against weaker ones, and how balanced a game is between equal ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bench.entries import FAIR_SHARE, WIN_SHARE, Entry
from dejarik.arena import AgentRow, Series, Summary, run, summarize

SEED = 20261117
"""Of no other games: agents are tuned on small seeds."""


@dataclass(frozen=True, slots=True)
class Matchup:
    """One challenger; everybody else at the table plays the same."""

    game: str
    players: int
    challenger: str
    others: str
    games: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """As it stands in tables."""
        terms = f" ({', '.join(value for _, value in self.options)})" if self.options else ""
        return f"{self.game} {self.challenger} vs {self.players - 1} {self.others}{terms}"

    def counted(self, summary: Summary) -> AgentRow:
        """The row of the summary that is the result."""
        return next(row for row in summary.rows if row.name == self.challenger)

    @property
    def fair(self) -> float:
        """The share of an agent as strong as the others."""
        return 1 / self.players

    def series(self, games: int) -> Series:
        """The games to play."""
        agents = (self.challenger, *[self.others] * (self.players - 1))
        return Series(self.game, self.players, agents, games, SEED, dict(self.options))


@dataclass(frozen=True, slots=True)
class Balance(Matchup):
    """The same agent on all seats: how often the first seat wins, which plays ``side``."""

    side: str = ""

    @property
    def name(self) -> str:
        """As it stands in tables."""
        return f"{self.side}, {self.challenger} on both sides"

    def counted(self, summary: Summary) -> AgentRow:
        """The first seat, whoever sits there."""
        return summary.seats[0]


CHIRRUT_AND_KRENNIC = (("deck1", "chirrut-and-baze"), ("deck2", "director-krennic"))
REY_AND_KYLO = (("deck1", "rey"), ("deck2", "kylo-ren"))
JEDI_AND_NAVY = (("deck2", "navy"),)
REBELS_AND_SITH = (("deck1", "rebels"),)
REBELS_AND_NAVY = (("deck1", "rebels"), ("deck2", "navy"))

MATCHUPS: tuple[Matchup, ...] = (
    Matchup("bounty", 4, "mcts:200", "greedy", 36),
    Matchup("bounty", 4, "greedy", "random", 40),
    Matchup("deckbuilding", 2, "mcts:400", "greedy", 200),
    Matchup("deckbuilding", 2, "greedy", "random", 40),
    Balance("deckbuilding", 2, "mcts:50", "mcts:50", 80, side="Empire in the beginner game"),
    Balance("deckbuilding", 2, "mcts:50", "mcts:50", 80, (("bases", "full"),), side="Empire with full control"),
    Matchup("destiny", 2, "mcts:400", "greedy", 50),
    Matchup("destiny", 2, "mcts:400", "greedy", 50, REY_AND_KYLO),
    Matchup("destiny", 2, "mcts:400", "greedy", 100, CHIRRUT_AND_KRENNIC),
    Matchup("destiny", 2, "greedy", "random", 40),
    Matchup("lcg", 2, "mcts:400", "greedy", 50),
    Matchup("lcg", 2, "mcts:400", "greedy", 50, JEDI_AND_NAVY),
    Matchup("lcg", 2, "mcts:400", "greedy", 50, REBELS_AND_SITH),
    Matchup("lcg", 2, "mcts:400", "greedy", 50, REBELS_AND_NAVY),
    Matchup("lcg", 2, "greedy", "random", 40),
    Balance("lcg", 2, "greedy", "greedy", 200, side="light side, Jedi against Sith"),
    Balance("lcg", 2, "greedy", "greedy", 200, REBELS_AND_NAVY, side="light side, Rebels against Navy"),
)


@dataclass(frozen=True, slots=True)
class Standing:
    """How the challenger fared, and how long the games were."""

    matchup: Matchup
    row: AgentRow
    moves: float

    @property
    def entry(self) -> Entry:
        """The line for the file."""
        half = (self.row.high - self.row.low) / 2
        ratio = self.row.share / self.matchup.fair
        return Entry(self.matchup.name, self.row.share, WIN_SHARE, half, FAIR_SHARE, ratio)


def measure(matchup: Matchup, games: int, workers: int, tick: Callable[[], object]) -> Standing:
    """Play the match-up out; seats rotate from game to game."""
    series = matchup.series(games)
    results = []
    for result in run(series, workers):
        results.append(result)
        tick()
    summary = summarize(series, results)
    return Standing(matchup, matchup.counted(summary), summary.moves_mean)
