"""Until the game starts, nobody learns which deck others have brought, unless the table was opened otherwise."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dejarik.server import wire
from dejarik.server.hall import Hall
from dejarik.server.room import Room
from dejarik.server.wire import Player
from tests.server.conftest import ServerMaker
from tests.server.hall_table import ANIA, EASY, OLA, PERSON, TOMEK, do, hall_in, wish

pytestmark = pytest.mark.anyio

OWN, THEIRS = "luke-skywalker", "kylo-ren"


async def waiting(hall: Hall, **more: Any) -> Room:
    """Ania sits with Luke, two more seats are free."""
    info = await hall.open_table(wish(PERSON, PERSON, PERSON, game="destiny", **more), ANIA)
    await hall.bring_deck(info.id, 0, ANIA, OWN)
    return await hall.find(info.id)


def told(room: Room, player: Player | None) -> dict[str, str]:
    """The decks that the socket of a table tells somebody."""
    seat = room.table.seat_of(player)
    frames = json.loads(room.info_frame(seat)), json.loads(room.welcome_frame(seat))
    first, second = (frame["table"]["options"] for frame in frames)
    assert first == second
    return {key: first[key] for key in ("deck1", "deck2") if key in first}


async def test_a_deck_is_hidden_until_the_start_on_every_path(url: str) -> None:
    async with hall_in(url) as hall:
        room = await waiting(hall)
        for stranger in (TOMEK, None):
            assert "deck1" not in told(room, stranger)
            info = await hall.info(room.table.id, stranger)
            assert info.hidden_decks
            assert "deck1" not in info.options
        assert OWN not in str(hall.lobby()) + str(await hall.games_of(ANIA))
        assert told(room, ANIA)["deck1"] == OWN, "its owner sees it"
        joined = await hall.bring_deck(room.table.id, 1, TOMEK, THEIRS)
        assert (joined.options.get("deck1"), joined.options["deck2"]) == (None, THEIRS)
        assert (told(room, ANIA), told(room, TOMEK), told(room, OLA)) == ({"deck1": OWN}, {"deck2": THEIRS}, {})
        started = await hall.sit(room.table.id, 2, OLA)
        assert not started.hidden_decks
        assert (started.options["deck1"], started.options["deck2"]) == (OWN, THEIRS)
        assert told(room, ANIA) == told(room, None) == {"deck1": OWN, "deck2": THEIRS}


async def test_whoever_gets_up_takes_a_hidden_deck_along(url: str) -> None:
    async with hall_in(url) as hall:
        room = await waiting(hall)
        usual = (await hall.info(room.table.id, None)).options["deck2"]
        await hall.bring_deck(room.table.id, 1, TOMEK, THEIRS)
        left = await hall.get_up(room.table.id, 1, TOMEK)
        assert left.options["deck2"] == usual
        assert told(room, ANIA)["deck2"] == usual
    async with hall_in(url) as hall:
        again = await hall.find(room.table.id)
        assert told(again, ANIA) == {"deck1": OWN, "deck2": usual}, "after a restart as before"
        assert told(again, TOMEK) == {"deck2": usual}


async def test_a_refusal_tells_nothing_about_hidden_decks(server: ServerMaker) -> None:
    async with server() as client:

        async def guest(name: str) -> dict[str, str]:
            made = (await client.post("/api/players", json={"name": name})).json()
            return {"Authorization": f"Bearer {made['token']}"}

        ania, tomek = await guest("Ania"), await guest("Tomek")
        seats = [{"kind": "person"}] * 2
        body = {"game": "destiny", "players": 2, "seats": seats, "my_seat": 0, "options": {"deck1": OWN}}
        table = (await client.post("/api/tables", json=body, headers=ania)).json()
        assert table["options"]["deck1"] == OWN
        call = f"/api/tables/{table['id']}"
        refused = await client.put(f"{call}/seats/1/deck", json={"deck": "nothing"}, headers=tomek)
        assert refused.status_code == 422
        assert "deck1" not in refused.text
        for headers in ({}, tomek):
            assert "deck1" not in (await client.get(call, headers=headers)).json()["options"]
        assert (await client.get(call, headers=ania)).json()["options"]["deck1"] == OWN


async def test_the_decks_of_computers_and_free_seats_are_no_secret(url: str) -> None:
    async with hall_in(url) as hall:
        decks = {"deck1": OWN, "deck2": THEIRS, "deck3": "rey"}
        info = await hall.open_table(wish(PERSON, EASY, PERSON, game="destiny", options=decks), ANIA)
        options = (await hall.info(info.id, TOMEK)).options
        assert (options.get("deck1"), options["deck2"], options["deck3"]) == (None, THEIRS, "rey")


async def test_a_table_may_show_its_decks(url: str) -> None:
    async with hall_in(url) as hall:
        room = await waiting(hall, hidden_decks=False)
        assert not room.info(1).hidden_decks
        assert room.info(1).options["deck1"] == OWN
        assert room.info_frame(0) is room.info_frame(1), "described once for all"


async def test_nothing_is_told_of_the_cards_before_the_start(url: str) -> None:
    async with hall_in(url) as hall:
        room = await waiting(hall)
        assert await do(hall, room, ANIA, wire.Why("w")) == wire.WhyNot("w", [])
