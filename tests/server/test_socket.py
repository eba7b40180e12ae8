"""Playing over the wire: seats, tabs, spectators, coming back, taking back, playing again, and how connections end."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import EASY, PERSON, Caller, Frame, Person, TableSocket, at_table, hello
from tests.server.live import LiveServer

pytestmark = pytest.mark.anyio


class Setting:
    """A server, two people and a table at which they sit."""

    def __init__(self, live: LiveServer) -> None:
        self.address = live.address
        self.caller = Caller(live.address)

    async def meet(self, **more: object) -> None:
        self.ania, self.tomek = await self.caller.guest("Ania"), await self.caller.guest("Tomek")
        self.table = await self.caller.table_of(self.ania, self.tomek, **more)


@pytest.fixture
async def here(live: LiveServer) -> Setting:
    setting = Setting(live)
    await setting.meet()
    return setting


async def raw_close(address: str, table: str, *frames: str | bytes) -> tuple[int, list[Frame]]:
    """Send frames just so; how the server ended the connection, and what it said before."""
    said: list[Frame] = []
    uri = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with asyncio.timeout(20), connect(uri, compression=None, max_size=None) as socket:
        with suppress(ConnectionClosed):
            for frame in frames:
                await socket.send(frame)
        with suppress(ConnectionClosed):
            while True:
                said.append(json.loads(await socket.recv()))
    assert socket.close_code is not None
    return socket.close_code, said


# ---------------------------------------------------------------- choosing


async def test_a_choice_is_shown_to_everybody_and_then_acknowledged(here: Setting) -> None:
    async with at_table(here.address, here.table, here.ania) as ania, at_table(here.address, here.table) as watcher:
        await ania.my_turn()
        await watcher.next("update")
        assert (ania.seat, watcher.seat) == (0, 2)
        assert watcher.choices == []
        ania.frames.clear()
        done = await ania.choose()
        assert [frame["type"] for frame in ania.frames if frame["type"] != "table"] == ["update"]
        assert ania.frames[-1]["done"] == done
        assert done["seq"] == ania.seq == 1
        assert (await watcher.next("update"))["seq"] == 1


async def test_a_choice_whose_sender_goes_away_happens_once_or_not_yet(here: Setting) -> None:
    for seq in range(20):
        async with at_table(here.address, here.table, here.ania) as leaving:
            await leaving.my_turn()
            choice = {"kind": "choose", "id": f"c{seq}", "at": seq, "move": leaving.choices[0]}
            await leaving.send({"type": choice["kind"]} | choice)
            await asyncio.sleep(seq / 10_000)
            leaving.socket.transport.abort()
        async with at_table(here.address, here.table, here.ania) as back:
            assert (await back.ask(**choice))["seq"] == seq + 1
            if not back.choices:
                async with at_table(here.address, here.table, here.tomek) as tomek:
                    await tomek.my_turn()
                return


async def test_two_tabs_on_one_seat_show_the_same_and_a_choice_counts_once(here: Setting) -> None:
    async with (
        at_table(here.address, here.table, here.ania) as one,
        at_table(here.address, here.table, here.ania) as two,
    ):
        await one.my_turn()
        await two.my_turn()
        move = one.choices[0]
        first = await one.choose(move, id="once")
        again = await two.choose(move, id="once")
        assert first == again == {"type": "done", "id": "once", "seq": 1}
        late = await two.ask("choose", at=0, move=move)
        assert late["problem"]["code"] == "late"
        assert (one.seq, one.view, one.log) == (two.seq, two.view, two.log)


async def test_only_whose_turn_it_is_chooses_and_only_what_is_offered(here: Setting) -> None:
    async with (
        at_table(here.address, here.table, here.ania) as ania,
        at_table(here.address, here.table, here.tomek) as tomek,
    ):
        await ania.my_turn()
        await tomek.next("update")
        assert tomek.choices == []
        refused = await tomek.ask("choose", at=0, move=ania.choices[0])
        assert refused["problem"]["code"] == "not_your_turn"
        assert (await ania.ask("choose", at=0, move="fly away"))["problem"]["code"] == "illegal"
        assert (await ania.ask("why"))["type"] == "why"
        assert (await tomek.ask("why"))["refused"] == []


async def test_spectators_watch_and_change_nothing(here: Setting) -> None:
    ola = await here.caller.guest("Ola")
    async with at_table(here.address, here.table) as nobody, at_table(here.address, here.table, ola) as known:
        await nobody.next("update")
        for kind, more in (
            ("choose", {"at": 0, "move": "draw"}),
            ("resign", {}),
            ("undo", {}),
            ("chat", {"text": "x"}),
        ):
            assert (await nobody.ask(kind, **more))["problem"]["code"] == "watching"
        assert (await known.ask("chat", text="Hello"))["type"] == "done", "whoever has a name may speak"
        assert (await known.ask("resign"))["problem"]["code"] == "watching"


# ---------------------------------------------------------------- coming back


async def test_whoever_comes_back_gets_only_what_is_new(here: Setting) -> None:
    async with at_table(here.address, here.table, here.tomek) as tomek:
        await tomek.next("update")
        seen, log = tomek.seq, tomek.log
    async with at_table(here.address, here.table, here.ania) as ania:
        for _ in range(3):
            await ania.my_turn()
            await ania.choose()
    async with at_table(here.address, here.table, here.tomek, seen, log) as back:
        update = await back.next("update")
        assert update["seq"] == 3
        assert update["log"]["from"] == len(log) - len(update["log"]["lines"]) > 0
    async with at_table(here.address, here.table, here.tomek) as fresh:
        whole = await fresh.next("update")
        assert whole["log"]["from"] == 0
        assert fresh.log == log, "nothing is lost and nothing doubled"


@pytest.mark.parametrize("seen", [-1, 99, 10**18])
async def test_a_sequence_number_that_never_was_gets_everything(here: Setting, seen: int) -> None:
    async with at_table(here.address, here.table, here.ania, seen) as ania:
        assert (await ania.next("update"))["log"]["from"] == 0


async def test_who_is_here_is_told_to_everybody(here: Setting) -> None:
    async with at_table(here.address, here.table, here.ania) as ania:
        async with at_table(here.address, here.table, here.tomek):
            await ania.until(lambda frame: frame["type"] == "table" and frame["table"]["seats"][1]["here"])
        await ania.until(lambda frame: frame["type"] == "table" and not frame["table"]["seats"][1]["here"])


# ---------------------------------------------------------------- seats


async def test_sitting_down_and_getting_up_moves_an_open_connection(here: Setting) -> None:
    ola = await here.caller.guest("Ola")
    table = await here.caller.open_table(here.ania, PERSON, PERSON, PERSON)
    async with at_table(here.address, table, ola) as socket:
        assert socket.seat == 3
        await here.caller.sit(ola, table, 2)
        await socket.next("welcome")
        assert socket.seat == 2
        await here.caller.call("DELETE", f"/api/tables/{table}/seats/2", ola.token)
        await socket.next("welcome")
        assert socket.seat == 3
        await here.caller.sit(ola, table, 1)
        await here.caller.sit(here.tomek, table, 2)
        await socket.next("update")
        assert (socket.seat, socket.table["status"]) == (1, "playing")


async def test_the_last_to_get_up_ends_all_connections(here: Setting) -> None:
    table = await here.caller.open_table(here.ania)
    async with at_table(here.address, table) as watcher:
        await here.caller.call("DELETE", f"/api/tables/{table}/seats/0", here.ania.token)
        assert await end_of(watcher) == 4404


async def test_a_table_without_spectators_sends_them_away_when_it_starts(here: Setting) -> None:
    table = await here.caller.open_table(here.ania, spectators=False)
    async with at_table(here.address, table) as watcher:
        await here.caller.sit(here.tomek, table, 1)
        assert await end_of(watcher) == 4403


# ---------------------------------------------------------------- taking back, talking, playing again


async def test_taking_back_against_a_person_needs_consent(here: Setting) -> None:
    async with (
        at_table(here.address, here.table, here.ania) as ania,
        at_table(here.address, here.table, here.tomek) as tomek,
    ):
        while not tomek.choices:
            await ania.choose() if ania.choices else await ania.receive()
            await tomek.until(lambda frame: frame["type"] == "update" and frame["seq"] == ania.seq)
        before = ania.seq
        await tomek.choose()
        await ania.until(lambda frame: frame["type"] == "update" and frame["seq"] == tomek.seq)
        assert ania.undo == "ask"
        assert (await ania.ask("undo"))["type"] == "done"
        await tomek.until(lambda frame: frame["type"] == "table" and frame["table"]["undo_request"])
        asked = tomek.table["undo_request"]
        assert (asked["seat"], asked["needs"], asked["agreed"]) == (0, [1], [])
        past = await tomek.ask("look_back", request=asked["id"])
        assert past["view"]["prompt"]["seat"] == 0, "it was the choice of whoever wants to take it back"
        assert past["view"]["prompt"]["choices"] == []
        assert asked["keeps"] < len(tomek.log)
        assert (await tomek.ask("look_back", request="another"))["problem"]["code"] == "nothing_asked"
        assert (await ania.ask("consent", request=asked["id"], agree=True))["problem"]["code"] == "nothing_asked"
        assert (await tomek.ask("consent", request=asked["id"], agree=True))["type"] == "done"
        await ania.until(lambda frame: frame["type"] == "update" and frame["seq"] == before + 2)
        assert ania.choices, "it is the choice of whoever took it back"
        assert (await here.caller.call("GET", f"/api/tables/{here.table}"))["undo_request"] is None


async def test_what_is_said_reaches_everybody_once(here: Setting) -> None:
    async with (
        at_table(here.address, here.table, here.ania) as ania,
        at_table(here.address, here.table, here.tomek) as tomek,
    ):
        for _ in range(2):
            assert (await ania.ask("chat", id="hi", text="Cześć ✋"))["type"] == "done"
        assert (await ania.ask("chat", text="And?"))["type"] == "done"
        lines = [(await tomek.next("chat"))["line"] for _ in range(2)]
        assert [(line["number"], line["seat"], line["text"]) for line in lines] == [(1, 0, "Cześć ✋"), (2, 0, "And?")]
    async with at_table(here.address, here.table) as later:
        assert [line["text"] for line in later.frames[0]["chat"]] == ["Cześć ✋", "And?"]


async def test_a_rematch_moves_everybody_on_by_one_seat(here: Setting) -> None:
    async with (
        at_table(here.address, here.table, here.ania) as ania,
        at_table(here.address, here.table, here.tomek) as tomek,
    ):
        assert (await ania.ask("rematch"))["problem"]["code"] == "not_over"
        assert (await ania.ask("resign"))["type"] == "done"
        await tomek.until(lambda frame: frame["type"] == "table" and frame["table"]["result"])
        assert tomek.table["result"] == {"winners": [1], "scores": [], "reason": "resigned", "by": 0}
        assert tomek.table["seed"] is not None
        assert (await ania.ask("rematch"))["type"] == "done"
        assert (await tomek.ask("rematch"))["type"] == "done"
        await ania.until(lambda frame: frame["type"] == "table" and frame["table"]["rematch"]["table"])
    again = await here.caller.call("GET", f"/api/tables/{ania.table['rematch']['table']}")
    assert [seat["name"] for seat in again["seats"]] == ["Tomek", "Ania"]
    assert again["status"] == "playing"


async def test_against_the_computer_the_turn_comes_back(here: Setting) -> None:
    table = await here.caller.open_table(here.ania, PERSON, EASY)
    async with at_table(here.address, table, here.ania) as ania:
        for _ in range(30):
            await ania.my_turn()
            assert (await ania.choose())["type"] == "done"


# ---------------------------------------------------------------- how connections end


async def end_of(client: TableSocket) -> int | None:
    """The code with which the server ends a connection."""
    with suppress(ConnectionClosed):
        while True:
            await client.receive()
    return client.socket.close_code


async def test_logging_out_ends_the_connections_of_that_device_only(here: Setting) -> None:
    async with (
        at_table(here.address, here.table, here.ania) as ania,
        at_table(here.address, here.table, here.tomek) as tomek,
    ):
        await ania.my_turn()
        await here.caller.call("DELETE", "/api/sessions", here.ania.token)
        assert await end_of(ania) == 4401
        assert (await tomek.ask("chat", text="Still here"))["type"] == "done"


def frame(**fields: object) -> str:
    return json.dumps(fields)


FIRST = frame(**hello(None))
FORGED = frame(**hello(Person("x", "x", "x" * 32)))


@pytest.mark.parametrize(
    ("code", "problem", "frames"),
    [
        (4400, "bad_frame", ["hi"]),
        (4400, "bad_frame", [b"\xff\xfe\x00"]),
        (4400, "bad_frame", [frame(type="choose", id="1", at=0, move="draw")]),
        (4400, "bad_frame", [frame(type="hello")]),
        (4400, "bad_frame", [frame(type="hello", version=1, avatar="emperor")]),
        (4400, "other_version", [frame(type="hello", version=2)]),
        (4401, "bad_token", [FORGED]),
        (4401, "bad_token", [frame(type="hello", version=1, token="x" * 5000)]),
        (4400, "bad_frame", [FIRST, FIRST]),
        (4400, "bad_frame", [FIRST, frame(type="dance", id="1")]),
        (4400, "bad_frame", [FIRST, frame(type="choose", id="1", at=0)]),
        (4400, "bad_frame", [FIRST, frame(type="choose", id="", at=0, move="draw")]),
        (4400, "bad_frame", [FIRST, frame(type="choose", id="1", at="0", move="draw")]),
        (4400, "bad_frame", [FIRST, b"\x80\x81"]),
    ],
)
async def test_what_nobody_should_send_ends_the_connection_with_the_reason(
    here: Setting, code: int, problem: str, frames: list[str | bytes]
) -> None:
    ended, said = await raw_close(here.address, here.table, *frames)
    assert ended == code
    assert said[-1]["type"] == "refused"
    assert said[-1]["problem"]["code"] == problem
    assert all(said[-1]["problem"]["text"].values())


async def test_a_frame_that_is_too_big_ends_the_connection(here: Setting) -> None:
    assert (await raw_close(here.address, here.table, "x" * 20_000))[0] == 1009
    big = frame(type="chat", id="1", text="x" * 20_000)
    assert (await raw_close(here.address, here.table, FIRST, big))[0] == 1009


async def test_a_flood_of_messages_ends_the_connection(here: Setting) -> None:
    asks = [frame(type="why", id=str(number)) for number in range(300)]
    assert (await raw_close(here.address, here.table, FIRST, *asks))[0] == 4429


async def test_there_is_no_such_table(here: Setting) -> None:
    ended, said = await raw_close(here.address, "nowhere", FIRST)
    assert (ended, said[-1]["problem"]["code"]) == (4404, "no_table")


async def test_a_table_that_wants_no_spectators_says_so(here: Setting) -> None:
    table = await here.caller.table_of(here.ania, here.tomek, spectators=False)
    ended, said = await raw_close(here.address, table, FIRST)
    assert (ended, said[-1]["problem"]["code"]) == (4403, "no_spectators")


async def test_other_peoples_pages_cannot_open_a_table(here: Setting) -> None:
    uri = f"{here.address.replace('http', 'ws', 1)}/api/tables/{here.table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(uri, origin="https://elsewhere.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with connect(uri, origin=here.address) as socket:  # type: ignore[arg-type]
        await socket.send(FIRST)
        assert json.loads(await socket.recv())["type"] == "welcome"
