"""Tells things with the same name apart: by owner, by number, and by what they lie on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from dejarik.kernel.text import EMPTY, Text, joined, same
from dejarik.kernel.view import Choice, Thing, View

_TEAMS = ("team", "versus")
_ELSEWHERE = ("queue", "recall")
"""In teams those of one name are numbered; what waits in a queue lies somewhere else."""


@dataclass(frozen=True)
class Spot:
    """Where one thing lies; ``number`` counts those of its name in a team, 0 if it is the only one."""

    name: Text
    owner: Text
    on: int | None
    number: int


@dataclass(frozen=True)
class Places:
    """The spots of everything a seat can name, by id."""

    spots: dict[int, Spot]

    @classmethod
    def of(cls, view: View) -> Places:
        """All spots of a table."""
        regions = [region for region in view.regions if region.layout not in _ELSEWHERE]
        lying = [(region, thing) for region in regions for thing in region.things]
        alike = Counter((region.key, region.seat, thing.kind, thing.name.en, thing.on) for region, thing in lying)
        counted: Counter[tuple[str, int | None, str, str, int | None]] = Counter()
        spots: dict[int, Spot] = {}
        for region, thing in lying:
            if thing.id is None:
                continue
            key = (region.key, region.seat, thing.kind, thing.name.en, thing.on)
            counted[key] += 1
            owner = view.seats[region.seat].name if region.seat is not None else EMPTY
            number = counted[key] if region.layout in _TEAMS and alike[key] > 1 else 0
            spots[thing.id] = Spot(thing.name, owner, thing.on, number)
        return cls(spots)

    def lies_on_card(self, thing: Thing) -> bool:
        """Whether a thing lies on another one."""
        return thing.on in self.spots

    def name(self, thing: int) -> Text:
        """A thing by its name, with its number if there are several: ``Padawan (2)``."""
        spot = self.spots[thing]
        return spot.name + f" ({spot.number})" if spot.number else spot.name

    def tell_apart(self, choices: Sequence[Choice]) -> list[Text]:
        """For choices that read the same, what tells each from the others; empty where nothing does."""
        shared = set.intersection(*(set(choice.things) for choice in choices))
        trails = [self._trail([thing for thing in choice.things if thing not in shared]) for choice in choices]
        columns = [column for column in zip_longest(*trails, fillvalue=EMPTY) if len(set(column)) > 1]
        return [joined((column[row] for column in columns), ", ") for row in range(len(choices))]

    def _trail(self, things: Sequence[int]) -> list[Text]:
        """Owner and number of the first of some things, then name and number of what it lies on, and so on."""
        spot = self.spots.get(things[0]) if things else None
        if spot is None:
            return []
        found = [spot.owner, _number(spot)]
        while spot.on in self.spots:
            below = self.spots[spot.on]
            found += [below.name, _number(below)]
            spot = below
        return found


def _number(spot: Spot) -> Text:
    return same(str(spot.number)) if spot.number else EMPTY
