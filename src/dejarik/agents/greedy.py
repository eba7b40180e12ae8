"""An agent that looks one choice ahead: it tries every option and takes the one with the best evaluation."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from dejarik.agents.base import agent
from dejarik.agents.judges import Judging, hand_written
from dejarik.agents.lookahead import outcomes, sensible
from dejarik.agents.trailing import Running, leader, without_trailing
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

GREEDY: Final = "greedy"


class GreedyAgent:
    """One ply over a judge: a choice counts together with the follow-up questions that complete it.

    Hidden cards are guessed a few times, as often as the judge asks for unless ``guesses`` says otherwise, and the
    results averaged, so nothing is known that the seat does not know. Options that surely trail are not tried again.
    """

    def __init__(self, rand: Random, judging: Judging = hand_written, guesses: int | None = None) -> None:
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
        seat, judge = s.decision.seat, self.judging(game, s.seats)
        running: Running = {option: [] for option in options}
        for _ in range(judge.guesses if self.guesses is None else self.guesses):
            _, judged = outcomes(judge, game.determinize(s, seat, self.rand), running)
            for values, shares in zip(running.values(), judged, strict=True):
                values.append(shares[seat])
            running = without_trailing(running)
            if len(running) == 1:
                break
        return leader(running)


@agent(GREEDY)
def _make(budget: str, rand: Random) -> GreedyAgent | None:
    return None if budget else GreedyAgent(rand)
