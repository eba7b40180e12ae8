"""Sessions: listed, ended one by one or all together, and over when nobody uses them."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy import select, update

from dejarik.server import sessions as module
from dejarik.server.codes import Codes
from dejarik.server.people import People
from dejarik.server.schema import sessions
from dejarik.server.sessions import DAY, Sessions, session_of
from dejarik.server.store import Store
from dejarik.server.visits import Visit, describe_device, rough_place
from tests.server.client import Caller, Person, at_table
from tests.server.conftest import ServerMaker, app_of
from tests.server.hall_table import Watcher
from tests.server.live import LiveServer
from tests.server.test_people import QUICK, people_of

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604"


class Clock:
    """A time that tests set."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def kept(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Sessions:
    """Sessions of thirty days; every look at one goes to the database."""
    monkeypatch.setattr(module, "BELIEVED_FOR", 0.0)
    return Sessions(store, 30 * DAY, clock)


async def guest(store: Store, kept: Sessions, name: str = "Leia") -> Person:
    login = await People(store, QUICK, kept, Codes(store)).guest(name, Visit("192.0.2.*", "Firefox, Linux"))
    return Person(login.player.id, name, login.token)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def test_a_session_is_over_after_days_without_use(store: Store, kept: Sessions, clock: Clock) -> None:
    leia = await guest(store, kept)
    clock.time += 29 * DAY
    assert await kept.whose(leia.token) is not None, "and this use begins its days anew"
    clock.time += 29 * DAY
    assert await kept.whose(leia.token) is not None
    clock.time += 30 * DAY
    assert await kept.whose(leia.token) is None
    assert await kept.of_player(leia.id, leia.token) == []


async def test_sessions_that_are_over_are_deleted(store: Store, kept: Sessions, clock: Clock) -> None:
    await guest(store, kept)
    clock.time += 20 * DAY
    han = await guest(store, kept, "Han")
    clock.time += 10 * DAY
    await store.write(kept.expired())
    assert [row.token_hash for row in await store.read(select(sessions))] == [session_of(han.token)]


async def test_an_open_connection_is_a_use(store: Store, kept: Sessions, clock: Clock) -> None:
    leia = await guest(store, kept)
    for _ in range(3):
        clock.time += 29 * DAY
        assert await kept.keep_alive({session_of(leia.token)}) == []
    assert await kept.whose(leia.token) is not None


async def test_connections_of_sessions_that_are_gone_are_named(store: Store, kept: Sessions) -> None:
    leia, han = await guest(store, kept), await guest(store, kept, "Han")
    await kept.end(leia.token)
    both = {session_of(leia.token), session_of(han.token)}
    assert await kept.keep_alive(both) == [session_of(leia.token)]


async def test_a_session_ended_at_another_server_is_void_here(store: Store, kept: Sessions) -> None:
    leia = await guest(store, kept)
    assert await kept.whose(leia.token) is not None
    await Sessions(store, 30 * DAY).end(leia.token)
    assert await kept.whose(leia.token) is None


async def test_a_name_changed_at_another_server_is_known_here(store: Store, kept: Sessions) -> None:
    leia = await guest(store, kept)
    here = await kept.whose(leia.token)
    assert here is not None
    await people_of(store).rename(here, "General")
    found = await kept.whose(leia.token)
    assert found is not None
    assert found.name == "General"


async def test_using_a_token_again_and_again_asks_the_database_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Sessions(store, 30 * DAY)
    leia = await guest(store, kept)
    monkeypatch.setattr(store, "read", None)
    for _ in range(3):
        assert await kept.whose(leia.token) is not None


async def test_a_session_used_from_elsewhere_says_so(store: Store, kept: Sessions, clock: Clock) -> None:
    leia = await guest(store, kept)
    clock.time += DAY
    await kept.whose(leia.token, Visit("198.51.100.*", "Safari, iPhone"))
    (found,) = await kept.of_player(leia.id, leia.token)
    assert (found.place, found.device) == ("198.51.100.*", "Safari, iPhone")
    assert found.created < found.seen < found.expires


# ---------------------------------------------------------------- over HTTP


async def two_devices(client: httpx.AsyncClient) -> tuple[Person, str]:
    """Somebody and their token on a phone."""
    made = (await client.post("/api/players", json={"name": "Leia"}, headers={"User-Agent": FIREFOX})).json()
    leia = Person(made["player"]["id"], "Leia", made["token"])
    code = (await client.post("/api/sessions/code", headers=bearer(leia.token))).json()
    login = await client.post("/api/sessions", json=code, headers={"User-Agent": PHONE})
    return leia, login.json()["token"]


async def test_everybody_sees_where_they_are_logged_in(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia, phone = await two_devices(client)
        await two_devices(client)
        listed = (await client.get("/api/me/sessions", headers=bearer(phone))).json()
    assert [(each["device"], each["place"], each["current"]) for each in listed] == [
        ("Safari, iPhone", "192.0.2.*", True),
        ("Firefox, Linux", "192.0.2.*", False),
    ]
    assert all(leia.token not in str(each) and phone not in str(each) for each in listed)


async def test_one_session_can_be_ended(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia, phone = await two_devices(client)
        _, other = (await client.get("/api/me/sessions", headers=bearer(leia.token))).json()
        stranger, _ = await two_devices(client)
        path = f"/api/me/sessions/{other['id']}"
        assert (await client.delete(path, headers=bearer(stranger.token))).json()["code"] == "no_session"
        assert (await client.delete(path, headers=bearer(leia.token))).status_code == 204
        assert (await client.get("/api/me", headers=bearer(phone))).status_code == 401
        assert (await client.get("/api/me", headers=bearer(leia.token))).status_code == 200


async def test_logging_out_voids_that_token_only(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia, phone = await two_devices(client)
        assert (await client.delete("/api/sessions", headers=bearer(leia.token))).status_code == 204
        assert (await client.get("/api/me", headers=bearer(leia.token))).status_code == 401
        assert (await client.get("/api/me", headers=bearer(phone))).status_code == 200


async def test_logging_out_everywhere_voids_every_token(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia, phone = await two_devices(client)
        stranger, _ = await two_devices(client)
        assert (await client.delete("/api/me/sessions", headers=bearer(phone))).status_code == 204
        for token in (leia.token, phone):
            assert (await client.get("/api/me", headers=bearer(token))).status_code == 401
        assert (await client.get("/api/me", headers=bearer(stranger.token))).status_code == 200


async def test_logging_out_everywhere_ends_the_open_sockets(live: LiveServer) -> None:
    caller = Caller(live.address)
    leia, han = await caller.guest("Leia"), await caller.guest("Han")
    table = await caller.table_of(leia, han)
    code = await caller.call("POST", "/api/sessions/code", leia.token)
    phone = (await caller.call("POST", "/api/sessions", body=code))["token"]
    async with (
        at_table(live.address, table, Person(leia.id, "Leia", phone)) as mine,
        at_table(live.address, table, han) as other,
    ):
        await caller.call("DELETE", "/api/me/sessions", leia.token)
        await mine.socket.wait_closed()
        assert mine.socket.close_code == 4401
        assert (await other.ask("chat", text="still here"))["type"] == "done"


async def test_sockets_of_a_session_ended_elsewhere_are_ended(server: ServerMaker) -> None:
    """An operator, or another server on the same database, has deleted the session."""
    async with server() as client:
        leia, _ = await two_devices(client)
        wish = {"game": "bounty", "players": 2, "seats": [{"kind": "person"}] * 2, "my_seat": 0}
        table = (await client.post("/api/tables", json=wish, headers=bearer(leia.token))).json()["id"]
        services = app_of(client).state.services
        watcher = Watcher(await services.hall.find(table))
        watcher.session = session_of(leia.token)  # type: ignore[assignment]
        await services.caretaker.look()
        assert watcher.ended is None
        await Sessions(services.store, DAY).end(leia.token)
        await services.caretaker.look()
        assert watcher.ended == 4401
        assert (await client.get("/api/me", headers=bearer(leia.token))).status_code == 401


async def test_a_server_that_starts_deletes_what_is_over(server: ServerMaker, url: str) -> None:
    async with server(database=url, session_days=7) as client:
        leia, phone = await two_devices(client)
        store = app_of(client).state.services.store
        await store.write(
            update(sessions).where(sessions.c.token_hash == session_of(phone)).values(seen=sessions.c.seen - 8 * DAY)
        )
        await app_of(client).state.services.caretaker.sweep()
        assert [row.token_hash for row in await store.read(select(sessions))] == [session_of(leia.token)]


# ---------------------------------------------------------------- what they are called


@pytest.mark.parametrize(
    ("says", "told"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.28", "python-httpx"),
        ("x" * 5000, "x" * 40),
        ("\x1b[31m/1", ""),
        ("", ""),
    ],
)
def test_a_device_is_called_by_its_browser(says: str, told: str) -> None:
    assert describe_device(says) == told


@pytest.mark.parametrize(
    ("address", "told"),
    [("203.0.113.77", "203.0.113.*"), ("2001:db8:1:2::/64", "2001:db8:1::/48"), ("", ""), ("testclient", "")],
)
def test_a_place_is_a_network(address: str, told: str) -> None:
    assert rough_place(address) == told
