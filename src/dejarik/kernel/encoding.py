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
from itertools import chain, compress
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
_BITS, _TOP = 8, 0x80
"""Of a byte."""
_Filler: TypeAlias = Callable[[S, int, "array[int]"], None]


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone by name, or one for each player in a row from ``first`` on.

    In an ``ordered`` zone everybody can see at which place, counted from the top, a card lies that they know. In a
    ``bare`` zone no card has a number of its own or lies on another, so nobody looks for such things there.
    """

    name: str
    first: int
    each: bool = False
    ordered: bool = False
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Extra(Generic[S]):
    """More columns of each card, and what goes into them, given the state and the seat that looks.

    What the seat must not know because it does not know the card is left out by whoever asks.
    """

    columns: tuple[str, ...]
    notes: Callable[[S, int], list[Note]]


@dataclass(frozen=True, slots=True)
class Totals(Generic[S]):
    """Numbers worked out for each player, given the state and the seat; all from what is open to everybody."""

    names: tuple[str, ...]
    of: Callable[[S, int], tuple[int, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables(Generic[S]):
    """The fields of a State that are encoded, all of them open to everybody, by what they hold.

    ``numbers`` hold a number, ``players`` a seat, ``by_seat`` a number for each seat, ``by_card`` a number for each
    card, ``hosts`` a card for each card. ``marks`` hold cards, and a card counts as often as it is in them; negative
    numbers in them are no cards and left out. ``figures`` are numbers that no field holds, ``totals`` those that are
    worked out for each player.
    """

    zones: tuple[Zone, ...]
    numbers: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    by_seat: tuple[str, ...] = ()
    by_card: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    figures: Mapping[str, Callable[[S, int], int]] = field(default_factory=dict)
    totals: Totals[S] | None = None
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
        try:
            sheet = self._sheets[self._cast(s)][s.seats][seat]
        except KeyError:
            sheet = self._new_sheet(s, seat)
        return sheet.encode(s)

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


class _Seating:
    """The seats of a match as one viewer counts them, and the zones in that order, each with its name."""

    def __init__(self, zones: Iterable[Zone], viewer: int, seats: int) -> None:
        self.seats, self.bit = seats, 1 << viewer
        self.turned = [(viewer % seats + after) % seats for after in range(seats)]
        """The seats from the viewer on."""
        self.viewer = self.turned[0]
        self.counted = [(seat - self.viewer) % seats + 1 for seat in range(seats)] + [0]
        """A seat by the number that stands for it; nobody, who is -1, finds the zero at the end."""
        self.zones = [named for zone in zones for named in self._named(zone)]

    def _named(self, zone: Zone) -> list[tuple[int, str, Zone]]:
        if not zone.each:
            return [(zone.first, zone.name, zone)]
        return [(zone.first + seat, f"{zone.name}+{after}", zone) for after, seat in enumerate(self.turned)]


class _Table(Generic[S]):
    """The columns of the table as one viewer sees them."""

    def __init__(self, encoding: Encoding[S], cast: Cast, seating: _Seating) -> None:
        self._kinds, self._asks = encoding.kinds, encoding.asking
        self._key_numbers = [encoding.key_number(key) for key in cast.keys]
        self._bit, self._counted = seating.bit, seating.counted
        tables, columns = encoding.tables, _expressions(encoding.tables, seating)
        figures = {f"figure_{name}": figure for name, figure in tables.figures.items()}
        known = {"counted": seating.counted, "viewer": seating.viewer, **figures}
        names, expressions = [*HEAD, *columns], [*columns.values()]
        if tables.totals is not None:
            names += [f"{name}+{after}" for after in range(seating.seats) for name in tables.totals.names]
            expressions += [f"*totals(s, {seat})" for seat in seating.turned]
            known["totals"] = tables.totals.of
        self.names = tuple(names)
        self._read = _compiled(expressions, known)

    def values(self, s: S) -> tuple[int, ...]:
        """A number for each column."""
        decision = s.decision
        if decision is None:
            return (1, 0, 0, 0, *self._read(s, s.zones))
        card = self._asks(s)
        key = self._key_numbers[card] if card is not None and s.known[card] & self._bit else 0
        return (0, self._counted[decision.seat], self._kinds[decision.kind], key, *self._read(s, s.zones))


def _expressions(tables: Tables[Any], seating: _Seating) -> dict[str, str]:
    """The columns of the table behind the head, but for totals, each as an expression of the state ``s``."""
    return {
        **{name: f"s.{name}" for name in tables.numbers},
        **{name: f"counted[s.{name}]" for name in tables.players},
        **{
            f"{name}+{after}": f"s.{name}[{seat}]"
            for name in tables.by_seat
            for after, seat in enumerate(seating.turned)
        },
        **{name: f"figure_{name}(s, viewer)" for name in tables.figures},
        **{f"size {name}": f"len(zones[{zone}])" for zone, name, _ in seating.zones},
    }


def _compiled(expressions: Iterable[str], known: dict[str, Any]) -> Callable[[Any, list[list[int]]], tuple[int, ...]]:
    """A function of a state and its zones that gives the values of expressions, which contain nothing from outside.

    Reading one field after another in a loop takes twice as long.
    """
    source = f"lambda s, zones: ({', '.join(expressions)},)"
    made: Callable[[Any, list[list[int]]], tuple[int, ...]] = eval(source, known)
    return made


class _Slots:
    """Where the cards of a match stand in the blocks: the viewer's own come first, and copies are neighbors."""

    def __init__(self, cast: Cast, seating: _Seating) -> None:
        groups: dict[tuple[str, int, int], list[int]] = {}
        for card in range(len(cast.keys)):
            groups.setdefault(cast.kind(card), []).append(card)
        after = {seat: place for place, seat in enumerate(seating.turned)}
        order = sorted(groups, key=lambda kind: after.get(kind[1], seating.seats))
        self.cards = [card for kind in order for card in groups[kind]]
        """The cards in the order of the slots."""
        slots = {card: slot for slot, card in enumerate(self.cards)}
        several = [group for group in groups.values() if len(group) > 1]
        self.alike = {card: group for group in several for card in group}
        self.single = [_COPY if card in self.alike else slots[card] for card in range(len(cast.keys))]
        """The slots of cards without copies, which never change."""
        self.copies = {
            card: (slots[group[0]], [other for other in group if other != card]) for card, group in self.alike.items()
        }
        """By card: the first slot of its copies, and the other copies."""
        self.spans = [slice(slots[group[0]], slots[group[0]] + len(group)) for group in several]
        """The slots of each group of copies."""
        self.owners = [seating.counted[cast.owners[card]] for card in self.cards]


class _Places:
    """The zone in which each card lies, as far as one viewer knows it."""

    def __init__(self, slots: _Slots, seating: _Seating) -> None:
        numbers = {zone: number for number, (zone, _, _) in enumerate(seating.zones, 1)}
        assert len(numbers) < _TOP, "too many zones"
        self.told = bytes([numbers.get(zone, 0) for zone in range(_BYTES)])
        """By zone: the number that stands for it."""
        self._mask = bytes([255 if known & seating.bit else 0 for known in range(_BYTES)])
        self._turn = None if slots.cards == sorted(slots.cards) else _gatherer(slots.cards)
        self._size = len(slots.cards)
        sizes = [(span, span.stop - span.start) for span in slots.spans]
        self._pairs = _Pairs(span.start for span, size in sizes if size == 2)
        self._larger = [span for span, size in sizes if size > 2]

    def lying(self, s: State) -> int:
        """The number of each card's zone by its slot, a byte each; zero where the viewer does not know the card.

        Bytes are masked all at once, as one large number.
        """
        place, known = s.place, s.known
        if self._turn is not None:
            place, known = self._turn(place), self._turn(known)
        zones = int.from_bytes(place.translate(self.told), "little")
        return zones & int.from_bytes(known.translate(self._mask), "little")

    def in_order(self, lying: int) -> bytearray:
        """The same with copies in the order of where they lie."""
        unsorted = self._pairs.descending(lying).to_bytes(self._size, "little")
        places = bytearray(unsorted)
        for span in self._larger:
            places[span] = _descending(unsorted[span])
        return places


class _Sheet(Generic[S]):
    """The columns as one viewer of a match sees them: those of the table, then a block for each column of the cards."""

    def __init__(self, encoding: Encoding[S], cast: Cast, viewer: int, seats: int) -> None:
        self._tables, self._cast = encoding.tables, cast
        tables = self._tables
        seating = _Seating(tables.zones, viewer, seats)
        self._viewer, self._bit = seating.viewer, seating.bit
        self._table = _Table(encoding, cast, seating)
        self._slots = _Slots(cast, seating)
        self._places = _Places(self._slots, seating)
        self._told = self._places.told
        self._single, self._copies, self._number = self._slots.single, self._slots.copies, len(cast.keys)
        self._first = len(self._table.names)
        ordered = {number for number, (_, _, zone) in enumerate(seating.zones, 1) if zone.ordered}
        self._has_order = bool(ordered)
        self._is_ordered = bytes([number in ordered for number in range(_BYTES)])
        self._read_laden = _getter(itemgetter, [number for number, _, zone in seating.zones if not zone.bare])
        self._read_by_card = _getter(attrgetter, tables.by_card)
        self._read_hosts = _getter(attrgetter, tables.hosts)
        self._read_marks = _getter(attrgetter, tables.marks)
        self._lay_out([encoding.key_number(cast.keys[card]) for card in self._slots.cards])

    def _lay_out(self, keys: list[int]) -> None:
        """Which cards a match is played with is in the last two blocks, since it never changes."""
        tables, number = self._tables, self._number
        position = ("position",) if self._has_order else ()
        extra = tables.extra.columns if tables.extra is not None else ()
        brought = any(owner != NOBODY for owner in self._cast.owners)
        changing = ("place", *position, *tables.by_card, *tables.hosts, *tables.marks, *extra)
        self._blocks = (*changing, "key", "owner") if brought else changing
        filled = array("i", [0] * (self._first + number))
        self._blank = filled.tobytes()
        """The table and the places, which are filled in as bytes."""
        self._rest = array("i", [0] * (number * (len(changing) - 1)))
        """The other blocks, which are mostly empty."""
        if brought:
            self._rest.extend(keys + self._slots.owners)
        size, low = filled.itemsize, 0 if byteorder == "little" else filled.itemsize - 1
        self._place_bytes = slice(self._first * size + low, None, size)
        """The low bytes of the block of places."""
        self._pack_into = Struct(f"{self._first}i").pack_into
        self._fillers = self._fillers_with_blocks(len(position), len(extra))
        self.layout = Layout(self._table.names, self._blocks, tuple(keys))

    def _fillers_with_blocks(self, positions: int, extra: int) -> list[tuple[_Filler[S], int]]:
        """What fills in the other blocks, each with the column at which its first block begins."""
        tables = self._tables
        found: list[tuple[_Filler[S], int]] = []
        block = self._first + self._number * (1 + positions)
        for fill, blocks in (
            (self._fill_burdens, len(tables.by_card) + len(tables.hosts)),
            (self._fill_marks, len(tables.marks)),
            (self._fill_extra, extra),
        ):
            if blocks:
                found.append((fill, block))
            block += blocks * self._number
        return found

    def names(self) -> tuple[str, ...]:
        """A name for each column."""
        cards = list(self._names_of_cards())
        return (*self._table.names, *(f"{block} {card}" for block in self._blocks for card in cards))

    def _names_of_cards(self) -> Iterator[str]:
        """Cards that players bring are numbered: which they are is in a block."""
        if "key" in self._blocks:
            yield from [f"card {number}" for number in range(1, self._number + 1)]
            return
        for card in self._slots.cards:
            group = self._slots.alike.get(card)
            yield self._cast.keys[card] if group is None else f"{self._cast.keys[card]}~{group.index(card) + 1}"

    def encode(self, s: S) -> array[int]:
        """The row of a position."""
        row = bytearray(self._blank)
        self._pack_into(row, 0, *self._table.values(s))
        lying = self._places.lying(s)
        row[self._place_bytes] = places = self._places.in_order(lying)
        out = array("i", row)
        out += self._rest
        if self._has_order and 1 in places.translate(self._is_ordered):
            self._fill_positions(s, self._in_ordered_zones(lying), out)
        for fill, block in self._fillers:
            fill(s, block, out)
        return out

    def _in_ordered_zones(self, lying: int) -> list[int]:
        """The known cards that lie in zones with an order; most of the time the viewer knows none there."""
        is_ordered = lying.to_bytes(self._number, "little").translate(self._is_ordered)
        return list(compress(self._slots.cards, is_ordered))

    def _fill_positions(self, s: S, cards: list[int], out: array[int]) -> None:
        """Say at which place cards lie that are in ordered zones."""
        block = self._first + self._number
        for card in cards:
            zone = s.zones[s.place[card]]
            out[block + self._slot_of(s, card)] = len(zone) - zone.index(card)

    def _fill_burdens(self, s: S, block: int, out: array[int]) -> None:
        """The numbers of cards, and the cards they lie on."""
        cards, number = list(chain.from_iterable(self._read_laden(s.zones))), self._number
        known, bit, single = s.known, self._bit, self._single
        for table in self._read_by_card(s):
            for card in cards:
                if (value := table[card]) and known[card] & bit:
                    slot = single[card]
                    out[block + (slot if slot != _COPY else self._slot_among_copies(s, card))] = value
            block += number
        for table in self._read_hosts(s):
            if table.count(NOBODY) != number:
                self._fill_hosts(s, table, cards, block, out)
            block += number

    def _fill_hosts(self, s: S, table: list[int], cards: list[int], block: int, out: array[int]) -> None:
        for card in cards:
            host = table[card]
            if host != NOBODY and s.known[card] & self._bit:
                out[block + self._slot_of(s, card)] = self._pointer(s, host)

    def _fill_marks(self, s: S, block: int, out: array[int]) -> None:
        for marked in self._read_marks(s):
            for card in marked:
                if card >= 0 and s.known[card] & self._bit:
                    out[block + self._slot_of(s, card)] += 1
            block += self._number

    def _fill_extra(self, s: S, block: int, out: array[int]) -> None:
        assert self._tables.extra is not None
        notes = self._tables.extra.notes(s, self._viewer)
        if not notes:
            return
        known, bit, single, number = s.known, self._bit, self._single, self._number
        for card, column, value in notes:
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
        place, known, bit, told = s.place, s.known, self._bit, self._told
        slot, others = self._copies[card]
        zone = place[card]
        for other in others:
            if known[other] & bit:
                lying = place[other]
                if lying == zone:
                    cards = s.zones[zone]
                    slot += cards.index(other) < cards.index(card)
                else:
                    slot += told[lying] > told[zone]
        return slot


class _Pairs:
    """Which bytes of a large number are pairs, by the first of each.

    All pairs are sorted at once. Bytes must be below 128: their top bits tell which of two is larger.
    """

    def __init__(self, firsts: Iterable[int]) -> None:
        ones = sum(1 << _BITS * first for first in firsts)
        self._firsts, self._tops = ones * 0xFF, ones * _TOP

    def descending(self, number: int) -> int:
        """The number with the larger byte of each pair first."""
        first, second = number & self._firsts, (number >> _BITS) & self._firsts
        smaller = (((first | self._tops) - second) & self._tops) ^ self._tops
        exchanged = (first ^ second) & (smaller - (smaller >> (_BITS - 1)))
        return number ^ exchanged * (1 + (1 << _BITS))


def _gatherer(order: list[int]) -> Callable[[bytearray], bytearray]:
    """Puts bytes into some order: if there are no more than a table of translation has, they translate the order."""
    if len(order) > _BYTES:
        return lambda given: bytearray([given[place] for place in order])
    wanted = bytearray(order)
    return lambda given: wanted.translate(given.ljust(_BYTES))


@lru_cache(maxsize=4096)
def _descending(zones: bytes) -> bytearray:
    """The largest first; nobody changes what is returned, but bytes would be copied into an array to be assigned."""
    return bytearray(sorted(zones, reverse=True))


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
