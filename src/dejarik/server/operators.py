"""A port of their own for operators: health, readiness and metrics, from the first moment of a server to its last."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from starlette.applications import Starlette

from dejarik.server.calls.operations import OPERATORS_CALLS
from dejarik.server.http import routes
from dejarik.server.services import Services


@asynccontextmanager
async def operators_port(services: Services, listening: socket.socket) -> AsyncIterator[None]:
    """Answer operators on a socket meanwhile; nobody waits for those who are still reading at the end."""
    config = uvicorn.Config(
        Starlette(routes=list(routes(OPERATORS_CALLS, services))),
        lifespan="off",
        ws="none",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    server = _Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


class _Server(uvicorn.Server):
    """Leaves signals to the server whose port is everybody's."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield
