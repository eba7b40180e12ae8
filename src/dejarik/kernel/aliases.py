"""Copies of a card look alike: one that a viewer has lost sight of comes back under a name that tells nothing.

Inside, every copy has a number of its own, and notation tells copies apart (``ambush``, ``ambush#2``). A viewer who
sees a copy, loses sight of it in a shuffle and sees that number again would know which copy it is, and so where the
others are, which nobody knows at a table. So every viewer has names of their own for such copies: as long as a card is
in sight it keeps its name; once out of sight it is nameless, as are all hidden copies of it; and when one comes into
sight, it gets the first name that is free. The names follow from what their viewer has seen and from nothing else.

Most moves are made with nobody looking, so who lost sight of what and what came into sight is only noted; the names are
worked out when somebody asks for them (``names.py``). They are the same whenever that is.
"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.kernel.copies import Copies
from dejarik.kernel.names import Found, Lost, Names, Sighting
from dejarik.kernel.refused import Refused
from dejarik.kernel.renaming import Renaming
from dejarik.kernel.state import State
from dejarik.kernel.view import View


class Aliases:
    """What each viewer of a match calls the copies of cards; the last viewer stands for all spectators."""

    __slots__ = ("_copies", "_current", "_lines", "_nameless", "_noted", "_past", "_settled", "_viewers")

    def __init__(self, copies: Copies, viewers: int, cards: int) -> None:
        self._copies = copies
        self._viewers = viewers
        self._nameless = 0
        """A byte for each card, from the lowest: the bits of the viewers to whom it is nameless."""
        self._past = _Past(Names(copies, viewers, bytes(cards)))
        self._noted: list[Sighting] = []
        """What happened since."""
        self._current: Names | None = None
        """The names now, if they are worked out."""
        self._lines = 0
        self._settled = b""
        """What everybody knew when all that is in sight had names; empty if something was lost since."""

    def copy(self) -> Aliases:
        """The same names, independent from now on."""
        made = Aliases.__new__(Aliases)
        made._copies = self._copies
        made._viewers = self._viewers
        made._nameless = self._nameless
        made._past = self._up_to_now()
        made._noted = []
        made._current = self._current
        made._lines = self._lines
        made._settled = self._settled
        return made

    def lose(self, s: State, cards: Sequence[int], insiders: int) -> None:
        """Everybody but the insiders is about to lose sight of the cards."""
        masks, known = self._copies.masks, s.known
        outsiders = (1 << self._viewers) - 1 & ~insiders
        lost = [(card, bits) for card in cards if (bits := known[card] & outsiders) and card in masks]
        if not lost:
            return
        losers, still_known = 0, bytearray(known)
        for card, bits in lost:
            losers |= masks[card] * bits
            still_known[card] &= ~bits
        nameless = losers & ~int.from_bytes(still_known, "little")
        self._nameless |= nameless
        self._noted.append(Lost(len(s.log or ()), tuple(lost), nameless))
        self._current = None
        self._settled = b""

    def begin_anew(self, s: State) -> None:
        """Nobody knows any more what viewers have called the copies: all get names that do not depend on it.

        The numbers from inside would do harm: a viewer may have seen one of them before losing sight of its copy.
        """
        everybody, nameless = (1 << self._viewers) - 1, bytearray(len(s.known))
        for zone in s.zones:
            for card in zone:
                if card in self._copies.alike:
                    nameless[card] = everybody
        self._nameless = int.from_bytes(nameless, "little")
        self._past = _Past(Names(self._copies, self._viewers, bytes(nameless), len(s.log or ())))
        self._noted = []
        self._current = None
        self._settled = b""
        self.settle(s)

    def settle(self, s: State) -> None:
        """Note what came into sight, in the order of places."""
        lines, known = len(s.log or ()), s.known
        if known != self._settled:
            found = self._nameless & int.from_bytes(known, "little")
            if found:
                self._nameless ^= found
                self._noted.append(Found(self._lines, lines, _as_they_lie(s, found)))
                self._current = None
            self._settled = bytes(known)
        self._lines = lines

    def seen(self, view: View) -> View:
        """A view in the words of its viewer."""
        renaming = self._renaming(view.seat)
        return renaming.view(view) if renaming is not None else view

    def refused(self, viewer: int, found: list[Refused]) -> list[Refused]:
        """What is refused, in the words of a viewer."""
        renaming = self._renaming(viewer) if found else None
        return [renaming.refused(each) for each in found] if renaming is not None else found

    def notation(self, viewer: int, notation: str) -> str:
        """An option in the words of a viewer."""
        renaming = self._renaming(viewer) if 0 <= viewer < self._viewers else None
        return renaming.notation(notation) if renaming is not None else notation

    def name_for(self, viewer: int, thing: int) -> int:
        """What a viewer calls a thing in sight."""
        renaming = self._renaming(viewer)
        return renaming.name_of(thing) if renaming is not None else thing

    def things(self, viewer: int, line: int, things: tuple[int, ...]) -> tuple[int, ...]:
        """The things of a line of the log as a viewer calls them; those that got out of sight since have no names."""
        if not things:
            return things
        names = self._current or self._names()
        same = tuple([thing for thing in things if names.is_the_same(viewer, line, thing)])
        renaming = names.renaming(viewer)
        return renaming.things(same) if renaming is not None else same

    def _renaming(self, viewer: int) -> Renaming | None:
        return (self._current or self._names()).renaming(viewer)

    def _names(self) -> Names:
        self._current = self._up_to_now().names()
        return self._current

    def _up_to_now(self) -> _Past:
        if self._noted:
            self._past = _Past((self._past, tuple(self._noted)))
            self._noted = []
        return self._past


class _Past:
    """What happened up to a moment: the names by then, or what was noted since an earlier moment.

    Copies share it, even in several threads: it changes from the one to the other when the names are worked out, all
    at once, and never in what it says.
    """

    __slots__ = ("_content",)

    def __init__(self, content: Names | tuple[_Past, tuple[Sighting, ...]]) -> None:
        self._content = content

    def names(self) -> Names:
        """The names, which are worked out once; what led to them is not needed any more then."""
        content = self._content
        noted: list[tuple[Sighting, ...]] = []
        while not isinstance(content, Names):
            earlier, sightings = content
            noted.append(sightings)
            content = earlier._content
        if noted:
            content = content.after(sighting for sightings in reversed(noted) for sighting in sightings)
            self._content = content
        return content


def _as_they_lie(s: State, found: int) -> tuple[tuple[int, int], ...]:
    """The cards whose bytes are not empty, each with its byte, in the order of places."""
    cards, rest = [], found
    while rest:
        card = rest.bit_length() - 1 >> 3
        cards.append(card)
        rest &= (1 << 8 * card) - 1
    if len(cards) == 1:
        return ((card, found >> 8 * card),)
    place, zones, bits = s.place, s.zones, found.to_bytes(len(s.known), "little")
    taken = sorted({place[card] for card in cards})
    return tuple([(card, bits[card]) for zone in taken for card in zones[zone] if bits[card]])
