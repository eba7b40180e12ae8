"""Networks judge positions by what a seat knows; cards never met count by what is printed on them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from dejarik import Match
from dejarik.agents import make_agent
from dejarik.agents.learned import chances, learned, substitute, unusable
from dejarik.kernel import registry
from dejarik.learning.batches import Batches, Floats
from dejarik.learning.features import Features
from dejarik.learning.judge import WEIGHTS
from dejarik.learning.network import Network, network_from, network_judge
from dejarik.learning.weights import Weights, read_weights, write_weights
from tests.learning.networks import positions, some_weights, weights_file, without_networks

every_game = pytest.mark.parametrize("game", ["bounty", "deckbuilding", "destiny", "lcg"])


@every_game
def test_positions_judged_together_are_judged_as_alone(game: str) -> None:
    judge, states = network_judge(registry.find(game), 2, some_weights(game)), positions(game, 8)
    together = judge.shares(states, 1)
    alone = [judge.shares([s], 1)[0] for s in states]
    assert np.allclose(together, alone, atol=1e-5)
    assert all(0 < share < 1 and abs(share + other - 1) < 1e-6 for share, other in together)
    assert len({round(share, 4) for share, _ in together}) > 4, "what happens changes what is said"


@every_game
def test_a_judgment_depends_on_nothing_hidden(game: str) -> None:
    found, rand = registry.find(game), Random(5)
    batches = Batches(Features(found, 2))
    for s in positions(game, 4):
        for seat in range(2):
            guess = found.determinize(s, seat, rand)
            for one, other in zip(vars_of(batches, s, seat), vars_of(batches, guess, seat), strict=True):
                assert np.array_equal(one, other)


def vars_of(batches: Batches, s: object, seat: int) -> tuple[object, ...]:
    batch = batches.of([s], seat)  # type: ignore[list-item]
    order = np.lexsort((batch.amounts, batch.of_cards))
    return batch.of_cards[order], batch.amounts[order], batch.of_table, batch.table


def test_more_than_two_seats_share_one_win() -> None:
    judge = network_judge(registry.find("bounty"), 3, some_weights("bounty", 3))
    for shares in judge.shares(positions("bounty", 4, 3), 0):
        assert len(shares) == 3
        assert sum(shares) == pytest.approx(1)


def test_the_end_of_a_game_is_what_it_is() -> None:
    match = Match("bounty", 2, 1, {"rounds": "1"})
    while match.decision is not None:
        match.play(match.options[-1])
    assert match.result is not None
    judge = network_judge(match.game, 2, some_weights("bounty"))
    assert judge.shares([match.state], 0) == [list(match.result.shares)]


def test_a_row_of_its_own_adds_to_what_is_printed() -> None:
    game, states = registry.find("destiny"), positions("destiny", 1)
    met = tuple(np.unique(Batches(Features(game, 2)).of(states, 0).of_cards).tolist())
    printed = network_judge(game, 2, some_weights("destiny")).shares(states, 0)
    own = network_judge(game, 2, some_weights("destiny", own=met)).shares(states, 0)
    assert printed != own


@every_game
def test_agents_with_a_network_are_reproducible(game: str, tmp_path: Path) -> None:
    path = weights_file(tmp_path, game)
    s = positions(game, 5)[-1]
    found = registry.find(game)
    first, again = (make_agent(f"net:{path}", 9).choose(found, s) for _ in range(2))
    assert first == again
    assert s.decision is not None
    assert first in s.decision.options


def test_a_network_searches_too() -> None:
    s = positions("destiny", 5)[-1]
    assert s.decision is not None
    chosen = [make_agent("netmcts:12", 4).choose(registry.find("destiny"), s) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in s.decision.options


def test_what_is_wrong_with_a_network_that_comes_along_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert unusable() == []
    without_networks(monkeypatch)
    broken, made = tmp_path / "bounty-2.npz", some_weights("bounty")
    monkeypatch.setattr(
        "dejarik.learning.judge.shipped",
        lambda game, seats, ending: broken if (game, seats, ending) == ("bounty", 2, ".npz") else None,
    )
    write_weights(broken, made)
    assert unusable() == []
    for break_it in (
        lambda: broken.write_bytes(b"cut off"),
        lambda: write_weights(broken, Weights(made.header, {"second": made.arrays["second"]})),
    ):
        break_it()
        (line,) = unusable()
        assert line.en.startswith(f"{broken}: The weights cannot be used: the file is damaged")
        assert line.en.endswith("The hand-written evaluation judges instead.")


def test_without_a_network_the_hand_written_evaluation_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    game, states = registry.find("bounty"), positions("bounty", 3, 3)
    without_networks(monkeypatch)
    assert substitute(["greedy", "random"], game, 3) is None
    told = substitute(["greedy", "netmcts:50"], game, 3)
    assert told is not None
    assert "hand-written" in told.en
    assert "ręcznie" in told.pl
    assert learned(game, 3).shares(states, 0) == [game.evaluate(s) for s in states]


@pytest.mark.parametrize("file", sorted(WEIGHTS.glob("*.npz")), ids=lambda file: file.stem)
def test_a_network_that_comes_along_judges_and_surely_beat_the_hand_written_evaluation(file: Path) -> None:
    name, seats = file.stem.rsplit("-", 1)
    game, states = registry.find(name), positions(name, 5, int(seats))
    assert substitute(["net"], game, int(seats)) is None
    assert learned(game, int(seats)).shares(states, 0) != [game.evaluate(s) for s in states]
    header = read_weights(file).header
    assert [match["low"] > 0.5 for match in header.matches if match["against"] == "greedy"] == [True]
    assert header.commit


@pytest.mark.parametrize("file", sorted(WEIGHTS.glob("*.npz")), ids=lambda file: file.stem)
def test_a_network_judges_a_game_without_limit_as_a_long_one_and_leaves_short_ones_to_the_evaluation(
    file: Path,
) -> None:
    name, seats = read_weights(file).header.game, read_weights(file).header.seats
    game = registry.find(name)
    judge = network_from(game, seats, file)
    told = {}
    for rounds in ("0", "100", "7"):
        s = Match(name, seats, 3, {"rounds": rounds}).state
        told[rounds] = (judge.shares([s], 0)[0], game.evaluate(s))
    assert told["0"] == told["100"]
    assert told["100"][0] != told["100"][1]
    assert told["7"][0] == told["7"][1]


def test_all_networks_that_come_along_are_small() -> None:
    assert sum(file.stat().st_size for file in WEIGHTS.iterdir()) < 8_000_000


def test_a_network_multiplies_on_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    game, states, threads = registry.find("bounty"), positions("bounty", 3), set[int]()
    last = Network._last

    def spied(network: Network, first: Floats) -> Floats:
        threads.update(library["num_threads"] for library in threadpool_info() if library["user_api"] == "blas")
        return last(network, first)

    monkeypatch.setattr(Network, "_last", spied)
    with threadpool_limits(limits=2, user_api="blas"):
        network_judge(game, 2, some_weights("bounty")).shares(states, 0)
    assert threads == {1}


def test_everybody_is_judged_by_what_they_know() -> None:
    game, s = registry.find("destiny"), positions("destiny", 5)[-1]
    found = chances(game, s)
    own = [learned(game, 2).shares([s], seat)[0][seat] for seat in range(2)]
    assert sum(found) == pytest.approx(1)
    assert found[0] / found[1] == pytest.approx(own[0] / own[1])
    assert chances(game, game.determinize(s, 0, Random(3)))[0] == pytest.approx(found[0], abs=0.05)


def test_a_header_says_where_weights_come_from(tmp_path: Path) -> None:
    path = weights_file(tmp_path, "lcg", commit="abc", matches=({"against": "greedy", "share": 0.7},))
    header = read_weights(path).header
    assert (header.game, header.seats, header.commit) == ("lcg", 2, "abc")
    assert list(header.matches) == [{"against": "greedy", "share": 0.7}]
