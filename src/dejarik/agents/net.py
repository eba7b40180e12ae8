"""Agents that judge by what was learned from self-play: one choice ahead, or with search.

``net`` looks one choice ahead, ``netmcts:200`` searches with the same judge. ``net:FILE`` uses weights of one's own.
Where there are no weights for a game, or numpy is not installed, the hand-written evaluation judges, and ``substitute``
says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final

from dejarik.agents.base import Agent, agent
from dejarik.agents.judges import HandWritten, Judge
from dejarik.agents.one_choice import OneChoice
from dejarik.agents.parallel import searcher
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.kernel.text import Text

ONE_CHOICE: Final = "net"
SEARCH: Final = "netmcts"


def learned(game: Game[Any], seats: int) -> Judge:
    """The network for a game, or the hand-written evaluation where there is none that works."""
    found = _shipped(game, seats)
    return HandWritten(game) if isinstance(found, DejarikError) else found


def chances(game: Game[Any], s: State) -> list[float]:
    """How everybody stands, each judged by what that seat knows; in sum one win."""
    judge = learned(game, s.seats)
    own = [judge.shares([s], seat)[0][seat] for seat in range(s.seats)]
    return [share / sum(own) for share in own]


def substitute(agents: Iterable[str], game: Game[Any], seats: int) -> DejarikError | None:
    """Why the hand-written evaluation judges for one of these agents instead of a network, if it does."""
    asked = any(agent in (ONE_CHOICE, SEARCH) or agent.startswith(f"{SEARCH}:") for agent in agents)
    found = _shipped(game, seats) if asked else None
    return found if isinstance(found, DejarikError) else None


@lru_cache(maxsize=64)
def _shipped(game: Game[Any], seats: int) -> Judge | DejarikError:
    try:
        return _find(game, seats, None)
    except DejarikError as error:
        return error


def _find(game: Game[Any], seats: int, path: Path | None) -> Judge:
    if find_spec("numpy") is None:
        raise DejarikError(
            Text("numpy is not installed, which networks need", "Brakuje biblioteki numpy, której potrzebują sieci"),
            Text("Install it with: pip install 'dejarik[net]'.", "Zainstaluj: pip install 'dejarik[net]'."),
        )
    from dejarik.learning.judge import judge_from, shipped_weights

    file = path or shipped_weights(game.name, seats)
    if file is None:
        raise DejarikError(
            Text(
                "No network is better at {game} with {n} seats than the hand-written evaluation",
                "Dla gry {game} na tyle miejsc: {n} żadna sieć nie jest lepsza od oceny napisanej ręcznie",
            ).fill(game=game.title, n=seats),
            Text(
                "That evaluation is used; “dejarik train” can make a network.",
                "Używana jest tamta ocena; sieć można zrobić poleceniem „dejarik train”.",
            ),
        )
    return judge_from(game, seats, file)


def _from_file(path: Path, game: Game[Any], seats: int) -> Judge:
    return _find(game, seats, path)


@agent(ONE_CHOICE)
def _make(file: str, rand: Random) -> OneChoice | None:
    if not file:
        return OneChoice(rand, learned)
    return OneChoice(rand, partial(_from_file, Path(file[1:]))) if file[1:] else None


@agent(SEARCH)
def _make_search(written: str, rand: Random) -> Agent | None:
    return searcher(written, rand, learned)
