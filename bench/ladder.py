"""The ladder: every agent against the one below it, over all ready-made setups of every game at two seats.

It takes hours, so every game is kept as soon as it is over, and a run that was interrupted goes on where it was. Games
of agents that have changed since, as with a new network, must be deleted by hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from random import Random
from re import sub
from time import process_time

from dejarik import Match
from dejarik.agents import make_agent
from dejarik.arena.engines import local_engine
from dejarik.arena.statistics import wilson
from dejarik.kernel import registry
from dejarik.kernel.game import bound_to_end
from dejarik.training.setups import Setups

SEATS = 2
SEED = "ladder 2026-11"
"""Of no other games: agents are tuned and networks trained on other seeds."""


@dataclass(frozen=True, slots=True)
class Step:
    """From one rung to the next: who should win, against whom, and over how many games, fixed beforehand.

    ``unmet`` is how many cards each deck has at least that no network was trained with; 0 for the ready-made setups.
    """

    game: str
    upper: str
    lower: str
    games: int = 100
    unmet: int = 0

    @property
    def name(self) -> str:
        """As it stands in pictures, and as its file is called."""
        return f"{self.game} {self.upper} vs {self.lower}{self.decks}"

    @property
    def decks(self) -> str:
        """What is special about the decks, to be put behind something else."""
        return f", {self.unmet} unmet cards a deck" if self.unmet else ""

    def setup(self, index: int) -> tuple[dict[str, str], int]:
        """What game number ``index`` is played with, and the seat of the upper agent.

        Ready-made setups take turns, and after all of them the agents change seats; other decks meet twice.
        """
        setups = Setups(registry.find(self.game), SEATS)
        if self.unmet:
            number, seat = divmod(index, SEATS)
            return setups.unmet(Random(f"{SEED}/{self.name}/{number}"), self.unmet), seat
        round_, place = divmod(index, len(setups.ready_made))
        return setups.ready_made[place], round_ % SEATS


LEARNED = ("deckbuilding", "bounty", "lcg", "destiny")
"""The games that have a network for two seats."""
RUNGS = ("random", "greedy", "mcts:50", "mcts:200")
STEPS: tuple[Step, ...] = (
    *(
        Step(game, upper, lower)
        for lower, upper in pairwise(RUNGS)
        for game in ("lcg", "deckbuilding", "bounty", "destiny")
    ),
    *(Step(game, "net", "greedy", 200) for game in LEARNED),
    Step("destiny", "net", "greedy", 200, unmet=20),
    *(Step(game, "netmcts:200", "mcts:200", 200) for game in LEARNED),
    *(Step(game, "mcts:800", "mcts:200") for game in ("lcg", "destiny")),
    *(Step(game, "net", "mcts:200", 200) for game in LEARNED),
)


@dataclass(frozen=True, slots=True)
class Played:
    """One game: the upper agent's share of the win, and how long each of the two thought, in seconds of a processor."""

    share: float
    upper_s: float
    lower_s: float


@dataclass(frozen=True, slots=True)
class Climb:
    """What became of a step."""

    step: Step
    games: Sequence[Played]

    @property
    def share(self) -> float:
        """How much of all wins the upper agent took."""
        return sum(game.share for game in self.games) / len(self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of that."""
        return wilson(self.share, len(self.games))

    @property
    def seconds(self) -> tuple[float, float]:
        """How long the upper and the lower agent thought in a game."""
        uppers, lowers = [game.upper_s for game in self.games], [game.lower_s for game in self.games]
        return sum(uppers) / len(uppers), sum(lowers) / len(lowers)


def climb(step: Step, folder: Path, workers: int, tick: Callable[[], object]) -> Climb:
    """Play what was not played yet; ``tick`` hears of every game that is over."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"{sub(r'[:,]', '', step.name).replace(' ', '-')}.jsonl"
    played = list(_kept(kept))[: step.games]
    for _ in played:
        tick()
    tasks = [(step, index) for index in range(len(played), step.games)]
    with kept.open("a", encoding="utf-8") as file:
        for result in local_engine(workers).map(_play, tasks):
            played.append(result)
            file.write(json.dumps([result.share, result.upper_s, result.lower_s]) + "\n")
            file.flush()
            tick()
    return Climb(step, played)


def _kept(path: Path) -> Iterator[Played]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield Played(*json.loads(line))


def _play(task: tuple[Step, int]) -> Played:
    """One game of a step."""
    step, index = task
    game = registry.find(step.game)
    options, uppers_seat = step.setup(index)
    match = Match(step.game, SEATS, f"{SEED}/{step.name}/{index}", bound_to_end(game, options))
    agents = [make_agent(step.upper if seat == uppers_seat else step.lower, index) for seat in range(SEATS)]
    thought = [0.0] * SEATS
    while match.decision is not None:
        seat, began = match.decision.seat, process_time()
        option = agents[seat].choose(match.game, match.state)
        thought[seat] += process_time() - began
        match.play(option)
    assert match.result is not None, "a game ends with a result"
    return Played(match.result.shares[uppers_seat], thought[uppers_seat], thought[1 - uppers_seat])


def shortened(step: Step, games: int | None) -> Step:
    """The same step over another number of games, if one is asked for."""
    return step if games is None else replace(step, games=games)
