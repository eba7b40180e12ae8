"""One side of ``python -m bench.against``: works through numbered pieces of work when it is told to.

This file is run as a script on the sources of either side, so it uses nothing but what every version has in common.
Each line of input is a request in JSON, each line of output its answer. Time is the processor's, so that what else
runs on the machine matters little.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, cycle, islice
from random import Random
from typing import Any

from dejarik import Match, game
from dejarik.agents import make_agent
from dejarik.kernel.agenda import advance

DRAWS = 9973
COPIES = 300
SIMULATIONS = 30


def opened(name: str, seats: int, seed: int) -> Match:
    """A game that ends even if nobody tries to win."""
    return Match(name, seats, seed, {"rounds": "100"})


def play(name: str, seats: int, number: int) -> int:
    """A whole game with random choices on the state alone; counts the decisions."""
    state, made = start(name, seats, number).copy(), 0
    for draw in drawn(number):
        decision = state.decision
        if decision is None:
            break
        options = decision.options
        advance(state, options[draw % len(options)])
        made += 1
    return made


def match(name: str, seats: int, number: int) -> int:
    """A whole game with random choices through ``Match``; counts the decisions."""
    going = opened(name, seats, number % STARTS)
    for draw in drawn(number):
        options = going.options
        if not options:
            break
        going.play(options[draw % len(options)])
    return len(going.moves)


@cache
def draws() -> tuple[int, ...]:
    """Numbers drawn beforehand, so that drawing them takes none of the time; small ones, which are divided fastest."""
    rand = Random(0)
    return tuple(rand.getrandbits(30) for _ in range(DRAWS))


def drawn(number: int) -> Iterator[int]:
    """Numbers without end, other ones for every game."""
    return chain(islice(draws(), number * 37 % DRAWS, None), cycle(draws()))


def copy(name: str, seats: int, number: int) -> int:
    """Copies of a position half-way through a random game; counts the copies."""
    position = middle(name, seats, number)
    for _ in range(COPIES):
        position.copy()
    return COPIES


def search(name: str, seats: int, number: int) -> int:
    """Tree search in a position half-way through a random game; counts the simulations."""
    agent: Any = make_agent(f"mcts:{SIMULATIONS}", number)
    agent.choose(game(name), middle(name, seats, number))
    return int(agent.simulated)


MEASURES: dict[str, Callable[[str, int, int], int]] = {
    "play": play,
    "match": match,
    "copy": copy,
    "search": search,
}

FROM_THE_MIDDLE = ("copy", "search")

_STARTS: dict[tuple[str, int, int], Any] = {}
STARTS = 20
_MIDDLES: dict[tuple[str, int, int], Any] = {}
POSITIONS = 6


def start(name: str, seats: int, number: int) -> Any:
    """The position in which a game begins."""
    wanted = name, seats, number % STARTS
    if wanted not in _STARTS:
        _STARTS[wanted] = opened(name, seats, wanted[2]).state.copy()
    return _STARTS[wanted]


def middle(name: str, seats: int, number: int) -> Any:
    """A position half-way through a random game, where there is something to choose."""
    wanted = name, seats, number % POSITIONS
    if wanted not in _MIDDLES:
        match, rand, met = opened(name, seats, wanted[2]), Random(wanted[2]), []
        while options := match.options:
            if len(options) > 1:
                met.append(match.state.copy())
            match.play(rand.choice(options))
        _MIDDLES[wanted] = met[len(met) // 2]
    return _MIDDLES[wanted]


def timed(measure: str, name: str, seats: int, first: int, pieces: int) -> tuple[int, float]:
    """What was counted in so many pieces of work, and the processor's seconds."""
    work = MEASURES[measure]
    for number in range(first, first + pieces):
        (middle if measure in FROM_THE_MIDDLE else start)(name, seats, number)
    started = time.process_time()
    counted = sum(work(name, seats, number) for number in range(first, first + pieces))
    return counted, time.process_time() - started


def digests(name: str, seats: int, games: int) -> list[str]:
    """The fingerprints of the final states of random games."""
    found = []
    for number in range(games):
        match, rand = opened(name, seats, number), Random(number)
        while options := match.options:
            match.play(rand.choice(options))
        found.append(match.state.digest())
    return found


def main() -> None:
    """Answer requests until there are no more."""
    gc.freeze()
    answers: dict[str, Callable[..., Any]] = {"timed": timed, "digests": digests}
    for line in sys.stdin:
        request, *arguments = json.loads(line)
        print(json.dumps(answers[request](*arguments)), flush=True)


if __name__ == "__main__":
    main()
