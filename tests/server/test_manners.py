"""Talking at a table: spectators apart from players, muting people, reporting lines, and no chat without bounds."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from dejarik.cli.app import app
from dejarik.server import room as room_module
from dejarik.server import schema, wire
from dejarik.server.hall import Hall
from dejarik.server.manners import MOST_OPEN_REPORTS, Manners
from dejarik.server.room import Room
from dejarik.server.wire import Player
from tests.server.conftest import ServerMaker
from tests.server.hall_table import ANIA, OLA, PERSON, TOMEK, Watcher, do, hall_in, opened, refused

pytestmark = pytest.mark.anyio

ACCOUNT = Player("ania", "Ania", True)


async def say(hall: Hall, room: Room, player: Player, text: str) -> None:
    await do(hall, room, player, wire.Chat(f"{player.id}-{text}", text))


def read(watcher: Watcher) -> list[str]:
    """The lines somebody was sent as they were said."""
    return [frame["line"]["text"] for frame in watcher.frames if frame["type"] == "chat"]


def welcomed(room: Room, player: Player | None) -> list[str]:
    """The lines somebody gets who opens the table now."""
    frame = json.loads(room.welcome_frame(room.table.seat_of(player)))
    return [line["text"] for line in frame["chat"]]


async def before(hall: Hall, room: Room, player: Player | None) -> list[str]:
    """The lines somebody gets who asks for all of them."""
    return [line.text for line in await hall.chat_before(room.table.id, player, 999)]


async def everywhere(hall: Hall, room: Room, watcher: Watcher) -> list[list[str]]:
    return [read(watcher), welcomed(room, watcher.player), await before(hall, room, watcher.player)]


async def test_players_do_not_read_spectators_during_the_game(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        player, spectator = Watcher(room, ANIA), Watcher(room, None)
        await say(hall, room, TOMEK, "good luck")
        await say(hall, room, OLA, "play the jetpack")
        assert await everywhere(hall, room, player) == [["good luck"]] * 3
        assert await everywhere(hall, room, spectator) == [["good luck", "play the jetpack"]] * 3
        table_id = room.table.id
    async with hall_in(url) as hall:
        again = await hall.find(table_id)
        assert welcomed(again, ANIA) == ["good luck"], "after a restart neither"
        await do(hall, again, TOMEK, wire.Resign("r"))
        assert welcomed(again, ANIA) == await before(hall, again, ANIA) == ["good luck", "play the jetpack"]


async def test_a_player_may_choose_to_read_spectators_and_everybody_sees_that(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        await say(hall, room, OLA, "hello")
        info = await hall.hear_spectators(room.table.id, ANIA, True)
        assert [seat.hears_spectators for seat in info.seats] == [True, False]
        watcher = Watcher(room, ANIA)
        await say(hall, room, OLA, "now")
        assert (read(watcher), welcomed(room, ANIA)) == (["now"], ["hello", "now"])
        assert not (await hall.hear_spectators(room.table.id, ANIA, False)).seats[0].hears_spectators
        assert welcomed(room, ANIA) == []
        assert await refused(hall.hear_spectators(room.table.id, OLA, True)) == "watching"


async def test_whoever_takes_a_seat_begins_without_the_spectators(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, PERSON, PERSON, PERSON)
        await hall.hear_spectators(room.table.id, TOMEK, True)
        await hall.get_up(room.table.id, 1, TOMEK)
        assert not (await hall.sit(room.table.id, 1, OLA)).seats[1].hears_spectators


async def test_before_the_start_everybody_reads_everybody(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, others=())
        await say(hall, room, OLA, "may I join?")
        assert welcomed(room, ANIA) == ["may I join?"]


async def test_spectators_cannot_drown_the_players_out(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "LINES_SHOWN", 3)
    monkeypatch.setattr(room_module, "MOST_LINES", 20)
    async with hall_in(url) as hall:
        room = await opened(hall)
        await say(hall, room, ANIA, "hello")
        for number in range(9):
            await say(hall, room, OLA, str(number))
        assert welcomed(room, TOMEK) == ["hello"]
        assert await refused(say(hall, room, OLA, "more")) in ("chat_full", "talks_too_fast")
        await say(hall, room, TOMEK, "hi")


async def test_a_full_chat_takes_no_more(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "MOST_LINES", 2)
    async with hall_in(url) as hall:
        room = await opened(hall)
        await say(hall, room, OLA, "one")
        assert await refused(say(hall, room, OLA, "two")) == "chat_full"
        await say(hall, room, ANIA, "two")
        assert await refused(say(hall, room, ANIA, "three")) == "chat_full"


async def test_a_line_sent_again_long_after_is_not_said_twice_and_ends_nothing(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        watcher = Watcher(room, TOMEK)
        await say(hall, room, ANIA, "hello")
        room.said.clear()
        room.answered.clear()
        await say(hall, room, ANIA, "hello")
        assert (welcomed(room, TOMEK), watcher.ended) == (["hello"], None)


# ---------------------------------------------------------------- muting


async def test_a_guest_mutes_somebody_at_one_table_and_an_account_at_all(url: str) -> None:
    async with hall_in(url) as hall:
        manners = Manners(hall._store, hall)
        here, there = await opened(hall), await opened(hall)
        for room in (here, there):
            await say(hall, room, TOMEK, "you are slow")
        sign = [room.chat[0].by for room in (here, there)]
        assert sign[0] != sign[1], "nobody is recognized at another table"
        assert await manners.mute(here.table.id, 1, ANIA) == [sign[0]]
        assert await manners.muted(there.table.id, ANIA) == []
        assert await manners.unmute(here.table.id, 1, ANIA) == []
        await manners.mute(here.table.id, 1, ACCOUNT)
        assert await manners.muted(there.table.id, ACCOUNT) == [sign[1]]
        assert await manners.muted(there.table.id, TOMEK) == []
    async with hall_in(url) as hall:
        assert await Manners(hall._store, hall).muted(there.table.id, ACCOUNT) == [sign[1]], "after a restart"


async def test_nobody_mutes_or_reports_what_they_said_or_cannot_read(url: str) -> None:
    async with hall_in(url) as hall:
        manners = Manners(hall._store, hall)
        room = await opened(hall)
        await say(hall, room, ANIA, "hello")
        await say(hall, room, OLA, "psst")
        assert await refused(manners.mute(room.table.id, 1, ANIA)) == "own_line"
        assert await refused(manners.report(room.table.id, 2, ANIA, "")) == "no_line"
        assert await refused(manners.mute(room.table.id, 9, ANIA)) == "no_line"


# ---------------------------------------------------------------- reports


async def reported(hall: Hall) -> list[Any]:
    return list(await hall._store.read(schema.reports.select()))


async def test_a_report_keeps_the_line_with_those_around_it(url: str) -> None:
    async with hall_in(url) as hall:
        manners = Manners(hall._store, hall)
        room = await opened(hall)
        for text in ("hello", "you idiot", "sorry?"):
            await say(hall, room, TOMEK if text == "you idiot" else ANIA, text)
        await manners.report(room.table.id, 2, ANIA, "insult")
        await manners.report(room.table.id, 2, ANIA, "once more")
        (row,) = await reported(hall)
        assert (row.line, row.speaker, row.reporter, row.reason) == (2, "tomek", "ania", "insult")
        assert [line["text"] for line in json.loads(row.lines)] == ["hello", "you idiot", "sorry?"]


async def test_nobody_reports_without_end(url: str) -> None:
    async with hall_in(url) as hall:
        manners = Manners(hall._store, hall)
        room = await opened(hall)
        await say(hall, room, TOMEK, "hello")
        for number in range(MOST_OPEN_REPORTS):
            row = {"id": str(number), "table": "x", "line": number, "reporter": "ania", "reason": "", "lines": "[]"}
            await hall._store.write((schema.reports.insert(), row | {"created": 0.0}))
        assert await refused(manners.report(room.table.id, 1, ANIA, "")) == "too_many_reports"


async def test_an_operator_lists_and_settles_reports_while_the_server_runs(url: str) -> None:
    def dejarik(*words: str) -> str:
        ran = CliRunner().invoke(app, ["reports", *words, "--database", url, "--lang", "en"])
        return ran.output

    async with hall_in(url) as hall:
        assert dejarik("list") == "No open reports.\n"
        room = await opened(hall)
        await say(hall, room, TOMEK, "you idiot")
        await Manners(hall._store, hall).report(room.table.id, 1, ANIA, "insult")
        (row,) = await reported(hall)
        listed = dejarik("list")
        assert f"{row.id}  " in listed
        assert "reason: insult" in listed
        assert ">    1 Tomek: you idiot" in listed
        assert dejarik("settle", row.id, "--note", "warned") == f"Settled: {row.id}\n"
        assert dejarik("list") == "No open reports.\n"
        assert "warned" in dejarik("list", "--settled")
        assert "no open report has this id" in dejarik("settle", row.id)


async def test_the_calls_of_manners_over_http(server: ServerMaker) -> None:
    async with server() as client:
        made = (await client.post("/api/players", json={"name": "Ania"})).json()
        mine = {"Authorization": f"Bearer {made['token']}"}
        seats = [{"kind": "person"}, {"kind": "computer", "level": "easy"}]
        body = {"game": "bounty", "players": 2, "seats": seats, "my_seat": 0}
        table = f"/api/tables/{(await client.post('/api/tables', json=body, headers=mine)).json()['id']}"
        assert (await client.get(f"{table}/muted", headers=mine)).json() == {"by": []}
        assert (await client.get(f"{table}/muted")).status_code == 401
        heard = await client.put(f"{table}/hearing", json={"hear": True}, headers=mine)
        assert heard.json()["seats"][0]["hears_spectators"]
        for method, path, content in (("PUT", "mute", None), ("DELETE", "mute", None), ("POST", "report", {})):
            answer = await client.request(method, f"{table}/chat/7/{path}", json=content, headers=mine)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_line")
