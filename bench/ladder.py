"""The ladder: every agent against the one below it, over all ready-made setups of every game at two seats.

It takes many hours, so what was played is kept in ``bench/ladder.json``, game by game: a run that was interrupted goes
on where it was, on another machine, too, and steps that are over are not played again. Where an agent has changed
since, as with a new network, its lines must be deleted there by hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from bench import machine
from dejarik import Match
from dejarik.agents import make_agent
from dejarik.arena.engines import local_engine
from dejarik.arena.statistics import wilson
from dejarik.kernel import registry
from dejarik.kernel.game import bound_to_end
from dejarik.server.thinkers import AGENTS
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
"""The games for which something was learned at two seats."""
RUNGS = ("random", "greedy", "mcts:50", "mcts:200")
LEVELS = tuple(AGENTS.values())
"""The computers one can play against on the page, from easy to expert."""
STEPS: tuple[Step, ...] = (
    *(
        Step(game, upper, lower)
        for lower, upper in pairwise(RUNGS)
        for game in ("lcg", "deckbuilding", "bounty", "destiny")
    ),
    *(Step(game, learned, "greedy", 200) for learned in ("linear", "net") for game in LEARNED),
    Step("destiny", "net", "greedy", 200, unmet=20),
    *(Step(game, "net", "mcts:200", 200) for game in LEARNED),
    *(Step(game, "netmcts:200", "mcts:200", 200) for game in LEARNED),
    *(Step(game, upper, lower, 40) for lower, upper in pairwise(LEVELS) for game in LEARNED),
    *(Step(game, "mcts:800", "mcts:200") for game in ("bounty", "lcg", "deckbuilding", "destiny")),
)


@dataclass(frozen=True, slots=True)
class Played:
    """One game: the upper agent's share of the win, and how long each of the two thought, in seconds of a processor."""

    share: float
    upper_s: float
    lower_s: float


@dataclass(slots=True)
class Climb:
    """What became of the games of a step played so far; numbers are sums over all of them."""

    step: Step
    games: int = 0
    won: float = 0
    upper_s: float = 0
    lower_s: float = 0
    processors: tuple[str, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether all games of the step were played."""
        return self.games >= self.step.games

    @property
    def share(self) -> float:
        """How much of all wins the upper agent took."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of that."""
        return wilson(self.share, self.games)

    @property
    def seconds(self) -> tuple[float, float]:
        """How long the upper and the lower agent thought in a game."""
        return self.upper_s / self.games, self.lower_s / self.games

    def add(self, game: Played, processor: str) -> None:
        """One more game is over."""
        self.games += 1
        self.won += game.share
        self.upper_s += game.upper_s
        self.lower_s += game.lower_s
        if processor not in self.processors:
            self.processors = *self.processors, processor


class Climbed:
    """The file that says what was played of every step, one line each."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.exists() else {}

    @property
    def names(self) -> list[str]:
        """The steps of which something was played."""
        return list(self._lines)

    def of(self, step: Step) -> Climb:
        """What was played of a step."""
        kept = self._lines.get(step.name, {})
        return Climb(step, **{**kept, "processors": tuple(kept.get("processors", ()))})

    def keep(self, climb: Climb) -> None:
        """Write down what was played of a step; whoever ends the program meanwhile loses nothing."""
        self._lines[climb.step.name] = {name: of for name, of in asdict(climb).items() if name != "step"}
        lines = [f"{json.dumps(name)}: {json.dumps(line)}" for name, line in sorted(self._lines.items())]
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_suffix(".new")
        beside.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        beside.replace(self._path)


def climb(step: Step, climbed: Climbed, workers: int, tick: Callable[[], object]) -> Climb:
    """Play what was not played yet; ``tick`` hears of every game that is over."""
    found, processor = climbed.of(step), machine.processor()
    for _ in range(found.games):
        tick()
    for game in local_engine(workers).map(_play, [(step, index) for index in range(found.games, step.games)]):
        found.add(game, processor)
        climbed.keep(found)
        tick()
    return found


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
