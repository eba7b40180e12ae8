"""Every call of the HTTP part with all sorts of input: never an error of the server, always an answer as described."""

from __future__ import annotations

import asyncio
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

import dejarik
from dejarik.server.calls import ALL_CALLS
from dejarik.server.openapi import DESCRIBE, description
from tests.server.client import EASY, PERSON, Caller, Person
from tests.server.live import LiveServer

DESCRIPTION = description((*ALL_CALLS, DESCRIBE))
CALLS = [f"{method.upper()} {path}" for path, methods in DESCRIPTION["paths"].items() for method in methods]
WANTED = ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
FEW = settings(max_examples=6, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
VOIDS_TOKEN = {("DELETE", "/api/sessions"), ("DELETE", "/api/me/sessions"), ("POST", "/api/me/deletion")}


class World:
    """What is there to ask for: a person, a table being played, a table that waits, a record, a game."""

    def __init__(self, live: LiveServer, record: str) -> None:
        self.live = live
        self.real: dict[str, list[Any]] = {}
        asyncio.run(self._fill(record))

    async def _fill(self, record: str) -> None:
        caller = Caller(self.live.address)
        self.person = await caller.guest("Ania")
        tomek = await caller.guest("Tomek")
        waiting = await caller.open_table(tomek)
        playing = await caller.open_table(self.person, PERSON, EASY)
        kept = await caller.http.post(
            "/api/records",
            content=record,
            headers={"Content-Type": "text/plain", "Authorization": f"Bearer {self.person.token}"},
        )
        self.real = {
            "table": [waiting, playing],
            "seat": [0, 1, 2],
            "record": [kept.raise_for_status().json()["id"]],
            "move": [0, 3, 10_000],
            "game": dejarik.game_names(),
        }
        await self._keep_decks(caller)

    async def _keep_decks(self, caller: Caller) -> None:
        """A deck of every game that is played with decks."""
        self.real |= {"deck": [], "code": []}
        for game in map(dejarik.game, dejarik.game_names()):
            for starter in game.decks.starters if game.decks else ():
                wish = {"name": starter.title.en, "code": starter.code}
                kept = await caller.call("POST", f"/api/games/{game.name}/decks", self.person.token, wish)
                self.real["deck"].append(kept["id"])
                self.real["code"].append(kept["code"])

    async def somebody_new(self) -> Person:
        return await Caller(self.live.address).guest("Ola")


@pytest.fixture(scope="module")
def world(live: LiveServer, record_text: str) -> World:
    return World(live, record_text)


@pytest.fixture(scope="module")
def described() -> Any:
    """All calls, as Schemathesis reads them.

    Its plugin would make the cases of all of them in every process that collects tests, which takes seconds; so each
    test makes its own (pyproject.toml leaves the plugin out), and nobody else imports it.
    """
    import schemathesis
    from schemathesis.checks import load_all_checks
    from schemathesis.config import SchemathesisConfig

    load_all_checks()
    return schemathesis.openapi.from_dict(DESCRIPTION, config=SchemathesisConfig.from_dict({"color": False}))


@pytest.mark.parametrize("call", CALLS)
def test_every_call_answers_as_described(call: str, described: Any, world: World) -> None:
    from schemathesis.checks import CHECKS
    from schemathesis.generation.feedback import FeedbackSources
    from schemathesis.pytest._test_builder import build_operation_test

    checks = CHECKS.get_by_names(WANTED)

    @FEW
    def answers(case: Any) -> None:
        about_decks = case.body if "/decks" in case.path and isinstance(case.body, dict) else {}
        for given in (case.path_parameters, about_decks):
            put_real_values(given, world.real)
        asker = asyncio.run(world.somebody_new()) if (case.method, case.path) in VOIDS_TOKEN else world.person
        headers = {"Authorization": f"Bearer {asker.token}"}
        case.call_and_validate(base_url=world.live.address, headers=headers, checks=checks, timeout=30)

    method, path = call.split(" ")
    build_operation_test(
        config=described.config,
        operation=described[path][method],
        test_func=answers,
        given_kwargs={},
        feedback=FeedbackSources(),
    )()


def put_real_values(given: dict[str, Any], real: dict[str, list[Any]]) -> None:
    """Two times out of three, what there is instead of what was made up."""
    for name in set(given) & set(real):
        luck = crc32(str(given[name]).encode())
        if luck % 3 and real[name]:
            given[name] = real[name][luck % len(real[name])]


def posted(headers: bytes, body: bytes = b"") -> bytes:
    return b"POST /api/players HTTP/1.1\r\nHost: a\r\n" + headers + b"\r\n\r\n" + body


JSON = b"Content-Type: application/json\r\nContent-Length: "
RAW = (
    b"GET /api/tables/\xff\xfe/socket HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \xff\xc3\r\n\r\n",
    b"GET /%ff%fe%00 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /assets/..%2f..%2f..%2fpyproject.toml HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: \xff\r\nOrigin: http://[\r\n\r\n",
    posted(b"Content-Length: 99999999999999999999", b"{}"),
    posted(b"Transfer-Encoding: chunked", b"zz\r\n"),
    posted(b"Content-Type: \xff\r\nContent-Length: 2", b"{}"),
    posted(JSON + b"17", b'{"name":"\\ud800"}'),
    posted(JSON + b"8", b"\xff\xfe{}[]\x00\x01"),
    b"TRACE /api/me HTTP/1.1\r\nHost: a\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
)


@pytest.mark.anyio
@pytest.mark.parametrize("request_bytes", RAW, ids=range(len(RAW)))
async def test_requests_that_are_hardly_http_are_refused_calmly(live: LiveServer, request_bytes: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
    writer.write(request_bytes)
    async with asyncio.timeout(60):
        answer = await reader.read(100)
    writer.close()
    assert answer.startswith((b"HTTP/1.1 2", b"HTTP/1.1 4"))
    assert b"build-system" not in answer
    assert live.complaints() == []
