"""Games that a judge plays against itself, kept as what every seat knew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from random import Random
from typing import Any, Final

import numpy as np

from dejarik.agents.base import Agent
from dejarik.agents.greedy import GREEDY, GreedyAgent
from dejarik.agents.learned import judging
from dejarik.agents.lookahead import sensible
from dejarik.agents.one_choice import OneChoice
from dejarik.kernel import registry
from dejarik.kernel.game import Game, bound_to_end
from dejarik.kernel.match import Match
from dejarik.kernel.state import State
from dejarik.learning.batches import Batches, Floats, Ints
from dejarik.learning.features import Features
from dejarik.training.setups import Setups

EXPLORING: Final = 0.05
"""How often any sensible option is taken instead of the best one, so that more than one way of playing is seen."""
MOST_KEPT: Final = 120
"""How many positions of a game are kept: more of a long one would tell hardly more."""


@dataclass(frozen=True, slots=True)
class Play:
    """A game to be played: with which options, from which seed, and by whose judgment."""

    game: str
    seats: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    player: str = GREEDY


@dataclass(frozen=True, slots=True)
class Kept:
    """What every seat knew at each position that was kept: features as in ``Batch``, and the hand-written judgment.

    Positions of one seat follow one another; ``lengths`` says how many features of cards each has.
    """

    lengths: Ints
    of_cards: Ints
    amounts: Floats
    of_table: Ints
    table: Floats
    hand: Floats
    results: Floats
    """By seat: the share of the win."""


def play(task: Play) -> Kept:
    """Play the game and keep it."""
    game = registry.find(task.game)
    rand = Random(task.seed)
    player = _player(task, rand)
    match = Match(task.game, task.seats, task.seed, bound_to_end(game, task.options))
    visited: list[State] = []
    while match.decision is not None:
        if not match.decision.completes:
            visited.append(match.state.copy())
        explores = rand.random() < EXPLORING
        match.play(rand.choice(sensible(game, match.state)) if explores else player.choose(game, match.state))
    assert match.result is not None, "a game ends with a result"
    return _kept(game, _some(visited), match.result.shares)


def _player(task: Play, rand: Random) -> Agent:
    """Whoever plays guesses hidden cards once only: more games teach more than better ones."""
    if task.player == GREEDY:
        return GreedyAgent(rand, guesses=1)
    return OneChoice(rand, judging(task.player), guesses=1)


def _some(visited: list[State]) -> list[State]:
    """At most so many of a game, at equal distances."""
    step = max(1, -(-len(visited) // MOST_KEPT))
    return visited[::step]


@lru_cache(maxsize=8)
def _batches(game: str, seats: int) -> Batches:
    return Batches(Features(registry.find(game), seats))


def _kept(game: Game[Any], visited: list[State], results: tuple[float, ...]) -> Kept:
    seats = visited[0].seats
    hand = np.array([game.evaluate(s) for s in visited], np.float32)
    batches = [_batches(game.name, seats).of(visited, seat) for seat in range(seats)]
    return Kept(
        np.concatenate([np.diff(batch.starts, append=len(batch.of_cards)) for batch in batches]).astype(np.int32),
        np.concatenate([batch.of_cards for batch in batches]).astype(np.int32),
        np.concatenate([batch.amounts for batch in batches]).astype(np.float16),
        np.concatenate([batch.of_table for batch in batches]).astype(np.int32),
        np.concatenate([batch.table for batch in batches]),
        np.concatenate([hand[:, seat] for seat in range(seats)]),
        np.array(results, np.float32),
    )


def plays(setups: Setups, seed: str, player: str = GREEDY) -> Iterator[Play]:
    """Games without end, each from its own seed and with decks of its own."""
    for number in count():
        own = f"{seed}/{number}"
        yield Play(setups.game.name, setups.seats, own, setups.draw(Random(own)), player)
