"""The description of the calls says what the calls do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from dejarik.server.calls import ALL_CALLS
from dejarik.server.openapi import DESCRIBE, description
from tests.server.conftest import ServerMaker

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
CALLS = (*ALL_CALLS, DESCRIBE)


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return description(CALLS)


@pytest.mark.anyio
async def test_it_is_served(server: ServerMaker, document: dict[str, Any]) -> None:
    async with server() as client:
        served = (await client.get("/api/openapi.json")).json()
    assert served["openapi"] == "3.1.0"
    assert set(served["paths"]) == set(document["paths"])


def test_every_call_is_described_once(document: dict[str, Any]) -> None:
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert len(operations) == len(CALLS)
    assert len({operation["operationId"] for operation in operations}) == len(CALLS)
    assert all(operation["summary"] for operation in operations)


def test_the_protocol_page_lists_the_same_calls(document: dict[str, Any]) -> None:
    page = PROTOCOL.read_text(encoding="utf-8").split("## The socket")[0]
    listed = {(method, _anonymous(path)) for method, path in _listed(page)}
    described = {
        (method.upper(), _anonymous(path)) for path, methods in document["paths"].items() for method in methods
    }
    assert listed == described


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    named = set(re.findall(r"#/components/schemas/(\w+)", str(document)))
    assert named <= set(document["components"]["schemas"])
    assert {"Problem", "TableInfo", "TableWish", "RecordInfo", "Position", "CardFacts"} <= named


def test_who_needs_a_token_says_so(document: dict[str, Any]) -> None:
    for path in document["paths"].values():
        for operation in path.values():
            assert ("security" in operation) <= ("401" in operation["responses"])
            assert {"429", "503"} <= set(operation["responses"])


def _listed(page: str) -> list[tuple[str, str]]:
    """The calls of the table: `GET /api/x`, and `/y` after it for a path that goes on from the last."""
    found: list[tuple[str, str]] = [("GET", "/api/openapi.json")]
    for row in re.findall(r"^\| (`.*?) \|", page, re.MULTILINE):
        method, path = "", ""
        for written in re.findall(r"`(.*?)`", row):
            words = written.split("?")[0].split()
            if words[0].isupper():
                method, path = words[0], words[1]
                found.append((method, path))
            elif words[0].startswith("/"):
                base = path if path.endswith("}") else path.rsplit("/", 1)[0]
                found.append((method, base + words[0]))
    return found


def _anonymous(path: str) -> str:
    return re.sub(r"\{\w+\}", "{}", path)
