"""The agent interface, and making an agent from a short description such as ``mcts:200``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Protocol, runtime_checkable

from dejarik.kernel.decision import Option
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.game import Game, Setup
from dejarik.kernel.state import State
from dejarik.kernel.text import Text


class Agent(Protocol):
    """Chooses for whoever must choose now, knowing only what that seat knows."""

    def choose(self, game: Game[Any], s: State) -> Option:
        """One of the options of the pending decision."""
        ...


@runtime_checkable
class Beginner(Protocol):
    """An agent that wants to know what was agreed before the game."""

    def begin(self, setup: Setup) -> None:
        """Know it."""
        ...


@runtime_checkable
class Stoppable(Protocol):
    """An agent that can be told to be content with what it knows."""

    def stop(self) -> None:
        """Choose with what is known so far, now and from now on; another thread may say so."""
        ...


def begin(agents: Iterable[Agent], setup: Setup) -> None:
    """Tell all agents that want to know that a game begins, and what was agreed."""
    for each in agents:
        if isinstance(each, Beginner):
            each.begin(setup)


class UnknownAgentError(DejarikError):
    """No agent answers to that description."""


Maker = Callable[[str, Random], Agent | None]
_MAKERS: dict[str, Maker] = {}
_NAMES = "greedy, linear, linearmcts, mcts, net, netmcts, random"


def agent(name: str) -> Callable[[Maker], Maker]:
    """Register the maker of a kind of agent: from what follows the name and a source of chance, or None if unfit."""

    def keep(maker: Maker) -> Maker:
        _MAKERS[name] = maker
        return maker

    return keep


def make_agent(description: str, seed: int) -> Agent:
    """The agent that ``random``, ``greedy``, ``mcts:400``, ``mcts:500ms``, ``mcts:400x4`` or ``engine:./bot.py`` is.

    The same seed plays the same, unless time decides or a program of somebody else. Descriptions that come over a
    network must not get here: ``engine`` runs whatever program it names.
    """
    name, colon, budget = description.partition(":")
    made = _MAKERS[name](colon + budget, Random(seed)) if name in _MAKERS else None
    if made is None:
        raise UnknownAgentError(
            Text(f"There is no agent “{description}”", f"Nie ma gracza komputerowego „{description}”"),
            Text(
                f"Use {_NAMES}, mcts:400 (simulations), mcts:500ms (time), mcts:400x4 (in 4 processes) "
                "or engine:COMMAND (a program).",
                f"Podaj {_NAMES}, mcts:400 (symulacje), mcts:500ms (czas), mcts:400x4 (w 4 procesach) "
                "albo engine:POLECENIE (program).",
            ),
        )
    return made
