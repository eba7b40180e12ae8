"""Linear evaluations say what the sum of their weights says, in plain Python, and only by what a seat knows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from dejarik.agents import make_agent
from dejarik.agents.learned import substitute, unusable
from dejarik.kernel import registry
from dejarik.kernel.game import Game
from dejarik.learning.batches import Batches, printed_rows
from dejarik.learning.facts import printed_facts
from dejarik.learning.features import Features
from dejarik.learning.judge import FAR, WEIGHTS
from dejarik.learning.linear import Linear, linear_from, linear_judge
from dejarik.learning.linear_weights import LinearWeights, read_linear_weights, write_linear_weights
from tests.learning.networks import linear_file, positions, some_linear

every_game = pytest.mark.parametrize("game", ["bounty", "deckbuilding", "destiny", "lcg"])


def in_arrays(game: Game[Any], seats: int, weights: LinearWeights, state: Any, seat: int) -> float:
    """The seat's chances, added up from the same batch that networks are given."""
    features = Features(game, seats)
    batch, printed = Batches(features).of([state], seat), printed_rows(printed_facts(game))

    def weigh(feature: int) -> float:
        fact, key = divmod(feature, features.keys)
        of_fact = weights.facts.get(fact)
        own = weights.features.get(feature, 0.0)
        return own if of_fact is None else own + float(printed[key] @ np.array(of_fact))

    table = np.clip((batch.table[0] - weights.mean) / weights.spread, -FAR, FAR) @ np.array(weights.table)
    small = sum(weights.small[number - features.of_cards] for number in batch.of_table[0, 1:].tolist())
    cards = sum(
        weigh(feature) * amount for feature, amount in zip(batch.of_cards.tolist(), batch.amounts.tolist(), strict=True)
    )
    hand = game.evaluate(state)[seat]
    logit = weights.bias + weights.hand * np.log(hand / (1 - hand)) + table + small + cards
    return float(1 / (1 + np.exp(-weights.heat * (logit + weigh(int(batch.of_table[0, 0]))))))


@every_game
def test_the_sum_of_all_weights_is_what_is_said(game: str) -> None:
    found, weights = registry.find(game), some_linear(game)
    judge, states = linear_judge(found, 2, weights), positions(game, 6)
    for seat in range(2):
        said = [shares[seat] for shares in judge.shares(states, seat)]
        assert said == pytest.approx([in_arrays(found, 2, weights, s, seat) for s in states], abs=1e-5)
    assert len({round(share, 4) for share in said}) > 3, "what happens changes what is said"


@every_game
def test_nothing_hidden_changes_what_is_said(game: str) -> None:
    found, rand = registry.find(game), Random(5)
    linear = Linear(found, Features(found, 2), some_linear(game))
    for s in positions(game, 4):
        for seat in range(2):
            elsewhere = [found.determinize(s, seat, rand) for _ in range(3)]
            told = linear.judge([s, *elsewhere], seat, [0.5] * 4)
            assert told == pytest.approx([told[0]] * 4)


@every_game
def test_linear_agents_are_reproducible(game: str, tmp_path: Path) -> None:
    path, found, s = linear_file(tmp_path, game), registry.find(game), positions(game, 5)[-1]
    assert s.decision is not None
    first, again = (make_agent(f"linear:{path}", 9).choose(found, s) for _ in range(2))
    assert first == again
    assert first in s.decision.options
    assert make_agent("linearmcts:12", 4).choose(found, s) in s.decision.options


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    weights = some_linear("bounty", matches=[{"against": "greedy", "share": 0.7}])
    path = tmp_path / "weights.json.gz"
    write_linear_weights(path, weights)
    assert read_linear_weights(path) == weights


def test_what_is_wrong_with_a_file_that_comes_along_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "bounty-2.json.gz"
    broken.write_bytes(b"cut off")
    monkeypatch.setattr(
        "dejarik.learning.judge.shipped",
        lambda game, seats, ending: broken if (game, seats, ending) == ("bounty", 2, ".json.gz") else None,
    )
    (line,) = unusable()
    assert line.en.startswith(f"{broken}: The weights cannot be used: the file is damaged")


@pytest.mark.parametrize("file", sorted(WEIGHTS.glob("*.json.gz")), ids=lambda file: file.name.removesuffix(".json.gz"))
def test_a_linear_evaluation_that_comes_along_judges_and_surely_beat_the_hand_written_one(file: Path) -> None:
    header = read_linear_weights(file).header
    assert file.name == f"{header.game}-{header.seats}.json.gz"
    game, states = registry.find(header.game), positions(header.game, 5, header.seats)
    assert substitute(["linear", "linearmcts:50"], game, header.seats) is None
    judge = linear_from(game, header.seats, file)
    assert judge.shares(states, 0) != [game.evaluate(s) for s in states]
    assert [match["low"] > 0.5 for match in header.matches if match["against"] == "greedy"] == [True]
    assert header.commit


def test_linear_evaluations_come_along_wherever_networks_do() -> None:
    assert {file.name.removesuffix(".json.gz") for file in WEIGHTS.glob("*.json.gz")} == {
        file.stem for file in WEIGHTS.glob("*.npz")
    }


def test_no_numpy_is_needed_to_play() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from dejarik import Match\n"
        "from dejarik.agents import make_agent\n"
        "from dejarik.agents.learned import substitute\n"
        "match = Match('destiny', seed=1)\n"
        "assert substitute(['linear', 'linearmcts'], match.game, 2) is None\n"
        "for agent in ('linear', 'linearmcts:20'):\n"
        "    print(make_agent(agent, 1).choose(match.game, match.state) in match.options)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True"]
