"""What an agent is, and how one is made from a short description such as ``mcts:200``."""

from __future__ import annotations

import re
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


Maker = Callable[[str, Random], Agent]
_MAKERS: dict[str, Maker] = {}
_DESCRIPTION = re.compile(r"(?P<name>[a-z]+)((?<=mcts):(?P<budget>[1-9][0-9]{0,6}(ms)?))?")


def agent(name: str) -> Callable[[Maker], Maker]:
    """Register the maker of a kind of agent; it gets what follows the colon, and a source of chance."""

    def keep(maker: Maker) -> Maker:
        _MAKERS[name] = maker
        return maker

    return keep


def agent_names() -> list[str]:
    """The kinds of agent there are."""
    return list(_MAKERS)


def make_agent(description: str, seed: int) -> Agent:
    """The agent that ``random``, ``greedy``, ``mcts:400`` or ``mcts:500ms`` describes; the same seed plays the same."""
    found = _DESCRIPTION.fullmatch(description)
    if found is None or found["name"] not in _MAKERS:
        raise UnknownAgentError(
            Text(f"There is no agent “{description}”", f"Nie ma gracza komputerowego „{description}”"),
            Text(
                "Use random, greedy, mcts, mcts:400 (simulations) or mcts:500ms (time).",
                "Podaj random, greedy, mcts, mcts:400 (symulacje) albo mcts:500ms (czas).",
            ),
        )
    return _MAKERS[found["name"]](found["budget"] or "", Random(seed))
