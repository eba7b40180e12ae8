"""Tests of decks on the server: numbers as games end, limits for everybody, and computers at tables come first."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import pytest

from dejarik.arena.lab import may_meet
from dejarik.arena.playing import Played
from dejarik.kernel.text import same
from dejarik.server import labs as module
from dejarik.server.decks import decks_of
from dejarik.server.labs import LabGame, Labs
from dejarik.server.metrics import Metrics
from dejarik.server.problems import ProblemError
from dejarik.server.settings import Settings
from dejarik.server.think_process import LostError
from dejarik.server.thinkers import Thinkers
from dejarik.server.wire_lab import LabWish
from tests.server.conftest import ServerMaker

pytestmark = pytest.mark.anyio

WISH = {"game": "destiny", "deck": "rey", "opponents": ["kylo-ren", "boba-fett"], "games": 3}


async def a_guest(client: httpx.AsyncClient) -> dict[str, str]:
    made = (await client.post("/api/players", json={"name": "Ania"})).json()
    return {"Authorization": f"Bearer {made['token']}"}


async def test_a_deck_is_tested_for_whoever_asks(server: ServerMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AGENT", "random")
    async with server() as client:
        ania, tomek = await a_guest(client), await a_guest(client)
        assert (await client.post("/api/lab", json=WISH)).json()["code"] == "needs_token"
        assert (await client.get("/api/lab", headers=ania)).json()["code"] == "no_lab"
        begun = (await client.post("/api/lab", json=WISH, headers=ania)).json()
        assert (begun["is_done"], begun["played"], begun["share"], begun["cards"]) == (False, 0, None, [])
        assert (await client.get("/api/lab", headers=tomek)).json()["code"] == "no_lab"
        assert (await client.post("/api/lab", json=WISH, headers=tomek)).json()["code"] == "one_lab"
        found = begun
        while not found["is_done"]:
            await asyncio.sleep(0.02)
            found = (await client.get("/api/lab", headers=ania)).json()
        stopped = (await client.delete("/api/lab", headers=ania)).json()
    assert stopped == found
    assert (found["played"], found["share"]["games"], found["deck"]) == (3, 3, "rey")
    assert [each["share"]["games"] for each in found["opponents"]] == [2, 1]
    assert found["share"]["low"] <= found["share"]["value"] <= found["share"]["high"]


async def test_what_cannot_be_tested_is_refused_with_the_reason(server: ServerMaker) -> None:
    decks = sorted(decks_of("lcg").random_table(Random(1), 2), key=lambda code: not may_meet("lcg", code, "sith"))
    async with server(lab_games=10) as client:
        ania = await a_guest(client)
        cases = {
            "lab_games": {"games": 11},
            "no_game": {"game": "chess"},
            "no_decks": {"game": "bounty"},
            "bad_deck": {"deck": "nobody"},
            "bad_setup": {"game": "lcg", "deck": "jedi", "opponents": ["sith", "rebels"]},
        }
        for code, change in cases.items():
            refused = (await client.post("/api/lab", json=WISH | change, headers=ania)).json()
            assert refused["code"] == code
        assert refused["text"]["en"].startswith("both decks are of the same side")
        navy = decks_of("lcg").sheet("navy").code
        for name, code in (("Light", decks[0]), ("Dark", decks[1]), ("Dark again", decks[1]), ("Navy", navy)):
            await client.post("/api/games/lcg/decks", json={"name": name, "code": code}, headers=ania)
        offers = [
            (await client.post("/api/games/lcg/decks/opponents", json={"code": deck}, headers=ania)).json()
            for deck in ("jedi", "sith")
        ]
        own = [{each["title"]["en"] for each in offer["opponents"] if each["is_own"]} for offer in offers]
        assert own[0] in ({"Dark"}, {"Dark again"}), "each deck once, and none of the same side"
        assert own[1] == {"Light"}
        assert [(len(offer["opponents"]), offer["games"]) for offer in offers] == [(3, 10), (3, 10)]
    async with server(lab_games=0) as client:
        refused = await client.post("/api/lab", json=WISH, headers=await a_guest(client))
        assert (refused.status_code, refused.json()["code"]) == (403, "no_labs")


class Slow:
    """Thinkers that play once they may, and lose the first game."""

    def __init__(self) -> None:
        self.may_play = asyncio.Event()
        self.asked: list[LabGame] = []

    async def ask_behind(self, question: LabGame) -> Played:
        self.asked.append(question)
        is_first = len(self.asked) == 1
        await self.may_play.wait()
        if is_first:
            raise LostError("gone")
        fixture, sides = question.assignment.fixture, (same("Player 1"), same("Player 2"))
        return Played(fixture.number, 0, fixture.entrants, "", (1.0, 0.0), (0, 0), (1, 1), sides, 9, 4, 0.1, ())


@pytest.fixture
def slow() -> Slow:
    return Slow()


def labs_of(slow: Slow, **settings: Any) -> Labs:
    return Labs(slow, Settings(**settings), Metrics())  # type: ignore[arg-type]


def wish(games: int = 10) -> LabWish:
    return LabWish("destiny", "rey", ["kylo-ren"], games)


async def refusal(labs: Labs, owner: str, address: str, games: int = 10) -> str:
    with pytest.raises(ProblemError) as caught:
        await labs.start(wish(games), owner, address)
    return caught.value.code


async def test_everybody_has_one_at_a_time_and_one_process_is_left_to_those_who_play(
    slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_RUNNING", 2)
    labs = labs_of(slow, workers=3)
    await labs.start(wish(), "ania", "home")
    assert await refusal(labs, "ania", "elsewhere") == "one_lab"
    assert await refusal(labs, "tomek", "home") == "one_lab"
    await labs.start(wish(), "ewa", "school")
    assert await refusal(labs, "jan", "work") == "too_many_labs"
    await asyncio.sleep(0)
    assert len(slow.asked) == 2, "of three processes"
    stopped = await labs.stop("ania")
    assert (stopped.is_done, stopped.played) == (True, 0)
    await labs.start(wish(), "tomek", "home")
    await labs.close()
    assert labs.progress("ewa").is_done
    with pytest.raises(ProblemError, match="not testing"):
        labs.progress("jan")


async def test_games_that_were_not_played_do_not_count(slow: Slow) -> None:
    labs = labs_of(slow, workers=1, lab_games_per_hour=25)
    for _ in range(5):
        await labs.start(wish(20), "ania", "home")
        await asyncio.sleep(0)
        await labs.stop("ania")
    slow.may_play.set()
    await labs.start(wish(20), "ania", "home")
    while not (found := labs.progress("ania")).is_done:
        await asyncio.sleep(0)
    assert found.share is not None
    assert found.played == found.share.games == 20
    assert await refusal(labs, "ania", "home", 20) == "lab_budget"
    assert await refusal(labs, "tomek", "home", 20) == "lab_budget"
    await labs.start(wish(20), "tomek", "work")
    await labs.close()


async def test_a_game_that_is_lost_is_left_out_and_a_test_that_nobody_asks_about_is_stopped(
    slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    labs = labs_of(slow, workers=1)
    slow.may_play.set()
    await labs.start(wish(6), "ania", "home")
    while not (found := labs.progress("ania")).is_done:
        await asyncio.sleep(0)
    assert (found.played, found.games) == (5, 6)
    await labs.start(wish(6), "ania", "home")
    monkeypatch.setattr(module, "PATIENCE", -1.0)
    while not (found := labs.progress("ania")).is_done:
        await asyncio.sleep(0)
    assert found.played < 6


class Choice:
    """What a table's computer is asked."""

    game, agent, is_quick, instead = "bounty", "greedy", True, ()


class WholeGame(Choice):
    """What a test asks for."""


class Counting:
    """A process that notes what it is asked, and answers at once."""

    def __init__(self, asked: list[type]) -> None:
        self._asked = asked

    def answer(self, question: Any, within: float) -> Any:
        self._asked.append(type(question))
        return "done"

    def end(self) -> None:
        """Nothing to end."""


async def test_computers_at_tables_come_before_all_games_of_tests() -> None:
    asked: list[type] = []
    thinkers: Any = Thinkers(1, 60.0, make=lambda: Counting(asked))
    tests = [asyncio.create_task(thinkers.ask_behind(WholeGame())) for _ in range(20)]
    await asyncio.sleep(0)
    await asyncio.gather(*[thinkers.ask("ania", Choice()) for _ in range(5)])
    assert asked[:6].count(Choice) == 5, "at most the game under way is finished"
    await asyncio.gather(*tests)
    assert asked.count(WholeGame) == 20
    await thinkers.close()
