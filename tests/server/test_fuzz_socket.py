"""Whatever comes over a connection, the server stays upright: no error in its log, no table changed, nobody held up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server import rough
from tests.server.client import Caller, Person, TableSocket, answer_in, at_table, hello, play_to_the_end
from tests.server.live import LiveServer, live_server
from tests.server.rough import frame, rough_socket

PLENTY = dict.fromkeys(("request_rate", "request_burst", "tables_per_address", "sockets_per_address"), 100_000)
KINDS = ("hello", "choose", "undo", "consent", "why", "chat", "stand_in", "back", "resign", "rematch", "dance")
FROM_SERVER = {"welcome", "table", "update", "done", "refused", "why", "chat"}
CODES = {1002, 1003, 1007, 1009, 4400, 4401, 4408, 4429}
EXAMPLES = 80
PATIENCE = 60
LAST = {"type": "back", "id": "that was all"}
"""Always refused and never without an answer, which comes after the answers to everything before."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("fuzz"), **PLENTY) as server:
        yield server


class Victims:
    """Two people in the middle of a game, and somebody who sits at another table."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        asyncio.run(self._meet())

    async def _meet(self) -> None:
        caller = Caller(self.server.address)
        self.ania, self.tomek, self.stranger = [await caller.guest(name) for name in ("Ania", "Tomek", "Zbir")]
        self.table = await caller.table_of(self.ania, self.tomek)
        self.elsewhere = await caller.open_table(self.stranger)
        async with at_table(self.server.address, self.table, self.ania) as ania:
            await ania.my_turn()
            self.move = ania.choices[0]
            self.view = ania.view

    async def are_unharmed(self) -> None:
        """Nothing happened at their table, and the server has nothing to complain of."""
        async with at_table(self.server.address, self.table, self.ania) as ania:
            await ania.my_turn()
            assert (ania.seq, ania.view) == (0, self.view)
        assert self.server.complaints() == []


@pytest.fixture(scope="module")
def victims(server: LiveServer) -> Victims:
    return Victims(server)


# ---------------------------------------------------------------- what is sent

words = st.sampled_from([*KINDS, "", "x" * 70, "draw", "\x00", "🂡", "seat_taken", "-1"])
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | words | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=8,
)
near_misses = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": st.sampled_from(["a", "b", "", "x" * 65]) | values,
        "at": st.integers(-2, 3) | values,
        "move": words | values,
        "agree": st.booleans() | values,
        "text": words | values,
        "seat": st.integers(-3, 9) | values,
        "version": st.sampled_from([0, 1, 2]) | values,
        "token": words | values,
        "seen": st.integers(-2, 5) | values,
    },
)
frames = (
    st.binary(max_size=60)
    | st.text(max_size=60)
    | values.map(json.dumps)
    | near_misses.map(json.dumps)
    | near_misses.map(lambda made: json.dumps(made)[:-3])
    | st.just("[" * 5000)
    | st.just('{"type": "chat", "id": "big", "text": "' + "x" * 17_000 + '"}')
)


async def send_all(uri: str, sent: list[str | bytes]) -> tuple[int | None, list[dict[str, Any]]]:
    """Send frames to a table, and a last one; how the connection ended, if it did, and all answers before the last."""
    answered: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE), connect(uri, compression=None, max_size=None, close_timeout=2) as socket:
        try:
            for each in (*sent, json.dumps(LAST)):
                await socket.send(each)
            while answer_in(answer := json.loads(await socket.recv())).get("id") != LAST["id"]:
                answered.append(answer)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None, answered
    return None, answered


@given(st.sampled_from(["nobody", "stranger", "raw"]), st.lists(frames, min_size=1, max_size=6))
@settings(max_examples=EXAMPLES)
def test_frames_of_strangers_are_answered_or_end_the_connection(
    victims: Victims, who: str, sent: list[str | bytes]
) -> None:
    first = {"nobody": [json.dumps(hello(None))], "stranger": [json.dumps(hello(victims.stranger))], "raw": []}[who]
    uri = f"{victims.server.address.replace('http', 'ws', 1)}/api/tables/{victims.table}/socket"
    code, answered = asyncio.run(send_all(uri, [*first, *sent]))
    assert code is None or code in CODES
    assert {each["type"] for each in answered} <= FROM_SERVER
    for each in answered:
        if each["type"] == "update":
            assert (each["view"]["seat"], each["view"]["prompt"]["choices"]) == (2, []), "a stranger sees too much"
        if each["type"] == "refused":
            assert all(each["problem"]["text"].values()), "a refusal gives its reason in both languages"


@given(st.lists(near_misses, min_size=1, max_size=6))
@settings(max_examples=EXAMPLES // 2)
def test_whoever_is_not_to_choose_changes_nothing(victims: Victims, sent: list[dict[str, Any]]) -> None:
    """Tomek waits for Ania; whatever he sends but giving up, her turn stays as it is."""
    first = json.dumps(hello(victims.tomek))
    harmless = [json.dumps(each) for each in sent if each["type"] not in ("resign", "undo")]
    uri = f"{victims.server.address.replace('http', 'ws', 1)}/api/tables/{victims.table}/socket"
    _, answered = asyncio.run(send_all(uri, [first, *harmless]))
    assert all(each["seq"] == 0 for each in answered if each["type"] in ("update", "done"))


def test_after_all_that_the_table_is_as_it_was(victims: Victims) -> None:
    asyncio.run(victims.are_unharmed())


# ---------------------------------------------------------------- well-formed, but not theirs to send


@pytest.mark.anyio
async def test_other_peoples_moves_and_old_ones_are_refused(victims: Victims) -> None:
    table, address = victims.table, victims.server.address
    async with at_table(address, table, victims.stranger) as stranger, at_table(address, table, victims.tomek) as tomek:
        move = {"at": 0, "move": victims.move}
        assert (await stranger.ask("choose", **move))["problem"]["code"] == "watching"
        assert (await tomek.ask("choose", **move))["problem"]["code"] == "not_your_turn"
        assert (await tomek.ask("choose", at=1, move=victims.move))["problem"]["code"] == "late"
        assert (await tomek.ask("stand_in", seat=0))["problem"]["code"] in ("still_here", "no_person")
        assert (await tomek.ask("stand_in", seat=-1))["problem"]["code"] == "no_seat"
        assert (await tomek.ask("back"))["problem"]["code"] == "not_away"
        assert (await tomek.ask("consent", request="none", agree=True))["problem"]["code"] == "nothing_asked"
        assert (await tomek.ask("undo"))["problem"]["code"] == "no_undo"
    await victims.are_unharmed()


@pytest.mark.anyio
async def test_one_persons_ids_are_not_anothers(victims: Victims) -> None:
    caller = Caller(victims.server.address)
    table = await caller.table_of(victims.ania, victims.tomek)
    async with (
        at_table(caller.address, table, victims.ania) as ania,
        at_table(caller.address, table, victims.tomek) as tomek,
    ):
        await ania.my_turn()
        assert (await ania.choose(id="mine"))["seq"] == 1
        stolen = await tomek.ask("choose", id="mine", at=1, move="draw")
        assert stolen["type"] == "done" or stolen["problem"]["code"] in ("not_your_turn", "illegal")
        again = [await ania.ask("choose", id="mine", at=at, move="draw") for at in (0, 1, 7)]
        assert again == [{"type": "done", "id": "mine", "seq": 1}] * 3


# ---------------------------------------------------------------- against the protocol itself

HELLO = frame(json.dumps(hello(None)).encode())


@pytest.mark.anyio
@pytest.mark.parametrize(
    "data",
    [
        frame(b"\xff\xfe hello"),
        HELLO + frame(b"\xc3\x28"),
        frame(b"{}", opcode=3),
        frame(b"{}", masked=False),
        frame(b"x" * 200, rough.PING),
        frame(b"{", last=False) + frame(b"}", rough.TEXT),
        HELLO + frame(b"x" * 20_000),
        HELLO + frame(b"x" * 15_000, last=False) + frame(b"x" * 15_000, 0),
        b"\xff" * 500,
        frame(b"\x03", rough.CLOSE),
    ],
    ids=lambda data: f"{len(data)}-bytes",
)
async def test_broken_frames_end_the_connection(server: LiveServer, victims: Victims, data: bytes) -> None:
    async with rough_socket(server, victims.table) as socket:
        await socket.send(data)
        assert await socket.ended_with() in (None, *CODES)


@pytest.mark.anyio
async def test_random_bytes_after_the_handshake(server: LiveServer, victims: Victims) -> None:
    rand = Random(5)
    for _ in range(60):
        async with rough_socket(server, victims.table) as socket:
            await socket.send(HELLO * rand.randrange(2) + rand.randbytes(rand.randrange(1, 400)))
    await victims.are_unharmed()


# ---------------------------------------------------------------- those who do not read, and those who do not speak


@asynccontextmanager
async def a_game_goes_on(server: LiveServer, rounds: int) -> AsyncIterator[list[TableSocket]]:
    """A well-behaved game on the same server, which must come to its end."""
    caller = Caller(server.address)
    ania, tomek = await caller.guest("Ania"), await caller.guest("Tomek")
    table = await caller.table_of(ania, tomek, options={"rounds": str(rounds)})
    async with at_table(server.address, table, ania) as one, at_table(server.address, table, tomek) as two:
        playing = asyncio.gather(play_to_the_end(one, Random(1)), play_to_the_end(two, Random(2)))
        yield [one, two]
        async with asyncio.timeout(60):
            await playing


@pytest.mark.anyio
async def test_who_never_reads_or_never_speaks_holds_nobody_up(tmp_path: Path) -> None:
    with live_server(tmp_path, **PLENTY) as server:
        caller = Caller(server.address)
        host = await caller.guest("Host")
        await _play_fast(server, host, watched_by=0)
        before = _memory_mb(server)
        calm = await _play_fast(server, host, watched_by=0)
        async with AsyncExitStack() as stack:
            silent = await stack.enter_async_context(rough_socket(server, await caller.open_table(host)))
            for _ in range(20):
                await asyncio.open_connection("127.0.0.1", server.port)
            await stack.enter_async_context(a_game_goes_on(server, 3))
            watched = await _play_fast(server, host, watched_by=40)
            assert _memory_mb(server) - before < 60, "the server keeps what nobody reads"
            assert await silent.ended_with() == 4408
        calm = max(calm, await _play_fast(server, host, watched_by=0))
        assert watched < 5 * calm + 2, "those who do not read hold up those who play"
        assert server.complaints() == []


async def _play_fast(server: LiveServer, host: Person, watched_by: int) -> float:
    """Play a game while some watch without ever reading; how long it took."""
    caller = Caller(server.address)
    guest = await caller.guest("Guest")
    table = await caller.table_of(host, guest, options={"rounds": "8"})
    async with AsyncExitStack() as stack:
        for _ in range(watched_by):
            deaf = await stack.enter_async_context(rough_socket(server, table, receive_buffer=4096))
            await deaf.send(HELLO)
        began = perf_counter()
        async with at_table(server.address, table, host) as one, at_table(server.address, table, guest) as two:
            await asyncio.gather(play_to_the_end(one, Random(1)), play_to_the_end(two, Random(2)))
        return perf_counter() - began


def _memory_mb(server: LiveServer) -> float:
    status = Path(f"/proc/{server.pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))
