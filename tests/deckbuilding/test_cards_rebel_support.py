"""Rebel cards of the galaxy deck that help their owner: drawing, repairing, recruiting."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, table
from tests.scenario import card, rule

IF = ("deckbuilding.if.condition", ())
NO_FORCE = ("deckbuilding.if.force", ())
NOTHING_TO_DO = ("deckbuilding.ability.max_extent", ())


# ---------------------------------------------------------------- drawing


@rule("deckbuilding.if.force", "deckbuilding.force.neutral")
@card("deckbuilding", "x_wing")
@pytest.mark.parametrize("force", [-3, -1, 0])
def test_x_wing_is_of_no_use_without_the_force(force: int) -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing"], deck=["Rebel Trooper"]), force=force)
    assert t.rebel.why_not("use X-Wing") == NO_FORCE


@rule("deckbuilding.if.force", "deckbuilding.force.with_rebel")
@card("deckbuilding", "x_wing")
@pytest.mark.parametrize("force", [1, 2, 3])
def test_x_wing_draws_a_card_with_the_force(force: int) -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing"], deck=["Rebel Trooper", "Lobot"]), force=force)
    t.rebel.choose("use X-Wing")
    assert t.rebel.hand == ["Rebel Trooper"]


@rule("deckbuilding.if.condition", "deckbuilding.card.unique")
@card("deckbuilding", "chewbacca")
def test_chewbacca_draws_a_card_once_another_unique_unit_is_with_him() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Chewbacca", "X-Wing"], hand=["Han Solo"], deck=["Rebel Trooper", "Lobot"]),
        empire=Side(hand=["Darth Vader"]),
    )
    assert t.rebel.why_not("use Chewbacca") == IF
    t.rebel.choose("play Han Solo", "use Chewbacca")
    assert t.rebel.hand == ["Rebel Trooper"]
    assert t.rebel.play == ["Chewbacca", "X-Wing", "Han Solo"]


@card("deckbuilding", "han_solo")
@pytest.mark.parametrize(
    ("beside", "drawn"),
    [("X-Wing", ["Rebel Trooper"]), ("Millennium Falcon", ["Rebel Trooper", "Alliance Shuttle"])],
)
def test_han_solo_draws_a_second_card_with_the_millennium_falcon_in_play(beside: str, drawn: list[str]) -> None:
    deck = ["Rebel Trooper", "Alliance Shuttle", "Temple Guardian"]
    t = table(turn_of="rebel", rebel=Side(play=["Han Solo", beside], deck=deck))
    t.rebel.choose("use Han Solo")
    assert t.rebel.hand == drawn


@card("deckbuilding", "han_solo")
def test_the_millennium_falcon_in_hand_is_not_in_play() -> None:
    rebel = Side(play=["Han Solo"], hand=["Millennium Falcon"], deck=["Rebel Trooper", "Alliance Shuttle"])
    t = table(turn_of="rebel", rebel=rebel)
    t.rebel.choose("use Han Solo")
    assert t.rebel.hand == ["Millennium Falcon", "Rebel Trooper"]


@card("deckbuilding", "millennium_falcon")
def test_millennium_falcon_returns_a_unique_card_from_the_discard_pile() -> None:
    discard = ["Alliance Shuttle", "Han Solo", "X-Wing", "Bossk", "Mon Calamari Cruiser"]
    t = table(turn_of="rebel", rebel=Side(play=["Millennium Falcon"], discard=discard))
    assert t.rebel.ships == []
    t.rebel.choose("use Millennium Falcon")
    t.rebel.can_choose("return Han Solo", "return Bossk")
    t.rebel.choose("return Han Solo")
    assert t.rebel.hand == ["Han Solo"]
    assert t.rebel.discard == ["Alliance Shuttle", "X-Wing", "Bossk", "Mon Calamari Cruiser"]


@card("deckbuilding", "millennium_falcon")
def test_millennium_falcon_needs_a_unique_card_in_the_discard_pile() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Millennium Falcon"], hand=["Han Solo"], discard=["X-Wing"]))
    assert t.rebel.why_not("use Millennium Falcon") == NOTHING_TO_DO


# ---------------------------------------------------------------- repairing


@rule("deckbuilding.ability.example.repair", "deckbuilding.repair.base", "deckbuilding.if.force")
@card("deckbuilding", "u_wing")
@pytest.mark.parametrize(("damage", "left"), [(2, 0), (3, 0), (5, 2)])
def test_u_wing_repairs_up_to_3_damage_with_the_force(damage: int, left: int) -> None:
    rebel = Side(
        play=["U-Wing", "Rebel Transport"],
        damage={"Dantooine": damage, "Rebel Transport": 1},
    )
    t = table(turn_of="rebel", rebel=rebel)
    assert t.rebel.why_not("use U-Wing") == NO_FORCE
    t = table(turn_of="rebel", rebel=rebel, force=1)
    t.rebel.choose("use U-Wing")
    assert (t.rebel.base_damage, t.rebel.damage("Rebel Transport")) == (left, 1)


@card("deckbuilding", "u_wing")
def test_u_wing_has_nothing_to_repair_on_an_undamaged_base() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["U-Wing"]), force=1)
    assert t.rebel.why_not("use U-Wing") == NOTHING_TO_DO


@rule("deckbuilding.choose.possible", "deckbuilding.ability.once")
@card("deckbuilding", "rebel_transport")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (2, 0), (5, 3)])
def test_rebel_transport_repairs_up_to_2_damage_or_gains_1_resource(damage: int, left: int) -> None:
    rebel = Side(play=["Rebel Transport"], damage={"Dantooine": damage})
    t = table(turn_of="rebel", rebel=rebel)
    t.rebel.choose("use Rebel Transport")
    t.rebel.can_choose("choose repair", "choose resources")
    t.rebel.choose("choose repair")
    assert (t.rebel.base_damage, t.rebel.resources) == (left, 0)
    assert t.rebel.why_not("use Rebel Transport") == ("deckbuilding.ability.once", ())
    t = table(turn_of="rebel", rebel=rebel)
    t.rebel.choose("use Rebel Transport", "choose resources")
    assert (t.rebel.base_damage, t.rebel.resources) == (damage, 1)


@rule("deckbuilding.choose.possible", "deckbuilding.end.straighten")
@card("deckbuilding", "rebel_transport")
def test_rebel_transport_yields_nothing_by_itself_but_may_gain_1_resource_every_turn() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Rebel Transport"]))
    t.rebel.choose("use Rebel Transport")
    t.rebel.can_choose("choose resources")
    t.rebel.choose("choose resources", "end")
    t.empire.choose("end")
    assert t.rebel.resources == 0
    t.rebel.choose("use Rebel Transport", "choose resources")
    assert t.rebel.resources == 1


# ---------------------------------------------------------------- recruiting


@card("deckbuilding", "princess_leia")
def test_princess_leia_buys_a_rebel_card_at_no_cost() -> None:
    row = ["Luke Skywalker", "Darth Vader", "Dengar", "Mon Calamari Cruiser", "C-ROC Cruiser", "Bossk"]
    t = table(turn_of="rebel", rebel=Side(play=["Princess Leia"]), row=row, galaxy_deck=["Lobot"], resources=1)
    t.rebel.choose("use Princess Leia")
    t.rebel.can_choose("free Luke Skywalker", "free Mon Calamari Cruiser")
    t.rebel.choose("free Luke Skywalker")
    assert (t.rebel.discard, t.rebel.deck, t.rebel.resources) == (["Luke Skywalker"], [], 1)
    assert t.row == ["Lobot", *row[1:]]


@card("deckbuilding", "princess_leia")
def test_princess_leia_puts_the_card_on_top_of_the_deck_with_the_force() -> None:
    rebel = Side(hand=["Princess Leia"], deck=["Alliance Shuttle"])
    t = table(turn_of="rebel", rebel=rebel, row=["Luke Skywalker"])
    t.rebel.choose("play Princess Leia")
    assert (t.force, t.rebel.resources, t.rebel.attack("Princess Leia")) == (2, 2, 2)
    t.rebel.choose("use Princess Leia", "free Luke Skywalker")
    assert (t.rebel.deck, t.rebel.discard) == (["Luke Skywalker", "Alliance Shuttle"], [])
    assert t.rebel.resources == 2


@card("deckbuilding", "princess_leia")
def test_princess_leia_needs_a_rebel_card_in_the_row() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Princess Leia"]), row=["Darth Vader", "Dengar"])
    assert t.rebel.why_not("use Princess Leia") == NOTHING_TO_DO
