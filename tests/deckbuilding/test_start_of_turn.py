"""The start of a turn: who is next, a new base, the Force bonus and the resources of capital ships, in this order."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, dealt, table
from tests.scenario import rule


@rule("deckbuilding.turn.first")
@pytest.mark.parametrize("factions", ["empire/rebel", "rebel/empire"])
def test_the_empire_takes_the_first_turn(factions: str) -> None:
    t = dealt(factions=factions)
    assert t.active == t.empire
    assert t.spectators.reads()[-1] == "Round 1: Empire."
    t.empire.choose("end")
    assert t.active == t.rebel


@rule("deckbuilding.turn.alternate")
def test_turns_alternate() -> None:
    t = dealt()
    for _ in range(3):
        t.empire.choose("end")
        t.rebel.choose("end")
    turns = [line for line in t.spectators.reads() if line.startswith("Round")]
    assert turns == [f"Round {(n + 1) // 2}: {'Empire' if n % 2 else 'Rebellion'}." for n in range(1, 8)]


@rule("deckbuilding.start.new_base")
def test_whoever_lost_the_base_picks_any_of_the_others_before_anything_else() -> None:
    t = table(
        turn_of="rebel",
        empire=Side(bases=["Corellia", "Coruscant", "Endor"], hand=["Imperial Shuttle"], damage={"Lothal": 7}),
        rebel=Side(play=["X-Wing"]),
    )
    t.rebel.choose("commit X-Wing", "attack empire")
    assert (t.empire.base, t.empire.bases) == ("", ["Corellia", "Coruscant", "Endor"])
    t.rebel.choose("end")
    t.empire.can_choose("reveal Corellia", "reveal Coruscant", "reveal Endor")
    t.empire.choose("reveal Endor")
    assert (t.empire.base, t.empire.base_damage, t.empire.bases) == ("Endor", 0, ["Corellia", "Coruscant"])
    t.empire.can_choose("play Imperial Shuttle", "end")


@rule("deckbuilding.start.new_base")
def test_everybody_sees_the_new_base() -> None:
    t = table(empire=Side(base="", bases=["Endor", "Kessel"]), secret=True, starting=True)
    t.empire.choose("reveal Endor")
    for onlooker in (t.empire, t.rebel, t.spectators):
        assert onlooker.sees("base", t.empire) == ["Endor"]


@rule("deckbuilding.start.new_base")
def test_whoever_has_a_base_picks_none() -> None:
    t = table(empire=Side(bases=["Endor"], damage={"Lothal": 7}), starting=True)
    t.empire.can_choose("end")
    assert (t.empire.base, t.empire.base_damage) == ("Lothal", 7)


@rule("deckbuilding.start.order")
@pytest.mark.parametrize(("base", "choices", "pool"), [("Mustafar", ["trigger Mustafar"], 1), ("Endor", [], 0)])
def test_the_new_base_comes_before_the_force_bonus(base: str, choices: list[str], pool: int) -> None:
    t = table(empire=Side(base="", bases=[base]), starting=True)
    t.empire.choose(f"reveal {base}", *choices)
    assert (t.force, t.empire.resources) == (-3 * pool, pool)


@rule("deckbuilding.start.order")
def test_base_force_bonus_and_ships_follow_one_another() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="", bases=["Hoth"], play=["Hammerhead Corvette"]),
        force=3,
        starting=True,
    )
    assert t.rebel.resources == 0
    t.rebel.choose("reveal Hoth")
    assert t.spectators.reads()[1:] == [
        "The Rebellion reveals the base “Hoth”.",
        "The Force is with the Rebellion.",
        "The Rebellion gains 1 resource.",
        "“Hammerhead Corvette” yields resources.",
        "The Rebellion gains 2 resources.",
    ]


@rule("deckbuilding.start.force_resource")
def test_the_first_bonus_of_a_game_is_the_rebels() -> None:
    t = dealt()
    assert t.empire.resources == 0
    t.empire.choose("end")
    assert t.rebel.resources == 1


@rule("deckbuilding.start.ship_resources")
def test_every_ship_yields_its_resources() -> None:
    t = table(
        empire=Side(play=["Gozanti Cruiser", "C-ROC Cruiser"]), rebel=Side(play=["Blockade Runner"]), starting=True
    )
    assert t.empire.resources == 3
    t.empire.choose("end")
    assert t.rebel.resources == 1


@rule("deckbuilding.start.ship_resources")
def test_ships_yield_again_every_turn() -> None:
    t = table(empire=Side(play=["Gozanti Cruiser", "Gozanti Cruiser", "Star Destroyer"]), starting=True)
    for _ in range(3):
        assert t.empire.resources == 4
        t.empire.choose("end")
        t.rebel.choose("end")


@rule("deckbuilding.start.no_ships")
def test_without_ships_and_force_a_turn_starts_with_nothing() -> None:
    t = table(empire=Side(play=["Blockade Runner"]), turn_of="rebel", starting=True)
    assert t.rebel.resources == 0
    t.rebel.can_choose("end")
    assert len(t.spectators.reads()) == 1


@rule("deckbuilding.resources.take")
@pytest.mark.parametrize(("card", "resources"), [("Twi'lek Smuggler", 3), ("Imperial Carrier", 3), ("HWK-290", 4)])
def test_a_card_yields_exactly_its_resource_value(card: str, resources: int) -> None:
    t = table(empire=Side(hand=[card]), resources=2)
    t.empire.choose(f"play {card}")
    assert t.empire.resources == 2 + resources


@rule("deckbuilding.resources.take", "deckbuilding.start.ship_resources")
def test_a_damaged_ship_yields_no_less() -> None:
    t = table(empire=Side(play=["Imperial Carrier"], damage={"Imperial Carrier": 4}), starting=True)
    assert t.empire.resources == 3


@rule("deckbuilding.resources.pool")
def test_all_resources_of_a_turn_make_one_pool_of_the_active_player() -> None:
    t = table(
        empire=Side(play=["Gozanti Cruiser"], hand=["Imperial Shuttle", "Stormtrooper"]),
        row=["Y-Wing"],
        force=-3,
        starting=True,
    )
    assert t.empire.resources == 3
    t.empire.choose("play Imperial Shuttle", "play Stormtrooper", "commit Stormtrooper", "at Y-Wing")
    t.empire.choose("strike Y-Wing", "reward Y-Wing")
    assert t.empire.resources == 5
    shown = {seat.seat: [n.value for n in seat.numbers if n.icon == "resources"] for seat in t.rebel.view.seats}
    assert shown == {0: [5], 1: []}
    t.empire.choose("end")
    assert t.rebel.resources == 0
