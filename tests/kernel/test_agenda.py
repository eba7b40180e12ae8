"""The loop over pending steps, and dice as decisions of the seat CHANCE."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.kernel import steps
from dejarik.kernel.agenda import advance, apply, roll, run, settle
from dejarik.kernel.decision import CHANCE, subject
from dejarik.kernel.match import Match
from dejarik.kernel.rng import key_from_seed
from dejarik.kernel.steps import decode_step, encode_step, step
from tests.kernel.pig import LOADED, PIG, Pig, PigState, ask_action, ask_die


def opened(seed: int = 1, die: str = "fair") -> PigState:
    s = PIG.deal(PIG.check(PIG.modes[0].setup.__class__(2, {"die": die})), key_from_seed(seed))
    run(s)
    return s


def test_steps_run_until_somebody_must_choose() -> None:
    s = opened()
    assert s.decision is not None
    assert (s.decision.seat, s.decision.options) == (0, [("roll",), ("hold",)])
    assert s.asked == (ask_action, ())
    assert s.agenda == []


def test_a_die_is_a_decision_of_chance_with_weights() -> None:
    s = opened(die="loaded")
    apply(s, ("roll",))
    assert s.decision is not None
    assert s.decision.seat == CHANCE
    assert s.decision.options == [("face", n) for n in range(1, 7)]
    assert s.decision.weights == LOADED
    assert s.agenda == [(ask_action, ())]


def test_the_generator_answers_for_chance() -> None:
    s, asked = opened(), opened()
    advance(s, ("roll",))
    apply(asked, ("roll",))
    answer = roll(asked)
    assert roll(asked) == answer, "looking at the roll uses nothing up"
    apply(asked, answer)
    assert asked == s
    assert s.rolls == 1


def test_settle_leaves_players_alone() -> None:
    s = opened()
    before = s.copy()
    settle(s)
    assert s == before


def test_rolls_follow_their_weights() -> None:
    s, found = opened(die="loaded"), Counter[int]()
    apply(s, ("roll",))
    for s.counter in range(3000):
        found[subject(roll(s))] += 1
    assert all(220 < found[n] < 380 for n in range(1, 6))
    assert 1400 < found[6] < 1600


def test_the_end_leaves_nothing_to_do() -> None:
    s = opened()
    s.pot = 20
    apply(s, ("hold",))
    assert s.outcome is not None
    assert s.outcome.winners == (0,)
    assert (s.decision, s.asked, s.agenda) == (None, None, [])
    with pytest.raises(AssertionError, match="over"):
        apply(s, ("roll",))


def test_steps_are_saved_by_name() -> None:
    assert encode_step((ask_die, ())) == ["tests.kernel.pig.ask_die"]
    assert decode_step(["tests.kernel.pig.ask_die", 1, 2]) == (ask_die, (1, 2))


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match=r"tests\.kernel\.pig\.ask_die"):
        step(ask_die)
    assert steps._STEPS["tests.kernel.pig.ask_die"] is ask_die


def test_a_match_rolls_by_itself(pig: Pig) -> None:
    match = Match("pig", seed=1)
    match.play("roll")
    assert match.moves == [("roll",)]
    assert match.decision is not None
    assert match.decision.seat != CHANCE


def test_a_match_that_asks_leaves_rolls_to_the_caller(pig: Pig) -> None:
    match = Match("pig", seed=1, chance="ask")
    match.play("roll")
    assert match.decision is not None
    assert match.decision.seat == CHANCE
    assert match.why_not(("face", 7)) is None
    match.play("face 6")
    assert match.view(0).headline.en == "6 in the pot"
    assert [line.en for line in match.log(1)] == ["Player 1 rolls 6.", "Player 1 draws a card."]
    assert match.undo() == ("face", 6)
    match.play("face 1")
    assert match.decision.seat == 1


def test_a_record_with_asked_chance_replays(pig: Pig) -> None:
    match = Match("pig", seed=1, chance="ask")
    for notation in ("roll", "face 6", "roll", "face 1", "roll", "face 2"):
        match.play(notation)
    text = str(match.record)
    assert '[Chance "asked"]' in text
    assert "2. chance face 6\n" in text
    again = Match.from_record(text)
    assert again.asks_chance
    assert again.state == match.state


def test_asked_and_rolled_games_stay_equal_through_a_shuffle(pig: Pig) -> None:
    """A one shuffles the bonus cards back: the generator must stand where it stood, whoever answered before."""
    rolled, asked = Match("pig", seed=7), Match("pig", seed=7, chance="ask")
    for _ in range(60):
        if rolled.result is None:
            rolled.play(rolled.options[0])
            asked.play(asked.options[0])
            asked.play(roll(asked.state))
            assert asked.state == rolled.state
    assert rolled.state.zones != Match("pig", seed=7).state.zones
