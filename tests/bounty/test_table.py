"""The scenario language itself: strict about choices, and it notices a state that does not travel well."""

from __future__ import annotations

import pytest

from dejarik.games.bounty.state import MARKET, BountyState
from tests.bounty.table import Hunter, Table, table


@pytest.fixture
def t() -> Table:
    return table(you=Hunter("Boba Fett", hand=["Vibroblade", "Ambush"]))


def test_a_choice_that_is_not_offered_fails_and_lists_what_is(t: Table) -> None:
    with pytest.raises(AssertionError, match=r"“equip Vibroblade” is not offered; offered are .*'store Ambush'"):
        t.you.choose("equip Vibroblade")


def test_a_choice_of_somebody_else_fails(t: Table) -> None:
    with pytest.raises(AssertionError, match="seat 0 chooses now, not seat 1"):
        t.they.choose("end")
    with pytest.raises(AssertionError, match="seat 0 chooses now, not seat 1"):
        t.they.can_choose("end")


def test_can_choose_means_exactly(t: Table) -> None:
    with pytest.raises(AssertionError, match="expected were"):
        t.you.can_choose("draw", "sale", "job", "mission", "end")
    with pytest.raises(AssertionError, match="none of"):
        t.you.cannot_choose("job")


def test_a_refusal_without_a_reason_fails(t: Table) -> None:
    with pytest.raises(AssertionError, match="no reason is given"):
        t.you.why_not("equip Slicer Rig")


def test_a_second_copy_of_a_single_card_cannot_be_laid_out() -> None:
    with pytest.raises(AssertionError, match="no card “Slicer Rig” left"):
        table(you=Hunter("Boba Fett", hand=["Slicer Rig"]), market=["Slicer Rig"])


def test_a_lost_card_is_noticed(t: Table) -> None:
    t.state.zones[MARKET].pop()
    with pytest.raises(AssertionError, match="a card is lost"):
        t.you.choose("job")


def test_a_copy_that_shares_a_table_is_noticed(t: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = BountyState.copy

    def shallow(state: BountyState) -> BountyState:
        copied = whole(state)
        copied.credits = state.credits
        return copied

    monkeypatch.setattr(BountyState, "copy", shallow)
    with pytest.raises(AssertionError, match="leads to another"):
        t.you.choose("job")


def test_a_table_left_out_of_a_save_is_noticed(t: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = BountyState.snapshot
    monkeypatch.setattr(BountyState, "snapshot", lambda state: {**whole(state), "job_taken": False})
    with pytest.raises(AssertionError, match="save and load leads to another state"):
        t.you.choose("job")
