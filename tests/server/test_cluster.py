"""Two real servers on one PostgreSQL database: whichever somebody reaches, it is the same place, whatever happens."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import TypeVar

import httpx
import pytest
from sqlalchemy import Engine, create_engine, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dejarik.server import schema
from dejarik.server.wire import Closed
from tests.server.client import Caller, Person, RefusedError, TableSocket, answer_in, at_table, play_to_the_end
from tests.server.live import LiveServer, live_cluster
from tests.server.postgres import PostgresServer
from tests.server.survivor import BROKEN

PLENTY = dict.fromkeys(("request_rate", "request_burst", "tables_per_address", "sockets_per_address"), 100_000)
T = TypeVar("T")

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def database(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[LiveServer]]:
    """Two servers for all tests; whoever ends one starts it again. Their logs stay free of errors."""
    with live_cluster(tmp_path_factory.mktemp("cluster"), database, **PLENTY) as servers:
        yield servers
    assert [server.complaints() for server in servers] == [[], []]


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = create_engine(database)
    yield engine
    engine.dispose()


@pytest.fixture
def callers(servers: list[LiveServer]) -> list[Caller]:
    return [Caller(server.address) for server in servers]


async def eventually(ask: Callable[[], Awaitable[T]], holds: Callable[[T], object], seconds: float = 90.0) -> T:
    """What is answered as soon as something holds of it, however often that fails before."""
    async with asyncio.timeout(seconds):
        while True:
            try:
                if holds(found := await ask()):
                    return found
            except (*BROKEN, RefusedError):
                pass
            await asyncio.sleep(0.05)


async def closing_code(client: TableSocket) -> int | None:
    try:
        while True:
            await client.receive()
    except ConnectionClosed:
        return client.socket.close_code


# ---------------------------------------------------------------- one place


async def test_people_at_two_servers_play_at_one_table(servers: list[LiveServer], callers: list[Caller]) -> None:
    first, second = servers
    ania, tomek = await callers[0].guest("Ania"), await callers[1].guest("Tomek")
    table = await callers[0].open_table(ania, options={"rounds": "2"})
    await callers[1].sit(tomek, table, 1)
    async with (
        at_table(first.address, table, ania) as here,
        at_table(second.address, table, tomek) as there,
        at_table(second.address, table) as watching,
    ):
        await asyncio.gather(play_to_the_end(here, Random(1)), play_to_the_end(there, Random(2)))
        while not watching.is_over:
            await watching.receive()
    infos = [await caller.call("GET", f"/api/tables/{table}") for caller in callers]
    assert infos[0]["status"] == infos[1]["status"] == "over"
    assert infos[0]["result"] == infos[1]["result"] is not None
    records = [await caller.call("GET", f"/api/tables/{table}/record") for caller in callers]
    assert records[0] == records[1] != ""


async def test_what_is_wrong_is_said_as_if_there_were_one_server(
    servers: list[LiveServer], callers: list[Caller]
) -> None:
    ania, tomek = await callers[0].guest("Ania"), await callers[1].guest("Tomek")
    table = await callers[0].open_table(ania, spectators=False)
    for method, path, code in (
        ("POST", f"/api/tables/{table}/seats/0", "seat_taken"),
        ("PUT", f"/api/tables/{table}/seats/1/deck", "wrong_type"),
        ("DELETE", f"/api/tables/{table}/seats/0", "not_your_seat"),
        ("GET", f"/api/tables/{table}/record", "not_over"),
        ("GET", f"/api/tables/{table}/nothing", "not_found"),
        ("GET", "/api/tables/nowhere", "no_table"),
    ):
        problems = []
        for caller in callers:
            with pytest.raises(RefusedError) as error:
                await caller.call(method, path, tomek.token)
            problems.append((error.value.status, str(error.value), error.value.code))
        assert problems[0] == problems[1]
        assert problems[0][2] == code


async def test_frames_and_closings_are_those_of_the_owner(servers: list[LiveServer], callers: list[Caller]) -> None:
    ania, tomek = await callers[0].guest("Ania"), await callers[0].guest("Tomek")
    table = await callers[0].table_of(ania, tomek, spectators=False)
    uri = f"{servers[1].address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    codes = {'{"type": "hello", "version": 1}': 4403, "nonsense": 4400, "x" * 20_000: 1009}
    for frame, code in codes.items():
        async with connect(uri, compression=None) as socket:
            await socket.send(frame)
            with suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            assert socket.close_code == code
    with pytest.raises(InvalidStatus) as refused:
        await connect(uri, origin="https://evil.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403


async def test_every_server_lists_all_tables(servers: list[LiveServer], callers: list[Caller]) -> None:
    ania, tomek = await callers[0].guest("Ania"), await callers[1].guest("Tomek")
    table = await callers[0].open_table(ania, title="Cantina")

    async def listed() -> list[str | None] | None:
        lobby = await callers[1].call("GET", "/api/tables")
        found = [each for each in lobby["tables"] if each["id"] == table]
        assert len(found) <= 1, "a table is listed twice"
        return [seat["name"] for seat in found[0]["seats"]] if found else None

    async def games() -> list[str]:
        return [game["id"] for game in await callers[1].call("GET", "/api/me/games", ania.token)]

    await eventually(listed, lambda names: names == ["Ania", None])
    assert await eventually(games, lambda found: found) == [table]
    await callers[1].sit(tomek, table, 1)
    async with at_table(servers[0].address, table, ania), at_table(servers[1].address, table, tomek):
        await eventually(listed, lambda names: names == ["Ania", "Tomek"])
        online = [(await caller.call("GET", "/api/tables"))["online"] for caller in callers]
        assert await eventually(lambda: _online(callers[1]), lambda number: number >= 2), online
        async with at_table(servers[1].address, table, ania) as client:
            await client.next("update")
            await client.ask("resign")
    await eventually(listed, lambda names: names is None)


async def _online(caller: Caller) -> int:
    online: int = (await caller.call("GET", "/api/tables"))["online"]
    return online


async def test_logging_out_ends_connections_everywhere(servers: list[LiveServer], callers: list[Caller]) -> None:
    ania, tomek = await callers[0].guest("Ania"), await callers[0].guest("Tomek")
    table = await callers[0].table_of(ania, tomek)
    async with (
        at_table(servers[0].address, table, ania) as direct,
        at_table(servers[1].address, table, ania) as forwarded,
        at_table(servers[0].address, table, tomek) as other,
    ):
        await callers[1].call("DELETE", "/api/sessions", ania.token)
        assert await asyncio.gather(closing_code(direct), closing_code(forwarded)) == [4401, 4401]
        assert (await other.ask("chat", text="Still here"))["type"] == "done"
    for caller in callers:
        with pytest.raises(RefusedError) as error:
            await caller.call("GET", "/api/me", ania.token)
        assert error.value.code == "needs_token"


async def test_a_new_name_is_known_everywhere(callers: list[Caller]) -> None:
    ania = await callers[0].guest("Ania")
    assert (await callers[1].call("GET", "/api/me", ania.token))["name"] == "Ania"
    await callers[0].call("PATCH", "/api/me", ania.token, {"name": "Anna"})
    assert (await callers[1].call("GET", "/api/me", ania.token))["name"] == "Anna"


async def test_attempts_to_log_in_are_counted_together(servers: list[LiveServer], callers: list[Caller]) -> None:
    """Ten at once and one more every five seconds, however many servers there are."""
    answers: list[str] = []
    while "too_fast" not in answers:
        for caller in callers:
            with pytest.raises(RefusedError) as error:
                await caller.call("POST", "/api/sessions", body={"code": "nonsense"})
            answers.append(error.value.code)
    assert answers.index("too_fast") < 18


async def test_nobody_outside_speaks_for_a_server(servers: list[LiveServer]) -> None:
    async with httpx.AsyncClient(base_url=servers[0].address) as client:
        assert "application/json" not in (await client.get("/internal/lobby")).headers.get("content-type", "")
        forged = {"x-dejarik-secret": "guessed", "x-dejarik-client": "192.0.2.7"}
        for path in ("/internal/lobby", "/internal/games/ania", "/api/games"):
            assert (await client.get(path, headers=forged)).status_code == 421
        await client.get("/api/games", headers={"x-dejarik-client": "192.0.2.7"})
    told = [json.loads(line) for line in servers[0].log.read_text(encoding="utf-8").splitlines() if line[:1] == "{"]
    assert "192.0.2.7" not in {line.get("address") for line in told}


# ---------------------------------------------------------------- failures


@asynccontextmanager
async def back_at(
    server: LiveServer, table: str, person: Person, left: TableSocket | None = None
) -> AsyncIterator[TableSocket]:
    """Reconnect as often as it takes, as a page does."""
    seen, log = (left.seq, left.log) if left is not None else (None, [])
    async with AsyncExitStack() as stack:
        client = await eventually(
            lambda: stack.enter_async_context(at_table(server.address, table, person, seen, log)), bool
        )
        await client.next("update")
        yield client


async def seen_at(server: LiveServer, table: str, *people: Person) -> list[int | None]:
    """The number of the last entry that each of these people sees at a server."""
    found = []
    for person in people:
        async with back_at(server, table, person) as client:
            found.append(client.seq)
    return found


async def owner_of(table: str, engine: Engine) -> str | None:
    """The address of the server that owns a table, without asking any of them."""
    query = select(schema.servers.c.url).join(schema.leases, schema.leases.c.server == schema.servers.c.id)
    with engine.connect() as connection:
        return connection.execute(query.where(schema.leases.c.table == table)).scalar()


async def test_another_server_takes_over_from_one_that_was_killed(
    servers: list[LiveServer], callers: list[Caller], engine: Engine
) -> None:
    first, second = servers
    ania, tomek = await callers[0].guest("Ania"), await callers[1].guest("Tomek")
    table, deserted = await callers[0].table_of(ania, tomek), await callers[0].table_of(ania, tomek)
    async with at_table(second.address, table, ania) as client:
        await client.my_turn()
        done = await client.choose()
        first.kill()
        assert await closing_code(client) == Closed.RESTARTING
    async with back_at(second, table, ania, client) as client:
        assert client.seq == done["seq"]
        again = await client.ask("choose", id=done["id"], at=0, move="whatever it was")
        assert again == done, "what was acknowledged is not known any more"
    await eventually(lambda: owner_of(deserted, engine), lambda url: url == second.address)
    first.start()
    assert await seen_at(first, table, ania, tomek) == [done["seq"]] * 2


async def test_a_server_that_ends_properly_hands_its_tables_over(
    servers: list[LiveServer], callers: list[Caller]
) -> None:
    first, second = servers
    ania, tomek = await callers[0].guest("Ania"), await callers[0].guest("Tomek")
    table = await callers[0].table_of(ania, tomek)
    before = second.log.read_text(encoding="utf-8")
    async with at_table(second.address, table, ania) as forwarded, at_table(first.address, table, tomek) as direct:
        first.signal(signal.SIGTERM)
        assert await asyncio.gather(closing_code(forwarded), closing_code(direct)) == [Closed.RESTARTING] * 2
    assert await seen_at(second, table, ania, tomek) == [0, 0]
    assert await asyncio.to_thread(first.wait) == 0
    since = second.log.read_text(encoding="utf-8").removeprefix(before)
    assert "taken_for_dead" not in since, "they waited for its lease to expire"
    first.start()


async def test_a_server_that_was_away_finds_that_others_went_on(
    servers: list[LiveServer], callers: list[Caller]
) -> None:
    first, second = servers
    ania, tomek = await callers[0].guest("Ania"), await callers[0].guest("Tomek")
    table = await callers[0].table_of(ania, tomek)
    async with at_table(first.address, table, ania) as stale:
        await stale.my_turn()
        first.signal(signal.SIGSTOP)
        try:
            async with back_at(second, table, ania) as client:
                done = await client.choose()
            await stale.send({"type": "choose", "id": "late", "at": stale.seq, "move": stale.choices[-1]})
        finally:
            first.signal(signal.SIGCONT)
        assert await closing_code(stale) == Closed.RESTARTING
        answers = [answer_in(frame).get("type") for frame in stale.frames]
        assert "done" not in answers, "a choice was made at two servers"
    assert await seen_at(first, table, ania, tomek) == [done["seq"]] * 2


async def test_servers_show_nothing_without_the_database_and_go_on_with_it(
    servers: list[LiveServer], callers: list[Caller], postgres: PostgresServer
) -> None:
    ania, tomek = await callers[0].guest("Ania"), await callers[1].guest("Tomek")
    table = await callers[0].table_of(ania, tomek)
    async with (
        at_table(servers[0].address, table) as direct,
        at_table(servers[1].address, table, ania) as forwarded,
    ):
        await forwarded.my_turn()
        done = await forwarded.choose()
        await asyncio.to_thread(postgres.stop)
        try:
            codes = await asyncio.gather(closing_code(direct), closing_code(forwarded))
        finally:
            await asyncio.to_thread(postgres.start)
        assert codes == [Closed.RESTARTING] * 2
    for server in servers:
        assert await seen_at(server, table, ania, tomek) == [done["seq"]] * 2

    async def heard() -> int | None:
        """How a connection ends whose session is ended at the other server."""
        ola = await callers[1].guest("Ola")
        async with at_table(servers[0].address, table, ola) as client:
            await callers[1].call("DELETE", "/api/sessions", ola.token)
            return await closing_code(client)

    await eventually(heard, lambda code: code == Closed.BAD_TOKEN)
    for server in servers:
        assert all('"no_database"' in line for line in server.complaints())
        server.log.write_text("", encoding="utf-8")
