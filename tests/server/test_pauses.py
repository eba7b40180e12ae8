"""Garbage is looked for when nobody would notice, and not while there is work to do."""

from __future__ import annotations

import asyncio
import gc
from types import SimpleNamespace

import pytest

from dejarik.server import pauses

pytestmark = pytest.mark.anyio

HOUR = 3600
IDLE, BUSY = 0.0, 0.5
"""The share of the time that the process works."""


class Clock:
    """Time that passes only while the collector sleeps; counts its collections."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = self.worked = 0.0
        self.load, self.seconds, self.collections = IDLE, 0.0, 0
        self.new_objects = pauses._MANY_OBJECTS + 1
        monkeypatch.setattr(pauses, "asyncio", SimpleNamespace(sleep=self._sleep))
        monkeypatch.setattr(pauses, "monotonic", lambda: self.now)
        monkeypatch.setattr(pauses, "process_time", lambda: self.worked)
        monkeypatch.setattr(gc, "get_count", lambda: (self.new_objects, 0, 0))
        monkeypatch.setattr(gc, "collect", self._collect)

    async def run(self, seconds: float, load: float) -> int:
        """Let so much time pass under a load; how often garbage was collected."""
        self.seconds, self.load = seconds, load
        with pytest.raises(asyncio.CancelledError):
            await pauses.collect_when_quiet()
        return self.collections

    async def _sleep(self, seconds: float) -> None:
        if self.now + seconds > self.seconds:
            raise asyncio.CancelledError
        self.now += seconds
        self.worked += seconds * self.load

    def _collect(self) -> None:
        self.collections += 1


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def test_a_quiet_moment_is_used(clock: Clock) -> None:
    assert await clock.run(3, IDLE) == 3


async def test_work_is_not_interrupted(clock: Clock) -> None:
    assert await clock.run(HOUR, BUSY) == 0


async def test_but_it_is_not_put_off_for_ever(clock: Clock) -> None:
    assert await clock.run(2 * HOUR + 2, BUSY) == 2


async def test_nothing_is_done_where_little_is_new(clock: Clock) -> None:
    clock.new_objects = 10
    assert await clock.run(2 * HOUR, IDLE) == 0
