"""Writes a database as a release leaves it behind: tables of all games, running and over, with undo and chat.

``python -m tests.server.games_kept tests/server/fixtures/NAME.sql.gz`` writes one; what everybody saw is at its end.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from dejarik.server import wire
from dejarik.server.hall import Hall
from dejarik.server.room import Room
from tests.server.hall_table import ANIA, TOMEK, hall_in, opened, wish

PEOPLE = (ANIA, TOMEK)
GAMES = ("bounty", "deckbuilding", "destiny", "lcg")
RUNNING_MOVES = 70
UNDO_AT = (20, 50)
ROUNDS = {"bounty": "4", "deckbuilding": "6", "destiny": "2", "lcg": "2"}
LONGER = {"bounty": "9", "deckbuilding": "14", "destiny": "6", "lcg": "3"}
_SEEN = "-- seen "


async def play(hall: Hall, room: Room, rand: Random, moves: int | None = None) -> None:
    """Let both choose at random, so many times or until the game is over, taking a move back now and then."""
    made = 0
    while room.table.chooser is not None and (moves is None or made < moves):
        match, seat = room.table.match, room.table.chooser
        move = match.notation(rand.choice(match.options))
        request = wire.Choose(f"c{room.table.seq}", room.table.seq, move)
        await hall.referee.carry_out(room, seat, PEOPLE[seat], request)
        made += 1
        if made in UNDO_AT and room.table.chooser is not None:
            await take_back(hall, room, seat)


async def take_back(hall: Hall, room: Room, seat: int) -> None:
    """Undo a player's last choice; the other one agrees."""
    await hall.referee.carry_out(room, seat, PEOPLE[seat], wire.Undo(f"u{room.table.seq}"))
    asked = room.table.undo_request
    if asked is not None:
        agreed = wire.Consent(f"y{room.table.seq}", asked.id, True)
        await hall.referee.carry_out(room, 1 - seat, PEOPLE[1 - seat], agreed)


def seen(room: Room) -> dict[str, Any]:
    """What a release must not change: what lies where for everybody, the log's length, the shuffle."""
    table = room.table
    views = [table.match.view(seat) for seat in range(3)]
    return {
        "status": table.status,
        "seq": table.seq,
        "commitment": table.match.commitment,
        "log": table.match.log_length,
        "chat": [line.text for line in room.chat],
        "places": [
            [[region.key, region.seat, [thing.key for thing in region.things]] for region in view.regions]
            for view in views
        ],
        "numbers": [[number.value for number in seat.numbers] for seat in views[0].seats],
        "choices": [[choice.notation for choice in view.prompt.choices] if view.prompt else [] for view in views],
    }


async def write(url: str, rand: Random) -> dict[str, dict[str, Any]]:
    """Play at a table of every game, another to its end, and open one that waits; what was seen at each."""
    async with hall_in(url) as hall:
        rooms = []
        for game in GAMES:
            running = await opened(hall, game=game, title=f"{game} running", options={"rounds": LONGER[game]})
            await hall.referee.carry_out(running, 0, ANIA, wire.Chat("hello", "Good luck"))
            await play(hall, running, rand, RUNNING_MOVES)
            over = await opened(hall, game=game, title=f"{game} over", options={"rounds": ROUNDS[game]})
            await play(hall, over, rand)
            waiting = await hall.find((await hall.open_table(wish(game=game, title=f"{game} waiting"), ANIA)).id)
            rooms += [running, over, waiting]
        return {room.table.id: seen(room) for room in rooms}


def save(path: Path) -> None:
    """Write the database as text, and what was seen behind it."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / "games.db"
        found = asyncio.run(write(f"sqlite:///{database}", Random(2026)))
        with closing(sqlite3.connect(database)) as connection:
            lines = [*connection.iterdump(), _SEEN + json.dumps(found)]
    path.write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))


def load(path: Path, database: Path) -> dict[str, dict[str, Any]]:
    """Make the database again; what was seen at its tables."""
    script, _, found = gzip.decompress(path.read_bytes()).decode().rpartition(_SEEN)
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(script)
    tables: dict[str, dict[str, Any]] = json.loads(found)
    return tables


if __name__ == "__main__":
    save(Path(sys.argv[1]))
