"""Calls for operators: health and metrics."""

from __future__ import annotations

from msgspec import Struct

from dejarik.server.assets import Asset
from dejarik.server.calls.call import Ask, Call
from dejarik.server.metrics import CONTENT_TYPE


class Health(Struct):
    """A server that can serve."""

    status: str


async def health(ask: Ask[None]) -> Health:
    """Well, if the database takes a write and gives it back."""
    await ask.services.store.check()
    return Health("ok")


async def metrics(ask: Ask[None]) -> Asset:
    """All numbers in the form Prometheus reads."""
    return Asset(ask.services.metrics.exposition(), CONTENT_TYPE, "no-store")


CALLS = (
    Call("GET", "/healthz", "Whether the server and its database work", health, Health),
    Call("GET", "/metrics", "Numbers for Prometheus", metrics, str),
)
