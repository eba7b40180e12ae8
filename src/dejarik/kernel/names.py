"""What viewers call the copies that they see, worked out from who lost sight of which and which came back when."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from dejarik.kernel.copies import Copies
from dejarik.kernel.renaming import Renaming

_VIEWERS: Final = tuple(tuple(viewer for viewer in range(8) if bits >> viewer & 1) for bits in range(256))


class Lost(NamedTuple):
    """Viewers, given by their bits, lost sight of cards when the log had so many lines.

    ``nameless`` has a byte for each card, from the lowest, with the bits of the viewers to whom it is nameless now:
    these cards and their hidden copies.
    """

    line: int
    cards: tuple[tuple[int, int], ...]
    nameless: int


class Found(NamedTuple):
    """Cards came into sight of viewers, given by their bits, to whom they were nameless, in the order of places.

    The log had ``line`` lines by then, and ``told`` of them after the move before.
    """

    told: int
    line: int
    cards: tuple[tuple[int, int], ...]


Sighting: TypeAlias = Lost | Found


class Names:
    """The names that each viewer has for copies of cards at one moment; later names are other objects."""

    __slots__ = ("_copies", "_nameless", "_names", "_renamings", "_since")

    def __init__(self, copies: Copies, viewers: int, nameless: bytes, line: int = 0) -> None:
        """Nothing has a name of its own but what is nameless to viewers, by the bits of each card, since a line."""
        self._copies = copies
        self._nameless = bytearray(nameless)
        self._names: list[dict[int, int]] = [{} for _ in range(viewers)]
        self._since = [
            {card: line for card, bits in enumerate(nameless) if bits >> viewer & 1} for viewer in range(viewers)
        ]
        self._renamings: list[Renaming | None] = [None] * viewers

    def after(self, sightings: Iterable[Sighting]) -> Names:
        """The names after more has happened."""
        made = Names.__new__(Names)
        made._copies = self._copies
        made._nameless = self._nameless[:]
        made._names = list(map(dict.copy, self._names))
        made._since = list(map(dict.copy, self._since))
        made._renamings = self._renamings[:]
        for sighting in sightings:
            if isinstance(sighting, Lost):
                made._lose(sighting)
            else:
                made._find(sighting)
        return made

    def renaming(self, viewer: int) -> Renaming | None:
        """Puts things into the words of a viewer; None if these are the words from inside."""
        if not self._names[viewer]:
            return None
        found = self._renamings[viewer]
        if found is None:
            found = self._renamings[viewer] = Renaming(self._copies, self._names[viewer])
        return found

    def is_the_same(self, viewer: int, line: int, thing: int) -> bool:
        """Whether a viewer knows that a thing in sight is the one of that line of the log."""
        card = self._copies.owners.get(thing)
        if card is None:
            return True
        return not self._nameless[card] >> viewer & 1 and line >= self._since[viewer].get(card, 0)

    def _lose(self, lost: Lost) -> None:
        changed = 0
        for card, bits in lost.cards:
            for viewer in _VIEWERS[bits]:
                self._names[viewer].pop(card, None)
                self._since[viewer][card] = lost.line
            changed |= bits
        nameless = int.from_bytes(self._nameless, "little") | lost.nameless
        self._nameless = bytearray(nameless.to_bytes(len(self._nameless), "little"))
        self._rename(changed)

    def _find(self, found: Found) -> None:
        changed = 0
        for card, bits in found.cards:
            for viewer in _VIEWERS[bits]:
                self._name(viewer, card, found)
            self._nameless[card] &= ~bits
            changed |= bits
        self._rename(changed)

    def _name(self, viewer: int, card: int, found: Found) -> None:
        names, nameless, bit = self._names[viewer], self._nameless, 1 << viewer
        group = self._copies.alike[card]
        taken = {names.get(copy, copy) for copy in group if not nameless[copy] & bit}
        names[card] = next(copy for copy in group if copy not in taken)
        # Whatever tells how it came into sight has been told since the last move. If it was lost only since then, too,
        # the same lines may tell of it before.
        lost = self._since[viewer].get(card, -1)
        self._since[viewer][card] = found.told if lost < found.told else found.line

    def _rename(self, viewers: int) -> None:
        for viewer in _VIEWERS[viewers]:
            self._renamings[viewer] = None
