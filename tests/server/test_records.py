"""Records: checked before they are kept, the same however often they come, and looked through at any move."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from dejarik.agents import make_agent
from dejarik.kernel.errors import BadRecordError
from dejarik.kernel.eyes import Eyes
from dejarik.kernel.match import Match
from dejarik.server import records as records_module
from dejarik.server import replay, scene
from dejarik.server.problems import ProblemError
from dejarik.server.records import Records
from dejarik.server.settings import Settings
from dejarik.server.store import Store
from tests.server.conftest import ServerMaker

pytestmark = pytest.mark.anyio

PLAIN = {"content-type": "text/plain; charset=utf-8"}
ADDRESS = "192.0.2.1"


async def upload(client: httpx.AsyncClient, text: str) -> httpx.Response:
    return await client.post("/api/records", content=text.encode(), headers=PLAIN)


async def test_an_uploaded_record_can_be_looked_through(server: ServerMaker, url: str, record_text: str) -> None:
    match = Match.from_record(record_text)
    async with server(database=url) as client:
        info = (await upload(client, record_text)).json()
        assert info == (await client.get(f"/api/records/{info['id']}")).json()
        assert (await client.get(f"/api/records/{info['id']}/text")).text == record_text
    assert (info["game"], info["players"], info["seed"]) == ("bounty", 2, "3")
    assert info["commitment"] == match.commitment
    assert [seat["player"] for seat in info["seats"]] == ["Ania", "Tomek"]
    assert [move["move"] for move in info["moves"]] == [move.notation for move in match.record.moves]
    assert info["moves"][-1]["round"]["en"].startswith("Round 2")


async def test_the_same_record_is_kept_once(store: Store, record_text: str) -> None:
    records = Records(store, Settings())
    kept = await asyncio.gather(*(records.keep(record_text, None, ADDRESS) for _ in range(5)))
    assert len(set(kept)) == 1
    assert await records.keep(record_text + "\n# a comment\n", None, ADDRESS) != kept[0]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
async def test_every_position_is_what_the_match_shows_there(store: Store, record_text: str, seat: int | None) -> None:
    records = Records(store, Settings())
    record = await records.keep(record_text, None, ADDRESS)
    moves = Match.from_record(record_text).moves
    match = Match.from_record(record_text, to=0)
    eyes = Eyes(2, seat)
    told = 0
    for number in range(len(moves) + 1):
        if number:
            told = len(eyes.told(match))
            match.play(moves[number - 1])
        position = await records.position(record, number, seat)
        assert position.view == scene.draw(eyes.view(match))
        assert position.log == scene.lines(eyes.told(match))
        assert (position.move, position.told) == (number, told)


async def test_a_slider_plays_only_a_few_moves_to_any_point(
    store: Store, record_text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = Records(store, Settings())
    record = await records.keep(record_text, None, ADDRESS)
    last = len(Match.from_record(record_text).moves)
    await records.position(record, last, None)
    played, play = [], Match.play
    monkeypatch.setattr(Match, "play", lambda match, option: (played.append(option), play(match, option)))
    for number in range(last, -1, -1):
        played.clear()
        await records.position(record, number, None)
        assert len(played) <= replay._POINT_EVERY < last


async def test_positions_that_do_not_exist(server: ServerMaker, record_text: str) -> None:
    async with server() as client:
        record = (await upload(client, record_text)).json()["id"]
        for path, expected in {
            f"/api/records/{record}/positions/9999?seat=0": (404, "no_move"),
            f"/api/records/{record}/positions/1?seat=3": (404, "no_seat"),
            f"/api/records/{record}/positions/1": (422, "bad_seat"),
            f"/api/records/{record}/positions/1?seat=me": (422, "bad_seat"),
            f"/api/records/{record}/positions/-1?seat=0": (404, "not_found"),
            "/api/records/none/positions/1?seat=0": (404, "no_record"),
            f"/api/records/{record}/course?seat=3": (404, "no_seat"),
            f"/api/records/{record}/course": (422, "bad_seat"),
            "/api/records/none/course?seat=0": (404, "no_record"),
            "/api/records/none": (404, "no_record"),
            "/api/records/none/text": (404, "no_record"),
        }.items():
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["code"]) == expected, path


async def test_a_bad_record_is_refused_with_its_line(server: ServerMaker, url: str, record_text: str) -> None:
    lines = record_text.split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    broken = {
        "\n".join([*lines[:first], "1. p1 fly away", *lines[first + 1 :]]): f"line {first + 1}: ",
        record_text.replace('[Game "bounty"]', '[Game "sabacc"]'): "line 2",
        record_text.replace('[Seed "3"]', '[Seed "4"]'): "Commitment",
        record_text + "# \0\n": f"line {len(lines)}: ",
        "": "line 1: ",
    }
    async with server(database=url) as client:
        for text, says in broken.items():
            answer = await upload(client, text)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")
            assert says in answer.json()["text"]["en"]
        not_text = await client.post("/api/records", content=b"\xff\xfe", headers=PLAIN)
        assert (not_text.status_code, not_text.json()["code"]) == (422, "not_utf8")


async def test_endless_records_are_refused(store: Store, record_text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records_module, "MOST_MOVES", 3)
    with pytest.raises(BadRecordError, match="longer than 3 moves"):
        await Records(store, Settings()).keep(record_text, None, ADDRESS)


async def test_many_records_are_played_back_without_keeping_them_all(
    store: Store, record_text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records_module, "_REPLAYS_KEPT", 2)
    records = Records(store, Settings())
    kept = [await records.keep(f"{record_text}# {number}\n", None, ADDRESS) for number in range(4)]
    for record in (*kept, *kept):
        assert (await records.info(record)).id == record
    assert len(records._replays) == 2
    with pytest.raises(ProblemError):
        await records.info("none")


async def test_the_record_of_a_game_with_dice_tells_how_lucky_they_were(store: Store, record_text: str) -> None:
    records = Records(store, Settings())
    assert (await records.info(await records.keep(record_text, None, ADDRESS))).luck is None
    match = Match("destiny", seed=3)
    agents = [make_agent("random", seat) for seat in range(2)]
    while match.decision is not None:
        match.play(agents[match.decision.seat].choose(match.game, match.state))
    found = (await records.info(await records.keep(str(match.record), None, ADDRESS))).luck
    assert found == scene.luck(match.luck())
    assert found is not None
    assert [each.seat for each in found] == [0, 1]


async def test_the_course_of_a_game_follows_every_move(store: Store, record_text: str) -> None:
    records = Records(store, Settings())
    record = await records.keep(record_text, None, ADDRESS)
    match = Match.from_record(record_text, to=0)
    moves = Match.from_record(record_text).moves
    judged = [match.game.evaluate(match.state)]
    for move in moves:
        match.play(move)
        judged.append(list(match.result.shares) if match.result else match.game.evaluate(match.state))
    for seat in (0, None):
        course = await records.course(record, seat)
        assert course.chances == [tuple(round(chance, 3) for chance in each) for each in judged]
        assert (len(course.rounds), course.rounds[-1]) == (len(moves) + 1, match.game.round(match.state))
        lines = [line.text for line in Eyes(2, seat).told(match)]
        assert all(moment.line in lines for moment in course.moments)


async def test_a_game_under_way_has_no_course_to_ask_for(server: ServerMaker) -> None:
    async with server() as client:
        guest = (await client.post("/api/players", json={"name": "Ania"})).json()
        seats = [{"kind": "person"}, {"kind": "computer", "level": "easy"}]
        wish = {"game": "bounty", "players": 2, "seats": seats, "my_seat": 0}
        headers = {"Authorization": f"Bearer {guest['token']}"}
        table = (await client.post("/api/tables", json=wish, headers=headers)).json()
        assert (table["status"], table["record"]) == ("playing", None)
        for seat in ("0", "1", "2", "all"):
            answer = await client.get(f"/api/records/{table['id']}/course?seat={seat}", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_record")
