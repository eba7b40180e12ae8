import pytest

from bench.interleave import (
    MICROSECONDS,
    Choose,
    Contestant,
    IdleContestantError,
    Measure,
    interleave,
    spread,
    summarize,
    value,
)
from bench.shape import shape

RATE = Measure("a random play", "decisions/s", "play", ours=True)
COPY = Measure("a copy", MICROSECONDS, "copy", ours=True)


class Clock:
    """Every look at it takes a quarter of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.25
        return self.now


def test_a_rate_counts_per_second_and_a_duration_microseconds_each():
    assert value(RATE, 100, 0.5) == 200
    assert value(COPY, 100, 0.5) == 5000


def test_a_contestant_that_did_nothing_is_an_error():
    with pytest.raises(IdleContestantError, match="a random play"):
        value(RATE, 0, 0.5)


def test_the_median_and_the_middle_eighty_percent_are_reported():
    figure = summarize(RATE, [float(n) for n in range(11)])
    assert figure.value == 5
    assert figure.spread == pytest.approx(8 / 5)


def test_one_lucky_round_does_not_move_the_median():
    assert summarize(RATE, [10, 10, 10, 10, 1000]).value == 10


def test_a_single_round_has_no_spread():
    assert spread([3.0]) == 0


def test_everybody_works_in_every_round_until_the_slice_is_over():
    calls: list[str] = []

    def contestant(name: str, count: int) -> Contestant:
        def work(choose: Choose) -> tuple[int, int]:
            calls.append(choose([name]))
            return count, 1

        return Contestant((Measure(name, "decisions/s"), Measure(f"{name} games", "games/s")), work)

    ticks: list[int] = []
    figures = interleave(
        [contestant("a", 10), contestant("b", 20)], rounds=3, slice_s=0.5, clock=Clock(), tick=lambda: ticks.append(1)
    )
    assert [(f.measure.name, f.value) for f in figures] == [("a", 40), ("a games", 4), ("b", 80), ("b games", 4)]
    assert calls.count("a") == calls.count("b") == 1 + 3 * 2
    assert calls[:2] == ["a", "b"]
    assert len(ticks) == 6


def test_a_slow_contestant_still_works_once_per_slice():
    slow = Contestant((RATE,), lambda _: (1,))
    assert interleave([slow], rounds=2, slice_s=0, clock=Clock())[0].value == 4


def test_the_shape_of_decisions_is_counted():
    def work(choose: Choose) -> tuple[int]:
        assert choose(["only"]) == "only"
        choose([1, 2, 3])
        return (2,)

    found = shape(Contestant((RATE,), work), games=4)
    assert (found.decisions, found.options, found.forced) == (2, 2, 0.5)
