"""Another program locks the SQLite file, as one that makes a backup may: everything else goes on, writes wait."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dejarik.server import store as store_module
from dejarik.server import writer
from dejarik.server.wire import Clock
from tests.server.conftest import ServerMaker
from tests.server.hall_table import ANIA, TOMEK, Watcher, choose, hall_in, opened, refused, until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The readiness check asks no more patience of a test than it must; writes have as much as a slow machine needs."""
    monkeypatch.setattr(store_module, "_CHECK_WITHIN", 0.05)
    monkeypatch.setattr(writer, "LOCKED_FOR_AT_MOST", 600.0)


@contextmanager
def locked(path: Path, mode: str = "EXCLUSIVE") -> Iterator[None]:
    """Another connection has begun to write and takes its time."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute(f"BEGIN {mode}")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.mark.parametrize("mode", ["IMMEDIATE", "EXCLUSIVE"])
async def test_a_foreign_lock_lets_the_server_go_on_and_writes_wait(
    server: ServerMaker, tmp_path: Path, mode: str
) -> None:
    async with server() as client:
        while (await client.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.01)
        with locked(tmp_path / "server.db", mode):
            joining = asyncio.create_task(client.post("/api/players", json={"name": "Leia"}))
            assert (await client.get("/api/games")).status_code == 200
            assert (await client.get("/api/tables")).json()["tables"] == []
            assert (await client.get("/readyz")).json() == {"status": "waiting"}
            assert (await client.get("/healthz")).json() == {"status": "ok"}
            assert not joining.done()
        assert (await joining).json()["player"]["name"] == "Leia"
        assert (await client.get("/readyz")).json() == {"status": "ready"}


async def test_a_choice_waits_for_a_foreign_lock_and_is_then_made(tmp_path: Path) -> None:
    async with hall_in(f"sqlite:///{tmp_path / 'store.db'}") as hall:
        room = await opened(hall)
        with locked(tmp_path / "store.db"):
            choosing = asyncio.create_task(choose(hall, room, ANIA, "job"))
            await asyncio.sleep(0)
            assert not choosing.done()
            assert room.table.seq == 0
        await choosing
        assert room.table.seq == 1
    async with hall_in(f"sqlite:///{tmp_path / 'store.db'}") as hall:
        assert (await hall.find(room.table.id)).table.seq == 1


async def test_a_choice_that_waited_too_long_is_refused_and_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LOCKED_FOR_AT_MOST", 0.1)
    async with hall_in(f"sqlite:///{tmp_path / 'store.db'}") as hall:
        room = await opened(hall)
        watcher = Watcher(room, TOMEK)
        with locked(tmp_path / "store.db"):
            assert await refused(choose(hall, room, ANIA, "job", "same")) == "locked"
        assert watcher.ended is None
        await choose(hall, room, ANIA, "job", "same")
        assert (await hall.find(room.table.id)) is room
        assert room.table.seq == 1
    async with hall_in(f"sqlite:///{tmp_path / 'store.db'}") as hall:
        assert (await hall.find(room.table.id)).table.seq == 1


async def test_a_clock_that_runs_out_during_a_foreign_lock_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(writer, "LOCKED_FOR_AT_MOST", 0.1)
    async with hall_in(f"sqlite:///{tmp_path / 'store.db'}") as hall:
        room = await opened(hall, clock=Clock(total=1), on_timeout="loss")
        with locked(tmp_path / "store.db"):
            await until(lambda: "clock_failed" in caplog.text)
        await until(lambda: room.table.result is not None)
        assert room.table.result is not None
        assert room.table.result.reason == "time"
