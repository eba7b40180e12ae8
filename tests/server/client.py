"""Somebody over the wire: calls the server, opens a table, and keeps what it is shown as a page would."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect

Frame: TypeAlias = dict[str, Any]

PERSON = {"kind": "person"}
EASY = {"kind": "computer", "level": "easy"}
_PATIENCE = 30.0
_ANSWERS = frozenset(("done", "refused", "why", "past"))


class RefusedError(Exception):
    """The server refused a call; ``code`` says why."""

    def __init__(self, status: int, problem: Frame) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.code: str = problem["code"]


@dataclass(frozen=True)
class Person:
    """A guest and the secret that proves it."""

    id: str
    name: str
    token: str


class Caller:
    """The HTTP part of a server."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Shorter than the server keeps connections: a call on one that is just being closed would fail.
        limits = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=2.0)
        # Nothing here is encrypted, and reading all certificates of the system takes long.
        self.http = httpx.AsyncClient(base_url=address, timeout=_PATIENCE, limits=limits, verify=False)

    async def call(self, method: str, path: str, token: str | None = None, body: object = None) -> Any:
        """One call; raises RefusedError with the server's problem."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, headers=headers, json=body)
        if answer.status_code >= 400:
            raise RefusedError(answer.status_code, answer.json())
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    async def guest(self, name: str) -> Person:
        """Somebody new."""
        made = await self.call("POST", "/api/players", body={"name": name})
        return Person(made["player"]["id"], name, made["token"])

    async def open_table(self, host: Person, *seats: Frame, **more: object) -> str:
        """A table at which the host sits first; its id."""
        described = list(seats) or [PERSON, PERSON]
        wish = {"game": "bounty", "players": len(described), "seats": described, "my_seat": 0} | more
        table: str = (await self.call("POST", "/api/tables", host.token, wish))["id"]
        return table

    async def sit(self, person: Person, table: str, seat: int) -> Frame:
        """Sit down."""
        info: Frame = await self.call("POST", f"/api/tables/{table}/seats/{seat}", person.token)
        return info

    async def table_of(self, *people: Person, **more: object) -> str:
        """A table at which these people sit, in this order."""
        table = await self.open_table(people[0], *[PERSON] * len(people), **more)
        for seat, person in enumerate(people[1:], 1):
            await self.sit(person, table, seat)
        return table


class TableSocket:
    """One connection to a table: the last view, and the log put together from all updates."""

    _ids = itertools.count()

    def __init__(self, socket: ClientConnection, log: list[Frame]) -> None:
        self.socket = socket
        self.log = log
        self.seat = -1
        self.table: Frame = {}
        self.seq: int | None = None
        self.view: Frame = {}
        self.undo = "no"
        self.frames: list[Frame] = []
        self.raw: list[str] = []

    @property
    def choices(self) -> list[str]:
        """What may be chosen now, if it is this seat's turn."""
        prompt = self.view.get("prompt") if not self.is_over else None
        return [choice["move"] for choice in prompt["choices"]] if prompt and prompt["seat"] == self.seat else []

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table) and self.table["status"] == "over"

    async def send(self, frame: Frame) -> None:
        """Send a frame as it is."""
        await self.socket.send(json.dumps(frame))

    async def receive(self) -> Frame:
        """The next frame, kept in mind."""
        async with asyncio.timeout(_PATIENCE):
            text = await self.socket.recv(decode=True)
        frame: Frame = json.loads(text)
        self.frames.append(frame)
        self.raw.append(text)
        match frame["type"]:
            case "welcome":
                self.seat, self.table = frame["seat"], frame["table"]
            case "table":
                self.table = frame["table"]
            case "update":
                self._see(frame)
        return frame

    async def until(self, holds: Callable[[Frame], object]) -> Frame:
        """The first frame from now on of which something holds."""
        while not holds(frame := await self.receive()):
            pass
        return frame

    async def next(self, kind: str) -> Frame:
        """The next frame of a type."""
        return await self.until(lambda frame: frame["type"] == kind)

    async def ask(self, kind: str, **fields: object) -> Frame:
        """Send a message and wait for the answer to it."""
        id_ = str(fields.setdefault("id", f"m{next(self._ids)}"))
        await self.send({"type": kind, **fields})
        return answer_in(await self.until(lambda frame: answer_in(frame).get("id") == id_))

    async def choose(self, move: str | None = None, **fields: object) -> Frame:
        """Make a choice, the first one offered if none is named."""
        return await self.ask("choose", **({"at": self.seq, "move": move or self.choices[0]} | fields))

    async def my_turn(self) -> None:
        """Wait until this seat must choose."""
        while not self.choices:
            await self.receive()

    def _see(self, frame: Frame) -> None:
        self.seq, self.view, self.undo = frame["seq"], frame["view"], frame["undo"]
        kept = frame["log"]["from"]
        assert kept <= len(self.log), "the server believes that this client has lines it never got"
        self.log[kept:] = frame["log"]["lines"]


@asynccontextmanager
async def at_table(
    address: str, table: str, person: Person | None = None, seen: int | None = None, log: list[Frame] | None = None
) -> AsyncIterator[TableSocket]:
    """Connect to a table and say hello, as somebody who saw so much before; the welcome has come."""
    uri = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(uri, compression=None, max_size=None, ping_interval=None) as socket:
        client = TableSocket(socket, log if log is not None else [])
        await client.send(hello(person, seen))
        await client.next("welcome")
        yield client


def answer_in(frame: Frame) -> Frame:
    """The answer that a frame is or brings along; nothing if there is none."""
    if frame["type"] in _ANSWERS:
        return frame
    return (frame.get("done") if frame["type"] == "update" else None) or {}


def hello(person: Person | None, seen: int | None = None) -> Frame:
    """The first frame."""
    return {"type": "hello", "version": 1, "token": person.token if person else None, "seen": seen}


async def play_to_the_end(client: TableSocket, rand: Random) -> None:
    """Choose at random whenever it is this seat's turn, until the game is over."""
    while not client.is_over:
        if client.choices:
            answer = await client.choose(rand.choice(client.choices))
            assert answer["type"] == "done", f"a legal choice was refused: {answer}"
        else:
            await client.receive()
