"""A turn and its first phases: what happens in the balance, refresh and draw phases, and in the first turns."""

from __future__ import annotations

import pytest

from tests.lcg.invented import DARK_POST, LIGHT_POST
from tests.lcg.table import Table, rule, side, table

POSTS = {"light": side(play=[LIGHT_POST]), "dark": side(play=[DARK_POST])}
"""Both players can act in every window, so that each of them is seen."""


def windows_of_the_turn(t: Table) -> list[str]:
    """The action windows of the turn that is beginning; nobody acts, engages or commits anything."""
    seen, active = [], t.active
    while t.active == active:
        if t.window:
            seen.append(t.window)
            t.pass_all()
        else:
            t.decline()
    return seen


# ---------------------------------------------------------------- the turn as a whole


@rule("lcg.turn.phases_order", "lcg.turn.window_list", "lcg.balance.no_action_window", "lcg.turn.end")
def test_a_turn_without_engagements_has_six_action_windows() -> None:
    t = table(**POSTS, active="light", begin="turn", balance="dark")
    assert windows_of_the_turn(t) == ["refresh", "draw", "deployment", "conflict", "conflict end", "force"]


@rule("lcg.general.alternate_turns", "lcg.turn.only_active_player_phases")
def test_turns_alternate_and_only_the_active_player_goes_through_the_phases() -> None:
    t = table(**POSTS, active="dark", begin="turn")
    assert (t.active, t.dial) == ("dark", 1)
    t.until_turn("light")
    assert (t.active, t.dial) == ("light", 1)
    t.until_turn("dark")
    assert (t.active, t.dial) == ("dark", 2)


@rule("lcg.turn.first.dark_skips_conflict", "lcg.turn.first.dark_normal_otherwise")
def test_the_dark_side_has_no_conflict_phase_in_its_first_turn() -> None:
    t = table(light=side(), dark=side(units=["Rancor"], play=[DARK_POST]), begin="turn", turn=1)
    assert windows_of_the_turn(t) == ["refresh", "draw", "deployment", "force"]
    later = table(light=side(), dark=side(units=["Rancor"], play=[DARK_POST]), begin="turn", turn=3)
    assert "conflict" in windows_of_the_turn(later)


@rule("lcg.turn.first.light_skips_focus_removal")
def test_the_light_side_keeps_its_focus_tokens_in_its_first_turn_and_refreshes_otherwise() -> None:
    light = side(
        units=["X-Wing"],
        play=[LIGHT_POST],
        focus={"X-Wing": 1},
        shields={"X-Wing": 1},
        objectives=["A Hero's Journey", "A Hero's Journey"],
    )
    t = table(light=light, active="light", begin="refresh", turn=2)
    assert (t.focus("X-Wing"), t.shields("X-Wing"), len(t.light.objectives)) == (1, 0, 3)
    later = table(light=light, active="light", begin="refresh", turn=4)
    assert later.focus("X-Wing") == 0


# ---------------------------------------------------------------- balance


@rule("lcg.balance.dark_dial", "lcg.balance.dark_dial_extra", "lcg.balance.dial_mandatory")
@pytest.mark.parametrize(("balance", "dial"), [("light", 4), ("dark", 5)])
def test_the_dial_advances_by_one_or_by_two_with_the_force(balance: str, dial: int) -> None:
    t = table(dark=side(play=[DARK_POST]), begin="balance", dial=3, balance=balance)
    assert (t.dial, t.window) == (dial, "refresh")


@rule("lcg.balance.two_steps", "lcg.win.dark_dial_twelve", "lcg.win.immediate")
def test_the_dark_side_wins_with_the_first_step_to_twelve() -> None:
    t = table(begin="balance", dial=11, balance="dark")
    assert (t.winner, t.dial) == ("dark", 12)


@rule("lcg.balance.light_damage")
def test_with_the_force_the_light_side_may_damage_one_dark_objective() -> None:
    t = table(dark=side(objectives=["Imperial Command", "Shadows of Dathomir"]), active="light", begin="balance")
    t.light.can_choose("objective Imperial Command", "objective Shadows of Dathomir", "no")
    t.light.choose("objective Imperial Command")
    assert (t.damage("Imperial Command"), t.damage("Shadows of Dathomir")) == (1, 0)


@rule("lcg.balance.light_damage")
def test_the_light_side_need_not_damage_an_objective() -> None:
    t = table(light=side(play=[LIGHT_POST]), active="light", begin="balance")
    t.light.choose("no")
    assert t.window == "refresh"
    assert [t.damage(f"Shadows of Dathomir#{copy}") for copy in (1, 2, 3)] == [0, 0, 0]


@rule("lcg.balance.light_damage_may_win", "lcg.win.light_three_objectives")
def test_the_damage_of_the_balance_phase_may_win_the_game() -> None:
    dark = side(damage={"Shadows of Dathomir": 4})
    t = table(light=side(victory=["Imperial Command"] * 2), dark=dark, active="light", begin="balance")
    t.light.choose("objective Shadows of Dathomir")
    assert (t.winner, len(t.light.victory)) == ("light", 3)


@rule("lcg.balance.light_without_force", "lcg.balance.light_no_dial")
def test_without_the_force_nothing_happens_in_the_light_balance_phase() -> None:
    t = table(light=side(play=[LIGHT_POST]), active="light", begin="balance", balance="dark", dial=4)
    assert (t.window, t.dial) == ("refresh", 4)


@rule("lcg.shield.balance_damage")
def test_a_shield_may_prevent_the_damage_of_the_balance_phase() -> None:
    t = table(dark=side(shields={"Shadows of Dathomir": 1}), active="light", begin="balance")
    t.light.choose("objective Shadows of Dathomir")
    t.dark.can_choose("shield Shadows of Dathomir", "no")
    t.dark.choose("shield Shadows of Dathomir")
    assert (t.damage("Shadows of Dathomir"), t.shields("Shadows of Dathomir")) == (0, 0)


# ---------------------------------------------------------------- refresh


@rule("lcg.refresh.step1_remove_focus", "lcg.refresh.slow_multi_focus")
def test_one_focus_token_comes_off_each_card_of_the_active_player() -> None:
    t = table(
        light=side(units=["X-Wing"], focus={"X-Wing": 1}, play=[LIGHT_POST]),
        dark=side(
            units=["Nightsister", "Kuati Security Team"],
            play=["Sith Library"],
            focus={"Nightsister": 1, "Kuati Security Team": 3, "Sith Library": 1, "Sith": 1, "Shadows of Dathomir": 2},
        ),
        begin="refresh",
    )
    assert (t.focus("Nightsister"), t.focus("Kuati Security Team"), t.focus("Sith Library")) == (0, 2, 0)
    assert (t.focus("Sith"), t.focus("Shadows of Dathomir"), t.focus("X-Wing")) == (0, 1, 1)


@rule("lcg.keyword.elite")
@pytest.mark.parametrize(("tokens", "left"), [(1, 0), (2, 0), (3, 1)])
def test_an_elite_unit_removes_one_more_token(tokens: int, left: int) -> None:
    t = table(dark=side(units=["Darth Vader"], focus={"Darth Vader": tokens}, play=[DARK_POST]), begin="refresh")
    assert t.focus("Darth Vader") == left


@rule("lcg.refresh.attached_controller")
def test_an_enhancement_refreshes_with_its_own_controller() -> None:
    sides = {
        "light": side(attached={"Stolen Plans": "Shadows of Dathomir"}, focus={"Stolen Plans": 1}, play=[LIGHT_POST]),
        "dark": side(focus={"Shadows of Dathomir": 1}, play=[DARK_POST]),
    }
    dark_turn = table(**sides, begin="refresh")
    assert (dark_turn.focus("Stolen Plans"), dark_turn.focus("Shadows of Dathomir")) == (1, 0)
    light_turn = table(**sides, active="light", begin="refresh")
    assert (light_turn.focus("Stolen Plans"), light_turn.focus("Shadows of Dathomir")) == (0, 1)


@rule("lcg.refresh.step2_remove_shields", "lcg.shield.until_refresh")
def test_shields_stay_until_their_controllers_refresh() -> None:
    t = table(
        light=side(shields={"A Hero's Journey": 1}),
        dark=side(
            units=["Kuati Security Team"],
            shields={"Kuati Security Team": 1, "Shadows of Dathomir": 1},
            play=[DARK_POST],
        ),
        begin="refresh",
    )
    assert (t.shields("Kuati Security Team"), t.shields("Shadows of Dathomir"), t.shields("A Hero's Journey")) == (
        0,
        0,
        1,
    )


@rule("lcg.refresh.step3_replace_objectives", "lcg.refresh.no_focus_on_new_objective")
def test_missing_objectives_are_replaced_from_the_top_of_the_deck() -> None:
    t = table(
        dark=side(
            objectives=["Shadows of Dathomir"],
            objective_deck=["Imperial Command", "Death and Despayre", "Shadows of Dathomir"],
            play=[DARK_POST],
        ),
        begin="refresh",
    )
    assert t.dark.objectives == ["Shadows of Dathomir", "Imperial Command", "Death and Despayre"]
    assert t.dark.objective_deck == ["Shadows of Dathomir"]
    assert (t.focus("Imperial Command"), t.damage("Imperial Command"), t.shields("Imperial Command")) == (0, 0, 0)


@rule("lcg.refresh.replacement_only_own_refresh")
def test_an_objective_is_not_replaced_in_the_opponents_refresh_phase() -> None:
    light = side(objectives=["A Hero's Journey"] * 2, play=[LIGHT_POST])
    t = table(light=light, dark=side(play=[DARK_POST]), begin="refresh")
    assert len(t.light.objectives) == 2
    t.until_turn("light")
    t.until("action")
    assert len(t.light.objectives) == 3


@rule("lcg.win.objective_deck_empty")
def test_who_cannot_replace_an_objective_loses() -> None:
    t = table(dark=side(objectives=["Shadows of Dathomir"] * 2, objective_deck=[]), begin="refresh")
    assert t.winner == "light"


@rule("lcg.win.objective_deck_empty")
def test_an_empty_objective_deck_alone_loses_nothing() -> None:
    t = table(dark=side(objective_deck=[], play=[DARK_POST]), begin="refresh")
    assert (t.winner, t.window) == (None, "refresh")


@rule("lcg.refresh.action_window")
def test_the_action_window_comes_after_the_steps_of_the_refresh_phase() -> None:
    dark = side(objectives=["Shadows of Dathomir"] * 2, focus={"Sith": 1}, shields={"Sith": 1}, play=[DARK_POST])
    t = table(dark=dark, begin="refresh")
    assert (t.window, t.chooser) == ("refresh", "dark")
    assert (t.focus("Sith"), t.shields("Sith"), len(t.dark.objectives)) == (0, 0, 3)


# ---------------------------------------------------------------- draw


@rule("lcg.draw.optional_discard", "lcg.draw.example_three", "lcg.draw.up_to_reserve")
def test_one_card_may_be_discarded_before_the_hand_is_filled_up() -> None:
    dark = side(hand=["Nightsister", "Rancor", "Duty Officer"], deck=["TIE Fighter"] * 10, play=[DARK_POST])
    t = table(dark=dark, begin="draw")
    t.dark.can_choose("discard Nightsister", "discard Rancor", "discard Duty Officer", "no")
    t.dark.choose("discard Rancor")
    assert t.dark.discard == ["Rancor"]
    assert t.dark.hand == ["Nightsister", "Duty Officer", *["TIE Fighter"] * 4]
    assert t.window == "draw"


@rule("lcg.draw.optional_discard")
def test_nothing_need_be_discarded() -> None:
    t = table(dark=side(hand=["Nightsister"], play=[DARK_POST]), begin="draw")
    t.dark.choose("no")
    assert (len(t.dark.hand), t.dark.discard, len(t.dark.deck)) == (6, [], 5)


@rule("lcg.draw.discard_down", "lcg.draw.example_eight")
def test_a_hand_of_eight_is_cut_down_to_six() -> None:
    t = table(dark=side(hand=[*["TIE Fighter"] * 7, "Rancor"], play=[DARK_POST]), begin="draw")
    t.dark.choose("no")
    t.dark.can_choose("discard TIE Fighter", "discard Rancor")
    t.dark.choose("discard Rancor", "discard TIE Fighter")
    assert (len(t.dark.hand), t.dark.discard) == (6, ["Rancor", "TIE Fighter"])


@rule("lcg.draw.discard_down", "lcg.draw.optional_discard")
def test_the_card_discarded_first_counts_when_a_large_hand_is_cut_down() -> None:
    t = table(dark=side(hand=[*["TIE Fighter"] * 7, "Rancor"], play=[DARK_POST]), begin="draw")
    t.dark.choose("discard Rancor", "discard TIE Fighter")
    assert (len(t.dark.hand), t.window) == (6, "draw")


@rule("lcg.draw.no_hand_limit_elsewhere")
def test_outside_that_step_a_hand_may_be_of_any_size() -> None:
    t = table(dark=side(hand=["TIE Fighter"] * 6, play=[DARK_POST]), phase="draw")
    t.dark.choose("use Dark Post")
    assert len(t.dark.hand) == 7
    t.until_phase("force")
    assert len(t.dark.hand) == 7


@rule("lcg.draw.action_window")
def test_the_action_window_comes_after_drawing() -> None:
    t = table(dark=side(play=[DARK_POST]), begin="draw")
    assert (t.window, len(t.dark.hand)) == ("draw", 6)


@rule("lcg.win.command_deck_empty")
def test_who_must_draw_from_an_empty_deck_loses() -> None:
    t = table(dark=side(hand=["TIE Fighter"] * 3, deck=["TIE Fighter"] * 2), begin="draw")
    t.dark.choose("no")
    assert t.winner == "light"


@rule("lcg.win.command_deck_empty_only_on_draw")
def test_a_player_with_a_full_hand_need_not_draw() -> None:
    t = table(dark=side(hand=["TIE Fighter"] * 6, deck=[]), begin="draw")
    t.dark.choose("no")
    assert (t.winner, t.window) == (None, "deployment")


@rule("lcg.draw.one_by_one")
def test_drawing_stops_the_game_at_the_very_card_that_is_missing() -> None:
    t = table(dark=side(deck=["TIE Fighter"] * 5), begin="draw")
    assert (t.winner, len(t.dark.hand)) == ("light", 5)
