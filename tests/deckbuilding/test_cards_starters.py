"""What the six starter cards do: shuttles pay, troopers fight, the Inquisitor and the Temple Guardian choose."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, Table, table_of
from tests.scenario import cases, rule

SHUTTLES = [("imperial_shuttle", "Imperial Shuttle", "empire"), ("alliance_shuttle", "Alliance Shuttle", "rebel")]
TROOPERS = [
    ("stormtrooper", "Stormtrooper", "empire", "rebel", "Snowspeeder"),
    ("rebel_trooper", "Rebel Trooper", "rebel", "empire", "TIE Bomber"),
]
CHOOSERS = [("inquisitor", "Inquisitor", "empire", -1), ("temple_guardian", "Temple Guardian", "rebel", 1)]

shuttles = pytest.mark.parametrize(("shuttle", "faction"), cases("deckbuilding", SHUTTLES))
troopers = pytest.mark.parametrize(("trooper", "faction", "enemy", "target"), cases("deckbuilding", TROOPERS))
choosers = pytest.mark.parametrize(("chooser", "faction", "towards"), cases("deckbuilding", CHOOSERS))


@rule("deckbuilding.play.resources", "deckbuilding.commit.needs_attack", "deckbuilding.card.ability")
@shuttles
def test_a_shuttle_brings_1_resource_and_can_do_nothing_else(shuttle: str, faction: str) -> None:
    t = table_of(faction, Side(hand=[shuttle, shuttle]))
    t.active.choose(f"play {shuttle}")
    assert t.active.resources == 1
    t.active.can_choose(f"play {shuttle}", "end")
    assert t.active.why_not(f"commit {shuttle}") == ("deckbuilding.commit.needs_attack", ())
    assert t.active.why_not(f"use {shuttle}") == ("deckbuilding.card.ability", ())
    t.active.choose(f"play {shuttle}")
    assert t.active.resources == 2


@rule("deckbuilding.attack.base.total")
@troopers
def test_two_troopers_deal_4_damage_to_a_base(trooper: str, faction: str, enemy: str, target: str) -> None:
    t = table_of(faction, Side(hand=[trooper, trooper]))
    t.active.choose(f"play {trooper}", f"play {trooper}", f"commit {trooper}", f"commit {trooper}", f"attack {enemy}")
    assert {"empire": t.empire, "rebel": t.rebel}[enemy].base_damage == 4
    assert t.active.why_not(f"use {trooper}") == ("deckbuilding.card.ability", ())


@rule("deckbuilding.row.same")
@troopers
def test_a_trooper_defeats_a_row_card_of_target_value_2(trooper: str, faction: str, enemy: str, target: str) -> None:
    t = table_of(faction, Side(play=[trooper]), row=[target])
    t.active.choose(f"commit {trooper}", f"at {target}", f"strike {target}")
    assert t.galaxy_discard == [target]


# ---------------------------------------------------------------- Inquisitor and Temple Guardian


def playing(chooser: str, faction: str, force: int = 0) -> Table:
    t = table_of(faction, Side(hand=[chooser]), force=force)
    t.active.choose(f"play {chooser}")
    return t


@rule("deckbuilding.gain.text")
@choosers
def test_the_chooser_may_take_1_attack(chooser: str, faction: str, towards: int) -> None:
    t = playing(chooser, faction)
    t.active.can_choose("choose attack", "choose resources", "choose force", "decline")
    t.active.choose("choose attack")
    assert (t.active.attack(chooser), t.active.resources, t.force) == (1, 0, 0)
    enemy = "rebel" if faction == "empire" else "empire"
    t.active.choose(f"commit {chooser}", f"attack {enemy}")
    assert {"empire": t.empire, "rebel": t.rebel}[enemy].base_damage == 1


@rule("deckbuilding.gain.text")
@choosers
def test_the_chosen_attack_lasts_this_turn_only(chooser: str, faction: str, towards: int) -> None:
    t = playing(chooser, faction)
    owner = t.active
    owner.choose("choose attack", "end")
    t.active.choose("end")
    owner.choose(f"play {chooser}", "decline")
    assert owner.attack(chooser) == 0


@rule("deckbuilding.gain.text")
@choosers
def test_the_chooser_may_take_1_resource(chooser: str, faction: str, towards: int) -> None:
    t = playing(chooser, faction)
    t.active.choose("choose resources")
    assert (t.active.attack(chooser), t.active.resources, t.force) == (0, 1, 0)


@rule("deckbuilding.gain.text", "deckbuilding.force.gain")
@choosers
def test_the_chooser_may_take_1_force(chooser: str, faction: str, towards: int) -> None:
    t = playing(chooser, faction)
    t.active.choose("choose force")
    assert (t.active.attack(chooser), t.active.resources, t.force) == (0, 0, towards)


@rule("deckbuilding.choose.possible", "deckbuilding.force.clamp")
@choosers
def test_no_force_can_be_chosen_at_the_end_of_the_track(chooser: str, faction: str, towards: int) -> None:
    playing(chooser, faction, force=3 * towards).active.can_choose("choose attack", "choose resources", "decline")
    t = playing(chooser, faction, force=-3 * towards)
    t.active.can_choose("choose attack", "choose resources", "choose force", "decline")


@rule("deckbuilding.when.trigger", "deckbuilding.ability.optional", "deckbuilding.faq.delay_ability")
@choosers
def test_the_choice_cannot_be_saved_for_later(chooser: str, faction: str, towards: int) -> None:
    t = playing(chooser, faction)
    t.active.choose("decline")
    assert (t.active.attack(chooser), t.active.resources, t.force) == (0, 0, 0)
    t.active.can_choose(f"commit {chooser}", "end")
    assert t.active.why_not(f"use {chooser}") == ("deckbuilding.card.ability", ())
