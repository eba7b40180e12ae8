"""The page's types of the wire are those of the server: generated from them, and whatever is sent fits them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import jsonschema_rs
import pytest

import dejarik
from dejarik.server.game_table import Agreement, GameTable, open_table
from dejarik.server.room import LastSeen, Room
from dejarik.server.wire import Player, SeatWish, TableWish
from scripts.wire_schema import wire_schema
from scripts.write_wire import FOLDER, WEB, generated
from tests.server.conftest import ServerMaker

MOVES = 25
DEFINITIONS: dict[str, Any] = wire_schema()["definitions"]
EXACT = {
    name: schema | {"additionalProperties": False} if "properties" in schema else schema
    for name, schema in DEFINITIONS.items()
}


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="needs the packages of the page: make page")
def test_the_generated_files_are_current() -> None:
    there = [FOLDER / "wire.ts", *(FOLDER / "wire").iterdir()]
    assert {path: path.read_text(encoding="utf-8") for path in there} == generated(), "run “make wire”"


def misfits(type_: dict[str, Any], document: str | bytes) -> list[str]:
    """Where a document has other fields or values than the page expects."""
    validator = jsonschema_rs.Draft7Validator({**type_, "definitions": EXACT})
    return [f"{error.instance_path}: {error.message}" for error in validator.iter_errors(json.loads(document))]


def named(name: str) -> dict[str, Any]:
    return {"$ref": f"#/definitions/{name}"}


def list_of(name: str) -> dict[str, Any]:
    return {"type": "array", "items": named(name), "minItems": 1}


def in_the_middle(name: str) -> GameTable:
    """A table after some random moves."""
    rand, seats = Random(7), dejarik.game(name).default_seats
    wish = TableWish(name, seats, [SeatWish("person")] * seats)
    people = [Player(f"p{seat}", f"Player {seat}", False) for seat in range(seats)]
    table = open_table(Agreement("table", wish, "seed", 0.0, None), people)
    for _ in range(MOVES):
        assert table.chooser is not None, "the game ended too soon"
        move = table.match.notation(rand.choice(table.match.options))
        table.accept(table.choose(table.chooser, move, None, 0.0))
    return table


@pytest.mark.parametrize("name", dejarik.game_names())
def test_frames_fit_the_types_of_the_page(name: str) -> None:
    room = Room(in_the_middle(name), [], {})
    seats = range(room.table.wish.players + 1)
    assert misfits(named("TableChanged"), room.info_frame()) == []
    for seat in seats:
        assert misfits(named("Welcome"), room.welcome_frame(seat)) == []
        assert misfits(named("Update"), room.update_frame(seat, LastSeen())) == []


@pytest.mark.anyio
async def test_answers_fit_the_types_of_the_page(server: ServerMaker) -> None:
    async with server() as client:
        assert misfits(list_of("Game"), (await client.get("/api/games")).text) == []
        assert misfits(named("Lobby"), (await client.get("/api/tables")).text) == []
        for game in map(dejarik.game, dejarik.game_names()):
            answers = {"cards": list_of("Card"), "rules": list_of("Rule")}
            answers |= {"decks": named("DeckList"), "decks/plan": named("DeckPlan")} if game.decks else {}
            answers |= {"tour": named("Tour")} if game.tour else {}
            for path, type_ in answers.items():
                assert misfits(type_, (await client.get(f"/api/games/{game.name}/{path}")).text) == []


def test_a_default_does_not_make_optional_what_is_always_sent() -> None:
    assert DEFINITIONS["Look"]["required"] == ["side", "color", "icon", "figure", "wide", "unique"]


def test_what_is_left_out_when_it_is_empty_is_optional_and_never_null() -> None:
    assert DEFINITIONS["Thing"]["required"] == ["kind"]
    assert misfits(named("Thing"), '{"kind": "card"}') == []
    assert misfits(named("Thing"), '{"kind": "card", "key": null}') != []


def test_what_may_be_left_out_when_asking_is_optional() -> None:
    assert misfits(named("SeatWish"), '{"kind": "person"}') == []
    assert misfits(named("ToServer"), '{"type": "hello", "version": 1}') == []
    assert misfits(named("Request"), '{"type": "hello", "version": 1}') != []
