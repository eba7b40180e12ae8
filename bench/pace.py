"""The pace of a load test: every client thinks for a random time before each step, and all pause between stretches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random


class Pace:
    """Lets a number of steps happen per stretch; a step comes after a random thinking time, as people's do.

    Thinking times are exponential. Nobody's clock runs while all rest, so a stretch does not begin with a rush.
    """

    def __init__(self, think_s: float, seed: int, tick: Callable[[], object] = lambda: None) -> None:
        self.think_s = think_s
        self._rand = Random(seed)
        self._tick = tick
        self._left = 0
        self._underway = 0
        self._open = asyncio.Event()
        self._quiet = asyncio.Event()

    async def stretch(self, steps: int) -> None:
        """Let so many steps happen; returns when the last of them is done."""
        self._left = steps
        self._quiet.clear()
        self._open.set()
        await self._quiet.wait()

    async def step(self) -> None:
        """Think, and go on when a step may be made."""
        while True:
            await self._open.wait()
            await asyncio.sleep(self._rand.expovariate(1 / self.think_s))
            if self._left > 0:
                break
        self._left -= 1
        self._underway += 1
        if self._left == 0:
            self._open.clear()

    def done(self) -> None:
        """A step has been made to its end."""
        self._underway -= 1
        self._tick()
        if self._left == 0 and self._underway == 0:
            self._quiet.set()
