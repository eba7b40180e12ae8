"""Copies of a card under the names that their viewer has for them."""

from __future__ import annotations

from dejarik.kernel.aliases import Renaming
from dejarik.kernel.copies import Copies
from dejarik.kernel.text import EMPTY, same
from dejarik.kernel.view import Need, Number, Region, Thing, Track, View


def test_a_place_whose_cards_are_renamed_keeps_all_that_is_said_of_it() -> None:
    needs, note, total = (Need("speed", 1, 3, same("speed")),), same("1 of 3"), Number("edge", 2, same("edge"))
    track = Track(3, 0, 12, (EMPTY, EMPTY), ("blue", "red"))
    place = Region("mission", "row", same("Mission"), (Thing("card", 1),), 0, note, 4, track, total, needs)
    renaming = Renaming(Copies(("scout", "scout"), ("scout", "scout#2")), {1: 0})
    (renamed,) = renaming.view(View("any", 0, EMPTY, (), (place,), None, ())).regions
    assert [thing.id for thing in renamed.things] == [0]
    kept = ("key", "layout", "title", "seat", "note", "room", "track", "total", "needs")
    assert [getattr(renamed, name) for name in kept] == [getattr(place, name) for name in kept]
