"""Draws cards and the places they lie in, for any game: as rows of a table, within a line, or as a counted pile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli.legend import Legend, mark_sign
from dejarik.cli.screen import AMBER, TITLE, joined
from dejarik.kernel.view import Mark, Number, Region, Thing

BACK = "▒"
FACE_DOWN = "face_down"
"""The key of the mark on a card that lies face down although this seat knows it."""
_BACKS_DRAWN = 8


@dataclass(frozen=True)
class Faces:
    """Everything needed to draw a card: the legend, the options about each card, and signs that mean several things."""

    legend: Legend
    offered: Mapping[int, Sequence[int]]
    ambiguous: frozenset[str] = frozenset()

    @property
    def language(self) -> str:
        """The language everything is said in."""
        return self.legend.language

    # ------------------------------------------------------------ a place

    def cards(self, title: str, things: Iterable[Thing], texts: bool = False) -> Table:
        """Cards one a row, those alike together; with their texts if there is need."""
        known, hidden = _split(things)
        return self._table(title, self._counted(known), hidden, texts)

    def spread(self, region: Region, supplies: Iterable[Region] = (), texts: bool = False) -> Table:
        """Cards one a row in the order in which they lie, and beneath them each supply as one row."""
        known, hidden = _split(region.things)
        rows = self._counted(known) if region.layout == "supply" else [(thing, 1) for thing in known]
        rows += [(supply.things[-1], len(supply.things)) for supply in supplies]
        return self._table(region.title[self.language], rows, hidden, texts)

    def _table(self, title: str, rows: list[tuple[Thing, int]], hidden: int, texts: bool = False) -> Table:
        """One card a row, one number a column, the place's name above the names, the sides of dice behind."""
        shown = [thing for thing, _ in rows]
        columns = self.legend.columns(thing.numbers for thing in shown)
        kinds = any(self.legend.kind(thing) for thing in shown)
        dice = any(self.legend.sides(thing) for thing in shown)
        told = texts or any(self.spelled(thing) for thing in shown)
        table = new_table()
        table.add_column("", justify="right", min_width=2)
        table.add_column(Line(title, style=TITLE))
        if kinds:
            table.add_column("")
        self.add_number_columns(table, columns)
        if dice:
            table.add_column("")
        if told:
            table.add_column("")
        for thing, number in rows:
            kind = [Line(self.legend.kind(thing), style="dim")] if kinds else []
            last = [self.legend.sides(thing)] if dice else []
            last += [Line(thing.text[self.language], style="dim") if texts else self.spelled(thing)] if told else []
            table.add_row(self.offer(thing), self.name(thing, number), *kind, *values(thing.numbers, columns), *last)
        if hidden:
            table.add_row("", backs(hidden))
        return table

    def add_number_columns(self, table: Table, icons: Iterable[str]) -> None:
        """A column for every number of cards."""
        for icon in icons:
            add_number_column(table, self.legend.card_headings.get(icon, icon), self.legend.color(icon))

    def line(self, region: Region, icons: set[str]) -> Line:
        """A place within a line: its cards with those of their numbers that matter there."""
        known, hidden = _split(region.things)
        parts = [self._inline(thing, number, icons) for thing, number in self._counted(known)]
        title = (f"{region.title[self.language]} ", "cyan")
        if not region.things:
            return Line.assemble(title, track_words(region, self.language))
        return Line.assemble(title, joined([*parts, backs(hidden)] if hidden else parts))

    def pile(self, region: Region) -> Line:
        """How many cards are in a pile, and the top card if it is face up."""
        top = region.things[-1]
        shown = "" if top.is_back or _is_face_down(top) else f" ({top.name[self.language]})"
        count = (str(len(region.things)), "bold")
        return Line.assemble((f"{region.title[self.language]} ", "cyan"), count, (shown, "dim"))

    def count(self, region: Region) -> Line:
        """How many cards lie in a place."""
        return Line.assemble((f"{region.title[self.language]} ", "cyan"), (str(len(region.things)), "bold"))

    def counted(self, region: Region) -> list[tuple[Thing, int]]:
        """The known cards of a place, those alike in everything together with their number."""
        return self._counted(_split(region.things)[0])

    def _counted(self, things: Iterable[Thing]) -> list[tuple[Thing, int]]:
        found: dict[tuple[Thing, tuple[int, ...]], list[Thing]] = {}
        for thing in things:
            found.setdefault((replace(thing, id=None), self._options(thing)), []).append(thing)
        return [(alike[0], len(alike)) for alike in found.values()]

    # ------------------------------------------------------------ a card

    def offer(self, thing: Thing) -> Line:
        """The numbers of the options about a card: ``4``, ``4,9`` or ``1-6``."""
        return Line(_ranges(self._options(thing)), style=AMBER)

    def name(self, thing: Thing, number: int = 1) -> Line:
        """A card's name, brighter if there is an option about it, with its signs and how many there are of it."""
        signs = "".join(f" {mark_sign(mark, self.language)}" for mark in thing.marks if not self._is_spelled(mark))
        many = f" ×{number}" if number > 1 else ""
        return Line.assemble(
            (thing.name[self.language], "bold" if self._options(thing) else ""), (signs + many, "bold")
        )

    def spelled(self, thing: Thing) -> Line:
        """The marks of a card that must be told in words, because their sign means several things at this table."""
        marks = [mark for mark in thing.marks if self._is_spelled(mark)]
        return joined(
            Line.assemble((f"{mark_sign(mark, self.language)} ", "bold"), mark.name[self.language]) for mark in marks
        )

    def _is_spelled(self, mark: Mark) -> bool:
        return not mark.sign or mark.sign in self.ambiguous

    def _inline(self, thing: Thing, number: int, icons: set[str]) -> Line:
        numbers = self.legend.inline(n for n in thing.numbers if n.icon in icons)
        parts = (self.offer(thing), self.name(thing, number), self.spelled(thing), numbers)
        return Line(" ").join(part for part in parts if part)

    def _options(self, thing: Thing) -> tuple[int, ...]:
        return tuple(self.offered.get(thing.id, ())) if thing.id is not None else ()


def new_table() -> Table:
    """A table without lines, one space between columns."""
    return Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="")


def add_number_column(table: Table, heading: str, color: str) -> None:
    """A column of numbers under their code or name."""
    table.add_column(Line(heading, style=f"dim {color}"), justify="right", style=color, no_wrap=True)


def values(numbers: tuple[Number, ...], columns: Iterable[str]) -> list[RenderableType]:
    """The cells of a row of numbers; a quiet dot where there is none."""
    found = {number.icon: str(number.value) for number in numbers}
    return [found.get(icon) or Line("·", style="dim") for icon in columns]


def backs(number: int) -> Line:
    """Cards seen from behind."""
    drawn = BACK * min(number, _BACKS_DRAWN)
    return Line.assemble((drawn, "bright_black"), (f" {number}" if number > 1 else "", "dim"))


def track_words(region: Region, language: str) -> str:
    """Where the marker stands between the two ends, and what that means; only the latter where there is no scale."""
    note, track = region.note[language], region.track
    if track is None:
        return note
    middle = (track.low + track.high) / 2
    places = range(track.low, track.high + 1)
    dots = " ".join("●" if place == track.at else "|" if place == middle else "○" for place in places)
    low, high = track.ends
    drawn = f"{low[language]} {dots} {high[language]}"
    return f"{drawn}: {note}" if note else drawn


def ambiguous_signs(things: Iterable[Thing]) -> frozenset[str]:
    """The signs that stand for more than one thing."""
    meanings: dict[str, set[str]] = {}
    for thing in things:
        for mark in thing.marks:
            meanings.setdefault(mark.sign, set()).add(mark.name.en)
    return frozenset(sign for sign, names in meanings.items() if len(names) > 1)


def _split(things: Iterable[Thing]) -> tuple[list[Thing], int]:
    """The cards this seat knows, and how many others there are."""
    found = list(things)
    known = [thing for thing in found if not thing.is_back]
    return known, len(found) - len(known)


def _is_face_down(thing: Thing) -> bool:
    return any(mark.key == FACE_DOWN for mark in thing.marks)


def turned_up(things: Iterable[Thing]) -> list[Thing]:
    """Cards of a pile as they look when one goes through it: that they lie face down need not be marked."""
    return [replace(thing, marks=tuple(m for m in thing.marks if m.key != FACE_DOWN)) for thing in things]


def _ranges(numbers: Iterable[int]) -> str:
    """Numbers with runs of three or more drawn together: ``1-4,7``."""
    parts: list[str] = []
    for _, run in groupby(enumerate(sorted(numbers)), key=lambda pair: pair[1] - pair[0]):
        found = [number for _, number in run]
        parts += [f"{found[0]}-{found[-1]}"] if len(found) > 2 else map(str, found)
    return ",".join(parts)
