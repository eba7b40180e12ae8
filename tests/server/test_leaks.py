"""Nothing a seat may not know travels to it: compared to the byte, and looked for in every frame of whole games."""

from __future__ import annotations

import asyncio
import re
from copy import copy
from random import Random

import msgspec
import pytest

from dejarik import Match
from dejarik.kernel.record import parse
from dejarik.kernel.state import State
from dejarik.server.game_table import Agreement, GameTable, open_table
from dejarik.server.problems import ProblemError
from dejarik.server.room import LastSeen, Room
from dejarik.server.wire import Player, SeatWish, TableWish
from tests.server.client import Caller, TableSocket, at_table, play_to_the_end
from tests.server.hidden import hidden_keys
from tests.server.live import LiveServer

GAMES = ("bounty", "deckbuilding")
SEED = "not-for-anybodys-eyes-before-the-end"
MOVES = 60
PEOPLE: list[Player | None] = [Player("ania", "Ania", False), Player("tomek", "Tomek", False)]


def opened(game: str) -> GameTable:
    wish = TableWish(game, 2, [SeatWish("person"), SeatWish("person")])
    return open_table(Agreement("leaky", wish, SEED, 0.0, None), PEOPLE)


def copied(table: GameTable) -> GameTable:
    """The table as it is now, whatever is chosen at it later."""
    made = copy(table)
    made.log_lengths, made.told_at = table.log_lengths[:], table.told_at[:]
    return made


def twin_of(table: GameTable, seat: int, rand: Random) -> GameTable:
    """The same table, but what this seat cannot see is different."""
    twin = copied(table)
    twin.match = table.match.copy()
    log = twin.match.state.log
    twin.match.state = table.match.game.determinize(table.match.state, seat, Random(rand.getrandbits(32)))
    twin.match.state.log = log
    twin._before, twin._carried_out = {}, {}
    return twin


def parts(frame: bytes | str) -> dict[str, bytes]:
    """The fields of an update, each as it traveled."""
    return {name: bytes(raw) for name, raw in msgspec.json.decode(frame, type=dict[str, msgspec.Raw]).items()}


def walk(game: str, rand: Random) -> list[GameTable]:
    """A table at every move of a random game."""
    table, found = opened(game), []
    while table.result is None and len(found) < MOVES:
        found.append(copied(table))
        chooser = table.chooser
        assert chooser is not None
        option = rand.choice(table.match.options)
        table.accept(table.choose(chooser, table.match.notation(option), None, 0.0))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_see_changes_no_byte_it_gets(game: str) -> None:
    rand = Random(1)
    for table in walk(game, rand):
        for seat in range(3):
            twin = twin_of(table, seat, rand)
            seen = rand.choice([None, 0, max(0, table.seq - 1)])
            mine, other = (parts(Room(each, [], {}).update_frame(seat, LastSeen(seen))) for each in (table, twin))
            assert mine | {"undo": b""} == other | {"undo": b""}, f"seat {seat} is told something hidden"
            assert Room(table, [], {}).info_frame() == Room(twin, [], {}).info_frame()


@pytest.mark.parametrize("game", GAMES)
def test_what_taking_back_would_be_tells_nothing_hidden(game: str) -> None:
    """After the same choice at tables that look alike, whatever still looks alike is alike to the last byte."""
    rand, compared = Random(2), 0
    for table in walk(game, rand):
        chooser = table.chooser
        assert chooser is not None
        for seat in range(3):
            move = table.match.notation(rand.choice(table.match.options))
            frames = []
            for each in (_from_here(table), _from_here(twin_of(table, seat, rand))):
                try:
                    each.accept(each.choose(chooser, move, None, 0.0))
                except ProblemError:
                    break
                frames.append(parts(Room(each, [], {}).update_frame(seat, LastSeen(table.seq))))
            if len(frames) == 2 and all(frames[0][part] == frames[1][part] for part in ("view", "log")):
                compared += 1
                assert frames[0] == frames[1], f"taking back tells seat {seat} something hidden"
    assert compared > MOVES


def _from_here(table: GameTable) -> GameTable:
    made = copied(table)
    made._before, made._carried_out = {}, {}
    return made


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.anyio
async def test_no_frame_of_a_whole_game_names_a_card_its_reader_does_not_know(live: LiveServer, game: str) -> None:
    caller = Caller(live.address)
    ania, tomek = await caller.guest("Ania"), await caller.guest("Tomek")
    table = await caller.table_of(ania, tomek, game=game, options={"rounds": "5"})
    async with (
        at_table(live.address, table, ania) as one,
        at_table(live.address, table, tomek) as two,
        at_table(live.address, table) as watcher,
    ):
        watching = asyncio.create_task(_watch(watcher))
        await asyncio.gather(play_to_the_end(one, Random(3)), play_to_the_end(two, Random(4)))
        await watching
    record = parse(await caller.call("GET", f"/api/tables/{table}/record"))
    match = Match.from_record(record, 0)
    states = [match.state.copy()]
    for move in record.moves:
        match.play(move.notation)
        states.append(match.state.copy())
    for socket in (one, two, watcher):
        _tells_nothing(socket, states, game, record.seed)


async def _watch(socket: TableSocket) -> None:
    while not socket.is_over:
        await socket.receive()


def _tells_nothing(socket: TableSocket, states: list[State], game: str, seed: str) -> None:
    hidden = [hidden_keys(state, socket.seat, game) for state in states]
    secrets = seen = 0
    for frame, raw in zip(socket.frames, socket.raw, strict=True):
        over = frame["type"] in ("welcome", "table") and frame["table"]["status"] == "over"
        assert over or seed not in raw, "the seed of the shuffle was told before the end"
        if frame["type"] == "update":
            assert frame["view"]["seat"] == socket.seat
            now = hidden[frame["seq"]]
            secrets += len(now)
            for part, said in parts(raw).items():
                # The log may tell of several moves, and of a card that was seen in one and shuffled away in the next.
                secret = set.intersection(*hidden[seen : frame["seq"] + 1]) if part == "log" else now
                told = [key for key in secret if re.search(rf"\b{key}\b", said.decode())]
                assert not told, f"seat {socket.seat} is told of {told} in “{part}”"
            seen = frame["seq"]
    assert secrets > 1000, "hardly anything was hidden"
