"""Calls between servers that share a database: making them, and telling them from everybody else's."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from hmac import compare_digest

import httpx
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect

from dejarik.server.ownership import Leases, Server
from dejarik.server.wire import Closed

INTERNAL = "dejarik.internal"
"""Set in the scope of what another server sent."""
PATH = "/internal/"
"""Where servers ask each other what nobody else may ask."""
MISDIRECTED = 421
"""The status of a call that is not for the server it reached."""

_SECRET = "x-dejarik-secret"
_CLIENT = "x-dejarik-client"
_TIMES = httpx.Timeout(15.0, connect=2.0)
# A server that vanished without a word is noticed about as soon as its lease expires.
_PING_EVERY, _PING_WITHIN = 3.0, 5.0


@dataclass(frozen=True)
class Errand:
    """A request to another server, perhaps for somebody who came to us from the address ``client``."""

    method: str
    path: str
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""
    client: str = ""


class InternalClient:
    """Calls other servers."""

    @cached_property
    def _http(self) -> httpx.AsyncClient:
        """No connection is kept open: it might be one to a server that was killed since."""
        limits = httpx.Limits(max_keepalive_connections=0)
        return httpx.AsyncClient(timeout=_TIMES, limits=limits, trust_env=False, follow_redirects=False)

    async def call(self, server: Server, errand: Errand) -> httpx.Response:
        """One request and its whole answer; raises httpx.TransportError."""
        url = server.url.rstrip("/") + errand.path
        shown = {**errand.headers, **_proof(server, errand.client), "accept-encoding": "identity"}
        return await self._http.request(errand.method, url, headers=shown, content=errand.body)

    def dial(self, server: Server, path: str, client: str) -> connect:
        """A socket; entering it raises OSError, TimeoutError or InvalidHandshake."""
        return connect(
            server.url.rstrip("/").replace("http", "ws", 1) + path,
            additional_headers=_proof(server, client),
            compression=None,
            max_size=None,
            open_timeout=_TIMES.connect,
            close_timeout=1.0,
            ping_interval=_PING_EVERY,
            ping_timeout=_PING_WITHIN,
            proxy=None,
        )

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()


class InternalDoor:
    """Middleware that believes other servers whom they speak for, and lets only them ask what is theirs to ask."""

    def __init__(self, app: ASGIApp, leases: Leases, internal: ASGIApp) -> None:
        self._app = app
        self._leases = leases
        self._internal = internal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        shown = headers.get(_SECRET)
        if shown is None:
            await self._app(scope, receive, send)
        elif not compare_digest(shown.encode(), self._leases.me.secret.encode()):
            await misdirect(scope, receive, send)  # whoever it is knows an earlier server at this address, or nothing
        else:
            known = {**scope, INTERNAL: True, "client": (headers.get(_CLIENT, ""), 0)}
            await (self._internal if scope["path"].startswith(PATH) else self._app)(known, receive, send)


def _proof(server: Server, client: str) -> dict[str, str]:
    return {_SECRET: server.secret, _CLIENT: client}


async def misdirect(scope: Scope, receive: Receive, send: Send) -> None:
    """Tell whoever calls to look again whom to call."""
    if scope["type"] == "websocket":
        await ask_to_reconnect(WebSocket(scope, receive, send))
    else:
        await Response(status_code=MISDIRECTED)(scope, receive, send)


async def ask_to_reconnect(websocket: WebSocket) -> None:
    """End a connection before it began; the next one will be taken to the right place."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.accept()
        await websocket.close(Closed.RESTARTING)
