"""After the siege: every game that is still played goes on, and nobody was told what they must not know."""

from __future__ import annotations

import asyncio

from websockets.exceptions import ConnectionClosed

from dejarik.server.wire import Closed
from tests.server.client import Person, RefusedError, TableSocket, at_table
from tests.server.fuzz.campaign import PATIENCE_S, Campaign, Seated


async def every_game_goes_on(campaign: Campaign) -> None:
    """Each running table takes a legal choice from whoever is to choose there; otherwise it is stuck."""
    for table in campaign.tables.values():
        try:
            info = await campaign.caller.call("GET", f"/api/tables/{table.id}")
        except RefusedError as error:
            campaign.fault(f"table {table.id} is gone: {error}")
            continue
        if info["status"] == "playing":
            await _goes_on(campaign, table)
    campaign.counts["tables"] = len(campaign.tables)


async def _goes_on(campaign: Campaign, table: Seated) -> None:
    try:
        async with asyncio.timeout(PATIENCE_S), at_table(campaign.server.address, table.id) as watcher:
            await watcher.next("update")
            while not watcher.is_over:
                person = table.people.get(watcher.view["prompt"]["seat"])
                if person is None or await _chooses(campaign, table, person):
                    break
                await watcher.receive()
            began = watcher.seq or 0
            while not watcher.is_over and (watcher.seq or 0) <= began:
                await watcher.receive()
            campaign.counts["games that go on"] += 1
    except TimeoutError:
        campaign.fault(f"table {table.id} is stuck")
    except ConnectionClosed as closed:
        if closed.rcvd is not None and closed.rcvd.code == Closed.BAD_TOKEN:
            campaign.counts["people gone"] += 1  # a call ended all sessions of theirs: nobody is left to choose
            return
        campaign.fault(f"table {table.id} ended a connection: {closed}")


async def _chooses(campaign: Campaign, table: Seated, person: Person) -> bool:
    async with at_table(campaign.server.address, table.id, person) as socket:
        await socket.next("update")
        return await _chose(socket)


async def _chose(socket: TableSocket) -> bool:
    if not socket.choices:
        return False
    answer = await socket.choose()
    return bool(answer["type"] == "done")


def nobody_was_told(campaign: Campaign) -> None:
    """No frame and no answer named a card that its reader did not know at that moment."""
    for table in campaign.tables.values():
        for leak in table.ear.leaks(campaign.server.database):
            campaign.fault(leak)
        campaign.counts["moments compared"] += table.ear.count()
