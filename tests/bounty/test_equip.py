"""Attaching equipment: when, from where, at what price, and for how long."""

from __future__ import annotations

import pytest

from dejarik.kernel.errors import IllegalMoveError
from tests.bounty.table import Hunter, table
from tests.scenario import rule

FULL_BOARD = ["Vibroblade", "Grapnel Line", "Padded Bracers", "Tracking Visor"]


@rule("bounty.equip.timing")
def test_nothing_is_attached_during_a_mission() -> None:
    t = table(
        you=Hunter("Boba Fett", credits=1000, hand=["Vibroblade", "Ambush"], board=["Slicer Rig"]),
        they=Hunter("Din Djarin", credits=200, hand=["Sandstorm"]),
    )
    t.you.choose("mission")
    t.you.cannot_choose("equip Vibroblade")
    t.you.choose("attempt Jawa Bargain")
    t.they.choose("event Sandstorm")
    t.you.can_choose("event Ambush", "pass")
    t.you.choose("pass")
    t.you.can_choose("use Slicer Rig", "resolve")
    with pytest.raises(IllegalMoveError, match="“equip vibroblade” is not a legal move here"):
        t.match.play("equip vibroblade")
    t.you.choose("resolve", "equip Vibroblade")
    assert t.you.board == ["Slicer Rig", "Vibroblade"]


@rule("bounty.equip.timing")
def test_nothing_is_attached_while_drawing_selling_or_in_somebody_elses_turn() -> None:
    t = table(
        you=Hunter("Boba Fett", credits=1000, hand=["Vibroblade"], board=["Slicer Rig"]),
        they=Hunter("Din Djarin", credits=1000, hand=["Grapnel Line"]),
        market=["Ambush", "Sandstorm"],
    )
    t.you.choose("draw")
    t.you.can_choose("take Ambush", "take Sandstorm", "deck")
    t.you.choose("take Ambush", "take Sandstorm", "sale", "sell Ambush")
    t.you.can_choose("sell Sandstorm", "sell Vibroblade", "sell Slicer Rig", "done")
    t.you.choose("done")
    t.you.can_choose("equip Vibroblade", "store Sandstorm", "end")


@rule("bounty.equip.before_and_after")
def test_equipment_is_attached_before_the_first_action_and_after_the_second() -> None:
    t = table(you=Hunter("Boba Fett", credits=400, hand=["Grapnel Line", "Vibroblade"]))
    t.you.choose("equip Grapnel Line", "mission", "attempt Courier to Mos Pelgo", "pass", "use Grapnel Line", "job")
    assert (t.actions, t.you.credits) == (0, 800)
    t.you.choose("equip Vibroblade")
    assert t.you.board == ["Grapnel Line", "Vibroblade"]


@rule("bounty.equip.from_hand")
def test_equipment_is_attached_from_ones_own_hand_only() -> None:
    t = table(
        you=Hunter("Boba Fett", credits=1000, hand=["Vibroblade"]),
        they=Hunter("Din Djarin", hand=["Grapnel Line"]),
        market=["Padded Bracers"],
        discard=["Tracking Visor"],
    )
    t.you.can_choose("draw", "sale", "job", "mission", "equip Vibroblade", "end")
    with pytest.raises(IllegalMoveError, match="“equip padded_bracers” is not a legal move here"):
        t.match.play("equip padded_bracers")
    t.you.choose("equip Vibroblade")
    assert (t.you.board, t.they.board) == (["Vibroblade"], [])


@rule("bounty.equip.face_up")
def test_everybody_sees_attached_equipment() -> None:
    t = table(you=Hunter("Boba Fett", credits=200, hand=["Vibroblade"], board=["Slicer Rig"]))
    t.you.choose("equip Vibroblade")
    for onlooker in (t.you, t.they, t.spectators):
        assert onlooker.sees("board", of=t.you) == ["Slicer Rig", "Vibroblade"]


@rule("bounty.equip.free_slot")
def test_a_full_board_takes_no_more() -> None:
    t = table(you=Hunter("Boba Fett", credits=1000, hand=["Slicer Rig"], board=FULL_BOARD))
    t.you.can_choose("draw", "sale", "job", "mission", "end")
    assert t.you.why_not("equip Slicer Rig") == ("bounty.equip.free_slot", (4,))
    with pytest.raises(IllegalMoveError, match="all 4 equipment spaces are taken"):
        t.match.play("equip slicer_rig")
    assert (t.you.credits, t.you.board) == (1000, FULL_BOARD)


@rule("bounty.equip.pay_cost")
def test_each_card_is_paid_for() -> None:
    t = table(you=Hunter("Boba Fett", credits=1000, hand=["Vibroblade", "Slicer Rig"]))
    t.you.choose("equip Vibroblade", "equip Slicer Rig")
    assert (t.you.credits, t.they.credits, t.you.hand) == (200, 0, [])


@rule("bounty.equip.must_afford")
def test_a_card_that_is_too_dear_is_refused() -> None:
    t = table(you=Hunter("Boba Fett", credits=300, hand=["Flame Gauntlet"]))
    t.you.can_choose("draw", "sale", "job", "mission", "end")
    assert t.you.why_not("equip Flame Gauntlet") == ("bounty.equip.must_afford", (400, 300))


@rule("bounty.equip.must_afford")
def test_the_last_credit_may_be_spent() -> None:
    t = table(you=Hunter("Boba Fett", credits=400, hand=["Flame Gauntlet"]))
    t.you.choose("equip Flame Gauntlet")
    assert (t.you.credits, t.you.board) == (0, ["Flame Gauntlet"])


@rule("bounty.equip.any_number")
def test_four_cards_are_attached_between_two_actions() -> None:
    t = table(you=Hunter("Boba Fett", credits=600, hand=FULL_BOARD))
    t.you.choose("job", *(f"equip {name}" for name in FULL_BOARD))
    assert (t.you.board, t.you.credits, t.actions) == (FULL_BOARD, 0, 1)


@rule("bounty.equip.stays_until_used_or_sold")
def test_a_full_board_makes_room_only_by_selling() -> None:
    t = table(you=Hunter("Boba Fett", credits=800, hand=["Full Beskar Suit"], board=FULL_BOARD))
    t.you.can_choose("draw", "sale", "job", "mission", "end")
    t.you.choose("sale", "sell Vibroblade", "done", "equip Full Beskar Suit")
    assert t.you.board == ["Grapnel Line", "Padded Bracers", "Tracking Visor", "Full Beskar Suit"]
    assert t.you.credits == 100
