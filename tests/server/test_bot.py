"""The example bot plays whole games over the wire, alone against the computer and against another bot."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import Caller
from tests.server.live import LiveServer

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
MOST_LINES = 40


async def bot(*arguments: str) -> list[str]:
    """What the bot prints, line by line."""
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, str(BOT), *arguments], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


async def test_the_bot_plays_to_the_end_against_the_computer(live: LiveServer) -> None:
    told = await bot(live.address)
    assert told[-1] in ("won", "lost")
    assert len(told) > 20, "the log of the game is printed"


async def test_two_bots_play_each_other(live: LiveServer) -> None:
    caller = Caller(live.address)
    host = await caller.guest("Host")
    table = await caller.open_table(host, my_seat=None, options={"rounds": "3"})
    endings = [told[-1] for told in await asyncio.gather(bot(live.address, table, "0"), bot(live.address, table, "1"))]
    assert "won" in endings, f"nobody won: {endings}"
    record = await caller.call("GET", f"/api/tables/{table}/record")
    assert 'Seat 1 "Random bot"' in record


def test_the_bot_stays_a_short_example() -> None:
    _, _, program = BOT.read_text(encoding="utf-8").split('"""', 2)
    assert len([line for line in program.splitlines() if line.strip()]) <= MOST_LINES
