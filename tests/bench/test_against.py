"""Two checkouts are compared by the same work, done in turns."""

from pathlib import Path

import pytest

from bench.against import Timed, compare, compare_game, contenders, same_games
from bench.contender import MEASURES

SOURCES = Path(__file__).parents[2] / "src"


def steady(per_second: int, order: list[int]) -> Timed:
    def work(first: int, pieces: int) -> tuple[int, float]:
        order.append(per_second)
        return pieces, pieces / per_second

    return work


def test_twice_as_fast_is_a_ratio_of_two_whoever_goes_first() -> None:
    order: list[int] = []
    found = compare(steady(200, order), steady(100, order), rounds=4, slice_s=0.1)
    assert (found.ratio, found.low, found.high) == pytest.approx((2, 2, 2))
    assert found.rate == pytest.approx(200)
    assert order[-8:] == [100, 200, 200, 100, 100, 200, 200, 100]


def test_a_checkout_plays_the_same_games_as_itself() -> None:
    with contenders(SOURCES, SOURCES) as both:
        assert same_games(both, "bounty", 2, games=3) == 3
        for measure in MEASURES:
            found = compare_game(both, measure, "bounty", 2, rounds=1, slice_s=0.001)
            assert found.ratio > 0
            assert found.rate > 0
