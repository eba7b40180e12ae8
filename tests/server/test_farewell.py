"""One's own data to take along, and the end of an account: the person disappears, the games of others stay."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest
from sqlalchemy import select, update

from dejarik.kernel.record import parse
from dejarik.server import farewell, schema
from dejarik.server.sessions import DAY
from tests.server.accounts import OLD, PATIENT, account, guest
from tests.server.client import EASY, PERSON, Caller, Frame, Person, RefusedError, at_table, play_to_the_end
from tests.server.conftest import ServerMaker, app_of
from tests.server.live import LiveServer

pytestmark = pytest.mark.anyio


@dataclass
class Evening:
    """Somebody who has played and talked, whom they met, and the tables."""

    caller: Caller
    leia: Person
    han: Person
    finished: str
    playing: str
    waiting: str


@pytest.fixture
async def evening(live: LiveServer, record_text: str) -> Evening:
    """A finished game, one that is played, and a table that waits; a deck and an uploaded record, too."""
    caller = Caller(live.address)
    leia, han = await caller.guest("Leia Organa"), await caller.guest("Han")
    finished = await caller.table_of(leia, han)
    async with at_table(live.address, finished, leia) as mine:
        await mine.ask("chat", text="I love you")
        await mine.ask("resign")
    playing = await caller.table_of(han, leia)
    waiting = await caller.open_table(leia)
    starter = (await caller.call("GET", "/api/games/destiny/decks"))["starters"][0]
    deck = {"name": "Rebels", "code": starter["sheet"]["code"]}
    await caller.call("POST", "/api/games/destiny/decks", leia.token, deck)
    headers = {"Content-Type": "text/plain", "Authorization": f"Bearer {leia.token}"}
    await caller.http.post("/api/records", content=record_text + f"# by {leia.id}\n", headers=headers)
    return Evening(caller, leia, han, finished, playing, waiting)


async def info(evening: Evening, table: str) -> Frame:
    found: Frame = await evening.caller.call("GET", f"/api/tables/{table}")
    return found


def names(table: Frame) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


# ---------------------------------------------------------------- one's data


async def test_everybody_can_take_their_data_along(evening: Evening) -> None:
    data = await evening.caller.call("GET", "/api/me/data", evening.leia.token)
    assert data["account"]["name"] == "Leia Organa"
    assert [each["current"] for each in data["sessions"]] == [True]
    assert [(each["game"], each["name"]) for each in data["decks"]] == [("destiny", "Rebels")]
    assert [(each["table"], each["status"], each["seat"]) for each in data["games"]] == [
        (evening.finished, "over", 0),
        (evening.playing, "playing", 1),
        (evening.waiting, "waiting", 0),
    ]
    assert parse(data["games"][0]["record"]).seat_names[0] == "Leia Organa"
    assert data["games"][0]["result"]["reason"] == "resigned"
    assert [(each["table"], each["text"]) for each in data["chat"]] == [(evening.finished, "I love you")]
    assert len(data["records"]) == 1


async def test_data_tells_nothing_hidden_of_a_game_that_is_played(evening: Evening) -> None:
    data = await evening.caller.call("GET", "/api/me/data", evening.leia.token)
    assert [each["record"] is None for each in data["games"]] == [False, True, True]
    assert evening.leia.token not in str(data)
    theirs = await evening.caller.call("GET", "/api/me/data", evening.han.token)
    assert (theirs["chat"], theirs["decks"], theirs["records"]) == ([], [], [])


# ---------------------------------------------------------------- deletion


async def test_who_deletes_an_account_gives_up_their_games(evening: Evening) -> None:
    await evening.caller.call("POST", "/api/me/deletion", evening.leia.token, {})
    lost = await info(evening, evening.playing)
    assert (lost["status"], lost["result"]["reason"], lost["result"]["winners"]) == ("over", "resigned", [0])
    assert names(lost) == ["Han", "N.N."]
    with pytest.raises(RefusedError, match="no_table"):
        await info(evening, evening.waiting)


async def test_finished_games_stay_without_the_name(evening: Evening) -> None:
    record = (await info(evening, evening.finished))["record"]
    shown = await evening.caller.call("GET", f"/api/records/{record}")
    assert "Leia Organa" in str(shown)
    await evening.caller.call("POST", "/api/me/deletion", evening.leia.token, {})
    for table in (evening.finished, evening.playing):
        kept = await info(evening, table)
        text = await evening.caller.call("GET", f"/api/tables/{table}/record")
        assert sorted(names(kept)) == sorted(parse(text).seat_names.values()) == ["Han", "N.N."]
        shown = await evening.caller.call("GET", f"/api/records/{kept['record']}")
        assert "Leia Organa" not in str(shown)
    said = await evening.caller.call("GET", f"/api/tables/{evening.finished}/chat/99", evening.han.token)
    assert [(line["name"], line["text"]) for line in said] == [("N.N.", "I love you")]
    async with at_table(evening.caller.address, evening.finished, evening.han) as table_now:
        assert [line["name"] for line in table_now.frames[0]["chat"]] == ["N.N."]


async def test_decks_and_sessions_are_deleted_with_the_account(evening: Evening) -> None:
    async with at_table(evening.caller.address, evening.playing, evening.leia) as mine:
        await evening.caller.call("POST", "/api/me/deletion", evening.leia.token, {})
        await mine.socket.wait_closed()
        assert mine.socket.close_code == 4401
    with pytest.raises(RefusedError, match="needs_token"):
        await evening.caller.call("GET", "/api/me", evening.leia.token)


async def test_nothing_in_the_database_tells_who_it_was(server: ServerMaker, url: str) -> None:
    async with server(database=url, **PATIENT) as client:
        leia = await account(client, "Leia Organa")
        store = app_of(client).state.services.store
        await store.write(update(schema.players).values(email="leia@alderaan.example"))
        wish = {"game": "bounty", "players": 2, "seats": [PERSON, EASY], "my_seat": 0}
        table = (await leia.ask("POST", "/api/tables", **wish)).json()["id"]
        await leia.ask("POST", "/api/sessions/code")
        assert (await leia.ask("POST", "/api/me/deletion", password=OLD)).status_code == 204
        assert (await client.get(f"/api/tables/{table}")).json()["status"] == "over"
        kept = {name: await store.read(select(found)) for name, found in schema.metadata.tables.items()}
    assert (kept["sessions"], kept["codes"], kept["decks"]) == ([], [], [])
    for secret in ("Leia Organa", "alderaan", "argon2"):
        assert secret not in str(kept), f"{secret} is still kept"


async def test_deleting_an_account_asks_for_the_password(server: ServerMaker, url: str) -> None:
    async with server(database=url, **PATIENT) as client:
        leia = await account(client)
        for given in ({"password": "wrong one"}, {"password": None}):
            assert await leia.code("POST", "/api/me/deletion", **given) == "wrong_password"
        assert await leia.is_known()
        assert (await leia.ask("POST", "/api/me/deletion", password=OLD)).status_code == 204
        assert not await leia.is_known()
        login = await client.post("/api/sessions", json={"name": "Leia", "password": OLD})
        assert login.json()["code"] == "wrong_login"


async def test_the_name_of_a_deleted_account_is_free_after_ninety_days(server: ServerMaker, url: str) -> None:
    async with server(database=url, **PATIENT) as client:
        leia = await account(client)
        await leia.ask("POST", "/api/me/deletion", password=OLD)
        services = app_of(client).state.services
        other = await guest(client, "Other")
        await services.caretaker.sweep()
        assert await other.code("PATCH", "/api/me", name="Leia") == "name_taken"
        players = schema.players
        await services.store.write(update(players).values(deleted=players.c.deleted - farewell.NAME_KEPT_FOR - DAY))
        await services.caretaker.sweep()
        assert (await other.ask("PATCH", "/api/me", name="Leia")).status_code == 200


async def test_a_table_that_cannot_be_read_keeps_nobody_from_leaving(
    server: ServerMaker, caplog: pytest.LogCaptureFixture
) -> None:
    async with server() as client:
        leia = await guest(client)
        wish = {"game": "bounty", "players": 2, "seats": [PERSON, PERSON], "my_seat": 0}
        tables = [(await leia.ask("POST", "/api/tables", **wish)).json()["id"] for _ in range(2)]
        services = app_of(client).state.services
        broken = schema.tables.c.id == tables[1]
        await services.store.write(update(schema.tables).where(broken).values(game="chess", wish="{}"))
        services.hall._rooms.clear()
        assert (await leia.ask("POST", "/api/me/deletion", password=None)).status_code == 204
        assert (await client.get(f"/api/tables/{tables[0]}")).status_code == 404
    assert any(record.message == "seat_not_left" for record in caplog.records)


async def test_a_whole_game_replays_after_one_of_its_players_left(live: LiveServer) -> None:
    caller = Caller(live.address)
    leia = await caller.guest("Leia Organa")
    table = await caller.open_table(leia, PERSON, EASY, options={"rounds": "2"})
    async with at_table(live.address, table, leia) as mine:
        await play_to_the_end(mine, Random(1))
    before = await caller.call("GET", f"/api/tables/{table}/record")
    await caller.call("POST", "/api/me/deletion", leia.token, {})
    after = await caller.call("GET", f"/api/tables/{table}/record")
    assert after == before.replace("Leia Organa", "N.N.")
    uploaded = await caller.http.post("/api/records", content=after, headers={"Content-Type": "text/plain"})
    assert uploaded.status_code == 201
