"""Claiming the battlefield: its ability, who controls it then, and what the claimer may still do this round."""

from __future__ import annotations

from tests.destiny.table import Side, card, rule, table

ECHO_BASE = Side(team=["Kylo Ren"], field="Echo Base")
FOES = Side(team=["Hired Gun", "Rebel Trooper"])


@rule("destiny.claim.ability_immediately")
@card("destiny", "AW-166")
def test_the_claim_ability_is_used_before_the_opponents_turn() -> None:
    t = table(ECHO_BASE, FOES)
    t.you.choose("claim")
    t.you.can_choose("yes", "no")
    t.you.choose("yes", "shield Kylo Ren")
    assert t.you.shields("Kylo Ren") == 1
    t.they.choose("pass")


@rule("destiny.claim.ability_optional")
def test_the_claim_ability_may_be_left_unused() -> None:
    t = table(ECHO_BASE, FOES, holder="they")
    t.you.choose("claim", "no")
    assert (t.you.controls_field, t.you.shields("Kylo Ren")) == (True, 0)
    t.they.cannot_choose("claim")


@rule("destiny.claim.take_control")
def test_a_claimer_takes_control_at_once() -> None:
    t = table(ECHO_BASE, FOES, holder="they")
    t.you.choose("claim")
    assert (t.you.controls_field, t.they.controls_field) == (True, False)
    assert t.you.view.region("field").note.en == "Player 1 controls it, claimed this round"


@rule("destiny.claim.take_control")
def test_the_claimer_begins_the_next_round() -> None:
    t = table(ECHO_BASE, FOES, holder="they", round=4)
    t.you.choose("claim", "no")
    t.they.choose("pass")
    assert t.round == 5
    t.you.choose("pass")


@rule("destiny.claim.own_battlefield")
@card("destiny", "LEG-178")
def test_ones_own_battlefield_can_be_claimed_for_its_ability() -> None:
    t = table(Side(team=["Kylo Ren"], field="Outer Rim Outpost", deck=["Dodge", "Block"]), FOES, holder="you")
    t.you.choose("claim", "yes")
    assert (t.you.controls_field, t.you.resources, t.you.hand) == (True, 3, ["Dodge"])
    t.they.cannot_choose("claim")


@rule("destiny.claim.automatic_pass")
def test_the_claimer_passes_for_the_rest_of_the_round_without_a_choice() -> None:
    t = table(ECHO_BASE, FOES)
    t.you.choose("claim", "no")
    t.they.choose("activate Hired Gun")
    t.roll("-")
    t.they.can_choose("activate Rebel Trooper", "pass")


@rule("destiny.claim.opponent_continues")
def test_the_opponent_goes_on_until_passing() -> None:
    t = table(ECHO_BASE, Side(team=["Hired Gun", "Rebel Trooper"], supports=["Outpost"]), round=4)
    t.you.choose("claim", "no")
    t.they.choose("activate Hired Gun")
    t.roll("1R")
    t.they.choose("activate Outpost")
    t.roll("-")
    t.they.choose("resolve Hired Gun:1R")
    assert (t.they.resources, t.round) == (3, 4)
    t.they.choose("pass")
    assert t.round == 5
    t.you.choose("activate Kylo Ren")


@rule("destiny.claim.opponent_continues")
def test_the_phase_ends_when_the_opponent_passes_right_after_the_claim() -> None:
    t = table(ECHO_BASE, FOES, round=4)
    t.you.choose("claim", "no")
    t.they.choose("pass")
    assert t.round == 5


@rule("destiny.claim.once_per_round")
def test_only_one_player_claims_in_a_round() -> None:
    t = table(ECHO_BASE, FOES, round=4)
    t.you.choose("claim", "no")
    assert t.they.why_not("claim").rule == "destiny.claim.once_per_round"
    t.they.choose("pass")
    assert t.round == 5
    t.you.choose("pass")
    t.they.choose("claim", "no")
    assert t.they.controls_field


@rule("destiny.claim.declines_actions")
@card("destiny", "AW-018", "AW-114")
def test_an_additional_action_of_the_claimer_is_given_up() -> None:
    t = table(
        Side(team=["Kylo Ren"], supports=["Speeder Bike Scout"], pool=["Speeder Bike Scout:Sp"]),
        Side(team=["Hired Gun"], pool=["Hired Gun:1Dr"], hand=["Anticipate"]),
        claimed_by="you",
        turn_of="they",
    )
    t.they.choose("play Anticipate")
    t.you.choose("resolve Speeder Bike Scout:Sp", "remove Hired Gun:1Dr")
    t.they.can_choose("activate Hired Gun", "pass")


@rule("destiny.claim.declines_actions")
@card("destiny", "AW-110")
def test_the_claimer_does_not_act_when_the_opponent_offers_an_action() -> None:
    t = table(
        Side(team=["Kylo Ren"]),
        Side(team=["Hired Gun"], hand=["Retreat"]),
        claimed_by="you",
        turn_of="they",
        round=4,
    )
    t.they.choose("play Retreat")
    assert t.round == 5


@rule("destiny.claim.abilities_still_usable")
@card("destiny", "AW-021")
def test_the_claimer_still_uses_abilities_that_are_no_actions() -> None:
    t = table(Side(team=["Jango Fett"]), FOES, claimed_by="you", turn_of="they")
    t.they.choose("activate Hired Gun")
    t.roll("-")
    t.you.choose("yes")
    t.roll("2RD")
    assert (t.you.pool, t.you.is_exhausted("Jango Fett")) == (["Jango Fett:2RD"], True)
    t.they.can_choose("activate Rebel Trooper", "pass")


@rule("destiny.claim.abilities_still_usable")
@card("destiny", "AW-009")
def test_the_claimer_still_defends() -> None:
    t = table(
        Side(team=["Count Dooku"], hand=["Dodge"]),
        Side(team=["Hired Gun"], pool=["Hired Gun:2RD1"]),
        claimed_by="you",
        turn_of="they",
    )
    t.they.choose("resolve Hired Gun:2RD1", "hit Count Dooku")
    t.you.choose("yes")
    assert (t.you.damage("Count Dooku"), t.you.discard) == (1, ["Dodge"])
