"""Training: games are kept as they were, cards are held out, matches are fair, and an interrupted run goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.util import find_spec
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from dejarik import Match
from dejarik.arena.engines import Here
from dejarik.kernel import registry
from dejarik.kernel.decks import deck_key
from dejarik.learning.batches import printed_rows
from dejarik.learning.facts import printed_facts
from dejarik.learning.features import Features
from dejarik.learning.judge import shipped
from dejarik.learning.linear import linear_from
from dejarik.learning.network import network_from
from dejarik.learning.weights import Weights, read_weights
from dejarik.training.data import RARE, Material, Walks, put_together
from dejarik.training.fit import log_loss
from dejarik.training.fitting import _material, _told
from dejarik.training.linear_fit import LinearLearners
from dejarik.training.matches import Meeting, score
from dejarik.training.parts import read_part, write_part
from dejarik.training.plan import Plan
from dejarik.training.rounds import Round, Run
from dejarik.training.selfplay import Kept, Play, play, plays
from dejarik.training.setups import Setups
from tests.learning.networks import some_weights

QUICK = {"rounds": "2"}
SHIPPED = Path(str(shipped("bounty", 2, ".npz")))


needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: make train")


class Quiet:
    """Hears and keeps."""

    def __init__(self) -> None:
        self.steps: list[tuple[str, int, int]] = []
        self.rounds: list[Round] = []

    def step(self, what: str, done: int, of: int) -> None:
        self.steps.append((what, done, of))

    def ended(self, result: Round) -> None:
        self.rounds.append(result)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs play games of two rounds."""
    monkeypatch.setattr(Setups, "ready_made", (QUICK,))


@pytest.fixture(scope="module")
def kept() -> list[Kept]:
    return [play(Play("bounty", 2, f"test/{number}", QUICK)) for number in range(3)]


def test_a_position_is_to_say_what_came_of_it_through_what_is_said_on_the_way(kept: list[Kept]) -> None:
    positions, _ = put_together(kept, 0)
    said = np.linspace(0.2, 0.9, len(positions.hand), dtype=np.float32)
    told = Walks(positions).targets(said)
    for start, end in pairwise((*positions.walks, len(said))):
        result = positions.results[start]
        assert told[end - 1] == result
        behind = 0.3 * said[end - 1] + 0.7 * result
        assert told[end - 2] == pytest.approx(behind)
        assert told[end - 3] == pytest.approx(0.3 * said[end - 2] + 0.7 * behind)


def test_each_walk_is_what_one_seat_saw_of_one_game(kept: list[Kept]) -> None:
    positions, _ = put_together(kept, 0)
    assert len(positions.walks) == 2 * len(kept)
    results = [share for game in kept for share in game.results]
    assert positions.results[positions.walks].tolist() == results


def test_games_come_back_from_a_file_as_they_were(kept: list[Kept], tmp_path: Path) -> None:
    write_part(tmp_path / "games.npz", kept)
    back = list(read_part(tmp_path / "games.npz"))
    assert len(back) == len(kept)
    for one, other in zip(kept, back, strict=True):
        for name in Kept.__slots__:
            assert np.array_equal(getattr(one, name), getattr(other, name)), name


def test_every_seat_is_kept_at_every_position(kept: list[Kept]) -> None:
    for game in kept:
        assert len(game.hand) == len(game.lengths) == len(game.table)
        half = len(game.hand) // 2
        assert game.hand[:half] == pytest.approx(1 - game.hand[half:], abs=1e-5)
        assert game.lengths.sum() == len(game.of_cards)


def test_a_feature_of_few_games_has_no_row_of_its_own(kept: list[Kept]) -> None:
    positions, met = put_together(kept * RARE, 0)
    assert met.often.all()
    assert positions.rows.max() == len(met.features) - 1
    assert not put_together(kept, 0)[1].often.any()


def test_what_is_known_from_before_keeps_its_row(kept: list[Kept]) -> None:
    seldom = int(kept[0].of_cards[0])
    alone, met_alone = put_together(kept, 0)
    unseen = int(met_alone.features.max()) + 3
    positions, met = put_together(kept, 0, np.array([seldom, unseen]))
    assert met.features[met.often].tolist() == [seldom, unseen]
    assert set(positions.rows.tolist()) == set(range(len(met.features) - 1)), "the last was in no position"
    assert np.array_equal(positions.rows, alone.rows)


@pytest.mark.parametrize("game", ["destiny", "lcg"])
def test_no_deck_of_the_training_has_a_card_that_is_held_out(game: str) -> None:
    setups = Setups(registry.find(game), 2)
    decks = registry.find(game).decks
    assert decks is not None
    met = set[str]()
    for task in islice(plays(setups, "test"), 60):
        met |= {pick.key for seat in range(2) for pick in decks.sheet(task.options[deck_key(seat)]).picks}
    assert len(met) > 15
    assert setups.held_out
    assert not met & setups.held_out


def test_decks_never_met_are_full_of_cards_held_out() -> None:
    game = registry.find("destiny")
    setups = Setups(game, 2)
    assert game.decks is not None
    for code in setups.unmet(Random(1), 20).values():
        sheet = game.decks.sheet(code)
        assert not sheet.violations
        assert sum(pick.copies for pick in sheet.picks if pick.key in setups.held_out) >= 20


def test_starters_meet_from_both_seats() -> None:
    tables = {(each["deck1"], each["deck2"]) for each in Setups(registry.find("destiny"), 2).ready_made}
    assert {("luke-skywalker", "boba-fett"), ("kylo-ren", "rey"), ("chirrut-and-baze", "director-krennic")} <= tables
    assert all((second, first) in tables for first, second in tables)
    against = {each["deck2"] for each in Setups(registry.find("lcg"), 2).ready_made if each["deck1"] == "jedi"}
    assert against == {"sith", "navy"}


def test_a_match_is_played_from_both_sides_of_every_setup() -> None:
    meeting = Meeting("bounty", 2, ("greedy", "random"), (QUICK, {"rounds": "1"}), seed=3)
    games = list(islice(meeting._games(), 4))
    assert [series.options for series, _ in games] == [QUICK, {"rounds": "1"}] * 2
    assert [series.agent_at(0, index) for series, index in games] == [0, 0, 1, 1]
    shares = list(meeting.played(Here(), 6))
    assert score(shares, 2, 0.0).share > 0.5


def test_a_score_of_more_seats_is_told_as_if_fair_were_one_half() -> None:
    assert score([1.0, 0.0, 0.0, 0.0], 4, 0.0).share == pytest.approx(0.5)
    assert score([1.0] * 4, 4, 0.0).share == pytest.approx(1.0)
    assert not score([1.0, 0.0] * 10, 2, 0.0).is_better
    assert score([1.0] * 20, 2, 0.0).is_better


@needs_torch
@pytest.mark.parametrize("width", [128, 200])
@pytest.mark.parametrize("start", [read_weights(SHIPPED), some_weights("bounty")], ids=["shipped", "tiny"])
def test_a_network_that_goes_on_from_another_says_the_same_at_first(
    start: Weights, width: int, kept: list[Kept]
) -> None:
    import torch

    from dejarik.training.model import Model, Store

    game = registry.find("bounty")
    features = Features(game, 2)
    positions, met = put_together(kept, features.of_cards, start.arrays["features"])
    model = Model(Material(positions, met, features, printed_rows(printed_facts(game)), start, width)).eval()
    store = Store(positions, "cpu")
    with torch.no_grad():
        logits = model(store.some(store.everything())).numpy()
    said = 1 / (1 + np.exp(-start["scalars"][2] * logits))
    assert said == pytest.approx(_told(kept, features, start), abs=1e-3)
    assert said.std() > 0.01


def test_a_run_that_goes_on_from_a_network_begins_with_its_games(tmp_path: Path) -> None:
    plan = Plan("bounty", 2, rounds=1, games=1, match=2, seed=5, start=str(SHIPPED))
    run = Run(plan, tmp_path / "from it", Here(), Quiet())
    assert run.best == run.newest == SHIPPED
    run._play(1)
    others = Run(replace(plan, start=""), tmp_path / "by hand", Here(), Quiet())
    assert others.best is others.newest is None
    others._play(1)
    by_it, by_hand = ([game.hand.tolist() for game in read_part(each._parts(1)[0])] for each in (run, others))
    assert by_it != by_hand
    assert run._header(1).games == 1 + read_weights(SHIPPED).header.games


def test_what_is_trained_says_how_many_guesses_were_planned(tmp_path: Path) -> None:
    plan = Plan("bounty", 2, rounds=1, games=1, match=2, guesses=30)
    assert Run(plan, tmp_path, Here(), Quiet())._header(1).guesses == 30


@needs_torch
@pytest.mark.usefixtures("quick")
def test_a_run_ends_that_went_on_from_a_network(tmp_path: Path) -> None:
    listener = Quiet()
    plan = Plan("bounty", 2, rounds=1, games=3, match=2, seed=5, start=str(SHIPPED), width=160)
    run = Run(plan, tmp_path, Here(), listener)
    assert run.go_on() == SHIPPED, "two games do not show that anything is better"
    assert listener.rounds[0].against == f"net:{SHIPPED}"
    assert run.newest != SHIPPED
    assert read_weights(run.newest or SHIPPED)["second"].shape == (160, 40)
    judge = network_from(registry.find("bounty"), 2, run.newest or SHIPPED)
    of_limits = [judge.shares([Match("bounty", 2, 3, {"rounds": limit}).state], 0) for limit in ("0", "100")]
    assert of_limits[0] == of_limits[1], "the limit is the same in all games of the training, and must say nothing"


def test_a_linear_evaluation_comes_near_to_the_network_that_teaches_it(kept: list[Kept]) -> None:
    material = _material(kept, Plan("bounty", 2, rounds=1, games=3, match=2), None)
    told = _told(kept, material.features, read_weights(SHIPPED))
    everything = np.arange(len(told))
    learner, taught = LinearLearners(material, 1).last(100, len(told) // 2), everything[::2]
    before = log_loss(learner.said(everything), told)
    for _ in range(100):
        learner.epoch(taught, told)
    other = everything[1::2]
    after, least = log_loss(learner.said(other), told[other]), log_loss(np.log(told / (1 - told)), told)
    assert after - least < 0.5 * (before - least)


@pytest.mark.usefixtures("quick")
def test_a_linear_run_is_judged_against_the_hand_written_evaluation_and_plays_its_own_games_then(
    tmp_path: Path,
) -> None:
    listener = Quiet()
    plan = Plan("bounty", 2, rounds=2, games=3, match=2, seed=5, start=str(SHIPPED), judge="linear")
    run = Run(plan, tmp_path, Here(), listener)
    assert run.go_on() is None, "two games do not show that anything is better"
    assert [result.against for result in listener.rounds] == ["greedy", "greedy"]
    assert run._player(1) == f"net:{SHIPPED}"
    assert run._player(2) == f"linear:{tmp_path / 'round-1' / 'weights.json.gz'}"
    judge = linear_from(registry.find("bounty"), 2, run.newest or SHIPPED)
    of_limits = [judge.shares([Match("bounty", 2, 3, {"rounds": limit}).state], 0) for limit in ("0", "100")]
    assert of_limits[0] == of_limits[1], "the limit is the same in all games of the training, and must say nothing"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("judge", ["linear", pytest.param("net", marks=needs_torch)])
def test_an_interrupted_run_goes_on_where_it_was(judge: str, tmp_path: Path) -> None:
    plan = Plan("bounty", 2, rounds=2, games=3, match=2, seed=5, judge=judge)
    first, listener = Run(plan, tmp_path, Here(), Quiet()), Quiet()
    first._play(1)
    again = Run(plan, tmp_path, Here(), listener)
    again.go_on()
    assert listener.steps.count(("games", 3, 3)) == 1, "the games of the first round were there"
    assert [result.number for result in listener.rounds] == [1, 2]
    assert json.loads((tmp_path / "plan.json").read_text())["games"] == 3
    assert len(Run(plan, tmp_path, Here(), Quiet()).results()) == 2
