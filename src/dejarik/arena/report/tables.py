"""Tables of a report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell says, on one line or with a second smaller one, and how it looks."""

    words: str
    kind: str = ""
    below: str = ""
    style: str = ""

    def html(self, tag: str = "td") -> str:
        """The cell as a part of a page."""
        looks = (f' class="{self.kind}"' if self.kind else "") + (f' style="{self.style}"' if self.style else "")
        below = f"<small>{escape(self.below)}</small>" if self.below else ""
        return f"<{tag}{looks}>{escape(self.words)}{below}</{tag}>"


def table(heads: Sequence[Cell | str], rows: Iterable[Sequence[Cell | str]], kind: str = "") -> str:
    """A table with names above its columns, which scrolls by itself if it is wide."""
    head = "".join(_cell(each).html("th") for each in heads)
    body = "".join(f"<tr>{''.join(_cell(each).html() for each in row)}</tr>" for row in rows)
    looks = f' class="{kind}"' if kind else ""
    frame = '<div class="wide" tabindex="0" role="group">'
    return f"{frame}<table{looks}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _cell(cell: Cell | str) -> Cell:
    return Cell(cell) if isinstance(cell, str) else cell
