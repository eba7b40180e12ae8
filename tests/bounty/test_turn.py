"""The course of a turn: two actions, the quick job, and what happens before the next player begins."""

from __future__ import annotations

import pytest

from dejarik.kernel.errors import IllegalMoveError
from tests.bounty.table import Hunter, table
from tests.scenario import rule

SEVEN_CARDS = ["Ambush", "Sandstorm", "Double Cross", "Cantina Rumor", "Rival Hunter", "Slicer Rig", "Vibroblade"]


@rule("bounty.turn.clockwise")
def test_turns_pass_clockwise() -> None:
    t = table(you=Hunter("Boba Fett"), they=Hunter("Din Djarin"), third=Hunter("Fennec Shand"))
    for active in (t.you, t.they, t.third, t.you):
        assert t.active == active
        active.choose("end")


@rule("bounty.turn.two_actions")
def test_a_turn_has_two_actions() -> None:
    t = table(you=Hunter("Boba Fett"))
    assert t.actions == 2
    t.you.choose("job")
    assert t.actions == 1
    t.you.choose("mission", "attempt Jawa Bargain")
    assert t.actions == 0
    t.you.can_choose("end")


@rule("bounty.turn.any_combination")
@pytest.mark.parametrize("sale_first", [True, False])
def test_actions_come_in_any_order(sale_first: bool) -> None:
    t = table(you=Hunter("Boba Fett", hand=["Vibroblade"]))
    sale, mission = ["sale", "sell Vibroblade"], ["mission", "attempt Jawa Bargain"]
    t.you.choose(*(sale + mission if sale_first else mission + sale))
    assert (t.actions, t.discard) == (0, ["Vibroblade"])
    assert t.you.credits == (0 if sale_first else 100)


@rule("bounty.turn.same_action_twice")
@pytest.mark.parametrize(
    "action",
    [
        ["draw", "deck", "deck"],
        ["sale", "sell Vibroblade", "done"],
        ["mission", "attempt Jawa Bargain"],
    ],
)
def test_drawing_selling_and_missions_may_be_repeated(action: list[str]) -> None:
    t = table(you=Hunter("Boba Fett", hand=["Vibroblade", "Vibroblade", "Slicer Rig"]))
    t.you.choose(*action, *action)
    assert t.actions == 0


@rule("bounty.turn.same_action_twice", "bounty.quick_job.once_per_turn")
def test_the_quick_job_may_not_be_repeated_before_the_next_turn() -> None:
    t = table(you=Hunter("Boba Fett"))
    t.you.choose("job")
    t.you.can_choose("draw", "mission", "end")
    assert t.you.why_not("job") == ("bounty.quick_job.once_per_turn", ())
    t.you.choose("end")
    t.they.can_choose("draw", "job", "mission", "end")
    t.they.choose("job", "end")
    t.you.choose("job")
    assert (t.you.credits, t.they.credits) == (400, 200)


@rule("bounty.quick_job.income")
def test_the_quick_job_pays_200_for_an_action() -> None:
    t = table(you=Hunter("Boba Fett"))
    t.you.choose("job")
    assert (t.you.credits, t.they.credits, t.actions) == (200, 0, 1)


@rule("bounty.setup.common_pool")
def test_the_pool_pays_in_full_however_much_it_has_paid() -> None:
    t = table(you=Hunter("Boba Fett", credits=1_000_000, hand=["Vibroblade"], board=["Grapnel Line"]))
    for _ in range(25):
        t.you.choose("job", "end")
        t.they.choose("job", "end")
    assert (t.you.credits, t.they.credits) == (1_005_000, 5_000)
    t.you.choose("sale", "sell Vibroblade", "done", "mission", "attempt Courier to Mos Pelgo", "use Grapnel Line")
    assert t.you.credits == 1_005_500


@rule("bounty.turn.equipping_is_not_an_action")
def test_attaching_equipment_uses_no_action() -> None:
    t = table(you=Hunter("Boba Fett", credits=200, hand=["Vibroblade"]))
    t.you.choose("equip Vibroblade")
    assert (t.you.board, t.actions) == (["Vibroblade"], 2)


@rule("bounty.end_turn.after_two_actions")
def test_after_two_actions_only_attaching_storing_and_ending_are_left() -> None:
    t = table(you=Hunter("Boba Fett", credits=400, hand=["Vibroblade", "Ambush"]), actions=1)
    t.you.choose("job")
    t.you.can_choose("equip Vibroblade", "store Ambush", "end")
    for action in ("draw", "sale", "job", "mission"):
        assert t.you.why_not(action) == ("bounty.end_turn.after_two_actions", ())
    with pytest.raises(IllegalMoveError, match=r"both actions of this turn are used, bounty\.end_turn\.after_two"):
        t.match.play(("draw",))
    t.you.choose("equip Vibroblade", "store Ambush", "end")
    assert t.active == t.they


@rule("bounty.end_turn.after_two_actions")
def test_a_turn_may_be_ended_early() -> None:
    t = table(you=Hunter("Boba Fett"))
    t.you.choose("end")
    assert t.active == t.they


@rule("bounty.end_turn.refill_market")
def test_the_market_is_refilled_to_four() -> None:
    t = table(
        you=Hunter("Boba Fett"), market=["Ambush"], deck=["Vibroblade", "Slicer Rig", "Sandstorm", "Rival Hunter"]
    )
    t.you.choose("end")
    assert t.market == ["Ambush", "Vibroblade", "Slicer Rig", "Sandstorm"]
    assert t.deck == ["Rival Hunter"]
    assert t.they.sees("market") == t.market


@rule("bounty.end_turn.reshuffle")
def test_discarded_cards_become_the_new_deck_in_the_middle_of_refilling() -> None:
    pile = ["Vibroblade", "Grapnel Line", "Padded Bracers", "Tracking Visor", "Blasting Charge"] * 2
    pile += ["Smoke Canister", "Portable Barrier", "Forged Chain Code", "Double Cross", "Ambush"] * 2
    t = table(you=Hunter("Boba Fett"), market=["Sandstorm", "Rival Hunter"], deck=["Slicer Rig"], discard=pile)
    t.you.choose("end")
    assert t.market[:3] == ["Sandstorm", "Rival Hunter", "Slicer Rig"]
    assert (len(t.market), len(t.deck), t.discard) == (4, 19, [])
    assert sorted(t.deck + t.market[3:]) == sorted(pile)
    assert t.deck != pile[: len(t.deck)]


@rule("bounty.end_turn.refill_missions")
def test_missions_are_refilled_to_six() -> None:
    row = ["Debtor on Nevarro", "Womp Rat Nest", "Jawa Bargain", "Spice Convoy"]
    t = table(you=Hunter("Boba Fett"), missions=row, mission_deck=["Hutt Vault", "Prison Ship", "Guild Archive"])
    t.you.choose("end")
    assert t.missions == [*row, "Hutt Vault", "Prison Ship"]
    assert t.mission_deck == ["Guild Archive"]


@rule("bounty.end_turn.missions_only_then", "bounty.mission.success_leaves_game")
def test_a_completed_mission_is_replaced_only_at_the_end_of_the_turn() -> None:
    t = table(you=Hunter("Boba Fett", board=["Grapnel Line"]))
    t.you.choose("mission", "attempt Courier to Mos Pelgo", "use Grapnel Line")
    assert (t.completed, len(t.missions)) == (["Courier to Mos Pelgo"], 5)
    t.you.choose("job", "end")
    assert len(t.missions) == 6
    assert "Courier to Mos Pelgo" not in t.missions + t.mission_deck


@rule("bounty.end_turn.mission_deck_empty")
def test_with_an_empty_mission_deck_the_row_stays_shorter() -> None:
    row = ["Courier to Mos Pelgo", "Debtor on Nevarro", "Womp Rat Nest", "Jawa Bargain", "Spice Convoy", "Hutt Vault"]
    t = table(you=Hunter("Boba Fett", board=["Grapnel Line"]), missions=row, mission_deck=[])
    t.you.choose("mission", "attempt Courier to Mos Pelgo", "use Grapnel Line", "end")
    assert (t.missions, t.completed) == (row[1:], ["Courier to Mos Pelgo"])


@rule("bounty.end_turn.order")
def test_cards_over_the_hand_limit_are_discarded_in_time_to_refill_the_market() -> None:
    t = table(you=Hunter("Boba Fett", hand=SEVEN_CARDS), market=[], deck=[], missions=["Jawa Bargain"])
    t.you.choose("end", "discard Ambush", "discard Slicer Rig")
    assert sorted(t.market) == ["Ambush", "Slicer Rig"]
    assert (t.deck, t.discard) == ([], [])
    told = t.you.reads()
    assert told[:3] == [
        "Boba Fett discards “Ambush”.",
        "Boba Fett discards “Slicer Rig”.",
        "The discard pile is shuffled into a new market deck.",
    ]
    assert [line.partition(":")[0] for line in told[3:]] == ["New in the market"] * 2 + ["New mission"] * 5 + [
        "Round 1"
    ]


@rule("bounty.end_turn.next_player")
def test_the_left_neighbor_begins_with_two_actions_and_a_fresh_quick_job() -> None:
    t = table(you=Hunter("Boba Fett"), market=[])
    t.you.choose("job", "end")
    assert (t.active, t.actions, len(t.market), len(t.missions)) == (t.they, 2, 4, 6)
    t.they.can_choose("draw", "job", "mission", "end")
