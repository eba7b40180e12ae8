"""Weights of a run are put where they come with the program, with the match that they won."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dejarik.learning.headers import Header
from dejarik.learning.linear_weights import read_linear_weights, write_linear_weights
from dejarik.learning.weights import read_weights
from dejarik.training.plan import Plan
from scripts import ship_weights
from tests.learning.networks import some_linear, weights_file
from tests.training.test_report import two_rounds


@pytest.mark.parametrize("judge", ["net", "linear"])
def test_the_last_round_that_stayed_is_shipped(judge: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there, run = tmp_path / "there", tmp_path / "run"
    there.mkdir()
    monkeypatch.setattr(ship_weights, "WEIGHTS", there)
    run.mkdir()
    plan = Plan("bounty", 2, rounds=4, games=50, match=40, judge=judge)
    two_rounds(run, plan, _write_network if judge == "net" else _write_linear)
    (run / "round-3").mkdir()
    lost = {**json.loads((run / "round-1" / "result.json").read_text()), "number": 3}
    (run / "round-3" / "result.json").write_text(json.dumps(lost))
    header = _header(ship_weights.ship(run, "abc"))
    assert (header.seed, header.commit) == (2, "abc")
    assert header.matches == [{"against": "greedy", "games": 40, "share": 0.8, "low": 0.65, "high": 0.95}]


def test_what_did_not_beat_the_hand_written_evaluation_is_not_shipped(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="there is no training run here"):
        ship_weights.ship(tmp_path, "abc")
    plan = Plan("bounty", 2, rounds=4, games=50, match=40, judge="linear")
    two_rounds(tmp_path, plan, _write_linear)
    file = tmp_path / "round-2" / "result.json"
    for change in ({"stays": False}, {"against": "linear:round-1/weights.json.gz"}):
        was = file.read_text()
        file.write_text(json.dumps({**json.loads(was), **change}))
        with pytest.raises(SystemExit, match="did not surely beat greedy"):
            ship_weights.ship(tmp_path, "abc")
        file.write_text(was)


def _write_network(folder: Path) -> None:
    weights_file(folder, "bounty", seed=int(folder.name[-1])).rename(folder / "weights.npz")


def _write_linear(folder: Path) -> None:
    write_linear_weights(folder / "weights.json.gz", some_linear("bounty", seed=int(folder.name[-1])))


def _header(path: Path) -> Header:
    return read_linear_weights(path).header if path.name == "bounty-2.json.gz" else read_weights(path).header
