"""The ladder of agents: games are kept one by one, and seats and decks are fair."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bench import ladder_report
from bench.__main__ import LADDER
from bench.ladder import STEPS, Climb, Climbed, Played, Step, climb
from dejarik.kernel import registry
from dejarik.kernel.decks import deck_key
from dejarik.training.setups import Setups

STEP = Step("deckbuilding", "random", "random", 4)


def test_a_ladder_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    ticks: list[int] = []
    whole = climb(STEP, Climbed(tmp_path / "whole.json"), 1, lambda: ticks.append(1))
    assert len(ticks) == whole.games == 4

    def give_up() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        climb(STEP, Climbed(tmp_path / "parts.json"), 1, give_up)
    begun = Climbed(tmp_path / "parts.json").of(STEP)
    assert (begun.games, begun.is_over) == (1, False)
    parts = climb(STEP, Climbed(tmp_path / "parts.json"), 1, lambda: None)
    assert (parts.games, parts.is_over, parts.won) == (4, True, whole.won)


def test_steps_of_a_ladder_keep_each_its_own_games(tmp_path: Path) -> None:
    climbed, other = Climbed(tmp_path / "ladder.json"), Step("bounty", "greedy", "random", 4, unmet=20)
    climb(STEP, climbed, 1, lambda: None)
    climbed.keep(Climb(other, 4, 2.5, 8.0, 1.0, ("a processor",)))
    assert Climbed(tmp_path / "ladder.json").of(STEP).games == 4
    assert Climbed(tmp_path / "ladder.json").of(other) == Climb(other, 4, 2.5, 8.0, 1.0, ("a processor",))


def test_the_ladder_that_was_measured_is_of_the_steps_there_are() -> None:
    climbed = Climbed(LADDER)
    assert set(climbed.names) <= {step.name for step in STEPS}
    page = Path("docs/performance.md").read_text(encoding="utf-8")
    assert ladder_report.section([each for each in map(climbed.of, STEPS) if each.is_over]) in page


def test_agents_change_seats_after_all_setups() -> None:
    step = Step("destiny", "greedy", "random")
    setups = len(Setups(registry.find("destiny"), 2).ready_made)
    seated = Counter((tuple(sorted(step.setup(index)[0].items())), step.setup(index)[1]) for index in range(2 * setups))
    assert len(seated) == 2 * setups


def test_decks_of_unmet_cards_meet_from_both_seats() -> None:
    game, step = registry.find("destiny"), Step("destiny", "net", "greedy", unmet=20)
    (decks, first), (again, second), (others, _) = (step.setup(index) for index in range(3))
    assert decks == again != others
    assert {first, second} == {0, 1}
    held_out = Setups(game, 2).held_out
    assert game.decks is not None
    for seat in range(2):
        picks = game.decks.sheet(decks[deck_key(seat)]).picks
        assert sum(pick.copies for pick in picks if pick.key in held_out) >= 20


def test_a_step_is_told_with_its_interval_and_its_cost() -> None:
    found = Climb(Step("lcg", "mcts:50", "greedy", 4))
    for game in [Played(1.0, 4.0, 0.2)] * 3 + [Played(0.0, 2.0, 0.6)]:
        found.add(game, "a processor")
    assert found.share == 0.75
    assert found.seconds == pytest.approx((3.5, 0.3))
    text = ladder_report.section([found])
    assert "| lcg | mcts:50 | greedy | 4 | 75.0% | 30.1% to 95.4% | 3.5 | 0.3 | a processor |" in text
