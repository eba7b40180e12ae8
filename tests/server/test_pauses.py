"""Garbage is looked for when nobody would notice, and not while there is work to do."""

from __future__ import annotations

import asyncio
from time import process_time

import pytest

from dejarik.server import pauses

pytestmark = pytest.mark.anyio

LOOK_EVERY = 0.05


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Grows by one with every collection; many objects are new all the time."""
    found: list[None] = []
    monkeypatch.setattr(pauses, "_LOOK_EVERY", LOOK_EVERY)
    monkeypatch.setattr(pauses, "_QUIET", 0.5)
    monkeypatch.setattr(pauses.gc, "get_count", lambda: (pauses._MANY_OBJECTS + 1, 0, 0))
    monkeypatch.setattr(pauses.gc, "collect", lambda: found.append(None))
    return found


async def look_for(seconds: float, busy: bool) -> None:
    looking = asyncio.create_task(pauses.collect_when_quiet())
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        began = process_time()
        while busy and process_time() - began < LOOK_EVERY:
            pass
        await asyncio.sleep(0.001)
    looking.cancel()


async def test_a_quiet_moment_is_used(collected: list[None]) -> None:
    await look_for(4 * LOOK_EVERY, busy=False)
    assert collected


async def test_work_is_not_interrupted(collected: list[None]) -> None:
    await look_for(10 * LOOK_EVERY, busy=True)
    assert not collected


async def test_but_it_is_not_put_off_for_ever(collected: list[None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "_AT_LATEST", 0.0)
    await look_for(4 * LOOK_EVERY, busy=True)
    assert collected


async def test_nothing_is_done_where_little_is_new(collected: list[None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses.gc, "get_count", lambda: (10, 0, 0))
    await look_for(4 * LOOK_EVERY, busy=False)
    assert not collected
