"""The life cycle of a server: listen, serve, shut down gracefully."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from types import FrameType

import uvicorn

from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same
from dejarik.server import pauses
from dejarik.server.app import app_of
from dejarik.server.operators import operators_port
from dejarik.server.protocol import bounded_protocol
from dejarik.server.services import Services, make_services
from dejarik.server.settings import Settings, flag_name

_WAITING_CONNECTIONS = 2048
_LAST_SECONDS = 5
_UNREAD_MS = 40_000
_PING_EVERY = 40.0
_EVERYWHERE = ("0.0.0.0", "::", "")


class CannotListenError(DejarikError):
    """Nobody can be served at that address."""


def run(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until stopped; ``announce`` gets the address once it can be opened. Raises DejarikError before that."""
    # Uvicorn re-raises the signal after a graceful shutdown; that is not a failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with listen(settings.host, settings.port) as public, _listen_for_operators(settings) as operators:
        services = make_services(settings)
        config = _config(services)
        server = _Server(config, services, lambda: announce(address(settings.host, public)))
        port = operators_port(services, operators) if operators else nullcontext()
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(server, public, port))


def listen(host: str, port: int, setting: str = "port") -> socket.socket:
    """A socket at that place; raises CannotListenError, which names the setting, if it is in use or not ours."""
    place = same(f"{host}:{port}")
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        found = socket.create_server((host, port), family=family, backlog=_WAITING_CONNECTIONS)
    except (socket.gaierror, UnicodeError) as error:
        raise CannotListenError(_UNKNOWN_HOST, _NAME_A_HOST, place) from error
    except OSError as error:
        raise CannotListenError(
            _CANNOT_LISTEN.fill(reason=os.strerror(error.errno or 0)),
            _ANOTHER_PORT.fill(flag=flag_name(setting)),
            place,
        ) from error
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Connections inherit it: one whose other end takes nothing any more is given up by the system.
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD_MS)
    return found


def address(host: str, listening: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    port = listening.getsockname()[1]
    if host in _EVERYWHERE:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class _Server(uvicorn.Server):
    """Answers before its services have started and until they have stopped, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._services = services
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then start the services: a probe is answered while a long migration runs."""
        await super().startup(sockets)
        await self._services.start()
        pauses.shorten()
        self._collecting = asyncio.create_task(pauses.collect_when_quiet())
        self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Be told to stop."""
        self._services.life.stop()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the connections, then stop the services, unless told a second time that there is no time for that."""
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._services.stop()


def _config(services: Services) -> uvicorn.Config:
    settings = services.settings
    return uvicorn.Config(
        app_of(services),
        http=bounded_protocol(settings.request_within, settings.connections),
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=_PING_EVERY,
        ws_ping_timeout=_PING_EVERY,
        backlog=_WAITING_CONNECTIONS,
        timeout_graceful_shutdown=_LAST_SECONDS,
    )


async def _serve(server: _Server, public: socket.socket, operators: AbstractAsyncContextManager[None]) -> None:
    async with operators:
        await server.serve([public])


@contextmanager
def _listen_for_operators(settings: Settings) -> Iterator[socket.socket | None]:
    if settings.metrics_port is None:
        yield None
        return
    with listen(settings.metrics_host, settings.metrics_port, "metrics_port") as listening:
        yield listening


_UNKNOWN_HOST = Text("there is no such host", "nie ma takiego hosta")
_NAME_A_HOST = Text("Name an address of this machine.", "Podaj adres tego komputera.")
_CANNOT_LISTEN = Text("the server cannot listen here: {reason}", "serwer nie może tu nasłuchiwać: {reason}")
_ANOTHER_PORT = Text(
    "End what uses the port, or choose another with {flag}.", "Zakończ to, co używa portu, albo wybierz inny: {flag}."
)
