"""Keeps pauses short: a small thread switch interval, and garbage collection in quiet moments."""

from __future__ import annotations

import asyncio
import gc
import sys
from time import monotonic, process_time

_THREADS_TURN = 0.0001
_LOOK_EVERY = 1.0
_QUIET = 0.02
_AT_LATEST = 3600.0
_MANY_OBJECTS = 20_000


def shorten() -> None:
    """Tune the interpreter for a process that holds many positions and answers many people.

    Python would look for garbage in every new position and in old ones, for up to half a second at a time, though
    reference counting frees nearly all there is; only ended connections leave a little behind. And threads that read
    or write the database take turns with the one that serves people, so that neither may keep the other waiting for
    the usual five milliseconds.
    """
    sys.setswitchinterval(_THREADS_TURN)
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect_when_quiet() -> None:
    """Look for garbage once many objects are new and a second has passed with little to do; else after an hour."""
    collected = monotonic()
    while True:
        worked = process_time()
        await asyncio.sleep(_LOOK_EVERY)
        is_quiet = process_time() - worked < _QUIET * _LOOK_EVERY
        if gc.get_count()[0] > _MANY_OBJECTS and (is_quiet or monotonic() - collected > _AT_LATEST):
            gc.collect()
            collected = monotonic()
