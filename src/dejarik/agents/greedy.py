"""An agent that looks one choice ahead: it tries every option and takes the one with the best evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

from dejarik.agents.base import agent
from dejarik.agents.lookahead import after, completed, sensible
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

GUESSES = 3


class GreedyAgent:
    """One ply over ``game.evaluate``: a choice counts together with the follow-up questions that complete it.

    Hidden cards are guessed a few times and the results averaged, so nothing is known that the seat does not know.
    """

    def __init__(self, rand: Random) -> None:
        self.rand = rand

    def choose(self, game: Game[Any], s: State) -> Option:
        """The option with the best average outcome; the first of equals."""
        assert s.decision is not None, "the game is over"
        options, seat = sensible(game, s), s.decision.seat
        if len(options) == 1:
            return options[0]
        guesses = [game.determinize(s, seat, self.rand) for _ in range(GUESSES)]
        totals = [sum(_worth(game, guess, option, seat) for guess in guesses) for option in options]
        return options[totals.index(max(totals))]


def _worth(game: Game[Any], s: State, option: Option, seat: int) -> float:
    """How well the seat stands after the option and the best completion of it."""
    _, values = completed(game, after(s, option), seat)
    return values[seat]


@agent("greedy")
def _make(budget: str, rand: Random) -> GreedyAgent | None:
    return None if budget else GreedyAgent(rand)
