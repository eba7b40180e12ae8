"""The description of one HTTP call: its address, input and output, possible errors, and its handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from dejarik.server.failures import needs_token, too_fast
from dejarik.server.services import Services
from dejarik.server.visits import Visit
from dejarik.server.wire import Player

B = TypeVar("B")

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


@dataclass(frozen=True)
class Ask(Generic[B]):
    """A call as its function gets it: everything already read and checked."""

    services: Services
    path: Mapping[str, Any]
    query: Mapping[str, str]
    body: B
    token: str | None
    player: Player | None
    address: str
    visit: Visit

    @property
    def asker(self) -> Player:
        """Who asks; raises ProblemError if nobody known does."""
        if self.player is None:
            raise needs_token()
        return self.player


def slowly(ask: Ask[Any]) -> None:
    """Raise ProblemError if the address asks faster than somebody who knows their password has to."""
    if not ask.services.logins.take(ask.address):
        raise too_fast()


@dataclass(frozen=True)
class QueryWord:
    """A word of the query string, for the description."""

    name: str
    about: str
    schema: Mapping[str, Any]


@dataclass(frozen=True)
class Call:
    """One call. ``reads`` and ``answers`` are types: ``str`` is plain text, None is nothing at all.

    ``refuses`` lists the codes of problems beyond those every call of its kind can have, by HTTP status.
    """

    method: Method
    path: str
    summary: str
    do: Callable[[Ask[Any]], Awaitable[Any]]
    answers: Any = None
    reads: Any = None
    status: int = 200
    for_players: bool = False
    query: tuple[QueryWord, ...] = ()
    refuses: tuple[tuple[int, str], ...] = ()
