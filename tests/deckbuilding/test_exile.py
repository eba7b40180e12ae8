"""Exile: cards that leave the game, which cards may be chosen, and cards that exile themselves."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, table
from tests.scenario import rule


@rule("deckbuilding.exile.remove")
def test_an_exiled_card_lies_in_no_pile_and_no_reshuffle_brings_it_back() -> None:
    t = table(empire=Side(play=["Kel Dor Mystic"], discard=["Imperial Shuttle", "Stormtrooper"]))
    t.empire.choose("use Kel Dor Mystic", "exile Imperial Shuttle")
    assert (t.empire.discard, t.galaxy_discard, t.empire.owns()) == (["Stormtrooper"], [], 1)
    assert (t.exiled("Imperial Shuttle"), t.exiled("Kel Dor Mystic")) == (1, 1)
    t.empire.choose("end")
    t.rebel.choose("end")
    assert (t.empire.hand, t.empire.deck, t.empire.discard) == (["Stormtrooper"], [], [])


@rule("deckbuilding.exile.remove")
def test_an_exiled_pilot_does_not_return_to_its_stack() -> None:
    t = table(empire=Side(play=["Outer Rim Pilot"]), pilots=4)
    t.empire.choose("use Outer Rim Pilot")
    assert (t.pilots, t.exiled("Outer Rim Pilot"), t.force) == (4, 1, -1)


@rule("deckbuilding.exile.self")
def test_a_y_wing_attacks_the_base_first_and_exiles_itself_afterwards() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Y-Wing"]))
    t.rebel.choose("commit Y-Wing", "attack empire", "use Y-Wing", "hit Lothal")
    assert (t.empire.base_damage, t.rebel.play, t.exiled("Y-Wing")) == (4, [], 1)


@rule("deckbuilding.exile.self")
def test_a_pilot_pays_its_resources_before_it_is_exiled() -> None:
    t = table(empire=Side(hand=["Outer Rim Pilot"]), pilots=9)
    t.empire.choose("play Outer Rim Pilot", "use Outer Rim Pilot")
    assert (t.empire.resources, t.force, t.exiled("Outer Rim Pilot")) == (2, -1, 1)


@rule("deckbuilding.exile.self")
def test_an_hwk_290_pays_its_resources_and_repairs_the_base() -> None:
    t = table(turn_of="rebel", rebel=Side(hand=["HWK-290"], damage={"Dantooine": 6}))
    t.rebel.choose("play HWK-290", "use HWK-290")
    assert (t.rebel.resources, t.rebel.base_damage, t.exiled("HWK-290")) == (4, 2, 1)


@rule("deckbuilding.exile.self")
def test_a_jawa_scavenger_pays_for_the_card_it_exiles_itself_for() -> None:
    t = table(
        empire=Side(hand=["Jawa Scavenger"]),
        galaxy_discard=["TIE Bomber", "Y-Wing", "Rodian Gunslinger", "Star Destroyer"],
    )
    t.empire.choose("play Jawa Scavenger", "use Jawa Scavenger")
    t.empire.can_choose("scavenge TIE Bomber", "scavenge Rodian Gunslinger")
    t.empire.choose("scavenge TIE Bomber")
    assert (t.empire.resources, t.empire.discard, t.empire.play) == (0, ["TIE Bomber"], [])
    assert t.exiled("Jawa Scavenger") == 1


@rule("deckbuilding.exile.self")
def test_a_hammerhead_corvette_pays_its_resources_and_takes_an_enemy_ship_with_it() -> None:
    t = table(
        turn_of="rebel", starting=True, rebel=Side(play=["Hammerhead Corvette"]), empire=Side(play=["Star Destroyer"])
    )
    t.rebel.choose("use Hammerhead Corvette", "destroy Star Destroyer")
    assert (t.rebel.resources, t.rebel.ships, t.exiled("Hammerhead Corvette")) == (2, [], 1)
    assert (t.empire.ships, t.empire.discard) == ([], ["Star Destroyer"])


@rule("deckbuilding.exile.zone")
def test_cards_in_play_cannot_be_exiled_from_hand_or_discard_pile() -> None:
    t = table(
        empire=Side(hand=["Imperial Shuttle", "Stormtrooper"], play=["Kel Dor Mystic"], discard=["Inquisitor"]),
    )
    t.empire.choose("play Imperial Shuttle", "use Kel Dor Mystic")
    t.empire.can_choose("exile Stormtrooper", "exile Inquisitor")


@rule("deckbuilding.exile.zone")
def test_the_mystic_that_exiled_itself_and_the_deck_are_out_of_reach() -> None:
    t = table(empire=Side(play=["Kel Dor Mystic", "Stormtrooper"], deck=["Imperial Shuttle"]))
    t.empire.choose("use Kel Dor Mystic")
    t.empire.can_choose("commit Stormtrooper", "end")
    assert (t.exiled("Kel Dor Mystic"), t.empire.deck) == (1, ["Imperial Shuttle"])


@rule("deckbuilding.exile.zone")
def test_jabba_exiles_only_from_hand() -> None:
    t = table(empire=Side(play=["Jabba the Hutt"], hand=["Stormtrooper"], discard=["Inquisitor"]))
    t.empire.choose("use Jabba the Hutt")
    t.empire.can_choose("exile Stormtrooper")


@rule("deckbuilding.exile.from_hand")
def test_a_card_exiled_from_hand_is_not_played() -> None:
    t = table(empire=Side(play=["Kel Dor Mystic"], hand=["Imperial Shuttle", "Stormtrooper"]))
    t.empire.choose("use Kel Dor Mystic", "exile Imperial Shuttle")
    t.empire.can_choose("play Stormtrooper", "end")
    assert t.empire.resources == 0


@rule("deckbuilding.exile.example.mystic")
def test_the_empire_takes_the_mystics_force_and_then_exiles_him_with_a_shuttle() -> None:
    t = table(empire=Side(hand=["Kel Dor Mystic", "Imperial Shuttle"]))
    t.empire.choose("play Kel Dor Mystic", "use Kel Dor Mystic", "exile Imperial Shuttle")
    assert (t.force, t.empire.hand, t.empire.play, t.empire.discard) == (-2, [], [], [])
    assert (t.exiled("Kel Dor Mystic"), t.exiled("Imperial Shuttle")) == (1, 1)


@rule("deckbuilding.exile.zone")
@pytest.mark.parametrize(
    ("exiled", "hand", "discard"),
    [
        (["Stormtrooper", "Inquisitor"], [], ["Imperial Shuttle"]),
        (["Inquisitor"], ["Stormtrooper"], ["Imperial Shuttle"]),
        ([], ["Stormtrooper"], ["Inquisitor", "Imperial Shuttle"]),
    ],
)
def test_up_to_two_cards_are_exiled_one_by_one_from_either_zone(
    exiled: list[str], hand: list[str], discard: list[str]
) -> None:
    t = table(
        empire=Side(play=["Boba Fett"], hand=["Stormtrooper"], discard=["Inquisitor", "Imperial Shuttle"]),
        row=["B-Wing"],
    )
    t.empire.choose("commit Boba Fett", "at B-Wing", "strike B-Wing", "reward B-Wing")
    t.empire.can_choose("exile Stormtrooper", "exile Inquisitor", "exile Imperial Shuttle", "done")
    t.empire.choose(*(f"exile {name}" for name in exiled))
    if len(exiled) < 2:
        t.empire.choose("done")
    t.empire.choose("decline")
    assert (t.empire.hand, t.empire.discard) == (hand, discard)
