"""Whether a server is starting, serving or stopping."""

from __future__ import annotations

import asyncio
from enum import Enum


class Stage(Enum):
    """What a server is doing as a whole."""

    STARTING = "starting"
    SERVING = "serving"
    STOPPING = "stopping"


class Life:
    """The stage that one server has reached."""

    def __init__(self) -> None:
        self.stage = Stage.STARTING
        self._started = asyncio.Event()

    def serve(self) -> None:
        """The server can serve, unless it has been told to stop meanwhile."""
        if self.stage is Stage.STARTING:
            self.stage = Stage.SERVING
        self._started.set()

    def stop(self) -> None:
        """The server has been told to stop."""
        self.stage = Stage.STOPPING

    async def starts_within(self, seconds: float) -> bool:
        """Wait until the server has started; False if that takes longer."""
        try:
            async with asyncio.timeout(seconds):
                await self._started.wait()
        except TimeoutError:
            return False
        return True
