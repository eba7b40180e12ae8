"""Draws the table as a seat sees it, for any game: shared places, players, your hand, piles and the legend.

A region's layout says how it is drawn. ``row``: shared, one card a row; before a player, within a line. ``grid``: one
card a row wherever it lies. ``hand``: one's own like a row, another's within a line. ``stack``: a pile is counted.
``supply``: a pile of one and the same card, drawn as a single row beneath the place before it. ``track``: where its
marker stands. ``team``: one card a row, what lies on a card beneath it, with the dice on both. ``pool``: dice within a
line, each with what it shows and where it comes from. ``queue``: what waits, one a row, if anything does. ``versus`` is
drawn like a team, all others like rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.boards import draw_boards, side_by_side
from dejarik.cli.faces import Faces, add_number_column, ambiguous_signs, new_table, track_words, turned_up, values
from dejarik.cli.legend import Legend
from dejarik.cli.screen import AMBER, TITLE, flow, joined, ruler
from dejarik.cli.teams import POOL, QUEUE, TEAMS, draw_queue, draw_teams, numbers_in_play
from dejarik.kernel.view import Number, Region, SeatView, Thing, View

WIDE = 96
_ROOM_BESIDE = 30
"""What lies before a player is told beside their numbers if that many columns are left there, else beneath."""
_BESIDE_NAME = 5
"""The indentation of a player's name, the colon and the gap behind it."""
TEXTS_SHOWN = 10
"""Up to so many cards to choose from a pile are shown with their texts."""


@dataclass(frozen=True)
class TableTop:
    """A view with everything needed to draw it: the legend, the title, and the option numbers of offered cards."""

    view: View
    legend: Legend
    title: str
    offered: Mapping[int, Sequence[int]]

    @property
    def language(self) -> str:
        """The language everything is said in."""
        return self.legend.language

    @cached_property
    def faces(self) -> Faces:
        """How the cards of this table are drawn."""
        return Faces(self.legend, self.offered, ambiguous_signs(self._things_drawn()))

    def draw(self, width: int) -> RenderableType:
        """The whole table for a terminal of that width."""
        shared, hand = [*self._shared(width), *self._queues()], self._own_hand()
        boards = draw_boards(self.view, self.faces) or draw_teams(self.view, self.faces, width)
        narrow = draw_boards(self.view, self.faces) or draw_teams(self.view, self.faces)
        beside = side_by_side(Group(*shared, *hand), narrow, width) if narrow and width >= WIDE else None
        parts: list[RenderableType] = [self.headline(), *self._tracks(width)]
        if beside:
            parts += [beside, Line(), *self._seats(width)]
        else:
            parts += [*shared, Line(), boards] if boards else shared
            parts += [Line(), *self._seats(width), *hand]
        parts += [*self._picks(), Line(), *filter(None, [self.stacks(width)]), self.key(width)]
        return Group(*parts)

    def headline(self) -> RenderableType:
        """The game and how far it is."""
        words = Line.assemble((f"{self.title} · ", AMBER), (self.view.headline[self.language], "bold"))
        return Rule(words, style="dim", align="left")

    def _regions(self, *layouts: str, shared: bool = False) -> list[Region]:
        """The places laid out so that are not empty: those of the players or the shared ones."""
        found = [r for r in self.view.regions if r.layout in layouts and (r.seat is None) == shared]
        return [region for region in found if region.things]

    # ------------------------------------------------------------ shared places

    def _tracks(self, width: int) -> list[RenderableType]:
        """What is told by words alone, such as where a marker stands; the title only where it fits on the line."""
        found: list[RenderableType] = []
        for region in self.view.regions:
            words = track_words(region, self.language)
            if region.seat is None and not region.things and words:
                title = f"{region.title[self.language]}  "
                fits = len(title) + len(words) + 3 <= width
                found.append(Line.assemble("   ", (title if fits else "", "cyan"), (words, "bold")))
        return found

    def _shared(self, width: int) -> list[RenderableType]:
        """Two columns where there is room: the longest place on the left, the others on the right."""
        places = self._shared_places()
        stacked: list[RenderableType] = [self._noted(*place) for place in places]
        if width < WIDE or len(places) < 2:
            return stacked
        longest = max(places, key=lambda place: len(place[0].things))
        others = [place for place in places if place is not longest]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(self.faces.spread(*longest), Group(*(self._noted(*place) for place in others)))
        return [grid] if ruler(2 * width).measure(grid).maximum <= width else stacked

    def _shared_places(self) -> list[tuple[Region, list[Region]]]:
        """Every shared place, each with the supplies that follow it."""
        found: list[tuple[Region, list[Region]]] = []
        for region in self.view.regions:
            if region.seat is not None or region.layout in ("stack", QUEUE) or not region.things:
                continue
            if region.layout == "supply" and found:
                found[-1][1].append(region)
            else:
                found.append((region, []))
        return found

    def _queues(self) -> list[RenderableType]:
        """What waits, if anything does."""
        queues = self._regions(QUEUE, shared=True)
        return [draw_queue(queue, self.faces, Line(queue.title[self.language], style=TITLE)) for queue in queues]

    def _noted(self, region: Region, supplies: Sequence[Region] = ()) -> RenderableType:
        """The cards of a place, with the text of a single one that has no numbers, and what they add up to."""
        texts = region.room == 1 and not any(thing.numbers for thing in region.things)
        note, cards = region.note[self.language], self.faces.spread(region, supplies, texts)
        return Group(cards, Line(f"   {note}", style=AMBER)) if note else cards

    # ------------------------------------------------------------ players

    def _seats(self, width: int) -> list[RenderableType]:
        """One player a row: who chooses and the numbers; what lies before them beside that, or beneath."""
        numbers = self._seat_table(None)
        room = width - ruler(width).measure(numbers).maximum
        if room >= _ROOM_BESIDE:
            whole = self._seat_table([self._belongings(seat, room - 1) for seat in self.view.seats])
            whole.width = width
            return [whole]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=2)
        grid.add_column(no_wrap=True)
        room = width - max(len(seat.name[self.language]) for seat in self.view.seats) - _BESIDE_NAME
        for seat in self.view.seats:
            if lying := self._belongings(seat, room):
                grid.add_row("", Line(f"{seat.name[self.language]}:", style="bold"), lying)
        return [numbers, grid]

    def _seat_table(self, belongings: list[Line] | None) -> Table:
        columns = self.legend.columns(seat.numbers for seat in self.view.seats)
        headings = [messages.PLAYERS[self.language], *(self.legend.headings.get(icon, icon) for icon in columns)]
        most = max(heading.count("\n") for heading in headings)
        first, *others = ("\n" * (most - heading.count("\n")) + heading for heading in headings)
        table = new_table()
        table.add_column("", min_width=2, justify="right")
        table.add_column(Line(first, style=TITLE), no_wrap=True)
        for icon, heading in zip(columns, others, strict=True):
            add_number_column(table, heading, self.legend.color(icon))
        if belongings is not None:
            table.add_column("", ratio=1)
        for i, seat in enumerate(self.view.seats):
            row = (self.turn_sign(seat), self.seat_name(seat), *values(seat.numbers, columns))
            table.add_row(*row, *belongings[i : i + 1] if belongings is not None else ())
        return table

    def turn_sign(self, seat: SeatView) -> Line:
        """What stands before a player who chooses or has won."""
        if seat.seat in self.view.winners:
            return Line("★", style=AMBER)
        chooses = self.view.prompt is not None and self.view.prompt.seat == seat.seat
        return Line("▶" if chooses else "", style=AMBER)

    def seat_name(self, seat: SeatView) -> Line:
        """A player by name, and which one is you."""
        you = f" ({messages.YOU[self.language]})" if seat.seat == self.view.seat else ""
        return Line.assemble((seat.name[self.language], "bold"), (you, AMBER))

    def _belongings(self, seat: SeatView, room: int) -> Line:
        """Every place before a player on its own line; hands of which nothing is known and piles share the last."""
        own = [r for r in self.view.regions if r.seat == seat.seat and not self.is_own_hand(r)]
        counted = {number.icon for number in seat.numbers}
        piles = [r for r in own if r.layout == "stack" and r.things and r.key not in counted]
        lines: list[Line] = []
        counts: list[Line] = []
        icons = {number.icon for other in self.view.seats for number in other.numbers}
        for region in own:
            if region.layout in ("stack", "grid", *TEAMS, POOL) or not (region.things or region.layout == "track"):
                continue
            unknown = region.layout == "hand" and all(thing.is_back for thing in region.things)
            (counts if unknown and piles else lines).append(self.faces.line(region, icons))
        counts += [self.faces.pile(region) for region in piles]
        return joined([*lines, flow(counts, room)] if counts else lines, "\n")

    # ------------------------------------------------------------ hand, piles, legend

    def is_own_hand(self, region: Region) -> bool:
        """Whether this is the hand of whoever looks."""
        return region.layout == "hand" and region.seat == self.view.seat

    def _own_hand(self) -> list[RenderableType]:
        hands = [region for region in self._regions("hand") if self.is_own_hand(region)]
        return [part for h in hands for part in (Line(), self.faces.cards(h.title[self.language], h.things))]

    def picked_piles(self) -> list[Region]:
        """Those piles from which cards can be chosen now, with only these cards in them."""
        return [replace(region, things=tuple(things)) for region, things in self._offered_from_piles()]

    def _picks(self) -> list[RenderableType]:
        """The cards of piles that can be chosen now, which lie nowhere else in sight."""
        found: list[RenderableType] = []
        for region, things in self._offered_from_piles():
            short = len({thing.key for thing in things}) <= TEXTS_SHOWN
            found += [Line(), self.faces.cards(region.title[self.language], things, texts=short)]
        return found

    def _offered_from_piles(self) -> list[tuple[Region, list[Thing]]]:
        piles = [region for region in self.view.regions if region.layout == "stack"]
        offered = ((region, [thing for thing in region.things if thing.id in self.offered]) for region in piles)
        return [(region, turned_up(sorted(things, key=self._first_option))) for region, things in offered if things]

    def _first_option(self, thing: Thing) -> int:
        return min(self.offered.get(-1 if thing.id is None else thing.id, (0,)))

    def stacks(self, width: int) -> Line:
        """All shared piles on one line, with the top card if it is face up."""
        return flow((self.faces.pile(region) for region in self._regions("stack", shared=True)), width)

    def _things_drawn(self) -> list[Thing]:
        """Every card that is drawn with its numbers and signs."""
        found = [thing for region in self.view.regions if region.layout != "stack" for thing in region.things]
        return found + [thing for _, things in self._offered_from_piles() for thing in things]

    def _numbers_drawn(self, thing: Thing) -> tuple[Number, ...]:
        in_team = any(thing in region.things for region in self._regions(*TEAMS))
        return numbers_in_play(thing, self.legend) if in_team else thing.numbers

    def key(self, width: int) -> Line:
        """What codes and signs stand for."""
        things = self._things_drawn()
        marks = dict.fromkeys(mark for thing in things for mark in thing.marks)
        clear = [mark for mark in marks if mark.sign and mark.sign not in self.faces.ambiguous]
        return self.legend.key(
            self.legend.columns(seat.numbers for seat in self.view.seats),
            self.legend.columns(map(self._numbers_drawn, things)),
            sorted(clear, key=lambda mark: mark.sign),
            width,
        )
