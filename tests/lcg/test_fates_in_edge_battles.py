"""Fate cards in edge battles: their order, their effects, Twist of Fate, and what happens when units die meanwhile."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards import ALL_CARDS
from dejarik.games.lcg.language.products import CORE
from dejarik.games.lcg.language.terms import FATE, LIGHT
from dejarik.games.lcg.model.card import SETS
from tests.lcg.invented import DARK_EXECUTION, DARK_POST, LIGHT_POST
from tests.lcg.table import attack, rule, side, table


@rule("lcg.edge.fate_order", "lcg.edge.example_fates", "lcg.edge.fate_fully_resolved")
def test_fate_cards_resolve_by_their_numbers_whoever_placed_them() -> None:
    """Dark Heat of Battle (6) comes before light Target of Opportunity (9)."""
    t = table(
        light=side(units=["X-Wing", "Redemption"], hand=["target_of_opportunity_light"]),
        dark=side(units=["Devastator"], hand=["heat_of_battle_dark"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["X-Wing", "Redemption"], ["Devastator"]),
    )
    t.edge_battle(["Target of Opportunity"], ["Heat of Battle"])
    assert (t.asked, t.chooser, t.damage("Shadows of Dathomir")) == ("target", "dark", 0)
    t.dark.can_choose("target X-Wing", "target Redemption")
    t.dark.choose("target Redemption")
    assert (t.damage("Redemption"), t.damage("Shadows of Dathomir")) == (1, 1)


@rule("lcg.edge.fate_odd_even")
def test_light_fate_numbers_are_odd_and_dark_ones_even_in_the_core_set() -> None:
    core = {key for found in SETS.values() if found.product == CORE for key in found.cards}
    fates = [card for card in ALL_CARDS if card.kind == FATE and card.key in core]
    assert sorted((card.priority, card.side == LIGHT) for card in fates) == [
        (1, True),
        (2, False),
        (5, True),
        (6, False),
        (9, True),
        (10, False),
    ]


@rule("lcg.edge.fate_effect_mandatory")
def test_a_fate_effect_whose_condition_is_not_met_does_nothing() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=["target_of_opportunity_light"], play=[LIGHT_POST]),
        dark=side(units=["Devastator"]),
        attack=attack("A Hero's Journey", ["Devastator"], ["X-Wing"]),
    )
    t.edge_battle(light=["Target of Opportunity"])
    assert (t.window, t.edge) == ("edge", "light")
    assert [t.damage(f"A Hero's Journey#{copy}") for copy in (1, 2, 3)] == [0, 0, 0]


@rule("lcg.edge.twist_of_fate", "lcg.edge.fate_placed_memory")
def test_twist_of_fate_starts_a_new_edge_battle() -> None:
    t = table(
        light=side(units=["Redemption"], hand=["twist_of_fate_light", "Rebel Trooper"]),
        dark=side(units=["Devastator"], hand=["heat_of_battle_dark", "Rancor", "Rancor"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Redemption"], ["Devastator"]),
    )
    t.light.choose("edge Twist of Fate")
    t.dark.choose("edge Heat of Battle")
    t.light.choose("pass")
    t.dark.choose("pass")
    assert (t.light.discard, t.dark.discard) == (["Twist of Fate"], ["Heat of Battle"])
    assert (t.damage("Redemption"), t.asked, t.chooser) == (0, "edge", "light")
    assert sorted(t.state.fated) == [0, 1]
    t.light.choose("pass")
    t.dark.choose("edge Rancor")
    t.light.choose("pass")
    t.dark.choose("pass")
    assert t.dark.discard == ["Heat of Battle", "Rancor"]


@rule("lcg.edge.only_unit_dies", "lcg.engage.no_units_left")
def test_a_player_whose_only_unit_dies_in_the_edge_battle_may_still_win_it() -> None:
    t = table(
        light=side(units=["Rebel Trooper"], hand=["Return of the Jedi"]),
        dark=side(units=["Espo Trooper"], hand=["heat_of_battle_dark"], play=[DARK_POST]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], ["Espo Trooper"]),
    )
    t.edge_battle(["Return of the Jedi"], ["Heat of Battle"])
    assert (t.window, t.edge, t.attackers) == ("edge", "light", [])
    assert t.light.discard == ["Rebel Trooper", "Return of the Jedi"]
    t.until_phase("force")
    assert t.focus("Espo Trooper") == 1


@rule("lcg.edge.declared_then_removed", "lcg.edge.undefended_auto")
@pytest.mark.parametrize("kept", [False, True])
def test_an_engagement_is_undefended_if_no_defender_is_left_when_the_edge_battle_begins(kept: bool) -> None:
    units = ["X-Wing", "Redemption"] if kept else ["X-Wing"]
    t = table(
        light=side(units=units, hand=["Return of the Jedi"], play=[LIGHT_POST]),
        dark=side(units=["Devastator"], hand=[DARK_EXECUTION]),
        attack=attack("A Hero's Journey", ["Devastator"], units, at="defenders"),
    )
    t.dark.choose("play Dark Execution", "target X-Wing")
    t.pass_all()
    if kept:
        t.edge_battle(light=["Return of the Jedi"])
    assert (t.window, t.edge) == ("edge", "light" if kept else "dark")


@rule("lcg.edge.discard_order", "lcg.discard.order")
def test_the_owner_orders_edge_cards_where_the_discard_pile_is_looked_at() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=["Rebel Trooper", "Y-Wing"], deck=["It Binds All Things"] * 3),
        dark=side(units=["Devastator"]),
        attack=attack("A Hero's Journey", ["Devastator"], ["X-Wing"]),
    )
    t.edge_battle(["Rebel Trooper", "Y-Wing"])
    assert (t.asked, t.chooser) == ("edge_discard", "light")
    t.light.can_choose("discard Rebel Trooper", "discard Y-Wing")
    t.light.choose("discard Y-Wing")
    assert t.light.discard[:2] == ["Y-Wing", "Rebel Trooper"]


@rule("lcg.edge.obi_wan")
def test_obi_wan_makes_the_opponent_place_the_first_card_face_up() -> None:
    t = table(
        light=side(units=["Obi-Wan Kenobi"], hand=["Rebel Trooper"]),
        dark=side(units=["Devastator"], hand=["Rancor", "Nightsister", "TIE Fighter"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Obi-Wan Kenobi"], ["Devastator"]),
    )
    t.light.choose("pass")
    t.dark.choose("edge Rancor")
    assert t.knowing("Rancor") == {"light", "dark", "spectators"}
    t.light.choose("edge Rebel Trooper")
    t.dark.choose("edge Nightsister")
    assert t.knowing("Nightsister") == {"dark"}
