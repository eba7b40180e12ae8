"""The printed examples and rulings that name dark side cards."""

from __future__ import annotations

import pytest

from tests.lcg.invented import DARK_POST, LIGHT_BARRAGE
from tests.lcg.table import Table, attack, rule, side, table

NAVY = {"affiliation": "Imperial Navy"}


@rule("lcg.resources.example_royal_guard", "lcg.resources.example_interrogation")
@rule("lcg.resources.example_lightsaber_refused")
def test_the_example_of_royal_guard_interrogation_and_lightsaber() -> None:
    t = table(
        light=side(hand=["X-Wing"]),
        dark=side(
            units=["Darth Vader"],
            hand=["Emperor's Royal Guard", "Interrogation", "Vader's Lightsaber", "Espo Trooper"],
            objectives=["Corporate Exploitation", "The Heart of the Empire", "Reconnaissance Mission"],
        ),
    )
    t.dark.choose("play Emperor's Royal Guard", "pay Sith 1", "pay Corporate Exploitation 1")
    t.dark.choose("play Interrogation", "pay The Heart of the Empire 2")
    assert (t.focus("The Heart of the Empire"), t.light.discard) == (2, ["X-Wing"])
    t.until("action")
    t.dark.cannot_choose("play Vader's Lightsaber")


@rule("lcg.ability.example_intimidated")
@pytest.mark.parametrize(("committed", "tokens"), [([], 2), (["C-3PO"], 3)])
def test_intimidated_adds_a_focus_token_to_every_strike(committed: list[str], tokens: int) -> None:
    luke = "Luke Skywalker"
    t = table(
        light=side(units=[luke], committed=[luke] if committed else []),
        dark=side(units=["Devastator"], attached={"Intimidated": luke}, focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", [luke], ["Devastator"], edge="dark"),
    )
    t.light.choose("hit Devastator")
    assert t.focus(luke) == tokens


@rule("lcg.ability.example_cruel_interrogations", "lcg.refresh.replace_one_at_a_time")
@rule("lcg.capture.from_hand_or_deck", "lcg.capture.facedown")
def test_cruel_interrogations_reacts_to_its_own_entering_play_before_the_next_objective() -> None:
    t = table(
        light=side(hand=["X-Wing"]),
        dark=side(objectives=["Imperial Command"], objective_deck=["Cruel Interrogations", "Shadows of Dathomir"]),
        begin="refresh",
    )
    assert (t.asked, t.dark.objectives) == ("reaction", ["Imperial Command", "Cruel Interrogations"])
    t.dark.choose("use Cruel Interrogations")
    assert (t.captives("Cruel Interrogations"), t.light.hand) == (["X-Wing"], [])
    assert len(t.dark.objectives) == 3


@rule("lcg.timing.reaction_example_nightsister")
def test_nightsister_damages_an_objective_after_she_is_committed() -> None:
    t = table(dark=side(units=["Nightsister"], play=[DARK_POST]), begin="force")
    t.dark.choose("commit Nightsister", "use Nightsister", "target A Hero's Journey#2")
    assert (t.is_committed("Nightsister"), t.damage("A Hero's Journey#2")) == (True, 1)


@rule("lcg.initiate.example_killing_cold", "lcg.initiate.must_do_something")
def test_the_killing_cold_needs_a_damaged_hoth_objective() -> None:
    dark = {"units": ["Espo Trooper"], "objectives": ["The Killing Cold", "Imperial Command"], "play": [DARK_POST]}
    t = table(dark=side(**dark, damage={"Imperial Command": 1}), phase="draw")
    t.dark.can_choose("use Dark Post", "pass")
    damaged = table(dark=side(**dark, damage={"The Killing Cold": 1}), phase="draw")
    damaged.dark.choose("use The Killing Cold")
    assert (damaged.dark.discard, damaged.damage("The Killing Cold")) == (["Espo Trooper"], 0)


@rule("lcg.win.heart_of_the_empire")
def test_the_dark_side_loses_with_the_heart_of_the_empire() -> None:
    t = table(
        light=side(hand=[LIGHT_BARRAGE]),
        dark=side(objectives=["The Heart of the Empire"], damage={"The Heart of the Empire": 7}),
        active="light",
    )
    t.light.choose("play Light Barrage", "target The Heart of the Empire")
    assert t.winner == "light"


@rule("lcg.errata.black_squadron_pilot", "lcg.play.put_into_play")
def test_black_squadron_pilot_may_enter_play_on_a_fighter_by_any_way() -> None:
    t = table(dark=side(units=["TIE Fighter"], hand=["Black Squadron Pilot"]))
    t.dark.choose("play Black Squadron Pilot", "pay Shadows of Dathomir 2")
    t.dark.can_choose("attach TIE Fighter", "as_unit")
    t.dark.choose("attach TIE Fighter")
    assert (t.attached("TIE Fighter"), t.dark.units) == (["Black Squadron Pilot"], ["TIE Fighter"])


@rule("lcg.draw.one_by_one_example", "lcg.draw.one_by_one")
def test_dark_precognition_draws_two_cards_one_by_one() -> None:
    t = table(dark=side(hand=["Dark Precognition"], deck=["Rancor"]), phase="draw")
    t.dark.choose("play Dark Precognition")
    assert (t.winner, t.dark.hand) == ("light", ["Rancor"])


@rule("lcg.capture.not_destroyed_unit", "lcg.damage.dealt")
def test_boba_fett_captures_only_units_that_survive_his_damage() -> None:
    def struck(unit: str) -> Table:
        t = table(
            light=side(units=[unit, "X-Wing"]),
            dark=side(units=["Boba Fett"], objectives=["Imperial Command"]),
            attack=attack("A Hero's Journey", ["Boba Fett"], [unit], edge="dark"),
        )
        t.dark.choose(f"hit {unit}")
        return t

    alive = struck("Luke Skywalker")
    alive.dark.choose("use Boba Fett")
    assert alive.captives("Imperial Command") == ["Luke Skywalker"]
    dead = struck("Twi'lek Loyalist")
    assert (dead.asked != "reaction", dead.dark.captives, dead.light.discard) == (True, [], ["Twi'lek Loyalist"])


@rule("lcg.damage.capacity_change_checks")
def test_grand_moff_tarkin_destroys_objectives_with_enough_damage_when_he_enters_play() -> None:
    t = table(
        light=side(damage={"A Hero's Journey": 3}),
        dark=side(hand=["grand_moff_tarkin"], objectives=["Imperial Command"] * 2, **NAVY),
    )
    t.dark.choose("play Grand Moff Tarkin", "pay Imperial Command 2")
    t.dark.choose("pay Imperial Navy 1")
    assert (t.dark.victory, t.dial) == (["A Hero's Journey"], 1)


@rule("lcg.ability.nested_example", "lcg.ability.cancel_interrupt", "lcg.ability.nested")
def test_the_example_of_counter_stroke_against_its_worse() -> None:
    t = table(
        light=side(units=["yoda", "Rebel Trooper"], hand=["Lightsaber Deflection", "Counter-stroke"]),
        dark=side(units=["Kuati Security Team"], hand=["Force Choke", "It's Worse"]),
    )
    t.dark.choose("play Force Choke", "target Yoda")
    t.light.choose("pass")
    t.light.choose("play Lightsaber Deflection", "target Kuati Security Team")
    t.dark.choose("play It's Worse", "target Yoda")
    t.light.choose("play Counter-stroke", "pay Jedi 1")
    assert (t.damage("Yoda"), t.damage("Kuati Security Team")) == (0, 1)
    assert "It's Worse" in t.dark.discard
