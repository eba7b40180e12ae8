"""An agent that looks one choice ahead with a judge that learned from games."""

from __future__ import annotations

from random import Random
from typing import Any

from dejarik.agents.greedy import GreedyAgent
from dejarik.agents.judges import Judging
from dejarik.agents.lookahead import after, sensible
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State


class OneChoice:
    """Takes what the judge likes best, but stops in a long turn only when the hand-written evaluation would.

    A judge that learned saw turns only that were played to their end. It compares positions within a turn well, but in
    the one behind its end it cannot see what was left undone, and likes to be there early. It is the same with a part
    of a turn, such as the attacks in it.
    """

    def __init__(self, rand: Random, judging: Judging, guesses: int | None = None) -> None:
        self._rand = rand
        self._learned = GreedyAgent(rand, judging, guesses)
        self._by_hand = GreedyAgent(rand, guesses=guesses)

    def choose(self, game: Game[Any], s: State) -> Option:
        """The option with the best average outcome; the first of equals."""
        options = sensible(game, s)
        if game.turn(s) is None or len(options) == 1:
            return self._learned.best_of(game, s, options)
        usual = self._by_hand.best_of(game, s, options)
        going_on = self._going_on(game, s, options)
        return self._learned.best_of(game, s, going_on) if usual in going_on else usual

    def _going_on(self, game: Game[Any], s: State, options: list[Option]) -> list[Option]:
        """The options that end neither the turn nor a part of it."""
        assert s.decision is not None, "the game is over"
        guess = game.determinize(s, s.decision.seat, self._rand)
        doing = [option for option in options if option[0] not in game.stops]
        return [option for option in doing if game.turn(after(guess, option)) == game.turn(s)]
