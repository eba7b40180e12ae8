"""Action 4: requirements against attributes, reward or penalty, and the equipment that is used."""

from __future__ import annotations

import pytest

from dejarik.kernel.rng import key_from_seed
from tests.bounty.table import Hunter, table
from tests.scenario import rule

SIX_MISSIONS = ["Debtor on Nevarro", "Hutt Vault", "Jawa Bargain", "Spice Convoy", "Syndicate Council", "Prison Ship"]


@rule("bounty.mission.compare")
@pytest.mark.parametrize(("board", "credits"), [("Grapnel Line", 400), ("Vibroblade", 0)])
def test_chance_has_no_part_in_a_mission(board: str, credits: int) -> None:
    for seed in range(5):
        t = table(you=Hunter("Boba Fett", board=[board]))
        t.state.key = key_from_seed(seed)
        t.you.choose("mission", "attempt Courier to Mos Pelgo", f"use {board}")
        assert t.you.credits == credits
        assert t.state.counter == 0


@rule("bounty.mission.choose_open")
def test_every_open_mission_may_be_tried_whatever_its_level() -> None:
    t = table(you=Hunter("Boba Fett"), missions=SIX_MISSIONS)
    t.you.choose("mission")
    t.you.can_choose(*(f"attempt {name}" for name in SIX_MISSIONS))


@rule("bounty.mission.choose_open")
def test_without_an_open_mission_there_is_none_to_try() -> None:
    t = table(you=Hunter("Boba Fett"), missions=[], mission_deck=[])
    t.you.can_choose("draw", "job", "end")
    assert t.you.why_not("mission") == ("bounty.mission.choose_open", ())


@rule("bounty.mission.move_to_board", "bounty.mission_board.mission_space")
def test_the_chosen_mission_moves_to_the_mission_board() -> None:
    t = table(you=Hunter("Boba Fett", board=["Vibroblade"]), missions=SIX_MISSIONS)
    t.you.choose("mission", "attempt Jawa Bargain")
    assert t.mission_space == ["Jawa Bargain"]
    assert t.missions == ["Debtor on Nevarro", "Hutt Vault", "Spice Convoy", "Syndicate Council", "Prison Ship"]


@rule("bounty.mission.requirement_total")
def test_opposing_events_are_added_to_the_mission() -> None:
    t = table(
        you=Hunter("Boba Fett", board=["Vibroblade"]),
        they=Hunter("Din Djarin", credits=200, hand=["Double Cross"]),
        third=Hunter("Fennec Shand", credits=200, hand=["Ambush"]),
    )
    t.you.choose("mission", "attempt Debtor on Nevarro")
    t.they.choose("event Double Cross")
    assert t.needed == "3/1/2/1"
    t.third.choose("event Ambush")
    assert t.needed == "4/2/2/1"


@rule("bounty.mission.performer_event_not_required")
def test_ones_own_event_does_not_raise_the_requirements() -> None:
    t = table(you=Hunter("Boba Fett", credits=200, hand=["Ambush"], board=["Vibroblade"]))
    t.you.choose("mission", "attempt Debtor on Nevarro", "event Ambush")
    assert (t.needed, t.present) == ("3/1/1/0", "3/2/1/1")


@rule("bounty.mission.choose_equipment")
def test_only_the_equipment_one_uses_counts() -> None:
    t = table(you=Hunter("Boba Fett", board=["Vibroblade", "Grapnel Line", "Tracking Visor"]))
    t.you.choose("mission", "attempt Jawa Bargain")
    t.you.can_choose("use Vibroblade", "use Grapnel Line", "use Tracking Visor", "resolve")
    t.you.choose("use Vibroblade", "use Tracking Visor")
    t.you.can_choose("use Grapnel Line", "resolve")
    assert t.present == "3/1/1/2"


@rule("bounty.mission.choice_after_events", "bounty.temporary.unused_stays")
def test_a_temporary_card_is_spared_when_the_mission_is_met_without_it() -> None:
    t = table(
        you=Hunter("Boba Fett", board=["Grapnel Line", "Smoke Canister"]),
        they=Hunter("Din Djarin", credits=200, hand=["Ambush"]),
    )
    t.you.choose("mission", "attempt Courier to Mos Pelgo")
    t.they.can_choose("event Ambush", "pass")
    t.they.choose("pass")
    t.you.choose("use Grapnel Line", "resolve")
    assert (t.you.credits, t.you.board, t.discard) == (400, ["Grapnel Line", "Smoke Canister"], [])


@rule("bounty.temporary.discard_after_use")
def test_a_used_temporary_card_is_discarded_and_frees_its_space() -> None:
    board = ["Smoke Canister", "Vibroblade", "Padded Bracers", "Tracking Visor"]
    t = table(you=Hunter("Boba Fett", hand=["Grapnel Line"], board=board))
    t.you.choose("mission", "attempt Courier to Mos Pelgo", "use Smoke Canister", "resolve")
    assert (t.you.credits, t.discard, t.you.board) == (400, ["Smoke Canister"], board[1:])
    t.you.choose("equip Grapnel Line")
    assert len(t.you.board) == 4


@rule("bounty.temporary.also_on_failure", "bounty.temporary.unused_stays")
def test_a_temporary_card_used_in_a_failed_mission_is_lost_and_an_unused_one_is_not() -> None:
    t = table(you=Hunter("Boba Fett", credits=600, board=["Smoke Canister", "Blasting Charge"]))
    t.you.choose("mission", "attempt Moisture Farm Watch", "resolve")
    assert (t.you.board, t.discard, t.you.credits) == (["Smoke Canister", "Blasting Charge"], [], 500)
    t.you.choose("mission", "attempt Moisture Farm Watch", "use Blasting Charge", "resolve")
    assert (t.you.board, t.discard, t.you.credits) == (["Smoke Canister"], ["Blasting Charge"], 400)


@rule("bounty.equipment.permanent_stays")
def test_lasting_equipment_serves_again_in_the_next_mission() -> None:
    t = table(you=Hunter("Boba Fett", board=["Grapnel Line"]))
    t.you.choose("mission", "attempt Courier to Mos Pelgo", "use Grapnel Line")
    assert t.you.board == ["Grapnel Line"]
    t.you.choose("mission", "attempt Jawa Bargain")
    t.you.can_choose("use Grapnel Line", "resolve")
    assert t.present == "2/1/1/1"


@rule("bounty.mission.attribute_total")
def test_board_own_event_and_used_equipment_add_up() -> None:
    board = ["Flame Gauntlet", "Stolen Clearance", "Vibroblade"]
    t = table(you=Hunter("Boba Fett", credits=200, hand=["Sandstorm"], board=board), missions=["Hutt Vault"])
    t.you.choose("mission", "attempt Hutt Vault", "event Sandstorm")
    assert t.present == "2/2/2/1"
    t.you.choose("use Flame Gauntlet", "use Stolen Clearance")
    assert t.present == "3/4/3/3"


@rule("bounty.mission.each_attribute_separately")
def test_plenty_in_three_attributes_does_not_make_up_for_the_fourth() -> None:
    board = ["Hired Speeder", "Covert Allies", "Durasteel Cuirass", "Coded Datapad"]
    t = table(you=Hunter("Fennec Shand", credits=100, board=board), missions=["Debtor on Nevarro"])
    t.you.choose(
        "mission", "attempt Debtor on Nevarro", "use Hired Speeder", "use Covert Allies", "use Durasteel Cuirass"
    )
    assert (t.needed, t.present) == ("3/1/1/0", "2/7/4/5")
    t.you.choose("resolve")
    assert (t.you.credits, t.completed) == (0, [])


@rule("bounty.mission.success_condition", "bounty.mission.failure_condition")
@pytest.mark.parametrize(
    ("used", "present", "completed"),
    [
        (["Vibroblade", "Padded Bracers"], "3/1/2/1", ["Debtor on Nevarro"]),
        (["Padded Bracers"], "2/1/2/1", []),
        (["Vibroblade"], "3/1/1/1", []),
    ],
)
def test_equal_is_enough_and_one_less_is_not(used: list[str], present: str, completed: list[str]) -> None:
    t = table(
        you=Hunter("Boba Fett", board=["Vibroblade", "Padded Bracers", "Grapnel Line"]),
        they=Hunter("Din Djarin", credits=200, hand=["Double Cross"]),
    )
    t.you.choose("mission", "attempt Debtor on Nevarro")
    t.they.choose("event Double Cross")
    t.you.choose(*(f"use {name}" for name in used))
    assert (t.needed, t.present) == ("3/1/2/1", present)
    t.you.choose("resolve")
    assert t.completed == completed


@rule("bounty.mission.failure_condition")
def test_missing_a_single_cunning_is_a_failure() -> None:
    t = table(
        you=Hunter("Boba Fett", credits=100, board=["Vibroblade", "Padded Bracers"]),
        they=Hunter("Din Djarin", credits=200, hand=["Altered Deal"]),
    )
    t.you.choose("mission", "attempt Debtor on Nevarro")
    t.they.choose("event Altered Deal")
    t.you.choose("use Vibroblade")
    assert (t.needed, t.present) == ("3/1/1/2", "3/1/1/1")
    t.you.choose("use Padded Bracers")
    assert (t.completed, t.you.credits) == ([], 0)


@rule("bounty.mission.success_reward", "bounty.mission.success_leaves_game")
def test_success_pays_the_reward_and_the_mission_never_returns() -> None:
    t = table(you=Hunter("Boba Fett", credits=300, board=["Grapnel Line"]), they=Hunter("Din Djarin", credits=100))
    t.you.choose("mission", "attempt Courier to Mos Pelgo", "use Grapnel Line")
    assert (t.you.credits, t.they.credits) == (700, 100)
    assert t.completed == ["Courier to Mos Pelgo"]
    assert "Courier to Mos Pelgo" not in t.missions + t.mission_deck + t.mission_space + t.discard


@rule("bounty.mission.failure_penalty")
def test_failure_costs_the_penalty() -> None:
    t = table(you=Hunter("Boba Fett", credits=500), they=Hunter("Din Djarin", credits=100), missions=["Spice Convoy"])
    t.you.choose("mission", "attempt Spice Convoy")
    assert (t.you.credits, t.they.credits) == (200, 100)


@rule("bounty.mission.failure_partial")
def test_whoever_cannot_pay_the_penalty_pays_what_there_is() -> None:
    t = table(you=Hunter("Boba Fett", credits=100, hand=["Ambush"], board=["Slicer Rig"]), missions=["Hutt Vault"])
    t.you.choose("mission", "attempt Hutt Vault", "resolve")
    assert (t.you.credits, t.you.hand, t.you.board) == (0, ["Ambush"], ["Slicer Rig"])
    t.you.choose("job")
    assert t.you.credits == 200


@rule("bounty.mission.failure_returns")
def test_a_failed_mission_returns_to_its_place_and_may_be_tried_again() -> None:
    t = table(you=Hunter("Boba Fett", credits=600), missions=SIX_MISSIONS)
    t.you.choose("mission", "attempt Jawa Bargain")
    assert (t.missions, t.mission_space) == (SIX_MISSIONS, [])
    t.you.choose("mission")
    t.you.can_choose(*(f"attempt {name}" for name in SIX_MISSIONS))
    t.you.choose("attempt Jawa Bargain", "end")
    t.they.choose("mission")
    t.they.can_choose(*(f"attempt {name}" for name in SIX_MISSIONS))
