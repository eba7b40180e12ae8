"""The terminal: one way to make a console, so that nothing in a text is taken for markup."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text as Line


def make_console() -> Console:
    """A console for what a user asked for."""
    return Console(highlight=False, markup=False, emoji=False)


def make_side_console() -> Console:
    """A console beside the result, for progress."""
    return Console(highlight=False, markup=False, emoji=False, stderr=True)


def joined(parts: Iterable[Line], separator: str = " · ") -> Line:
    """Several pieces on one line, each in its own colours, with quiet separators between them."""
    line = Line()
    for part in parts:
        if line:
            line.append(separator, style="dim")
        line.append_text(part)
    return line
