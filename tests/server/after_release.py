"""What a release makes of the tables of a database: ``python -m tests.server.after_release DATABASE TABLE...``.

Prints as JSON what is seen at every table, what of its record can be looked at, and how the games go on.
"""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random
from typing import Any

import dejarik
from dejarik.server.hall import Hall
from dejarik.server.records import Records
from dejarik.server.settings import Settings
from tests.server.games_kept import play, seen, take_back
from tests.server.hall_table import ANIA, hall_in


async def look(hall: Hall, table_id: str) -> dict[str, Any]:
    """A table, and its record as far as it can be looked at, from everybody's seat."""
    room = await hall.find(table_id)
    found: dict[str, Any] = {"seen": seen(room), "log": [line.en for line in room.table.match.log(0)]}
    if room.table.record is not None:
        records = Records(hall._store, Settings())
        info = await records.info(room.table.record)
        for move in range(0, len(info.moves) + 1, 8):
            await records.position(room.table.record, move, None)
        found["record"] = {
            "moves": len(info.moves),
            "stops_at": info.stops_at,
            "change": info.change.en if info.change else None,
            "last": (await records.position(room.table.record, len(info.moves), 0)).view.winners,
        }
        records.close()
    return found


async def main(url: str, tables: list[str]) -> dict[str, Any]:
    """Look at all tables, let those that are running go on to their end, and look at these again after a restart."""
    async with hall_in(url) as hall:
        before = {table: await look(hall, table) for table in tables}
        listed = len(await hall.games_of(ANIA))
        running = [table for table in tables if before[table]["seen"]["status"] == "playing"]
        for table in running:
            room = await hall.find(table)
            await play(hall, room, Random(7), 3)
            if room.table.chooser is not None:
                await take_back(hall, room, room.table.match.movers[-1])
            await play(hall, room, Random(8))
    async with hall_in(url) as hall:
        after = {table: await look(hall, table) for table in running}
    return {"version": dejarik.__version__, "listed": listed, "before": before, "after": after}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(sys.argv[1], sys.argv[2:]))))
