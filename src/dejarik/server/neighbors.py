"""What concerns the tables of all servers: the lobby, and a person's games. Each server adds its own part."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from time import monotonic
from typing import TypeVar

import httpx
import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dejarik.server.hall import MOST_LISTED, Hall, in_order
from dejarik.server.internal import PATH, Errand, InternalClient
from dejarik.server.ownership import Ownership, Server
from dejarik.server.wire import Player, TableSummary

_GOOD_FOR = 2.0
_WITHIN = 3.0
_T = TypeVar("_T")
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class Lobby(Struct):
    """The tables to join or to watch, and how many connections are open."""

    tables: list[TableSummary]
    online: int


class Neighbors:
    """The other servers of the same database, if there are any."""

    def __init__(self, hall: Hall, ownership: Ownership) -> None:
        self._hall = hall
        self._ownership = ownership
        self.client = InternalClient()
        self._lobbies: dict[str, tuple[float, Lobby]] = {}

    async def lobby(self) -> Lobby:
        """What is going on, on all servers."""
        others = self._ownership.others
        parts = [self.own_lobby(), *await asyncio.gather(*map(self._lobby_of, others))]
        self._lobbies = {server.id: self._lobbies[server.id] for server in others if server.id in self._lobbies}
        tables = {table.id: table for part in parts for table in part.tables}
        return Lobby(_in_order(tables.values()), sum(part.online for part in parts))

    async def games_of(self, player: Player) -> list[TableSummary]:
        """A person's tables, on all servers: those waiting for them first."""
        asked = (self._games_at(server, player.id) for server in self._ownership.others)
        parts = await asyncio.gather(self._hall.games_of(player), *asked)
        return in_order({table.id: table for part in parts for table in part}.values())

    def own_lobby(self) -> Lobby:
        """What is going on here."""
        return Lobby(self._hall.lobby(), self._hall.online)

    def forget_lobby(self, server: str) -> None:
        """Another server's tables changed."""
        self._lobbies.pop(server, None)

    def forget_lobbies(self) -> None:
        """Other servers' tables may have changed."""
        self._lobbies.clear()

    async def close(self) -> None:
        """Ask nobody any more."""
        await self.client.close()

    def internal_app(self) -> Starlette:
        """What other servers ask this one."""

        async def lobby(_: Request) -> Response:
            return Response(_encode(self.own_lobby()))

        async def games(request: Request) -> Response:
            return Response(_encode(self._hall.games_here(request.path_params["player"])))

        return Starlette(routes=[Route(f"{PATH}lobby", lobby), Route(f"{PATH}games/{{player}}", games)])

    async def _lobby_of(self, server: Server) -> Lobby:
        since, kept = self._lobbies.get(server.id, (0.0, None))
        if kept is not None and monotonic() - since < _GOOD_FOR:
            return kept
        asked = monotonic()
        found = await self._ask(server, "lobby", Lobby) or kept or Lobby([], 0)
        self._lobbies[server.id] = asked, found
        return found

    async def _games_at(self, server: Server, player: str) -> list[TableSummary]:
        return await self._ask(server, f"games/{player}", list[TableSummary]) or []

    async def _ask(self, server: Server, path: str, shape: type[_T]) -> _T | None:
        """None if there is no answer: that server is starting, or will not be one of us for long."""
        try:
            async with asyncio.timeout(_WITHIN):
                answer = await self.client.call(server, Errand("GET", PATH + path))
            answer.raise_for_status()
        except (httpx.HTTPError, TimeoutError) as error:
            _log.warning("neighbor_silent", extra={"url": server.url, "reason": repr(error)})
            return None
        return msgspec.json.decode(answer.content, type=shape)


def _in_order(tables: Iterable[TableSummary]) -> list[TableSummary]:
    """Those with free seats first, and of these the newest."""
    newest_first = sorted(tables, key=lambda table: table.created, reverse=True)
    return sorted(newest_first, key=lambda table: table.status != "waiting")[:MOST_LISTED]
