"""Information-set Monte Carlo tree search: one tree over many guesses at the hidden cards, for any game and seats."""

from __future__ import annotations

import math
import time
from random import Random
from typing import Any

from dejarik.agents.base import agent
from dejarik.kernel.agenda import advance
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

DEFAULT_SIMULATIONS = 400
EXPLORATION = 0.7
DEEPEST = 60


class Edge:
    """What is known of one option at one point of the tree; ``total`` is from the view of whoever chose it."""

    __slots__ = ("following", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.following: dict[Option, Edge] = {}


class MctsAgent:
    """Searches until its budget of simulations or milliseconds is spent; with simulations it is reproducible.

    Every simulation guesses the hidden cards anew, so options of the same name share their statistics over all
    guesses. Each seat is taken to play for its own ``game.evaluate``.
    """

    def __init__(self, rand: Random, simulations: int = DEFAULT_SIMULATIONS, milliseconds: int = 0) -> None:
        self.rand = rand
        self.simulations = simulations
        self.milliseconds = milliseconds

    def choose(self, game: Game[Any], s: State) -> Option:
        """The option visited most."""
        assert s.decision is not None, "the game is over"
        if len(s.decision.options) == 1:
            return s.decision.options[0]
        search = Search(game, s, self.rand)
        if self.milliseconds:
            deadline = time.perf_counter() + self.milliseconds / 1000
            while time.perf_counter() < deadline:
                search.simulate()
        else:
            for _ in range(self.simulations):
                search.simulate()
        return search.best()


class Search:
    """One tree for one decision."""

    def __init__(self, game: Game[Any], s: State, rand: Random) -> None:
        assert s.decision is not None, "the game is over"
        self.game = game
        self.state = s
        self.seat = s.decision.seat
        self.rand = rand
        self.root: dict[Option, Edge] = {}
        self.lowest = [math.inf] * s.seats
        self.highest = [-math.inf] * s.seats

    def simulate(self) -> None:
        """Guess the hidden cards, walk down the tree to a new option, judge the position, tell everybody on the way."""
        s = self.game.determinize(self.state, self.seat, self.rand)
        edges = self.root
        path: list[tuple[Edge, int]] = []
        while s.decision is not None and len(path) < DEEPEST:
            seat, options = s.decision.seat, s.decision.options
            option = options[0] if len(options) == 1 else self._select(edges, options, seat)
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge()
            path.append((edge, seat))
            advance(s, option)
            if not edge.visits and len(options) > 1:
                break
            edges = edge.following
        self._learn(path, self.game.evaluate(s))

    def best(self) -> Option:
        """The option visited most, the better valued one among equals."""
        return max(self.root.items(), key=lambda item: (item[1].visits, item[1].total))[0]

    def _select(self, edges: dict[Option, Edge], options: list[Option], seat: int) -> Option:
        """Value so far plus a bonus for rarely tried options, over the options that exist under this guess."""
        found = [edges.get(option) for option in options]
        visits = sum(edge.visits for edge in found if edge is not None)
        if not visits:
            return self.rand.choice(options)
        mean = sum(edge.total for edge in found if edge is not None) / visits
        low, span = self.lowest[seat], self.highest[seat] - self.lowest[seat] or 1.0
        bonus = EXPLORATION * math.sqrt(visits)
        scores = [
            (edge.total / edge.visits - low) / span + bonus / len(options) * 4 / (1 + edge.visits)
            if edge is not None and edge.visits
            else (mean - low) / span + bonus / len(options) * 4
            for edge in found
        ]
        return options[scores.index(max(scores))]

    def _learn(self, path: list[tuple[Edge, int]], values: list[float]) -> None:
        for seat, value in enumerate(values):
            self.lowest[seat] = min(self.lowest[seat], value)
            self.highest[seat] = max(self.highest[seat], value)
        for edge, seat in path:
            edge.visits += 1
            edge.total += values[seat]


@agent("mcts")
def _make(budget: str, rand: Random) -> MctsAgent:
    if budget.endswith("ms"):
        return MctsAgent(rand, milliseconds=int(budget.removesuffix("ms")))
    return MctsAgent(rand, int(budget) if budget else DEFAULT_SIMULATIONS)
