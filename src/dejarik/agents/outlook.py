"""What an option promises whoever may choose it, played on from many guesses at what that seat cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from dejarik.agents.learned import learned
from dejarik.agents.lookahead import after
from dejarik.agents.mcts import Edge, Search
from dejarik.agents.race import Race
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

FEWEST_GUESSES = 12
"""So many guesses are made however small the budget is: the difference of two options needs several to be sure."""


class Outlook(Protocol):
    """One option of one decision, tried again and again."""

    @property
    def simulations(self) -> int:
        """How much work was done so far."""
        ...

    def try_once(self) -> float:
        """Guess the hidden cards, take the option and play on: the seat's share of the win then."""
        ...


class TreeOutlook:
    """Plays on as the tree search does, which learns with every guess how everybody answers."""

    def __init__(self, game: Game[Any], s: State, option: Option, rand: Random) -> None:
        self._search = Search(game, learned(game, s.seats), s, rand)
        self._option = option
        self._following: dict[Option, Edge] = {}

    @property
    def simulations(self) -> int:
        """How much work was done so far."""
        return self._search.simulations

    def try_once(self) -> float:
        """Guess the hidden cards, take the option and play on: the seat's share of the win then."""
        search = self._search
        return search.explore(after(search.guess(), self._option), self._following)[search.seat]


class TurnOutlook:
    """Plays on to the end of the turn, for games with long ones."""

    def __init__(self, game: Game[Any], s: State, option: Option, rand: Random) -> None:
        self._race = Race(game, learned(game, s.seats), s, rand)
        self._option = option

    @property
    def simulations(self) -> int:
        """How much work was done so far."""
        return self._race.simulations

    def try_once(self) -> float:
        """Guess the hidden cards, take the option and play on: the seat's share of the win then."""
        self._race.simulations += 1
        return self._race.play_on(after(self._race.guess(), self._option))


def compared(
    game: Game[Any], s: State, options: Sequence[Option], seed: int, simulations: int
) -> list[tuple[float, ...]]:
    """For each option what it led to, guess by guess; all options meet the same guesses.

    Each takes about so many simulations. Nothing depends on what is hidden from whoever chooses.
    """
    kind = TreeOutlook if game.turn(s) is None else TurnOutlook
    outlooks: list[Outlook] = [kind(game, s, option, Random(seed)) for option in options]
    rows: list[list[float]] = []
    budget = simulations * len(options)
    while len(rows) < FEWEST_GUESSES or sum(outlook.simulations for outlook in outlooks) < budget:
        rows.append([outlook.try_once() for outlook in outlooks])
    return list(zip(*rows, strict=True))
