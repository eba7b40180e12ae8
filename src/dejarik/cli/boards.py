"""Draws the boards of the players, one card per row, beside the rest of the table where that fits."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli.faces import Faces, new_table, values
from dejarik.cli.screen import TITLE, ruler
from dejarik.kernel.view import Region, View

_GAP = 1
_GIVES_UP = 14
"""How many columns may be taken from a place whose longest names then go on two lines."""
_WORDS = 17
"""How narrow the words behind a card may become."""


def draw_boards(view: View, faces: Faces) -> Table | None:
    """All places of players laid out as a grid, in one table, so that its columns stand beneath each other."""
    regions = [region for region in view.regions if region.layout == "grid" and region.seat is not None]
    regions = [region for region in regions if region.things]
    if not regions:
        return None
    columns = faces.legend.columns(thing.numbers for region in regions for thing in region.things)
    shown = [row for region in regions for row in faces.counted(region)]
    owners = [seat for seat in view.seats if any(region.seat == seat.seat for region in regions)]
    titles = [Line(seat.name[faces.language], style=TITLE) for seat in owners]
    places = [Line(region.title[faces.language]) for region in regions]
    table = new_table()
    table.add_column("", width=2)
    _add_fixed(table, [*titles, *places], titles[0])
    _add_fixed(table, [Line("99"), *(faces.offer(thing) for thing, _ in shown)], justify="right")
    _add_fixed(table, [faces.name(*row) for row in shown])
    faces.add_number_columns(table, columns)
    words = max(faces.spelled(thing).cell_len for thing, _ in shown)
    if words:
        table.add_column("", min_width=min(words, _WORDS))
    for owner, title in zip(owners, titles, strict=True):
        if title is not titles[0]:
            table.add_row("", title)
        for region in regions:
            if region.seat == owner.seat:
                _add_place(table, region, faces, columns)
    return table


def _add_fixed(table: Table, cells: list[Line], heading: Line | str = "", justify: JustifyMethod = "left") -> None:
    """A column as wide as the widest of its cells, however little room there is."""
    widest = max(cell.cell_len for cell in cells)
    table.add_column(heading, min_width=widest, no_wrap=True, justify=justify)


def _add_place(table: Table, region: Region, faces: Faces, columns: Iterable[str]) -> None:
    title = region.title[faces.language]
    for thing, number in faces.counted(region):
        spelled = faces.spelled(thing)
        cells = (faces.offer(thing), faces.name(thing, number), *values(thing.numbers, columns))
        table.add_row("", Line(title, style="cyan"), *cells, *([spelled] if spelled else []))
        title = ""


def side_by_side(left: RenderableType, right: RenderableType, width: int) -> RenderableType | None:
    """Both in one row, if the right keeps its width and the left need not give up more than a little of its own."""
    wanted = ruler(width).measure(left).maximum
    room = width - _GAP - ruler(width).measure(right).minimum
    if room < wanted - _GIVES_UP:
        return None
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(width=min(wanted, room))
    grid.add_row(left, right)
    return grid
