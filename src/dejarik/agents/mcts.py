"""Information-set Monte Carlo tree search: one tree over many samples of the hidden cards, for any game."""

from __future__ import annotations

import math
import re
import time
from dataclasses import dataclass
from random import Random
from typing import Any

from dejarik.agents.judges import Judge, Judging, hand_written
from dejarik.agents.lookahead import Tally, best_of, outcomes
from dejarik.agents.race import Race
from dejarik.kernel.agenda import advance
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

DEFAULT_SIMULATIONS = 400
EXPLORATION = 0.2
CATCHING_UP = 0.5
"""The search ends when the second option is further behind the leader than this share of the simulations left.

To catch up from there it would have to get more than three of every four of them.
"""
DEEPEST = 60


class Edge:
    """What is known of one option at one point of the tree: how much better off it leaves whoever chooses it there.

    Gains are told rather than standings, because dice and guesses make each visit to that point better or worse before
    anything is chosen; options looked at on a lucky visit would seem better than others. The first look is a visit.

    How everybody stood before, which is taken off, is the same for all options of a visit. So the hand-written
    evaluation does for that whoever judges, and is much quicker than a network asked of single positions.
    """

    __slots__ = ("following", "total", "visits")

    def __init__(self, gain: float) -> None:
        self.total = gain
        self.visits = 1
        self.following: dict[Option, Edge] = {}


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to search for one choice: a number of simulations, or of milliseconds."""

    simulations: int = 0
    milliseconds: int = 0

    @classmethod
    def read(cls, written: str) -> Budget | None:
        """What ``:400`` or ``:500ms`` says; the usual number of simulations if nothing does, None if it cannot be."""
        found = re.fullmatch(r":([1-9][0-9]{0,6})(ms)?", written)
        if found is None:
            return None if written else cls(DEFAULT_SIMULATIONS)
        return cls(milliseconds=int(found[1])) if found[2] else cls(int(found[1]))

    def shared(self, number: int) -> Budget:
        """The part of each of so many searches at once: of simulations a share, of time all there is."""
        return Budget(math.ceil(self.simulations / number), self.milliseconds)

    def left(self, made: int, started: float) -> float:
        """How many more simulations there may be; of milliseconds, nobody knows how many."""
        if self.simulations:
            return self.simulations - made
        return math.inf if time.perf_counter() < started + self.milliseconds / 1000 else 0


class MctsAgent:
    """Searches until its budget of simulations or milliseconds is spent, or the rest would hardly change anything.

    With simulations it is reproducible.

    Every simulation guesses the hidden cards anew, so options of the same name share their statistics over all
    guesses. Each seat is taken to play for what the judge says of it.
    """

    def __init__(self, rand: Random, budget: Budget, judging: Judging = hand_written) -> None:
        self.rand = rand
        self.budget = budget
        self.judging = judging
        self.simulated = 0
        """Simulations over all decisions so far, for those who measure."""
        self._is_stopped = False

    def stop(self) -> None:
        """Choose with what is known so far, now and from now on; another thread may say so."""
        self._is_stopped = True

    def choose(self, game: Game[Any], s: State) -> Option:
        """The option visited most."""
        assert s.decision is not None, "the game is over"
        if len(s.decision.options) == 1:
            return s.decision.options[0]
        return self.search(game, s).best()

    def search(self, game: Game[Any], s: State) -> Search | Race:
        """What there is to know about the options when the budget is spent."""
        search = (Search if game.turn(s) is None else Race)(game, self.judging(game, s.seats), s, self.rand)
        started, left = time.perf_counter(), math.inf
        while left > 0 and not search.is_settled(left):
            search.simulate()
            left = 0 if self._is_stopped else self.budget.left(search.simulations, started)
        self.simulated += search.simulations
        return search


class Search:
    """One tree for one decision."""

    def __init__(self, game: Game[Any], judge: Judge, s: State, rand: Random) -> None:
        assert s.decision is not None, "the game is over"
        self.game = game
        self.judge = judge
        self.state = s
        self.seat = s.decision.seat
        self.rand = rand
        self.root: dict[Option, Edge] = {}
        self.simulations = 0
        self.lowest, self.highest = math.inf, -math.inf

    def simulate(self) -> None:
        """Guess the hidden cards, walk down the tree to a new place, look at every option there, tell the way back."""
        self.explore(self.guess(), self.root)

    def guess(self) -> State:
        """A position that agrees with what the seat knows."""
        found: State = self.game.determinize(self.state, self.seat, self.rand)
        return found

    def explore(self, s: State, edges: dict[Option, Edge]) -> list[float]:
        """Walk from a guess down the tree that begins with these options; the answer is how everybody stands then.

        The guess is used up.
        """
        before = self.game.evaluate(s)
        path: list[tuple[Edge, int, float]] = []
        while edges and s.decision is not None and len(path) < DEEPEST:
            seat = s.decision.seat
            self._look(edges, s, before)
            option = self._select(edges, s.decision.options)
            path.append((edges[option], seat, before[seat]))
            edges = edges[option].following
            advance(s, option)
            before = self.game.evaluate(s)
        values = self._look(edges, s, before) or self.judge.shares([s], self.seat)[0]
        self._learn(path, values)
        self.simulations += 1
        return values

    def is_settled(self, left: float) -> bool:
        """Whether so many more simulations would hardly make another option the one visited most."""
        visits = sorted(edge.visits for edge in self.root.values())
        return len(visits) > 1 and visits[-1] - visits[-2] > CATCHING_UP * left

    def best(self) -> Option:
        """The option visited most, the better valued one among equals."""
        return max(self.root.items(), key=lambda item: (item[1].visits, item[1].total))[0]

    def tally(self) -> Tally:
        """How often each option was visited, and with what gain altogether."""
        return {option: (edge.visits, edge.total) for option, edge in self.root.items()}

    def _look(self, edges: dict[Option, Edge], s: State, before: list[float]) -> list[float]:
        """Judge every option not seen here before; the answer is how everybody stands after the best of these."""
        if s.decision is None:
            return []
        seat, unseen = s.decision.seat, [option for option in s.decision.options if option not in edges]
        if not unseen:
            return []
        _, judged = outcomes(self.judge, s, unseen)
        for option, shares in zip(unseen, judged, strict=True):
            edges[option] = Edge(shares[seat] - before[seat])
        return judged[best_of(judged, seat)]

    def _select(self, edges: dict[Option, Edge], options: list[Option]) -> Option:
        """The best so far of the options that exist under this guess; at the root also rarely tried ones.

        Every option has had a first look, and hidden cards make for many options: to explore them all further down
        would make everybody there play at random, and what leads there look worse than it is.
        """
        found = [edges[option] for option in options]
        bonus = self._bonus(found) if edges is self.root else 0.0
        scores = [edge.total / edge.visits + bonus / (1 + edge.visits) for edge in found]
        return options[scores.index(max(scores))]

    def _bonus(self, found: list[Edge]) -> float:
        """Larger the more the outcomes seen so far differ, so that it suits any game and any stage of one."""
        return EXPLORATION * max(self.highest - self.lowest, 0.0) * math.sqrt(sum([edge.visits for edge in found]))

    def _learn(self, path: list[tuple[Edge, int, float]], values: list[float]) -> None:
        self.lowest = min(self.lowest, values[self.seat])
        self.highest = max(self.highest, values[self.seat])
        for edge, seat, before in path:
            edge.total += values[seat] - before
            edge.visits += 1
