"""The server ends in good order when it is told to: everybody is told to come back, and nothing is lost."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import EASY, PERSON, Caller, TableSocket, at_table
from tests.server.live import LiveServer, live_server, wait_for_nobody

HARD = {"kind": "computer", "level": "hard"}

pytestmark = pytest.mark.anyio


async def closing_code(client: TableSocket) -> int | None:
    with suppress(ConnectionClosed):
        while True:
            await client.receive()
    return client.socket.close_code


async def set_it_thinking(server: LiveServer) -> None:
    """Open tables at which the computer begins, and wait until the processes in which it thinks have started."""
    caller = Caller(server.address)
    ania = await caller.guest("Ania")
    for _ in range(3):
        await caller.open_table(ania, HARD, PERSON, my_seat=1)
        await caller.open_table(ania, EASY, PERSON, my_seat=1)
    async with asyncio.timeout(60):
        while len(server.left_behind()) < 2:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
async def test_everybody_is_told_to_come_back_and_finds_the_table_as_it_was(
    tmp_path: Path, ending: signal.Signals
) -> None:
    with live_server(tmp_path) as server:
        caller = Caller(server.address)
        ania, tomek = await caller.guest("Ania"), await caller.guest("Tomek")
        table = await caller.table_of(ania, tomek)
        async with at_table(server.address, table, ania) as seated, at_table(server.address, table) as watching:
            await seated.my_turn()
            for _ in range(3):
                if seated.choices:
                    await seated.choose()
            server.signal(ending)
            assert await asyncio.gather(closing_code(seated), closing_code(watching)) == [1012, 1012]
        assert await asyncio.to_thread(server.wait) == 0
        server.start()
        async with at_table(server.address, table, ania, seated.seq, seated.log) as back:
            update = await back.next("update")
            assert (back.seq, back.view) == (seated.seq, seated.view)
            assert update["log"]["lines"] == []
    assert server.complaints() == []


async def test_no_process_stays_behind_while_the_computer_thinks(tmp_path: Path) -> None:
    with live_server(tmp_path, workers=2) as server:
        await set_it_thinking(server)
        assert await asyncio.to_thread(server.stop) == 0
        assert wait_for_nobody(server) == []
        assert server.complaints() == []


async def test_no_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    """A process that is only just starting may complain then."""
    with live_server(tmp_path, workers=2) as server:
        await set_it_thinking(server)
        server.kill()
        assert wait_for_nobody(server) == []
