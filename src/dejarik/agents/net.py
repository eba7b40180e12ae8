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
from dejarik.agents.greedy import GREEDY
from dejarik.agents.judges import HandWritten, Judge
from dejarik.agents.one_choice import OneChoice
from dejarik.agents.parallel import searcher
from dejarik.kernel import registry
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.kernel.text import Text

ONE_CHOICE: Final = "net"
SEARCH: Final = "netmcts"
_BY_HAND: Final = Text(
    "The hand-written evaluation judges instead.", "Zamiast sieci stosowana jest ocena napisana ręcznie."
)


def learned(game: Game[Any], seats: int) -> Judge:
    """The network for a game, or the hand-written evaluation where there is none that works."""
    found = _shipped(game, seats)
    return HandWritten(game) if isinstance(found, DejarikError) else found


def chances(game: Game[Any], s: State) -> list[float]:
    """How everybody stands, each judged by what that seat knows; in sum one win."""
    judge = learned(game, s.seats)
    own = [judge.shares([s], seat)[0][seat] for seat in range(s.seats)]
    return [share / sum(own) for share in own]


def substitute(agents: Iterable[str], game: Game[Any], seats: int) -> Text | None:
    """That the hand-written evaluation judges for one of these agents instead of a network, and why, if it does."""
    for description in agents:
        why = _missing(description, game, seats)
        if why is not None:
            return why.text + " " + _BY_HAND
    return None


def unusable() -> list[Text]:
    """What is wrong with the networks that come with the program, a line for each that cannot be used.

    Their files are read, but no network is made: that takes the facts of all cards, and a server that starts waits.
    """
    if find_spec("numpy") is None:
        return [_no_numpy().text + " " + _BY_HAND]
    from dejarik.learning.judge import fitting_weights, shipped_weights

    games = map(registry.find, registry.names())
    named = ((game, seats, shipped_weights(game.name, seats)) for game in games for seats in game.seats)
    found: list[Text] = []
    for game, seats, path in named:
        if path is None:
            continue
        try:
            fitting_weights(game, seats, path)
        except DejarikError as error:
            found.append(error.text + " " + _BY_HAND)
    return found


def playable(agent: str, game: Game[Any], seats: int) -> str:
    """This agent, or one that plays like it by the hand-written evaluation if its file of weights cannot be used."""
    return agent if _file(agent) is None or _missing(agent, game, seats) is None else GREEDY


def check_weights(agent: str, game: Game[Any], seats: int) -> None:
    """Raise the error that ``net:FILE`` would raise when it chooses."""
    why = _missing(agent, game, seats) if _file(agent) is not None else None
    if why is not None:
        raise why


def _missing(agent: str, game: Game[Any], seats: int) -> DejarikError | None:
    """Why an agent that asks for a network does not get one."""
    if agent.partition(":")[0] not in (ONE_CHOICE, SEARCH):
        return None
    try:
        _find(game, seats, _file(agent))
    except DejarikError as error:
        return error
    return None


def _file(agent: str) -> Path | None:
    name, _, file = agent.partition(":")
    return Path(file) if name == ONE_CHOICE and file else None


@lru_cache(maxsize=64)
def _shipped(game: Game[Any], seats: int) -> Judge | DejarikError:
    try:
        return _find(game, seats, None)
    except DejarikError as error:
        return error


def _find(game: Game[Any], seats: int, path: Path | None) -> Judge:
    if find_spec("numpy") is None:
        raise _no_numpy()
    from dejarik.learning.judge import judge_from

    return judge_from(game, seats, path or shipped_file(game, seats))


def shipped_file(game: Game[Any], seats: int) -> Path:
    """The weights that come with the program for a game; raises an error if there are none."""
    from dejarik.learning.judge import shipped_weights

    found = shipped_weights(game.name, seats)
    if found is None:
        raise DejarikError(
            Text(
                "No network is better at {game} with {n} seats than the hand-written evaluation",
                "Gra {game} przy liczbie miejsc {n}: żadna sieć nie jest lepsza od oceny napisanej ręcznie",
            ).fill(game=game.title, n=seats),
            Text("“dejarik train” can make one.", "Sieć można wytrenować poleceniem „dejarik train”."),
        )
    return found


def _no_numpy() -> DejarikError:
    return DejarikError(
        Text("numpy is not installed, which networks need", "Brakuje biblioteki numpy, której potrzebują sieci"),
        Text("Install it with: pip install 'dejarik[net]'.", "Zainstaluj: pip install 'dejarik[net]'."),
    )


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
