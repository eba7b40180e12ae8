"""The clients of the load test: bots at tables and sockets of the echo server, each timing its own round trips."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from random import Random
from time import perf_counter
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.pace import Pace
from dejarik import Match
from dejarik.agents import make_agent
from dejarik.server.thinkers import AGENTS
from tests.server.client import Caller, Person, hello

GAME, RECORDS = "bounty", 10
_AT_ONCE = 40
_T = TypeVar("_T")
Seated: TypeAlias = tuple[str, Person, Person]
"""A table and the two people at it."""


class LoadError(RuntimeError):
    """Something happened that must not: a choice refused, a connection lost."""


class Choice(Struct):
    """What may be chosen."""

    move: str


class Prompt(Struct):
    """Who chooses, and from what."""

    seat: int
    choices: list[Choice]


class View(Struct):
    """As much of a view as a bot needs."""

    prompt: Prompt | None


class Done(Struct, tag="done"):
    """A choice was carried out."""

    id: str


class Update(Struct, tag="update"):
    """The position changed."""

    seq: int
    view: View
    done: Done | None


class Refused(Struct, tag="refused"):
    """A message was not carried out."""

    problem: msgspec.Raw


class Welcome(Struct, tag="welcome"):
    """The connection stands."""

    seat: int


class Other(Struct, tag="table"):
    """People came or went."""


_decode = msgspec.json.Decoder(Update | Done | Refused | Welcome | Other).decode
_encode = msgspec.json.Encoder().encode


class Bot:
    """Sits on one seat and chooses at random."""

    def __init__(self, socket: ClientConnection, pace: Pace, seed: int) -> None:
        self._socket = socket
        self._pace = pace
        self._rand = Random(seed)
        self._seat = -1
        self._sent = 0.0
        self._turn: asyncio.Task[None] | None = None
        self.times = array("d")

    async def play(self) -> None:
        """Follow the table and choose whenever it is this seat's turn; raises LoadError if anything goes wrong."""
        while True:
            match _decode(await self._receive()):
                case Welcome(seat=seat):
                    self._seat = seat
                case Update() as update:
                    self._see(update)
                case Done():
                    self._answered()
                case Refused(problem=problem):
                    raise LoadError(f"a legal choice was refused: {bytes(problem).decode()}")

    async def _receive(self) -> bytes:
        try:
            return await self._socket.recv(decode=False)
        except ConnectionClosed as error:
            raise LoadError("the server ended a connection") from error

    def _answered(self) -> None:
        self.times.append(perf_counter() - self._sent)
        self._pace.done()

    def _see(self, update: Update) -> None:
        if update.done is not None:
            self._answered()
        prompt = update.view.prompt
        if prompt is not None and prompt.seat == self._seat:
            self._turn = asyncio.create_task(self._choose(update.seq, prompt.choices))

    async def _choose(self, seq: int, choices: list[Choice]) -> None:
        await self._pace.step()
        move = self._rand.choice(choices).move
        frame = _encode({"type": "choose", "id": f"c{seq}", "at": seq, "move": move}).decode()
        self._sent = perf_counter()
        await self._socket.send(frame)


class Echoed:
    """Two sockets of the echo server that take turns, as two people at a table do."""

    frame = _encode({"type": "choose", "id": "c500", "at": 500, "move": "take veteran_astromech"}).decode()

    def __init__(self, sockets: tuple[ClientConnection, ClientConnection], pace: Pace) -> None:
        self._sockets = sockets
        self._pace = pace
        self.times = array("d")

    async def play(self) -> None:
        """Send a frame the size of a choice, wait for it to come back, and let the other one go on."""
        while True:
            for socket in self._sockets:
                await self._pace.step()
                sent = perf_counter()
                await socket.send(self.frame)
                await socket.recv()
                self.times.append(perf_counter() - sent)
                self._pace.done()


async def all_of(work: Iterable[Callable[[], Awaitable[_T]]]) -> list[_T]:
    """Do many things, some at once."""
    room = asyncio.Semaphore(_AT_ONCE)

    async def one(do: Callable[[], Awaitable[_T]]) -> _T:
        async with room:
            return await do()

    return await asyncio.gather(*(one(do) for do in work))


async def open_socket(address: str, path: str) -> ClientConnection:
    """A connection as bots make it: without compression, and without pings that would disturb the stopwatch."""
    uri = address.replace("http", "ws", 1) + path
    return await connect(uri, compression=None, max_size=None, ping_interval=None, close_timeout=1)


async def sit_down(caller: Caller, number: int, record: str, move: int) -> Seated:
    """Two people at a table that goes on from the middle of a game."""
    one, two = await caller.guest(f"One {number}"), await caller.guest(f"Two {number}")
    start = {"id": record, "move": move}
    return await caller.table_of(one, two, from_record=start), one, two


async def connect_bot(address: str, table: str, person: Person, pace: Pace, seed: int) -> Bot:
    """A bot on somebody's seat, welcomed."""
    socket = await open_socket(address, f"/api/tables/{table}/socket")
    await socket.send(_encode({**hello(person), "keeps": True}).decode())
    return Bot(socket, pace, seed)


async def upload(caller: Caller, records: int) -> list[tuple[str, int]]:
    """Games half played, for tables to go on from: ids of their records, and how many moves they have."""
    host = await caller.guest("Host")
    found = []
    for seed in range(records):
        text, moves = half_a_game(seed)
        answer = await caller.http.post(
            "/api/records",
            content=text,
            headers={"Content-Type": "text/plain", "Authorization": f"Bearer {host.token}"},
        )
        found.append((answer.raise_for_status().json()["id"], moves))
    return found


def half_a_game(seed: int) -> tuple[str, int]:
    """The record of the first half of a game between two easy computers, and how many moves it has."""
    match, agent = Match(GAME, 2, seed, {"rounds": "100"}), make_agent(AGENTS["easy"], seed)
    while match.result is None:
        match.play(agent.choose(match.game, match.state))
    half = len(match.moves) // 2
    return str(Match.from_record(match.record, half).record), half


async def seat_all(address: str, records: list[tuple[str, int]], tables: int) -> list[Seated]:
    """So many tables in the middle of a game, with two people each."""
    caller = Caller(address)
    return await all_of([partial(sit_down, caller, n, *records[n % len(records)]) for n in range(tables)])


async def connect_all(address: str, seated: list[Seated], pace: Pace) -> list[Bot]:
    """A bot for everybody who sits somewhere."""
    return await all_of(
        [
            partial(connect_bot, address, table, person, pace, 2 * number + side)
            for number, (table, *people) in enumerate(seated)
            for side, person in enumerate(people)
        ]
    )


async def unless_one_fails(playing: list[asyncio.Task[None]], work: Awaitable[None]) -> None:
    """Wait for some work, but not longer than until anything goes wrong."""
    waiting = asyncio.ensure_future(work)
    await asyncio.wait((waiting, *playing), return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        if task.done():
            task.result()
    await waiting
