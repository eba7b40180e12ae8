"""Draws teams: characters with their upgrades, each player's dice pool, and the queue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli.dice import RESTING, draw_rolled, is_die
from dejarik.cli.faces import Faces, new_table, values
from dejarik.cli.legend import Legend
from dejarik.cli.places import Places
from dejarik.cli.screen import TITLE, flow, joined
from dejarik.kernel.text import EMPTY
from dejarik.kernel.view import Number, Region, Thing, View

TEAMS = ("team", "versus")
POOL, QUEUE = "pool", "queue"
_BEFORE_NAMES = 4
"""The indentation of places and the gap behind their names."""
_ON = "└ "


def draw_teams(view: View, faces: Faces, width: int | None = None) -> RenderableType | None:
    """All teams and pools, one player beneath the other; without a width, pools are as wide as the teams."""
    regions = [region for region in view.regions if region.layout in (*TEAMS, POOL) and region.seat is not None]
    regions = [region for region in regions if region.things]
    if not regions:
        return None
    painter = TeamPainter(faces, Places.of(view), regions)
    parts: list[RenderableType] = []
    for seat in view.seats:
        own = [region for region in regions if region.seat == seat.seat]
        if own:
            title = Line(seat.name[faces.language], style=TITLE)
            parts += painter.draw(title, own, painter.width if width is None else width)
    return Group(*parts)


def draw_place(view: View, faces: Faces, region: Region, title: str, width: int) -> RenderableType:
    """One team, pool or queue by itself, beneath its title."""
    if region.layout == QUEUE:
        return draw_queue(region, faces, Line(title, style=TITLE))
    nameless = replace(region, title=EMPTY)
    drawn = TeamPainter(faces, Places.of(view), [nameless]).draw(Line(), [nameless], width)
    return Group(Line.assemble("   ", (title, TITLE)), *drawn)


def draw_queue(region: Region, faces: Faces, title: Line) -> Table:
    """What waits, the first first, each with what it will do."""
    table = new_table()
    table.add_column("", min_width=2)
    table.add_column(title)
    for number, thing in enumerate(region.things, 1):
        said = f": {thing.text[faces.language]}" if thing.text.en else ""
        table.add_row("", Line.assemble((f"{number}. ", "dim"), thing.name[faces.language], (said, "dim")))
    return table


class TeamPainter:
    """Draws the places of players so that what stands beneath each other lines up."""

    def __init__(self, faces: Faces, places: Places, regions: Sequence[Region]) -> None:
        self.faces, self.places = faces, places
        cards = [thing for region in regions if region.layout in TEAMS for thing in region.things if not is_die(thing)]
        dice = [_dice_on(thing, region, faces) for region in regions for thing in region.things if not is_die(thing)]
        self.icons = faces.legend.columns(numbers_in_play(thing, faces.legend) for thing in cards)
        self.places_width = max(len(region.title[faces.language]) for region in regions)
        self.offers_width = max((faces.offer(thing).cell_len for thing in cards), default=0)
        self.names_width = max((self._name(thing).cell_len for thing in cards), default=0)
        self.dice_width = max((cell.cell_len for cell in dice), default=0)

    @property
    def width(self) -> int:
        """How wide the rows of the teams are."""
        columns = (2, self.places_width, self.offers_width, self.names_width, *(2 for _ in self.icons), self.dice_width)
        return sum(columns) + len(columns) - 1

    def draw(self, title: Line, regions: Iterable[Region], width: int) -> list[RenderableType]:
        """The title, the teams as rows and beneath them the pools as lines."""
        found = list(regions)
        teams = [region for region in found if region.layout in TEAMS]
        parts: list[RenderableType] = [self._teams(title, teams)] if teams else []
        if title and not teams:
            parts.append(Line.assemble("   ", title))
        return parts + [self._pool(region, width) for region in found if region.layout == POOL]

    def line(self, region: Region) -> Line:
        """A place within a line: dice with where they come from, or cards with what lies on them in brackets."""
        cards = [thing for thing in region.things if not is_die(thing) and not self.places.lies_on_card(thing)]
        shown = self._sources(region) if region.layout == POOL else [self._within_line(card, region) for card in cards]
        return Line.assemble((f"{region.title[self.faces.language]} ", "cyan"), joined(shown))

    def _within_line(self, card: Thing, region: Region) -> Line:
        numbers = [n for n in numbers_in_play(card, self.faces.legend) if n.value]
        on = [t for t in region.things if t.on == card.id is not None and not is_die(t)]
        lying = Line.assemble("(", joined((self._within_line(t, region) for t in on), ", "), ")") if on else Line()
        name = self.faces.name(replace(card, name=self.places.name(card.id)) if card.id is not None else card)
        words = (self.faces.offer(card), name, self.faces.spelled(card), self.faces.legend.inline(numbers))
        return Line(" ").join(filter(None, (*words, _dice_on(card, region, self.faces), lying)))

    def _teams(self, title: Line, regions: Iterable[Region]) -> Table:
        table = new_table()
        table.add_column("", width=2)
        table.add_column(title, min_width=self.places_width, no_wrap=True)
        table.add_column("", min_width=self.offers_width, justify="right", no_wrap=True)
        table.add_column("", min_width=self.names_width)
        self.faces.add_number_columns(table, self.icons)
        table.add_column("", min_width=self.dice_width)
        for region in regions:
            place = region.title[self.faces.language]
            for thing in region.things:
                if is_die(thing):
                    continue
                cells = (self.faces.offer(thing), self._name(thing), *self._values(thing))
                table.add_row("", Line(place, style="cyan"), *cells, _dice_on(thing, region, self.faces))
                place = ""
        return table

    def _pool(self, region: Region, width: int) -> Table:
        """Every die with what it shows and the card it comes from; those of one card together."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=2)
        grid.add_column(min_width=self.places_width, no_wrap=True)
        title = Line(region.title[self.faces.language], style="cyan")
        room = width - _BEFORE_NAMES - self.places_width
        grid.add_row("", title, flow(self._sources(region), room))
        return grid

    def _sources(self, region: Region) -> Iterable[Line]:
        for on, dice in groupby(region.things, key=lambda thing: thing.on):
            shown = list(dice)
            source = self.places.name(on) if on in self.places.spots else shown[0].name
            parts = [
                Line(" ").join(filter(None, (self.faces.offer(die), draw_rolled(die, self.faces.language))))
                for die in shown
            ]
            yield Line.assemble(Line(" ").join(parts), (f" {source[self.faces.language]}", "dim"))

    def _name(self, thing: Thing) -> Line:
        """A card by its name and signs, what lies on another one behind a hook."""
        hook = Line(_ON if self.places.lies_on_card(thing) else "", style="dim")
        numbered = replace(thing, name=self.places.name(thing.id)) if thing.id is not None else thing
        words = (self.faces.name(numbered), self.faces.spelled(thing))
        return Line.assemble(hook, Line(" ").join(filter(None, words)))

    def _values(self, thing: Thing) -> list[RenderableType]:
        """The cells of a row; empty where a card has no numbers at all."""
        numbers = numbers_in_play(thing, self.faces.legend)
        return values(numbers, self.icons) if numbers else [""] * len(self.icons)


def numbers_in_play(thing: Thing, legend: Legend) -> tuple[Number, ...]:
    """The numbers of a card of which at least one can change; what is only printed on it need not be repeated."""
    facts = legend.facts.get(thing.key or "")
    printed = {number.icon for number in facts.numbers} if facts else set()
    return thing.numbers if any(number.icon not in printed for number in thing.numbers) else ()


def _dice_on(thing: Thing, region: Region, faces: Faces) -> Line:
    """The dice that lie on a card: a small sign for each of its own, those of other cards with their name."""
    lying = [die for die in region.things if is_die(die) and die.on == thing.id and thing.id is not None]
    taken = [die for die in lying if die.key != thing.key or die.marks]
    own = Line(RESTING * (len(lying) - len(taken)), style="bold")
    return joined(filter(None, [own, *map(faces.name, taken)]), " ")
