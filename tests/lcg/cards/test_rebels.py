"""The Rebel Alliance cards of the core set."""

from __future__ import annotations

import pytest

from tests.lcg.cards.playing import pay, play
from tests.lcg.cards.rebels import DATHOMIR, HERO, JAILER, _two_resources, rebels, with_objective
from tests.lcg.table import attack, card, rule, side, table


@card("lcg", "the_defense_of_yavin_4")
def test_the_defense_of_yavin_4_turns_cards_in_hand_into_a_lower_cost() -> None:
    t = table(
        light=with_objective("The Defense of Yavin 4", hand=["Red Two", "Rebel Trooper", "X-Wing"]), active="light"
    )
    t.light.choose("play Red Two", "use The Defense of Yavin 4", "discard Rebel Trooper")
    t.light.can_choose("discard X-Wing", "done")
    t.light.choose("done")
    t.light.choose("pay A Hero's Journey 1")
    t.light.can_choose("pay Rebel Alliance 1", "pay The Defense of Yavin 4 1")
    t.light.choose("pay Rebel Alliance 1")
    assert (t.light.units, t.light.discard, t.light.hand) == (["Red Two"], ["Rebel Trooper"], ["X-Wing"])


@card("lcg", "the_defense_of_yavin_4")
def test_the_defense_of_yavin_4_never_makes_a_vehicle_cheaper_than_1() -> None:
    t = table(
        light=with_objective("The Defense of Yavin 4", hand=["Y-Wing", "Rebel Trooper", "Rookie Pilot"]), active="light"
    )
    t.light.choose("play Y-Wing", "use The Defense of Yavin 4", "discard Rebel Trooper", "discard Rookie Pilot")
    assert t.asked == "pay"
    t.light.choose("pay Rebel Alliance 1")
    assert t.light.units == ["Y-Wing"]


@card("lcg", "the_defense_of_yavin_4")
@pytest.mark.parametrize("played", ["Fleet Officer", "X-Wing"])
def test_the_defense_of_yavin_4_is_of_no_use_for_other_units_and_vehicles_that_cost_1(played: str) -> None:
    t = table(light=with_objective("The Defense of Yavin 4", hand=[played, "Rebel Trooper"]), active="light")
    t.light.choose(f"play {played}")
    assert t.asked == "pay"


@rule("lcg.play.sequence")
@card("lcg", "the_defense_of_yavin_4")
def test_a_vehicle_may_be_declared_that_only_discarding_makes_affordable() -> None:
    t = _two_resources(["Home One", "Rebel Trooper", "Rebel Trooper", "Rebel Trooper"])
    t.light.choose("play Home One", "use The Defense of Yavin 4")
    t.light.choose("discard Rebel Trooper", "discard Rebel Trooper")  # the first of three alike is no question
    pay(t, t.light)
    assert t.light.units == ["Home One"]


@rule("lcg.resources.full_payment")
@card("lcg", "the_defense_of_yavin_4")
def test_a_vehicle_stays_in_hand_if_even_discarding_is_not_enough() -> None:
    t = _two_resources(["Home One", "Rebel Trooper", "Rebel Trooper"])
    t.light.can_choose("play Rebel Trooper", "pass")


@rule("lcg.resources.full_payment")
@card("lcg", "the_defense_of_yavin_4")
def test_a_vehicle_goes_back_to_hand_if_too_little_is_discarded() -> None:
    t = _two_resources(["Home One", "X-Wing", "X-Wing", "X-Wing"])
    t.light.choose("play Home One", "use The Defense of Yavin 4", "done")
    assert t.light.hand == ["X-Wing", "X-Wing", "Home One"]
    t.light.can_choose("play X-Wing", "pass")
    t.light.choose("play X-Wing")
    t.light.can_choose("pay Rebel Alliance 1", "pay The Defense of Yavin 4 1")


@rule("lcg.strike.example_red_two", "lcg.strike.readied_unit_again")
@card("lcg", "red_two")
def test_red_two_is_readied_by_a_destroyed_objective_and_must_strike_again() -> None:
    t = table(
        light=side(units=["Red Two", "X-Wing"]),
        dark=side(damage={DATHOMIR: 4}),
        active="light",
        attack=attack(DATHOMIR, ["Red Two", "X-Wing"], edge="light"),
    )
    t.light.choose("strike Red Two", "use Red Two")
    assert (t.focus("Red Two"), t.light.victory) == (0, [DATHOMIR])
    t.light.can_choose("strike Red Two", "strike X-Wing")


@card("lcg", "red_two")
def test_red_two_is_readied_by_an_objective_of_its_own_side_too() -> None:
    t = table(
        light=side(units=["Red Two"], focus={"Red Two": 1}, damage={HERO: 3}),
        dark=side(units=["TIE Bomber"]),
        attack=attack(HERO, ["TIE Bomber"], edge="dark"),
    )
    t.light.choose("use Red Two")
    assert t.focus("Red Two") == 0


@card("lcg", "astromech_droid_upgrade")
def test_astromech_droid_upgrade_is_attached_to_any_vehicle() -> None:
    t = table(
        light=side(units=["X-Wing", "Fleet Officer"], hand=["Astromech Droid Upgrade"]),
        dark=side(units=["TIE Fighter", "Espo Trooper"]),
        active="light",
    )
    play(t, t.light, "Astromech Droid Upgrade")
    t.light.can_choose("attach X-Wing", "attach TIE Fighter")
    t.light.choose("attach X-Wing")
    assert t.attached("X-Wing") == ["Astromech Droid Upgrade"]


@card("lcg", "astromech_droid_upgrade")
def test_astromech_droid_upgrade_gives_its_vehicle_unit_damage_and_blast() -> None:
    t = table(
        light=side(units=["X-Wing"], attached={"Astromech Droid Upgrade": "X-Wing"}),
        dark=side(units=["Outer Rim Space Pirates"], focus={"Outer Rim Space Pirates": 1}),
        active="light",
        attack=attack(DATHOMIR, ["X-Wing"], ["Outer Rim Space Pirates"], edge="dark"),
    )
    t.light.choose("hit Outer Rim Space Pirates")
    assert (t.damage("Outer Rim Space Pirates"), t.damage(DATHOMIR)) == (2, 1)


@card("lcg", "a_wing")
def test_a_wing_draws_a_card_when_it_is_focused_to_strike() -> None:
    t = table(light=side(units=["A-Wing"]), active="light", attack=attack(DATHOMIR, ["A-Wing"], edge="light"))
    assert t.focus("A-Wing") == 1
    t.light.choose("use A-Wing")
    assert t.light.hand == ["Rebel Trooper"]


@card("lcg", "home_one")
def test_home_one_damages_every_other_enemy_objective_when_it_strikes_as_an_attacker() -> None:
    t = table(
        light=side(units=["Home One"]), active="light", attack=attack(f"{DATHOMIR}#2", ["Home One"], edge="light")
    )
    t.light.choose("use Home One")
    assert [t.damage(DATHOMIR), t.damage(f"{DATHOMIR}#3")] == [1, 1]
    assert t.damage(f"{DATHOMIR}#2") == 3  # two blasts and the reward


@card("lcg", "home_one")
def test_home_one_does_nothing_of_the_kind_as_a_defender() -> None:
    t = table(
        light=side(units=["Home One"]),
        dark=side(units=["Outer Rim Space Pirates"]),
        attack=attack(HERO, ["Outer Rim Space Pirates"], ["Home One"], edge="light"),
    )
    t.until("commit")
    assert t.focus("Home One") == 1
    assert [t.damage(f"{DATHOMIR}#{copy}") for copy in (1, 2, 3)] == [0, 0, 0]


@card("lcg", "repair_droid")
def test_each_repair_droid_repairs_one_vehicle_each_turn() -> None:
    t = table(
        light=side(
            units=["Repair Droid", "Repair Droid", "Home One", "Mon Mothma"], damage={"Home One": 2, "Mon Mothma": 1}
        ),
        dark=side(units=["TIE Fighter"]),
        active="light",
    )
    t.light.choose("use Repair Droid#1")
    assert (t.damage("Home One"), t.damage("Mon Mothma")) == (1, 1)
    t.light.can_choose("use Repair Droid", "pass")
    t.light.choose("use Repair Droid#2")
    assert t.damage("Home One") == 0


@card("lcg", "repair_droid")
def test_a_repair_droid_that_did_its_work_waits_for_the_next_turn() -> None:
    t = table(light=side(units=["Repair Droid", "Home One"], damage={"Home One": 2}), active="light")
    t.light.choose("use Repair Droid")
    t.until_turn("dark")
    t.until("action")
    t.light.can_choose("use Repair Droid", "pass")


@card("lcg", "x_wing_escort")
def test_x_wing_escort_takes_an_enemy_vehicle_with_it() -> None:
    t = table(
        light=side(units=["X-Wing Escort"], hand=["Fall Back!"]),
        dark=side(units=["TIE Fighter", "TIE Bomber", "Espo Trooper"]),
        active="light",
    )
    t.light.choose("play Fall Back!", "use X-Wing Escort")
    t.dark.can_choose("pick TIE Fighter", "pick TIE Bomber")
    t.dark.choose("pick TIE Bomber")
    assert (t.dark.units, t.dark.discard) == (["TIE Fighter", "Espo Trooper"], ["TIE Bomber"])
    assert t.light.hand == ["X-Wing Escort"]


@card("lcg", "x_wing_escort")
def test_x_wing_escort_is_not_heard_without_an_enemy_vehicle() -> None:
    t = table(
        light=side(units=["X-Wing Escort"], hand=["Fall Back!"]), dark=side(units=["Espo Trooper"]), active="light"
    )
    t.light.choose("play Fall Back!")
    assert (t.light.hand, t.dark.units) == (["X-Wing Escort"], ["Espo Trooper"])


@card("lcg", "rebel_assault")
def test_rebel_assault_deals_2_damage_to_an_enemy_unit_or_objective() -> None:
    t = table(
        light=rebels(units=["X-Wing"], hand=["Rebel Assault"]),
        dark=side(units=["Outer Rim Space Pirates"]),
        active="light",
    )
    play(t, t.light, "Rebel Assault")
    t.light.can_choose("target Outer Rim Space Pirates", *[f"target {DATHOMIR}"] * 3)
    t.light.choose(f"target {DATHOMIR}#3")
    assert t.damage(f"{DATHOMIR}#3") == 2
    assert t.light.discard == ["Rebel Assault"]


@rule("lcg.limit.events_by_name")
@card("lcg", "rebel_assault")
def test_only_one_rebel_assault_is_played_each_turn() -> None:
    t = table(light=with_objective("Draw Their Fire", hand=["Rebel Assault", "Rebel Assault"]), active="light")
    t.light.choose("play Rebel Assault", "pay Draw Their Fire 2", f"target {DATHOMIR}")
    t.light.can_choose("pass")
    t.until_turn("dark")
    t.light.can_choose("play Rebel Assault", "pass")


@card("lcg", "mission_briefing")
def test_mission_briefing_draws_a_card_when_the_opponents_turn_begins() -> None:
    t = table(light=with_objective("Mission Briefing"), begin="turn")
    t.light.choose("use Mission Briefing")
    assert t.light.hand == ["Rebel Trooper"]


@card("lcg", "mission_briefing")
def test_mission_briefing_is_silent_in_its_own_turn() -> None:
    t = table(light=with_objective("Mission Briefing"), begin="turn", active="light", balance="dark")
    assert t.asked == "action"


@card("lcg", "battlefield_engineers")
def test_battlefield_engineers_ready_an_enhancement_when_they_attack() -> None:
    t = table(
        light=side(
            units=["Battlefield Engineers"],
            play=["Hidden Outpost", "Cloud City Casino"],
            focus={"Hidden Outpost": 1},
        ),
        active="light",
        phase="engagement",
    )
    t.light.choose(f"engage {DATHOMIR}")
    t.light.choose("use Battlefield Engineers")
    assert t.focus("Hidden Outpost") == 0


@card("lcg", "battlefield_engineers")
def test_battlefield_engineers_ready_nothing_when_they_defend_or_nothing_is_focused() -> None:
    t = table(
        light=side(units=["Battlefield Engineers"], play=["Hidden Outpost"], focus={"Hidden Outpost": 1}),
        dark=side(units=["Espo Trooper", "Duty Officer"]),
        phase="engagement",
    )
    t.fight(HERO, ["Espo Trooper"], ["Battlefield Engineers"])
    t.until("commit")
    assert t.focus("Hidden Outpost") == 1
    t = table(
        light=side(units=["Battlefield Engineers"], play=["Hidden Outpost"]),
        active="light",
        phase="engagement",
    )
    t.light.choose(f"engage {DATHOMIR}")
    assert t.asked != "reaction"


@card("lcg", "heavy_blaster_emplacement")
def test_heavy_blaster_emplacement_lets_the_opponent_pick_the_unit_it_damages() -> None:
    t = table(
        light=side(units=["X-Wing"], play=["Heavy Blaster Emplacement"]),
        dark=side(units=["Outer Rim Space Pirates", "Espo Trooper"]),
        active="light",
    )
    t.light.choose("use Heavy Blaster Emplacement")
    t.dark.can_choose("pick Outer Rim Space Pirates", "pick Espo Trooper")
    prompt = t.dark.view.prompt
    assert prompt is not None
    assert prompt.question.pl == "„Stanowisko ciężkiego blastera”: zadaj 1 obrażenie jednostce pod swoją kontrolą."
    t.dark.choose("pick Espo Trooper")
    assert t.dark.units == ["Outer Rim Space Pirates"]
    assert t.focus("Heavy Blaster Emplacement") == 1
    assert not t.light.hand
    assert t.phase != "deployment"  # it is exhausted, so there was nothing left to do


@card("lcg", "heavy_blaster_emplacement")
def test_heavy_blaster_emplacement_needs_an_enemy_unit() -> None:
    t = table(light=side(units=["X-Wing"], play=["Heavy Blaster Emplacement"], hand=["Y-Wing"]), active="light")
    t.light.can_choose("play Y-Wing", "pass")


@rule("lcg.errata.after_refresh_phase_ends")
@card("lcg", "fleeing_the_empire")
def test_fleeing_the_empire_shields_a_unit_or_objective_once_the_refresh_phase_is_over() -> None:
    t = table(
        light=with_objective("Fleeing the Empire", units=["X-Wing", "Y-Wing"], shields={"Y-Wing": 1}),
        dark=side(units=["Espo Trooper"]),
        active="light",
        phase="refresh",
    )
    t.light.choose("use Fleeing the Empire")
    t.light.can_choose("target X-Wing", "target Fleeing the Empire", f"target {HERO}", f"target {HERO}")
    t.light.choose("target Fleeing the Empire")
    assert t.shields("Fleeing the Empire") == 1


@rule("lcg.errata.after_refresh_phase_ends")
@card("lcg", "fleeing_the_empire")
def test_fleeing_the_empire_comes_after_the_action_window_of_the_phase() -> None:
    light = with_objective("Fleeing the Empire", units=["X-Wing"], hand=["Fall Back!"])
    t = table(light=light, active="light", begin="refresh")
    assert t.asked == "action"
    t.light.choose("pass")
    assert t.asked == "reaction"


@rule("lcg.errata.after_refresh_phase_ends")
@card("lcg", "fleet_command_center")
def test_fleet_command_center_shields_any_unit_once_the_refresh_phase_is_over() -> None:
    t = table(
        light=side(units=["X-Wing"], play=["Fleet Command Center"]),
        dark=side(units=["Espo Trooper"]),
        active="light",
        begin="refresh",
    )
    t.light.choose("use Fleet Command Center")
    t.light.can_choose("target X-Wing", "target Espo Trooper")
    t.light.choose("target X-Wing")
    assert t.shields("X-Wing") == 1


@card("lcg", "fleet_command_center")
def test_fleet_command_center_does_nothing_after_the_opponents_refresh_phase() -> None:
    t = table(light=side(units=["X-Wing"], play=["Fleet Command Center"]), begin="refresh")
    t.until_phase("force")
    assert t.shields("X-Wing") == 0


@rule("lcg.timing.interrupt_example_leia")
@card("lcg", "leia_organa")
def test_leia_organa_readies_everything_and_is_captured_where_the_opponent_likes() -> None:
    t = table(
        light=side(
            units=["Leia Organa", "X-Wing"],
            hand=["Fall Back!"],
            focus={"X-Wing": 2, HERO: 1, "Jedi": 1, "Leia Organa": 1},
        ),
        dark=side(objectives=[DATHOMIR, "Imperial Command"], units=["TIE Fighter"], focus={"TIE Fighter": 1}),
        active="light",
    )
    t.light.choose("play Fall Back!", "target Leia Organa", "use Leia Organa")
    assert (t.focus("X-Wing"), t.focus(HERO), t.focus("Jedi"), t.focus("TIE Fighter")) == (0, 0, 0, 1)
    t.dark.can_choose(f"objective {DATHOMIR}", "objective Imperial Command")
    t.dark.choose("objective Imperial Command")
    assert (t.light.units, t.light.hand, t.captives("Imperial Command")) == (["X-Wing"], [], ["Leia Organa"])


@card("lcg", "leia_organa")
def test_leia_organa_is_captured_when_she_is_destroyed_and_whoever_answers_captures_may_do_so() -> None:
    t = table(
        light=side(units=["Leia Organa"]),
        dark=side(units=["Stormtrooper Elite", JAILER]),
        attack=attack(HERO, ["Stormtrooper Elite"], ["Leia Organa"], edge="dark"),
    )
    t.dark.choose(f"objective {DATHOMIR}#2", "use Jailer of the Tests")
    assert (t.captives(f"{DATHOMIR}#2"), t.light.discard) == (["Leia Organa"], [])
    assert t.dark.hand == ["Espo Trooper"]


@card("lcg", "leia_organa")
def test_leia_organa_need_not_be_used() -> None:
    t = table(
        light=side(units=["Leia Organa", "X-Wing"], hand=["Fall Back!"], focus={"X-Wing": 1}),
        active="light",
    )
    t.light.choose("play Fall Back!", "target Leia Organa", "pass")
    t.dark.choose(f"objective {DATHOMIR}")
    assert t.focus("X-Wing") == 1
