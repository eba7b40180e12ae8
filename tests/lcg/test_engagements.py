"""The conflict phase: choosing what to engage, declaring attackers and defenders, and how an engagement ends."""

from __future__ import annotations

import pytest

from tests.lcg.invented import DARK_POST, LIGHT_POST
from tests.lcg.table import Table, attack, rule, side, table


def attacked(light: list[str], dark: list[str], **more: object) -> Table:
    """The light player is about to choose an engagement; nobody has a card in hand."""
    return table(light=side(units=light), dark=side(units=dark), active="light", phase="engagement", **more)  # type: ignore[arg-type]


# ---------------------------------------------------------------- which engagements there are


@rule("lcg.conflict.optional", "lcg.engage.step1_choose_objective")
def test_any_enemy_objective_may_be_engaged_or_none() -> None:
    dark = side(objectives=["Imperial Command", "Shadows of Dathomir"])
    t = table(light=side(units=["X-Wing"]), dark=dark, active="light", phase="engagement")
    t.light.can_choose("engage Imperial Command", "engage Shadows of Dathomir", "done")
    t.light.choose("done")
    assert (t.asked, t.phase) == ("commit", "force")


@rule("lcg.conflict.once_per_objective", "lcg.conflict.one_attack_per_objective", "lcg.conflict.one_at_a_time")
def test_each_objective_is_engaged_once_a_turn() -> None:
    dark = side(objectives=["Imperial Command", "Shadows of Dathomir"])
    t = table(light=side(units=["X-Wing", "Y-Wing"]), dark=dark, active="light", phase="engagement")
    t.light.choose("engage Imperial Command", "attacker X-Wing", "done")
    assert (t.engaged, t.damage("Imperial Command")) == (None, 2)
    t.light.can_choose("engage Shadows of Dathomir", "done")


@rule("lcg.conflict.all_engaged")
def test_with_every_objective_engaged_the_phase_goes_on() -> None:
    dark = side(objectives=["Imperial Command"], objective_deck=[])
    t = table(light=side(units=["X-Wing", "Y-Wing"]), dark=dark, active="light", phase="engagement")
    t.light.choose("engage Imperial Command", "attacker X-Wing", "done")
    assert (t.phase, t.asked) == ("force", "commit")


@rule("lcg.conflict.begin_window", "lcg.conflict.final_window")
def test_the_phase_begins_and_ends_with_an_action_window() -> None:
    t = table(light=side(units=["X-Wing"], play=[LIGHT_POST]), active="light", begin="conflict")
    assert t.window == "conflict"
    t.light.choose("pass", "done")
    assert t.window == "conflict end"
    t.light.choose("pass")
    assert t.phase == "force"


@rule(
    "lcg.turn.window_list",
    "lcg.engage.attackers_window",
    "lcg.engage.defenders_window",
    "lcg.edge.window_after",
    "lcg.strike.window_after_each",
    "lcg.engage.end_window",
    "lcg.edge.no_actions_inside",
)
def test_an_engagement_has_its_windows_in_order() -> None:
    t = table(
        light=side(units=["Redemption"], play=[LIGHT_POST]),
        dark=side(units=["TIE Advanced"]),
        active="light",
        phase="engagement",
    )
    t.light.choose("engage Shadows of Dathomir")
    seen = []
    while t.asked != "engage" and t.phase == "conflict":
        seen.append(t.window or t.asked)
        if t.window:
            t.pass_all()
        elif t.asked == "defenders":
            t.dark.choose("defender TIE Advanced")
        else:
            t.decline()
    assert seen == ["attackers", "defenders", "defenders", "edge", "strike", "strike", "conflict", "conflict end"]


# ---------------------------------------------------------------- attackers


@rule("lcg.engage.step2_declare_attackers")
def test_at_least_one_attacker_is_declared_and_all_at_the_same_time() -> None:
    t = attacked(["X-Wing", "Y-Wing", "Rebel Trooper"], [])
    t.light.choose("engage Shadows of Dathomir")
    t.light.can_choose("attacker X-Wing", "attacker Y-Wing", "attacker Rebel Trooper")
    t.light.choose("attacker X-Wing")
    t.light.can_choose("attacker Y-Wing", "attacker Rebel Trooper", "done")


@rule("lcg.engage.attackers_ready")
def test_exhausted_units_cannot_attack() -> None:
    light = side(units=["X-Wing", "Y-Wing", "Rebel Trooper"], focus={"Y-Wing": 1})
    t = table(light=light, active="light", phase="engagement")
    t.light.choose("engage Shadows of Dathomir")
    t.light.can_choose("attacker X-Wing", "attacker Rebel Trooper")


@rule("lcg.engage.attackers_ready", "lcg.conflict.optional")
def test_without_a_ready_unit_nothing_can_be_engaged() -> None:
    t = table(light=side(units=["X-Wing"], focus={"X-Wing": 1}, play=[LIGHT_POST]), active="light", phase="engagement")
    assert t.window == "conflict end"


@rule("lcg.engage.declare_no_focus")
def test_declaring_places_no_focus_token() -> None:
    t = table(
        light=side(units=["X-Wing"], play=[LIGHT_POST]),
        dark=side(units=["Rancor"], play=[DARK_POST]),
        active="light",
        phase="engagement",
    )
    t.light.choose("engage Shadows of Dathomir")
    assert (t.window, t.attackers, t.focus("X-Wing")) == ("attackers", ["X-Wing"], 0)
    t.pass_all()
    t.dark.choose("defender Rancor")
    assert (t.window, t.defenders, t.focus("Rancor")) == ("defenders", ["Rancor"], 0)


@rule("lcg.engage.declared_after_two_steps", "lcg.engage.incomplete_not_declared", "lcg.conflict.declaration_counts")
def test_an_objective_is_engaged_once_its_attackers_are_declared() -> None:
    t = attacked(["X-Wing", "Y-Wing"], [])
    t.light.choose("engage Shadows of Dathomir")
    assert t.state.declared == []
    t.light.choose("attacker X-Wing", "done")
    assert t.state.declared == [t.find("Shadows of Dathomir")]


# ---------------------------------------------------------------- defenders


@rule("lcg.engage.step3_declare_defenders", "lcg.engage.defenders_ready", "lcg.term.attacking_player")
def test_the_opponent_may_defend_with_any_number_of_ready_units() -> None:
    t = table(
        light=side(units=["X-Wing"]),
        dark=side(units=["Rancor", "Nightsister", "TIE Fighter"], focus={"TIE Fighter": 1}, hand=["Duty Officer"]),
        active="light",
        phase="engagement",
    )
    t.light.choose("engage Shadows of Dathomir")
    t.dark.can_choose("defender Rancor", "defender Nightsister", "done")
    t.dark.choose("defender Rancor")
    t.dark.can_choose("defender Nightsister", "done")
    t.dark.choose("defender Nightsister")
    assert (t.asked, t.defenders) == ("edge", ["Rancor", "Nightsister"])


@rule("lcg.engage.step3_declare_defenders")
def test_the_opponent_need_not_defend() -> None:
    t = attacked(["X-Wing"], ["Rancor"])
    t.light.choose("engage Shadows of Dathomir")
    t.dark.choose("done")
    assert t.damage("Shadows of Dathomir") == 2


# ---------------------------------------------------------------- in the middle of it


@rule("lcg.engage.exhausted_still_participates")
def test_a_unit_exhausted_in_the_engagement_is_hit_but_does_not_strike() -> None:
    t = table(
        light=side(units=["Twi'lek Loyalist", "X-Wing"]),
        dark=side(units=["Rancor"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Twi'lek Loyalist", "X-Wing"], ["Rancor"], edge="light"),
    )
    t.light.choose("strike Twi'lek Loyalist", "tactics Rancor", "hit Rancor")
    assert (t.damage("Rancor"), t.focus("Rancor")) == (2, 1)
    assert t.light.units == ["Twi'lek Loyalist", "X-Wing"]


@rule("lcg.engage.objective_gone")
def test_the_engagement_goes_on_without_its_objective() -> None:
    t = table(
        light=side(units=["Red Five", "Wookiee Navigator"]),
        dark=side(units=["Rancor", "TIE Bomber"], damage={"Shadows of Dathomir": 2}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Red Five", "Wookiee Navigator"], ["TIE Bomber"], edge="light"),
    )
    t.light.choose("strike Red Five")
    assert t.light.victory == ["Shadows of Dathomir"]
    assert (t.dark.discard, t.damage("Shadows of Dathomir#2")) == (["TIE Bomber"], 0)


@rule("lcg.engage.new_objective_not_engaged")
def test_another_objective_takes_no_damage_from_the_rest_of_the_engagement() -> None:
    t = table(
        light=side(units=["Red Five", "Y-Wing"]),
        dark=side(objectives=["Shadows of Dathomir", "Imperial Command"], damage={"Shadows of Dathomir": 2}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Red Five", "Y-Wing"], edge="light"),
    )
    t.light.choose("strike Red Five")
    assert (t.light.victory, t.damage("Imperial Command")) == (["Shadows of Dathomir"], 0)


@rule("lcg.engage.multiple_engagements")
def test_a_unit_that_is_ready_again_may_attack_a_second_time() -> None:
    t = table(
        light=side(units=["Luke Skywalker"], attached={"Trust Your Feelings": "Luke Skywalker"}),
        active="light",
        phase="engagement",
    )
    t.light.choose("engage Shadows of Dathomir", "pass")
    assert t.window == "conflict"
    t.light.choose("use Trust Your Feelings", "engage Shadows of Dathomir#2")
    assert (t.damage("Shadows of Dathomir"), t.damage("Shadows of Dathomir#2")) == (3, 3)


@rule("lcg.engage.end", "lcg.engage.participating")
def test_after_the_engagement_nobody_participates_and_nobody_has_the_edge() -> None:
    t = table(
        light=side(units=["X-Wing", "Y-Wing"], damage={"X-Wing": 1}),
        dark=side(units=["Kuati Security Team"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["X-Wing"], ["Kuati Security Team"], edge="light"),
    )
    t.light.choose("hit Kuati Security Team")
    assert t.asked == "engage"
    assert (t.attackers, t.defenders, t.edge, t.engaged) == ([], [], None, None)
    assert (t.focus("Kuati Security Team"), t.damage("Kuati Security Team")) == (1, 1)


# ---------------------------------------------------------------- unopposed


@rule("lcg.unopposed.reward", "lcg.unopposed.units_outside_ignored")
@pytest.mark.parametrize("dark", [[], ["Rancor"]])
def test_an_undefended_engagement_deals_one_damage_more(dark: list[str]) -> None:
    t = table(
        light=side(units=["Rebel Trooper"]),
        dark=side(units=dark),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], edge="light"),
    )
    assert t.damage("Shadows of Dathomir") == 1


@rule("lcg.unopposed.defenders_destroyed")
def test_an_engagement_is_unopposed_once_all_defenders_are_gone() -> None:
    t = table(
        light=side(units=["Rebel Trooper"]),
        dark=side(units=["TIE Fighter"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], ["TIE Fighter"], edge="light"),
    )
    assert (t.dark.discard, t.damage("Shadows of Dathomir")) == (["TIE Fighter"], 1)


@rule("lcg.unopposed.exhausted_defender_counts")
def test_an_exhausted_defender_still_opposes() -> None:
    t = table(
        light=side(units=["Twi'lek Loyalist"]),
        dark=side(units=["Kuati Security Team"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Twi'lek Loyalist"], ["Kuati Security Team"], edge="light"),
    )
    t.light.choose("tactics Kuati Security Team")
    assert (t.focus("Kuati Security Team"), t.damage("Shadows of Dathomir")) == (1, 0)


@rule("lcg.unopposed.reward", "lcg.engage.no_units_left")
def test_without_a_surviving_attacker_there_is_no_reward() -> None:
    t = table(
        light=side(units=["Rebel Trooper"]),
        dark=side(units=["Espo Trooper"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], ["Espo Trooper"], edge="dark"),
    )
    assert (t.light.discard, t.damage("Shadows of Dathomir")) == (["Rebel Trooper"], 0)


@rule("lcg.unopposed.reward", "lcg.objective.destroyed_to_victory_pile", "lcg.win.immediate")
def test_the_reward_may_win_the_game() -> None:
    t = table(
        light=side(units=["Rebel Trooper"], victory=["Imperial Command"] * 2),
        dark=side(damage={"Shadows of Dathomir": 4}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], edge="light"),
    )
    assert t.winner == "light"
