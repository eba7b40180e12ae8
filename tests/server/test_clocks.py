"""Clocks: what everybody has left, and when somebody is out of time."""

from __future__ import annotations

import pytest

from dejarik.server.clocks import Clocks
from dejarik.server.wire import Clock, TimeLeft


def test_a_total_clock_runs_for_whoever_thinks_and_gains_the_increment_by_choosing() -> None:
    clocks = Clocks.fresh(Clock(total=60, increment=5), 2)
    clocks.start(0, 100.0)
    assert clocks.remaining(110.0) == 50.0
    assert clocks.left_now(110.0) == [50.0, 60.0]
    assert clocks.left_after_choice(110.0) == [55.0, 60.0]


def test_a_move_clock_begins_anew_with_every_choice() -> None:
    clocks = Clocks.fresh(Clock(move=30), 2)
    clocks.start(1, 0.0)
    assert clocks.remaining(12.0) == 18.0
    clocks.start(1, 12.0)
    assert clocks.remaining(12.0) == 30.0
    assert not clocks.is_spent(1)


def test_with_both_limits_the_nearer_one_counts() -> None:
    clocks = Clocks.fresh(Clock(move=30, total=100), 2)
    clocks.left = [10.0, 100.0]
    clocks.start(0, 0.0)
    assert clocks.remaining(4.0) == 6.0
    clocks.start(1, 0.0)
    assert clocks.remaining(4.0) == 26.0


@pytest.mark.parametrize("late", [60.0, 61.0, 1000.0])
def test_time_never_falls_below_nothing(late: float) -> None:
    clocks = Clocks.fresh(Clock(total=60), 2)
    clocks.start(0, 0.0)
    assert clocks.left_now(late) == [0.0, 60.0]
    clocks.left = clocks.left_now(late)
    assert clocks.is_spent(0)


def test_a_stopped_clock_shows_what_is_left_and_rings_for_nobody() -> None:
    clocks = Clocks.fresh(Clock(move=30, total=60), 2)
    assert clocks.remaining(50.0) is None
    assert clocks.shown(50.0) == [TimeLeft(30_000, 60_000)] * 2
    clocks.start(1, 50.0)
    assert clocks.shown(51.5) == [TimeLeft(30_000, 60_000), TimeLeft(28_500, 58_500)]
