"""Headers, origins and proxies: what strange pages and strange senders cannot do."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from dejarik.server.security import SECURITY_HEADERS, origin_allowed
from dejarik.server.settings import Settings
from tests.server.conftest import ServerMaker


@pytest.mark.anyio
async def test_every_answer_carries_the_headers(server: ServerMaker) -> None:
    async with server() as client:
        for path in ("/", "/api/games", "/api/nothing", "/healthz", "/readyz", "/favicon.none"):
            answer = await client.get(path)
            assert {name: answer.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS, path
        assert "unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://table.example", True),
        ("https://TABLE.example", True),
        ("https://table.example:444", False),
        ("https://evil.example", False),
        ("https://table.example.evil.example", False),
        ("null", False),
        ("", False),
        ("http://[", False),
        ("https://friend.example", True),
    ],
)
def test_which_pages_may_act(origin: str | None, allowed: bool) -> None:
    given = {"host": "table.example"} | ({} if origin is None else {"origin": origin})
    assert origin_allowed(Headers(given), Settings(origins=("https://friend.example",))) is allowed


def test_a_request_without_a_host_has_no_page_of_ours() -> None:
    assert not origin_allowed(Headers({"origin": "https://evil.example"}), Settings())
    assert not origin_allowed(Headers({"origin": "null"}), Settings())


@pytest.mark.anyio
async def test_strange_pages_may_read_but_not_act(server: ServerMaker) -> None:
    async with server() as client:
        evil = {"origin": "https://evil.example"}
        refused = await client.post("/api/players", json={"name": "Leia"}, headers=evil)
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong_origin")
        assert (await client.get("/api/games", headers=evil)).status_code == 200
        own = {"origin": "http://table.example"}
        assert (await client.post("/api/players", json={"name": "Leia"}, headers=own)).status_code == 201


@pytest.mark.anyio
async def test_allowed_origins_get_what_browsers_ask_for(server: ServerMaker) -> None:
    async with server(origins=("https://friend.example",)) as client:
        friend = {"origin": "https://friend.example"}
        preflight = {"access-control-request-method": "PATCH", "access-control-request-headers": "authorization"}
        asked = await client.options("/api/me", headers=friend | preflight)
        assert (asked.status_code, asked.headers["access-control-allow-origin"]) == (200, friend["origin"])
        made = await client.post("/api/players", json={"name": "Leia"}, headers=friend)
        assert (made.status_code, made.headers["access-control-allow-origin"]) == (201, friend["origin"])
        evil = await client.get("/api/games", headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in evil.headers


@pytest.mark.anyio
async def test_only_trusted_proxies_say_who_asks(server: ServerMaker) -> None:
    few = {"request_rate": 0.001, "request_burst": 1}
    async with server(**few) as client:
        statuses = [await _asked_for(client, f"198.51.100.{number}") for number in range(3)]
        assert statuses == [200, 429, 429]
    async with server(trusted_proxies=("192.0.2.1",), **few) as client:
        statuses = [await _asked_for(client, f"198.51.100.{number}") for number in (1, 2, 2)]
        assert statuses == [200, 200, 429]


async def _asked_for(client: object, address: str) -> int:
    answer = await client.get("/api/tables", headers={"x-forwarded-for": address})  # type: ignore[attr-defined]
    status: int = answer.status_code
    return status
