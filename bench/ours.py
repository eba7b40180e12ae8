"""Dejarik's own contestants: random play with and without a match, copies, and tree search."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any, SupportsIndex

from bench.interleave import MICROSECONDS, STEPS, Choose, Contestant, Measure
from dejarik import Match, game_names
from dejarik import game as find
from dejarik.agents.mcts import Budget, MctsAgent
from dejarik.kernel.agenda import advance
from dejarik.kernel.game import Game, bound_to_end
from dejarik.kernel.state import State
from dejarik.kernel.steps import Step

COPIES_PER_POSITION = 100
POSITIONS = 6
SIMULATIONS = 400


def contestants() -> list[Contestant]:
    """Every game there is, with its usual number of seats and with as many as it takes."""
    return [c for name in game_names() for seats in _seats(find(name)) for c in _of_game(find(name), seats)]


def _seats(game: Game[Any]) -> list[int]:
    return sorted({game.default_seats, game.seats[-1]})


def _of_game(game: Game[Any], seats: int) -> list[Contestant]:
    title, positions = f"{game.name} {seats} seats", middles(game, seats)
    return [
        random_play(game, seats, title),
        bare_play(game, seats, title),
        stepping(game, seats, title),
        copies(positions, title),
        search(game, positions, title),
    ]


def opened(game: Game[Any], seats: int, seed: int) -> Match:
    """A game that ends even if nobody tries to win."""
    return Match(game, seats, seed, bound_to_end(game, {}))


def random_play(game: Game[Any], seats: int, title: str) -> Contestant:
    """Whole games through the front door, with checking, log and undo as they come."""
    seeds = Random(seats)

    def work(choose: Choose) -> tuple[int, int]:
        match = opened(game, seats, seeds.getrandbits(64))
        while options := match.options:
            match.play(choose(options))
        return len(match.moves), 1

    return Contestant(
        (
            Measure(f"{title} random play", "decisions/s", "play", ours=True),
            Measure(f"{title} random games", "games/s", ours=True),
        ),
        work,
    )


def bare_play(game: Game[Any], seats: int, title: str) -> Contestant:
    """Whole games on the state alone, as search plays them: nothing is checked, logged or kept."""
    seeds = Random(seats)

    def work(choose: Choose) -> tuple[int]:
        state, made = opened(game, seats, seeds.getrandbits(64)).state.copy(), 0
        while state.decision is not None:
            advance(state, choose(state.decision.options))
            made += 1
        return (made,)

    return Contestant((Measure(f"{title} bare play", "decisions/s", "play", ours=True),), work)


class CountedAgenda(list[Step]):
    """A stack of steps that knows how many were taken off."""

    taken = 0

    def pop(self, index: SupportsIndex = -1, /) -> Step:
        """The next step."""
        self.taken += 1
        return super().pop(index)


def stepping(game: Game[Any], seats: int, title: str) -> Contestant:
    """Bare play once more, but what is counted are the engine's steps; counting them takes a little time as well."""
    seeds = Random(seats)

    def work(choose: Choose) -> tuple[int]:
        state = opened(game, seats, seeds.getrandbits(64)).state.copy()
        state.agenda = agenda = CountedAgenda(state.agenda)
        while state.decision is not None:
            advance(state, choose(state.decision.options))
        return (agenda.taken,)

    return Contestant((Measure(f"{title} steps", STEPS, "steps", ours=True),), work)


def copies(positions: list[State], title: str) -> Contestant:
    """Copies of states in the middle of a game."""

    def work(_: Choose) -> tuple[int]:
        for position in positions:
            for _copy in range(COPIES_PER_POSITION):
                position.copy()
        return (COPIES_PER_POSITION * len(positions),)

    return Contestant((Measure(f"{title} copy", MICROSECONDS, "copy", ours=True),), work)


def search(game: Game[Any], positions: list[State], title: str) -> Contestant:
    """Tree search for one decision after another, in the middle of a game."""
    agent = MctsAgent(Random(1), Budget(SIMULATIONS))
    next_position = cycle(positions).__next__

    def work(_: Choose) -> tuple[int]:
        before = agent.simulated
        agent.choose(game, next_position())
        return (agent.simulated - before,)

    return Contestant((Measure(f"{title} mcts", "simulations/s", ours=True),), work)


def middles(game: Game[Any], seats: int, number: int = POSITIONS) -> list[State]:
    """Positions half-way through random games, where there is something to choose."""
    return [_middle(game, seats, seed) for seed in range(number)]


def _middle(game: Game[Any], seats: int, seed: int) -> State:
    match, rand, met = opened(game, seats, seed), Random(seed), list[State]()
    while options := match.options:
        if len(options) > 1:
            met.append(match.state.copy())
        match.play(rand.choice(options))
    return met[len(met) // 2]
