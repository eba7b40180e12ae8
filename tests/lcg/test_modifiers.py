"""Values that change: constant and lasting effects, keywords gained, costs, capacities, the reserve value."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.model.abilities import Action
from dejarik.games.lcg.model.keywords import Edge, Elite
from dejarik.games.lcg.model.state import ENGAGEMENT_ENDS
from dejarik.games.lcg.model.targets import Target
from dejarik.games.lcg.vocabulary.constants import (
    ContributesForce,
    FirstCostsLess,
    Gains,
    GainsKeyword,
    MoreCapacity,
    MoreReserve,
)
from dejarik.games.lcg.vocabulary.lasting import GainIcons, Until
from dejarik.games.lcg.vocabulary.moves import DiscardFromPlay
from dejarik.games.lcg.vocabulary.refs import ENHANCED_UNIT
from dejarik.games.lcg.vocabulary.selectors import ANY, Enhancements, Units
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_POST, LIGHT_POST, RECALL, dark, light
from tests.lcg.table import attack, rule, side, table

CHARGE = light.enhancement("9601", same("Charge"), "0 0", Units(ANY), Gains(ENHANCED_UNIT, "(B)"))
CUNNING = light.enhancement("9602", same("Cunning"), "0 0", Units(ANY), GainsKeyword(ENHANCED_UNIT, Edge(2)))
DRILL = light.enhancement("9603", same("Drill"), "0 0", Units(ANY), GainsKeyword(ENHANCED_UNIT, Elite()))
ARMOR = light.enhancement("9604", same("Armor"), "0 0", Units(ANY), MoreCapacity(ENHANCED_UNIT, 2))
SCRAP = dark.event("9605", same("Scrap"), "0 0", Action(DiscardFromPlay(Target(Enhancements(ANY)))))
ARCHIVE = dark.enhancement("9606", same("Archive"), "0 0", None, MoreReserve(2))
DECAY = dark.enhancement("9607", same("Decay"), "0 0", None, MoreReserve(-9))
SHRINE = dark.enhancement("9608", same("Shrine"), "0 0", None, ContributesForce(1))
WORKSHOP = light.enhancement("9609", same("Workshop"), "0 0", None, FirstCostsLess(Enhancements(ANY), 2))
RALLY = light.event("9610", same("Rally"), "0 0", Action(Until(ENGAGEMENT_ENDS, Target(Units(ANY)), GainIcons("B"))))


# ---------------------------------------------------------------- icons


@rule("lcg.ability.constant", "lcg.ability.constant_stack", "lcg.modifier.continuous")
@pytest.mark.parametrize(("copies", "damage", "blast"), [(0, 2, 1), (1, 3, 2), (2, 4, 3)])
def test_several_copies_of_a_constant_effect_add_up(copies: int, damage: int, blast: int) -> None:
    worn = {"Jedi Lightsaber": ["Luke Skywalker"] * copies} if copies else {}
    t = table(
        light=side(units=["Luke Skywalker"], attached=worn),
        dark=side(units=["Devastator"], focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Luke Skywalker"], ["Devastator"], edge="dark"),
    )
    t.light.choose("hit Devastator")
    assert (t.damage("Devastator"), t.damage("Shadows of Dathomir")) == (damage, blast)


@rule("lcg.card.granted_icons_parentheses")
@pytest.mark.parametrize(("edge", "blast"), [("light", 1), ("dark", 0)])
def test_an_icon_granted_in_parentheses_needs_the_edge(edge: str, blast: int) -> None:
    t = table(
        light=side(units=["Rebel Trooper"], attached={CHARGE: "Rebel Trooper"}),
        dark=side(units=["Coruscant Defense Fleet"], focus={"Coruscant Defense Fleet": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], ["Coruscant Defense Fleet"], edge=edge),
    )
    if edge == "light":
        t.light.choose("hit Coruscant Defense Fleet")
    assert (t.damage("Coruscant Defense Fleet"), t.damage("Shadows of Dathomir")) == (1, blast)


@rule("lcg.lasting.definition")
def test_a_lasting_effect_ends_when_it_says() -> None:
    t = table(
        light=side(units=["Rebel Trooper"], hand=[RALLY]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], at="attackers"),
    )
    t.light.choose("play Rally")
    assert t.damage("Shadows of Dathomir") == 2
    assert t.state.lasting == []


@rule("lcg.lasting.ends_on_leaving", "lcg.zones.leave_play_reset")
def test_a_lasting_effect_stops_when_its_card_leaves_play() -> None:
    t = table(
        light=side(units=["Rebel Trooper", "Luke Skywalker"], hand=[RALLY, RECALL]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper", "Luke Skywalker"], at="attackers"),
    )
    t.light.choose("play Rally", "target Rebel Trooper")
    assert len(t.state.lasting) == 1
    t.light.choose("play Recall", "target Rebel Trooper")
    assert (t.state.lasting, t.attackers, t.light.hand) == ([], ["Luke Skywalker"], ["Rebel Trooper"])


# ---------------------------------------------------------------- keywords


@rule("lcg.keyword.edge_cumulative", "lcg.keyword.edge_cumulative_example")
@pytest.mark.parametrize(
    ("placed", "edge"), [(["A Disturbance In the Force"], "light"), (["A Disturbance In the Force", "Rancor"], "dark")]
)
def test_edge_one_and_edge_two_count_as_three(placed: list[str], edge: str) -> None:
    t = table(
        light=side(units=["Mon Mothma"], attached={CUNNING: "Mon Mothma"}, play=[LIGHT_POST]),
        dark=side(units=["Devastator"], hand=placed),
        attack=attack("A Hero's Journey", ["Devastator"], ["Mon Mothma"]),
    )
    t.edge_battle(dark=placed)
    assert t.edge == edge


@rule("lcg.keyword.no_stacking")
def test_a_keyword_gained_twice_works_once() -> None:
    t = table(
        light=side(
            units=["Obi-Wan Kenobi"],
            attached={DRILL: ["Obi-Wan Kenobi", "Obi-Wan Kenobi"]},
            focus={"Obi-Wan Kenobi": 4},
            play=[LIGHT_POST],
        ),
        active="light",
        begin="refresh",
    )
    assert t.focus("Obi-Wan Kenobi") == 2


# ---------------------------------------------------------------- numbers


@rule("lcg.damage.capacity_change_checks", "lcg.modifier.continuous")
def test_a_card_with_enough_damage_is_destroyed_at_once_when_its_capacity_falls() -> None:
    t = table(
        light=side(units=["X-Wing"], attached={ARMOR: "X-Wing"}, damage={"X-Wing": 3}, play=[LIGHT_POST]),
        dark=side(hand=[SCRAP], play=[DARK_POST]),
    )
    assert t.light.units == ["X-Wing"]
    t.dark.choose("play Scrap", "target Armor")
    assert t.light.discard == ["Armor", "X-Wing"]


@rule("lcg.draw.reserve_modifiers")
def test_the_hand_is_filled_up_to_the_changed_reserve_value() -> None:
    t = table(dark=side(play=[ARCHIVE, DARK_POST]), begin="draw")
    assert len(t.dark.hand) == 8


@rule("lcg.modifier.floor_zero", "lcg.draw.reserve_modifiers")
def test_no_value_falls_below_zero() -> None:
    t = table(dark=side(play=[DECAY, DARK_POST]), begin="draw")
    assert (t.window, t.dark.hand) == ("draw", [])
    archived = table(dark=side(play=[DECAY, ARCHIVE, ARCHIVE, DARK_POST]), begin="draw")
    assert len(archived.dark.hand) == 1


@rule("lcg.modifier.recalculate", "lcg.modifier.floor_zero")
def test_additions_and_subtractions_are_summed_before_a_value_is_kept_above_zero() -> None:
    one = table(dark=side(play=[ARCHIVE, ARCHIVE, DECAY, DARK_POST]), begin="draw")
    other = table(dark=side(play=[DECAY, ARCHIVE, ARCHIVE, DARK_POST]), begin="draw")
    assert len(one.dark.hand) == len(other.dark.hand) == 1


@rule("lcg.force.contributors")
def test_a_card_that_contributes_force_icons_counts_without_being_committed() -> None:
    t = table(dark=side(play=[SHRINE, DARK_POST]), begin="force")
    assert t.balance == "dark"


@rule("lcg.resources.zero_cost_no_match", "lcg.modifier.floor_zero")
def test_a_card_whose_cost_is_reduced_to_zero_needs_no_match() -> None:
    light_side = {"units": ["Luke Skywalker"], "hand": ["Jedi Lightsaber"], "objectives": [], "focus": {"Jedi": 1}}
    t = table(light=side(**light_side, play=[WORKSHOP]), active="light")
    t.light.choose("play Jedi Lightsaber")
    assert t.attached("Luke Skywalker") == ["Jedi Lightsaber"]


@rule("lcg.resources.reduced_cost_match")
def test_a_reduced_cost_still_needs_a_match() -> None:
    light_side = {"hand": ["Fleet Command Center", "Rebel Trooper"], "play": [WORKSHOP]}
    refused = table(light=side(**light_side), active="light")
    refused.light.can_choose("play Rebel Trooper", "pass")
    t = table(light=side(**light_side, affiliation="Rebel Alliance"), active="light")
    t.light.choose("play Fleet Command Center")
    assert (t.focus("Rebel Alliance"), "Fleet Command Center" in t.light.enhancements) == (1, True)
