"""A release loses no game: tables go on where they stood, and finished games can be looked through."""

from __future__ import annotations

import asyncio
import json
import zlib
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select, update

from dejarik.games.bounty import turn
from dejarik.kernel.rng import verify
from dejarik.server import positions, schema, taking_up, wire
from dejarik.server.hall import Hall
from dejarik.server.positions import KEPT_EVERY
from dejarik.server.problems import ProblemError
from dejarik.server.room import Room
from dejarik.server.store import Store
from dejarik.server.wire import FromRecord
from tests.server.games_kept import PEOPLE, load, play, seen, take_back
from tests.server.hall_table import ANIA, PERSON, TOMEK, choose, hall_in, opened, until, wish
from tests.server.next_release import OTHER_RULES, run_in, write_release

pytestmark = pytest.mark.anyio

FIXTURES = Path(__file__).parent / "fixtures"
LASTING = ("status", "seq", "commitment", "log", "chat", "places", "numbers")
"""What a release must leave as it is; what may be chosen follows from its rules."""


RETOLD = "before-positions"
"""It kept no log either: what happened is told as it is told now, perhaps in fewer lines."""


def lasting(table: dict[str, Any], release: str = "") -> dict[str, Any]:
    return {name: table[name] for name in LASTING if name != "log" or release != RETOLD}


@pytest.fixture(autouse=True)
def _the_same_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.server.hall.secrets", SimpleNamespace(token_hex=lambda _: "always the same"))


async def rows_of(hall: Hall, table: str) -> list[Any]:
    kept = schema.positions
    return list(await hall._store.read(select(kept).where(kept.c.table == table).order_by(kept.c.seq)))


def become_another_release(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, what was kept before was kept by a release with another fingerprint."""
    for module in (positions, taking_up):
        monkeypatch.setattr(module, "fingerprint", lambda game: "another release")


# ---------------------------------------------------------------- databases of earlier releases


@pytest.mark.parametrize("release", ["before-positions", "first-positions"])
async def test_what_earlier_releases_wrote_is_taken_up(release: str, tmp_path: Path) -> None:
    wrote = load(FIXTURES / f"{release}.sql.gz", tmp_path / "games.db")
    async with hall_in(f"sqlite:///{tmp_path / 'games.db'}") as hall:
        assert len(await hall.games_of(ANIA)) == len(wrote)
        for table, before in wrote.items():
            room = await hall.find(table)
            assert lasting(seen(room), release) == lasting(before, release), room.table.wish.title
            await play(hall, room, Random(1), 3)


async def test_games_that_were_over_before_positions_were_kept_get_theirs(tmp_path: Path) -> None:
    wrote = load(FIXTURES / "before-positions.sql.gz", tmp_path / "games.db")
    async with hall_in(f"sqlite:///{tmp_path / 'games.db'}") as hall:
        over = [table for table, before in wrote.items() if before["status"] == "over"]
        kept: dict[str, list[Any]] = {}
        async with asyncio.timeout(60):
            while len(kept) < len(over) or not all(kept.values()):
                kept = {table: await rows_of(hall, table) for table in over}
        for table in over:
            assert [(row.seq, row.moves == 0) for row in kept[table]] == [(0, True), (wrote[table]["seq"], False)]


# ---------------------------------------------------------------- the next release


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A card more in every game, another number on one, another rule, and a raised version."""
    return write_release(tmp_path_factory.mktemp("next"), OTHER_RULES)


@pytest.mark.parametrize("written_by", ["before-positions", "first-positions"])
async def test_every_game_goes_on_in_a_release_with_other_cards_and_rules(
    written_by: str, release: Path, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    wrote = load(FIXTURES / f"{written_by}.sql.gz", tmp_path / "games.db")
    async with hall_in(url) as hall:
        for table in wrote:
            await hall.find(table)
    found = json.loads(run_in(release, "tests.server.after_release", url, *wrote).splitlines()[-1])
    assert found["version"].startswith("9.9.9+")
    assert found["listed"] == len(wrote)
    for table, before in wrote.items():
        after = found["before"][table]
        assert lasting(after["seen"], written_by) == lasting(before, written_by), "other cards or another position"
        assert len(after["log"]) == after["seen"]["log"]
        assert not [line for line in after["log"] if "earlier release" in line], "the log is not whole"
    running = [table for table, before in wrote.items() if before["status"] == "playing"]
    assert {table: found["after"][table]["seen"]["status"] for table in running} == dict.fromkeys(running, "over")
    records = [after["record"] for after in found["before"].values() if after.get("record")]
    stopped = [record for record in records if record["stops_at"] is not None]
    assert (len(records), len(stopped) >= 2) == (4, True)
    for record in stopped:
        assert record["stops_at"] == record["moves"] > 0
        assert f"move {record['moves'] + 1}, “" in record["change"]
        assert "is no longer legal. Everything before it can be viewed." in record["change"]


# ---------------------------------------------------------------- what is kept


async def test_the_deal_every_thirty_second_entry_and_the_end_are_kept(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, options={"rounds": "30"})
        await play(hall, room, Random(3), 2 * KEPT_EVERY + 5)
        await room.finish()
        table = room.table
        kept = await rows_of(hall, table.id)
        assert [row.seq for row in kept] == [0, *(seq for seq in range(KEPT_EVERY, table.seq, KEPT_EVERY))]
        assert [row.log is not None for row in kept] == [True, *[False] * (len(kept) - 2), True]
        await hall.referee.carry_out(room, 0, ANIA, wire.Resign("r"))
        final = (await rows_of(hall, table.id))[-1]
        assert (final.seq, final.moves, final.lines) == (table.seq, table.match.length, table.match.log_length)


async def play_to_a_kept_entry(hall: Hall) -> Room:
    room = await opened(hall, options={"rounds": "30"})
    await play(hall, room, Random(4), 19)
    while room.table.seq < KEPT_EVERY:
        await choose(hall, room, PEOPLE[room.table.chooser or 0])
    return room


@pytest.mark.parametrize("at_once", [False, True])
async def test_what_is_undone_is_not_kept(url: str, at_once: bool) -> None:
    async with hall_in(url) as hall:
        room = await play_to_a_kept_entry(hall)
        if not at_once:
            await room.finish()
            assert [row.seq for row in await rows_of(hall, room.table.id)] == [0, KEPT_EVERY]
        await take_back(hall, room, room.table.match.movers[-1])
        await room.finish()
        kept = await rows_of(hall, room.table.id)
        assert [(row.seq, row.moves) for row in kept] == [(0, 0), (room.table.seq, room.table.match.length)]


async def test_the_end_is_kept_even_if_it_comes_right_after_another_kept_entry(url: str) -> None:
    async with hall_in(url) as hall:
        room = await play_to_a_kept_entry(hall)
        await hall.referee.carry_out(room, 0, ANIA, wire.Resign("r"))
        await room.finish()
        assert (await rows_of(hall, room.table.id))[-1].seq == room.table.seq


async def test_a_server_that_stops_keeps_where_its_tables_stand(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        await play(hall, room, Random(5), 7)
    async with hall_in(url) as hall:
        assert [row.seq for row in await rows_of(hall, room.table.id)] == [0, 7]


async def test_a_deck_that_is_brought_changes_the_deal_that_is_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(url) as hall:
        table = (await hall.open_table(wish(PERSON, PERSON, game="destiny"), ANIA)).id
        await hall.bring_deck(table, 1, TOMEK, "rey")
        before = seen(await hall.find(table))
    become_another_release(monkeypatch)
    async with hall_in(url) as hall:
        assert seen(await hall.find(table)) == before


# ---------------------------------------------------------------- taking up


async def played_on(url: str, moves: int = 70) -> tuple[str, dict[str, Any]]:
    async with hall_in(url) as hall:
        room = await opened(hall, options={"rounds": "30", "characters": "din/fennec", "first": "1"})
        await play(hall, room, Random(6), moves)
        return room.table.id, seen(room)


async def test_everything_can_be_undone_across_kept_positions_while_the_moves_lead_to_them(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, before = await played_on(url)
    become_another_release(monkeypatch)
    async with hall_in(url) as hall:
        room = await hall.find(table)
        assert seen(room) == before
        while room.table.match.length > 2:
            length = room.table.match.length
            await take_back(hall, room, room.table.match.movers[-1])
            assert room.table.match.length < length


async def test_undo_ends_where_another_rule_led_elsewhere(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, before = await played_on(url)
    become_another_release(monkeypatch)
    monkeypatch.setattr(turn, "QUICK_JOB_PAY", 300)
    async with hall_in(url) as hall:
        room = await hall.find(table)
        assert lasting(seen(room)) == lasting(before)
        assert [room.table.undoing(seat) for seat in range(2)] == [None, None], "nobody knows what was before"
        await choose(hall, room, PEOPLE[room.table.chooser or 0])
        last = room.table.match.movers[-1]
        await take_back(hall, room, last)
        assert seen(room)["places"] == before["places"]
        assert verify(room.table.agreement.seed, before["commitment"])


def damaged(state: bytes) -> bytes:
    """A position with a step that no release has."""
    data = json.loads(zlib.decompress(state))
    data["state"]["asked"][0] = "bounty.ask_the_audience"
    return zlib.compress(json.dumps(data).encode())


async def damage(url: str, table: str, first: int) -> None:
    """Let no release read what was kept from an entry on; no server runs meanwhile that would keep it again."""
    kept = schema.positions
    store = Store(url)
    await store.open()
    for row in await store.read(select(kept).where(kept.c.table == table, kept.c.seq >= first)):
        mine = (kept.c.table == table, kept.c.seq == row.seq)
        await store.write(update(kept).where(*mine).values(state=damaged(row.state)))
    await store.close()


@pytest.mark.parametrize("first", [KEPT_EVERY + 1, 0])
async def test_a_position_that_cannot_be_read_gives_way_to_the_one_before_and_to_the_journal(
    url: str, first: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, before = await played_on(url)
    become_another_release(monkeypatch)
    await damage(url, table, first)
    async with hall_in(url) as hall:
        assert lasting(seen(await hall.find(table))) == lasting(before)
        assert "position_unreadable" in caplog.text


async def test_a_table_of_which_nothing_can_be_read_hides_no_other(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await played_on(url)
    async with hall_in(url) as hall:
        sound = (await opened(hall)).table.id
    await damage(url, table, 0)
    become_another_release(monkeypatch)
    monkeypatch.setattr(turn, "refuse_job", lambda s: turn.JOB_TAKEN)
    async with hall_in(url) as hall:
        await until(lambda: hall.is_in_use(sound))
        assert [game.id for game in await hall.games_of(ANIA)] == [sound]
        with pytest.raises(ProblemError) as error:
            await hall.find(table)
        assert error.value.code == "unreadable_table"


async def finished(hall: Hall) -> Room:
    room = await opened(hall, options={"rounds": "6", "characters": "din/fennec", "first": "1"})
    await play(hall, room, Random(8))
    return room


async def test_a_finished_game_can_be_played_on_from_where_it_still_leads(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(url) as hall:
        room = await finished(hall)
        length, record = room.table.match.length, room.table.record
        assert length > KEPT_EVERY
        assert record is not None
    become_another_release(monkeypatch)
    monkeypatch.setattr(turn, "QUICK_JOB_PAY", 300)
    async with hall_in(url) as hall:
        begun = await hall.open_table(wish(from_record=FromRecord(record, length - 1)), ANIA)
        again = await hall.find(begun.id)
        before = seen(again)
    async with hall_in(url) as hall:
        assert seen(await hall.find(begun.id)) == before
