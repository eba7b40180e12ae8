"""The calls about decks as clients meet them: keeping, changing, checking, exporting, and everything they refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert

from dejarik.kernel.decks import LONGEST_CODE
from dejarik.server import decks as decks_module
from dejarik.server import scene
from dejarik.server.names import LONGEST_DECK_NAME
from dejarik.server.schema import decks
from tests.kernel.barn import BARN, LARGEST
from tests.kernel.pig import PIG
from tests.server.conftest import ServerMaker, app_of
from tests.server.test_http import guest, refused

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("barn")]

DECKS = "/api/games/barn/decks"
WISH = {"name": "Oinkers", "code": "3 1 2"}
JSON = {"content-type": "application/json"}


PAGE_SAMPLES = Path(__file__).parents[2] / "web" / "tests" / "unit" / "decks-barn.json"
"""What the tests of the page take for the answers of this server."""


def _entry(key: str, copies: int) -> dict[str, Any]:
    return {"key": key, "copies": copies, "level": 1, "label": {"en": "", "pl": ""}}


async def kept(client: httpx.AsyncClient, who: dict[str, str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.get(DECKS, headers=who)).json()["decks"]
    return found


async def test_a_deck_is_kept_changed_and_deleted(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia = await guest(client)
        answer = await client.post(DECKS, json={"name": "  Oinkers ", "code": " 3 1  2"}, headers=leia)
        assert answer.status_code == 201
        saved = answer.json()
        assert set(saved) == {"id", "name", "code", "updated", "sheet", "face"}
        assert (saved["name"], saved["code"]) == ("Oinkers", "1 2 3")
        assert saved["sheet"] == (await client.post(f"{DECKS}/check", json=WISH)).json() | {"name": "Oinkers"}
        assert await kept(client, leia) == [saved]
        answer = await client.put(f"{DECKS}/{saved['id']}", json={"name": "Ham", "code": "1"}, headers=leia)
        changed = answer.json()
        assert (answer.status_code, changed["id"], changed["name"], changed["code"]) == (200, saved["id"], "Ham", "1")
        assert [each["rule"] for each in changed["sheet"]["violations"]] == ["pig.limit"], "legal or not, it is kept"
        assert await kept(client, leia) == [changed]
        assert (await client.delete(f"{DECKS}/{saved['id']}", headers=leia)).status_code == 204
        assert await kept(client, leia) == []


async def test_the_deck_changed_last_comes_first(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia = await guest(client)
        first, second = [(await client.post(DECKS, json=WISH, headers=leia)).json()["id"] for _ in range(2)]
        assert [each["id"] for each in await kept(client, leia)] == [second, first]
        await client.put(f"{DECKS}/{first}", json=WISH, headers=leia)
        assert [each["id"] for each in await kept(client, leia)] == [first, second]


async def test_everybody_is_shown_the_starters(server: ServerMaker) -> None:
    async with server() as client:
        answer = (await client.get(DECKS)).json()
        assert answer["decks"] == []
        assert [starter["key"] for starter in answer["starters"]] == ["small", "large"]
        assert answer["starters"][0]["title"] == {"en": "Small pigs", "pl": "Małe świnki"}
        sheet = answer["starters"][1]["sheet"]
        assert (sheet["name"], sheet["code"], sheet["violations"]) == ("Large pigs", "2 3 3 high", [])
        assert sheet["sections"] == [
            {
                "key": "fence",
                "title": {"en": "Fence", "pl": "Płot"},
                "entries": [{"key": "fence", "copies": 1, "level": 2, "label": {"en": "high", "pl": "wysoki"}}],
                "least": 0,
                "most": 1,
                "role": "aside",
                "brought": False,
            },
            {
                "key": "sows",
                "title": {"en": "Sows", "pl": "Maciory"},
                "entries": [_entry("sow_2", 1), _entry("sow_3", 2)],
                "least": 3,
                "most": 3,
                "role": "lead",
                "brought": False,
            },
            {
                "key": "piglets",
                "title": {"en": "Piglets", "pl": "Prosięta"},
                "entries": [_entry("black", 3), _entry("white", 5)],
                "least": 0,
                "most": None,
                "role": "draw",
                "brought": True,
            },
        ]
        assert sheet["totals"] == [
            {"key": "sows", "title": {"en": "Sows", "pl": "Maciory"}, "value": 3, "least": 3, "most": 3},
            {"key": "piglets", "title": {"en": "Piglets", "pl": "Prosięta"}, "value": 8, "least": 0, "most": 9},
        ]
        face = answer["starters"][1]["face"]
        assert face["leaders"]["en"] == "Sow 2, Sow 3"
        void = {"authorization": "Bearer void"}
        assert refused(await client.get(DECKS, headers=void)) == (401, "needs_token"), "not: you have no decks"


async def test_nobody_meets_the_decks_of_somebody_else(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia, han = await guest(client), await guest(client, "Han")
        saved = (await client.post(DECKS, json=WISH, headers=leia)).json()
        deck = f"{DECKS}/{saved['id']}"
        assert await kept(client, han) == []
        assert refused(await client.put(deck, json=WISH | {"name": "Mine"}, headers=han)) == (404, "no_deck")
        assert refused(await client.delete(deck, headers=han)) == (404, "no_deck")
        nobodys = f"{DECKS}/none"
        for who in (leia, han):
            assert (await client.delete(nobodys, headers=who)).text == (await client.delete(deck, headers=han)).text
        for answer in (
            await client.post(DECKS, json=WISH),
            await client.put(deck, json=WISH),
            await client.delete(deck),
        ):
            assert refused(answer) == (401, "needs_token")
        assert refused(await client.get(deck, headers=leia)) == (405, "wrong_method")
        assert await kept(client, leia) == [saved]


async def test_decks_stay_with_a_guest_who_makes_an_account(server: ServerMaker) -> None:
    async with server() as client:
        leia = await guest(client)
        saved = (await client.post(DECKS, json=WISH, headers=leia)).json()
        account = {"name": "Leia", "password": "help me obi-wan"}
        await client.post("/api/account", json=account, headers=leia)
        token = (await client.post("/api/sessions", json=account)).json()["token"]
        assert await kept(client, {"authorization": f"Bearer {token}"}) == [saved]


async def test_only_so_many_decks_are_kept(server: ServerMaker, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks_module, "MOST_DECKS", 2)
    async with server(database=url) as client:
        leia, han = await guest(client), await guest(client, "Han")
        first, _ = [(await client.post(DECKS, json=WISH, headers=leia)).json() for _ in range(2)]
        answer = await client.post(DECKS, json=WISH, headers=leia)
        assert refused(answer) == (409, "too_many_decks")
        assert "2 decks" in answer.json()["text"]["en"]
        assert (await client.put(f"{DECKS}/{first['id']}", json=WISH, headers=leia)).status_code == 200
        assert (await client.post(DECKS, json=WISH, headers=han)).status_code == 201, "others are not counted"
        await client.delete(f"{DECKS}/{first['id']}", headers=leia)
        assert (await client.post(DECKS, json=WISH, headers=leia)).status_code == 201


@pytest.mark.parametrize(
    ("change", "code", "says"),
    [
        ({"name": ""}, "bad_name", "valid deck name"),
        ({"name": "  "}, "bad_name", "valid deck name"),
        ({"name": "x" * (LONGEST_DECK_NAME + 1)}, "bad_name", f"1 to {LONGEST_DECK_NAME}"),
        ({"name": "a\nb"}, "bad_name", "valid deck name"),
        ({"name": "a\0b"}, "bad_field", "NUL"),
        ({"name": None}, "bad_field", "“name”"),
        ({"code": "1 x 2"}, "bad_deck", "word 2: no pig has this. Use 1 to 3."),
        ({"code": "1" * (LONGEST_CODE + 1)}, "bad_field", f"“code”: str, length <= {LONGEST_CODE}"),
        ({"code": 5}, "bad_field", "“code”: str is needed"),
    ],
)
async def test_bad_wishes_are_explained_and_change_nothing(
    server: ServerMaker, url: str, change: dict[str, Any], code: str, says: str
) -> None:
    async with server(database=url) as client:
        leia = await guest(client)
        saved = (await client.post(DECKS, json=WISH, headers=leia)).json()
        for answer in (
            await client.post(DECKS, json=WISH | change, headers=leia),
            await client.put(f"{DECKS}/{saved['id']}", json=WISH | change, headers=leia),
        ):
            assert refused(answer) == (422, code)
            assert says in answer.json()["text"]["en"]
        assert await kept(client, leia) == [saved]


async def test_a_deck_is_checked_in_any_form(server: ServerMaker) -> None:
    async with server() as client:
        for given, name in (
            ({"code": "2 2 1"}, ""),
            ({"text": "1 2 2"}, ""),
            ({"text": "Piglets\n2 1 2"}, "Piglets"),
            ({"text": '{"name": "Piglets", "code": "1 2 2"}'}, "Piglets"),
        ):
            answer = await client.post(f"{DECKS}/check", json=given)
            assert answer.status_code == 200
            sheet = answer.json()
            assert (sheet["code"], sheet["name"], sheet["violations"]) == ("1 2 2", name, [])
        sheet = (await client.post(f"{DECKS}/check", json={"code": ""})).json()
        broken = {"en": "0 sows, not 3.", "pl": "Macior jest 0, a nie 3."}
        assert sheet["violations"] == [{"rule": "pig.limit", "text": broken, "cards": []}]


async def test_a_deck_is_built_from_what_was_chosen(server: ServerMaker) -> None:
    async with server() as client:
        picks = [{"section": "fence", "key": "fence", "level": 2}, {"section": "sows", "key": "sow_3", "copies": 3}]
        sheet = (await client.post(f"{DECKS}/check", json={"picks": picks})).json()
        assert (sheet["code"], sheet["violations"]) == ("3 3 3 high", [])
        assert sheet == (await client.post(f"{DECKS}/check", json={"code": "3 3 3 high"})).json()
        empty = (await client.post(f"{DECKS}/check", json={"picks": []})).json()
        assert empty == (await client.get(f"{DECKS}/plan")).json()["empty"]


async def test_the_page_is_tested_with_the_answers_of_this_server(server: ServerMaker) -> None:
    samples = json.loads(PAGE_SAMPLES.read_text(encoding="utf-8"))
    async with server() as client:
        assert samples["cards"] == (await client.get("/api/games/barn/cards")).json()
        assert samples["plan"] == (await client.get(f"{DECKS}/plan")).json()
        assert samples["sheet"] == (await client.post(f"{DECKS}/check", json={"picks": samples["picks"]})).json()


@pytest.mark.parametrize(
    ("given", "status", "code"),
    [
        ({"text": "1 x"}, 422, "bad_deck"),
        ({"picks": [{"section": "sows", "key": "sow_9"}]}, 422, "bad_deck"),
        ({"picks": [{"section": "piglets", "key": "black"}]}, 422, "bad_deck"),
        ({"picks": [{"key": "sow_1"}]}, 422, "bad_field"),
        ({"picks": [{"section": "sows", "key": "sow_1", "copies": "2"}]}, 422, "bad_field"),
        ({"picks": [], "code": "1"}, 422, "bad_field"),
        ({"code": "1 x"}, 422, "bad_deck"),
        ({"text": " " * (LARGEST + 1)}, 422, "bad_deck"),
        ({}, 422, "bad_field"),
        ({"text": "1", "code": "1"}, 422, "bad_field"),
        ({"text": "\0"}, 422, "bad_field"),
        ([], 422, "bad_field"),
    ],
)
async def test_what_cannot_be_checked_is_explained(server: ServerMaker, given: Any, status: int, code: str) -> None:
    async with server() as client:
        assert refused(await client.post(f"{DECKS}/check", json=given)) == (status, code)


async def test_ten_megabytes_are_no_deck(server: ServerMaker) -> None:
    async with server() as client:
        body = b'{"text": "' + b"1 " * 5_000_000 + b'"}'
        assert refused(await client.post(f"{DECKS}/check", content=body, headers=JSON)) == (413, "too_big")


async def test_a_deck_is_exported_in_two_forms(server: ServerMaker) -> None:
    async with server() as client:
        for form in ("text", "json"):
            answer = await client.post(f"{DECKS}/export", json=WISH | {"form": form})
            assert answer.status_code == 200
            again = (await client.post(f"{DECKS}/check", json=answer.json())).json()
            assert (again["name"], again["code"]) == ("Oinkers", "1 2 3")
        nameless = await client.post(f"{DECKS}/export", json={"code": "1", "form": "text"})
        assert nameless.json() == {"text": "\n1"}
        for change, code in (
            ({"form": "pdf"}, "bad_field"),
            ({"form": "o8d"}, "bad_deck"),
            ({"code": "x"}, "bad_deck"),
            ({"name": 1}, "bad_field"),
        ):
            answer = await client.post(f"{DECKS}/export", json=WISH | {"form": "text"} | change)
            assert refused(answer) == (422, code)


async def test_games_without_decks_and_games_that_are_none(server: ServerMaker) -> None:
    async with server() as client:
        leia = await guest(client)
        for game, code in (("bounty", "no_decks"), ("sabacc", "no_game")):
            path = f"/api/games/{game}/decks"
            for answer in (
                await client.get(path),
                await client.post(path, json=WISH, headers=leia),
                await client.put(f"{path}/x", json=WISH, headers=leia),
                await client.delete(f"{path}/x", headers=leia),
                await client.get(f"{path}/plan"),
                await client.post(f"{path}/check", json={"code": "1"}),
                await client.post(f"{path}/export", json=WISH | {"form": "text"}),
            ):
                assert refused(answer) == (404, code)
    assert (scene.describe(BARN).decks, scene.describe(PIG).decks) == (True, False)


async def test_a_deck_of_cards_no_longer_known_hides_no_other(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia = await guest(client)
        me = (await client.get("/api/me", headers=leia)).json()["id"]
        saved = (await client.post(DECKS, json=WISH, headers=leia)).json()
        old = {"id": "old", "owner": me, "game": "barn", "name": "Old", "code": "7 7", "updated": 1.0}
        await app_of(client).state.people._store.write((insert(decks), old))
        shown = await kept(client, leia)
        assert shown[0] == saved
        assert shown[1] == {
            "id": "old",
            "name": "Old",
            "code": "7 7",
            "updated": "1970-01-01T00:00:01+00:00",
            "sheet": None,
            "face": None,
        }
        assert (await client.delete(f"{DECKS}/old", headers=leia)).status_code == 204


async def test_pages_of_others_keep_no_decks(server: ServerMaker) -> None:
    async with server() as client:
        headers = await guest(client) | {"origin": "https://evil.example"}
        assert refused(await client.post(DECKS, json=WISH, headers=headers)) == (403, "wrong_origin")
        assert refused(await client.put(f"{DECKS}/x", json=WISH, headers=headers)) == (403, "wrong_origin")
