"""What a seat knows of a position as a row of integers with a name for each, for programs that learn.

The row says who chooses and what about, numbers of the table and of every player, how many cards lie in each zone,
and of every card where it lies and what is on it, as far as the seat knows. Seats are counted from the one that looks,
so that the same row means the same to everybody; zero means nothing, nobody or unknown. Copies of a card that nobody
can tell apart stand in the order of where they lie, never of their numbers.

How long the row is, and what its columns mean, depends on the setup only. No text is made on this path.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import compress
from operator import attrgetter, itemgetter
from struct import Struct
from sys import byteorder
from typing import Any, Final, Generic, TypeAlias, TypeVar

from dejarik.kernel.cast import NOBODY, Cast
from dejarik.kernel.state import State

S = TypeVar("S", bound=State)

Note: TypeAlias = tuple[int, int, int]
"""Something about a card: the card, which of the extra columns it goes into, and the value."""

HAND: Final = "hand"
"""What every game calls the zones in which players hold cards."""
HEAD: Final = ("over", "chooser", "kind", "asking")
"""Whether the game is over, who chooses, the kind of the decision and the key of the card that asks."""
_MOST_CASTS: Final = 256
_COPY: Final = -1
"""Stands for the slot of a card that has copies: it depends on where they lie."""
_BYTES: Final = 256
"""How many entries a table has by which bytes are translated."""
_Filler: TypeAlias = Callable[[S, int, "array[int]"], None]


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone by name, or one for each player in a row from ``first`` on.

    In an ``ordered`` zone everybody can see at which place, counted from the top, a card lies that they know.
    """

    name: str
    first: int
    each: bool = False
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Extra(Generic[S]):
    """More columns of each card, and what goes into them, given the state and the seat that looks.

    What the seat must not know because it does not know the card is left out by whoever asks.
    """

    columns: tuple[str, ...]
    notes: Callable[[S, int], list[Note]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables(Generic[S]):
    """The fields of a State that are encoded, all of them open to everybody, by what they hold.

    ``numbers`` hold a number, ``players`` a seat, ``by_seat`` a number for each seat, ``by_card`` a number for each
    card, ``hosts`` a card for each card. ``marks`` hold cards, and a card counts as often as it is in them.
    ``figures`` are numbers that no field holds.
    """

    zones: tuple[Zone, ...]
    numbers: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    by_seat: tuple[str, ...] = ()
    by_card: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    figures: Mapping[str, Callable[[S, int], int]] = field(default_factory=dict)
    extra: Extra[S] | None = None

    @property
    def hand(self) -> int | None:
        """The zone of the first player's hand, behind which those of the others lie; None if nobody holds cards."""
        return next((zone.first for zone in self.zones if zone.name == HAND and zone.each), None)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Layout:
    """What the columns of a row are: those of the table, then each of ``blocks`` for all cards, with the cards' keys.

    A match has one for each viewer and keeps it, so the same object means the same columns.
    """

    table: tuple[str, ...]
    blocks: tuple[str, ...]
    keys: tuple[int, ...]


class Encoding(Generic[S]):
    """Makes rows of positions of one game.

    ``kinds`` are those of all decisions; ``key_number`` numbers the keys of all cards from 1; ``asking`` is the card
    that asks the pending question, if one does.
    """

    def __init__(
        self,
        tables: Tables[S],
        kinds: Iterable[str],
        key_number: Callable[[str], int],
        cast: Callable[[S], Cast],
        asking: Callable[[S], int | None],
    ) -> None:
        self.tables = tables
        self.kinds = {kind: number for number, kind in enumerate(kinds, 1)}
        self.key_number = key_number
        self.asking = asking
        self._cast = cast
        self._sheets: dict[Cast, dict[int, list[_Sheet[S]]]] = {}

    def columns(self, s: S) -> tuple[str, ...]:
        """The names of the columns, which depend on the setup only."""
        return _Sheet(self, self._cast(s), 0, s.seats).names()

    def encode(self, s: S, seat: int) -> array[int]:
        """What a seat knows; ``seat = s.seats`` are spectators."""
        return self._sheet(s, seat).encode(s)

    def layout(self, s: S, seat: int) -> Layout:
        """What the columns of the seat's rows are in this match."""
        return self._sheet(s, seat).layout

    def _sheet(self, s: S, seat: int) -> _Sheet[S]:
        try:
            return self._sheets[self._cast(s)][s.seats][seat]
        except KeyError:
            return self._new_sheet(s, seat)

    def _new_sheet(self, s: S, seat: int) -> _Sheet[S]:
        """A sheet that is kept for the positions to come."""
        if len(self._sheets) >= _MOST_CASTS:
            self._sheets.clear()
        cast = self._cast(s)
        made = [_Sheet(self, cast, viewer, s.seats) for viewer in range(s.seats + 1)]
        self._sheets.setdefault(cast, {})[s.seats] = made
        return made[seat]


class _Sheet(Generic[S]):
    """The columns as one viewer of a match sees them: those of the table, then a block for each column of the cards."""

    def __init__(self, encoding: Encoding[S], cast: Cast, viewer: int, seats: int) -> None:
        self._encoding, self._tables, self._cast = encoding, encoding.tables, cast
        self._bit, self._seats = 1 << viewer, seats
        self._turned = [(viewer % seats + after) % seats for after in range(seats)]
        """The seats from the viewer on."""
        self._viewer, self._kind_numbers = self._turned[0], encoding.kinds
        self._zones = self._zones_in_order()
        self._read_zones = _getter(itemgetter, [zone for zone, _, _ in self._zones])
        self._number_of_zone = {zone: number for number, (zone, _, _) in enumerate(self._zones, 1)}
        self._told = bytes([self._number_of_zone.get(zone, 0) for zone in range(256)])
        self._mask = bytes([255 if known & self._bit else 0 for known in range(256)])
        ordered = {self._number_of_zone[zone] for zone, _, is_ordered in self._zones if is_ordered}
        self._in_order = bytes([number in ordered for number in range(256)])
        self._has_order = bool(ordered)
        self._read_fields()
        self._first = len(self._names_of_table())
        self._arrange()
        self._lay_out()

    def _zones_in_order(self) -> list[tuple[int, str, bool]]:
        found = []
        for zone in self._tables.zones:
            if zone.each:
                turned = enumerate(self._turned)
                found += [(zone.first + seat, f"{zone.name}+{after}", zone.ordered) for after, seat in turned]
            else:
                found.append((zone.first, zone.name, zone.ordered))
        return found

    def _read_fields(self) -> None:
        tables = self._tables
        self._read_numbers = _getter(attrgetter, tables.numbers)
        self._read_players = _getter(attrgetter, tables.players)
        self._read_by_seat = _getter(attrgetter, tables.by_seat)
        self._read_by_card = _getter(attrgetter, tables.by_card)
        self._read_hosts = _getter(attrgetter, tables.hosts)
        self._read_marks = _getter(attrgetter, tables.marks)
        self._figures = tuple(tables.figures.values())

    def _arrange(self) -> None:
        """Give each card a slot in the blocks: the viewer's own cards come first, and copies are neighbors."""
        cast = self._cast
        groups: dict[tuple[str, int, int], list[int]] = {}
        for card in range(len(cast.keys)):
            groups.setdefault(cast.kind(card), []).append(card)
        self._after = {seat: place for place, seat in enumerate(self._turned)}
        order = sorted(groups, key=lambda kind: self._after.get(kind[1], self._seats))
        self._arranged = [card for kind in order for card in groups[kind]]
        self._cards = tuple(range(len(cast.keys)))
        self._slot = [0] * len(cast.keys)
        for slot, card in enumerate(self._arranged):
            self._slot[card] = slot
        self._alike = {card: group for group in groups.values() if len(group) > 1 for card in group}
        self._single = [_COPY if card in self._alike else slot for card, slot in enumerate(self._slot)]
        """The slots of cards without copies, which never change."""
        self._turn = None if self._arranged == sorted(self._arranged) else _gatherer(self._arranged)
        spans = [(self._slot[group[0]], len(group)) for group in groups.values() if len(group) > 1]
        self._pairs = [(slot, slot + 1) for slot, size in spans if size == 2]
        self._larger = [slice(slot, slot + size) for slot, size in spans if size > 2]

    def _lay_out(self) -> None:
        """Which cards a match is played with is in the last two blocks, since it never changes."""
        tables = self._tables
        position = ("position",) if self._has_order else ()
        extra = tables.extra.columns if tables.extra is not None else ()
        brought = any(owner != NOBODY for owner in self._cast.owners)
        changing = ("place", *position, *tables.by_card, *tables.hosts, *tables.marks, *extra)
        self._blocks = (*changing, "key", "owner") if brought else changing
        number = len(self._slot)
        blank = array("i", [0] * (self._first + number * len(changing)))
        keys = [self._encoding.key_number(self._cast.keys[card]) for card in self._arranged]
        if brought:
            blank.extend(keys)
            blank.extend([self._after.get(self._cast.owners[card], NOBODY) + 1 for card in self._arranged])
        self._blank = blank.tobytes()
        size, low = blank.itemsize, 0 if byteorder == "little" else blank.itemsize - 1
        self._end_of_table = self._first * size
        self._place_bytes = slice(self._end_of_table + low, self._end_of_table + number * size, size)
        """The low bytes of the block of places."""
        self._pack = Struct(f"{self._first}i").pack
        self._fillers = self._fillers_with_blocks(number, len(position), len(extra))
        self.layout = Layout(tuple(self._names_of_table()), self._blocks, tuple(keys))

    def _fillers_with_blocks(self, number: int, positions: int, extra: int) -> list[tuple[_Filler[S], int]]:
        """What fills in the other blocks, each with the column at which its first block begins."""
        tables = self._tables
        found: list[tuple[_Filler[S], int]] = []
        block = self._first + number * (1 + positions)
        for fill, blocks in (
            (self._fill_by_card, len(tables.by_card)),
            (self._fill_hosts, len(tables.hosts)),
            (self._fill_marks, len(tables.marks)),
            (self._fill_extra, extra),
        ):
            if blocks:
                found.append((fill, block))
            block += blocks * number
        return found

    def names(self) -> tuple[str, ...]:
        """A name for each column."""
        cards = list(self._names_of_cards())
        return (*self._names_of_table(), *(f"{block} {card}" for block in self._blocks for card in cards))

    def _names_of_table(self) -> list[str]:
        tables = self._tables
        each_seat = [f"{name}+{after}" for name in tables.by_seat for after in range(self._seats)]
        sizes = [f"size {name}" for _, name, _ in self._zones]
        return [*HEAD, *tables.numbers, *tables.players, *each_seat, *tables.figures, *sizes]

    def _names_of_cards(self) -> Iterator[str]:
        """Cards that players bring are numbered: which they are is in a block."""
        if "key" in self._blocks:
            yield from [f"card {number}" for number in range(1, len(self._slot) + 1)]
            return
        for card in self._arranged:
            group = self._alike.get(card)
            yield self._cast.keys[card] if group is None else f"{self._cast.keys[card]}~{group.index(card) + 1}"

    def encode(self, s: S) -> array[int]:
        """The row of a position."""
        row = bytearray(self._blank)
        row[: self._end_of_table] = self._pack(*self._table(s))
        lying = self._lying(s)
        row[self._place_bytes] = self._places(lying)
        out = array("i")
        out.frombytes(row)
        if 1 in (in_order := lying.translate(self._in_order)):
            self._fill_positions(s, compress(self._cards, in_order), out)
        for fill, block in self._fillers:
            fill(s, block, out)
        return out

    def _table(self, s: S) -> list[int]:
        seats, viewer, decision = self._seats, self._viewer, s.decision
        if decision is None:
            out = [1, 0, 0, 0]
        else:
            chooser = decision.seat
            turn = (chooser - viewer) % seats + 1 if chooser >= 0 else 0
            out = [0, turn, self._kind_numbers[decision.kind], self._asking(s)]
        out += self._read_numbers(s)
        for player in self._read_players(s):
            out.append((player - viewer) % seats + 1 if player >= 0 else 0)
        for table in self._read_by_seat(s):
            if viewer:
                out += table[viewer:]
                out += table[:viewer]
            else:
                out += table
        for figure in self._figures:
            out.append(figure(s, viewer))
        out += map(len, self._read_zones(s.zones))
        return out

    def _asking(self, s: S) -> int:
        """The key of the card that asks, if the viewer knows it."""
        card = self._encoding.asking(s)
        if card is None or not s.known[card] & self._bit:
            return 0
        return self._encoding.key_number(self._cast.keys[card])

    def _lying(self, s: S) -> bytes:
        """The zone in which each card lies by its number, a byte each; zero where the viewer does not know the card.

        Bytes are masked all at once, as one large number.
        """
        zones = int.from_bytes(bytearray(s.place).translate(self._told), "little")
        known = int.from_bytes(bytearray(s.known).translate(self._mask), "little")
        return (zones & known).to_bytes(len(self._slot), "little")

    def _places(self, lying: bytes) -> bytearray:
        """The zones by slot; copies in the order of where they lie."""
        turned = lying if self._turn is None else self._turn(lying)
        places = bytearray(turned)
        for one, other in self._pairs:
            if places[one] < places[other]:
                places[one], places[other] = places[other], places[one]
        for span in self._larger:
            places[span] = _descending(turned[span])
        return places

    def _fill_positions(self, s: S, cards: Iterable[int], out: array[int]) -> None:
        """Say at which place cards lie that are in ordered zones; most of the time the viewer knows none there."""
        block = self._first + len(self._slot)
        for card in cards:
            zone = s.zones[s.place[card]]
            out[block + self._slot_of(s, card)] = len(zone) - zone.index(card)

    def _fill_by_card(self, s: S, block: int, out: array[int]) -> None:
        """Counting zeros takes next to no time, and most tables hold nothing else."""
        known, bit, single, number = s.known, self._bit, self._single, len(self._slot)
        for table in self._read_by_card(s):
            if table.count(0) < number:
                for card in compress(self._cards, table):
                    if known[card] & bit:
                        slot = single[card]
                        out[block + (slot if slot != _COPY else self._slot_among_copies(s, card))] = table[card]
            block += number

    def _fill_hosts(self, s: S, block: int, out: array[int]) -> None:
        known, bit, number = s.known, self._bit, len(self._slot)
        for table in self._read_hosts(s):
            if table.count(NOBODY) < number:
                for card in [card for card, host in enumerate(table) if host != NOBODY]:
                    if known[card] & bit:
                        out[block + self._slot_of(s, card)] = self._pointer(s, table[card])
            block += number

    def _fill_marks(self, s: S, block: int, out: array[int]) -> None:
        known, bit, single, number = s.known, self._bit, self._single, len(self._slot)
        for marked in self._read_marks(s):
            for card in marked:
                if known[card] & bit:
                    slot = single[card]
                    out[block + (slot if slot != _COPY else self._slot_among_copies(s, card))] += 1
            block += number

    def _fill_extra(self, s: S, block: int, out: array[int]) -> None:
        assert self._tables.extra is not None
        known, bit, single, number = s.known, self._bit, self._single, len(self._slot)
        for card, column, value in self._tables.extra.notes(s, self._viewer):
            if known[card] & bit:
                slot = single[card]
                out[block + column * number + (slot if slot != _COPY else self._slot_among_copies(s, card))] = value

    def _pointer(self, s: S, card: int) -> int:
        """A card by its slot, counted from 1; what is no card stays negative."""
        if card < 0:
            return card
        return self._slot_of(s, card) + 1 if s.known[card] & self._bit else 0

    def _slot_of(self, s: S, card: int) -> int:
        """Where a card stands in the blocks, if the viewer knows it."""
        slot = self._single[card]
        return slot if slot != _COPY else self._slot_among_copies(s, card)

    def _slot_among_copies(self, s: S, card: int) -> int:
        """Where a card stands that has copies: these are in the order of where they lie."""
        group, place, known, bit, numbers = self._alike[card], s.place, s.known, self._bit, self._number_of_zone
        slot, mine = self._slot[group[0]], numbers[place[card]]
        for copy in group:
            if known[copy] & bit and copy != card:
                theirs = numbers[place[copy]]
                slot += theirs > mine or (theirs == mine and _is_before(s, copy, card))
        return slot


def _is_before(s: State, one: int, other: int) -> bool:
    """Whether one of two cards of a zone lies before the other."""
    zone = s.zones[s.place[one]]
    return zone.index(one) < zone.index(other)


def _gatherer(order: list[int]) -> Callable[[bytes], bytes]:
    """Puts bytes into some order: if there are no more than a table of translation has, they translate the order."""
    if len(order) > _BYTES:
        return lambda given: bytes([given[place] for place in order])
    wanted = bytes(order)
    return lambda given: wanted.translate(given.ljust(_BYTES))


@lru_cache(maxsize=4096)
def _descending(zones: bytes) -> bytes:
    """The largest first."""
    return bytes(sorted(zones, reverse=True))


def _getter(make: Callable[..., Any], names: Iterable[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads several entries or fields at once, always as a tuple."""
    wanted = tuple(names)
    if not wanted:
        return lambda _: ()
    if len(wanted) == 1:
        read = make(*wanted)
        return lambda of: (read(of),)
    found: Callable[[Any], tuple[Any, ...]] = make(*wanted)
    return found
