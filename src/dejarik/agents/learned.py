"""Agents that judge by what was learned from self-play: one choice ahead, or with search.

``net`` looks one choice ahead with a network, ``netmcts:200`` searches with the same judge; ``linear`` and
``linearmcts:200`` do so with a linear evaluation. ``net:FILE`` and ``linear:FILE`` use weights of one's own. Where
nothing was learned for a game, or what networks need is not installed, the hand-written evaluation judges, and
``substitute`` says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final

from dejarik.agents.base import Agent, agent
from dejarik.agents.greedy import GREEDY
from dejarik.agents.judges import HandWritten, Judge, Judging
from dejarik.agents.one_choice import OneChoice
from dejarik.agents.parallel import searcher
from dejarik.kernel import registry
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.kernel.text import Text
from dejarik.learning import judge


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of judge that is learned: what its agents are called, how its files end, and what is said without one."""

    one_choice: str
    search: str
    ending: str
    none: Text


NETWORK: Final = Kind(
    "net",
    "netmcts",
    ".npz",
    Text(
        "No network is better at {game} with {n} seats than the hand-written evaluation",
        "Gra {game} przy liczbie miejsc {n}: żadna sieć nie jest lepsza od oceny napisanej ręcznie",
    ),
)
LINEAR: Final = Kind(
    "linear",
    "linearmcts",
    ".json.gz",
    Text(
        "No linear evaluation is better at {game} with {n} seats than the hand-written one",
        "Gra {game} przy liczbie miejsc {n}: żadna ocena liniowa nie jest lepsza od napisanej ręcznie",
    ),
)
KINDS: Final = (NETWORK, LINEAR)
SEARCHERS: Final = ("mcts", *(kind.search for kind in KINDS))
_BY_HAND: Final = Text(
    "The hand-written evaluation judges instead.", "Zamiast tego stosowana jest ocena napisana ręcznie."
)


def learned(game: Game[Any], seats: int) -> Judge:
    """The network for a game, or the hand-written evaluation where there is none that works."""
    return _shipped_or_by_hand(NETWORK, game, seats)


def chances(game: Game[Any], s: State) -> list[float]:
    """How everybody stands, each judged by what that seat knows; in sum one win."""
    found = learned(game, s.seats)
    own = [found.shares([s], seat)[0][seat] for seat in range(s.seats)]
    return [share / sum(own) for share in own]


def substitute(agents: Iterable[str], game: Game[Any], seats: int) -> Text | None:
    """That the hand-written evaluation judges for one of these agents, and why, if nothing that was learned does."""
    for description in agents:
        why = _missing(description, game, seats)
        if why is not None:
            return why.text + " " + _BY_HAND
    return None


def unusable() -> list[Text]:
    """What is wrong with what was learned and comes with the program, a line for each file that cannot be used.

    The files are read, but no judge is made: that takes the facts of all cards, and a server that starts waits.
    """
    found: list[Text] = []
    lacking = _lacking()
    kinds = [kind for kind in KINDS if kind == LINEAR or lacking is None]
    if lacking is not None:
        found.append(lacking.text + " " + _BY_HAND)
    games = list(map(registry.find, registry.names()))
    named = ((kind, game, seats) for kind in kinds for game in games for seats in game.seats)
    for kind, game, seats in named:
        path = judge.shipped(game.name, seats, kind.ending)
        try:
            if path is not None:
                _read(kind, game, seats, path)
        except DejarikError as error:
            found.append(error.text + " " + _BY_HAND)
    return found


def playable(agent: str, game: Game[Any], seats: int) -> str:
    """This agent, or one that plays like it by the hand-written evaluation if its file of weights cannot be used."""
    return agent if _file(agent) is None or _missing(agent, game, seats) is None else GREEDY


def check_weights(agent: str, game: Game[Any], seats: int) -> None:
    """Raise the error that ``net:FILE`` or ``linear:FILE`` would raise when it chooses."""
    why = _missing(agent, game, seats) if _file(agent) is not None else None
    if why is not None:
        raise why


def shipped_file(kind: Kind, game: Game[Any], seats: int) -> Path:
    """The weights that come with the program for a game; raises an error if there are none."""
    found = judge.shipped(game.name, seats, kind.ending)
    if found is None:
        raise DejarikError(
            kind.none.fill(game=game.title, n=seats),
            Text("“dejarik train” can make one.", "Można ją wytrenować poleceniem „dejarik train”."),
        )
    return found


def _missing(agent: str, game: Game[Any], seats: int) -> DejarikError | None:
    """Why an agent that asks for something learned does not get it."""
    kind = kind_of(agent)
    if kind is None:
        return None
    try:
        _find(kind, game, seats, _file(agent))
    except DejarikError as error:
        return error
    return None


def kind_of(agent: str) -> Kind | None:
    """What is learned by the judge of an agent, if anything."""
    name = agent.partition(":")[0]
    return next((kind for kind in KINDS if name in (kind.one_choice, kind.search)), None)


def judging(agent: str) -> Judging:
    """Finds the judge of ``net``, ``linear:FILE`` and the like."""
    kind, file = kind_of(agent), _file(agent)
    assert kind is not None, "this agent judges by nothing learned"
    return partial(_shipped_or_by_hand, kind) if file is None else partial(_find, kind, path=file)


def _file(agent: str) -> Path | None:
    name, _, file = agent.partition(":")
    return Path(file) if file and any(name == kind.one_choice for kind in KINDS) else None


def _shipped_or_by_hand(kind: Kind, game: Game[Any], seats: int) -> Judge:
    found = _shipped(kind, game, seats)
    return HandWritten(game) if isinstance(found, DejarikError) else found


@lru_cache(maxsize=64)
def _shipped(kind: Kind, game: Game[Any], seats: int) -> Judge | DejarikError:
    try:
        return _find(kind, game, seats, None)
    except DejarikError as error:
        return error


def _find(kind: Kind, game: Game[Any], seats: int, path: Path | None) -> Judge:
    """The judge that a file makes, by default the one that comes with the program."""
    if kind == NETWORK and (lacking := _lacking()) is not None:
        raise lacking
    if path is None:
        path = shipped_file(kind, game, seats)
    if kind == LINEAR:
        from dejarik.learning.linear import linear_from

        return linear_from(game, seats, path)
    from dejarik.learning.network import network_from

    return network_from(game, seats, path)


def _read(kind: Kind, game: Game[Any], seats: int, path: Path) -> None:
    """Read a file; raises an error if it is not what it should be."""
    if kind == LINEAR:
        from dejarik.learning.linear import fitting_linear

        fitting_linear(game, seats, path)
    else:
        from dejarik.learning.network import fitting_network

        fitting_network(game, seats, path)


def _lacking() -> DejarikError | None:
    """Which library is not installed that networks need, if any."""
    library = next((name for name in ("numpy", "threadpoolctl") if find_spec(name) is None), None)
    if library is None:
        return None
    return DejarikError(
        Text(
            f"{library} is not installed, which networks need", f"Brakuje biblioteki {library}, której potrzebują sieci"
        ),
        Text("Install it with: pip install 'dejarik[net]'.", "Zainstaluj: pip install 'dejarik[net]'."),
    )


def _register(kind: Kind) -> None:
    """Make the two agents of a kind known."""

    @agent(kind.one_choice)
    def _make(file: str, rand: Random) -> OneChoice | None:
        return None if file == ":" else OneChoice(rand, judging(kind.one_choice + file))

    @agent(kind.search)
    def _make_search(written: str, rand: Random) -> Agent | None:
        return searcher(written, rand, judging(kind.search))


for _each in KINDS:
    _register(_each)
