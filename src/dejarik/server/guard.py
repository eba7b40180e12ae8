"""Middleware that rejects what comes too often or from foreign origins, and lets what comes too early wait."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from dejarik.server import failures
from dejarik.server.http import refuse
from dejarik.server.life import Life
from dejarik.server.limits import AddressBuckets, address_of
from dejarik.server.problems import ProblemError
from dejarik.server.security import is_safe, origin_allowed, request_headers
from dejarik.server.settings import Settings
from dejarik.server.wire import Closed

_UNLIMITED = ("/assets/",)
_NEEDS_EVERYTHING = "/api/"

WAIT_FOR_START = 20.0
"""Seconds that a request waits for a server that is starting."""


class Guard:
    """Admits or rejects a request. Static files are cheap and not counted."""

    def __init__(self, app: ASGIApp, settings: Settings, life: Life) -> None:
        self._app = app
        self._life = life
        self._settings = settings
        self._buckets = AddressBuckets(settings.request_rate, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        refused = self._refusal(scope) if scope["type"] == "http" else None
        if refused is None and not await self._can_serve(scope):
            refused = failures.starting()
        if refused is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await refuse(refused)(scope, receive, send)
        else:
            await _ask_to_reconnect(WebSocket(scope, receive, send))

    async def _can_serve(self, scope: Scope) -> bool:
        """Whether all parts run that a request needs; those of a server that is only starting soon will."""
        return not scope["path"].startswith(_NEEDS_EVERYTHING) or await self._life.starts_within(WAIT_FOR_START)

    def _refusal(self, scope: Scope) -> ProblemError | None:
        if not scope["path"].startswith(_UNLIMITED) and not self._buckets.take(address_of(scope)):
            return failures.too_fast()
        if not is_safe(scope["method"]) and not origin_allowed(request_headers(scope), self._settings):
            return failures.wrong_origin()
        return None


async def _ask_to_reconnect(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.close(Closed.RESTARTING)
