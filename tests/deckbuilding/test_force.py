"""The balance of the Force: seven spaces, whom the Force is with, how it moves and what the last space pays."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, table
from tests.scenario import rule

DARK, LIGHT = (-3, -2, -1), (1, 2, 3)
PILOTS = Side(play=["Outer Rim Pilot"] * 7)


def is_with_empire(force: int) -> bool:
    """A Death Trooper has 2 more attack while the Force is with the Empire."""
    attack = table(empire=Side(play=["Death Trooper"]), force=force).empire.attack("Death Trooper")
    assert attack in (3, 5)
    return attack == 5


def is_with_rebels(force: int) -> bool:
    """An X-Wing draws a card only if the Force is with the Rebellion."""
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing"], deck=["Alliance Shuttle"]), force=force)
    return "use X-Wing" in t.offered()


@rule("deckbuilding.force.with_empire")
@pytest.mark.parametrize("space", DARK)
def test_on_the_dark_side_the_force_is_with_the_empire(space: int) -> None:
    assert (is_with_empire(space), is_with_rebels(space)) == (True, False)


@rule("deckbuilding.force.with_rebel")
@pytest.mark.parametrize("space", LIGHT)
def test_on_the_light_side_the_force_is_with_the_rebels(space: int) -> None:
    assert (is_with_empire(space), is_with_rebels(space)) == (False, True)


@rule("deckbuilding.force.example.light_space")
def test_both_players_read_from_the_track_that_the_rebels_have_the_force() -> None:
    t = table(force=1)
    for onlooker in (t.empire, t.rebel):
        place = onlooker.view.region("force")
        assert place.track is not None
        assert (place.track.at, place.note.en) == (1, "the Force is with the Rebellion")
    assert (is_with_empire(1), is_with_rebels(1)) == (False, True)


@rule("deckbuilding.force.neutral")
def test_in_the_middle_the_force_is_with_nobody() -> None:
    assert (is_with_empire(0), is_with_rebels(0)) == (False, False)
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing"], deck=["Alliance Shuttle"]))
    assert t.rebel.why_not("use X-Wing") == ("deckbuilding.if.force", ())
    assert t.rebel.view.region("force").note.en == "the Force is with nobody"


@rule("deckbuilding.force.neutral")
@pytest.mark.parametrize(("force", "asked"), [(0, False), (-1, True)])
def test_in_the_middle_a_part_that_needs_the_force_is_left_out(force: int, asked: bool) -> None:
    t = table(
        empire=Side(play=["Lando Calrissian"], deck=["Stormtrooper"]),
        rebel=Side(hand=["Rebel Trooper"]),
        force=force,
    )
    t.empire.choose("use Lando Calrissian")
    assert t.empire.hand == ["Stormtrooper"]
    if asked:
        t.rebel.can_choose("discard Rebel Trooper")
    else:
        t.empire.can_choose("play Stormtrooper", "commit Lando Calrissian", "end")


@rule("deckbuilding.force.track")
@pytest.mark.parametrize(
    ("turn_of", "empire", "rebel", "spaces"),
    [("rebel", None, PILOTS, range(-3, 4)), ("empire", PILOTS, None, range(3, -4, -1))],
    ids=["rebel", "empire"],
)
def test_six_steps_lead_from_end_to_end(turn_of: str, empire: Side | None, rebel: Side | None, spaces: range) -> None:
    t = table(turn_of=turn_of, empire=empire, rebel=rebel, force=spaces[0], pilots=3)
    stood = [t.force]
    for _ in range(6):
        t.active.choose("use Outer Rim Pilot")
        stood.append(t.force)
    assert stood == list(spaces)
    t.active.choose("use Outer Rim Pilot")
    assert t.force == spaces[-1]


@rule("deckbuilding.force.gain")
@pytest.mark.parametrize(("turn_of", "stands"), [("empire", -2), ("rebel", 2)])
def test_gained_force_moves_the_marker_towards_its_owner(turn_of: str, stands: int) -> None:
    side = Side(hand=["Kel Dor Mystic"])
    t = table(turn_of=turn_of, empire=side, rebel=side)
    t.active.choose("play Kel Dor Mystic")
    assert t.force == stands


@rule("deckbuilding.force.gain")
def test_gained_force_crosses_the_middle() -> None:
    t = table(empire=Side(hand=["Kel Dor Mystic"]), force=1)
    t.empire.choose("play Kel Dor Mystic")
    assert t.force == -1


@rule("deckbuilding.force.clamp")
def test_the_marker_stops_at_the_last_space() -> None:
    t = table(turn_of="rebel", rebel=Side(base="", bases=["Alderaan"]), force=2, starting=True)
    t.rebel.choose("reveal Alderaan", "trigger Alderaan")
    assert t.force == 3


@rule("deckbuilding.force.clamp")
def test_force_beyond_the_last_space_is_not_saved() -> None:
    t = table(empire=Side(hand=["Kel Dor Mystic"]), rebel=Side(hand=["Kel Dor Mystic"]), force=-2)
    t.empire.choose("play Kel Dor Mystic")
    assert t.force == -3
    t.empire.choose("end")
    t.rebel.choose("play Kel Dor Mystic")
    assert t.force == -1


@rule("deckbuilding.force.start_bonus", "deckbuilding.start.force_resource")
@pytest.mark.parametrize(
    ("turn_of", "force", "pool"),
    [("rebel", 3, 1), ("rebel", 2, 0), ("rebel", -3, 0), ("empire", -3, 1), ("empire", -2, 0), ("empire", 3, 0)],
)
def test_the_last_space_pays_1_resource_when_the_turn_starts(turn_of: str, force: int, pool: int) -> None:
    t = table(turn_of=turn_of, force=force, starting=True)
    assert t.active.resources == pool


@rule("deckbuilding.force.start_bonus")
def test_reaching_the_last_space_during_the_turn_pays_nothing() -> None:
    t = table(empire=Side(hand=["Kel Dor Mystic"]), force=-1, starting=True)
    t.empire.choose("play Kel Dor Mystic")
    assert (t.force, t.empire.resources) == (-3, 0)
