"""The order of things: the queue, simultaneous abilities, what goes before and what comes instead."""

from __future__ import annotations

import json

import pytest

from dejarik.abilities.clauses import Act, Clause
from dejarik.abilities.timing import AFTER, BEFORE, INSTEAD, Happening, Pending, drain, interrupt, occur, replacing
from dejarik.kernel.agenda import apply, run
from dejarik.kernel.text import Text
from tests.abilities.bench import (
    NOTE,
    BenchFrame,
    BenchState,
    Note,
    On,
    after_all,
    bench,
    listening_to,
    note,
    triggered,
)

FIRST, SECOND = 0, 1


def test_abilities_are_carried_out_in_the_order_of_their_moments() -> None:
    s = bench((1, AFTER, SECOND), (2, AFTER, FIRST))
    occur(s, Happening(FIRST, 0))
    occur(s, Happening(SECOND, 0))
    assert after_all(s) == [2, 1]


def test_what_an_ability_brings_about_waits_behind_what_waits_already() -> None:
    s = listening_to(
        (1, triggered(AFTER, On(FIRST), Note(brings=SECOND))),
        (2, triggered(AFTER, On(SECOND), Note())),
    )
    occur(s, Happening(FIRST, 0))
    occur(s, Happening(FIRST, 0))
    assert after_all(s) == [1, 1, 2, 2]


def test_a_player_orders_what_waits_for_the_same_moment() -> None:
    s = bench((1, AFTER, FIRST), (2, AFTER, FIRST), (3, AFTER, FIRST))
    occur(s, Happening(FIRST, 0))
    after_all(s)
    assert s.decision is not None
    assert (s.decision.seat, s.decision.kind) == (0, "order")
    assert s.decision.options == [("next", 1), ("next", 2), ("next", 3)]
    apply(s, ("next", 2))
    apply(s, ("next", 3))
    assert s.done == [2, 3, 1]


def test_the_first_player_says_whose_come_first_and_each_orders_their_own() -> None:
    s = bench((1, AFTER, FIRST), (100, AFTER, FIRST), (101, AFTER, FIRST))
    occur(s, Happening(FIRST, 1))
    after_all(s)
    assert s.decision is not None
    assert (s.decision.seat, s.decision.kind) == (0, "who_first")
    assert s.decision.options == [("player", 0), ("player", 1)]
    apply(s, ("player", 1))
    assert (s.decision.seat, s.decision.kind) == (1, "order")
    apply(s, ("next", 101))
    assert s.done == [101, 100, 1]


def test_an_order_half_chosen_is_saved() -> None:
    s = bench((1, AFTER, FIRST), (2, AFTER, FIRST), (3, AFTER, FIRST))
    occur(s, Happening(FIRST, 1, amount=7))
    after_all(s)
    apply(s, ("next", 3))
    loaded = BenchState.restore(json.loads(json.dumps(s.snapshot())))
    assert loaded.digest() == s.digest()
    assert isinstance(loaded.queue[0], Pending)
    assert loaded.queue[0].frame == BenchFrame(3, 0, 1, amount=7)
    apply(loaded, ("next", 2))
    assert loaded.done == [3, 2, 1]


def test_abilities_of_a_player_who_is_out_are_dropped() -> None:
    s = bench((1, AFTER, FIRST), (100, AFTER, FIRST), (200, AFTER, FIRST), seats=3)
    occur(s, Happening(FIRST, 0))
    s.out = 1
    after_all(s)
    assert s.decision is not None
    assert s.decision.options == [("player", 0), ("player", 2)]


def test_several_moments_at_once_share_one_order() -> None:
    s = bench((1, AFTER, FIRST), (2, AFTER, SECOND))
    occur(s, Happening(SECOND, 0), Happening(FIRST, 0))
    after_all(s)
    assert s.decision is not None
    assert s.decision.options == [("next", 2), ("next", 1)]


def test_an_interrupt_goes_first() -> None:
    s = bench((1, BEFORE, FIRST), (2, AFTER, FIRST))
    s.agenda.append((note, (99,)))
    interrupt(s, Happening(FIRST, 0))
    run(s)
    assert s.done == [1, 99]


def test_several_interrupts_are_ordered_before_the_first_begins() -> None:
    s = bench((1, BEFORE, FIRST), (2, BEFORE, FIRST))
    s.agenda.append((note, (99,)))
    interrupt(s, Happening(FIRST, 0))
    run(s)
    assert s.done == []
    apply(s, ("next", 2))
    assert s.done == [2, 1, 99]


def test_the_queue_waits_for_the_ability_under_way() -> None:
    s = bench((1, AFTER, FIRST))
    occur(s, Happening(FIRST, 0))
    s.frames.append(s.new_frame(5, 0, 1))
    s.agenda.append((drain, ()))
    run(s)
    assert s.done == []
    s.frames.pop()
    assert after_all(s) == [1]


def test_replacements_are_those_whose_trigger_is_met() -> None:
    mine, other = triggered(INSTEAD, On(FIRST, by=0), Note()), triggered(INSTEAD, On(FIRST, by=1), Note())
    s = listening_to((1, mine), (2, other), (3, triggered(BEFORE, On(FIRST), Note())))
    assert replacing(s, Happening(FIRST, 1)) == [(2, other)]
    assert replacing(s, Happening(SECOND, 1)) == []


@pytest.mark.parametrize(
    ("policy", "expected"),
    [
        (AFTER, Text("After it happens, note this card.", "Po tym, jak to się stanie, zanotuj tę kartę.")),
        (BEFORE, Text("Before it happens, note this card.", "Przed tym, jak to się stanie, zanotuj tę kartę.")),
        (
            INSTEAD,
            Text("If it would happen, instead note this card.", "Jeśli to ma się stać, zamiast tego zanotuj tę kartę."),
        ),
    ],
)
def test_a_triggered_ability_says_when(policy: int, expected: Text) -> None:
    clause: Clause = Act(NOTE, Text("this card", "tę kartę"))
    assert triggered(policy, On(FIRST), Note()).said(clause) == expected
