"""How the game ends: a level 4 mission completed, the boards sold, the most credits win."""

from __future__ import annotations

import pytest

from dejarik.kernel.match import Match
from tests.bounty.table import Hunter, Table, table
from tests.scenario import rule

FINAL_BOARD = ["Prototype Disruptor", "Micro-Rocket Burst", "Covert Allies"]
"""Just enough for Din Djarin on the Moff's cruiser; the first stays and sells for 400, the others are temporary."""


def final_mission(credits: int = 0, they: Hunter | None = None, third: Hunter | None = None) -> Table:
    """Din Djarin completes a level 4 mission with the first action of the turn."""
    t = table(
        you=Hunter("Din Djarin", credits=credits, board=FINAL_BOARD),
        they=they or Hunter("Bo-Katan Kryze"),
        third=third,
        market=["Ambush", "Sandstorm", "Vibroblade"],
        missions=["The Moff's Light Cruiser", "Jawa Bargain"],
    )
    t.you.choose("mission", "attempt The Moff's Light Cruiser")
    return t


def finish(t: Table) -> tuple[int, ...]:
    """Use everything; the final scores."""
    t.you.choose(*(f"use {name}" for name in FINAL_BOARD))
    assert t.match.result is not None
    return t.match.result.scores


@rule("bounty.end.level_four", "bounty.end.reward_counts")
def test_completing_a_level_four_mission_ends_the_game_and_its_reward_counts() -> None:
    t = final_mission(credits=500)
    assert finish(t) == (3900, 0)
    assert (t.match.decision, t.winners) == (None, (0,))
    assert t.completed == ["The Moff's Light Cruiser"]
    view = t.they.view
    assert (view.prompt, view.winners) == (None, (0,))
    assert [number.icon for number in view.seats[0].numbers if number.icon == "actions"] == []


@rule("bounty.end.reward_counts")
def test_used_temporary_equipment_is_gone_before_the_count() -> None:
    t = final_mission()
    assert finish(t) == (3400, 0)
    told = t.you.reads()
    assert "Din Djarin discards “Micro-Rocket Burst”." in told
    assert "Din Djarin sells “Prototype Disruptor” for 400 credits." in told
    assert "Din Djarin sells “Micro-Rocket Burst” for 200 credits." not in told


@rule("bounty.end.reward_counts")
def test_unused_temporary_equipment_is_sold_with_the_board() -> None:
    t = table(you=Hunter("Din Djarin", board=[*FINAL_BOARD, "Smoke Canister"]), missions=["The Moff's Light Cruiser"])
    t.you.choose("mission", "attempt The Moff's Light Cruiser", *(f"use {name}" for name in FINAL_BOARD), "resolve")
    assert t.you.credits == 3500


@rule("bounty.end.immediate")
def test_the_end_drops_the_second_action_the_refill_and_all_other_turns() -> None:
    t = final_mission()
    finish(t)
    assert (t.actions, t.market, t.missions) == (1, ["Ambush", "Sandstorm", "Vibroblade"], ["Jawa Bargain"])
    assert t.match.options == []
    assert t.you.reads()[-1].startswith("The game is over.")
    assert not any(line.startswith("Turn") for line in t.you.reads())


@rule("bounty.end.immediate", "bounty.fennec.keep_discarded")
def test_fennec_is_not_asked_about_used_cards_when_the_game_is_over() -> None:
    t = table(
        you=Hunter("Fennec Shand", board=["Slicer Rig", "Cantina Bruiser", "Borrowed Gunship"]),
        missions=["Lost Beskar Cache"],
    )
    t.you.choose(
        "mission", "attempt Lost Beskar Cache", "use Slicer Rig", "use Cantina Bruiser", "use Borrowed Gunship"
    )
    assert (t.winners, t.you.credits, t.you.hand) == ((0,), 3300, [])


@rule("bounty.end.failure_does_not_end")
def test_failing_a_level_four_mission_does_not_end_the_game() -> None:
    t = final_mission(credits=1500)
    t.you.choose("resolve")
    assert (t.winners, t.you.credits) == (None, 500)
    assert t.missions == ["The Moff's Light Cruiser", "Jawa Bargain"]
    t.you.can_choose("draw", "sale", "job", "mission", "end")


@rule("bounty.end.sell_board", "bounty.sell.half_price")
def test_everybody_sells_the_board_for_half() -> None:
    t = final_mission(they=Hunter("Bo-Katan Kryze", credits=500, board=["Slicer Rig", "Vibroblade"]))
    assert finish(t) == (3400, 900)
    assert (t.you.board, t.they.board) == ([], [])


@rule("bounty.end.hand_worthless")
def test_cards_in_hand_are_worth_nothing() -> None:
    hand = ["Full Beskar Suit", "Veteran Astromech", "Slicer Rig", "Double Cross", "Rival Hunter"]
    t = final_mission(they=Hunter("Bo-Katan Kryze", credits=500, hand=hand))
    t.they.choose("pass")
    assert finish(t) == (3400, 500)
    assert t.they.hand == hand


@rule("bounty.end.boba_slot")
def test_boba_fett_s_stored_event_is_sold_too() -> None:
    t = final_mission(they=Hunter("Boba Fett", slot="Double Cross"))
    assert finish(t) == (3400, 100)
    assert t.they.slot == []


@rule("bounty.end.most_credits")
def test_the_most_credits_win_whoever_ended_the_game() -> None:
    t = final_mission(credits=600, they=Hunter("Bo-Katan Kryze", credits=4500))
    assert finish(t) == (4000, 4500)
    assert t.winners == (1,)


@rule("bounty.end.most_credits", "bounty.end.sell_board")
def test_the_board_can_decide_the_game() -> None:
    t = final_mission(they=Hunter("Bo-Katan Kryze", credits=3200, board=["Slicer Rig"]))
    assert finish(t) == (3400, 3500)
    assert t.winners == (1,)


@rule("bounty.end.tie")
def test_a_tie_goes_to_whoever_completed_the_final_mission() -> None:
    t = final_mission(credits=600, they=Hunter("Bo-Katan Kryze", credits=4000))
    assert finish(t) == (4000, 4000)
    assert t.winners == (0,)


@rule("bounty.end.tie")
def test_others_who_tie_share_the_win() -> None:
    t = final_mission(they=Hunter("Bo-Katan Kryze", credits=4000), third=Hunter("Boba Fett", credits=4000))
    assert finish(t) == (3400, 4000, 4000)
    assert t.winners == (1, 2)
    assert t.match.result is not None
    assert t.match.result.shares == (0.0, 0.5, 0.5)


@rule("bounty.variant.round_limit")
def test_after_the_last_round_boards_are_sold_and_the_most_credits_win() -> None:
    t = table(
        you=Hunter("Boba Fett", credits=500, slot="Ambush"),
        they=Hunter("Din Djarin", credits=500, board=["Slicer Rig"]),
        rounds=1,
    )
    t.you.choose("end")
    assert t.match.result is None
    t.they.choose("end")
    assert (t.winners, t.you.credits, t.they.credits) == ((1,), 600, 800)


@rule("bounty.variant.round_limit")
def test_a_tie_after_the_last_round_is_shared() -> None:
    t = table(you=Hunter("Boba Fett", credits=500), they=Hunter("Din Djarin", credits=500), rounds=2)
    for player in (t.you, t.they, t.you, t.they):
        assert t.winners is None
        player.choose("end")
    assert t.winners == (0, 1)


@rule("bounty.variant.round_limit")
@pytest.mark.parametrize("rounds", [3, 100])
def test_a_dealt_game_ends_after_the_agreed_rounds(rounds: int) -> None:
    match = Match("bounty", players=2, seed=1, options={"rounds": str(rounds)})
    for _ in range(2 * rounds):
        assert match.result is None
        match.play("end")
    assert match.result is not None


@rule("bounty.variant.round_limit")
@pytest.mark.parametrize("options", [{}, {"rounds": "0"}], ids=["nothing agreed", "0"])
def test_there_is_no_limit_unless_one_is_agreed(options: dict[str, str]) -> None:
    match = Match("bounty", players=2, seed=1, options=options)
    for _ in range(250):
        match.play("end")
    assert match.result is None
