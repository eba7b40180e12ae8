"""Keeps the server's pauses short: threads take quick turns, and garbage is collected only when there is much of it."""

from __future__ import annotations

import asyncio
import gc
import sys

_THREADS_TURN = 0.0005
_LOOK_EVERY = 1.0
_MANY_OBJECTS = 200_000


def shorten() -> None:
    """Tune the interpreter for a process that holds many positions and answers many people.

    Python would look for garbage in every new position and in old ones, for up to half a second at a time, though
    reference counting frees nearly all there is; only ended connections leave a little behind. And the thread that
    writes to the database and the one that serves people wait for each other at every choice, so that neither may
    keep the other waiting for the usual five milliseconds.
    """
    sys.setswitchinterval(_THREADS_TURN)
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect_when_needed() -> None:
    """Look for garbage whenever many more objects have been made than freed, as long as the server runs."""
    while True:
        await asyncio.sleep(_LOOK_EVERY)
        if gc.get_count()[0] > _MANY_OBJECTS:
            gc.collect()
