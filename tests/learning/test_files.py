"""Files of weights of either kind that are broken or for something else get one clear line."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dejarik.agents.learned import substitute
from dejarik.kernel import registry
from dejarik.learning.headers import WeightsError
from dejarik.learning.judge import LearnedJudge
from dejarik.learning.linear import linear_from
from dejarik.learning.network import network_from
from dejarik.learning.weights import Weights, write_weights
from tests.learning.networks import linear_file, some_weights, weights_file

Make = Callable[..., Path]
Read = Callable[..., LearnedJudge]

either_kind = pytest.mark.parametrize(
    ("make", "read"), [(weights_file, network_from), (linear_file, linear_from)], ids=["network", "linear"]
)


@either_kind
@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[: len(data) // 2],
        lambda data: b"",
        lambda data: b"these are no weights",
        lambda data: data[:200] + bytes(200) + data[400:],
    ],
    ids=["cut off", "empty", "foreign", "overwritten"],
)
def test_a_broken_file_gets_one_clear_line(make: Make, read: Read, damage: Any, tmp_path: Path) -> None:
    path = make(tmp_path, "bounty")
    path.write_bytes(damage(path.read_bytes()))
    _is_damaged(read, path)


@pytest.mark.parametrize("missing", ["second", "scalars"])
def test_a_network_in_which_something_is_missing_is_damaged(missing: str, tmp_path: Path) -> None:
    path, made = tmp_path / "bounty.npz", some_weights("bounty")
    write_weights(path, Weights(made.header, {name: made.arrays[name] for name in made.arrays if name != missing}))
    _is_damaged(network_from, path)


@pytest.mark.parametrize("name", ["second", "mean", "third", "scalars", "small", "of_features"])
def test_a_network_of_which_two_parts_do_not_fit_together_is_damaged(name: str, tmp_path: Path) -> None:
    path, made = tmp_path / "bounty.npz", some_weights("bounty", own=(5, 6))
    for changed in (made.arrays[name][:-1], np.float32(1)):
        write_weights(path, Weights(made.header, {**made.arrays, name: changed}))
        _is_damaged(network_from, path)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: [1, 2],
        lambda data: {},
        lambda data: {**data, "table": []},
        lambda data: {**data, "small": [0]},
        lambda data: {**data, "facts": {"first": [0.5]}},
        lambda data: {**data, "facts": {"1": [0.5]}},
        lambda data: {**data, "table": ["much"] * len(data["table"])},
        lambda data: {**data, "more": 1},
    ],
    ids=["a list", "nothing", "no table", "too little", "no fact", "too few columns", "no number", "too much"],
)
def test_a_linear_evaluation_in_which_something_is_wrong_is_damaged(change: Any, tmp_path: Path) -> None:
    path = linear_file(tmp_path, "bounty")
    path.write_bytes(gzip.compress(json.dumps(change(json.loads(gzip.decompress(path.read_bytes())))).encode()))
    _is_damaged(linear_from, path)


@either_kind
@pytest.mark.parametrize("guesses", [0, -1, 10**6, "many", 2.5, 30.0, True, None])
def test_a_file_that_asks_for_no_sensible_number_of_guesses_is_damaged(
    guesses: Any, make: Make, read: Read, tmp_path: Path
) -> None:
    _is_damaged(read, make(tmp_path, "bounty", guesses=guesses))


@either_kind
def test_a_judge_asks_for_as_many_guesses_as_its_file_says(make: Make, read: Read, tmp_path: Path) -> None:
    game = registry.find("bounty")
    assert read(game, 2, make(tmp_path, "bounty", guesses=30)).guesses == 30


def _is_damaged(read: Read, path: Path) -> None:
    with pytest.raises(WeightsError, match="damaged") as caught:
        read(registry.find("bounty"), 2, path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


@either_kind
@pytest.mark.parametrize(
    ("header", "said"),
    [
        ({"game": "lcg"}, "they are for lcg"),
        ({"seats": 4}, "they are for 4 seats"),
        ({"features": "0" * 32}, "another encoding"),
        ({"format": 99}, "another version"),
    ],
)
def test_weights_for_something_else_are_refused(
    make: Make, read: Read, header: dict[str, object], said: str, tmp_path: Path
) -> None:
    with pytest.raises(WeightsError, match=said):
        read(registry.find("bounty"), 2, make(tmp_path, "bounty", **header))


@pytest.mark.parametrize("agent", ["net", "linear"])
def test_a_file_that_is_not_there_is_missed(agent: str, tmp_path: Path) -> None:
    told = substitute([f"{agent}:{tmp_path / 'none'}"], registry.find("bounty"), 2)
    assert told is not None
    assert "there is no such file" in told.en
    assert "ręcznie" in told.pl


def test_a_network_does_not_pass_for_a_linear_evaluation_nor_the_other_way_round(tmp_path: Path) -> None:
    network, linear = weights_file(tmp_path, "bounty"), linear_file(tmp_path, "bounty")
    for agent in (f"linear:{network}", f"net:{linear}"):
        told = substitute([agent], registry.find("bounty"), 2)
        assert told is not None
        assert "the file is damaged or something else" in told.en
