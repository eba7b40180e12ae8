"""The printed examples and rulings that name light side cards."""

from __future__ import annotations

import pytest

from tests.lcg.invented import DARK_BARRAGE, DARK_POST, LIGHT_POST
from tests.lcg.table import attack, card, rule, side, table

REBELS = {"affiliation": "Rebel Alliance"}


@rule("lcg.play.example_heroic_sacrifice", "lcg.play.triggers_between_steps", "lcg.play.no_anticipation")
@rule("lcg.term.sacrifice", "lcg.term.target")
def test_the_escorts_interrupt_may_take_the_only_target_of_heroic_sacrifice() -> None:
    t = table(
        light=side(units=["X-Wing Escort"], hand=["Heroic Sacrifice", "Rebel Trooper"], **REBELS),
        dark=side(units=["TIE Fighter"]),
        active="light",
    )
    t.light.choose("play Heroic Sacrifice")
    t.light.choose("use X-Wing Escort")
    assert t.dark.discard == ["TIE Fighter"]
    assert sorted(t.light.discard) == ["Heroic Sacrifice", "X-Wing Escort"]
    assert t.focus("Rebel Alliance") == 1


@rule("lcg.strike.example_red_two", "lcg.strike.readied_unit_again", "lcg.term.readies")
def test_red_two_readied_in_the_strike_step_strikes_again() -> None:
    t = table(
        light=side(units=["Red Two", "Red Five"]),
        dark=side(units=["Devastator"], focus={"Devastator": 1}, damage={"Shadows of Dathomir": 2}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Red Two", "Red Five"], ["Devastator"], edge="dark"),
    )
    t.light.choose("strike Red Two")
    assert (t.damage("Devastator"), t.focus("Red Two")) == (2, 1)
    assert t.light.victory == ["Shadows of Dathomir"]
    t.light.choose("use Red Two")
    assert (t.damage("Devastator"), t.focus("Red Two")) == (4, 1)


@rule("lcg.strike.example_red_two_reward", "lcg.engage.multiple_engagements")
def test_red_two_readied_by_the_unopposed_bonus_does_not_strike_again() -> None:
    t = table(
        light=side(units=["Red Two"]),
        dark=side(damage={"Shadows of Dathomir": 4}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Red Two"], edge="dark"),
    )
    assert t.light.victory == ["Shadows of Dathomir"]
    t.light.choose("use Red Two")
    assert t.focus("Red Two") == 0
    t.light.can_choose("engage Shadows of Dathomir", "engage Shadows of Dathomir", "done")


@rule("lcg.ability.example_repair_droid", "lcg.card.traits")
def test_repair_droid_heals_vehicles_only() -> None:
    t = table(
        light=side(
            units=["Repair Droid", "Redemption", "Red Five", "Luke Skywalker", "R2-D2"],
            damage={"Redemption": 2, "Red Five": 1, "Luke Skywalker": 1},
        ),
        phase="draw",
    )
    t.light.choose("use Repair Droid")
    t.light.can_choose("target Redemption", "target Red Five")
    t.light.choose("target Redemption")
    assert t.damage("Redemption") == 1


@rule("lcg.ability.example_lightsaber_deflection", "lcg.timing.interrupt_changes_trigger")
def test_lightsaber_deflection_moves_damage_of_a_unit_that_is_no_vehicle() -> None:
    light = side(units=["Luke Skywalker", "Redemption"], hand=["Lightsaber Deflection"])
    t = table(light=light, dark=side(units=["Rancor"], hand=[DARK_BARRAGE]))
    t.dark.choose("play Dark Barrage", "target Luke Skywalker")
    t.light.choose("play Lightsaber Deflection", "target Rancor")
    assert (t.damage("Luke Skywalker"), t.damage("Rancor")) == (2, 1)
    vehicle = table(light=light, dark=side(units=["Rancor"], hand=[DARK_BARRAGE]))
    vehicle.dark.choose("play Dark Barrage", "target Redemption")
    assert (vehicle.damage("Redemption"), vehicle.light.hand) == (3, ["Lightsaber Deflection"])


@rule("lcg.timing.interrupt_example_leia", "lcg.capture.choice_of_objective", "lcg.general.golden_rule")
def test_leia_removes_focus_tokens_when_she_leaves_play_and_is_captured() -> None:
    t = table(
        light=side(
            units=["Leia Organa", "X-Wing"], focus={"X-Wing": 2, "Jedi": 1, "A Hero's Journey": 1}, play=[LIGHT_POST]
        ),
        dark=side(hand=[DARK_BARRAGE], objectives=["Imperial Command", "Shadows of Dathomir"]),
    )
    t.dark.choose("play Dark Barrage", "target Leia Organa")
    t.light.choose("use Leia Organa")
    t.dark.can_choose("objective Imperial Command", "objective Shadows of Dathomir")
    t.dark.choose("objective Imperial Command")
    assert t.captives("Imperial Command") == ["Leia Organa"]
    assert (t.focus("X-Wing"), t.focus("Jedi"), t.focus("A Hero's Journey")) == (0, 0, 0)


@rule("lcg.initiate.example_tribal_support", "lcg.initiate.must_do_something", "lcg.initiate.not_for_cost_only")
@pytest.mark.parametrize("discard", [["X-Wing"], ["X-Wing", "Ewok Scout"]])
def test_tribal_support_needs_an_ewok_in_the_discard_pile(discard: list[str]) -> None:
    objectives = ["Tribal Support", "A Hero's Journey", "A Hero's Journey"]
    light = side(objectives=objectives, discard=discard, hand=["Rebel Trooper"], play=[LIGHT_POST])
    t = table(light=light, active="light", begin="refresh")
    if "Ewok Scout" not in discard:
        assert t.window == "refresh"
    else:
        t.light.choose("use Tribal Support")
        assert t.light.hand == ["Ewok Scout"]
        assert t.light.discard == ["X-Wing", "Rebel Trooper"]


@rule("lcg.win.trench_run", "lcg.component.death_star_dial")
def test_with_trench_run_the_dial_may_be_engaged_and_the_light_side_wins_at_ten() -> None:
    light = side(units=["Red Five"], attached={"Trench Run": "dial"})
    t = table(light=light, active="light", phase="engagement", dial_damage=2)
    t.light.choose("dial")
    assert (t.damage("dial"), t.winner) == (6, None)
    close = table(light=light, active="light", phase="engagement", dial_damage=7)
    close.light.choose("dial")
    assert close.winner == "light"


@rule("lcg.win.trench_run")
def test_without_trench_run_the_dial_cannot_be_engaged() -> None:
    t = table(light=side(units=["Red Five"]), active="light", phase="engagement")
    t.light.cannot_choose("dial")


@rule("lcg.objective.yavin4", "lcg.conflict.redirected_attack", "lcg.conflict.declaration_counts")
def test_the_secret_of_yavin_4_draws_the_attack_and_stays_open_to_another() -> None:
    t = table(
        light=side(objectives=["The Secret of Yavin 4", "A Hero's Journey"], objective_deck=[]),
        dark=side(units=["TIE Fighter", "TIE Bomber"]),
        phase="engagement",
    )
    t.dark.choose("engage A Hero's Journey", "attacker TIE Fighter", "done")
    t.light.choose("use The Secret of Yavin 4")
    assert (t.damage("A Hero's Journey"), t.damage("The Secret of Yavin 4")) == (0, 2)
    t.dark.can_choose("engage The Secret of Yavin 4", "done")


@rule("lcg.balance.turn_begin_triggers", "lcg.timing.framework_event")
def test_reactions_to_the_beginning_of_a_turn_come_before_the_dial() -> None:
    t = table(light=side(units=["Luke Skywalker"], focus={"Luke Skywalker": 1}), begin="turn", dial=3)
    assert (t.asked, t.chooser, t.dial) == ("reaction", "light", 3)
    t.light.choose("use Luke Skywalker")
    assert (t.focus("Luke Skywalker"), t.dial) == (0, 4)


@rule("lcg.errata.refresh_phase_timing", "lcg.turn.first.light_after_refresh_still_happens")
def test_after_you_refresh_comes_behind_the_third_step_even_in_the_first_turn() -> None:
    light = side(
        units=["Redemption"],
        objectives=["Last Minute Rescue", "A Hero's Journey"],
        damage={"Redemption": 1},
        focus={"Redemption": 1},
    )
    t = table(light=light, active="light", begin="refresh", turn=2)
    assert (t.asked, len(t.light.objectives)) == ("reaction", 3)
    t.light.choose("use Last Minute Rescue")
    assert (t.damage("Redemption"), t.focus("Redemption")) == (0, 1)


@rule("lcg.errata.after_refresh_phase_ends", "lcg.turn.phase_begin_end")
def test_fleeing_the_empire_reacts_after_the_action_window_of_the_refresh_phase() -> None:
    objectives = ["Fleeing the Empire", "A Hero's Journey", "A Hero's Journey"]
    light = side(units=["X-Wing"], objectives=objectives, play=[LIGHT_POST])
    t = table(light=light, active="light", begin="refresh")
    assert t.window == "refresh"
    t.light.choose("pass")
    assert t.asked == "reaction"
    t.light.choose("use Fleeing the Empire", "target X-Wing")
    assert t.shields("X-Wing") == 1


@rule("lcg.engage.enter_by_effect", "lcg.term.enters_play")
def test_admiral_ackbar_joins_the_engagement_without_being_declared() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=["Admiral Ackbar"], **REBELS),
        dark=side(units=["Rancor", "Devastator"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["X-Wing"], ["Rancor", "Devastator"], at="attackers"),
    )
    t.light.choose("use Admiral Ackbar", "pay Rebel Alliance 1", "pay A Hero's Journey 2")
    t.until("reaction")
    t.light.choose("use Admiral Ackbar")
    assert "Admiral Ackbar" in t.light.units
    assert (t.damage("Rancor"), t.damage("Devastator")) == (1, 1)


@rule("lcg.strike.shii_cho_or_targeted")
def test_luke_with_shii_cho_divides_his_damage_or_strikes_outside() -> None:
    def struck(*choices: str) -> tuple[int, int, int]:
        t = table(
            light=side(units=["Luke Skywalker"], attached={"Shii-Cho Training": "Luke Skywalker"}),
            dark=side(units=["Rancor", "Devastator", "Coruscant Defense Fleet"]),
            active="light",
            attack=attack("Shadows of Dathomir", ["Luke Skywalker"], ["Rancor", "Devastator"], edge="light"),
        )
        t.light.choose(*choices)
        return t.damage("Rancor"), t.damage("Devastator"), t.damage("Coruscant Defense Fleet")

    assert struck("split Rancor", "split Devastator") == (1, 1, 0)
    assert struck("hit Coruscant Defense Fleet") == (0, 0, 2)
    assert struck("hit Devastator") == (0, 2, 0)


@rule("lcg.focus.placing_is_not_focusing")
def test_a_focus_token_placed_by_tactics_is_no_focusing_to_strike() -> None:
    t = table(
        light=side(units=["A-Wing", "Redemption"], deck=["Rebel Trooper"] * 3),
        dark=side(units=["Emperor Palpatine"]),
        attack=attack("A Hero's Journey", ["Emperor Palpatine"], ["A-Wing", "Redemption"], edge="dark"),
    )
    t.dark.choose("tactics A-Wing", "tactics A-Wing", "tactics A-Wing")
    assert (t.focus("A-Wing"), t.asked != "reaction", len(t.light.hand)) == (3, True, 0)


@rule("lcg.rescue.random", "lcg.rescue.to_hand")
def test_rescue_mission_takes_a_random_card_of_the_chosen_objective() -> None:
    t = table(
        light=side(hand=["Rescue Mission"]),
        dark=side(objectives=["Imperial Command", "Shadows of Dathomir"]),
        active="light",
        captured={"Counter-stroke": "Imperial Command", "Jedi Mind Trick": "Shadows of Dathomir"},
    )
    t.light.choose("play Rescue Mission", "pay A Hero's Journey 2", "target Shadows of Dathomir")
    assert (t.light.hand, t.dark.captives) == (["Jedi Mind Trick"], ["Counter-stroke"])


@rule("lcg.damage.partial_cost", "lcg.damage.move_not_dealing", "lcg.term.to_is_cost")
def test_questionable_contacts_takes_damage_as_its_cost() -> None:
    objectives = ["Questionable Contacts", "A Hero's Journey", "A Hero's Journey"]
    light = side(units=["Redemption"], objectives=objectives, damage={"Redemption": 2}, play=[LIGHT_POST])
    t = table(light=light, dark=side(units=["Rancor"]), active="light", begin="refresh")
    t.light.choose("use Questionable Contacts")
    assert (t.damage("Questionable Contacts"), t.damage("Redemption"), t.damage("Rancor")) == (1, 1, 1)


@rule("lcg.errata.may_the_force_limit")
def test_may_the_force_be_with_you_is_used_once_a_turn() -> None:
    objectives = ["May the Force Be With You", "A Hero's Journey", "A Hero's Journey"]
    units = ["X-Wing", "Y-Wing"]
    light = side(units=units, objectives=objectives, focus={"X-Wing": 2, "Y-Wing": 2}, play=[LIGHT_POST])
    t = table(light=light, active="light", begin="force")
    t.light.choose("commit X-Wing", "use May the Force Be With You", "commit Y-Wing")
    assert (t.focus("X-Wing"), t.focus("Y-Wing"), t.window) == (0, 2, "force")


@rule("lcg.errata.green_squadron_deployment", "lcg.modifier.doubling_last")
def test_green_squadron_deployment_doubles_the_icons_of_committed_vehicles() -> None:
    objectives = ["Green Squadron Deployment", "A Hero's Journey", "A Hero's Journey"]
    t = table(
        light=side(units=["Red Five", "X-Wing"], committed=["Red Five"], objectives=objectives),
        dark=side(units=["Darth Vader"], committed=["Darth Vader"], play=[DARK_POST]),
        begin="force",
        balance="dark",
    )
    assert t.balance == "dark"
    more = table(
        light=side(units=["Red Five", "X-Wing"], committed=["Red Five", "X-Wing"], objectives=objectives),
        dark=side(units=["Darth Vader"], committed=["Darth Vader"], play=[DARK_POST]),
        begin="force",
        balance="dark",
    )
    assert more.balance == "light"


@rule("lcg.errata.make_your_own_luck_trigger")
def test_make_your_own_luck_is_played_when_the_struggle_begins_after_committing() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=["Make Your Own Luck"]),
        dark=side(units=["Darth Vader"], committed=["Darth Vader"], play=[DARK_POST]),
        active="light",
        begin="force",
        balance="dark",
    )
    t.light.choose("commit X-Wing")
    t.light.choose("play Make Your Own Luck")
    assert t.balance == "dark"


@rule("lcg.force.struggle_tie_holder")
def test_on_a_tie_the_holder_of_the_balance_has_won_the_struggle() -> None:
    sides = {"light": side(play=["Safe House"], focus={"Safe House": 1}), "dark": side(play=[DARK_POST])}
    t = table(**sides, begin="force", balance="light")
    t.light.choose("use Safe House")
    assert t.focus("Safe House") == 0
    other = table(**sides, begin="force", balance="dark")
    assert (other.window, other.focus("Safe House")) == ("force", 1)


@rule("lcg.draw.reserve_modifiers")
@card("lcg", "planning_the_attack")
def test_planning_the_attack_raises_the_reserve_value_while_it_is_undamaged() -> None:
    objectives = ["Planning the Attack", "A Hero's Journey", "A Hero's Journey"]
    t = table(light=side(objectives=objectives, play=[LIGHT_POST]), active="light", begin="draw")
    assert len(t.light.hand) == 7
