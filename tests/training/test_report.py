"""The report of a training run, and what the command says; neither needs PyTorch."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from dejarik import Match
from dejarik.agents import make_agent
from dejarik.arena.engines import Here
from dejarik.cli.errors import CommandError
from dejarik.cli.train import _check_folder, _like_start
from dejarik.kernel import registry
from dejarik.learning.batches import Batches
from dejarik.learning.features import Features
from dejarik.learning.judge import shipped
from dejarik.learning.linear import Linear
from dejarik.learning.linear_weights import write_linear_weights
from dejarik.learning.weights import write_weights
from dejarik.training.matches import Score
from dejarik.training.plan import Plan
from dejarik.training.report import training_html
from dejarik.training.rounds import Round, Run
from dejarik.training.setups import Setups
from tests.cli.terminal import dejarik, refused
from tests.learning.networks import positions, some_linear, some_weights, weights_file
from tests.training.test_training import QUICK, Quiet

PLAN = Plan("destiny", 2, rounds=3, games=50, match=40)


needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: make train")
either_kind = pytest.mark.parametrize(
    "kind", [("--linear",), pytest.param((), marks=needs_torch)], ids=["linear", "network"]
)


def two_rounds(folder: Path, plan: Plan, write: Callable[[Path], None]) -> Run:
    """A run of which two rounds are over and the second stayed; ``write`` puts weights into the folder of each."""
    for number, share in ((1, 0.4), (2, 0.8)):
        of_round = folder / f"round-{number}"
        of_round.mkdir()
        score = Score(40, share, share - 0.15, share + 0.15, 1.0)
        losses, calibration = ((0.6, 0.61), (0.5, 0.55)), ((0.1, 0.12, 50), (0.8, 0.75, 60))
        result = Round(number, 50, losses, calibration, "greedy", score, stays=share > 0.5)
        (of_round / "result.json").write_text(json.dumps(asdict(result)))
        write(of_round)
    return Run(plan, folder, Here(), Quiet())


@pytest.fixture
def run(tmp_path: Path) -> Run:
    met = np.unique(Batches(Features(registry.find("destiny"), 2)).of(positions("destiny", 1), 0).of_cards)
    weights = some_weights("destiny", own=tuple(met.tolist()))
    return two_rounds(tmp_path, PLAN, lambda folder: write_weights(folder / "weights.npz", weights))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Destiny: training", "2 of 3 rounds", "40.0%", "65.0–95.0%", "0.5500", "What is valued")),
        ("pl", ("Przeznaczenie: trening", "2 z 3", "40,0%", "65,0–95,0%", "0,5500", "Co jest cenione")),
    ],
)
def test_a_report_has_strength_calibration_and_values(run: Run, language: str, words: tuple[str, ...]) -> None:
    page = training_html(run, language)
    for each in words:
        assert each in page
    assert page.count("<svg") == 2
    assert "http" not in page.replace('http-equiv="Content-Security-Policy"', "").replace("http://www.w3.org", "")


def test_the_report_of_a_linear_evaluation_tells_its_weights(tmp_path: Path) -> None:
    weights, plan = some_linear("bounty"), replace(PLAN, game="bounty", judge="linear")
    run = two_rounds(tmp_path, plan, lambda folder: write_linear_weights(folder / "weights.json.gz", weights))
    page = training_html(run, "en")
    linear = Linear(registry.find("bounty"), Features(registry.find("bounty"), 2), weights)
    assert "What is valued" in page
    assert f"{max(map(linear.weight, weights.features)):.2f}" in page


def test_the_best_network_is_the_last_that_stayed(run: Run) -> None:
    assert run.best == run.newest == run.folder / "round-2" / "weights.npz"


@pytest.mark.skipif(find_spec("torch") is not None, reason="PyTorch is installed")
def test_training_without_the_extra_is_one_line(tmp_path: Path) -> None:
    assert "pip install 'dejarik[train]'" in refused("train", "bounty", "--output", tmp_path / "run")
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("kept", ["{", "[]", '{"game": "pig"}', json.dumps(asdict(replace(PLAN, games=51)))])
def test_a_folder_with_another_run_is_left_alone(kept: str, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text(kept)
    with pytest.raises(CommandError, match="another plan"):
        _check_folder(tmp_path, PLAN)


def test_a_run_begun_before_there_were_more_options_goes_on(tmp_path: Path) -> None:
    earlier = {name: value for name, value in asdict(PLAN).items() if name not in ("start", "width", "guesses")}
    (tmp_path / "plan.json").write_text(json.dumps(earlier))
    _check_folder(tmp_path, PLAN)
    with pytest.raises(CommandError, match="another plan"):
        _check_folder(tmp_path, replace(PLAN, start="some.npz"))


@either_kind
@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("bounty", "--start", "none.npz"), "none.npz: The weights cannot be used: there is no such file."),
        (("bounty", "--start", "DESTINY"), "The weights cannot be used: they are for destiny."),
        (
            ("bounty", "--players", "4", "--start", "shipped"),
            "No network is better at Bounty with 4 seats than the hand-written evaluation.",
        ),
    ],
)
def test_a_network_to_go_on_from_that_is_no_use_is_one_line(
    kind: tuple[str, ...], words: tuple[str, ...], line: str, tmp_path: Path
) -> None:
    made = weights_file(tmp_path, "destiny")
    asked = [str(made) if word == "DESTINY" else word for word in words]
    assert line in refused("train", *asked, *kind, "--output", tmp_path / "run")
    assert not (tmp_path / "run").exists()


@needs_torch
def test_a_network_to_go_on_from_that_is_too_wide_is_one_line(tmp_path: Path) -> None:
    made = weights_file(tmp_path, "destiny")
    told = refused("train", "destiny", "--start", str(made), "--width", "8", "--output", tmp_path / "run")
    assert "destiny.npz: no network of width 8 can go on from this one" in told
    assert not (tmp_path / "run").exists()


def test_a_width_of_a_linear_evaluation_is_one_line(tmp_path: Path) -> None:
    told = refused("train", "bounty", "--linear", "--width", "64", "--output", tmp_path / "run")
    assert "--width: a linear evaluation has no width" in told
    assert not (tmp_path / "run").exists()


def test_what_was_not_asked_for_is_as_in_the_network_to_go_on_from(tmp_path: Path) -> None:
    made, bounty = weights_file(tmp_path, "destiny", guesses=30), shipped("bounty", 2, ".npz")

    def sizes(start: Path | None, width: int | None, guesses: int | None) -> tuple[int, int]:
        found = _like_start(replace(PLAN, start=str(start or "")), width, guesses)
        return found.width, found.guesses

    assert sizes(None, None, None) == (128, 3)
    assert sizes(None, 200, 7) == (200, 7)
    assert sizes(made, 64, None) == (64, 30)
    assert sizes(made, 64, 1) == (64, 1)
    assert sizes(bounty, None, None) == (128, 3)


def test_a_linear_evaluation_is_trained_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Setups, "ready_made", (QUICK,))
    options = ("--rounds", "1", "--games", "20", "--match", "2", "--workers", "1", "--output", tmp_path)
    assert "report-en.html" in dejarik("train", "bounty", "--linear", *options).text
    assert "Calibration" in (tmp_path / "report-en.html").read_text()
    weights = tmp_path / "round-1" / "weights.json.gz"
    match = Match("bounty", seed=3)
    assert make_agent(f"linear:{weights}", 1).choose(match.game, match.state) in match.options
