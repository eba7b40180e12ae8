"""The ASGI application: routes, middleware, startup and shutdown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from dejarik.server import failures
from dejarik.server.built_page import BuiltPage
from dejarik.server.calls import ALL_CALLS
from dejarik.server.connection import table_socket
from dejarik.server.forwarding import Forwarding
from dejarik.server.guard import Guard
from dejarik.server.http import refuse, routes
from dejarik.server.internal import InternalDoor
from dejarik.server.openapi import DESCRIBE
from dejarik.server.places import page_folder
from dejarik.server.request_log import RequestLog
from dejarik.server.security import SecurityHeaders
from dejarik.server.services import Services, make_services
from dejarik.server.settings import Settings
from dejarik.server.wire import Closed


def create_app(settings: Settings) -> Starlette:
    """A whole server as an ASGI app; its parts start with its lifespan."""
    return app_of(make_services(settings))


def app_of(services: Services) -> Starlette:
    """The ASGI app of these parts; they start with its lifespan, or whoever made them starts them."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    app = Starlette(
        routes=_routes(services),
        middleware=_middleware(services),
        exception_handlers={HTTPException: _no_such_call, Exception: _unforeseen},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.services = services
    for part in ("settings", "metrics", "people", "hall", "sockets"):
        setattr(app.state, part, getattr(services, part))
    return app


def _routes(services: Services) -> list[BaseRoute]:
    page = BuiltPage(page_folder())

    async def show_page(request: Request) -> Response:
        return page.answer(request.url.path, request.headers) or refuse(failures.not_found())

    return [
        *routes((*ALL_CALLS, DESCRIBE), services),
        WebSocketRoute("/api/tables/{table:id}/socket", table_socket),
        WebSocketRoute("/{path:path}", _no_such_socket),
        Route("/{path:page}", show_page, methods=["GET"]),
    ]


def _middleware(services: Services) -> list[Middleware]:
    settings = services.settings
    proxies = [Middleware(ProxyHeadersMiddleware, list(settings.trusted_proxies))] if settings.trusted_proxies else []
    others = [Middleware(CORSMiddleware, settings.origins, ("*",), ("*",))] if settings.origins else []
    door, forwarding = _among_others(services)
    return [
        *proxies,
        *door,
        Middleware(RequestLog, services.metrics),
        Middleware(SecurityHeaders),
        *others,
        Middleware(Guard, settings, services.life),
        *forwarding,
    ]


def _among_others(services: Services) -> tuple[list[Middleware], list[Middleware]]:
    """What lets other servers in, and what takes people to them; nothing for a server that is alone."""
    if services.cluster is None:
        return [], []
    neighbors = services.neighbors
    door = Middleware(InternalDoor, services.cluster.leases, neighbors.internal_app())
    return [door], [Middleware(Forwarding, services.hall, neighbors.client, services.settings)]


async def _no_such_socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.close(Closed.NO_TABLE)


async def _no_such_call(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    told = failures.wrong_method() if error.status_code == 405 else failures.not_found()
    return refuse(told, dict(error.headers or {}))


async def _unforeseen(_: Request, error: Exception) -> Response:
    return refuse(error)
