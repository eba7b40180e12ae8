"""The Rebel Alliance cards of the core set: the second half."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lcg.cards.playing import pay, play
from tests.lcg.cards.rebels import DATHOMIR, HERO, _lost_objective, rebels, with_objective
from tests.lcg.table import attack, card, rule, side, table


@card("lcg", "stolen_plans")
def test_stolen_plans_draw_a_card_whenever_the_enemy_objective_pays() -> None:
    t = table(
        light=side(attached={"Stolen Plans": DATHOMIR}),
        dark=side(hand=["Kuati Security Team", "TIE Fighter"]),
    )
    t.dark.choose("play Kuati Security Team", f"pay {DATHOMIR} 2")
    t.light.choose("use Stolen Plans")
    assert t.light.hand == ["Rebel Trooper"]
    t.dark.choose("play TIE Fighter", f"pay {DATHOMIR}#2 1")
    assert t.asked != "reaction"
    assert t.light.hand == ["Rebel Trooper"]


@card("lcg", "youre_my_only_hope")
def test_youre_my_only_hope_draws_2_cards_and_the_opponent_discards_one_of_their_choice() -> None:
    t = table(
        light=rebels(units=["X-Wing", "Y-Wing"], hand=["You're My Only Hope"]),
        dark=side(hand=["Espo Trooper", "TIE Fighter"]),
        active="light",
    )
    t.light.choose("play You're My Only Hope", "pick Y-Wing")
    t.dark.choose("discard TIE Fighter")
    assert (t.light.units, t.light.hand) == (["X-Wing"], ["Rebel Trooper"] * 2)
    assert (t.dark.hand, t.dark.discard) == (["Espo Trooper"], ["TIE Fighter"])


@card("lcg", "youre_my_only_hope")
def test_youre_my_only_hope_needs_a_unit_but_no_card_in_the_opponents_hand() -> None:
    t = table(light=rebels(units=["X-Wing"], hand=["You're My Only Hope"]), active="light")
    t.light.choose("play You're My Only Hope")
    assert (t.light.units, t.light.hand) == ([], ["Rebel Trooper"] * 2)
    t = table(light=rebels(hand=["You're My Only Hope"]), active="light")
    t.light.can_choose("pass")


@card("lcg", "the_rebel_fleet")
def test_only_vehicles_attack_the_rebel_fleet() -> None:
    t = table(
        light=with_objective("The Rebel Fleet"),
        dark=side(units=["Espo Trooper", "TIE Fighter", "TIE Bomber"]),
        phase="engagement",
    )
    t.dark.choose("engage The Rebel Fleet")
    t.dark.can_choose("attacker TIE Fighter", "attacker TIE Bomber")


@card("lcg", "the_rebel_fleet")
def test_the_rebel_fleet_cannot_be_engaged_without_a_vehicle() -> None:
    t = table(light=with_objective("The Rebel Fleet"), dark=side(units=["Espo Trooper"]), phase="engagement")
    t.dark.can_choose(f"engage {HERO}", f"engage {HERO}", "done")


@card("lcg", "admiral_ackbar")
def test_admiral_ackbar_comes_from_hand_into_an_engagement_and_damages_everybody_in_it() -> None:
    t = table(
        light=rebels(units=["X-Wing"], hand=["Admiral Ackbar"]),
        dark=side(units=["Outer Rim Space Pirates", "Heavy Stormtrooper Squad", "Kuati Security Team"]),
        attack=attack(HERO, ["Outer Rim Space Pirates", "Heavy Stormtrooper Squad"], ["X-Wing"], at="defenders"),
    )
    t.light.choose("use Admiral Ackbar")
    assert t.spectators.reads()[-2] == "The Light Side uses “Admiral Ackbar”."
    pay(t, t.light)
    t.light.choose("use Admiral Ackbar")
    assert (t.damage("Outer Rim Space Pirates"), t.damage("Heavy Stormtrooper Squad")) == (1, 1)
    assert t.damage("Kuati Security Team") == 0
    assert t.defenders == ["X-Wing", "Admiral Ackbar"]
    assert sum(t.focus(name) for name in ("Rebel Alliance", HERO, f"{HERO}#2", f"{HERO}#3")) == 3


@card("lcg", "admiral_ackbar")
def test_admiral_ackbar_joins_the_attackers_in_his_own_turn() -> None:
    t = table(
        light=rebels(units=["X-Wing"], hand=["Admiral Ackbar"]),
        active="light",
        attack=attack(DATHOMIR, ["X-Wing"], at="attackers"),
    )
    t.light.choose("use Admiral Ackbar")
    pay(t, t.light)
    assert t.attackers == ["X-Wing", "Admiral Ackbar"]


@card("lcg", "admiral_ackbar")
@pytest.mark.parametrize(
    "light",
    [
        rebels(units=["X-Wing"], hand=["Admiral Ackbar"], focus={HERO: 1, f"{HERO}#2": 1, f"{HERO}#3": 1}),
        side(units=["X-Wing"], hand=["Admiral Ackbar"]),
        rebels(units=["X-Wing", "Admiral Ackbar"], hand=["Admiral Ackbar"]),
    ],
    ids=["not enough resources", "no resource match", "he is in play"],
)
def test_admiral_ackbar_is_played_like_any_other_card(light: dict[str, Any]) -> None:
    t = table(
        light=light,
        dark=side(units=["TIE Fighter"]),
        attack=attack(HERO, ["TIE Fighter"], ["X-Wing"], at="defenders"),
    )
    if t.asked == "action":
        t.light.can_choose("pass")
    t.until("edge")
    assert "Admiral Ackbar" not in t.defenders


@card("lcg", "admiral_ackbar")
def test_admiral_ackbar_damages_nobody_when_he_is_deployed() -> None:
    t = table(light=rebels(hand=["Admiral Ackbar"]), dark=side(units=["TIE Fighter"]), active="light")
    t.light.can_choose("play Admiral Ackbar", "pass")
    play(t, t.light, "Admiral Ackbar")
    assert t.asked != "reaction"
    assert (t.light.units, t.dark.units) == (["Admiral Ackbar"], ["TIE Fighter"])


@card("lcg", "heroic_sacrifice")
def test_heroic_sacrifice_trades_a_vehicle_for_an_enemy_vehicle_of_cost_4_or_less() -> None:
    t = table(
        light=rebels(units=["X-Wing", "Y-Wing", "Fleet Officer"], hand=["Heroic Sacrifice"]),
        dark=side(units=["TIE Fighter", "TIE Bomber", "Outer Rim Space Pirates", "Espo Trooper"]),
        active="light",
    )
    play(t, t.light, "Heroic Sacrifice")
    t.light.can_choose("pick X-Wing", "pick Y-Wing")
    t.light.choose("pick X-Wing")
    t.light.can_choose("target TIE Fighter", "target TIE Bomber")
    t.light.choose("target TIE Bomber")
    assert t.light.units == ["Y-Wing", "Fleet Officer"]
    assert t.dark.units == ["TIE Fighter", "Outer Rim Space Pirates", "Espo Trooper"]


@rule("lcg.term.target")
@card("lcg", "heroic_sacrifice")
def test_heroic_sacrifice_is_in_vain_if_the_last_target_is_gone_once_it_is_paid_for() -> None:
    t = table(
        light=rebels(units=["X-Wing Escort"], hand=["Heroic Sacrifice"]),
        dark=side(units=["TIE Fighter"]),
        active="light",
    )
    play(t, t.light, "Heroic Sacrifice")
    t.light.choose("use X-Wing Escort")
    assert (t.light.units, t.dark.units) == ([], [])
    assert t.light.discard == ["X-Wing Escort", "Heroic Sacrifice"]


@card("lcg", "heroic_sacrifice")
@pytest.mark.parametrize(("own", "enemy"), [("Fleet Officer", "TIE Fighter"), ("X-Wing", "Outer Rim Space Pirates")])
def test_heroic_sacrifice_needs_a_vehicle_and_a_target(own: str, enemy: str) -> None:
    t = table(light=rebels(units=[own], hand=["Heroic Sacrifice"]), dark=side(units=[enemy]), active="light")
    t.light.can_choose("pass")


@card("lcg", "covering_fire")
def test_covering_fire_shields_the_participating_units() -> None:
    t = table(
        light=side(units=["X-Wing", "Y-Wing", "Rookie Pilot", "R2-D2"], hand=["Covering Fire"]),
        dark=side(units=["TIE Fighter"]),
        active="light",
        attack=attack(DATHOMIR, ["X-Wing", "Y-Wing"], ["TIE Fighter"], at="defenders"),
    )
    t.light.choose("play Covering Fire", "pick Rookie Pilot")
    assert [t.shields(name) for name in ("X-Wing", "Y-Wing", "R2-D2", "TIE Fighter")] == [1, 1, 0, 0]
    assert t.light.discard == ["Rookie Pilot", "Covering Fire"]


@card("lcg", "covering_fire")
def test_covering_fire_is_for_engagements_alone() -> None:
    t = table(light=side(units=["X-Wing", "Y-Wing"], hand=["Covering Fire"]), active="light", phase="conflict")
    assert t.asked == "engage"


@card("lcg", "mobilize_the_squadrons")
def test_mobilize_the_squadrons_readies_an_objective_or_enhancement_after_refreshing() -> None:
    t = table(
        light=with_objective(
            "Mobilize the Squadrons",
            units=["X-Wing"],
            play=["Hidden Outpost"],
            focus={HERO: 2, "Hidden Outpost": 2, "X-Wing": 2, "Mobilize the Squadrons": 1},
        ),
        active="light",
        begin="refresh",
    )
    t.light.choose("use Mobilize the Squadrons")
    t.light.can_choose(f"target {HERO}", "target Hidden Outpost")
    t.light.choose("target Hidden Outpost")
    assert (t.focus("Hidden Outpost"), t.focus(HERO)) == (0, 1)


@rule("lcg.win.trench_run")
@card("lcg", "trench_run")
def test_trench_run_lets_the_light_side_engage_the_dial_and_win_at_10_damage() -> None:
    t = table(
        light=side(units=["Red Five"], attached={"Trench Run": "dial"}),
        active="light",
        phase="engagement",
        dial_damage=6,
    )
    t.light.choose("dial")
    assert (t.damage("dial"), t.winner) == (10, "light")  # three blasts and the reward


@rule("lcg.win.trench_run")
@card("lcg", "trench_run")
def test_the_dial_is_defended_like_an_objective_and_takes_damage_below_10() -> None:
    t = table(
        light=side(units=["Red Five"], attached={"Trench Run": "dial"}),
        dark=side(units=["Outer Rim Space Pirates"]),
        active="light",
        phase="engagement",
        dial_damage=6,
    )
    t.fight("dial", ["Red Five"], ["Outer Rim Space Pirates"])
    assert t.engaged == "dial"
    t.until("icons")
    t.dark.choose("hit Red Five")
    assert (t.light.units, t.damage("dial"), t.winner) == ([], 6, None)


@rule("lcg.win.trench_run")
@card("lcg", "trench_run")
def test_the_dial_counts_as_no_objective() -> None:
    t = table(
        light=rebels(units=["Home One"], hand=["Rebel Assault"], attached={"Trench Run": "dial"}),
        active="light",
        attack=attack("dial", ["Home One"], at="attackers"),
    )
    play(t, t.light, "Rebel Assault")
    t.light.can_choose(*[f"target {DATHOMIR}"] * 3)
    t.light.choose(f"target {DATHOMIR}")
    t.until("reaction")
    t.light.choose("use Home One")
    assert [t.damage(f"{DATHOMIR}#{copy}") for copy in (1, 2, 3)] == [3, 1, 1]
    assert t.damage("dial") == 3


@card("lcg", "trench_run")
def test_without_trench_run_the_dial_cannot_be_engaged() -> None:
    t = table(light=side(units=["Red Five"]), active="light", phase="engagement")
    t.light.can_choose(*[f"engage {DATHOMIR}"] * 3, "done")


@card("lcg", "trench_run")
def test_trench_run_is_attached_to_the_dial_and_cannot_be_targeted() -> None:
    t = table(light=rebels(units=["Ewok Scout"], hand=["Trench Run", "Yub Yub!"]), active="light")
    play(t, t.light, "Trench Run")
    assert t.attached("dial") == ["Trench Run"]
    t.light.can_choose("pass")


@card("lcg", "decoy_at_dantooine")
def test_decoy_at_dantooine_turns_the_dial_back_when_an_objective_is_lost() -> None:
    t = _lost_objective(with_objective("Decoy at Dantooine", damage={HERO: 3}), dial=5)
    t.light.choose("use Decoy at Dantooine")
    assert (t.dark.victory, t.dial) == ([HERO], 5)  # back by 1, on by 1 for the objective


@card("lcg", "decoy_at_dantooine")
def test_decoy_at_dantooine_works_for_itself_too() -> None:
    t = table(
        light=with_objective("Decoy at Dantooine", damage={"Decoy at Dantooine": 4}),
        dark=side(units=["TIE Bomber"]),
        attack=attack("Decoy at Dantooine", ["TIE Bomber"], edge="dark"),
        dial=5,
    )
    t.light.choose("use Decoy at Dantooine")
    assert (t.dark.victory, t.dial) == (["Decoy at Dantooine"], 5)


@card("lcg", "decoy_at_dantooine")
def test_decoy_at_dantooine_never_turns_the_dial_below_1() -> None:
    t = _lost_objective(with_objective("Decoy at Dantooine", damage={HERO: 3}), dial=1)
    assert (t.dark.victory, t.dial) == ([HERO], 2)


@card("lcg", "false_lead")
def test_false_lead_turns_the_dial_back_when_its_objective_is_lost() -> None:
    t = _lost_objective(side(attached={"False Lead": HERO}, damage={HERO: 3}), dial=5)
    t.light.choose("use False Lead")
    assert (t.dark.victory, t.dial, t.light.discard) == ([HERO], 5, ["False Lead"])


@card("lcg", "false_lead")
@pytest.mark.parametrize(("host", "dial"), [(f"{HERO}#2", 5), (HERO, 1)], ids=["another objective", "dial at 1"])
def test_false_lead_does_nothing_for_other_objectives_or_at_1(host: str, dial: int) -> None:
    t = _lost_objective(side(attached={"False Lead": host}, damage={HERO: 3}), dial=dial)
    assert (t.dark.victory, t.dial) == ([HERO], dial + 1)


@rule("lcg.conflict.once_per_objective")
@card("lcg", "wookiee_navigator")
def test_wookiee_navigator_allows_one_more_engagement_against_the_same_objective() -> None:
    t = table(light=side(units=["Wookiee Navigator", "X-Wing", "Y-Wing"]), active="light", phase="engagement")
    t.fight(DATHOMIR, ["Wookiee Navigator"])
    t.until("reaction")
    t.light.choose("use Wookiee Navigator")
    t.until("engage")
    t.fight(DATHOMIR, ["X-Wing"])
    t.until("engage")
    t.light.can_choose(f"engage {DATHOMIR}", f"engage {DATHOMIR}", "done")
    assert t.damage(DATHOMIR) == 4


@card("lcg", "wookiee_navigator")
def test_without_wookiee_navigators_reaction_each_objective_is_engaged_once() -> None:
    t = table(light=side(units=["Wookiee Navigator", "X-Wing"]), active="light", phase="engagement")
    t.fight(DATHOMIR, ["Wookiee Navigator"])
    t.until("reaction")
    t.light.choose("pass")
    t.until("engage")
    t.light.can_choose(f"engage {DATHOMIR}", f"engage {DATHOMIR}", "done")


@card("lcg", "wookiee_navigator")
def test_wookiee_navigator_asks_nothing_if_the_objective_is_destroyed_or_the_dial_was_engaged() -> None:
    t = table(
        light=side(units=["Wookiee Navigator", "X-Wing"], attached={"Trench Run": "dial"}),
        dark=side(damage={DATHOMIR: 3}),
        active="light",
        attack=attack(DATHOMIR, ["Wookiee Navigator"], edge="light"),
    )
    assert t.light.victory == [DATHOMIR]
    assert t.asked == "engage"
    t = table(
        light=side(units=["Wookiee Navigator", "X-Wing"], attached={"Trench Run": "dial"}),
        active="light",
        attack=attack("dial", ["Wookiee Navigator"], edge="light"),
    )
    t.light.can_choose(*[f"engage {DATHOMIR}"] * 3, "done")


@card("lcg", "fall_back")
def test_fall_back_returns_a_unit_of_ones_own() -> None:
    t = table(
        light=side(units=["X-Wing", "Y-Wing"], hand=["Fall Back!"]), dark=side(units=["TIE Fighter"]), active="light"
    )
    t.light.choose("play Fall Back!")
    t.light.can_choose("target X-Wing", "target Y-Wing")
    t.light.choose("target Y-Wing")
    assert (t.light.units, t.light.hand) == (["X-Wing"], ["Y-Wing"])


@rule("lcg.simultaneous.choice_order")
@card("lcg", "a_new_hope")
def test_a_new_hope_returns_every_unit_that_nobody_named() -> None:
    t = table(
        light=rebels(units=["X-Wing", "Y-Wing", "Rookie Pilot", "R2-D2"], hand=["A New Hope"]),
        dark=side(units=["TIE Fighter", "Espo Trooper"]),
        active="light",
    )
    play(t, t.light, "A New Hope")
    t.light.can_choose("pick X-Wing", "pick Y-Wing", "pick Rookie Pilot", "pick R2-D2", "done")
    t.light.choose("pick X-Wing", "pick Y-Wing", "pick R2-D2")
    t.dark.choose("pick Espo Trooper", "done")
    assert (t.light.units, t.light.hand) == (["X-Wing", "Y-Wing", "R2-D2"], ["Rookie Pilot"])
    assert (t.dark.units, t.dark.hand) == (["Espo Trooper"], ["TIE Fighter"])


@card("lcg", "a_new_hope")
def test_a_new_hope_needs_a_unit_of_either_player() -> None:
    t = table(light=rebels(hand=["A New Hope"]), active="light")
    t.light.can_choose("pass")
    t = table(light=rebels(hand=["A New Hope"]), dark=side(units=["TIE Fighter"]), active="light")
    play(t, t.light, "A New Hope")
    t.dark.choose("done")
    assert t.dark.hand == ["TIE Fighter"]
