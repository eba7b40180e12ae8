"""Using abilities: announced, never forced, as far as possible, once a turn, on the owner's turn."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, table
from tests.scenario import rule


@rule("deckbuilding.ability.announce")
def test_the_opponent_hears_which_card_is_used_before_its_effect() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing"], deck=["Rebel Trooper"]), force=1)
    t.rebel.choose("use X-Wing")
    lines = t.empire.reads()
    used = next(i for i, line in enumerate(lines) if "uses" in line and "X-Wing" in line)
    drawn = next(i for i, line in enumerate(lines) if "draws" in line)
    assert used < drawn
    assert "Rebel Trooper" not in lines[drawn]


@rule("deckbuilding.ability.announce")
def test_the_card_is_named_before_the_opponent_answers_it() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Snowspeeder"]), empire=Side(hand=["Stormtrooper"]))
    t.rebel.choose("use Snowspeeder")
    assert any("uses" in line and "Snowspeeder" in line for line in t.empire.reads())
    t.empire.can_choose("discard Stormtrooper")


@rule("deckbuilding.ability.optional")
def test_a_turn_may_end_with_every_ability_unused() -> None:
    t = table(
        empire=Side(play=["Gozanti Cruiser", "TIE Bomber"], hand=["Stormtrooper"], base="Death Star"), resources=4
    )
    t.empire.can_choose(
        "play Stormtrooper",
        "buy Blockade Runner",
        "buy Blockade Runner",
        "buy Blockade Runner",
        "buy HWK-290",
        "buy HWK-290",
        "buy Outer Rim Pilot",
        "use Gozanti Cruiser",
        "use TIE Bomber",
        "use Death Star",
        "commit Gozanti Cruiser",
        "commit TIE Bomber",
        "end",
    )
    t.empire.choose("end")
    assert t.active is t.rebel
    assert t.empire.play == ["Gozanti Cruiser"]
    assert t.galaxy_discard == []


@rule("deckbuilding.ability.max_extent")
def test_lando_draws_even_if_the_opponent_has_nothing_to_discard() -> None:
    t = table(empire=Side(play=["Lando Calrissian"], deck=["Stormtrooper"]), force=-1)
    t.empire.choose("use Lando Calrissian")
    assert (t.empire.hand, t.rebel.discard) == (["Stormtrooper"], [])
    t.empire.cannot_choose("use Lando Calrissian")


@rule("deckbuilding.ability.max_extent")
def test_lando_without_a_card_to_draw_still_makes_the_opponent_discard() -> None:
    t = table(empire=Side(play=["Lando Calrissian"]), rebel=Side(hand=["Rebel Trooper", "Temple Guardian"]), force=-1)
    t.empire.choose("use Lando Calrissian")
    t.rebel.can_choose("discard Rebel Trooper", "discard Temple Guardian")
    t.rebel.choose("discard Temple Guardian")
    assert (t.rebel.hand, t.rebel.discard) == (["Rebel Trooper"], ["Temple Guardian"])


@rule("deckbuilding.ability.max_extent")
def test_krennic_draws_the_one_card_there_is_instead_of_two() -> None:
    t = table(empire=Side(play=["Director Krennic"], deck=["Stormtrooper"], base="Death Star"))
    t.empire.choose("use Director Krennic")
    assert (t.empire.hand, t.empire.deck) == (["Stormtrooper"], [])


@rule("deckbuilding.ability.max_extent")
def test_a_pilot_at_the_end_of_the_track_is_exiled_without_moving_the_force() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Outer Rim Pilot"]), pilots=9, force=3)
    t.rebel.choose("use Outer Rim Pilot")
    assert (t.rebel.play, t.exiled("Outer Rim Pilot"), t.force) == ([], 1, 3)


@rule("deckbuilding.ability.max_extent")
def test_an_ability_that_could_change_nothing_is_refused() -> None:
    t = table(empire=Side(play=["Lando Calrissian"]), force=0)
    assert t.empire.why_not("use Lando Calrissian") == ("deckbuilding.ability.max_extent", ())


@rule("deckbuilding.ability.once")
def test_a_ship_offers_its_ability_once_in_each_turn_of_its_owner() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Rebel Transport"]))
    t.rebel.choose("use Rebel Transport", "choose resources")
    assert t.rebel.why_not("use Rebel Transport") == ("deckbuilding.ability.once", ())
    t.rebel.choose("end")
    t.empire.choose("end")
    t.rebel.choose("use Rebel Transport", "choose resources")
    assert t.rebel.resources == 1


@rule("deckbuilding.ability.once")
def test_a_base_offers_its_ability_once_in_each_turn_of_its_owner() -> None:
    t = table(
        empire=Side(base="Death Star", play=["Imperial Carrier", "Gozanti Cruiser"]),
        rebel=Side(play=["Hammerhead Corvette", "Hammerhead Corvette"]),
        resources=8,
    )
    t.empire.choose("use Death Star", "destroy Hammerhead Corvette")
    assert t.empire.resources == 4
    assert t.empire.why_not("use Death Star") == ("deckbuilding.ability.once", ())
    t.empire.choose("end")
    t.rebel.choose("end")
    t.empire.choose("use Death Star", "destroy Hammerhead Corvette")
    assert t.rebel.ships == []


@rule("deckbuilding.ability.once")
def test_two_copies_of_a_card_offer_an_ability_each() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Rebel Transport", "Rebel Transport"]))
    for resources in (1, 2):
        t.rebel.choose("use Rebel Transport", "choose resources")
        assert t.rebel.resources == resources
    t.rebel.cannot_choose("use Rebel Transport")


@rule("deckbuilding.ability.same_turn")
@pytest.mark.parametrize("played", ["Gozanti Cruiser", "Director Krennic"])
def test_a_card_offers_its_ability_in_the_turn_it_is_played(played: str) -> None:
    t = table(empire=Side(hand=[played, "Stormtrooper"], deck=["Imperial Shuttle"]))
    t.empire.cannot_choose(f"use {played}")
    t.empire.choose(f"play {played}", f"use {played}")
    if played == "Gozanti Cruiser":
        t.empire.choose("discard Stormtrooper")
    assert "Imperial Shuttle" in t.empire.hand


@rule("deckbuilding.ability.tilt")
def test_a_used_card_is_marked_until_the_turn_ends() -> None:
    t = table(empire=Side(play=["Gozanti Cruiser", "Stormtrooper"], hand=["Imperial Shuttle"]))
    assert "used" not in t.empire.marks("Gozanti Cruiser")
    t.empire.choose("use Gozanti Cruiser", "discard Imperial Shuttle")
    assert "used" in t.empire.marks("Gozanti Cruiser")
    assert "used" not in t.empire.marks("Stormtrooper")
    t.empire.choose("end")
    assert "used" not in t.empire.marks("Gozanti Cruiser")


@rule("deckbuilding.ability.tilt")
def test_a_used_base_is_marked_until_the_turn_ends() -> None:
    t = table(empire=Side(base="Death Star"), rebel=Side(play=["Rebel Transport"]), resources=4)
    t.empire.choose("use Death Star", "destroy Rebel Transport")
    assert "used" in t.empire.marks("Death Star")
    t.empire.choose("end")
    assert "used" not in t.empire.marks("Death Star")


@rule("deckbuilding.ability.when_to_use")
def test_no_ability_is_used_in_the_opponents_turn() -> None:
    t = table(empire=Side(play=["Nebulon-B Frigate"]), rebel=Side(play=["Rebel Transport"]))
    t.empire.can_choose("use Nebulon-B Frigate", "commit Nebulon-B Frigate", "end")
    t.empire.choose("end")
    t.rebel.cannot_choose("use Nebulon-B Frigate")
    t.rebel.choose("use Rebel Transport", "choose resources")
    assert t.rebel.resources == 1


@rule("deckbuilding.ability.when_to_use")
def test_an_ability_waits_for_its_owner_before_and_after_attacks() -> None:
    t = table(empire=Side(play=["TIE Bomber", "Stormtrooper"], hand=["Imperial Shuttle"]), row=["Y-Wing"])
    t.empire.choose("commit TIE Bomber", "base rebel")
    assert "use TIE Bomber" in t.offered()
    t.empire.choose("attack rebel", "play Imperial Shuttle", "use TIE Bomber", "row_discard Y-Wing")
    assert (t.rebel.base_damage, t.galaxy_discard) == (2, ["Y-Wing"])


@rule("deckbuilding.ability.when_to_use")
def test_a_card_in_hand_or_discard_pile_offers_no_ability() -> None:
    t = table(empire=Side(hand=["TIE Bomber"], discard=["AT-ST"]))
    t.empire.can_choose("play TIE Bomber", "end")


@rule("deckbuilding.ability.example.repair")
def test_repairing_three_with_two_damage_on_the_base_repairs_two() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["U-Wing"], damage={"Dantooine": 2}), force=1)
    t.rebel.choose("use U-Wing")
    assert (t.rebel.base_damage, t.rebel.resources, t.force) == (0, 0, 1)


@rule("deckbuilding.ability.example.repair")
def test_the_c_roc_cruiser_repairs_no_more_than_the_damage_there_is() -> None:
    t = table(empire=Side(play=["C-ROC Cruiser"], hand=["Imperial Shuttle"], damage={"Lothal": 2}))
    t.empire.choose("use C-ROC Cruiser", "discard Imperial Shuttle")
    assert (t.empire.base_damage, t.empire.discard) == (0, ["Imperial Shuttle"])
