"""Counts habits in whole games of one agent against itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bench.habits import HABITS, Choice
from dejarik import Match, game
from dejarik.agents import Agent, make_agent

SEED: Final = 1
GAMES: Final[dict[str, int]] = {"random": 10, "greedy": 10, "mcts:50": 2}
"""How many games of each agent are looked through; those of searching agents take long."""
SETUPS: Final[dict[str, tuple[dict[str, str], ...]]] = {
    "destiny": ({}, {"deck1": "rey", "deck2": "kylo-ren"}),
    "lcg": ({}, {"deck1": "rebels", "deck2": "navy"}),
}
"""What is played in turns, where it is not always the same."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How often an agent showed a habit, of so many occasions in so many games."""

    game: str
    habit: str
    agent: str
    games: int
    occasions: int
    shown: int

    @property
    def share(self) -> float:
        """The part of the occasions; none if there was no occasion."""
        return self.shown / self.occasions if self.occasions else 0.0


def count(name: str, agent: str, games: int, tick: Callable[[], object]) -> list[Tally]:
    """The habits of an agent in a game, one tally for each."""
    habits = HABITS[name]
    occasions, shown = [0] * len(habits), [0] * len(habits)
    for number in range(games):
        for choice in choices(name, agent, number):
            for place, habit in enumerate(habits):
                found = habit.judge(choice)
                occasions[place] += found is not None
                shown[place] += found is True
        tick()
    return [
        Tally(name, habit.name, agent, games, *counted)
        for habit, *counted in zip(habits, occasions, shown, strict=True)
    ]


def choices(name: str, agent: str, number: int) -> Iterator[Choice]:
    """What is chosen in a game, with whoever may be asked to complete a choice asked at once."""
    setups = SETUPS.get(name, ({},))
    seats = game(name).default_seats
    match = Match(name, seats, f"habits {SEED}/{number}", setups[number % len(setups)])
    players = [make_agent(agent, (SEED << 32) + (number << 8) + seat) for seat in range(seats)]
    while match.decision is not None:
        before, seat = match.state.copy(), match.decision.seat
        option = _play_next(match, players)
        pieces = []
        while match.decision is not None and match.decision.completes and match.decision.seat == seat:
            pieces.append(_play_next(match, players))
        yield Choice(before, option, pieces, match.state)


def _play_next(match: Match, players: Sequence[Agent]) -> tuple[str, *tuple[int, ...]]:
    assert match.decision is not None, "the game is over"
    option = players[match.decision.seat].choose(match.game, match.state)
    match.play(option)
    return option
