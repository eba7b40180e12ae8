"""The terminal: its two colors, and one way to make a console, so that texts are never interpreted as markup."""

from __future__ import annotations

import io
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

AMBER = "bold #f2b440"
TITLE = "bold bright_cyan"


def make_console() -> Console:
    """A console for what a user asked for."""
    return Console(highlight=False, markup=False, emoji=False)


def make_side_console() -> Console:
    """A console beside the result, for progress."""
    return Console(highlight=False, markup=False, emoji=False, stderr=True)


def ruler(width: int) -> Console:
    """Something to measure with before anything is printed."""
    return Console(width=width, file=io.StringIO())


def bulleted(lines: Iterable[Line | str]) -> Table:
    """Bulleted lines; a long one wraps under its text."""
    grid = Table.grid()
    for line in lines:
        grid.add_row(Line("  · ", style="dim"), line)
    return grid


def joined(parts: Iterable[Line], separator: str = " · ") -> Line:
    """Several pieces on one line, each in its own colors, with quiet separators between them."""
    line = Line()
    for part in parts:
        if line:
            line.append(separator, style="dim")
        line.append_text(part)
    return line


def flow(parts: Iterable[Line], width: int, separator: str = " · ") -> Line:
    """Several pieces one after another like ``joined``, but a piece that does not fit begins a new line."""
    lines: list[list[Line]] = []
    used = width
    for part in parts:
        used += len(separator) + part.cell_len
        if used > width or not lines:
            lines.append([])
            used = part.cell_len
        lines[-1].append(part)
    return Line("\n").join(joined(line, separator) for line in lines)
