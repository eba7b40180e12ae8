"""The calls as clients meet them: what they answer, what they refuse and how that reads."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import dejarik
from dejarik.server.problems import ProblemError
from dejarik.server.tours import tour_of
from tests.kernel.pig import PIG
from tests.server.conftest import ServerMaker, app_of

pytestmark = pytest.mark.anyio

WISH: dict[str, Any] = {"game": "bounty", "players": 2, "seats": [{"kind": "person"}] * 2, "my_seat": 0}


async def guest(client: httpx.AsyncClient, name: str = "Leia") -> dict[str, str]:
    """Somebody new, as the header that proves it."""
    made = (await client.post("/api/players", json={"name": name})).json()
    return {"authorization": f"Bearer {made['token']}"}


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a problem; both languages must say something of their own."""
    problem = answer.json()
    assert set(problem) == {"code", "text", "rule"}
    assert problem["text"]["en"] != problem["text"]["pl"]
    return answer.status_code, problem["code"]


async def test_a_whole_evening_of_calls(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia, han = await guest(client), await guest(client, "Han")
        table = (await client.post("/api/tables", json=WISH | {"title": " Cantina "}, headers=leia)).json()
        assert (table["title"], table["status"]) == ("Cantina", "waiting")
        lobby = (await client.get("/api/tables")).json()
        assert [each["id"] for each in lobby["tables"]] == [table["id"]]
        assert lobby["online"] == 0
        seats = f"/api/tables/{table['id']}/seats"
        assert (await client.post(f"{seats}/1", headers=han)).json()["status"] == "playing"
        assert refused(await client.delete(f"{seats}/1", headers=han)) == (409, "has_begun")
        mine = (await client.get("/api/me/games", headers=han)).json()
        assert [(each["id"], each["your_seat"]) for each in mine] == [(table["id"], 1)]
        assert (await client.get(f"/api/tables/{table['id']}")).json()["seats"][1]["name"] == "Han"
        assert refused(await client.get(f"/api/tables/{table['id']}/record")) == (409, "not_over")


async def test_from_guest_to_account_to_another_device(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia = await guest(client)
        assert (await client.patch("/api/me", json={"name": "General"}, headers=leia)).json()["name"] == "General"
        account = {"name": "Leia", "password": "help me obi-wan"}
        me = (await client.post("/api/account", json=account, headers=leia)).json()
        assert me == (await client.get("/api/me", headers=leia)).json()
        assert (await client.post("/api/sessions", json=account)).json()["player"] == me
        code = (await client.post("/api/sessions/code", headers=leia)).json()
        assert (await client.post("/api/sessions", json=code)).json()["player"] == me
        assert refused(await client.post("/api/sessions", json=code)) == (401, "wrong_code")
        assert refused(await client.post("/api/sessions", json=account | {"password": "x"})) == (401, "wrong_login")
        assert (await client.delete("/api/sessions", headers=leia)).status_code == 204
        assert refused(await client.get("/api/me", headers=leia)) == (401, "needs_token")


async def test_games_cards_and_rules_are_sent_once(server: ServerMaker) -> None:
    async with server() as client:
        games = (await client.get("/api/games")).json()
        assert [game["name"] for game in games] == dejarik.game_names()
        for game in map(dejarik.game, dejarik.game_names()):
            chapters = len(game.rules.chapters)
            for part, count in (("cards", len(game.cards())), ("rules", len(game.rules)), ("contents", chapters)):
                path = f"/api/games/{game.name}/{part}"
                first = await client.get(path)
                assert len(first.json()) == count
                assert first.headers["content-encoding"] == "gzip"
                again = await client.get(path, headers={"if-none-match": first.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
        plain = await client.get("/api/games", headers={"accept-encoding": "identity"})
        assert plain.json() == games
        assert refused(await client.get("/api/games/sabacc/cards")) == (404, "no_game")


async def test_a_tour_comes_whole_and_is_kept(server: ServerMaker) -> None:
    async with server() as client:
        guided = [game["name"] for game in (await client.get("/api/games")).json() if game["tour"]]
        assert guided == [name for name in dejarik.game_names() if dejarik.game(name).tour]
        for name in guided:
            first = await client.get(f"/api/games/{name}/tour")
            tour = first.json()
            for stop in tour["stops"]:
                offered = [choice["move"] for choice in stop["view"]["prompt"]["choices"]]
                assert stop["view"]["seat"] == tour["learner"]
                assert stop["move"] in offered if stop["move"] else offered == []
                assert set(stop["points"]) <= {
                    thing.get("id") for region in stop["view"]["regions"] for thing in region["things"]
                }
            again = await client.get(f"/api/games/{name}/tour", headers={"if-none-match": first.headers["etag"]})
            assert again.status_code == 304
        assert refused(await client.get("/api/games/sabacc/tour")) == (404, "no_game")


def test_a_game_without_a_tour_says_so_and_what_to_do_instead() -> None:
    with pytest.raises(ProblemError) as refusal:
        tour_of(PIG)
    assert (refusal.value.status, refusal.value.code) == (404, "no_tour")
    assert refusal.value.remedy.en == "Read its rules, or play the computer."


async def test_a_tour_shows_no_hidden_card_and_tells_every_line_once(server: ServerMaker) -> None:
    async with server() as client:
        tour = (await client.get("/api/games/destiny/tour")).json()
        for stop in tour["stops"]:
            theirs = [region for region in stop["view"]["regions"] if region["key"] == "hand" and region["seat"] == 1]
            assert all("key" not in thing for region in theirs for thing in region["things"])
        told = [line["text"]["en"] for stop in tour["stops"] for line in stop["log"]]
        assert [line for line in told if line.startswith("Round ")] == ["Round 1 begins.", "Round 2 begins."]
        wish = {"game": tour["game"], "players": tour["players"], "options": tour["options"], "my_seat": 0}
        seats = [{"kind": "person"}, {"kind": "computer", "level": "easy"}]
        table = await client.post("/api/tables", json=wish | {"seats": seats}, headers=await guest(client))
        assert table.json()["status"] == "playing"


@pytest.mark.parametrize(
    ("body", "code", "says"),
    [
        (b"", "bad_json", "JSON"),
        (b"{", "bad_json", "JSON"),
        (b'{"name": "\xff"}', "bad_json", "JSON"),
        (b"[" * 100_000, "bad_field", "{}"),
        (b"{}", "bad_field", "“name”: is missing"),
        (b"[]", "bad_field", "“{}”: object is needed"),
        (b'{"name": 5}', "bad_field", "“name”: str is needed"),
        (b'{"name": ""}', "bad_name", "name"),
    ],
)
async def test_bad_bodies_are_explained(server: ServerMaker, body: bytes, code: str, says: str) -> None:
    async with server() as client:
        answer = await client.post("/api/players", content=body, headers={"content-type": "application/json"})
        assert refused(answer)[1] == code
        assert says in answer.json()["text"]["en"]


@pytest.mark.parametrize(
    ("change", "code", "says"),
    [
        ({"players": 99}, "bad_field", "“players”: int <= 8 is needed"),
        ({"seats": [{"kind": "droid"}]}, "bad_field", "“seats[0].kind”: 'droid' is not one of"),
        ({"title": "x" * 61}, "bad_field", "“title”: str, length <= 60"),
        ({"title": "a\nb"}, "bad_title", "title"),
        ({"title": "a\0b"}, "bad_field", "NUL"),
        ({"game": "sabacc"}, "no_game", "sabacc"),
        ({"options": {"x": "y"}}, "bad_setup", "“x”"),
        ({"players": 7, "seats": [{"kind": "person"}] * 7}, "bad_setup", "7"),
        ({"seats": []}, "wrong_seats", "2 seats"),
        ({"from_record": {"id": "none", "move": 1}}, "no_record", "record"),
        ({"from_record": {"id": "no\0ne", "move": 1}}, "bad_field", "NUL"),
    ],
)
async def test_bad_wishes_are_explained(
    server: ServerMaker, url: str, change: dict[str, Any], code: str, says: str
) -> None:
    async with server(database=url) as client:
        answer = await client.post("/api/tables", json=WISH | change, headers=await guest(client))
        assert refused(answer)[1] == code
        assert says in answer.json()["text"]["en"]


async def test_addresses_methods_and_types_that_do_not_exist(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        assert refused(await client.get("/api/nothing")) == (404, "not_found")
        assert refused(await client.get("/api/games/")) == (404, "not_found")
        assert refused(await client.get("/api/tables/%00")) == (404, "not_found")
        assert refused(await client.get("/api/tables/" + "x" * 65)) == (404, "not_found")
        assert refused(await client.get("/api/tables/none")) == (404, "no_table")
        wrong = await client.put("/api/tables")
        assert refused(wrong) == (405, "wrong_method")
        assert sorted(wrong.headers["allow"].split(", ")) == ["GET", "HEAD", "POST"]
        assert refused(await client.post("/api/players", content="name=x")) == (415, "wrong_type")


async def test_who_has_no_token_is_asked_for_one(server: ServerMaker) -> None:
    async with server() as client:
        for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": "Basic eDp5"}):
            answer = await client.post("/api/tables", json=WISH, headers=headers)
            assert refused(answer) == (401, "needs_token")
            assert answer.headers["www-authenticate"] == "Bearer"


async def test_large_bodies_are_refused_announced_or_not(server: ServerMaker) -> None:
    async def chunks() -> Any:
        for _ in range(20):
            yield b" " * 100

    async with server(body_bytes=1000) as client:
        json = {"content-type": "application/json"}
        assert refused(await client.post("/api/players", content=b" " * 1001, headers=json)) == (413, "too_big")
        assert refused(await client.post("/api/players", content=chunks(), headers=json)) == (413, "too_big")


async def test_a_broken_database_is_no_crash(server: ServerMaker) -> None:
    async with server() as client:
        await app_of(client).state.people._store.close()
        assert refused(await client.post("/api/players", json={"name": "Leia"})) == (503, "no_database")


async def test_what_nobody_foresaw_is_told_without_details(
    server: ServerMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server() as client:
        monkeypatch.setattr(app_of(client).state.hall, "lobby", lambda: 1 / 0)
        answer = await client.get("/api/tables")
        assert refused(answer) == (500, "internal")
        assert "division" not in answer.text
