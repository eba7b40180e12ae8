"""How much anybody may ask for."""

from __future__ import annotations

import pytest

from dejarik.server import limits
from dejarik.server.limits import AddressBuckets, AddressCounts, TableCounts, TokenBucket, address_of
from tests.server.conftest import ServerMaker, app_of

WISH = {"game": "bounty", "players": 2, "seats": [{"kind": "person"}, {"kind": "person"}], "my_seat": 0}


class Time:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(limits, "monotonic", lambda: self.now)


def test_a_bucket_lets_a_burst_through_and_then_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)
    bucket = TokenBucket(2.0, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    time.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    time.now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_share_a_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    Time(monkeypatch)
    monkeypatch.setattr(limits, "_REMEMBERED_ADDRESSES", 2)
    buckets = AddressBuckets(1.0, 1)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b"), buckets.take("c")] == [True, False, True, True]
    assert len(buckets._buckets) == 2


def test_counts_are_given_back() -> None:
    counts = AddressCounts(2)
    assert [counts.take("a"), counts.take("a"), counts.take("a"), counts.take("b")] == [True, True, False, True]
    counts.give_back("a")
    assert counts.take("a")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_whom_limits_count(host: str, counted: str) -> None:
    assert address_of({"client": (host, 1)}) == counted


def test_a_socket_without_an_address_is_counted_too() -> None:
    assert address_of({"client": None}) == ""


def test_tables_no_longer_in_use_make_room() -> None:
    left = {"y"}
    counts = TableCounts(2)
    for table in ("x", "y"):
        assert counts.take("a", {"x", "y"}.__contains__)
        counts.settle("a", table)
    assert not counts.take("a", {"x", "y"}.__contains__)
    assert counts.take("a", left.__contains__)
    assert not counts.take("a", left.__contains__), "a table being opened counts"
    counts.settle("a", None)
    assert counts.take("a", left.__contains__)


@pytest.mark.anyio
async def test_who_asks_too_fast_must_wait(server: ServerMaker) -> None:
    async with server(request_rate=0.001, request_burst=3) as client:
        statuses = [(await client.get("/api/tables")).status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        refused = await client.get("/api/tables")
        assert refused.json()["code"] == "too_fast"
        assert refused.headers["retry-after"] == "1"
        assert (await client.get("/assets/none.js")).status_code == 404, "files of the page are not counted"


@pytest.mark.anyio
async def test_passwords_cannot_be_guessed_quickly(server: ServerMaker) -> None:
    async with server() as client:
        statuses = [(await client.post("/api/sessions", json={"code": "X"})).status_code for _ in range(12)]
        assert statuses == [401] * 10 + [429] * 2


@pytest.mark.anyio
async def test_accounts_cannot_be_made_quickly(server: ServerMaker) -> None:
    async with server() as client:
        made = (await client.post("/api/players", json={"name": "Leia"})).json()
        headers = {"authorization": f"Bearer {made['token']}"}
        wish = {"name": "Leia", "password": "alderaan-lives"}
        statuses = [(await client.post("/api/account", json=wish, headers=headers)).status_code for _ in range(12)]
        assert statuses[-2:] == [429, 429]
        assert 429 not in statuses[:10]


@pytest.mark.anyio
async def test_an_address_opens_only_so_many_tables(server: ServerMaker) -> None:
    async with server(tables_per_address=2) as client:
        made = (await client.post("/api/players", json={"name": "Leia"})).json()
        headers = {"authorization": f"Bearer {made['token']}"}
        opened = [(await client.post("/api/tables", json=WISH, headers=headers)) for _ in range(3)]
        assert [answer.status_code for answer in opened] == [201, 201, 429]
        assert opened[2].json()["code"] == "too_many_tables"
        await client.delete(f"/api/tables/{opened[0].json()['id']}/seats/0", headers=headers)
        assert (await client.post("/api/tables", json=WISH, headers=headers)).status_code == 201
        bad = await client.post("/api/tables", json=WISH | {"game": "sabacc"}, headers=headers)
        assert bad.status_code == 429
        assert app_of(client).state.settings.tables_per_address == 2
