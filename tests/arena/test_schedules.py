"""Who meets whom: everybody equally often, seats in turn, and in a Swiss tournament those who stand alike."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik import BadSetupError
from dejarik.arena import Entrant, Ladder, OneTable, RoundRobin, Schedule, Swiss, Tournament
from dejarik.arena.schedules import Field, Meeting, Table, schedule_from, scores


def field(entrants: int, seats: int = 2, apart: tuple[Table, ...] = ()) -> Field:
    return Field(entrants, seats, lambda table: not any(set(pair) <= set(table) for pair in apart))


def seated(schedule: Schedule, entrants: int, seats: int) -> list[Table]:
    """Who sits where in all games of the first round."""
    everybody = tuple(Entrant(str(number), "random") for number in range(entrants))
    tables = schedule.tables(field(entrants, seats), [])
    fixtures = Tournament("bounty", seats, everybody, schedule).fixtures(0, 0, tables)
    return [fixture.entrants for fixture in fixtures]


@given(entrants=st.integers(2, 6), seats=st.integers(2, 4), games=st.integers(1, 9))
@settings(max_examples=25, deadline=None)
def test_in_a_round_robin_all_meet_equally_often_and_take_turns_in_every_seat(
    entrants: int, seats: int, games: int
) -> None:
    if entrants < seats:
        return
    tables = seated(RoundRobin(games), entrants, seats)
    met = Counter(frozenset(table) for table in tables)
    assert met == {frozenset(group): games for group in combinations(range(entrants), seats)}
    sat = Counter((frozenset(table), seat, who) for table in tables for seat, who in enumerate(table))
    times = [sat[group, seat, who] for group in met for seat in range(seats) for who in group]
    assert max(times) - min(times) <= 1
    if games % seats == 0:
        assert set(times) == {games // seats}


@given(entrants=st.integers(2, 12))
@settings(max_examples=20, deadline=None)
def test_one_game_a_pair_favors_nobody_with_the_first_seat(entrants: int) -> None:
    first = Counter(table[0] for table in seated(RoundRobin(1), entrants, 2))
    assert max(first.values()) - min(first[each] for each in range(entrants)) <= 2


def test_a_tournament_that_is_broken_off_has_treated_all_pairs_alike() -> None:
    tables = seated(RoundRobin(10), 4, 2)[:14]
    met = Counter(frozenset(table) for table in tables)
    assert sorted(met.values()) == [2, 2, 2, 2, 3, 3]


def test_those_who_may_not_meet_are_left_out_of_a_round_robin() -> None:
    tables = RoundRobin(1).tables(field(3, apart=((0, 1),)), [])
    assert {frozenset(table) for table in tables} == {frozenset({0, 2}), frozenset({1, 2})}


def play_swiss(entrants: int, rounds: int, apart: tuple[Table, ...] = ()) -> list[list[Meeting]]:
    """A Swiss tournament in which the lower number always wins."""
    past: list[list[Meeting]] = []
    for _ in range(rounds):
        tables = Swiss(1).tables(field(entrants, apart=apart), past)
        past.append([Meeting(table, (float(table[0] < table[1]), float(table[0] > table[1]))) for table in tables])
    return past


@given(entrants=st.integers(4, 17))
@settings(max_examples=14, deadline=None)
def test_in_a_swiss_tournament_nobody_meets_anybody_twice_and_the_best_wins(entrants: int) -> None:
    rounds = Swiss(1).rounds_for(field(entrants))
    past = play_swiss(entrants, rounds)
    met = Counter(frozenset(meeting.table) for meetings in past for meeting in meetings)
    assert set(met.values()) == {1}
    assert all(len(meetings) == entrants // 2 for meetings in past)
    points = scores(field(entrants), past)
    assert max(range(entrants), key=lambda each: points[each]) == 0
    first = Counter(meeting.table[0] for meetings in past for meeting in meetings)
    assert max(first.values()) <= rounds // 2 + 1


def test_swiss_pairs_are_made_by_score() -> None:
    past = play_swiss(8, 1)
    winners = {max(zip(m.points, m.table, strict=True))[1] for m in past[0]}
    tables = Swiss(1).tables(field(8), past)
    assert sum(set(table) <= winners for table in tables) == 2
    assert sum(not set(table) & winners for table in tables) == 2


def test_nobody_sits_out_twice_and_sitting_out_counts_as_a_win() -> None:
    past = play_swiss(5, 4)
    out = [set(range(5)) - {each for meeting in meetings for each in meeting.table} for meetings in past]
    assert sorted(len(each) for each in out) == [1, 1, 1, 1]
    assert len(set.union(*out)) == 4
    assert scores(field(5), past[:1])[out[0].pop()] == 1.0


def test_swiss_pairs_repeat_only_when_all_have_met_and_keep_apart_who_may_not_meet() -> None:
    met = Counter(frozenset(meeting.table) for meetings in play_swiss(4, 4) for meeting in meetings)
    assert sorted(met.values()) == [1, 1, 1, 1, 2, 2]
    tables = [set(m.table) for meetings in play_swiss(4, 3, apart=((0, 1), (2, 3))) for m in meetings]
    assert len(tables) == 6
    assert {0, 1} not in tables
    assert {2, 3} not in tables


def test_on_a_ladder_the_strongest_climbs_from_the_last_rung_to_the_first() -> None:
    ladder, rungs = Ladder(2), field(5)
    past: list[list[Meeting]] = []
    for _ in range(ladder.rounds_for(rungs)):
        tables = ladder.tables(rungs, past)
        past.append([Meeting(table, (float(table[0] > table[1]), float(table[0] < table[1]))) for table in tables])
    assert ladder.order(rungs, past) == [4, 3, 2, 1, 0]
    assert sum(map(len, past)) * 2 == ladder.length(rungs) == 20
    assert ladder.order(rungs, [[Meeting((1, 0), (0.5, 0.5))]]) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("schedule", "numbers", "line"),
    [
        (OneTable(), (3, 2), "a series is played at one table: 2 seats need 2 entrants, there are 3"),
        (RoundRobin(), (1, 2), "2 seats need 2 entrants or more, there are 1"),
        (Swiss(), (4, 3), "such a tournament is for games of two. Use a round robin."),
        (Ladder(), (4, 3), "such a tournament is for games of two"),
    ],
)
def test_what_cannot_be_played_so_is_refused(schedule: Schedule, numbers: tuple[int, int], line: str) -> None:
    with pytest.raises(BadSetupError, match=line):
        schedule.check(field(*numbers))
    with pytest.raises(BadSetupError, match="everybody must be able to meet everybody"):
        Ladder().check(field(3, apart=((0, 2),)))


@pytest.mark.parametrize("schedule", [OneTable(3), RoundRobin(4), Swiss(5, 6), Ladder(7)])
def test_a_schedule_is_read_back_from_its_data(schedule: Schedule) -> None:
    assert schedule_from(schedule.to_data()) == schedule
