"""Analyses on the server: of finished games only, one for each address, with progress, cancelled and remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import httpx
import pytest

from dejarik import Match
from dejarik.analysis import Judge
from dejarik.kernel.record import parse
from dejarik.server import analyses as module
from dejarik.server.analyses import Analyses, Judged
from dejarik.server.problems import ProblemError
from dejarik.server.replay import Replay
from dejarik.server.think_process import LostError
from tests.server.conftest import ServerMaker

pytestmark = pytest.mark.anyio

PLAIN = {"content-type": "text/plain; charset=utf-8"}
T = TypeVar("T")


async def upload(client: httpx.AsyncClient, text: str) -> str:
    made = await client.post("/api/records", content=text.encode(), headers=PLAIN)
    return str(made.json()["id"])


async def test_a_finished_game_is_analyzed_for_whoever_looks_at_it(server: ServerMaker, record_text: str) -> None:
    async with server(analysis_simulations=2) as client:
        path = f"/api/records/{await upload(client, record_text)}/analysis"
        for nothing in (f"{path}?seat=all", f"{path}/text"):
            assert (await client.get(nothing)).json()["code"] == "no_analysis"
        begun = (await client.post(f"{path}?seat=all")).json()
        assert (begun["is_done"], begun["moves"], begun["agent"]) == (False, [], "mcts:2")
        found = begun
        while not found["is_done"]:
            await asyncio.sleep(0.02)
            found = (await client.get(f"{path}?seat=all")).json()
        assert found["through"] == found["length"] == len(parse(record_text).moves)
        own, other = [(await client.post(f"{path}?seat={seat}")).json() for seat in (0, 1)]
        assert (await client.get(f"{path}?seat=3")).json()["code"] == "no_seat"
        text = (await client.get(f"{path}/text")).text
        again = (await client.post("/api/records", content=text.encode(), headers=PLAIN)).json()
        assert (await client.post(path)).json()["code"] == "bad_seat"
        assert (await client.delete(path)).json()["code"] == "no_analysis"
    marks = [move["mark"] for move in found["moves"] if move["seat"] == 0]
    assert found["seats"][0]["counts"] == {mark: marks.count(mark) for mark in found["seats"][0]["counts"]}
    assert 0 < found["seats"][0]["accuracy"] < 1
    assert parse(text) == parse(record_text)
    assert again["comments"][0] == {"move": 0, "text": "analysis: mcts:2, seed 0"}
    assert [each["move"] for each in again["comments"] if each["move"]] == [move["move"] for move in found["moves"]]
    worse = [move for move in found["moves"] if move["mark"] == "blunder"]
    assert worse
    assert all(move["better"] != move["played"] and move["after"] < move["before"] for move in worse)
    assert own["is_done"]
    for seat, seen in ((0, own), (1, other)):
        assert {move["seat"] for move in seen["moves"] if move["played"] is not None} == {seat}
        assert {move["seat"] for move in seen["moves"] if move["better"] is not None} <= {seat}


async def test_unfinished_games_are_not_analyzed_and_nothing_is_where_it_is_switched_off(
    server: ServerMaker, record_text: str
) -> None:
    async with server() as client:
        path = f"/api/records/{await upload(client, str(Match('bounty', 2, 3).record))}/analysis?seat=all"
        refused = await client.post(path)
        assert (refused.status_code, refused.json()["code"]) == (409, "not_finished")
        assert (await client.post("/api/records/none/analysis?seat=all")).json()["code"] == "no_record"
    async with server(analysis_simulations=0) as client:
        refused = await client.post(f"/api/records/{await upload(client, record_text)}/analysis?seat=all")
        assert (refused.status_code, refused.json()["code"]) == (403, "no_analyses")


class Shelf:
    """Records that are all the same game."""

    def __init__(self, text: str) -> None:
        self.kept = Replay(parse(text))

    async def replay(self, record_id: str) -> Replay:
        return self.kept

    async def work(self, work: Callable[[], T]) -> T:
        return work()


class Slow:
    """Thinkers that answer once they may."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.asked: list[tuple[str, Judged]] = []

    async def ask(self, party: str, question: Judged) -> Any:
        self.asked.append((party, question))
        await self.may_answer.wait()
        if len(self.asked) == 1:
            raise LostError("gone")
        return question.answered()


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def analyses(record_text: str, slow: Slow) -> Analyses:
    return Analyses(Shelf(record_text), slow, 1)  # type: ignore[arg-type]


async def refusal(analyses: Analyses, record: str, address: str) -> str:
    with pytest.raises(ProblemError) as caught:
        await analyses.start(record, address, None)
    return caught.value.code


async def test_everybody_has_one_at_a_time_and_shares_those_of_others(
    analyses: Analyses, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_RUNNING", 2)
    await analyses.start("a", "ania", None)
    await analyses.start("a", "ania", None)
    assert await refusal(analyses, "b", "ania") == "one_analysis"
    await analyses.start("a", "tomek", None)
    await analyses.start("b", "ewa", None)
    assert await refusal(analyses, "c", "jan") == "too_many_analyses"
    await asyncio.sleep(0)
    assert {party for party, _ in slow.asked} == {"analysis"}
    assert len(slow.asked) == 2, "each has one question at a time"

    with pytest.raises(ProblemError, match="not being analyzed"):
        analyses.cancel("b", "ania")
    analyses.cancel("a", "ania")
    assert not analyses.progress("a", None).is_done
    analyses.cancel("a", "tomek")
    with pytest.raises(ProblemError, match="not being analyzed"):
        analyses.progress("a", None)
    await analyses.start("c", "ania", None)
    await analyses.close()
    with pytest.raises(ProblemError, match="not being analyzed"):
        analyses.progress("b", None)


async def test_a_verdict_that_is_lost_is_left_out(analyses: Analyses, slow: Slow) -> None:
    await analyses.start("a", "ania", None)
    slow.may_answer.set()
    while not (found := analyses.progress("a", None)).is_done:
        await asyncio.sleep(0)
    assert len(found.moves) == len(slow.asked) - 1
    assert slow.asked[0][1].judge == Judge(1)
    again = await analyses.start("a", "tomek", None)
    assert again.moves == found.moves


async def test_what_nobody_asks_about_is_given_up(
    analyses: Analyses, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    await analyses.start("a", "ania", None)
    monkeypatch.setattr(module, "PATIENCE", -1.0)
    slow.may_answer.set()
    while "a" in analyses._running:
        await asyncio.sleep(0)
    assert len(slow.asked) <= 1
    with pytest.raises(ProblemError, match="not being analyzed"):
        analyses.progress("a", None)
