"""Draws the table as a seat sees it, for any game: shared places, players, your hand, piles and the legend."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.legend import Legend
from dejarik.cli.screen import joined
from dejarik.kernel.view import Number, Region, SeatView, Thing, View

AMBER = "bold #f2b440"
TITLE = "bold bright_cyan"
WIDE = 96
BACK = "▒"
_BACKS_DRAWN = 8


@dataclass(frozen=True)
class TableTop:
    """A view with everything needed to draw it: the legend, the title, and the option numbers of offered cards."""

    view: View
    legend: Legend
    title: str
    offered: Mapping[int, int]

    @property
    def language(self) -> str:
        """The language everything is said in."""
        return self.legend.language

    def draw(self, width: int) -> RenderableType:
        """The whole table for a terminal of that width."""
        parts: list[RenderableType] = [self._headline(), self._shared(width), Line(), self._seats(width)]
        hand = self._own_hand()
        if hand is not None:
            parts += [Line(), hand]
        parts += [Line(), self._stacks(), self._key()]
        return Group(*parts)

    def _headline(self) -> RenderableType:
        words = Line.assemble((f"{self.title} · ", AMBER), (self.view.headline[self.language], "bold"))
        return Rule(words, style="dim", align="left")

    # ------------------------------------------------------------ shared places

    def _shared(self, width: int) -> RenderableType:
        """Two columns where there is room: the longest place on the left, the others on the right."""
        places = [r for r in self.view.regions if r.seat is None and r.layout != "stack" and r.things]
        if width < WIDE or len(places) < 2:
            return Group(*(self._noted(region) for region in places))
        longest = max(places, key=lambda region: len(region.things))
        others = [region for region in places if region is not longest]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(self._cards(longest), Group(*(self._noted(region) for region in others)))
        return grid

    def _cards(self, region: Region) -> Table:
        """One card a row, one number a column, the place's name above the names."""
        known = [thing for thing in region.things if not thing.is_back]
        shows_kind = any(self.legend.kind(thing) for thing in known)
        columns = self.legend.columns(thing.numbers for thing in known)
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="")
        table.add_column("", justify="right", min_width=2)
        table.add_column(Line(region.title[self.language], style=TITLE))
        if shows_kind:
            table.add_column("")
        for icon in columns:
            self._add_number_column(table, icon)
        for thing in known:
            kind = [Line(self.legend.kind(thing), style="dim")] if shows_kind else []
            table.add_row(self._offer(thing), self._name(thing), *kind, *_values(thing.numbers, columns))
        if len(known) < len(region.things):
            table.add_row("", _backs(len(region.things) - len(known)))
        return table

    def _noted(self, region: Region) -> RenderableType:
        """The cards of a place, and beneath them what they add up to."""
        note = region.note[self.language]
        return Group(self._cards(region), Line(f"   {note}", style=AMBER)) if note else self._cards(region)

    def _add_number_column(self, table: Table, icon: str) -> None:
        color = self.legend.color(icon)
        heading = Line(self.legend.headings.get(icon, icon), style=f"dim {color}")
        table.add_column(heading, justify="right", style=color, no_wrap=True)

    # ------------------------------------------------------------ players

    def _seats(self, width: int) -> Table:
        """One player a row: who chooses, the numbers, and in the last column what lies before them."""
        columns = self.legend.columns(seat.numbers for seat in self.view.seats)
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="", width=width)
        table.add_column("", min_width=2, justify="right")
        table.add_column(Line(messages.PLAYERS[self.language], style=TITLE), no_wrap=True)
        for icon in columns:
            self._add_number_column(table, icon)
        table.add_column("", ratio=1)
        for seat in self.view.seats:
            row = _values(seat.numbers, columns)
            table.add_row(self._turn_sign(seat), self._seat_name(seat), *row, self._belongings(seat))
        return table

    def _turn_sign(self, seat: SeatView) -> Line:
        if seat.seat in self.view.winners:
            return Line("★", style=AMBER)
        chooses = self.view.prompt is not None and self.view.prompt.seat == seat.seat
        return Line("▶" if chooses else "", style=AMBER)

    def _seat_name(self, seat: SeatView) -> Line:
        you = f" ({messages.YOU[self.language]})" if seat.seat == self.view.seat else ""
        return Line.assemble((seat.name[self.language], "bold"), (you, AMBER))

    def _belongings(self, seat: SeatView) -> Line:
        places = [r for r in self.view.regions if r.seat == seat.seat and r.things and not self._is_own_hand(r)]
        return joined((self._place(region) for region in places), "\n")

    def _place(self, region: Region) -> Line:
        known = [self._inline(thing) for thing in region.things if not thing.is_back]
        hidden = sum(thing.is_back for thing in region.things)
        title = (f"{region.title[self.language]} ", "cyan")
        return Line.assemble(title, joined([*known, _backs(hidden)] if hidden else known))

    def _inline(self, thing: Thing) -> Line:
        number = self._offer(thing)
        line = Line.assemble(number, " " if number else "", self._name(thing))
        numbers = self.legend.inline(n for n in thing.numbers if n.icon in self._seat_icons())
        return Line.assemble(line, " ", numbers) if numbers else line

    def _seat_icons(self) -> set[str]:
        """What lies before a player is told by the numbers that add to the player's own."""
        return {number.icon for seat in self.view.seats for number in seat.numbers}

    # ------------------------------------------------------------ hand, piles, legend

    def _is_own_hand(self, region: Region) -> bool:
        return region.layout == "hand" and region.seat == self.view.seat

    def _own_hand(self) -> Table | None:
        hands = [region for region in self.view.regions if self._is_own_hand(region) and region.things]
        return self._cards(hands[0]) if hands else None

    def _stacks(self) -> Line:
        """All shared piles on one line, with the top card where it lies open."""
        piles = [region for region in self.view.regions if region.layout == "stack" and region.seat is None]
        return joined(self._pile(region) for region in piles if region.things)

    def _pile(self, region: Region) -> Line:
        top = region.things[-1]
        shown = "" if top.is_back else f" ({top.name[self.language]})"
        count = (str(len(region.things)), "bold")
        return Line.assemble((f"{region.title[self.language]} ", "cyan"), count, (shown, "dim"))

    def _key(self) -> Line:
        things = [thing for region in self.view.regions if region.layout != "stack" for thing in region.things]
        icons = self.legend.columns([*(seat.numbers for seat in self.view.seats), *(thing.numbers for thing in things)])
        marks = dict.fromkeys(mark for thing in things for mark in thing.marks)
        return self.legend.key(icons, marks)

    # ------------------------------------------------------------ one card

    def _offer(self, thing: Thing) -> Line:
        number = self.offered.get(thing.id) if thing.id is not None else None
        return Line(str(number) if number else "", style=AMBER)

    def _name(self, thing: Thing) -> Line:
        glows = thing.id is not None and thing.id in self.offered
        signs = "".join(f" {mark.sign}" for mark in thing.marks)
        return Line.assemble((thing.name[self.language], "bold" if glows else ""), (signs, "bold"))


def _values(numbers: tuple[Number, ...], columns: Iterable[str]) -> list[RenderableType]:
    values = {number.icon: str(number.value) for number in numbers}
    return [values.get(icon) or Line("·", style="dim") for icon in columns]


def _backs(number: int) -> Line:
    drawn = BACK * min(number, _BACKS_DRAWN)
    return Line.assemble((drawn, "bright_black"), (f" {number}" if number > 1 else "", "dim"))
