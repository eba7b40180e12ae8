"""The agent interface, and making an agent from a short description such as ``mcts:200``."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from dejarik.kernel.decision import Option
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.kernel.text import Text


class Agent(Protocol):
    """Chooses for whoever must choose now, knowing only what that seat knows."""

    def choose(self, game: Game[Any], s: State) -> Option:
        """One of the options of the pending decision."""
        ...


class UnknownAgentError(DejarikError):
    """No agent answers to that description."""


Maker = Callable[[str, Random], Agent | None]
_MAKERS: dict[str, Maker] = {}


def agent(name: str) -> Callable[[Maker], Maker]:
    """Register the maker of a kind of agent: from what follows the name and a source of chance, or None if unfit."""

    def keep(maker: Maker) -> Maker:
        _MAKERS[name] = maker
        return maker

    return keep


def make_agent(description: str, seed: int) -> Agent:
    """The agent that ``random``, ``greedy``, ``mcts:400`` or ``mcts:500ms`` describes; the same seed plays the same."""
    name, colon, budget = description.partition(":")
    made = _MAKERS[name](colon + budget, Random(seed)) if name in _MAKERS else None
    if made is None:
        raise UnknownAgentError(
            Text(f"There is no agent “{description}”", f"Nie ma gracza komputerowego „{description}”"),
            Text(
                f"Use {', '.join(_MAKERS)}, mcts:400 (simulations) or mcts:500ms (time).",
                f"Podaj {', '.join(_MAKERS)}, mcts:400 (symulacje) albo mcts:500ms (czas).",
            ),
        )
    return made
