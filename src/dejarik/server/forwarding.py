"""Takes requests and sockets about a table to the server that owns it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from time import monotonic

import httpx
import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from dejarik.kernel.errors import DejarikError
from dejarik.server import failures
from dejarik.server.database import StoreError
from dejarik.server.hall import Hall
from dejarik.server.http import JSON, read_body, refuse
from dejarik.server.internal import INTERNAL, MISDIRECTED, Errand, InternalClient, ask_to_reconnect, misdirect
from dejarik.server.ownership import Server
from dejarik.server.security import origin_allowed
from dejarik.server.settings import Settings
from dejarik.server.wire import Closed

_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})(?:/.*)?")
_SENT_ON = ("authorization", "content-type", "user-agent")
_DROPPED = frozenset((b"connection", b"keep-alive", b"transfer-encoding", b"date", b"server"))
_REFUSED = 403
_PATIENCE = 10.0
_LOOK_AGAIN_AFTER = 0.2
_NOT_SENT = httpx.ConnectError, httpx.ConnectTimeout
_SAFE_TO_REPEAT = frozenset(("GET", "HEAD"))
# What the protocol says by itself when the other end is gone.
_BROKEN = frozenset((1001, 1005, 1006, 1011))
_log = logging.getLogger(__name__)


class Forwarding:
    """Middleware. While an owner cannot be reached it looks again: soon somebody else will own the table."""

    def __init__(self, app: ASGIApp, hall: Hall, client: InternalClient, settings: Settings) -> None:
        self._app = app
        self._hall = hall
        self._client = client
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, here or elsewhere."""
        named = _TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if named is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._serve(named[1], scope, receive, send)
        else:
            await self._connect(named[1], scope, receive, send)

    # ------------------------------------------------------------ requests

    async def _serve(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        answer: ASGIApp
        try:
            if await self._hall.owner(table) is None:
                answer = self._app
            elif INTERNAL in scope:
                answer = misdirect
            else:
                errand = await _errand(Request(scope, receive), self._settings.body_bytes)
                receive = _again(errand.body)
                answer = await self._answer(table, errand) or self._app
        except ClientDisconnect:
            answer = Response(status_code=400)
        except (DejarikError, SQLAlchemyError) as error:
            answer = refuse(error)
        await answer(scope, receive, send)

    async def _answer(self, table: str, errand: Errand) -> Response | None:
        """What the owner answers; None if that is us by now."""
        async for owner in self._owners(table):
            if owner is None:
                return None
            try:
                answer = await self._client.call(owner, errand)
            except httpx.TransportError as error:
                if not (isinstance(error, _NOT_SENT) or errand.method in _SAFE_TO_REPEAT):
                    break
            else:
                if answer.status_code != MISDIRECTED:
                    return _passed_back(answer)
        _log.warning("owner_unreachable", extra={"table": table})
        return _unreachable()

    # ------------------------------------------------------------ sockets

    async def _connect(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        if not origin_allowed(websocket.headers, self._settings):
            await websocket.close(Closed.FORBIDDEN)
            return
        try:
            async for owner in self._owners(table):
                if owner is None:
                    await self._app(scope, receive, send)
                    return
                if INTERNAL in scope:
                    await misdirect(scope, receive, send)
                    return
                if await self._has_been_joined(websocket, owner):
                    return
            _log.warning("owner_unreachable", extra={"table": table})
        except (StoreError, SQLAlchemyError):
            _log.warning("owner_unknown", extra={"table": table})
        await ask_to_reconnect(websocket)

    async def _has_been_joined(self, websocket: WebSocket, owner: Server) -> bool:
        """Join a client with the owner of its table until one of them leaves; False if the owner does not answer."""
        try:
            line = await self._client.dial(owner, _raw_path(websocket.scope), _client_of(websocket.scope))
        except InvalidStatus as error:
            if error.response.status_code != _REFUSED:
                return False
            await websocket.close(Closed.FORBIDDEN)
            return True
        except (InvalidHandshake, OSError, TimeoutError):
            return False
        async with line:
            with suppress(RuntimeError, WebSocketDisconnect):
                await websocket.accept()
                await _join(websocket, line)
        return True

    async def _owners(self, table: str) -> AsyncIterator[Server | None]:
        """Who owns a table, asked again and again until there is no more hope."""
        ends = monotonic() + _PATIENCE
        while True:
            yield await self._hall.owner(table)
            if monotonic() > ends:
                return
            await asyncio.sleep(_LOOK_AGAIN_AFTER)


async def _join(websocket: WebSocket, line: ClientConnection) -> None:
    tasks = asyncio.create_task(_up(websocket, line)), asyncio.create_task(_down(websocket, line))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await line.close()
    if websocket.client_state is WebSocketState.CONNECTED:
        code = line.close_code
        await websocket.close(Closed.RESTARTING if code is None or code in _BROKEN else code)


async def _up(websocket: WebSocket, line: ClientConnection) -> None:
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        text = message.get("text")
        await line.send(text if text is not None else message.get("bytes") or b"")


async def _down(websocket: WebSocket, line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await websocket.send_text(await line.recv(decode=True))


async def _errand(request: Request, limit: int) -> Errand:
    """A request as its owner gets it: everything that a call reads, and nothing else."""
    query = f"?{request.url.query}" if request.url.query else ""
    headers = {name: request.headers[name] for name in _SENT_ON if name in request.headers}
    body = await read_body(request, limit)
    return Errand(request.method, _raw_path(request.scope) + query, headers, body, _client_of(request.scope))


def _raw_path(scope: Scope) -> str:
    """The path as it was sent: what was escaped in it stays so."""
    raw: bytes = scope["raw_path"]
    return raw.decode("ascii")


def _client_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _passed_back(answer: httpx.Response) -> Response:
    passed = Response(answer.content, answer.status_code)
    passed.raw_headers = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in _DROPPED]
    return passed


def _unreachable() -> Response:
    told = failures.unreachable_owner()
    headers = {"cache-control": "no-store", "retry-after": "1"}
    return Response(msgspec.json.encode(failures.problem(told)), told.status, headers, JSON)


def _again(body: bytes) -> Receive:
    """The body of a request that was read already."""
    messages = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Message:
        return next(messages, {"type": "http.disconnect"})

    return receive
