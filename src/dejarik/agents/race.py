"""Search for games with long turns: every option is played to the end of the turn, and the best ones race on."""

from __future__ import annotations

from random import Random
from typing import Any

from dejarik.agents.judges import HandWritten, Judge
from dejarik.agents.lookahead import Tally, after, best_choice, sensible
from dejarik.agents.trailing import Running, leader, without_trailing
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

LONGEST_TURN = 200


class Race:
    """Options of one decision run against each other under the same guesses at the hidden cards.

    A tree over single actions does badly where a turn has many of them in any order: it spends its time on orders, and
    judges positions half-way through a turn. Here every option counts by the turn that follows from it if everybody
    takes what looks best at each step. A simulation is one such step: all options of one position are looked at.

    Within the turn the hand-written evaluation chooses, which is quick and made for it; the judge says what the turn
    came to. Judges that learned from results know positions between turns better than those in the middle of one.
    """

    def __init__(self, game: Game[Any], judge: Judge, s: State, rand: Random) -> None:
        assert s.decision is not None, "the game is over"
        self.game = game
        self.judge = judge
        self.within = HandWritten(game)
        self.state = s
        self.seat = s.decision.seat
        self.turn = game.turn(s)
        self.rand = rand
        self.simulations = 0
        self.running: Running = {option: [] for option in sensible(game, s)}

    def is_settled(self, left: float) -> bool:
        """Whether all options but one have dropped out, however many simulations are left."""
        return len(self.running) == 1

    def simulate(self) -> None:
        """Guess the hidden cards and play every option that still runs on from there."""
        guess = self.guess()
        at_least = self.simulations + len(self.running)
        for option, values in self.running.items():
            values.append(self.play_on(after(guess, option)))
        self.simulations = max(self.simulations, at_least)
        self.running = without_trailing(self.running)

    def guess(self) -> State:
        """A position that agrees with what the seat knows."""
        found: State = self.game.determinize(self.state, self.seat, self.rand)
        return found

    def best(self) -> Option:
        """The option with the best average."""
        return leader(self.running)

    def tally(self) -> Tally:
        """One vote for each option that still runs, and its average: what most of several races kept is in front."""
        return {option: (1, sum(values) / max(len(values), 1)) for option, values in self.running.items()}

    def play_on(self, s: State) -> float:
        """How the seat stands when the turn is over."""
        for _ in range(LONGEST_TURN):
            if s.decision is None or self.game.turn(s) != self.turn:
                break
            s = best_choice(self.game, self.within, s)
            self.simulations += 1
        return self.judge.shares([s], self.seat)[0][self.seat]
