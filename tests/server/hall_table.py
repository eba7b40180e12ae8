"""A hall over a fresh database, people to sit in it, and connections that only remember what they were shown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import insert

from dejarik.server import schema, wire
from dejarik.server.hall import Hall
from dejarik.server.metrics import Metrics
from dejarik.server.problems import ProblemError
from dejarik.server.room import LastSeen, Room
from dejarik.server.settings import Settings
from dejarik.server.store import Store
from dejarik.server.wire import Player, SeatWish, TableWish

ANIA = Player("ania", "Ania", False)
TOMEK = Player("tomek", "Tomek", False)
OLA = Player("ola", "Ola", False)
PERSON = SeatWish("person")
EASY = SeatWish("computer", "easy")


class Watcher:
    """A connection that keeps the frames it was pushed and how it ended."""

    session = None
    avatar = None

    def __init__(self, room: Room, player: Player | None = None) -> None:
        self.room = room
        self.player = player
        self.seat = room.table.seat_of(player)
        self.frames: list[dict[str, Any]] = []
        self.ended: int | None = None
        room.enter(self)

    def wake(self) -> None: ...

    def push(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    def part(self, code: int) -> None:
        self.ended = code

    def find_seat(self) -> None:
        self.seat = self.room.table.seat_of(self.player)

    def sees(self, seen: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.room.update_frame(self.seat, LastSeen(seen)))
        return found


@asynccontextmanager
async def hall_in(url: str, **settings: Any) -> AsyncIterator[Hall]:
    """A hall over a database; entering again is a restart."""
    store = Store(url)
    await store.open()
    for player in (ANIA, TOMEK, OLA):
        rows = await store.read(schema.players.select().where(schema.players.c.id == player.id))
        if not rows:
            await store.write(insert(schema.players).values(id=player.id, name=player.name, created=0.0))
    hall = Hall(store, Settings(**({"pause": 0.0, "workers": 1} | settings)), Metrics())
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await store.close()


def wish(*seats: SeatWish, **more: Any) -> TableWish:
    described = list(seats) or [PERSON, PERSON]
    return TableWish(**({"game": "bounty", "players": len(described), "seats": described, "my_seat": 0} | more))


async def opened(hall: Hall, *seats: SeatWish, others: tuple[Player, ...] = (TOMEK,), **more: Any) -> Room:
    """A table at which Ania sits, and the others on the seats that are free."""
    info = await hall.open_table(wish(*seats, **more), ANIA)
    free = [seat.seat for seat in info.seats if seat.kind == "person" and seat.name is None]
    for seat, player in zip(free, others, strict=False):
        await hall.sit(info.id, seat, player)
    return await hall.find(info.id)


async def choose(hall: Hall, room: Room, player: Player, move: str | None = None, id_: str = "") -> wire.ToClient:
    """A person makes a choice, the first offered if none is named."""
    table = room.table
    named = move or table.match.notation(table.match.options[0])
    request = wire.Choose(id_ or f"c{table.seq}", table.seq, named)
    return await hall.referee.carry_out(room, table.seat_of(player), player, request)


async def refused(work: object) -> str:
    """The code with which something is refused."""
    with pytest.raises(ProblemError) as error:
        await work  # type: ignore[misc]
    return error.value.code


async def do(hall: Hall, room: Room, player: Player, request: wire.Request) -> wire.ToClient:
    return await hall.referee.carry_out(room, room.table.seat_of(player), player, request)


async def until(holds: Any, seconds: float = 60.0) -> None:
    """Wait until something is so; fails if it does not come to be."""
    ends = monotonic() + seconds
    while not holds():
        assert monotonic() < ends, "it did not happen in time"
        await asyncio.sleep(0.01)
