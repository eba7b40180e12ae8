"""Weights of a run are put where they come with the program, with the match that they won."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from dejarik.arena.engines import Here
from dejarik.learning.headers import Header
from dejarik.learning.linear_weights import read_linear_weights, write_linear_weights
from dejarik.learning.weights import read_weights
from dejarik.training.matches import Score
from dejarik.training.plan import Plan
from dejarik.training.rounds import Round, Run
from scripts import ship_weights
from tests.learning.networks import weights_file
from tests.learning.test_linear import some_linear
from tests.training.test_training import Quiet


@pytest.mark.parametrize("judge", ["net", "linear"])
def test_the_last_round_that_stayed_is_shipped(judge: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there, run = tmp_path / "there", tmp_path / "run"
    there.mkdir()
    monkeypatch.setattr(ship_weights, "WEIGHTS", there)
    plan = Plan("bounty", 2, rounds=4, games=50, match=40, judge=judge)
    Run(plan, run, Here(), Quiet())
    for number, share in ((1, 0.7), (2, 0.8), (3, 0.4)):
        folder = run / f"round-{number}"
        folder.mkdir()
        score = Score(40, share, share - 0.15, share + 0.15, 1.0)
        result = Round(number, 50, ((0.6, 0.6),), (), "greedy", score, stays=share > 0.5)
        (folder / "result.json").write_text(json.dumps(asdict(result)))
        if judge == "net":
            weights_file(folder, "bounty", seed=number).rename(folder / "weights.npz")
        else:
            write_linear_weights(folder / "weights.json.gz", some_linear("bounty", seed=number))
    header = _header(ship_weights.ship(run, "abc"))
    assert (header.seed, header.commit) == (2, "abc")
    assert header.matches == [{"against": "greedy", "games": 40, "share": 0.8, "low": 0.65, "high": 0.95}]


def _header(path: Path) -> Header:
    return read_linear_weights(path).header if path.name == "bounty-2.json.gz" else read_weights(path).header
