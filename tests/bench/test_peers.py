"""Peers that are installed play as they are said to: every choice asked for is a decision counted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bench import peers
from bench.goals import GOALS


@pytest.mark.parametrize(
    ("package", "make"),
    [
        ("chess", peers.chess),
        ("rlcard", peers.rlcard),
        ("rlcard", peers.pettingzoo),  # its card games are those of rlcard
        ("pyspiel", peers.dominoes),
        ("dgisim", peers.dgisim),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_choice_is_counted(package: str, make: Any) -> None:
    pytest.importorskip(package)
    contestant, rand, asked = make(), Random(1), list[int]()

    def choose(options: Sequence[Any]) -> Any:
        asked.append(len(options))
        return rand.choice(options)

    decisions, games, *_ = contestant.work(choose)
    assert (decisions, games) == (len(asked), 1)
    assert min(asked) > 0
    assert max(asked) > 1


def test_goals_name_peers_that_are_measured() -> None:
    for package in peers.PACKAGES:
        pytest.importorskip({"open_spiel": "pyspiel"}.get(package, package))
    measured = {measure.name for contestant in peers.contestants() for measure in contestant.measures}
    assert {goal.peer for goals in GOALS.values() for goal in goals} <= measured
