"""Who tells agents how well everybody stands: the evaluation that a game brings along, or something learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.learning.judge import GUESSES


class Judge(Protocol):
    """Judges positions of one game.

    ``guesses`` is how many guesses at what is hidden are worth their time where an agent looks one choice ahead.
    """

    guesses: int

    def shares(self, states: Sequence[State], seat: int) -> list[list[float]]:
        """For each position, everybody's expected share of the win, as one who knows what the seat knows judges it."""
        ...


Judging: TypeAlias = Callable[[Game[Any], int], Judge]
"""Finds the judge for a game with so many seats."""


class HandWritten:
    """The evaluation that was written with the game."""

    guesses = GUESSES

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def shares(self, states: Sequence[State], seat: int) -> list[list[float]]:
        """What the game's own evaluation says."""
        return list(map(self._game.evaluate, states))


def hand_written(game: Game[Any], _seats: int) -> HandWritten:
    """The game's own evaluation, which judges any number of seats."""
    return HandWritten(game)
