"""A table decides who may do what, and is made again from its journal alone."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from dejarik.server.game_table import After, Agreement, GameTable
from dejarik.server.journal import Entry, Kind, Message
from dejarik.server.positions import Remains
from dejarik.server.problems import ProblemError
from dejarik.server.taking_up import take_up
from dejarik.server.wire import Clock, Player, SeatWish, TableWish

ANIA = Player("ania", "Ania", False)
TOMEK = Player("tomek", "Tomek", False)
PERSON = SeatWish("person")
COMPUTER = SeatWish("computer", "easy")


def table(*seats: SeatWish, game: str = "bounty", journal: list[Entry] | None = None, **wish: object) -> GameTable:
    described = list(seats) or [PERSON, PERSON]
    made = TableWish(game, len(described), described, **wish)  # type: ignore[arg-type]
    people = iter((ANIA, TOMEK))
    sitting = [next(people) if seat.kind == "person" else None for seat in described]
    return take_up(Agreement("t", made, "seed", 0.0, "ania"), sitting, journal or [], Remains())


def choose(t: GameTable, move: str | None = None, message: Message | None = None) -> Entry:
    """Whoever must choose makes a move: the first one offered if none is named."""
    assert t.chooser is not None
    named = move or t.match.notation(t.match.options[0])
    after = t.choose(t.chooser, named, message, 0.0)
    t.accept(after)
    return after.entry


def draw_from_the_deck(t: GameTable) -> None:
    choose(t, "draw")
    choose(t, "deck")


def code(refused: pytest.ExceptionInfo[ProblemError]) -> str:
    return refused.value.code


def test_only_whoever_must_choose_may() -> None:
    t = table()
    assert t.chooser == 0
    with pytest.raises(ProblemError) as refused:
        t.choose(1, "job", None, 0.0)
    assert code(refused) == "not_your_turn"
    assert t.seq == 0


def test_a_move_that_is_not_offered_is_refused_with_what_is() -> None:
    t = table()
    with pytest.raises(ProblemError) as refused:
        t.choose(0, "fly", None, 0.0)
    assert code(refused) == "illegal"
    assert "job" in refused.value.text.en
    assert t.match.moves == []


def test_planning_a_choice_changes_nothing_until_it_is_accepted() -> None:
    t = table()
    before = t.match.state.digest()
    after = t.choose(0, "job", None, 0.0)
    assert t.match.state.digest() == before
    assert t.seq == 0
    t.accept(after)
    assert t.seq == 1
    assert t.match.state.digest() != before


def test_lines_are_dated_by_what_caused_them_and_undone_ones_forgotten() -> None:
    t = table()
    dealt = t.match.log_length
    journal = [replace(choose(t), seq=seq, at=at) for seq, at in ((1, None), (2, 10.0), (3, 20.0))]
    again = table(journal=journal)
    assert len(again.told_at) == again.match.log_length > dealt
    assert again.told_at[:dealt] == [None] * dealt
    assert again.told_at[-1] == 20.0
    again.repeat(Entry(4, Kind.UNDO, 0, "1", at=30.0))
    assert 20.0 not in again.told_at
    assert len(again.told_at) == again.match.log_length


def test_a_waiting_table_takes_no_choices() -> None:
    t = table()
    t.people[1] = None
    assert t.status == "waiting"
    with pytest.raises(ProblemError) as refused:
        t.choose(0, "job", None, 0.0)
    assert code(refused) == "waiting"


def test_the_journal_alone_makes_the_same_table_again() -> None:
    rand = random.Random(4)
    t = table(game="deckbuilding")
    journal = []
    for number in range(80):
        move = t.match.notation(rand.choice(t.match.options))
        journal.append(choose(t, move, Message("ania", str(number))))
        if number % 17 == 16:
            back = t.take_back(journal[-1].seat, None, 0.0) if t.undoing(journal[-1].seat) else None
            if back is not None:
                t.accept(back)
                journal.append(back.entry)
    again = table(game="deckbuilding", journal=journal)
    assert again.match.state == t.match.state
    assert again.seq == t.seq
    assert again.log_lengths == t.log_lengths
    assert again.carried_out(Message("ania", "3")) == t.carried_out(Message("ania", "3")) is not None


def test_taking_back_is_free_against_the_computer_until_something_was_seen() -> None:
    t = table(PERSON, COMPUTER)
    assert t.undoing(0) is None
    choose(t, "job")
    found = t.undoing(0)
    assert found is not None
    assert (found.moves, found.needs) == (1, frozenset())
    t.accept(t.take_back(0, None, 0.0))
    assert t.match.moves == []
    draw_from_the_deck(t)
    assert t.undoing(0) is None, "cards were drawn"


def test_taking_back_what_others_saw_or_answered_needs_their_consent() -> None:
    t = table()
    draw_from_the_deck(t)
    found = t.undoing(0)
    assert found is not None
    assert found.needs == {1}


def test_a_table_may_agree_that_nothing_is_taken_back() -> None:
    t = table(PERSON, COMPUTER, undo=False)
    choose(t, "job")
    assert t.undoing(0) is None
    with pytest.raises(ProblemError) as refused:
        t.take_back(0, None, 0.0)
    assert code(refused) == "no_undo"


def test_undo_after_a_restart_is_what_it_was_before() -> None:
    rand = random.Random(1)
    t = table(game="deckbuilding")
    journal: list[Entry] = []
    for _ in range(60):
        move = t.match.notation(rand.choice(t.match.options))
        journal.append(choose(t, move))
        again = table(game="deckbuilding", journal=journal)
        for seat in (0, 1):
            found, same = t.undoing(seat), again.undoing(seat)
            assert (found and found.needs) == (same and same.needs)
            moves = t.match.moves_since(seat)
            if moves is not None:
                hides = t.match.undo_hides(seat, moves)
                assert hides == (found is not None and found.needs == {1 - seat} and hides)


def test_the_log_goes_on_from_what_was_seen_even_after_taking_back() -> None:
    t = table(PERSON, COMPUTER)
    choose(t, "job")
    lines = t.match.log_length
    assert t.log_start(1) == lines
    t.accept(t.take_back(0, None, 0.0))
    assert t.log_start(1) == t.match.log_length < lines
    assert t.log_start(2) == t.match.log_length
    assert t.log_start(None) == t.log_start(99) == t.log_start(-1) == 0


def test_what_seats_have_done_is_counted_on_and_forgotten_when_undone() -> None:
    rand, t = random.Random(3), table(game="destiny")
    undone = 0
    for _ in range(60):
        chooser = t.chooser
        assert chooser is not None
        choose(t, rand.choice([t.match.notation(option) for option in t.match.options]))
        assert t.acts == t.match.acts
        if rand.random() < 0.3 and t.undoing(chooser) is not None:
            t.accept(t.take_back(chooser, None, 0.0))
            undone += 1
            assert t.acts == t.match.acts
    assert sum(t.acts) < len(t.match.moves), "nobody passed"
    assert undone > 5


def test_the_time_before_a_choice_is_that_of_whoever_made_it() -> None:
    t, journal, expected = table(), list[Entry](), [0.0, 0.0]
    while 1 not in [entry.seat for entry in journal]:
        at = 2.0 ** len(journal)
        after = _last(t)
        t.accept(after, at)
        expected[after.entry.seat] += at / 2 if journal else 0
        journal.append(replace(after.entry, at=at))
    assert t.used == expected
    assert table(journal=journal).used == expected, "after a restart, too"
    assert table().used is None


def test_a_game_against_computers_is_timed_from_its_beginning() -> None:
    t = table(PERSON, COMPUTER, my_seat=0)
    t.accept(_last(t), 7.0)
    assert t.used == [7.0, 0.0]


def _last(t: GameTable) -> After:
    """What the last move offered would do."""
    assert t.chooser is not None
    return t.choose(t.chooser, t.match.notation(t.match.options[-1]), None, 0.0)


def test_the_computer_stands_in_and_the_person_comes_back() -> None:
    t = table()
    assert t.playing_level(1) is None
    t.accept(t.substitute(1, None, 0.0))
    assert t.playing_level(1) == "medium"
    with pytest.raises(ProblemError):
        t.substitute(1, None, 0.0)
    t.accept(t.come_back(1, None, 0.0))
    assert t.playing_level(1) is None
    with pytest.raises(ProblemError) as refused:
        t.come_back(1, None, 0.0)
    assert code(refused) == "not_away"


def test_who_has_used_up_the_time_for_the_game_does_not_come_back() -> None:
    t = table(clock=Clock(total=60))
    t.run_clock(0.0)
    t.accept(t.substitute(0, None, 61.0))
    with pytest.raises(ProblemError) as refused:
        t.come_back(0, None, 70.0)
    assert code(refused) == "no_time"


@pytest.mark.parametrize(("kind", "reason"), [(Kind.RESIGN, "resigned"), (Kind.TIME, "time")])
def test_who_gives_up_or_runs_out_of_time_loses_and_all_others_win(kind: Kind, reason: str) -> None:
    t = table(PERSON, PERSON, COMPUTER)
    t.accept(t.forfeit(1, kind, None, 0.0))
    assert t.result is not None
    assert (t.result.winners, t.result.reason, t.result.by) == ((0, 2), reason, 1)
    assert t.status == "over"
    with pytest.raises(ProblemError) as refused:
        choose_for(t, 0)
    assert code(refused) == "over"


def test_a_partner_loses_together() -> None:
    t = table(PERSON, PERSON, COMPUTER, COMPUTER, game="deckbuilding")
    t.accept(t.forfeit(0, Kind.RESIGN, None, 0.0))
    seats = t.match.view(0).seats
    assert t.result is not None
    assert t.result.winners == tuple(seat.seat for seat in seats if seat.team != seats[0].team)
    assert len(t.result.winners) == 2


def test_the_computer_thinks_the_same_after_a_restart_but_otherwise_at_each_choice() -> None:
    t, again = table(), table()
    assert t.thinking_seed() == again.thinking_seed()
    choose(t, "job")
    assert t.thinking_seed() != again.thinking_seed()


def choose_for(t: GameTable, seat: int) -> None:
    t.choose(seat, "job", None, 0.0)


def choose_at(t: GameTable, now: float) -> None:
    """Whoever must choose does so at a moment, from which on the next clock runs."""
    assert t.chooser is not None
    t.accept(t.choose(t.chooser, t.match.notation(t.match.options[0]), None, now))
    t.run_clock(now)


def undo_at(t: GameTable, seat: int, now: float) -> None:
    t.accept(t.take_back(seat, None, now))
    t.run_clock(now)


def clocked(**clock: int) -> GameTable:
    t = table(clock=Clock(**clock))
    t.run_clock(0.0)
    return t


def test_choosing_and_undoing_brings_no_time() -> None:
    t = clocked(total=60, increment=30)
    assert t.clocks is not None
    seat = t.chooser
    assert seat == 0
    for second in range(1, 21, 2):
        choose_at(t, float(second))
        undo_at(t, seat, second + 1.0)
    assert t.clocks.left_now(20.0)[seat] <= 60.0


def test_the_time_spent_on_an_undone_choice_stays_spent() -> None:
    t = clocked(move=30)
    assert t.clocks is not None
    choose_at(t, 20.0)
    undo_at(t, 0, 24.0)
    remaining = t.clocks.remaining(24.0)
    assert remaining is not None
    assert remaining <= 10.0
    choose_at(t, 28.0)
    with pytest.raises(ProblemError) as refused:
        t.take_back(0, None, 40.0)
    assert code(refused) == "no_time_to_undo"


def test_undoing_costs_no_increment_that_was_never_given() -> None:
    t = table(clock=Clock(total=60, increment=30), journal=[choose(table())])
    t.run_clock(0.0)
    undo_at(t, 0, 5.0)
    assert t.clocks is not None
    assert t.clocks.left_now(5.0)[0] >= 55.0
