"""The fuzz finds what it looks for, and finds nothing in a short run; ``make fuzz`` runs it for ten minutes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from dejarik.server import archive
from dejarik.server.calls import ALL_CALLS
from dejarik.server.game_table import Agreement, GameTable, open_table
from dejarik.server.openapi import DESCRIBE, description
from dejarik.server.store import Store
from dejarik.server.wire import SeatWish, TableWish
from tests.server.fuzz.__main__ import Plan, fuzz
from tests.server.fuzz.campaign import Campaign, Seated
from tests.server.fuzz.secrets import Ear
from tests.server.fuzz.values import Life, Maker
from tests.server.fuzz.visitors import Operation, Visitor, operations
from tests.server.hidden import hidden_keys
from tests.server.live import LiveServer

DOCUMENT: dict[str, Any] = description((*ALL_CALLS, DESCRIBE))
SEED = "nobody-knows"


def test_a_short_fuzz_finds_nothing(tmp_path: Path) -> None:
    assert fuzz(Plan(minutes=0.02, companies=1, visitors=1, seed=5), tmp_path).faults == []


def test_the_same_seed_makes_the_same_values_and_nothing_but_calls_known() -> None:
    def made(seed: int) -> list[str]:
        maker = Maker(DOCUMENT["components"]["schemas"], Life(), Random(seed))
        return [repr(maker.value(each.body[1])) for each in operations(DOCUMENT) if each.body]

    assert made(1) == made(1) != made(2)
    assert len(operations(DOCUMENT)) == len(ALL_CALLS) + 1


# ---------------------------------------------------------------- secrets


@asynccontextmanager
async def written(folder: Path) -> AsyncIterator[tuple[GameTable, Path]]:
    """A table after some moves, as the database has it."""
    table = open_table(
        Agreement("table", TableWish("bounty", 2, [SeatWish("person")] * 2), SEED, 0.0, None), [None, None]
    )
    store = Store(f"sqlite:///{folder / 'table.db'}")
    await store.open()
    await store.write(*archive.opening(table, [], 0.0))
    yield table, folder / "table.db"
    await store.close()


@pytest.mark.anyio
async def test_a_card_told_to_somebody_who_does_not_know_it_is_a_leak(tmp_path: Path) -> None:
    async with written(tmp_path) as (table, database):
        key = sorted(hidden_keys(table.match.state, 0, "bounty"))[0]
        ear = Ear("table", "bounty", SEED)
        ear.hear(0, 0, 0, f'{{"key": "{key}"}}')
        ear.hear(1, 0, 0, '{"key": "no_card_at_all"}')
        assert list(ear.leaks(database)) == [f"bounty table table: seat 0 was told of {key} after entry 0"]


def besieged(tmp_path: Path) -> Campaign:
    return Campaign(LiveServer(tmp_path), seed=1, ends=0.0)


@pytest.mark.anyio
async def test_the_seed_of_a_game_that_is_still_played_is_a_leak(tmp_path: Path) -> None:
    async with written(tmp_path):
        campaign = besieged(tmp_path)
        campaign.tables["table"] = Seated("table", {}, Ear("table", "bounty", SEED))
        campaign.overhear("nothing of it", "a frame")
        assert campaign.faults == []
        campaign.overhear(f"the seed is {SEED}", "a frame")
        assert campaign.faults == ["the seed of table table was told in a frame"]


# ---------------------------------------------------------------- answers

LOBBY = Operation("get", "/api/tables", DOCUMENT["paths"]["/api/tables"]["get"])
JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (httpx.Response(200, headers=JSON, text='{"tables": [], "online": 3}'), ""),
        (httpx.Response(500, text="Oops"), "500: GET"),
        (httpx.Response(418, text="tea"), "418 is not described: GET"),
        (
            httpx.Response(200, headers={"content-type": "text/html"}, text="<p>"),
            "an answer of text/html is not described",
        ),
        (httpx.Response(200, headers=JSON, text='{"tables": [], "online": "many"}'), '"many" is not of type "integer"'),
    ],
)
def test_an_answer_other_than_described_is_a_fault(tmp_path: Path, answer: httpx.Response, fault: str) -> None:
    campaign = besieged(tmp_path)
    Visitor(campaign, DOCUMENT, 0)._judge(LOBBY, answer, "GET /api/tables")
    assert len(campaign.faults) == bool(fault)
    assert all(found.startswith(fault) for found in campaign.faults)
