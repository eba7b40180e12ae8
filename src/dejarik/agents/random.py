"""An agent that picks options uniformly at random."""

from __future__ import annotations

from random import Random
from typing import Any

from dejarik.agents.base import agent
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State


class RandomAgent:
    """Does not look at the table at all."""

    def __init__(self, rand: Random) -> None:
        self.rand = rand

    def choose(self, game: Game[Any], s: State) -> Option:
        """Any option."""
        assert s.decision is not None, "the game is over"
        return self.rand.choice(s.decision.options)


@agent("random")
def _make(budget: str, rand: Random) -> RandomAgent | None:
    return None if budget else RandomAgent(rand)
