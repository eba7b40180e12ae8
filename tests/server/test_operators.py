"""What operators ask a server: whether it lives, whether it can serve, and its numbers, on a port of their own."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, MutableMapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from dejarik.server import guard
from dejarik.server.app import app_of
from dejarik.server.calls import operations
from dejarik.server.services import Services, make_services
from dejarik.server.settings import Settings, environment_name
from dejarik.server.store import Store
from dejarik.server.wire import Closed
from tests.cli.terminal import dejarik
from tests.server.live import free_port, live_server

pytestmark = pytest.mark.anyio

PATIENCE = 60.0

# ``dejarik serve`` with a database that takes until a file exists to open, as if a long migration ran.
SLOW_TO_START = """
import asyncio, os
from dejarik.cli import app
from dejarik.server.store import Store

open_at_once = Store.open

async def open_later(self):
    while not os.path.exists(os.environ["OPEN_WHEN"]):
        await asyncio.sleep(0.01)
    await open_at_once(self)

Store.open = open_later
app(["serve"])
"""


@asynccontextmanager
async def asking(services: Services) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app_of(services))
    async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
        yield client


@pytest.fixture
async def services(url: str) -> AsyncIterator[Services]:
    """The parts of a server, not started."""
    made = make_services(Settings(database=url, workers=1))
    yield made
    if made.life.stage.value != "starting":
        await made.stop()


async def answered(client: httpx.AsyncClient, path: str) -> tuple[int, str]:
    """The status of a call, and what it says in one word."""
    answer = await client.get(path)
    told = answer.json()
    return answer.status_code, told.get("code") or told["status"]


async def wait_for(client: httpx.AsyncClient, path: str, wanted: tuple[int, str]) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                if await answered(client, path) == wanted:
                    return
            except httpx.TransportError:
                pass  # it does not listen yet
            await asyncio.sleep(0.01)


async def test_a_server_lives_from_the_beginning_and_is_ready_once_games_are_taken_up(services: Services) -> None:
    async with asking(services) as client:
        assert await answered(client, "/healthz") == (200, "ok")
        assert await answered(client, "/readyz") == (503, "starting")
        await services.start()
        assert await answered(client, "/readyz") == (503, "starting"), "the games cannot be taken up yet"
        await wait_for(client, "/readyz", (200, "ready"))
        services.life.stop()
        assert await answered(client, "/readyz") == (503, "stopping")
        assert await answered(client, "/healthz") == (200, "ok")


async def test_a_server_without_its_database_lives_but_is_not_ready(services: Services) -> None:
    async with asking(services) as client:
        await services.start()
        await wait_for(client, "/readyz", (200, "ready"))
        await services.store.close()
        assert await answered(client, "/readyz") == (503, "no_database")
        assert await answered(client, "/healthz") == (200, "ok")


async def test_a_database_that_stays_silent_is_not_waited_for(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stay_silent(_: Store) -> None:
        await asyncio.Event().wait()

    async with asking(services) as client:
        await services.start()
        await wait_for(client, "/readyz", (200, "ready"))
        monkeypatch.setattr(Store, "check", stay_silent)
        monkeypatch.setattr(operations, "DATABASE_ANSWERS_WITHIN", 0.01)
        assert await answered(client, "/readyz") == (503, "no_database")


@contextmanager
def slow_server(folder: Path, port: int) -> Iterator[Path]:
    """A server that has to wait for its database; creating the file makes it open."""
    signal = folder / "open"
    settings = {"port": port, "database": f"sqlite:///{folder / 'table.db'}", "workers": 1}
    environment = {environment_name(name): str(value) for name, value in settings.items()}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", SLOW_TO_START],
            env=os.environ | environment | {"OPEN_WHEN": str(signal)},
            stdout=log,
            stderr=log,
        )
    try:
        yield signal
        process.terminate()
        assert process.wait(PATIENCE) == 0, (folder / "log").read_text(encoding="utf-8")
    finally:
        process.kill()
        process.wait()


async def test_a_starting_server_says_so_and_lets_players_wait(tmp_path: Path) -> None:
    port = free_port()
    with slow_server(tmp_path, port) as signal:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            await wait_for(client, "/healthz", (200, "ok"))
            assert await answered(client, "/readyz") == (503, "starting")
            player = asyncio.create_task(client.post("/api/players", json={"name": "Leia"}, timeout=PATIENCE))
            await asyncio.sleep(0)
            assert await answered(client, "/readyz") == (503, "starting")
            assert not player.done()
            signal.touch()
            assert (await player).status_code == 201
            await wait_for(client, "/readyz", (200, "ready"))
    assert '"level": "error"' not in (tmp_path / "log").read_text(encoding="utf-8")


async def test_nobody_waits_for_ever_for_a_server_that_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "WAIT_FOR_START", 0.01)
    app = app_of(make_services(Settings(database=f"sqlite:///{tmp_path / 'table.db'}")))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table.example") as client:
        assert await answered(client, "/api/tables") == (503, "starting")
    sent: list[MutableMapping[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    await app({"type": "websocket", "path": "/api/tables/abc/socket", "headers": []}, receive, send)
    assert sent[-1]["code"] == Closed.RESTARTING


async def test_numbers_are_on_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with live_server(tmp_path, metrics_port=port) as server:
        async with httpx.AsyncClient() as client:
            await client.get(f"{server.address}/api/games")
            numbers = await client.get(f"http://127.0.0.1:{port}/metrics")
            assert numbers.headers["content-type"].startswith("text/plain")
            assert "dejarik_http_requests_total" in numbers.text
            assert "dejarik_commit_calls_count" in numbers.text
            assert "dejarik_http_requests" not in (await client.get(f"{server.address}/metrics")).text
            assert (await client.get(f"http://127.0.0.1:{port}/api/games")).status_code == 404


async def test_the_operators_port_answers_while_the_server_stops(tmp_path: Path) -> None:
    port = free_port()
    body = b'{"name": "Leia"}'
    head = f"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    with live_server(tmp_path, metrics_port=port) as server:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as unfinished:
                unfinished.sendall(f"{head}\r\n\r\n".encode() + body[:5])
                await wait_for(client, "/readyz", (200, "ready"))
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                await wait_for(client, "/readyz", (503, "stopping"))
                unfinished.sendall(body[5:])
                assert b" 201 " in await asyncio.to_thread(unfinished.recv, 4096)
            assert await stopping == 0


def test_a_port_for_operators_that_is_in_use_is_said_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        seen = dejarik("serve", "--port", 0, "--metrics-port", port)
    assert seen.code == 2
    assert seen.err.endswith("End what uses the port, or choose another with --metrics-port.\n")
