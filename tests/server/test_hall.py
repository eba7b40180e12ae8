"""Opening tables, sitting down, choosing, taking back, clocks, the computer, restarts: as people meet them."""

from __future__ import annotations

import asyncio
import inspect
import json

import pytest
from sqlalchemy import select

from dejarik.kernel.errors import BadSetupError, DejarikError, IllegalMoveError
from dejarik.kernel.match import Match
from dejarik.kernel.text import Text
from dejarik.server import archive, refusals, scene, schema, wire
from dejarik.server.journal import Kind
from dejarik.server.room import Room
from dejarik.server.wire import Clock, FromRecord
from tests.server.hall_table import (
    ANIA,
    EASY,
    OLA,
    PERSON,
    TOMEK,
    Watcher,
    choose,
    do,
    hall_in,
    opened,
    refused,
    until,
    wish,
)

pytestmark = pytest.mark.anyio


# ---------------------------------------------------------------- tables and seats


async def test_the_game_starts_when_the_last_seat_is_taken(url: str) -> None:
    async with hall_in(url) as hall:
        info = await hall.open_table(wish(PERSON, PERSON), ANIA)
        assert (info.status, info.seats[0].name, info.seats[1].name) == ("waiting", "Ania", None)
        assert [each.id for each in hall.lobby()] == [info.id]
        started = await hall.sit(info.id, 1, TOMEK)
        assert started.status == "playing"
        assert started.commitment == info.commitment, "the shuffle was promised before anybody sat down"
        assert started.seed is None


async def test_seats_are_refused_with_the_reason(url: str) -> None:
    async with hall_in(url) as hall:
        info = await hall.open_table(wish(PERSON, PERSON, PERSON), ANIA)
        assert await refused(hall.sit(info.id, 0, TOMEK)) == "seat_taken"
        assert await refused(hall.sit(info.id, 7, TOMEK)) == "no_seat"
        assert await refused(hall.sit(info.id, 1, ANIA)) == "already_seated"
        assert await refused(hall.get_up(info.id, 0, TOMEK)) == "not_your_seat"
        assert await refused(hall.sit("nothing", 0, TOMEK)) == "no_table"
        assert (await hall.sit(info.id, 0, ANIA)).seats[0].name == "Ania", "sitting down twice is no mistake"


async def test_getting_up_frees_the_seat_and_the_last_one_closes_the_table(url: str) -> None:
    async with hall_in(url) as hall:
        info = await hall.open_table(wish(PERSON, PERSON, PERSON), ANIA)
        await hall.sit(info.id, 1, TOMEK)
        assert (await hall.get_up(info.id, 1, TOMEK)).seats[1].name is None
        await hall.get_up(info.id, 0, ANIA)
        assert await refused(hall.info(info.id)) == "no_table"
        assert hall.lobby() == []


async def test_nobody_gets_up_once_the_game_has_begun(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        assert await refused(hall.get_up(room.table.id, 0, ANIA)) == "has_begun"
        assert await refused(hall.sit(room.table.id, 1, OLA)) == "has_begun"


@pytest.mark.parametrize(
    "impossible",
    [
        {"seats": [PERSON], "players": 2},
        {"seats": [PERSON, wire.SeatWish("computer")], "players": 2},
        {"seats": [EASY, PERSON], "players": 2, "my_seat": 0},
        {"game": "chess"},
        {"options": {"rounds": "many"}},
        {"options": {"color": "red"}},
        {"from_record": FromRecord("nothing", 3)},
    ],
)
async def test_a_table_that_cannot_be_is_refused(url: str, impossible: dict[str, object]) -> None:
    async with hall_in(url) as hall:
        with pytest.raises(DejarikError):
            await hall.open_table(wish(**impossible), ANIA)
        assert hall.lobby() == []


async def test_what_everybody_is_told_of_a_table_is_made_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        watchers = [Watcher(room) for _ in range(5)]
        made, info = [], room.info
        monkeypatch.setattr(room, "info", lambda seat: made.append(room.info_version) or info(seat))
        frames = {room.info_frame(seat) for seat in (0, 1, *[2 for _ in watchers])}
        assert (len(frames), len(made)) == (1, 1)
        room.leave(watchers[0])
        assert json.loads(room.info_frame())["table"]["watching"] == 4, "until something changes"


async def test_tables_by_link_are_not_listed(url: str) -> None:
    async with hall_in(url) as hall:
        info = await hall.open_table(wish(open=False), ANIA)
        assert hall.lobby() == []
        assert (await hall.sit(info.id, 1, TOMEK)).status == "playing"


# ---------------------------------------------------------------- choices


async def test_a_choice_is_in_the_database_before_anybody_sees_it(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        watcher, written = Watcher(room, TOMEK), []
        write = hall._store.write

        async def observed(*statements: object) -> None:
            assert watcher.sees()["seq"] == 0, "not shown before it is written"
            await write(*statements)  # type: ignore[arg-type]
            written.append(watcher.sees()["seq"])

        hall._store.write = observed  # type: ignore[method-assign]
        await choose(hall, room, ANIA, "job")
        hall._store.write = write  # type: ignore[method-assign]
        assert written == [0]
        assert watcher.sees()["seq"] == 1


async def test_the_same_message_twice_is_one_choice(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        request = wire.Choose("once", 0, "job")
        first, second = await asyncio.gather(do(hall, room, ANIA, request), do(hall, room, ANIA, request))
        assert first == second == wire.Done("once", 1)
        assert len(room.table.match.moves) == 1
    async with hall_in(url) as hall:
        again = await hall.find(room.table.id)
        assert await do(hall, again, ANIA, request) == wire.Done("once", 1), "also after a restart"
        assert len(again.table.match.moves) == 1


async def test_a_choice_from_an_old_view_is_late(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        await choose(hall, room, ANIA, "job")
        assert await refused(do(hall, room, ANIA, wire.Choose("x", 0, "job"))) == "late"
        assert await refused(do(hall, room, TOMEK, wire.Choose("y", 1, "job"))) == "not_your_turn"
        assert await refused(do(hall, room, OLA, wire.Choose("z", 1, "job"))) == "watching"


async def test_what_cannot_be_written_does_not_happen_and_everybody_comes_back(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        watcher, write = Watcher(room, TOMEK), hall._store.write

        async def broken(*_: object) -> None:
            raise OSError("the disk is full")

        hall._store.write = broken  # type: ignore[method-assign]
        assert await refused(choose(hall, room, ANIA, "job")) == "not_saved"
        assert watcher.ended == 1012
        hall._store.write = write  # type: ignore[method-assign]
        again = await hall.find(room.table.id)
        assert again is not room
        assert again.table.seq == 0
        await choose(hall, again, ANIA, "job")


# ---------------------------------------------------------------- the computer


async def test_the_computer_plays_its_turns_and_goes_on_after_a_restart(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, PERSON, EASY)
        while room.table.chooser == 0:
            await choose(hall, room, ANIA)
        table_id = room.table.id
    async with hall_in(url) as hall:
        await until(lambda: table_id in hall._rooms)
        room = await hall.find(table_id)
        await until(lambda: room.table.chooser == 0)
        assert 1 in room.table.match.movers
        assert room.table.match.setup.options["rounds"] == "0"


async def test_computers_among_themselves_play_only_while_somebody_looks(url: str) -> None:
    async with hall_in(url) as hall:
        info = await hall.open_table(wish(EASY, EASY, my_seat=None), ANIA)
        room = await hall.find(info.id)
        assert room.table.match.setup.options["rounds"] == "100", "nobody at the table can give up"
        await asyncio.sleep(0.1)
        assert room.table.seq == 0
        watcher = Watcher(room)
        await hall.referee.welcome(room, watcher.seat)
        await until(lambda: room.table.seq > 2)
        room.leave(watcher)


async def test_a_game_against_the_computer_ends_with_a_record_that_holds(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, PERSON, EASY, options={"rounds": "2"})
        while room.table.status == "playing":
            await until(lambda: room.table.chooser == 0 or room.table.status == "over")
            if room.table.status == "playing":
                await choose(hall, room, ANIA)
        info, text = room.info(), await hall.record_text(room.table.id)
        replayed = Match.from_record(text)
        assert replayed.state == room.table.match.state
        assert replayed.names == {0: "Ania", 1: "Computer, easy"}
        assert info.result is not None
        assert info.result.winners == replayed.result.winners  # type: ignore[union-attr]
        assert info.seed == replayed.seed
        mine = await hall.games_of(ANIA)
        assert [(each.status, each.record) for each in mine] == [("over", info.record)]


async def test_the_record_of_a_game_under_way_is_not_shown(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        assert await refused(hall.record_text(room.table.id)) == "not_over"


# ---------------------------------------------------------------- taking back


async def test_against_people_taking_back_needs_consent(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        await choose(hall, room, ANIA, "draw")
        await choose(hall, room, ANIA, "deck")
        watcher = Watcher(room, ANIA)
        assert watcher.sees()["undo"] == "ask"
        await do(hall, room, ANIA, wire.Undo("u1"))
        request = room.info().undo_request
        assert request is not None
        assert (request.seat, request.needs, request.agreed) == (0, [1], [])
        assert await refused(do(hall, room, ANIA, wire.Consent("own", "u1", True))) == "nothing_asked"
        await do(hall, room, TOMEK, wire.Consent("no", "u1", False))
        assert room.info().undo_request is None
        assert room.table.seq == 2
        await do(hall, room, ANIA, wire.Undo("u2"))
        assert await refused(do(hall, room, TOMEK, wire.Consent("late", "u1", True))) == "nothing_asked", (
            "another request"
        )
        await do(hall, room, TOMEK, wire.Consent("yes", "u2", True))
        assert len(room.table.match.moves) == 1
        assert room.info().undo_request is None


async def test_a_request_to_take_back_falls_when_the_game_goes_on(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        await choose(hall, room, ANIA, "draw")
        await choose(hall, room, ANIA, "deck")
        await do(hall, room, ANIA, wire.Undo("u"))
        await choose(hall, room, ANIA)
        assert room.info().undo_request is None
        assert await refused(do(hall, room, TOMEK, wire.Consent("late", "u", True))) == "nothing_asked"


async def test_against_the_computer_taking_back_is_free_until_a_card_was_drawn(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, PERSON, EASY)
        watcher = Watcher(room, ANIA)
        await choose(hall, room, ANIA, "job")
        assert watcher.sees()["undo"] == "free"
        await do(hall, room, ANIA, wire.Undo("u"))
        assert room.table.match.moves == []
        await choose(hall, room, ANIA, "draw")
        await choose(hall, room, ANIA, "deck")
        assert watcher.sees()["undo"] == "no"
        assert await refused(do(hall, room, ANIA, wire.Undo("v"))) == "no_undo"
        room.leave(watcher)


# ---------------------------------------------------------------- time and absence


async def test_out_of_time_the_computer_takes_over_and_gives_back(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, clock=Clock(move=1))
        await until(lambda: room.table.stand_ins == {0})
        await until(lambda: room.table.seq > 1)
        await do(hall, room, ANIA, wire.Back("b"))
        assert 0 not in room.table.stand_ins


async def test_out_of_time_the_game_is_lost_where_that_was_agreed(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, clock=Clock(total=1), on_timeout="loss")
        await until(lambda: room.table.status == "over")
        result = room.info().result
        assert result is not None
        assert (result.winners, result.reason, result.by) == ((1,), "time", 0)


async def test_clocks_go_on_after_a_restart_from_where_they_stood(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("dejarik.server.referee.monotonic", lambda: now)
    async with hall_in(url) as hall:
        room = await opened(hall, clock=Clock(total=100, increment=1))
        now += 30
        await choose(hall, room, ANIA, "job")
        left = room.table.clocks.left  # type: ignore[union-attr]
        assert left == [71.0, 100.0]
    async with hall_in(url) as hall:
        again = await hall.find(room.table.id)
        assert again.table.clocks.left == left  # type: ignore[union-attr]


async def test_the_computer_stands_in_only_for_somebody_who_has_been_away(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        watcher = Watcher(room, TOMEK)
        assert await refused(do(hall, room, ANIA, wire.StandIn("s", 1))) == "still_here"
        assert await refused(do(hall, room, ANIA, wire.StandIn("t", 9))) == "no_seat"
        room.leave(watcher)
        assert await refused(do(hall, room, ANIA, wire.StandIn("u", 1))) == "still_here"
        monkeypatch.setattr("dejarik.server.referee.AWAY_AFTER", 0.0)
        await do(hall, room, ANIA, wire.StandIn("v", 1))
        assert room.info().seats[1].stand_in
        await hall.referee.welcome(room, 1)
        assert not room.info().seats[1].stand_in, "back at the table"


async def test_the_computer_does_not_stand_in_at_once_for_somebody_who_has_yet_to_connect(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        assert await refused(do(hall, room, ANIA, wire.StandIn("s", 1))) == "still_here"
    async with hall_in(url) as hall:
        again = await hall.find(room.table.id)
        assert await refused(do(hall, again, ANIA, wire.StandIn("t", 1))) == "still_here", "after a restart"


# ---------------------------------------------------------------- decks


async def test_whoever_sits_down_may_bring_a_deck_and_the_promised_shuffle_stays(url: str) -> None:
    async with hall_in(url) as hall:
        before = await hall.open_table(wish(game="destiny", options={"deck1": "rey"}), ANIA)
        await hall.bring_deck(before.id, 0, ANIA, "luke-skywalker")
        waiting = await hall.info(before.id, ANIA)
        assert waiting.takes_decks, "before the start another one will do"
        assert (waiting.status, waiting.options["deck1"]) == ("waiting", "luke-skywalker")
        started = await hall.bring_deck(before.id, 1, TOMEK, "kylo-ren")
        assert (started.status, started.options["deck1"], started.options["deck2"]) == (
            "playing",
            "luke-skywalker",
            "kylo-ren",
        )
        assert started.commitment == before.commitment
    async with hall_in(url) as hall:
        assert (await hall.info(before.id)).options == started.options, "after a restart the same decks"


async def test_decks_that_cannot_be_brought(url: str) -> None:
    async with hall_in(url) as hall:
        bounty = await hall.open_table(wish(), ANIA)
        assert not bounty.takes_decks
        assert await refused(hall.bring_deck(bounty.id, 1, TOMEK, "luke")) == "no_decks"
        table = await hall.open_table(wish(game="destiny"), ANIA)
        with pytest.raises(BadSetupError):
            await hall.bring_deck(table.id, 1, TOMEK, "no such deck")
        assert await refused(hall.bring_deck(table.id, 0, TOMEK, "luke")) == "seat_taken"
        assert await refused(hall.bring_deck(table.id, 9, TOMEK, "luke")) == "no_seat"
        assert await refused(hall.bring_deck(table.id, 1, ANIA, "luke")) == "already_seated"
        unchanged = await hall.info(table.id, ANIA)
        assert (unchanged.options, [seat.name for seat in unchanged.seats]) == (table.options, ["Ania", None])
        assert not (await hall.sit(table.id, 1, TOMEK)).takes_decks
        assert await refused(hall.bring_deck(table.id, 1, TOMEK, "luke")) == "has_begun"
        assert await refused(hall.bring_deck(table.id, 0, OLA, "luke")) == "has_begun"


async def test_a_game_that_goes_on_from_a_record_keeps_its_decks(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, game="destiny", options={"deck1": "rey"})
        await choose(hall, room, ANIA if room.table.chooser == 0 else TOMEK)
        await do(hall, room, TOMEK, wire.Resign("r"))
        record = room.info().record
        assert record is not None
        dealt = await hall.open_table(wish(from_record=FromRecord(record, 1)), ANIA)
        assert (dealt.status, dealt.takes_decks, dealt.options["deck1"]) == ("waiting", False, "rey")
        assert await refused(hall.bring_deck(dealt.id, 1, TOMEK, "kylo-ren")) == "has_begun"
        from_the_start = await hall.open_table(wish(from_record=FromRecord(record, 0)), ANIA)
        assert from_the_start.takes_decks


async def test_a_table_whose_shuffle_somebody_chose_is_marked_and_not_offered_to_strangers(url: str) -> None:
    async with hall_in(url) as hall:
        chosen = str(Match("bounty", 2, "a seed of my own").record)
        await hall._store.write(archive.record("mine", ANIA.id, "bounty", chosen, 0.0))
        info = await hall.open_table(wish(open=True, from_record=FromRecord("mine", 0)), ANIA)
        assert info.analysis
        assert info.id not in [table.id for table in hall.lobby()]
        fair = await hall.open_table(wish(open=True), ANIA)
        assert not fair.analysis
        assert fair.id in [table.id for table in hall.lobby()]


async def test_in_a_rematch_everybody_keeps_their_deck(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, game="destiny", options={"deck1": "rey", "deck2": "kylo-ren"})
        await do(hall, room, TOMEK, wire.Resign("r"))
        for player in (ANIA, TOMEK):
            await do(hall, room, player, wire.WantRematch(player.id))
        following = room.info().rematch.table
        assert following is not None
        info = await hall.info(following)
        assert [seat.name for seat in info.seats] == ["Tomek", "Ania"]
        assert (info.options["deck1"], info.options["deck2"]) == ("kylo-ren", "rey")


# ---------------------------------------------------------------- the end, and again


async def test_giving_up_ends_the_game_and_a_rematch_swaps_the_sides(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        assert await refused(do(hall, room, ANIA, wire.WantRematch("early"))) == "not_over"
        await do(hall, room, TOMEK, wire.Resign("r"))
        assert room.info().result == wire.Result((0,), (), "resigned", 1)
        assert await refused(choose(hall, room, ANIA, "job")) == "over"
        await do(hall, room, ANIA, wire.WantRematch("a"))
        assert room.info().rematch == wire.Rematch([0], None)
        await do(hall, room, TOMEK, wire.WantRematch("b"))
        following = room.info().rematch.table
        assert following is not None
        info = await hall.info(following)
        assert [seat.name for seat in info.seats] == ["Tomek", "Ania"]
        assert info.status == "playing"
    async with hall_in(url) as hall:
        assert (await hall.find(room.table.id)).table.rematch_table == following


async def test_how_lucky_the_dice_were_is_told_to_everybody_once_the_game_is_over(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, game="destiny")
        while not any(_dice(room)):
            await choose(hall, room, ANIA if room.table.chooser == 0 else TOMEK)
        assert room.info().luck is None, "nobody asks for luck before the end"
        await do(hall, room, TOMEK, wire.Resign("r"))
        told = room.info().luck
        assert told == scene.luck(room.table.match.luck())
        assert room.info().luck is told, "it is counted once"
    async with hall_in(url) as hall:
        assert (await hall.find(room.table.id)).info().luck == told, "and again after a restart"


async def test_a_game_without_dice_tells_of_no_luck(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        await do(hall, room, TOMEK, wire.Resign("r"))
        assert room.info().luck is None


def _dice(room: Room) -> list[int]:
    """How many dice every seat has rolled."""
    return [found.dice for found in room.table.match.luck() or ()]


async def test_playing_on_from_a_move_of_a_record(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        for _ in range(6):
            await choose(hall, room, ANIA if room.table.chooser == 0 else TOMEK)
        await do(hall, room, TOMEK, wire.Resign("r"))
        record = room.info().record
        assert record is not None
        begun = await hall.open_table(wish(PERSON, EASY, from_record=FromRecord(record, 4)), ANIA)
        again = await hall.find(begun.id)
        assert again.table.match.moves[:4] == room.table.match.moves[:4]
        assert again.table.seq >= 4
        assert await refused(hall.open_table(wish(from_record=FromRecord(record, 7)), ANIA)) == "no_move"


async def test_what_is_said_is_kept(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        watcher = Watcher(room)
        await do(hall, room, ANIA, wire.Chat("m1", "Good luck"))
        await do(hall, room, ANIA, wire.Chat("m1", "Good luck"))
        await do(hall, room, OLA, wire.Chat("m2", "I only watch"))
        assert [(frame["line"]["name"], frame["line"]["seat"]) for frame in watcher.frames] == [
            ("Ania", 0),
            ("Ola", None),
        ]
    async with hall_in(url) as hall:
        assert [line.text for line in (await hall.find(room.table.id)).chat] == ["Good luck", "I only watch"]


async def test_a_long_chat_comes_in_pages(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "may_talk", lambda *_: True)
    async with hall_in(url) as hall:
        room = await opened(hall, spectators=False)
        for number in range(1, 251):
            await do(hall, room, ANIA, wire.Chat(f"m{number}", f"line {number}"))
        table = room.table.id
        assert [line.number for line in room.chat] == list(range(151, 251))
    async with hall_in(url) as hall:
        room = await hall.find(table)
        assert len(json.loads(room.welcome_frame(0))["chat"]) == 100
        await do(hall, room, ANIA, wire.Chat("next", "line 251"))
        assert room.chat[-1].number == 251
        earlier = await hall.chat_before(table, TOMEK, 152)
        assert [line.text for line in earlier] == [f"line {number}" for number in range(52, 152)]
        assert [line.number for line in await hall.chat_before(table, TOMEK, 3)] == [1, 2]
        assert await refused(hall.chat_before(table, OLA, 3)) == "no_spectators"


async def test_nobody_floods_the_chat(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
        for number in range(10):
            await do(hall, room, ANIA, wire.Chat(f"m{number}", "again"))
        assert await refused(do(hall, room, ANIA, wire.Chat("more", "again"))) == "talks_too_fast"
        await do(hall, room, TOMEK, wire.Chat("t", "I may still talk"))


async def test_the_journal_tells_everything_in_order(url: str) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall, PERSON, EASY)
        await choose(hall, room, ANIA, "job")
        await do(hall, room, ANIA, wire.Undo("u"))
        await do(hall, room, ANIA, wire.Resign("r"))
        rows = await hall._store.read(select(schema.journal).order_by(schema.journal.c.seq))
        assert [(row.seq, row.kind, row.seat, row.data) for row in rows] == [
            (1, Kind.CHOOSE, 0, "job"),
            (2, Kind.UNDO, 0, "1"),
            (3, Kind.RESIGN, 0, ""),
        ]


async def test_the_computer_thinks_again_after_something_went_wrong(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.server.referee.THINK_AGAIN_AFTER", 0.01)
    async with hall_in(url) as hall:
        thinkers, failures = hall.referee.thinkers, []
        think = thinkers.choose

        async def fails_twice(*asked: object) -> object:
            if len(failures) < 2:
                failures.append(asked)
                raise OSError("the process is gone")
            return await think(*asked)  # type: ignore[arg-type]

        monkeypatch.setattr(thinkers, "choose", fails_twice)
        room = await opened(hall, EASY, PERSON, my_seat=1)
        await until(lambda: room.table.chooser == 1)
        assert len(failures) == 2


def test_every_refusal_has_a_code_of_its_own_and_says_it_in_both_languages() -> None:
    arguments = {"status": "over", "error": IllegalMoveError(Text("no", "nie")), "reason": Text("why", "czemu")}
    made = {}
    for name, make in inspect.getmembers(refusals, inspect.isfunction):
        if make.__module__ == refusals.__name__:
            made[name] = make(*(arguments.get(each, 2) for each in inspect.signature(make).parameters))
    assert len(made) > 25
    assert len({error.code for error in made.values()}) == len(made)
    for error in made.values():
        assert error.cause.en != error.cause.pl
        assert error.status in range(400, 504)
