"""Abilities of the Scum and Villainy set and the neutral dark side sets of the core set."""

from __future__ import annotations

from tests.lcg.table import Table, attack, card, rule, side, table

# ---------------------------------------------------------------- set 33


def boba_strikes(unit: str, **dark: object) -> Table:
    """Boba Fett has the edge against a defender."""
    t = table(
        light=side(units=[unit]),
        dark=side(affiliation="Scum and Villainy", units=["Boba Fett"], **dark),
        attack=attack("A Hero's Journey", ["Boba Fett"], [unit], edge="dark"),
    )
    t.dark.choose(f"hit {unit}")
    return t


@card("lcg", "boba_fett")
@rule("lcg.capture.from_play_leaves", "lcg.capture.choice_of_objective")
def test_boba_fett_captures_a_character_that_survives_his_damage() -> None:
    t = boba_strikes("Luke Skywalker")
    assert t.damage("Luke Skywalker") == 2
    t.dark.choose("use Boba Fett", "objective Shadows of Dathomir#2")
    assert t.light.units == []
    assert t.captives("Shadows of Dathomir#2") == ["Luke Skywalker"]


@card("lcg", "boba_fett")
@rule("lcg.capture.not_destroyed_unit")
def test_boba_fett_cannot_capture_what_his_damage_destroys() -> None:
    t = boba_strikes("Fleet Officer")
    assert t.light.discard == ["Fleet Officer"]
    assert t.asked != "reaction"


@card("lcg", "boba_fett")
def test_boba_fett_captures_no_vehicles() -> None:
    t = boba_strikes("Redemption")
    assert (t.damage("Redemption"), t.light.units, t.asked) == (2, ["Redemption"], "commit")


@card("lcg", "the_bespin_exchange")
def test_the_bespin_exchange_readies_an_objective_after_a_capture_from_play() -> None:
    t = boba_strikes(
        "Luke Skywalker",
        objectives=["The Bespin Exchange", "Shadows of Dathomir", "Shadows of Dathomir"],
        focus={"Shadows of Dathomir": 2, "The Bespin Exchange": 1},
    )
    t.dark.choose("use Boba Fett", "objective The Bespin Exchange", "use The Bespin Exchange")
    t.dark.can_choose("target The Bespin Exchange", "target Shadows of Dathomir")
    t.dark.choose("target Shadows of Dathomir")
    assert t.focus("Shadows of Dathomir") == 1


@card("lcg", "the_bespin_exchange")
@card("lcg", "bounty_collection")
def test_a_card_captured_from_a_hand_was_not_captured_from_play() -> None:
    t = table(
        light=side(hand=["Fleet Officer"]),
        dark=side(
            affiliation="Scum and Villainy",
            objectives=["The Bespin Exchange", "Shadows of Dathomir"],
            objective_deck=["Cruel Interrogations"],
            focus={"Shadows of Dathomir": 3},
            hand=["Bounty Collection"],
        ),
        begin="refresh",
    )
    t.dark.choose("use Cruel Interrogations")
    assert t.captives("Cruel Interrogations") == ["Fleet Officer"]
    assert (t.asked, t.focus("Shadows of Dathomir")) == ("draw_discard", 2)


@card("lcg", "outer_rim_hunter")
def test_the_defender_chooses_which_objective_the_outer_rim_hunter_damages() -> None:
    t = table(
        light=side(objectives=["A Hero's Journey", "Draw Their Fire"], units=["Fleet Officer"]),
        dark=side(units=["Outer Rim Hunter"]),
        phase="engagement",
    )
    t.dark.choose("engage A Hero's Journey", "use Outer Rim Hunter")
    t.light.can_choose("pick A Hero's Journey", "pick Draw Their Fire")
    t.light.choose("pick Draw Their Fire")
    assert (t.damage("Draw Their Fire"), t.damage("A Hero's Journey")) == (1, 0)


@card("lcg", "outer_rim_hunter")
def test_the_outer_rim_hunter_does_nothing_as_a_defender() -> None:
    t = table(
        light=side(units=["Fleet Officer"]), dark=side(units=["Outer Rim Hunter"]), active="light", phase="engagement"
    )
    t.light.choose("engage Shadows of Dathomir")
    t.dark.choose("defender Outer Rim Hunter")
    assert t.asked != "reaction"
    assert t.damage("A Hero's Journey") == 0


@card("lcg", "mandalorian_armor")
@rule("lcg.damage.capacity_change_checks")
def test_mandalorian_armor_adds_three_to_the_damage_capacity() -> None:
    t = table(
        light=side(units=["Jedi in Hiding"]),
        dark=side(units=["Outer Rim Hunter"], attached={"Mandalorian Armor": "Outer Rim Hunter"}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Jedi in Hiding"], ["Outer Rim Hunter"], edge="light"),
    )
    t.light.choose("hit Outer Rim Hunter")
    assert t.dark.units == ["Outer Rim Hunter"]
    assert t.damage("Outer Rim Hunter") == 2


@card("lcg", "mandalorian_armor")
def test_mandalorian_armor_gives_boba_fett_targeted_strike() -> None:
    for unit, can_reach in (("Boba Fett", True), ("Outer Rim Hunter", False)):
        t = table(
            light=side(units=["Fleet Officer", "Guardian of Peace"]),
            dark=side(units=[unit], attached={"Mandalorian Armor": unit}),
            attack=attack("A Hero's Journey", [unit], ["Guardian of Peace"], edge="dark"),
        )
        assert t.asked == "icons"
        assert ("hit Fleet Officer" in t.offered()) is can_reach


@card("lcg", "blaster_pistol")
def test_a_blaster_pistol_gives_a_unit_damage_icon() -> None:
    t = table(
        light=side(units=["Luke Skywalker"]),
        dark=side(units=["Kuati Security Team"], attached={"Blaster Pistol": "Kuati Security Team"}),
        attack=attack("A Hero's Journey", ["Kuati Security Team"], ["Luke Skywalker"], edge="dark"),
    )
    t.dark.choose("hit Luke Skywalker")
    assert t.damage("Luke Skywalker") == 2


@card("lcg", "bounty_collection")
def test_bounty_collection_readies_up_to_three_cards_that_are_no_units() -> None:
    t = boba_strikes(
        "Luke Skywalker",
        play=["Sith Library"],
        focus={
            "Scum and Villainy": 1,
            "Shadows of Dathomir": 2,
            "Shadows of Dathomir#2": 1,
            "Sith Library": 1,
        },
        hand=["Bounty Collection"],
    )
    t.dark.choose("use Boba Fett", "objective Shadows of Dathomir", "play Bounty Collection")
    t.dark.can_choose(
        "target Scum and Villainy",
        "target Shadows of Dathomir",
        "target Shadows of Dathomir",
        "target Sith Library",
        "done",
    )
    t.dark.choose("target Scum and Villainy", "target Shadows of Dathomir", "target Sith Library")
    cards = ("Scum and Villainy", "Shadows of Dathomir", "Shadows of Dathomir#2", "Sith Library", "Boba Fett")
    assert [t.focus(name) for name in cards] == [0, 1, 1, 0, 1]


@card("lcg", "bounty_collection")
def test_bounty_collection_may_stop_before_the_third_card() -> None:
    t = boba_strikes(
        "Luke Skywalker", focus={"Scum and Villainy": 1, "Shadows of Dathomir": 2}, hand=["Bounty Collection"]
    )
    t.dark.choose("use Boba Fett", "objective Shadows of Dathomir", "play Bounty Collection")
    t.dark.choose("target Shadows of Dathomir")
    t.dark.can_choose("target Scum and Villainy", "done")
    t.dark.choose("done")
    assert (t.focus("Shadows of Dathomir"), t.focus("Scum and Villainy")) == (1, 1)


# ---------------------------------------------------------------- set 34


@card("lcg", "looking_for_droids")
@rule("lcg.resources.match")
def test_looking_for_droids_lets_cards_be_played_without_a_match() -> None:
    hand = ["Outer Rim Hunter"]
    t = table(dark=side(objectives=["Shadows of Dathomir"] * 3, hand=hand))
    t.dark.cannot_choose("play Outer Rim Hunter")
    t = table(dark=side(objectives=["Looking for Droids", *["Shadows of Dathomir"] * 2], hand=hand))
    t.dark.choose("play Outer Rim Hunter", "pay Shadows of Dathomir 2")
    assert t.dark.units == ["Outer Rim Hunter"]


@card("lcg", "viper_probe_droid")
def test_a_viper_probe_droid_is_played_from_the_discard_pile() -> None:
    t = table(dark=side(discard=["Viper Probe Droid", "Espo Trooper"]))
    t.dark.can_choose("play Viper Probe Droid", "pass")
    t.dark.choose("play Viper Probe Droid", "pay Shadows of Dathomir 2")
    assert (t.dark.units, t.dark.discard) == (["Viper Probe Droid"], ["Espo Trooper"])


@card("lcg", "viper_probe_droid")
def test_a_viper_probe_droid_in_the_discard_pile_costs_what_it_costs() -> None:
    t = table(dark=side(objectives=[], objective_deck=[], discard=["Viper Probe Droid"], hand=["Espo Trooper"]))
    t.dark.can_choose("play Espo Trooper", "pass")


@card("lcg", "dark_alliance")
def test_dark_alliance_lets_cards_be_played_without_a_match_until_the_phase_ends() -> None:
    t = table(dark=side(hand=["Outer Rim Hunter", "Outer Rim Hunter", "Dark Alliance"]))
    t.dark.can_choose("play Dark Alliance", "pass")
    t.dark.choose("play Dark Alliance", "play Outer Rim Hunter", "pay Shadows of Dathomir 2")
    assert t.dark.units == ["Outer Rim Hunter"]
    t.dark.can_choose("play Outer Rim Hunter", "pass")
    t.until_turn("dark")
    t.until_phase("deployment")
    t.dark.cannot_choose("play Outer Rim Hunter")


@card("lcg", "its_worse")
@rule("lcg.ability.cancel_interrupt", "lcg.cancel.only_effects")
def test_its_worse_cancels_an_interrupt_and_damages_an_enemy_unit() -> None:
    t = table(
        light=side(units=["Fleet Officer", "X-Wing"], hand=["Counter-stroke"]),
        dark=side(hand=["Force Choke", "It's Worse"]),
    )
    t.dark.choose("play Force Choke")
    t.light.choose("play Counter-stroke", "pay Jedi 1")
    t.dark.choose("play It's Worse")
    t.dark.can_choose("target Fleet Officer", "target X-Wing")
    t.dark.choose("target X-Wing")
    assert (t.damage("X-Wing"), t.damage("Fleet Officer")) == (1, 1)
    assert (t.light.discard, t.dark.discard) == (["Counter-stroke"], ["It's Worse", "Force Choke"])


@card("lcg", "its_worse")
@rule("lcg.term.target")
def test_its_worse_needs_an_interrupt_and_an_enemy_unit() -> None:
    t = table(light=side(hand=["Counter-stroke"]), dark=side(units=["Rancor"], hand=["Force Choke", "It's Worse"]))
    t.dark.cannot_choose("play It's Worse")
    t.dark.choose("play Force Choke")
    t.light.choose("play Counter-stroke", "pay Jedi 1")
    assert t.damage("Rancor") == 0
    assert "It's Worse" in t.dark.hand


# ---------------------------------------------------------------- sets 35 and 36


@card("lcg", "corporate_exploitation")
@rule("lcg.play.put_into_play")
def test_corporate_exploitation_brings_cheap_units_into_play_in_any_window() -> None:
    t = table(
        dark=side(
            objectives=["Corporate Exploitation", *["Shadows of Dathomir"] * 2],
            hand=["Espo Trooper", "ISB Interrogators", "Viper Probe Droid", "Sith Library"],
        ),
        phase="draw",
    )
    t.dark.choose("use Corporate Exploitation")
    t.dark.can_choose("pick Espo Trooper", "pick ISB Interrogators")
    t.dark.choose("pick ISB Interrogators")
    assert (t.dark.units, t.focus("Corporate Exploitation")) == (["ISB Interrogators"], 1)


@card("lcg", "corporate_exploitation")
def test_corporate_exploitation_needs_a_cheap_unit() -> None:
    objectives = ["Corporate Exploitation", *["Shadows of Dathomir"] * 2]
    t = table(dark=side(objectives=objectives, hand=["Viper Probe Droid"]), phase="draw")
    t.dark.can_choose("pass")


@card("lcg", "reconnaissance_mission")
@rule("lcg.draw.reserve_modifiers")
def test_reconnaissance_mission_raises_the_reserve_value() -> None:
    t = table(dark=side(objectives=["Reconnaissance Mission", *["Shadows of Dathomir"] * 2]), begin="draw")
    assert (t.phase, len(t.dark.hand)) == ("deployment", 7)
    t = table(dark=side(objectives=["Reconnaissance Mission"] * 3), begin="draw")
    assert len(t.dark.hand) == 9


def edge_battle(**dark: object) -> Table:
    """An edge battle in which the dark side attacks with a Rancor."""
    return table(
        light=side(units=["Fleet Officer"], hand=["Rebel Trooper"]),
        dark=side(units=["Rancor"], **dark),
        attack=attack("A Hero's Journey", ["Rancor"], ["Fleet Officer"]),
    )


@card("lcg", "human_replica_droid")
@rule("lcg.engage.enter_by_effect")
def test_a_human_replica_droid_joins_the_engagement_after_an_edge_battle_was_won() -> None:
    t = edge_battle(hand=["Human Replica Droid", "Human Replica Droid", "Nightsister"])
    t.edge_battle(dark=["Nightsister"])
    t.dark.can_choose("use Human Replica Droid", "pass")
    t.dark.choose("use Human Replica Droid")
    assert (t.attackers, t.dark.hand) == (["Rancor", "Human Replica Droid"], ["Human Replica Droid"])
    t.dark.choose("use Human Replica Droid")
    assert t.attackers == ["Rancor", "Human Replica Droid", "Human Replica Droid"]
    t.until("strike")
    t.dark.choose("strike Human Replica Droid", "hit Fleet Officer")
    assert (t.damage("Fleet Officer"), t.damage("A Hero's Journey")) == (1, 1)


@card("lcg", "human_replica_droid")
def test_a_human_replica_droid_stays_in_hand_after_a_lost_edge_battle() -> None:
    t = edge_battle(hand=["Human Replica Droid"])
    t.edge_battle()
    assert (t.asked, t.dark.hand) == ("commit", ["Human Replica Droid"])


@card("lcg", "human_replica_droid")
def test_a_human_replica_droid_in_the_discard_pile_does_nothing() -> None:
    t = edge_battle(hand=["Nightsister"], discard=["Human Replica Droid"])
    t.edge_battle(dark=["Nightsister"])
    assert (t.asked, t.light.discard) == ("commit", ["Fleet Officer"])
    assert t.dark.units == ["Rancor"]
