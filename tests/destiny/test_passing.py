"""Passing: doing nothing, and doing something that changes nothing."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table


def phase_has_ended(t: Table) -> bool:
    """Whether the passes of both players have led to upkeep, where everybody gains two resources."""
    return "Upkeep: cards ready, dice return to their cards." in t.spectators.reads()


@rule("destiny.pass.instead_of_action")
def test_who_passed_may_act_again_after_the_opponent() -> None:
    t = table(Side(hand=["Take Cover"]))
    t.you.choose("pass")
    assert (t.you.hand, t.you.resources, t.you.pool) == (["Take Cover"], 2, [])
    t.they.choose("activate Nightsister")
    t.roll("-")
    t.you.can_choose("activate Nightsister", "play Take Cover", "use Nightsister", "claim", "pass")


@rule("destiny.pass.no_change_counts_as_pass", "destiny.pass.example_veers")
@card("destiny", "AW-004")
def test_veers_without_a_die_in_the_pool_passes() -> None:
    t = table(Side(team=["General Veers"]), passes=1)
    t.you.choose("use General Veers")
    assert phase_has_ended(t)


@rule("destiny.pass.example_veers")
@card("destiny", "AW-004")
def test_veers_who_removes_a_die_does_not_pass() -> None:
    t = table(Side(team=["General Veers"], pool=["General Veers:-"]), passes=1)
    t.you.choose("use General Veers")
    assert (t.you.pool, phase_has_ended(t)) == ([], False)
    t.they.choose("pass")
    assert not phase_has_ended(t)


@rule("destiny.pass.example_backup_muscle")
@card("destiny", "AW-099")
def test_backup_muscle_without_damage_is_exhausted_so_it_is_no_pass() -> None:
    t = table(Side(supports=["Backup Muscle"]), passes=1)
    t.you.choose("use Backup Muscle")
    assert t.you.is_exhausted("Backup Muscle")
    assert not phase_has_ended(t)
    t.they.choose("pass")
    t.you.can_choose("activate Nightsister", "use Nightsister", "claim", "pass")


@rule("destiny.pass.no_change_counts_as_pass")
def test_a_card_that_leaves_the_hand_is_a_change() -> None:
    t = table(Side(hand=["Dodge"]), passes=1)
    t.you.choose("play Dodge")
    assert (t.you.hand, t.you.resources, phase_has_ended(t)) == ([], 0, False)


@rule("destiny.pass.no_change_counts_as_pass")
def test_a_free_card_without_effect_is_a_change_too() -> None:
    t = table(Side(hand=["Intimidate"]), Side(team=["Hired Gun"]), passes=1)
    t.you.choose("play Intimidate", "unshield Hired Gun")
    assert (t.you.hand, t.you.resources, phase_has_ended(t)) == ([], 2, False)


@rule("destiny.pass.no_change_counts_as_pass")
def test_a_die_rerolled_to_the_same_side_is_a_change() -> None:
    t = table(Side(supports=["Backup Specialist"], pool=["Nightsister:2RD"], exhausted=["Nightsister"]), passes=1)
    t.you.choose("use Backup Specialist", "reroll Nightsister:2RD")
    t.roll("2RD")
    assert not phase_has_ended(t)


@rule("destiny.pass.no_change_counts_as_pass")
def test_an_action_without_effect_is_followed_by_the_opponents_pass() -> None:
    t = table(Side(team=["General Veers"]))
    t.you.choose("use General Veers")
    t.they.choose("pass")
    assert phase_has_ended(t)


# ---------------------------------------------------------------- the other reading


@rule("destiny.pass.no_change_counts_as_pass")
@card("destiny", "AW-099")
@pytest.mark.parametrize(("stall", "ended"), [("action", False), ("pass", True)])
def test_it_can_be_agreed_that_a_card_exhausted_without_effect_is_a_pass(stall: str, ended: bool) -> None:
    t = table(Side(supports=["Backup Muscle"]), passes=1, stall=stall)
    t.you.choose("use Backup Muscle")
    assert phase_has_ended(t) == ended


@rule("destiny.pass.no_change_counts_as_pass")
@pytest.mark.parametrize(("stall", "ended"), [("action", False), ("pass", True)])
def test_it_can_be_agreed_that_a_card_played_without_effect_is_a_pass(stall: str, ended: bool) -> None:
    t = table(Side(hand=["Dodge", "Block"]), passes=1, stall=stall)
    t.you.choose("play Dodge")
    assert (t.you.discard, phase_has_ended(t)) == (["Dodge"], ended)


@rule("destiny.pass.no_change_counts_as_pass")
@card("destiny", "AW-155")
def test_with_that_reading_a_card_that_does_something_is_still_an_action() -> None:
    t = table(Side(hand=["Dodge"]), Side(pool=["Nightsister:2RD"]), passes=1, stall="pass")
    t.you.choose("play Dodge")
    assert (t.they.pool, phase_has_ended(t)) == ([], False)


@rule("destiny.pass.no_change_counts_as_pass")
@card("destiny", "AW-101")
def test_with_that_reading_a_card_exhausted_for_a_resource_is_still_an_action() -> None:
    t = table(Side(supports=["Underworld Connections"]), passes=1, stall="pass")
    t.you.choose("use Underworld Connections")
    assert (t.you.resources, phase_has_ended(t)) == (3, False)
