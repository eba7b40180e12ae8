"""Puts ids and notation into the words of one viewer, who has other names for copies of cards (``aliases.py``)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from operator import is_not
from typing import Final

from dejarik.kernel.copies import Copies
from dejarik.kernel.refused import Refused
from dejarik.kernel.view import Choice, Prompt, Region, Share, Thing, Together, View, held

_COPY: Final = re.compile(r"[#~]\d+")
"""What tells copies apart in notation."""
_MOST_SEEN: Final = 2_000
_SEEN: dict[tuple[int, ...], tuple[tuple[Thing, ...] | None, tuple[Thing, ...], Renaming]] = {}
_MOST_RENAMED: Final = 5_000
_RENAMED: dict[tuple[int, int | None, int | None], tuple[Thing, Thing]] = {}


class Renaming:
    """Puts ids and notation into the words of one viewer."""

    def __init__(self, copies: Copies, names: Mapping[int, int]) -> None:
        self._ids: dict[int, int] = {}
        self._words: dict[str, str] = {}
        for card, name in names.items():
            if card != name:
                self._ids.update(zip(copies.things(card), copies.things(name), strict=True))
            self._words.update(zip(copies.words(card), copies.names(name), strict=True))

    def view(self, view: View) -> View:
        """The same table under other names; what was in the order of the numbers is in that of the names."""
        regions = tuple([self._region(region, view.seat) for region in view.regions])
        prompt = self._prompt(view.prompt) if view.prompt is not None else None
        return View(view.game, view.seat, view.headline, view.seats, regions, prompt, view.winners, view.phases)

    def refused(self, found: Refused) -> Refused:
        """Something refused, under other names."""
        things = tuple(sorted(self.things(found.things)))
        return replace(found, notation=self.notation(found.notation), things=things)

    def notation(self, notation: str) -> str:
        """An option with other words for the cards; its first word is a verb."""
        verb, *words = notation.split(" ")
        return " ".join([verb, *[self._words.get(word, word) for word in words]])

    def name_of(self, thing: int) -> int:
        """A thing under its other name."""
        return self._ids.get(thing, thing)

    def _region(self, region: Region, viewer: int) -> Region:
        named = self._named(region.things) if region.things else None
        if named is None:
            return region
        if region.layout == "hand" and region.seat != viewer:
            named = held(named)
        return Region(
            region.key,
            region.layout,
            region.title,
            named,
            region.seat,
            region.note,
            region.room,
            region.track,
            region.total,
            region.needs,
        )

    def _named(self, things: tuple[Thing, ...]) -> tuple[Thing, ...] | None:
        """The things under other names, None if they keep theirs.

        A view is made for every move and viewer, and most places show the same objects again.
        """
        key = (id(self), *map(id, things))
        found = _SEEN.get(key)
        if found is None:
            ids = self._ids
            named = tuple([self._thing(thing) if thing.id in ids or thing.on in ids else thing for thing in things])
            if len(_SEEN) >= _MOST_SEEN:
                _SEEN.clear()
            # Kept together: while all of them are here, nothing else can get their ids.
            found = _SEEN[key] = named if any(map(is_not, named, things)) else None, things, self
        return found[0]

    def _thing(self, thing: Thing) -> Thing:
        get = self._ids.get
        name = None if thing.id is None else get(thing.id, thing.id)
        return _renamed(thing, name, None if thing.on is None else get(thing.on, thing.on))

    def _prompt(self, prompt: Prompt) -> Prompt:
        named = [self._choice(choice) for choice in prompt.choices]
        order = _in_order(named)
        choices = tuple([named[at] for at in order])
        source = None if prompt.source is None else self._ids.get(prompt.source, prompt.source)
        together = self._together(prompt.together, order) if prompt.together is not None else None
        return replace(prompt, choices=choices, source=source, together=together)

    def _together(self, together: Together, order: list[int]) -> Together:
        stop = None if together.stop is None else self.notation(together.stop)
        each = tuple([together.each[at] for at in order])
        shares = tuple([self._share(share) for share in together.shares])
        return replace(together, each=each, stop=stop, shares=shares)

    def _share(self, share: Share) -> Share:
        return Share(self.name_of(share.thing), tuple(map(self.notation, share.moves)))

    def _choice(self, choice: Choice) -> Choice:
        notation, things = self.notation(choice.notation), self.things(choice.things)
        return Choice(choice.option, notation, choice.label, things, choice.rule, choice.waste)

    def things(self, things: tuple[int, ...]) -> tuple[int, ...]:
        """Things under other names."""
        return tuple([self._ids.get(thing, thing) for thing in things])


def _in_order(choices: list[Choice]) -> list[int]:
    """The places of the choices, in their order.

    Choices that differ in the copy only follow each other by name: their order would tell which copy is which.
    """
    order = list(range(len(choices)))
    if not any("~" in choice.notation for choice in choices):
        return order
    places: dict[str, list[int]] = {}
    for at, choice in enumerate(choices):
        places.setdefault(_COPY.sub("", choice.notation), []).append(at)
    for taken in places.values():
        for at, found in zip(taken, sorted(taken, key=lambda at: choices[at].notation), strict=True):
            order[at] = found
    return order


def _renamed(thing: Thing, name: int | None, on: int | None) -> Thing:
    """A thing under another name; games show a card by the same object again and again, and this keeps it so."""
    key = id(thing), name, on
    found = _RENAMED.get(key)
    if found is None:
        if len(_RENAMED) >= _MOST_RENAMED:
            _RENAMED.clear()
        # Kept together: while the thing is here, no other can get its id.
        found = _RENAMED[key] = thing, replace(thing, id=name, on=on)
    return found[1]
