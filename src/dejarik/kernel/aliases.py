"""Copies of a card look alike: one that a viewer has lost sight of comes back under a name that tells nothing.

Inside, every copy has a number of its own, and notation tells copies apart (``ambush``, ``ambush#2``). A viewer who
sees a copy, loses sight of it in a shuffle and sees that number again would know which copy it is, and so where the
others are, which nobody knows at a table. So every viewer has names of their own for such copies: as long as a card is
in sight it keeps its name; once out of sight it is nameless, as are all hidden copies of it; and when one comes into
sight, it gets the first name that is free. The names follow from what their viewer has seen and from nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import is_not
from typing import Final

from dejarik.kernel.copies import Copies
from dejarik.kernel.refused import Refused
from dejarik.kernel.state import State
from dejarik.kernel.view import Choice, Prompt, Region, Thing, Together, View, held

_COPY: Final = re.compile(r"[#~]\d+")
"""What tells copies apart in notation."""
_MOST_SEEN: Final = 2_000
_SEEN: dict[tuple[int, ...], tuple[tuple[Thing, ...] | None, tuple[Thing, ...], Renaming]] = {}
_MOST_RENAMED: Final = 5_000
_RENAMED: dict[tuple[int, int | None, int | None], tuple[Thing, Thing]] = {}


class Aliases:
    """What each viewer of a match calls the copies of cards; the last viewer stands for all spectators."""

    __slots__ = ("_copies", "_lines", "_nameless", "_names", "_renamings", "_settled", "_since")

    def __init__(self, copies: Copies, viewers: int) -> None:
        self._copies = copies
        self._names: list[dict[int, int]] = [{} for _ in range(viewers)]
        self._nameless: list[set[int]] = [set() for _ in range(viewers)]
        self._renamings: list[Renaming | None] = [None] * viewers
        self._since: list[dict[int, int]] = [{} for _ in range(viewers)]
        self._lines = 0
        self._settled = b""
        """What everybody knew when all that is in sight had names; empty if something was lost since."""

    def copy(self) -> Aliases:
        """The same names, independent from now on."""
        made = Aliases.__new__(Aliases)
        made._copies = self._copies
        made._names = list(map(dict.copy, self._names))
        made._nameless = list(map(set.copy, self._nameless))
        made._renamings = self._renamings[:]
        made._since = list(map(dict.copy, self._since))
        made._lines = self._lines
        made._settled = self._settled
        return made

    def lose(self, s: State, cards: Sequence[int], insiders: int) -> None:
        """Everybody but the insiders is about to lose sight of the cards."""
        alike, known = self._copies.alike, s.known
        for viewer, names in enumerate(self._names):
            bit = 1 << viewer
            lost = [card for card in cards if known[card] & bit and card in alike] if not insiders & bit else []
            for card in lost:
                names.pop(card, None)
                self._since[viewer][card] = len(s.log or ())
                self._nameless[viewer].update([copy for copy in alike[card] if copy == card or not known[copy] & bit])
            if lost:
                self._renamings[viewer] = None
                self._settled = b""

    def begin_anew(self, s: State) -> None:
        """Nobody knows any more what viewers have called the copies: all get names that do not depend on it.

        The numbers from inside would do harm: a viewer may have seen one of them before losing sight of its copy.
        """
        dealt = {card for zone in s.zones for card in zone if card in self._copies.alike}
        for viewer in range(len(self._names)):
            self._names[viewer] = {}
            self._nameless[viewer] = set(dealt)
            self._since[viewer] = dict.fromkeys(dealt, len(s.log or ()))
            self._renamings[viewer] = None
        self._settled = b""
        self.settle(s)

    def settle(self, s: State) -> None:
        """Name what came into sight, in the order of places."""
        lines, known = len(s.log or ()), bytes(s.known)
        if known != self._settled:
            for viewer, nameless in enumerate(self._nameless):
                bit = 1 << viewer
                seen = [card for card in nameless if known[card] & bit]
                for card in sorted(seen, key=lambda card: (s.place[card], s.zones[s.place[card]].index(card))):
                    self._name(viewer, card, lines)
            self._settled = known
        self._lines = lines

    def seen(self, view: View) -> View:
        """A view in the words of its viewer."""
        renaming = self._renaming(view.seat)
        return renaming.view(view) if renaming is not None else view

    def refused(self, viewer: int, found: list[Refused]) -> list[Refused]:
        """What is refused, in the words of a viewer."""
        renaming = self._renaming(viewer)
        return [renaming.refused(each) for each in found] if renaming is not None else found

    def notation(self, viewer: int, notation: str) -> str:
        """An option in the words of a viewer."""
        renaming = self._renaming(viewer) if 0 <= viewer < len(self._names) else None
        return renaming.notation(notation) if renaming is not None else notation

    def name_for(self, viewer: int, thing: int) -> int:
        """What a viewer calls a thing in sight."""
        renaming = self._renaming(viewer)
        return renaming.name_of(thing) if renaming is not None else thing

    def things(self, viewer: int, line: int, things: tuple[int, ...]) -> tuple[int, ...]:
        """The things of a line of the log as a viewer calls them; those that got out of sight since have no names."""
        if not things:
            return things
        same = tuple([thing for thing in things if self._is_the_same(viewer, line, thing)])
        renaming = self._renaming(viewer)
        return renaming.things(same) if renaming is not None else same

    def _is_the_same(self, viewer: int, line: int, thing: int) -> bool:
        """Whether a viewer knows that a thing in sight is the one of that line."""
        card = self._copies.owners.get(thing)
        return card is None or (card not in self._nameless[viewer] and line >= self._since[viewer].get(card, 0))

    def _name(self, viewer: int, card: int, lines: int) -> None:
        names, nameless = self._names[viewer], self._nameless[viewer]
        group = self._copies.alike[card]
        taken = {names.get(copy, copy) for copy in group if copy not in nameless}
        names[card] = next(copy for copy in group if copy not in taken)
        nameless.remove(card)
        # Whatever tells how it came into sight has been told since the last move. If it was lost only since then, too,
        # the same lines may tell of it before.
        lost = self._since[viewer].get(card, -1)
        self._since[viewer][card] = self._lines if lost < self._lines else lines
        self._renamings[viewer] = None

    def _renaming(self, viewer: int) -> Renaming | None:
        if not self._names[viewer]:
            return None
        found = self._renamings[viewer]
        if found is None:
            found = self._renamings[viewer] = Renaming(self._copies, self._names[viewer])
        return found


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
        return replace(together, each=tuple([together.each[at] for at in order]), stop=stop)

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
