"""Chance from a key and a counter: pinned for all time, fair, and checkable after the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.kernel import rng


@dataclass
class Source:
    key: bytes
    counter: int = 0


def source(seed: int | str = 1) -> Source:
    return Source(rng.key_from_seed(seed))


def test_the_generator_never_changes() -> None:
    """Records of old games depend on these numbers."""
    s = source()
    assert s.key.hex() == "0d07b85c3df02385c406869e5d426325f26d0863ea2070c45acdad96a433dd85"
    assert rng.commitment(s.key) == "bc3a196af991ff626605cc168c2d63a06b84f079"
    assert [rng.below(s, 6) for _ in range(20)] == [3, 5, 1, 0, 0, 4, 1, 2, 4, 0, 3, 5, 0, 2, 0, 0, 0, 1, 4, 4]
    assert [rng.below(s, 1000) for _ in range(8)] == [893, 708, 475, 118, 896, 403, 572, 463]
    assert s.counter == 28


def test_the_shuffle_never_changes() -> None:
    s = source()
    short, long = list(range(12)), list(range(52))
    rng.shuffle(s, short)
    rng.shuffle(s, long)
    assert short == [3, 6, 2, 9, 0, 10, 1, 11, 8, 4, 5, 7]
    assert long[:10] == [37, 13, 30, 14, 31, 11, 2, 1, 42, 26]
    assert s.counter == 5


def test_a_seed_is_its_text() -> None:
    assert rng.key_from_seed(1) == rng.key_from_seed("1") != rng.key_from_seed("01")
    assert len(rng.key_from_seed("\ud800")) == rng.KEY_BYTES


def test_a_commitment_is_kept_by_one_seed_only() -> None:
    published = rng.commitment(rng.key_from_seed("secret"))
    assert rng.verify("secret", published)
    assert not rng.verify("secret2", published)
    assert not rng.verify("secret", published[:-1] + "0" if published[-1] != "0" else published[:-1] + "1")


@given(seed=st.integers(), limit=st.integers(1, 1 << 64))
def test_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    assert 0 <= rng.below(source(seed), limit) < limit


@pytest.mark.parametrize("limit", [0, -1, (1 << 64) + 1])
def test_an_impossible_limit_is_a_programming_error(limit: int) -> None:
    with pytest.raises(AssertionError):
        rng.below(source(), limit)


def test_numbers_are_about_equally_likely() -> None:
    s = source()
    found = Counter(rng.below(s, 6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(850 < number < 1150 for number in found.values())


def test_orders_are_about_equally_likely() -> None:
    s, found = source(), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(s, items)
        found[tuple(items)] += 1
    assert set(found) == set(permutations(range(3)))
    assert all(850 < number < 1150 for number in found.values())


@given(seed=st.integers(), items=st.lists(st.integers(), max_size=100))
def test_a_shuffle_is_a_permutation(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    rng.shuffle(source(seed), shuffled)
    assert sorted(shuffled) == sorted(items)


@given(counter=st.integers(0, 2**63))
def test_equal_states_go_on_equally(counter: int) -> None:
    one, other = Source(b"k" * 32, counter), Source(b"k" * 32, counter)
    assert [rng.below(one, 100) for _ in range(5)] == [rng.below(other, 100) for _ in range(5)]
    assert one == other
