"""An agent that looks one choice ahead: it tries every option and takes the one with the best evaluation."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from dejarik.agents.base import agent
from dejarik.agents.judges import Judging, hand_written
from dejarik.agents.lookahead import outcomes, sensible
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

GREEDY: Final = "greedy"
GUESSES = 3


class GreedyAgent:
    """One ply over a judge: a choice counts together with the follow-up questions that complete it.

    Hidden cards are guessed a few times and the results averaged, so nothing is known that the seat does not know.
    """

    def __init__(self, rand: Random, judging: Judging = hand_written, guesses: int = GUESSES) -> None:
        self.rand = rand
        self.judging = judging
        self.guesses = guesses

    def choose(self, game: Game[Any], s: State) -> Option:
        """The option with the best average outcome; the first of equals."""
        return self.best_of(game, s, sensible(game, s))

    def best_of(self, game: Game[Any], s: State, options: list[Option]) -> Option:
        """The best of some options of the pending decision."""
        assert s.decision is not None, "the game is over"
        if len(options) == 1:
            return options[0]
        seat, judge, totals = s.decision.seat, self.judging(game, s.seats), [0.0] * len(options)
        for _ in range(self.guesses):
            _, judged = outcomes(judge, game.determinize(s, seat, self.rand), options)
            totals = [total + shares[seat] for total, shares in zip(totals, judged, strict=True)]
        return options[totals.index(max(totals))]


@agent(GREEDY)
def _make(budget: str, rand: Random) -> GreedyAgent | None:
    return None if budget else GreedyAgent(rand)
