"""Actions in any order, and playing cards: into the play area, resources first, then Force."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, table
from tests.scenario import rule


@rule("deckbuilding.turn.actions")
def test_actions_are_taken_in_any_order() -> None:
    t = table(
        empire=Side(hand=["Imperial Shuttle", "Stormtrooper"], play=["Stormtrooper", "AT-ST"]),
        row=["TIE Fighter", "X-Wing"],
        resources=1,
    )
    t.empire.can_choose(
        "play Imperial Shuttle",
        "play Stormtrooper",
        "buy TIE Fighter",
        "use AT-ST",
        "commit Stormtrooper",
        "commit AT-ST",
        "end",
    )
    t.empire.choose("buy TIE Fighter", "play Imperial Shuttle", "commit Stormtrooper", "base rebel", "attack rebel")
    t.empire.choose("play Stormtrooper", "use AT-ST", "row_discard X-Wing", "commit AT-ST", "commit Stormtrooper")
    t.empire.choose("attack rebel")
    assert (t.empire.discard, t.galaxy_discard, t.rebel.base) == (["TIE Fighter"], ["X-Wing"], "")


@rule("deckbuilding.turn.actions")
def test_every_kind_of_action_may_be_repeated() -> None:
    t = table(
        empire=Side(play=["Stormtrooper", "Stormtrooper", "TIE Bomber", "TIE Bomber"]),
        row=["TIE Fighter", "TIE Fighter"],
        galaxy_deck=["Dengar", "Lobot", "Bossk", "IG-88"],
        resources=4,
    )
    t.empire.choose("buy TIE Fighter", "buy TIE Fighter", "buy Outer Rim Pilot")
    assert t.empire.discard == ["TIE Fighter", "TIE Fighter", "Outer Rim Pilot"]
    t.empire.choose("use TIE Bomber", "row_discard Blockade Runner", "use TIE Bomber", "row_discard Blockade Runner")
    assert t.galaxy_discard == ["Blockade Runner", "Blockade Runner"]
    t.empire.choose("commit Stormtrooper", "attack rebel", "commit Stormtrooper", "attack rebel")
    assert t.rebel.base_damage == 4


@rule("deckbuilding.turn.actions")
def test_only_the_active_player_acts() -> None:
    t = table(empire=Side(hand=["Imperial Shuttle"]), rebel=Side(hand=["Alliance Shuttle"], play=["Rebel Transport"]))
    t.empire.can_choose("play Imperial Shuttle", "end")
    t.empire.choose("end")
    t.rebel.can_choose("play Alliance Shuttle", "use Rebel Transport", "end")


@rule("deckbuilding.play.to_area")
@pytest.mark.parametrize("card", ["Darth Vader", "Star Destroyer"])
def test_a_played_card_lies_open_in_the_play_area_and_costs_nothing(card: str) -> None:
    t = table(empire=Side(hand=[card, "Stormtrooper"]), resources=1)
    t.empire.choose(f"play {card}")
    assert (t.empire.hand, t.empire.play) == (["Stormtrooper"], [card])
    assert t.empire.resources == 1
    for onlooker in (t.empire, t.rebel, t.spectators):
        assert onlooker.sees("area", t.empire) == [card]


@rule("deckbuilding.play.resources")
@pytest.mark.parametrize(("turn_of", "card"), [("empire", "Imperial Shuttle"), ("rebel", "Alliance Shuttle")])
def test_a_played_card_yields_its_resources_at_once(turn_of: str, card: str) -> None:
    t = table(
        turn_of=turn_of,
        empire=Side(hand=["Imperial Shuttle"] * 2),
        rebel=Side(hand=["Alliance Shuttle"] * 2),
    )
    t.active.choose(f"play {card}")
    assert t.active.resources == 1
    t.active.choose(f"play {card}")
    assert t.active.resources == 2


@rule("deckbuilding.play.resources")
def test_a_ship_yields_its_resources_when_it_is_played_and_when_the_next_turn_starts() -> None:
    t = table(empire=Side(hand=["Gozanti Cruiser"]))
    t.empire.choose("play Gozanti Cruiser")
    assert t.empire.resources == 2
    t.empire.choose("end")
    t.rebel.choose("end")
    assert t.empire.resources == 2


@rule("deckbuilding.play.force")
@pytest.mark.parametrize(
    ("turn_of", "card", "force"), [("empire", "Jabba the Hutt", -2), ("rebel", "Princess Leia", 2)]
)
def test_resources_come_first_and_force_second(turn_of: str, card: str, force: int) -> None:
    t = table(turn_of=turn_of, empire=Side(hand=["Jabba the Hutt"]), rebel=Side(hand=["Princess Leia"]))
    t.active.choose(f"play {card}")
    assert (t.active.resources, t.force) == (2, force)
    who = {"empire": "The Empire", "rebel": "The Rebellion"}[turn_of]
    assert t.spectators.reads() == [f"{who} plays “{card}”.", f"{who} gains 2 resources.", f"{who} gains 2 Force."]


@rule("deckbuilding.play.example.tarkin")
def test_tarkin_moves_the_marker_two_spaces_towards_the_empire() -> None:
    t = table(empire=Side(hand=["Grand Moff Tarkin"]), force=3)
    t.empire.choose("play Grand Moff Tarkin")
    assert t.force == 1


@rule("deckbuilding.play.then_use")
@pytest.mark.parametrize(
    "choices",
    [
        ("use TIE Bomber", "row_discard Blockade Runner", "commit TIE Bomber"),
        ("commit TIE Bomber", "use TIE Bomber", "row_discard Blockade Runner"),
    ],
)
def test_a_card_uses_its_ability_and_attacks_in_the_turn_it_is_played(choices: tuple[str, ...]) -> None:
    t = table(empire=Side(hand=["TIE Bomber"]))
    t.empire.choose("play TIE Bomber", *choices, "attack rebel")
    assert (t.galaxy_discard, t.rebel.base_damage) == (["Blockade Runner"], 2)


@rule("deckbuilding.play.then_use")
def test_a_ship_attacks_in_the_turn_it_is_played() -> None:
    t = table(empire=Side(hand=["Star Destroyer"]))
    t.empire.choose("play Star Destroyer", "commit Star Destroyer", "attack rebel")
    assert t.rebel.base_damage == 4


@rule("deckbuilding.play.units_leave")
def test_a_unit_stays_in_play_until_its_owners_turn_ends() -> None:
    t = table(empire=Side(hand=["Stormtrooper", "Imperial Shuttle"], deck=["Imperial Shuttle"] * 5))
    t.empire.choose("play Stormtrooper", "commit Stormtrooper", "attack rebel", "play Imperial Shuttle")
    assert (t.empire.play, t.empire.discard) == (["Stormtrooper", "Imperial Shuttle"], [])
    t.empire.choose("end")
    assert (t.empire.play, t.empire.discard) == ([], ["Stormtrooper", "Imperial Shuttle"])


@rule("deckbuilding.play.ships_stay")
def test_a_ship_stays_from_turn_to_turn() -> None:
    t = table(empire=Side(hand=["Star Destroyer"]))
    t.empire.choose("play Star Destroyer")
    for _ in range(3):
        t.empire.choose("end")
        t.rebel.choose("end")
        assert (t.empire.ships, t.empire.discard) == (["Star Destroyer"], [])


@rule("deckbuilding.play.ships_stay")
def test_a_ship_leaves_when_its_damage_reaches_its_hit_points() -> None:
    t = table(empire=Side(play=["Gozanti Cruiser"]), rebel=Side(hand=["Rebel Trooper"], deck=["Temple Guardian"]))
    t.empire.choose("end")
    t.rebel.choose("play Rebel Trooper", "commit Rebel Trooper", "attack empire")
    assert (t.empire.ships, t.empire.damage("Gozanti Cruiser")) == (["Gozanti Cruiser"], 2)
    t.rebel.choose("end")
    t.empire.choose("end")
    t.rebel.choose("play Temple Guardian", "choose attack", "commit Temple Guardian", "attack empire")
    assert (t.empire.ships, t.empire.discard) == ([], ["Gozanti Cruiser"])
