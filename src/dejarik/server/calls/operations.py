"""Calls for operators: whether the server lives, whether it can serve, and its numbers."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from dejarik.server import failures
from dejarik.server.assets import Asset
from dejarik.server.calls.call import Ask, Call
from dejarik.server.life import Stage
from dejarik.server.metrics import CONTENT_TYPE

DATABASE_ANSWERS_WITHIN = 5.0
"""Seconds after which a database that does not answer counts as gone."""


class Health(Struct):
    """What a server that is asked how it is doing answers."""

    status: str


async def health(_: Ask[None]) -> Health:
    """Well, since it answers: a restart would help against nothing that this does not notice."""
    return Health("ok")


async def readiness(ask: Ask[None]) -> Health:
    """Ready, if every game is taken up and the database, which is still ours alone, takes a write and gives it back."""
    services = ask.services
    if services.life.stage is Stage.STOPPING:
        raise failures.stopping()
    if services.life.stage is Stage.STARTING or not services.hall.has_taken_up:
        raise failures.starting()
    try:
        async with asyncio.timeout(DATABASE_ANSWERS_WITHIN):
            is_free = await services.store.check()
    except TimeoutError as error:
        raise failures.silent_database() from error
    return Health("ready" if is_free else "waiting")


async def metrics(ask: Ask[None]) -> Asset:
    """All numbers in the form Prometheus reads."""
    return Asset(ask.services.metrics.exposition(), CONTENT_TYPE, "no-store")


CALLS = (
    Call("GET", "/healthz", "Whether the server runs", health, Health),
    Call(
        "GET",
        "/readyz",
        "Whether the server can serve: games are taken up and the database works",
        readiness,
        Health,
        refuses=((503, "starting"), (503, "stopping")),
    ),
)

OPERATORS_CALLS = (*CALLS, Call("GET", "/metrics", "Numbers for Prometheus", metrics, str))
"""What the operators' own port answers."""
