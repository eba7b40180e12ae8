"""Networks and linear evaluations for tests, with weights by chance."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from dejarik import Match
from dejarik.agents import learned, make_agent
from dejarik.kernel import registry
from dejarik.kernel.state import State
from dejarik.learning.facts import printed_facts
from dejarik.learning.features import Features
from dejarik.learning.headers import Header
from dejarik.learning.linear_weights import DIGITS, LinearWeights, write_linear_weights
from dejarik.learning.weights import Weights, write_weights

WIDTH, CARD, SECOND = 8, 3, 4


def some_weights(name: str, seats: int = 2, /, own: tuple[int, ...] = (), **header: Any) -> Weights:
    """Weights that make every feature count, some of them with rows of their own."""
    rand, found = np.random.default_rng(7), registry.find(name)
    features, facts = Features(found, seats), len(printed_facts(found).columns)
    state = Match(name, seats, 1).state
    table = len(found.encoding.layout(state, 0).table)

    def chance(*shape: int) -> Any:
        return rand.normal(0, 0.3, shape).astype(np.float32)

    arrays = {
        "printed": chance(facts, CARD),
        "facts": np.arange(features.facts),
        "of_facts": chance(features.facts, CARD, WIDTH),
        "features": np.array(own, np.int64),
        "of_features": chance(len(own), WIDTH),
        "small": chance(features.size - features.of_cards, WIDTH),
        "table": chance(table, WIDTH),
        "mean": np.zeros(table, np.float32),
        "spread": np.full(table, 10, np.float32),
        "first_bias": chance(WIDTH),
        "second": chance(WIDTH, SECOND),
        "second_bias": chance(SECOND),
        "third": chance(SECOND),
        "scalars": np.array([0.1, 1.0, 1.0], np.float32),
    }
    known = {"game": name, "seats": seats, "features": features.digest, "seed": 7, "games": 1}
    return Weights(Header(**{**known, **header}), arrays)


def weights_file(folder: Path, name: str, /, **header: Any) -> Path:
    """The same in a file."""
    path = folder / f"{name}.npz"
    write_weights(path, some_weights(name, **header))
    return path


def some_linear(name: str, seats: int = 2, **header: Any) -> LinearWeights:
    """Weights by chance that make every feature count, every third by itself, too."""
    rand, found = Random(7), registry.find(name)
    features, columns = Features(found, seats), len(printed_facts(found).columns)
    table = len(found.encoding.layout(Match(name, seats, 1).state, 0).table)

    def chance(number: int) -> list[float]:
        return [round(rand.gauss(0, 0.1), DIGITS) for _ in range(number)]

    known = {"game": name, "seats": seats, "features": features.digest, "seed": 7, "games": 1}
    return LinearWeights(
        Header(**{**known, **header}),
        {fact: chance(columns) for fact in range(0, features.facts, 2)},
        dict(zip(range(0, features.of_cards, 3), chance(features.of_cards), strict=False)),
        chance(features.size - features.of_cards),
        chance(table),
        [1.5] * table,
        [2.0] * table,
        bias=0.1,
        hand=0.9,
        heat=0.8,
    )


def linear_file(folder: Path, name: str, **header: Any) -> Path:
    """The same in a file."""
    path = folder / f"{name}.json.gz"
    write_linear_weights(path, some_linear(name, **header))
    return path


def without_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no network came with the program; what is found meanwhile is not remembered."""
    monkeypatch.setattr("dejarik.learning.judge.shipped", lambda _game, _seats, _ending: None)
    monkeypatch.setattr(learned, "_shipped", learned._shipped.__wrapped__)


def positions(game: str, number: int, seats: int = 2) -> list[State]:
    """Positions of one match, played greedily."""
    match, agent, found = Match(game, seats, 3), make_agent("greedy", 3), list[State]()
    while len(found) < number and match.decision is not None:
        found.append(match.state.copy())
        for _ in range(4):
            if match.decision is not None:
                match.play(agent.choose(match.game, match.state))
    return found
