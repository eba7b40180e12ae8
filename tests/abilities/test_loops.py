"""Series of actions that a player repeats in one window."""

from __future__ import annotations

import pytest

from dejarik.abilities.loops import Run, cycle
from dejarik.kernel.decision import Option

ACTS: dict[str, Option] = {letter: ("use", number) for number, letter in enumerate("abc")}


@pytest.mark.parametrize(
    ("taken", "repeated"),
    [("", ""), ("a", ""), ("aa", "a"), ("ab", ""), ("abab", "ab"), ("cabab", "ab"), ("ababc", ""), ("abcabb", "b")],
)
def test_a_cycle_is_the_shortest_series_that_was_just_taken_twice(taken: str, repeated: str) -> None:
    run = Run(0, tuple(ACTS[letter] for letter in taken))
    assert cycle(run, 0) == tuple(ACTS[letter] for letter in repeated)
    assert cycle(run, 1) == ()
