"""What is kept and for how long: quotas of uploads, and old things that are deleted bit by bit."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time
from typing import Any

import httpx
import pytest
from sqlalchemy import Table, update

from dejarik.server import retention as retention_module
from dejarik.server import schema, wire
from dejarik.server.hall import Hall
from dejarik.server.retention import Retention
from dejarik.server.settings import Settings
from tests.server.conftest import ServerMaker
from tests.server.hall_table import ANIA, TOMEK, Watcher, choose, do, hall_in, opened

pytestmark = pytest.mark.anyio

PLAIN = {"content-type": "text/plain; charset=utf-8"}
DAYS = 86_400.0


async def upload(client: httpx.AsyncClient, text: str, token: str = "") -> tuple[int, str]:
    """Status and id of a record, or the code of the refusal."""
    headers = PLAIN | ({"Authorization": f"Bearer {token}"} if token else {})
    answer = await client.post("/api/records", content=text.encode(), headers=headers)
    told = answer.json()
    return answer.status_code, told.get("id") or told["code"]


async def test_an_address_uploads_only_so_many_records(server: ServerMaker, url: str, record_text: str) -> None:
    async with server(database=url, records_per_address=2) as client:
        first = await upload(client, record_text)
        assert (await upload(client, f"{record_text}# 2\n"))[0] == 201
        assert await upload(client, f"{record_text}# 3\n") == (429, "too_many_records")
        assert await upload(client, record_text) == first, "what is kept already needs no room"
        assert (await client.get(f"/api/records/{first[1]}")).status_code == 200
    async with server(database=url, records_per_address=2) as client:
        assert await upload(client, f"{record_text}# 3\n") == (429, "too_many_records"), "after a restart"
    async with server("198.51.100.7", database=url, records_per_address=2) as client:
        assert (await upload(client, f"{record_text}# 3\n"))[0] == 201


async def test_a_person_uploads_only_so_many_records(server: ServerMaker, record_text: str) -> None:
    async with server(records_per_player=1) as client:
        token = (await client.post("/api/players", json={"name": "Ania"})).json()["token"]
        assert (await upload(client, record_text, token))[0] == 201
        assert await upload(client, f"{record_text}# 2\n", token) == (429, "too_many_records")
        assert (await upload(client, f"{record_text}# 2\n"))[0] == 201


# ---------------------------------------------------------------- what is deleted


@asynccontextmanager
async def kept_for(url: str, **days: int) -> AsyncIterator[tuple[Hall, Retention]]:
    """A hall, and a retention with these days."""
    async with hall_in(url) as hall:
        yield hall, Retention(hall._store, hall, Settings(**days))


async def count(hall: Hall, table: Table) -> int:
    return len(await hall._store.read(table.select()))


async def keep_record(hall: Hall, id_: str, owner: str | None, age: float) -> None:
    row: dict[str, Any] = {"id": id_, "owner": owner, "game": "bounty", "text": "", "created": time() - age * DAYS}
    await hall._store.write((schema.records.insert(), row))


async def test_uploads_that_nobody_owns_are_deleted_after_their_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention_module, "ROWS_AT_ONCE", 2)
    async with kept_for(url) as (hall, retention):
        for number in range(5):
            await keep_record(hall, f"old{number}", None, 91)
        await keep_record(hall, "new", None, 89)
        await keep_record(hall, "owned", "ania", 1000)
        room = await opened(hall)
        await do(hall, room, TOMEK, wire.Resign("r"))
        await hall._store.write(update(schema.records).where(schema.records.c.owner == "ania").values(created=0.0))
        await hall._store.write(
            update(schema.records).where(schema.records.c.id == room.table.record).values(owner=None)
        )
        await retention.sweep(time())
        left = {row.id for row in await hall._store.read(schema.records.select())}
        assert left == {"new", "owned", room.table.record}


async def test_the_chat_of_finished_games_is_deleted_where_that_is_set(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention_module, "ROWS_AT_ONCE", 2)
    async with kept_for(url, keep_chat_days=30) as (hall, retention):
        over, playing = await opened(hall), await opened(hall)
        for room in (over, playing):
            for number in range(5):
                await do(hall, room, ANIA, wire.Chat(f"m{number}", "hello"))
        await do(hall, over, TOMEK, wire.Resign("r"))
        await retention.sweep(time() + 29 * DAYS)
        assert await count(hall, schema.chat) == 10
        await Retention(hall._store, hall, Settings()).sweep(time() + 9999 * DAYS)
        assert await count(hall, schema.chat) == 10, "by default it is kept forever"
        await retention.sweep(time() + 31 * DAYS)
        assert {row.table for row in await hall._store.read(schema.chat.select())} == {playing.table.id}


async def test_abandoned_tables_are_deleted_where_that_is_set(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention_module, "ROWS_AT_ONCE", 2)
    async with kept_for(url, keep_abandoned_days=30) as (hall, retention):
        abandoned, watched, over = await opened(hall), await opened(hall), await opened(hall)
        Watcher(watched, ANIA)
        for _ in range(5):
            await choose(hall, abandoned, ANIA if abandoned.table.chooser == 0 else TOMEK)
        await do(hall, over, TOMEK, wire.Resign("r"))
        await retention.sweep(time() + 29 * DAYS)
        assert await count(hall, schema.tables) == 3
        await retention.sweep(time() + 31 * DAYS)
        left = {row.id for row in await hall._store.read(schema.tables.select())}
        assert left == {watched.table.id, over.table.id}
        assert {row.table for row in await hall._store.read(schema.journal.select())} == {over.table.id}
        assert not hall.is_in_use(abandoned.table.id)
