"""Committing cards to attacks: who may attack what, once a turn, and what becomes of a lost target."""

from __future__ import annotations

import pytest

from dejarik.kernel.view import Mark
from tests.deckbuilding.table import Seat, Side, table
from tests.scenario import Player, rule


def attack_marks(onlooker: Player, owner: Seat) -> dict[str, str]:
    """What an onlooker reads on each card that is committed to an attack."""
    things = onlooker.view.region("area", owner.seat).things
    committed: list[tuple[str, Mark]] = [(thing.name.en, mark) for thing in things for mark in thing.marks]
    return {name: mark.name.en for name, mark in committed if mark.key == "committed"}


@rule("deckbuilding.commit.base")
def test_units_and_ships_attack_the_base_together() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Star Destroyer"]))
    t.empire.choose("commit Stormtrooper", "commit Star Destroyer")
    assert t.strength("rebel") == 6
    t.empire.can_choose("attack rebel", "end")


def test_a_players_place_says_what_each_prepared_attack_adds_up_to() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Star Destroyer", "Stormtrooper"]), row=["Y-Wing"])
    t.empire.choose("commit Stormtrooper", "base rebel", "commit Star Destroyer")
    t.empire.choose("commit Stormtrooper", "at Y-Wing")
    note = t.rebel.view.region("area", t.empire.seat).note
    assert (note.en, note.pl) == ("in the attack: 3 cards, attack 6 + 2", "w ataku: 3 karty, atak 6 + 2")


@rule("deckbuilding.commit.row")
def test_only_enemy_units_of_the_row_are_targets_beside_the_base() -> None:
    t = table(
        empire=Side(play=["Stormtrooper"]),
        row=["Y-Wing", "Duros Spy", "TIE Fighter", "Bossk", "Rebel Transport", "Star Destroyer"],
    )
    t.empire.choose("commit Stormtrooper")
    t.empire.can_choose("base rebel", "at Y-Wing", "at Duros Spy")
    assert t.empire.why_not("at TIE Fighter") == ("deckbuilding.row.pick_enemy", ())
    assert t.empire.why_not("at Bossk") == ("deckbuilding.row.neutral_safe", ())


@rule("deckbuilding.commit.base_group")
def test_everybody_sees_which_cards_are_gathered_against_the_base() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing", "Rebel Trooper", "Mon Calamari Cruiser"]))
    t.rebel.choose("commit X-Wing", "commit Mon Calamari Cruiser")
    for onlooker in (t.rebel, t.empire, t.spectators):
        seen = attack_marks(onlooker, t.rebel)
        assert set(seen) == {"X-Wing", "Mon Calamari Cruiser"}
        assert len(set(seen.values())) == 1
        assert "base" in seen["X-Wing"]


@rule("deckbuilding.commit.row_place")
def test_everybody_sees_before_which_row_card_a_unit_stands() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing", "Rebel Trooper"]), row=["Scout Trooper", "Darth Vader"])
    t.rebel.choose("commit X-Wing", "at Darth Vader", "commit Rebel Trooper", "at Scout Trooper")
    for onlooker in (t.rebel, t.empire, t.spectators):
        seen = attack_marks(onlooker, t.rebel)
        faced = {
            unit: {card for card in ("Scout Trooper", "Darth Vader") if card in mark} for unit, mark in seen.items()
        }
        assert faced == {"X-Wing": {"Darth Vader"}, "Rebel Trooper": {"Scout Trooper"}}


@rule("deckbuilding.commit.example.two_targets")
def test_the_rebels_attack_the_base_and_sabotage_scout_trooper_in_one_turn() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["X-Wing", "Rebel Trooper"], discard=["Alliance Shuttle"]),
        row=["Scout Trooper"],
    )
    t.rebel.choose("commit X-Wing", "base empire", "commit Rebel Trooper", "at Scout Trooper")
    t.rebel.can_choose("attack empire", "strike Scout Trooper", "end")
    t.rebel.choose("attack empire", "strike Scout Trooper", "decline")
    assert (t.empire.base_damage, t.galaxy_discard) == (3, ["Scout Trooper"])


@rule("deckbuilding.commit.once")
def test_a_committed_card_joins_no_second_attack() -> None:
    t = table(empire=Side(play=["Stormtrooper"]), row=["Duros Spy"])
    t.empire.choose("commit Stormtrooper", "at Duros Spy")
    assert t.empire.why_not("commit Stormtrooper") == ("deckbuilding.commit.once", ())


@rule("deckbuilding.commit.once")
@pytest.mark.parametrize("target", ["base rebel", "at Duros Spy"])
def test_a_card_that_has_attacked_is_not_committed_again(target: str) -> None:
    t = table(empire=Side(play=["Stormtrooper"]), row=["Duros Spy"])
    t.empire.choose("commit Stormtrooper", target)
    t.empire.choose("attack rebel" if target == "base rebel" else "strike Duros Spy")
    assert t.empire.why_not("commit Stormtrooper") == ("deckbuilding.commit.once", ())


@rule("deckbuilding.commit.once")
def test_of_two_copies_each_attacks_once() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Stormtrooper"]))
    t.empire.choose("commit Stormtrooper", "commit Stormtrooper")
    t.empire.can_choose("attack rebel", "end")
    assert t.strength("rebel") == 4


@rule("deckbuilding.commit.orientation")
def test_the_ability_of_a_committed_card_can_still_be_used() -> None:
    t = table(empire=Side(play=["Director Krennic"], deck=["Stormtrooper"]))
    t.empire.choose("commit Director Krennic")
    assert "used" not in t.empire.marks("Director Krennic")
    t.empire.choose("use Director Krennic")
    assert t.empire.hand == ["Stormtrooper"]
    assert t.strength("rebel") == 3


@rule("deckbuilding.commit.orientation")
def test_a_used_card_stays_used_when_it_is_committed() -> None:
    t = table(empire=Side(play=["Director Krennic"], deck=["Stormtrooper", "Stormtrooper"]))
    t.empire.choose("use Director Krennic", "commit Director Krennic")
    assert {"used", "committed"} <= t.empire.marks("Director Krennic")
    assert t.empire.why_not("use Director Krennic") == ("deckbuilding.ability.once", ())


@rule("deckbuilding.commit.not_resolve")
def test_a_card_played_later_joins_the_same_attack() -> None:
    t = table(turn_of="rebel", rebel=Side(hand=["X-Wing"], play=["Rebel Trooper"]), row=["General Veers"])
    t.rebel.choose("commit Rebel Trooper", "at General Veers")
    assert (t.galaxy_discard, t.strength("General Veers")) == ([], 2)
    t.rebel.choose("play X-Wing", "commit X-Wing", "at General Veers")
    assert t.strength("General Veers") == 5
    t.rebel.choose("strike General Veers")
    assert t.galaxy_discard == ["General Veers"]


@rule("deckbuilding.commit.not_resolve")
def test_an_attack_that_is_never_resolved_does_nothing() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Star Destroyer"]))
    t.empire.choose("commit Stormtrooper", "commit Star Destroyer", "end")
    assert t.rebel.base_damage == 0
    t.rebel.choose("end")
    t.empire.choose("commit Star Destroyer", "attack rebel")
    assert t.rebel.base_damage == 4


@rule("deckbuilding.commit.needs_attack")
def test_a_card_that_never_has_attack_is_not_offered() -> None:
    t = table(empire=Side(play=["Imperial Shuttle", "Stormtrooper"]))
    t.empire.can_choose("commit Stormtrooper", "end")
    assert t.empire.why_not("commit Imperial Shuttle") == ("deckbuilding.commit.needs_attack", ())


@rule("deckbuilding.commit.needs_attack")
@pytest.mark.parametrize("name", ["Inquisitor", "Lobot", "Scout Trooper", "Gozanti Cruiser", "Nebulon-B Frigate"])
def test_a_card_that_may_still_gain_attack_is_offered(name: str) -> None:
    t = table(empire=Side(play=[name]))
    assert f"commit {name}" in t.offered()


@rule("deckbuilding.commit.needs_attack")
@pytest.mark.parametrize(
    "name", ["Alliance Shuttle", "U-Wing", "Duros Spy", "Rebel Transport", "Hammerhead Corvette", "C-ROC Cruiser"]
)
def test_the_rebels_are_not_offered_cards_to_which_only_the_empire_could_lend_attack(name: str) -> None:
    t = table(turn_of="rebel", rebel=Side(play=[name]))
    assert t.rebel.why_not(f"commit {name}") == ("deckbuilding.commit.needs_attack", ())


@rule("deckbuilding.commit.target_gone")
def test_units_whose_target_is_discarded_attack_no_more_this_turn() -> None:
    t = table(empire=Side(play=["Stormtrooper", "TIE Bomber"]), row=["Duros Spy"])
    t.empire.choose("commit Stormtrooper", "at Duros Spy", "use TIE Bomber", "row_discard Duros Spy")
    t.empire.can_choose("commit TIE Bomber", "end")
    assert t.empire.why_not("commit Stormtrooper") == ("deckbuilding.commit.once", ())
    t.empire.choose("commit TIE Bomber", "attack rebel")
    assert t.rebel.base_damage == 2


@rule("deckbuilding.commit.target_gone")
def test_units_whose_target_moff_jerjerrod_swaps_out_attack_no_more_this_turn() -> None:
    t = table(
        empire=Side(play=["Stormtrooper", "Moff Jerjerrod"]),
        row=["Duros Spy"],
        galaxy_deck=["Y-Wing"],
        force=-1,
    )
    t.empire.choose("commit Stormtrooper", "at Duros Spy", "use Moff Jerjerrod", "swap Duros Spy")
    assert (t.row[0], t.galaxy_deck) == ("Y-Wing", ["Duros Spy"])
    t.empire.can_choose("commit Moff Jerjerrod", "end")


@rule("deckbuilding.commit.target_gone")
def test_a_neutral_target_bought_by_its_own_attacker_leaves_the_attack_without_aim() -> None:
    t = table(empire=Side(base="Ord Mantell", play=["Stormtrooper"]), row=["Jawa Scavenger"], resources=1)
    t.empire.choose("commit Stormtrooper", "at Jawa Scavenger", "buy Jawa Scavenger")
    t.empire.can_choose("end")
    assert t.empire.discard == ["Jawa Scavenger"]


@rule("deckbuilding.commit.target_gone")
def test_an_attack_on_another_target_goes_on_when_one_is_gone() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Death Trooper", "TIE Bomber"]), row=["Duros Spy", "Rebel Commando"])
    t.empire.choose("commit Stormtrooper", "at Duros Spy", "commit Death Trooper", "at Rebel Commando")
    t.empire.choose("use TIE Bomber", "row_discard Duros Spy")
    t.empire.can_choose("commit TIE Bomber", "strike Rebel Commando", "end")


@rule("deckbuilding.attack.kinds")
def test_without_base_ships_or_enemy_units_there_is_nothing_to_attack() -> None:
    t = table(empire=Side(play=["Stormtrooper"]), rebel=Side(base=""))
    assert t.empire.why_not("commit Stormtrooper") == ("deckbuilding.attack.kinds", ())
