"""What others can learn from who is asked: nothing that they could not know anyway."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.abilities.windows import open_actions
from dejarik.kernel import registry
from dejarik.kernel.zones import show
from tests.abilities.duel import DUEL, WHERE
from tests.abilities.duel_state import HAND, TURN, DuelState, end_turn
from tests.abilities.table import Side, Table, lay_out, table
from tests.contract import secret_checks, state_checks
from tests.contract.checks import Check
from tests.contract.record_checks import a_record_replays
from tests.contract.walk import LONGEST_GAME, Case, Way, arrive, walk

CASES = [Case(DUEL, mode) for mode in DUEL.modes]
HANDS = [("Deflect", "Revenge"), ("Counter", "Deflect"), ("Blaster", "Guard"), ("Sabotage", "Alarm")]
"""Hands that could answer damage twice, once, and not at all."""

CHECKS = (
    state_checks.asking_again_changes_nothing,
    state_checks.a_copy_is_equal_and_apart,
    state_checks.a_snapshot_restores_state_and_future,
    secret_checks.hidden_things_change_no_view,
    secret_checks.guesses_depend_on_the_view_alone,
    secret_checks.guesses_are_whole_states,
    secret_checks.consent_tells_nothing,
    a_record_replays,
)


@pytest.fixture(autouse=True, scope="module")
def _the_toy_is_registered() -> Iterator[None]:
    """Records are read by the name of their game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._WHERE, "duel", WHERE)
        yield


def witnessed(t: Table) -> list[tuple[Any, ...]]:
    """All that the opponent of a player who only ever passes finds out, until that player's turn."""
    found: list[tuple[Any, ...]] = []
    while t.state.active == 0:
        decision = t.match.decision
        assert decision is not None
        own = decision.options if decision.seat == 0 else []
        found.append((decision.seat, decision.kind, own, t.you.view.to_data(), t.you.reads()))
        t.match.play(own[0] if own else "pass")
    return found


def test_who_is_asked_and_what_is_offered_is_the_same_whatever_the_hidden_hand() -> None:
    mine = Side(hand=("Blaster", "Counter", "Revenge"), units=("Alarm",), energy=3)
    seen = [witnessed(table(mine, Side(hand=hand, units=("Nurse",)))) for hand in HANDS]
    assert [moment[:2] for moment in seen[0]].count((1, "interrupt")) > 1
    assert all(one == seen[0] for one in seen)


def test_a_player_with_nothing_to_say_can_pass_and_nothing_else() -> None:
    t = table(Side(), Side(hand=("Blaster",)))
    t.you.choose("strike 2")
    t.they.can_choose("pass")
    assert t.you.view.prompt is not None
    assert t.you.view.prompt.choices == ()


def shown_hand(card: str) -> Table:
    """Everybody knows the one card that the struck player holds."""
    s = lay_out(Side(), Side(hand=(card,)))
    show(s, s.zones[HAND + 1][0])
    s.agenda.append((end_turn, ()))
    open_actions(s, TURN, 0)
    t = Table(s)
    t.you.choose("strike 2")
    return t


def test_where_everybody_knows_the_hand_only_a_real_answer_is_asked_for() -> None:
    assert shown_hand("Deflect").asked == (1, "interrupt")
    revenge = shown_hand("Revenge")
    assert (revenge.asked, revenge.state.health[1]) == ((1, "reaction"), 4)
    assert shown_hand("Blaster").asked == (1, "action")


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_nobody_is_passed_over_who_could_respond(seed: int) -> None:
    for match in walk(CASES[0], Way(seed=seed, length=150)):
        s = match.state
        assert isinstance(s, DuelState)
        for seat in range(s.seats) if s.windows and s.outcome is None else ():
            if s.responses(seat, s.windows[-1]):
                assert s.might_respond(seat, s.windows[-1])


# ---------------------------------------------------------------- the contract of all games


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32), length=st.integers(0, 120))
def test_the_toy_keeps_the_contract_at_any_point(check: Check, case: Case, seed: int, length: int) -> None:
    check(arrive(case, Way(seed=seed, length=length)), Random(seed))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_toy_ends(case: Case) -> None:
    for match in walk(case, Way(seed=5, length=LONGEST_GAME)):
        state_checks.tables_are_sound(match.state)
    assert match.result is not None
