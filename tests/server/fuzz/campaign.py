"""A server under siege: who visits it, what they have found out, and everything that went wrong."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

import httpx

from tests.server.client import Caller, Person
from tests.server.fuzz.secrets import Ear, status_of
from tests.server.fuzz.values import Life
from tests.server.live import LiveServer

MOST_FAULTS = 50
PATIENCE_S = 60.0


@dataclass
class Seated:
    """A table with people on some of its seats, and the ear that hears what they are told."""

    id: str
    people: dict[int, Person]
    ear: Ear
    players: int = 2
    seq: int = 0
    is_over: bool = False

    def seat_of(self, person: Person | None) -> int:
        """Where somebody sits; spectators share the seat after the last."""
        return next((seat for seat, other in self.people.items() if person and other.id == person.id), self.players)


@dataclass
class Campaign:
    """Everything that the visitors of one server share."""

    server: LiveServer
    seed: int
    ends: float
    life: Life = field(default_factory=Life)
    people: list[Person] = field(default_factory=list)
    tables: dict[str, Seated] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    accepted: defaultdict[str, deque[Any]] = field(default_factory=lambda: defaultdict(lambda: deque(maxlen=20)))
    """What was sent with calls that succeeded, by call."""
    refused: set[str] = field(default_factory=set)
    """The calls that have not succeeded yet."""

    def __post_init__(self) -> None:
        self.caller = Caller(self.server.address)
        self.caller.http = self.client()

    def client(self) -> httpx.AsyncClient:
        """Makes every call on a new connection: one that is kept may be closed just when it is used again."""
        unkept = httpx.Limits(max_keepalive_connections=0)
        return httpx.AsyncClient(base_url=self.server.address, timeout=PATIENCE_S, limits=unkept, verify=False)

    @property
    def goes_on(self) -> bool:
        """Whether there is time left, and not so much wrong already that more would tell nothing."""
        return monotonic() < self.ends and len(self.faults) < MOST_FAULTS

    def rand(self, who: str) -> Random:
        """The randomness of one visitor: the same for the same seed, whatever the others do."""
        return Random(f"{self.seed} {who}")

    def fault(self, what: str) -> None:
        """Something is wrong with the server."""
        if what not in self.faults:
            self.faults.append(what)

    def overhear(self, text: str, where: str) -> None:
        """No answer and no frame holds the seed of a game that is still played."""
        for table in self.tables.values():
            if not table.is_over and table.ear.seed in text:
                # A clock may have ended the game after everybody had left, or one of the visitors.
                table.is_over = status_of(self.server.database, table.id) == "over"
            if not table.is_over and table.ear.seed in text:
                self.fault(f"the seed of table {table.id} was told in {where}")

    async def run(self, visits: list[Coroutine[Any, Any, None]], tick: Callable[[], object]) -> None:
        """Let everybody do what they want until the time is over; whoever fails is a fault of the fuzz itself."""
        tasks = [asyncio.create_task(visit) for visit in visits]
        while not all(task.done() for task in tasks):
            await asyncio.wait(tasks, timeout=0.5, return_when=asyncio.FIRST_EXCEPTION)
            tick()
            if any(task.done() and task.exception() for task in tasks):
                break
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
