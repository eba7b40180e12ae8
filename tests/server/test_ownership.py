"""Leases: a table has one owner, and whoever lost it can write nothing about it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import insert, select, text, update

from dejarik.server import migrations, schema
from dejarik.server.cluster import Cluster
from dejarik.server.codes import Codes
from dejarik.server.database import StoreError, connect_together
from dejarik.server.farewell import Farewell
from dejarik.server.hall import Hall
from dejarik.server.limits import SharedBuckets
from dejarik.server.metrics import Metrics
from dejarik.server.neighbors import Neighbors
from dejarik.server.ownership import LEASE_S, Leases, orphans, remove_expired
from dejarik.server.passwords import Passwords
from dejarik.server.people import People
from dejarik.server.problems import ProblemError
from dejarik.server.sessions import DAY, Sessions
from dejarik.server.settings import Settings
from dejarik.server.store import Store
from dejarik.server.wire import Closed
from tests.server.hall_table import ANIA, OLA, PERSON, TOMEK, Watcher, choose, opened, until, wish
from tests.server.postgres import PostgresServer

pytestmark = pytest.mark.anyio


@dataclass
class Member:
    """A server without its heartbeat, so that a test decides when it is alive."""

    store: Store
    leases: Leases
    hall: Hall

    async def renew(self) -> bool:
        return await self.store.transact(self.leases.renew)

    async def register(self) -> None:
        await self.store.transact(self.leases.register)


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.new_database()


@asynccontextmanager
async def member(url: str, name: str) -> AsyncIterator[Member]:
    store = Store(url, connect=connect_together)
    await store.open()
    leases = Leases(store, f"http://{name}.internal")
    made = Member(store, leases, Hall(store, Settings(pause=0.0, workers=1), Metrics(), leases))
    await made.register()
    try:
        yield made
    finally:
        await made.hall.stop()
        await store.close()


@pytest.fixture
async def pair(url: str) -> AsyncIterator[tuple[Member, Member]]:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(member(url, "first"))
        second = await stack.enter_async_context(member(url, "second"))
        for player in (ANIA, TOMEK, OLA):
            await first.store.write(insert(schema.players).values(id=player.id, name=player.name, created=0.0))
        assert await first.renew()
        yield first, second


async def expire(member: Member) -> None:
    """Let a server's lease run out and another one notice."""
    await member.store.write(update(schema.servers).where(schema.servers.c.id == member.leases.me.id).values(expires=0))
    assert await member.store.transact(remove_expired) == [member.leases.me.id]


async def journal(member: Member, table: str) -> list[int]:
    query = select(schema.journal.c.seq).where(schema.journal.c.table == table).order_by(schema.journal.c.seq)
    return [row.seq for row in await member.store.read(query)]


async def refused(call: Callable[[], object]) -> str:
    with pytest.raises(ProblemError) as error:
        await call()  # type: ignore[misc]
    return error.value.code


async def test_a_table_belongs_to_the_server_that_opened_it(pair: tuple[Member, Member]) -> None:
    first, second = pair
    room = await opened(first.hall)
    assert await first.hall.owner(room.table.id) is None
    assert await second.hall.owner(room.table.id) == first.leases.me
    assert await refused(lambda: second.hall.find(room.table.id)) == "moved"


async def test_every_server_knows_the_others(pair: tuple[Member, Member]) -> None:
    first, second = pair
    assert [server.url for server in first.leases.others] == ["http://second.internal"]
    assert [server.url for server in second.leases.others] == ["http://first.internal"]


async def test_of_two_that_take_a_table_at_once_one_has_it(pair: tuple[Member, Member]) -> None:
    first, second = pair
    for _ in range(5):
        table = (await opened(first.hall)).table.id
        await first.hall._forget(first.hall._rooms[table])
        found = await asyncio.gather(first.hall.owner(table), second.hall.owner(table))
        assert found in ([None, first.leases.me], [second.leases.me, None])


async def test_a_server_that_is_late_keeps_its_tables_unless_somebody_took_it_for_dead(
    pair: tuple[Member, Member],
) -> None:
    first, second = pair
    room = await opened(first.hall)
    await first.store.write(update(schema.servers).values(expires=0))
    assert await second.hall.owner(room.table.id) == first.leases.me
    assert await first.renew()
    await choose(first.hall, room, ANIA)
    assert await journal(first, room.table.id) == [1]


async def test_whoever_lost_a_table_writes_nothing_about_it(pair: tuple[Member, Member]) -> None:
    first, second = pair
    room = await opened(first.hall)
    watcher = Watcher(room, ANIA)
    await choose(first.hall, room, ANIA)
    await expire(first)
    taken = await second.hall.find(room.table.id)
    assert taken.table.seq == 1
    assert await refused(lambda: choose(first.hall, room, ANIA)) == "not_saved"
    assert watcher.ended == Closed.RESTARTING
    assert await journal(second, room.table.id) == [1]
    await choose(second.hall, taken, ANIA)
    assert await journal(second, room.table.id) == [1, 2]
    assert not await first.renew(), "nobody tells it that it was taken for dead"


async def test_whoever_lost_a_table_seats_nobody_at_it(pair: tuple[Member, Member]) -> None:
    first, second = pair
    info = await first.hall.open_table(wish(PERSON, PERSON), ANIA)
    await expire(first)
    assert (await second.hall.sit(info.id, 1, TOMEK)).status == "playing"
    assert await refused(lambda: first.hall.sit(info.id, 1, OLA)) == "moved"
    assert [seat.name for seat in (await second.hall.info(info.id)).seats] == ["Ania", "Tomek"]


async def test_a_write_that_waits_for_the_disk_comes_before_a_takeover(pair: tuple[Member, Member]) -> None:
    """The fence locks the lease until the write is committed, so that the new owner reads it."""
    first, second = pair
    room = await opened(first.hall)
    await expire(first)
    connection = await asyncio.to_thread(first.store.own_connection)
    connection.exec_driver_sql("BEGIN")
    for fence in room.fence:
        fence.check(connection)  # type: ignore[union-attr]
    taking = asyncio.create_task(second.hall.owner(room.table.id))
    assert not (await asyncio.wait((taking,), timeout=0.3))[0], "the lease was taken from under a write"
    connection.exec_driver_sql("COMMIT")
    assert await taking is None
    connection.close()


async def test_what_a_server_leaves_behind_can_be_taken_by_anybody(pair: tuple[Member, Member]) -> None:
    first, second = pair
    playing, over = await opened(first.hall), await opened(first.hall)
    await first.store.write(update(schema.tables).where(schema.tables.c.id == over.table.id).values(status="over"))
    assert await second.store.transact(orphans) == []
    await first.store.transact(first.leases.leave)
    assert await second.store.transact(orphans) == [playing.table.id]
    await second.hall.take_up(playing.table.id)
    assert await second.store.transact(orphans) == []
    assert (await second.hall.find(playing.table.id)).table.seq == 0


async def test_a_server_that_registers_anew_leaves_its_tables_behind(pair: tuple[Member, Member]) -> None:
    first, second = pair
    room = await opened(first.hall)
    before = first.leases.me
    await first.register()
    assert first.leases.me.id != before.id
    assert first.leases.me.secret != before.secret
    assert await second.hall.owner(room.table.id) is None


async def test_an_idle_table_is_free_for_anybody(pair: tuple[Member, Member]) -> None:
    first, second = pair
    room = await opened(first.hall)
    await first.hall._forget(room)
    assert (await second.hall.find(room.table.id)).table.id == room.table.id
    assert await first.hall.owner(room.table.id) == second.leases.me


async def test_there_is_no_lease_of_a_table_that_does_not_exist(pair: tuple[Member, Member]) -> None:
    first, _ = pair
    assert await refused(lambda: first.hall.find("nowhere")) == "no_table"
    assert await first.store.read(select(schema.leases)) == []


async def test_a_server_for_itself_and_several_do_not_mix(url: str) -> None:
    alone, several = Store(url), Store(url, connect=connect_together)
    await several.open()
    with pytest.raises(StoreError, match="Another server") as error:
        await alone.open()
    assert "--internal-url" in error.value.remedy.en
    assert "--internal-url" in error.value.remedy.pl
    await several.close()
    await alone.open()
    with pytest.raises(StoreError, match="Another server"):
        await several.open()
    await alone.close()


async def test_several_servers_may_start_at_the_same_moment(url: str) -> None:
    stores = [Store(url, connect=connect_together) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.check() for store in stores))
    await asyncio.gather(*(store.close() for store in stores))


async def test_the_schema_does_not_change_under_servers_that_run(url: str) -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    newest = scripts.get_revision("head")
    first, second = Store(url, connect=connect_together), Store(url, connect=connect_together)
    await first.open()
    version = "UPDATE alembic_version SET version_num = :number"
    await first.write((text(version), {"number": newest.down_revision}))
    with pytest.raises(StoreError, match="another release") as error:
        await second.open()
    assert error.value.remedy.pl
    await first.write((text(version), {"number": newest.revision}))
    await second.open()
    await second.close()
    await first.close()


# ---------------------------------------------------------------- the heartbeat


@pytest.fixture
def heart(pair: tuple[Member, Member]) -> Iterator[Cluster]:
    """The first server's, which beats when a test says so."""
    first, _ = pair
    sessions = Sessions(first.store, DAY, believed_for=0.0)
    people = People(first.store, Passwords(), sessions, Codes(first.store))
    farewell = Farewell(first.store, people, sessions, first.hall)
    neighbors = Neighbors(first.hall, first.leases)
    heart = Cluster(first.leases, first.hall, neighbors, sessions, farewell, SharedBuckets(1, 1, print))
    yield heart
    heart._thread.submit(heart._hang_up).result()
    heart._thread.shutdown()


async def alive(member: Member) -> bool:
    return member.leases.me.id in {row.id for row in await member.store.read(select(schema.servers.c.id))}


async def beat(heart: Cluster, *, after: float, regular_for: float = 2 * LEASE_S) -> None:
    """One heartbeat, so long after the one before, as part of a regular series."""
    now = monotonic()
    heart._beaten, heart._regular_since = now - after, now - regular_for
    await heart._beat(now)


async def test_a_server_that_beats_regularly_notices_that_another_does_not(
    pair: tuple[Member, Member], heart: Cluster
) -> None:
    _, second = pair
    room = await opened(second.hall)
    await second.store.write(update(schema.servers).where(schema.servers.c.id == second.leases.me.id).values(expires=0))
    await beat(heart, after=1.0)
    assert not await alive(second)
    await until(lambda: room.table.id in heart._hall._rooms)


@pytest.mark.parametrize("late", [{"after": LEASE_S}, {"after": 1.0, "regular_for": 1.0}])
async def test_after_a_gap_everybody_may_renew_first(
    pair: tuple[Member, Member], heart: Cluster, late: dict[str, float]
) -> None:
    _, second = pair
    await second.store.write(update(schema.servers).values(expires=0))
    await beat(heart, **late)
    assert await alive(second)


async def test_a_late_heartbeat_costs_nothing_if_nobody_minded(pair: tuple[Member, Member], heart: Cluster) -> None:
    first, _ = pair
    room, before = await opened(first.hall), first.leases.me
    await beat(heart, after=10 * LEASE_S)
    assert (first.leases.me, room.is_broken) == (before, False)


async def test_a_server_that_others_took_for_dead_begins_anew(pair: tuple[Member, Member], heart: Cluster) -> None:
    first, second = pair
    room, before = await opened(first.hall), first.leases.me
    watcher = Watcher(room, ANIA)
    await expire(first)
    await beat(heart, after=1.0)
    assert watcher.ended == Closed.RESTARTING
    assert first.leases.me.id != before.id
    assert await alive(first)
    assert await second.hall.owner(room.table.id) is None


async def test_without_the_database_nothing_is_shown_for_longer_than_a_lease(
    pair: tuple[Member, Member], heart: Cluster
) -> None:
    first, _ = pair
    room = await opened(first.hall)
    heart._beaten = monotonic()
    heart._skip(heart._beaten + LEASE_S / 2, TimeoutError())
    assert not room.is_broken
    heart._skip(heart._beaten + 2 * LEASE_S, TimeoutError())
    assert room.is_broken
    before = first.leases.me
    await heart._beat(monotonic())
    assert first.leases.me != before, "nobody would take up what was dropped"
