"""Draws a position into a window of any height: your side and your options whole, the rest as briefly as it must be.

A part of the screen has several drawings, the fullest first. Where they do not all fit, parts give way one after the
other, in a fixed order, what is furthest from the player's decision first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from rich.console import Group, RenderableType
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.faces import track_words
from dejarik.cli.menu import Menu
from dejarik.cli.places import Places
from dejarik.cli.screen import AMBER, bulleted, flow, joined, ruler
from dejarik.cli.table import TableTop
from dejarik.cli.teams import POOL, TEAMS, TeamPainter
from dejarik.kernel.view import Region, SeatView

_GIVE_WAY = (
    *("key", "piles", "news", "news", "hand", "menu", "others", "shared", "news", "others", "shared", "news"),
    *("tracks", "mine", "others", "shared"),
)
_HANGING = " " * 5
_NEWS = (6, 4, 2, 1, 0)


@dataclass
class Part:
    """What can be drawn in one place, from the fullest drawing to the briefest; nothing once all have been given up."""

    name: str
    drawings: Sequence[Sequence[RenderableType]]
    width: int
    level: int = 0
    heights: dict[int, int] = field(default_factory=dict)

    @property
    def drawing(self) -> Sequence[RenderableType]:
        """How it is drawn now."""
        return self.drawings[self.level] if self.level < len(self.drawings) else ()

    @property
    def height(self) -> int:
        """How many lines that takes."""
        if self.level not in self.heights:
            console = ruler(self.width)
            self.heights[self.level] = sum(len(console.render_lines(each)) for each in self.drawing)
        return self.heights[self.level]


def fit(parts: Sequence[Part], height: int) -> RenderableType:
    """The parts from top to bottom; as many give way as the height demands."""
    for name in _GIVE_WAY:
        if sum(part.height for part in parts) <= height:
            break
        for part in parts:
            if part.name == name:
                part.level += 1
    return Group(*(each for part in parts for each in part.drawing))


@dataclass(frozen=True)
class Window:
    """A table with its question, to be drawn into a window of that size."""

    top: TableTop
    news: Sequence[str]
    menu: Menu | None
    width: int
    height: int

    def draw(self) -> RenderableType:
        """Everything, as fully as it fits; options that do not fit are counted."""
        parts = [
            self._part("always", [self.top.headline()]),
            self._part("tracks", self._tracks()),
            *(self._part("others", *self._other(seat)) for seat in self._seats if seat.seat != self.top.view.seat),
            self._part("shared", *self._shared()),
            self._part("piles", [self._piles()] if self._piles() else []),
            self._part("key", [self.top.key(self.width)]),
            self._part("news", *([bulleted(self.news[-lines:])] if lines else [] for lines in self._news_levels)),
            *self._own(),
            self._part("always", self._question()),
        ]
        menu = self._part("menu", *self._menus())
        drawn = fit([*parts, menu], self.height)
        left = self.height - sum(part.height for part in parts)
        return drawn if menu.height <= left else Group(*(p for part in parts for p in part.drawing), self._cut(left))

    def _part(self, name: str, *drawings: Sequence[RenderableType]) -> Part:
        return Part(name, drawings, self.width)

    @property
    def _seats(self) -> Sequence[SeatView]:
        return self.top.view.seats

    @property
    def _language(self) -> str:
        return self.top.language

    @cached_property
    def _icons(self) -> set[str]:
        return set(self.top.legend.names)

    # ------------------------------------------------------------ the table

    def _tracks(self) -> list[RenderableType]:
        shown = (track_words(r, self._language) for r in self.top.view.regions if r.seat is None and not r.things)
        return [self._cropped(Line(f"   {words}", style="bold")) for words in shown if words]

    def _shared(self) -> tuple[list[RenderableType], ...]:
        """What lies between the players: its cards within lines, then one line each, then only how many."""
        lying = [r for r in self.top.view.regions if r.seat is None and r.things and r.layout != "stack"]
        lines = [self._place(region) for region in lying]
        counts = flow((self.top.faces.count(region) for region in lying), self.width)
        return [*map(self._hanging, lines)], [*map(self._cropped, lines)], [counts]

    def _other(self, seat: SeatView) -> tuple[list[RenderableType], ...]:
        """Another player's side, then with one line for each place, then the numbers alone."""
        places = [self._place(region) for region in self._before(seat)]
        whole = [self._numbers(seat), *places]
        return [*map(self._hanging, whole)], [*map(self._cropped, whole)], [self._cropped(whole[0])]

    def _own(self) -> list[Part]:
        """The player's own side: the hand one card a row if there is room, and what lies before them."""
        seat = next((seat for seat in self._seats if seat.seat == self.top.view.seat), None)
        hands = [region for region in self.top.view.regions if region.things and self.top.is_own_hand(region)]
        lines = [self._place(region) for region in hands]
        picks = [self._place(region) for region in self.top.picked_piles()]
        before = [self._place(region) for region in self._before(seat)] if seat else []
        mine = [*([self._numbers(seat)] if seat else []), *before]
        rows = [self.top.faces.cards(hand.title[self._language], hand.things) for hand in hands]
        return [
            self._part("mine", [*map(self._hanging, mine)], [*map(self._cropped, mine)]),
            self._part("hand", rows, [*map(self._hanging, lines)]),
            self._part("mine", [*map(self._hanging, picks)], [*map(self._cropped, picks)]),
        ]

    def _before(self, seat: SeatView) -> list[Region]:
        """The places of a player that are not counted elsewhere, the own hand excepted."""
        own = [r for r in self.top.view.regions if r.seat == seat.seat and not self.top.is_own_hand(r)]
        return [r for r in own if r.layout != "stack" and (r.things or r.layout == "track") and not _is_hidden(r)]

    def _numbers(self, seat: SeatView) -> Line:
        """A player's name, numbers and piles."""
        legend, faces = self.top.legend, self.top.faces
        parts = [
            Line(f"{legend.headings[n.icon].replace(chr(10), ' ')} {n.value}", style=legend.color(n.icon))
            for n in seat.numbers
        ]
        counted = {number.icon for number in seat.numbers}
        piles = [r for r in self.top.view.regions if r.seat == seat.seat and r.things and r.key not in counted]
        parts += [faces.count(r) for r in piles if r.layout == "stack" or _is_hidden(r)]
        name = Line.assemble(self.top.turn_sign(seat) or " ", " ", self.top.seat_name(seat), "  ")
        return name.append_text(joined(parts))

    def _place(self, region: Region) -> Line:
        """A place within a line, behind its name."""
        drawn = (
            self._painter.line(region) if region.layout in (*TEAMS, POOL) else self.top.faces.line(region, self._icons)
        )
        return Line("   ").append_text(drawn)

    def _hanging(self, line: Line) -> Line:
        """A line that goes on further to the right where it is too long."""
        first, *rest = line.wrap(ruler(self.width), self.width - len(_HANGING))
        return Line("\n").join([first, *(Line(_HANGING).append_text(each) for each in rest)])

    @cached_property
    def _painter(self) -> TeamPainter:
        return TeamPainter(self.top.faces, Places.of(self.top.view), self.top.view.regions)

    def _piles(self) -> Line:
        return self.top.stacks(self.width)

    def _cropped(self, line: Line) -> Line:
        short = line.copy()
        short.truncate(self.width, overflow="ellipsis")
        return short

    # ------------------------------------------------------------ what happened, and the question

    @property
    def _news_levels(self) -> list[int]:
        return [lines if self.news else 0 for lines in _NEWS]

    def _question(self) -> list[RenderableType]:
        prompt = self.top.view.prompt
        if prompt is None:
            return []
        return [Line(prompt.question[self._language], style=AMBER)]

    def _menus(self) -> tuple[list[RenderableType], ...]:
        if self.menu is None:
            return ([],)
        return [self.menu.draw(self._language, self.width)], [flow(self._entries(), self.width, "  ")]

    def _entries(self) -> list[Line]:
        entries = self.menu.entries if self.menu else ()
        return [Line.assemble((f"{e.number} ", AMBER), e.choice.label[self._language]) for e in entries]

    def _cut(self, lines: int) -> Line:
        """As many options as fit, and where the others are to be found."""
        entries = self._entries()
        for shown in range(len(entries) - 1, 0, -1):
            more = Line(messages.MORE_OPTIONS.fill(number=len(entries) - shown)[self._language], style="dim")
            drawn = flow([*entries[:shown], more], self.width, "  ")
            if len(ruler(self.width).render_lines(drawn)) <= lines:
                return drawn
        return Line(messages.MORE_OPTIONS.fill(number=len(entries))[self._language], style="dim")


def _is_hidden(region: Region) -> bool:
    return region.layout == "hand" and all(thing.is_back for thing in region.things)
