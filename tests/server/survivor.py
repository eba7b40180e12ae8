"""A player whom no crash of the server stops: comes back, sends again what was not answered, remembers what was."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.client import Frame, Person, TableSocket, at_table

THINK_S = 0.02
_CHATS, _TAKES_BACK = 0.05, 0.05
_TRY_AGAIN = 0.05
BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, httpx.TransportError)
"""What happens to somebody whose server dies."""


@dataclass
class Survivor:
    """Plays one seat at random to the end, at whichever server it reaches.

    ``done`` and ``refused`` keep every answered message by its id.
    """

    addresses: Sequence[str]
    table: str
    person: Person
    rand: Random
    log: list[Frame] = field(default_factory=list)
    done: dict[str, tuple[Frame, int]] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    returns: int = 0
    _seen: int | None = None
    _unanswered: Frame | None = None
    _over: bool = False
    _ids = itertools.count()

    async def play(self) -> None:
        """Play to the end, over as many connections as it takes."""
        while not self._over:
            try:
                address = self.rand.choice(self.addresses)
                async with at_table(address, self.table, self.person, self._seen, self.log) as client:
                    await self._play_on(client)
            except BROKEN:
                self.returns += 1
                await asyncio.sleep(_TRY_AGAIN)

    async def _play_on(self, client: TableSocket) -> None:
        while not self._is_over(client):
            if self._unanswered is None:
                self._unanswered = await self._next_message(client)
            if self._unanswered is not None:
                await self._ask(client, self._unanswered)
            else:
                await client.receive()
            self._seen = client.seq if client.seq is not None else self._seen

    def _is_over(self, client: TableSocket) -> bool:
        """Whether the end of the game and its last position have both been shown."""
        self._over = client.is_over and bool(client.view) and client.view["prompt"] is None
        return self._over

    async def _next_message(self, client: TableSocket) -> Frame | None:
        """What to send now, if anything."""
        if not client.choices:
            return None
        await asyncio.sleep(self.rand.expovariate(1 / THINK_S))
        id_ = f"s{next(self._ids)}"
        luck = self.rand.random()
        if luck < _CHATS:
            return {"type": "chat", "id": id_, "text": f"Message {id_}"}
        if luck < _CHATS + _TAKES_BACK and client.undo == "free":
            return {"type": "undo", "id": id_}
        return {"type": "choose", "id": id_, "at": client.seq, "move": self.rand.choice(client.choices)}

    async def _ask(self, client: TableSocket, message: Frame) -> None:
        try:
            answer = await client.ask(message["type"], **{k: v for k, v in message.items() if k != "type"})
        finally:
            self._seen = client.seq if client.seq is not None else self._seen
        if answer["type"] == "done":
            self.done[message["id"]] = message, answer["seq"]
        else:
            self.refused[message["id"]] = answer["problem"]["code"]
        self._unanswered = None
