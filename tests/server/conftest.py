"""What the server's tests share: the event loop, both kinds of database, a store, and the whole server in process."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette

from dejarik import Match
from dejarik.agents import make_agent
from dejarik.server import passwords
from dejarik.server.app import create_app
from dejarik.server.database import connect
from dejarik.server.settings import Settings
from dejarik.server.store import Store
from tests.server.live import LiveServer, live_server
from tests.server.postgres import NoPostgresError, PostgresServer, postgres_server

ServerMaker: TypeAlias = Callable[..., AbstractAsyncContextManager[httpx.AsyncClient]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with ExitStack() as stack:
        try:
            server = stack.enter_context(postgres_server())
        except NoPostgresError as error:
            pytest.skip(str(error))
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind, without any table."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="session")
def ready_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite that has taken every step and holds nobody yet; to copy it is quicker than to take the steps."""
    path = tmp_path_factory.mktemp("ready") / "ready.db"
    connect(f"sqlite:///{path}", 1).close()
    return path


@pytest.fixture
def url(empty_url: str, ready_file: Path) -> str:
    """A database of each kind in which nobody and nothing is."""
    if empty_url.startswith("sqlite"):
        shutil.copyfile(ready_file, empty_url.removeprefix("sqlite:///"))
    return empty_url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def server(tmp_path: Path, ready_file: Path, monkeypatch: pytest.MonkeyPatch) -> ServerMaker:
    """Starts a whole server in this process, on SQLite unless told otherwise; its client comes from one address.

    Its hashes of passwords are cheap: every server makes one when it starts, and they are slow by design.
    """
    monkeypatch.setattr(passwords, "PasswordHasher", lambda: PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    file = shutil.copyfile(ready_file, tmp_path / "server.db")
    usual = {"database": f"sqlite:///{file}", "workers": 1, "pause": 0.0, "request_burst": 1000}

    @asynccontextmanager
    async def started(address: str = "192.0.2.1", **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
        app = create_app(Settings(**(usual | settings)))
        transport = httpx.ASGITransport(app, client=(address, 5000))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://table.example") as client,
        ):
            yield client

    return started


def app_of(client: httpx.AsyncClient) -> Starlette:
    """The server behind a client that ``server`` made."""
    transport = client._transport
    assert isinstance(transport, httpx.ASGITransport)
    assert isinstance(transport.app, Starlette)
    return transport.app


@pytest.fixture(scope="session")
def record_text() -> str:
    """A whole game of two rounds, as it would be uploaded."""
    names = {0: "Ania", 1: "Tomek"}
    match = Match("bounty", 2, 3, {"rounds": "2", "characters": "din/boba"}, names=names)
    agent = make_agent("random", 1)
    while match.decision is not None:
        match.play(agent.choose(match.game, match.state))
    return str(match.record)


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A real server in a process of its own, for all tests that only talk to it; its log stays free of errors."""
    limits = ("request_rate", "request_burst", "login_burst", "tables_per_address", "sockets_per_address")
    plenty = dict.fromkeys(limits, 100_000)
    with live_server(tmp_path_factory.mktemp("live"), **plenty) as server:
        yield server
    assert server.complaints() == []
