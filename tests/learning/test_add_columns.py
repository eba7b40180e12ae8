"""Weights made before the table of a game got new columns judge as before once they have rows for these."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from dejarik.kernel import registry
from dejarik.learning.network import network_judge
from dejarik.learning.weights import Weights
from scripts import add_columns
from tests.learning.networks import positions, some_weights

NEW = 26
"""How many columns are new."""


def test_weights_with_new_columns_judge_as_before_and_know_what_the_new_columns_usually_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(add_columns, "GAMES", 2)
    game, states, made = registry.find("destiny"), positions("destiny", 6), some_weights("destiny")
    without = {name: made[name][:-NEW] for name in ("table", "mean", "spread")}
    old = Weights(replace(made.header, features="of old"), {**made.arrays, **without})
    wide = add_columns.with_columns(game, old)
    silent = {**made.arrays, "table": np.concatenate((without["table"], np.zeros((NEW, made["table"].shape[1]))))}
    assert wide.header == made.header
    told = network_judge(game, 2, wide).shares(states, 0)
    assert told == network_judge(game, 2, Weights(made.header, silent)).shares(states, 0)
    assert 1 < wide["mean"][-NEW:].max() < 20
    assert wide["spread"].min() >= add_columns.LEAST_SPREAD - 1e-6
