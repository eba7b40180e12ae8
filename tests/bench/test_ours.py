"""Our own contestants count what they say."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bench import ours
from dejarik import game


def test_steps_are_counted_without_changing_the_game() -> None:
    bounty = game("bounty")
    decisions = ours.bare_play(bounty, 2, "bounty").work(Random(1).choice)[0]
    rand, asked = Random(1), list[int]()

    def choose(options: Sequence[Any]) -> Any:
        asked.append(len(options))
        return rand.choice(options)

    steps = ours.stepping(bounty, 2, "bounty").work(choose)[0]
    assert len(asked) == decisions
    assert steps >= decisions
