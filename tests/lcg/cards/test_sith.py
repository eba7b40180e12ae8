"""Abilities of the Sith sets of the core set."""

from __future__ import annotations

from tests.lcg.table import attack, card, rule, side, table

# ---------------------------------------------------------------- set 19


@card("lcg", "fall_of_the_jedi")
def test_fall_of_the_jedi_puts_a_card_of_the_hand_under_the_deck_before_drawing() -> None:
    t = table(
        dark=side(
            objectives=["Fall of the Jedi", "Shadows of Dathomir", "Shadows of Dathomir"],
            hand=["Nightsister", "Rancor"],
        ),
        begin="draw",
    )
    t.dark.can_choose("use Fall of the Jedi", "pass")
    t.dark.choose("use Fall of the Jedi")
    t.dark.can_choose("pick Nightsister", "pick Rancor")
    t.dark.choose("pick Rancor")
    assert (t.dark.deck[-1], t.dark.hand) == ("Rancor", ["Nightsister"])
    assert any("Rancor" in line for line in t.dark.reads())
    assert not any("Rancor" in line for line in t.light.reads())


@card("lcg", "fall_of_the_jedi")
def test_fall_of_the_jedi_works_in_its_players_draw_phase_only() -> None:
    objectives = ["Fall of the Jedi", "Shadows of Dathomir", "Shadows of Dathomir"]
    t = table(dark=side(objectives=objectives, hand=["Rancor"]), active="light", begin="draw")
    assert (t.chooser, t.phase, t.dark.hand) == ("light", "deployment", ["Rancor"])


@card("lcg", "darth_vader")
def test_vader_deals_a_damage_after_the_first_sith_event_of_the_turn() -> None:
    t = table(
        light=side(units=["Fleet Officer"]),
        dark=side(units=["Darth Vader"], hand=["Dark Precognition", "Dark Precognition", "Dark Alliance"]),
    )
    t.dark.choose("play Dark Alliance")
    t.dark.choose("play Dark Precognition", "discard Espo Trooper")
    t.dark.can_choose("use Darth Vader", "pass")
    t.dark.choose("use Darth Vader")
    t.dark.can_choose("target Fleet Officer", "target Darth Vader")
    t.dark.choose("target Fleet Officer")
    assert t.damage("Fleet Officer") == 1
    t.dark.choose("play Dark Precognition")
    assert (t.asked, t.damage("Fleet Officer")) == ("action", 1)


@card("lcg", "darth_vader")
def test_vader_does_not_answer_events_of_the_opponent() -> None:
    t = table(
        light=side(units=["Fleet Officer"], hand=["Double Strike"]),
        dark=side(units=["Darth Vader"], hand=["Force Choke"]),
        active="light",
    )
    t.light.choose("pass")
    t.dark.choose("play Force Choke", "target Fleet Officer")
    t.dark.can_choose("use Darth Vader", "pass")


@card("lcg", "vaders_lightsaber")
def test_vaders_lightsaber_gives_a_unit_damage_icon_to_whoever_bears_it() -> None:
    t = table(
        light=side(units=["Guardian of Peace"]),
        dark=side(units=["Dark Side Apprentice"], attached={"Vader's Lightsaber": "Dark Side Apprentice"}),
        attack=attack("A Hero's Journey", ["Dark Side Apprentice"], ["Guardian of Peace"], edge="light"),
    )
    t.until("action")
    assert t.light.discard == ["Guardian of Peace"]


@card("lcg", "vaders_lightsaber")
def test_vaders_lightsaber_gives_vader_targeted_strike() -> None:
    for unit, can_reach in (("Darth Vader", True), ("Dark Side Apprentice", False)):
        t = table(
            light=side(units=["Fleet Officer", "Guardian of Peace"]),
            dark=side(units=[unit], attached={"Vader's Lightsaber": unit}),
            attack=attack("A Hero's Journey", [unit], ["Guardian of Peace"], edge="dark"),
        )
        assert ("hit Fleet Officer" in t.offered()) is can_reach


@card("lcg", "force_choke")
@rule("lcg.limit.events_by_name")
def test_force_choke_damages_a_character_or_creature_once_per_player_and_turn() -> None:
    t = table(
        light=side(units=["Fleet Officer", "X-Wing", "Dagobah Nudj"]),
        dark=side(hand=["Force Choke", "Force Choke"]),
    )
    t.dark.choose("play Force Choke")
    t.dark.can_choose("target Fleet Officer", "target Dagobah Nudj")
    t.dark.choose("target Fleet Officer")
    assert t.damage("Fleet Officer") == 1
    t.dark.can_choose("pass")


@card("lcg", "force_choke")
@rule("lcg.term.target")
def test_force_choke_needs_a_target() -> None:
    t = table(light=side(units=["X-Wing"]), dark=side(hand=["Force Choke"]))
    t.dark.can_choose("pass")


# ---------------------------------------------------------------- set 20


@card("lcg", "counsel_of_the_sith")
def test_counsel_of_the_sith_draws_a_card_when_the_opponents_turn_begins() -> None:
    t = table(
        dark=side(objectives=["Counsel of the Sith", "Shadows of Dathomir", "Shadows of Dathomir"], deck=["Rancor"]),
        active="light",
        begin="turn",
    )
    t.dark.choose("use Counsel of the Sith")
    assert t.dark.hand == ["Rancor"]


@card("lcg", "dark_precognition")
@rule("lcg.draw.one_by_one_example")
def test_dark_precognition_draws_two_cards_and_discards_one_of_the_hand() -> None:
    t = table(dark=side(hand=["Dark Precognition", "Nightsister"], deck=["Rancor", "Interrogation", "Espo Trooper"]))
    t.dark.choose("play Dark Precognition")
    t.dark.can_choose("discard Nightsister", "discard Rancor", "discard Interrogation")
    t.dark.choose("discard Nightsister")
    assert t.dark.hand == ["Rancor", "Interrogation"]
    assert t.dark.discard == ["Nightsister", "Dark Precognition"]


# ---------------------------------------------------------------- set 21


@card("lcg", "black_squadron_assault")
def test_black_squadron_assault_readies_a_black_squadron_unit() -> None:
    t = table(
        dark=side(
            objectives=["Black Squadron Assault", "Shadows of Dathomir", "Shadows of Dathomir"],
            units=["TIE Advanced", "Vader's TIE Advanced", "Rancor"],
            focus={"TIE Advanced": 2, "Vader's TIE Advanced": 1, "Rancor": 1},
        ),
    )
    t.dark.choose("use Black Squadron Assault")
    t.dark.can_choose("pick TIE Advanced", "pick Vader's TIE Advanced")
    t.dark.choose("pick TIE Advanced")
    assert (t.focus("TIE Advanced"), t.focus("Black Squadron Assault")) == (1, 1)
    t.dark.cannot_choose("use Black Squadron Assault")


@card("lcg", "vaders_tie_advanced")
def test_vaders_tie_gains_all_printed_icons_of_a_unit_it_discards() -> None:
    t = table(
        light=side(units=["Red Five"]),
        dark=side(units=["Vader's TIE Advanced"], deck=["Emperor Palpatine", "Rancor"]),
        attack=attack("A Hero's Journey", ["Vader's TIE Advanced"], ["Red Five"], edge="dark"),
    )
    t.dark.choose("use Vader's TIE Advanced")
    assert t.dark.discard == ["Emperor Palpatine"]
    t.dark.can_choose("hit Red Five", "blast", "tactics Red Five")
    t.dark.choose("blast")
    assert t.damage("A Hero's Journey") == 3
    t.dark.choose("tactics Red Five", "tactics Red Five", "tactics Red Five")
    assert (t.focus("Red Five"), t.damage("Red Five")) == (3, 1)


@card("lcg", "vaders_tie_advanced")
def test_edge_enabled_icons_of_the_discarded_unit_need_the_edge() -> None:
    t = table(
        light=side(units=["Red Five"], focus={"Red Five": 1}),
        dark=side(units=["Vader's TIE Advanced"], deck=["Emperor Palpatine", "Rancor"]),
        attack=attack("A Hero's Journey", ["Vader's TIE Advanced"], ["Red Five"], edge="light"),
    )
    t.dark.choose("use Vader's TIE Advanced", "blast")
    assert t.damage("A Hero's Journey") == 2


@card("lcg", "vaders_tie_advanced")
def test_vaders_tie_gains_nothing_from_other_cards_and_loses_the_icons_with_the_strike() -> None:
    t = table(
        light=side(units=["Red Five"]),
        dark=side(
            units=["Vader's TIE Advanced"],
            objectives=["Black Squadron Assault", "Shadows of Dathomir", "Shadows of Dathomir"],
            deck=["Emperor Palpatine", "Sith Library", "Rancor"],
        ),
        attack=attack("A Hero's Journey", ["Vader's TIE Advanced"], edge="dark"),
    )
    t.dark.choose("use Vader's TIE Advanced", "tactics Red Five", "tactics Red Five", "tactics Red Five")
    assert t.damage("A Hero's Journey") == 3
    t.dark.choose("use Black Squadron Assault")
    t.until("reaction")
    t.dark.choose("use Vader's TIE Advanced")
    assert t.dark.discard == ["Emperor Palpatine", "Sith Library"]
    assert t.light.objectives == ["A Hero's Journey", "A Hero's Journey"]


@card("lcg", "tie_advanced")
@rule("lcg.unopposed.defenders_destroyed")
def test_tie_advanced_damages_the_engaged_objective_once_more_if_nobody_opposes() -> None:
    t = table(
        light=side(units=["Rebel Trooper"]),
        dark=side(units=["TIE Advanced"]),
        attack=attack("A Hero's Journey", ["TIE Advanced"], ["Rebel Trooper"], edge="dark"),
    )
    t.dark.choose("hit Rebel Trooper")
    t.until("reaction")
    assert t.damage("A Hero's Journey") == 2
    t.dark.choose("use TIE Advanced")
    assert t.damage("A Hero's Journey") == 3


@card("lcg", "tie_advanced")
def test_tie_advanced_does_nothing_if_a_defender_is_left() -> None:
    t = table(
        light=side(units=["Fleet Officer"]),
        dark=side(units=["TIE Advanced", "Rancor"]),
        attack=attack("A Hero's Journey", ["TIE Advanced"], ["Fleet Officer"], edge="dark"),
        phase="engagement",
    )
    t.dark.choose("hit Fleet Officer")
    t.until("engage")
    assert t.damage("A Hero's Journey") == 1


@card("lcg", "black_squadron_pilot")
def test_black_squadron_pilot_may_fly_a_fighter() -> None:
    t = table(
        light=side(units=["Guardian of Peace"]),
        dark=side(units=["TIE Advanced", "Rancor"], hand=["Black Squadron Pilot"]),
    )
    t.dark.choose("play Black Squadron Pilot", "pay Shadows of Dathomir 2")
    t.dark.can_choose("attach TIE Advanced", "as_unit")
    t.dark.choose("attach TIE Advanced")
    assert t.attached("TIE Advanced") == ["Black Squadron Pilot"]
    assert (t.dark.units, t.dark.enhancements) == (["TIE Advanced", "Rancor"], ["Black Squadron Pilot"])
    t.fight("A Hero's Journey", ["TIE Advanced"])
    t.until("reaction")
    assert t.damage("A Hero's Journey") == 3


@card("lcg", "black_squadron_pilot")
@rule("lcg.errata.black_squadron_pilot")
def test_black_squadron_pilot_may_come_into_play_as_a_unit() -> None:
    t = table(dark=side(units=["TIE Advanced"], hand=["Black Squadron Pilot"]))
    t.dark.choose("play Black Squadron Pilot", "pay Shadows of Dathomir 2", "as_unit")
    assert t.dark.units == ["TIE Advanced", "Black Squadron Pilot"]
    assert t.attached("TIE Advanced") == []


@card("lcg", "im_on_the_leader")
def test_im_on_the_leader_places_a_focus_token_on_an_enemy_fighter() -> None:
    t = table(
        light=side(units=["X-Wing", "Y-Wing", "Fleet Officer"]),
        dark=side(units=["TIE Advanced"], hand=["I'm On the Leader"]),
    )
    t.dark.choose("play I'm On the Leader", "pay Sith 1")
    t.dark.can_choose("target X-Wing", "target Y-Wing")
    t.dark.choose("target Y-Wing")
    assert t.focus("Y-Wing") == 1


# ---------------------------------------------------------------- set 22


@card("lcg", "the_heart_of_the_empire")
@rule("lcg.win.heart_of_the_empire")
def test_the_dark_side_loses_with_the_heart_of_the_empire() -> None:
    t = table(
        light=side(units=["Y-Wing"]),
        dark=side(objectives=["The Heart of the Empire"], damage={"The Heart of the Empire": 8}),
        active="light",
        attack=attack("The Heart of the Empire", ["Y-Wing"], edge="light"),
    )
    t.until("")
    assert t.winner == "light"


@card("lcg", "coruscant_defense_fleet")
def test_the_coruscant_defense_fleet_cannot_attack_but_defends() -> None:
    t = table(
        light=side(units=["Fleet Officer"]),
        dark=side(units=["Coruscant Defense Fleet", "Rancor"]),
        phase="engagement",
    )
    t.dark.choose("engage A Hero's Journey")
    assert t.attackers == ["Rancor"]
    t = table(
        light=side(units=["Y-Wing"]), dark=side(units=["Coruscant Defense Fleet"]), active="light", phase="engagement"
    )
    t.light.choose("engage Shadows of Dathomir")
    t.dark.can_choose("defender Coruscant Defense Fleet", "done")


@card("lcg", "coruscant_defense_fleet")
def test_without_another_unit_the_fleet_begins_no_engagement() -> None:
    t = table(dark=side(units=["Coruscant Defense Fleet"]), phase="conflict")
    t.until_phase("force")
    assert t.damage("A Hero's Journey") == 0


@card("lcg", "force_stasis")
def test_force_stasis_keeps_an_enemy_from_attacking_and_defending_until_the_phase_ends() -> None:
    t = table(
        light=side(units=["Fleet Officer", "X-Wing"]),
        dark=side(units=["Rancor"], hand=["Force Stasis"]),
        phase="conflict",
    )
    t.dark.choose("play Force Stasis", "pay Sith 1")
    t.until("engage")
    t.dark.choose("engage A Hero's Journey")
    t.light.can_choose("defender X-Wing", "done")
    t = table(
        light=side(units=["Fleet Officer", "X-Wing"]),
        dark=side(units=["Rancor"], hand=["Force Stasis"]),
        active="light",
        phase="conflict",
    )
    t.dark.choose("play Force Stasis", "pay Sith 1")
    t.until("engage")
    t.light.choose("engage Shadows of Dathomir")
    assert t.attackers == ["X-Wing"]


@card("lcg", "there_is_no_escape")
def test_there_is_no_escape_puts_all_units_under_their_owners_decks() -> None:
    t = table(
        light=side(units=["X-Wing", "Fleet Officer"], attached={"Jedi Lightsaber": "Fleet Officer"}),
        dark=side(units=["Rancor"], hand=["There Is No Escape"]),
        phase="force",
    )
    t.dark.choose("play There Is No Escape", "pay Sith 1", "pay Shadows of Dathomir 2", "pay Shadows of Dathomir 1")
    assert (t.light.units, t.dark.units) == ([], [])
    assert (sorted(t.light.deck[-2:]), t.dark.deck[-1]) == (["Fleet Officer", "X-Wing"], "Rancor")
    assert t.light.discard == ["Jedi Lightsaber"]


@card("lcg", "there_is_no_escape")
def test_nobody_knows_in_which_order_the_units_lie_under_the_deck() -> None:
    t = table(
        light=side(units=["X-Wing", "Fleet Officer"]),
        dark=side(objectives=["The Heart of the Empire", "Shadows of Dathomir"], hand=["There Is No Escape"]),
        phase="force",
    )
    t.dark.choose("play There Is No Escape", "pay The Heart of the Empire 3", "pay Sith 1")
    assert [t.state.known[number] for number in t.state.zones[6][:2]] == [0, 0]


@card("lcg", "there_is_no_escape")
def test_there_is_no_escape_is_for_force_phases() -> None:
    t = table(light=side(units=["X-Wing"]), dark=side(hand=["There Is No Escape"]), phase="deployment")
    t.dark.can_choose("pass")
    t = table(light=side(units=["X-Wing"]), dark=side(hand=["There Is No Escape"]), phase="force", active="light")
    t.dark.can_choose("play There Is No Escape", "pass")


# ---------------------------------------------------------------- set 23


@card("lcg", "the_emperors_web")
def test_the_emperors_web_makes_the_first_sith_event_of_a_turn_cheaper() -> None:
    t = table(
        light=side(units=["X-Wing", "Y-Wing"]),
        dark=side(
            objectives=["The Emperor's Web", "Shadows of Dathomir", "Shadows of Dathomir"],
            hand=["Dark Alliance", "I'm On the Leader", "I'm On the Leader"],
        ),
    )
    t.dark.choose("play Dark Alliance")
    t.dark.choose("play I'm On the Leader", "target X-Wing")
    assert t.focus("X-Wing") == 1
    t.dark.choose("play I'm On the Leader")
    assert t.asked == "pay"


@card("lcg", "emperor_palpatine")
def test_palpatine_takes_a_sith_event_back_when_any_objective_is_destroyed() -> None:
    t = table(
        light=side(damage={"A Hero's Journey": 3}),
        dark=side(
            units=["Emperor Palpatine", "Nightsister"],
            discard=["Force Choke", "Dark Alliance", "Interrogation", "Espo Trooper"],
        ),
        attack=attack("A Hero's Journey", ["Nightsister"], edge="dark"),
    )
    t.dark.choose("use Emperor Palpatine")
    t.dark.can_choose("pick Force Choke", "pick Interrogation")
    t.dark.choose("pick Force Choke")
    assert t.dark.hand == ["Force Choke"]


@card("lcg", "emperor_palpatine")
def test_palpatine_answers_the_loss_of_a_dark_objective_too() -> None:
    t = table(
        light=side(units=["Y-Wing"]),
        dark=side(
            units=["Emperor Palpatine"], damage={"Shadows of Dathomir": 4}, discard=["Force Choke", "Espo Trooper"]
        ),
        active="light",
        attack=attack("Shadows of Dathomir", ["Y-Wing"], edge="dark"),
    )
    t.dark.choose("use Emperor Palpatine")
    assert t.dark.hand == ["Force Choke"]


@card("lcg", "force_lightning")
def test_force_lightning_destroys_an_exhausted_unit() -> None:
    t = table(
        light=side(units=["Red Five", "X-Wing", "Y-Wing"], focus={"Red Five": 1, "Y-Wing": 1}),
        dark=side(units=["Rancor"], hand=["Force Lightning"]),
    )
    t.dark.choose("play Force Lightning", "pay Sith 1", "pay Shadows of Dathomir 2")
    t.dark.can_choose("target Red Five", "target Y-Wing")
    t.dark.choose("target Red Five")
    assert t.light.discard == ["Red Five"]


# ---------------------------------------------------------------- set 24


@card("lcg", "cruel_interrogations")
@rule("lcg.ability.example_cruel_interrogations", "lcg.capture.from_hand_or_deck")
def test_cruel_interrogations_captures_a_random_card_of_the_opponents_hand() -> None:
    t = table(
        light=side(hand=["X-Wing", "Double Strike", "Fleet Officer"]),
        dark=side(objectives=["Shadows of Dathomir"] * 2, objective_deck=["Cruel Interrogations"]),
        begin="refresh",
    )
    t.dark.choose("use Cruel Interrogations")
    captives = t.captives("Cruel Interrogations")
    assert len(captives) == 1
    assert sorted([*t.light.hand, *captives]) == ["Double Strike", "Fleet Officer", "X-Wing"]
    assert any(captives[0] in line for line in t.dark.reads())


@card("lcg", "cruel_interrogations")
def test_cruel_interrogations_needs_a_hand() -> None:
    t = table(
        dark=side(objectives=["Shadows of Dathomir"] * 2, objective_deck=["Cruel Interrogations"], hand=["Rancor"]),
        begin="refresh",
    )
    assert t.dark.objectives[-1] == "Cruel Interrogations"
    assert t.asked == "draw_discard"


@card("lcg", "interrogation_droid")
def test_interrogation_droid_discards_a_random_card_of_the_opponent() -> None:
    t = table(
        light=side(hand=["X-Wing", "Double Strike"]),
        dark=side(hand=["Interrogation Droid"]),
    )
    t.dark.choose("play Interrogation Droid", "pay Sith 1", "pay Shadows of Dathomir 2", "use Interrogation Droid")
    assert (len(t.light.hand), len(t.light.discard)) == (1, 1)


@card("lcg", "intimidated")
def test_an_intimidated_unit_gets_one_more_token_when_it_strikes() -> None:
    t = table(
        light=side(units=["Fleet Officer"]),
        dark=side(units=["Rancor"], attached={"Intimidated": "Fleet Officer"}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Fleet Officer"], ["Rancor"], edge="light"),
    )
    assert (t.asked, t.focus("Fleet Officer")) == ("icons", 2)


@card("lcg", "intimidated")
@rule("lcg.shield.prevent")
def test_a_shield_stops_the_token_of_intimidated() -> None:
    t = table(
        light=side(units=["Fleet Officer"], shields={"Fleet Officer": 1}),
        dark=side(attached={"Intimidated": "Fleet Officer"}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Fleet Officer"], edge="light"),
    )
    t.light.choose("shield Fleet Officer")
    assert (t.focus("Fleet Officer"), t.shields("Fleet Officer")) == (1, 0)


@card("lcg", "interrogation")
def test_interrogation_looks_at_a_hand_and_discards_from_it() -> None:
    t = table(
        light=side(hand=["X-Wing", "Double Strike", "X-Wing"]),
        dark=side(hand=["Interrogation"]),
    )
    t.dark.choose("play Interrogation", "pay Shadows of Dathomir 2")
    t.dark.can_choose("discard X-Wing", "discard Double Strike")
    t.dark.choose("discard Double Strike")
    assert (t.light.hand, t.light.discard) == (["X-Wing", "X-Wing"], ["Double Strike"])
    assert t.dark.sees("hand", of=t.light) == ["X-Wing", "X-Wing"]
    assert not any("X-Wing" in line for line in t.spectators.reads())


@card("lcg", "interrogation")
def test_a_card_placed_face_down_after_interrogation_is_not_recognized() -> None:
    t = table(
        light=side(units=["Fleet Officer"], hand=["X-Wing", "Double Strike", "Red Five"]),
        dark=side(units=["Rancor"], hand=["Interrogation"]),
        active="light",
        phase="conflict",
    )
    t.dark.choose("play Interrogation", "pay Shadows of Dathomir 2", "discard Red Five")
    t.fight("Shadows of Dathomir", ["Fleet Officer"], ["Rancor"])
    t.light.choose("edge X-Wing")
    assert t.dark.sees("edge", of=t.light) == ["?"]


# ---------------------------------------------------------------- set 25


@card("lcg", "nightsister")
@rule("lcg.timing.reaction_example_nightsister")
def test_nightsister_damages_an_objective_when_she_is_committed() -> None:
    t = table(dark=side(units=["Nightsister"]), begin="force")
    t.dark.choose("commit Nightsister", "use Nightsister")
    t.dark.can_choose(*["target A Hero's Journey"] * 3, *["target Shadows of Dathomir"] * 3)
    t.dark.choose("target light A Hero's Journey")
    assert t.damage("A Hero's Journey") == 1


@card("lcg", "rancor")
def test_the_rancor_destroys_the_cheapest_unit_that_is_no_vehicle() -> None:
    t = table(
        light=side(units=["X-Wing", "Twi'lek Loyalist"]), dark=side(units=["Rancor", "Nightsister"]), begin="refresh"
    )
    assert t.light.units == ["X-Wing"]
    assert t.dark.units == ["Rancor", "Nightsister"]


@card("lcg", "rancor")
@rule("lcg.ability.forced_first")
def test_the_active_player_chooses_among_the_cheapest_units() -> None:
    t = table(light=side(units=["Rebel Trooper"]), dark=side(units=["Rancor", "Espo Trooper"]), begin="refresh")
    t.dark.can_choose("pick Rebel Trooper", "pick Espo Trooper")
    t.dark.choose("pick Rebel Trooper")
    assert (t.light.units, t.dark.units) == ([], ["Rancor", "Espo Trooper"])


@card("lcg", "rancor")
def test_a_lonely_rancor_destroys_itself() -> None:
    t = table(light=side(units=["X-Wing"]), dark=side(units=["Rancor"]), begin="refresh")
    assert (t.dark.units, t.light.units) == ([], ["X-Wing"])


@card("lcg", "the_hands_blessing")
def test_the_hands_blessing_removes_all_focus_tokens_after_the_refresh() -> None:
    t = table(
        dark=side(
            units=["Dark Side Apprentice"],
            attached={"The Hand's Blessing": "Dark Side Apprentice"},
            focus={"Dark Side Apprentice": 4},
        ),
        begin="refresh",
    )
    assert t.focus("Dark Side Apprentice") == 3
    t.dark.choose("use The Hand's Blessing")
    assert t.focus("Dark Side Apprentice") == 0


@card("lcg", "a_disturbance_in_the_force")
def test_a_disturbance_in_the_force_focuses_every_committed_enemy() -> None:
    t = table(
        light=side(units=["X-Wing", "Fleet Officer", "Y-Wing"], committed=["X-Wing", "Fleet Officer"]),
        dark=side(units=["Rancor"], committed=["Rancor"], hand=["A Disturbance In the Force"]),
    )
    t.dark.choose("play A Disturbance In the Force", "pay Shadows of Dathomir 2")
    assert [t.focus(name) for name in ("X-Wing", "Fleet Officer", "Y-Wing", "Rancor")] == [1, 1, 0, 0]


@card("lcg", "a_disturbance_in_the_force")
def test_a_disturbance_in_the_force_needs_a_committed_enemy() -> None:
    t = table(light=side(units=["X-Wing"]), dark=side(hand=["A Disturbance In the Force"]))
    t.dark.can_choose("pass")
