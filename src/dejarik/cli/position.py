"""A position on screen: the table, recent events, the question and its options."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.fitting import Window
from dejarik.cli.legend import Legend
from dejarik.cli.menu import Menu
from dejarik.cli.screen import AMBER, bulleted, ruler
from dejarik.cli.table import TableTop
from dejarik.kernel.game import Game
from dejarik.kernel.text import Text
from dejarik.kernel.view import View

_NEWS_LINES = 12
_WIDE = 110


@dataclass(frozen=True)
class Position:
    """What a seat sees at one moment, ready to draw."""

    game: Game[Any]
    view: View
    language: str
    news: tuple[Text, ...] = ()

    @property
    def menu(self) -> Menu | None:
        """The options, if it is this seat that chooses."""
        prompt = self.view.prompt
        return Menu.of(self.view) if prompt is not None and prompt.choices else None

    @property
    def legend(self) -> Legend:
        """The codes and colors of the game's numbers."""
        return Legend.of(self.game, self.view, self.language)

    def draw_into(self, width: int, height: int) -> RenderableType:
        """Everything, in at most so many lines."""
        whole = self.draw(width)
        if len(ruler(width).render_lines(whole)) <= height:
            return whole
        news = [line[self.language] for line in self._told]
        return Window(self._top, news, self.menu, width, height).draw()

    @property
    def _top(self) -> TableTop:
        menu = self.menu
        return TableTop(self.view, self.legend, self.game.title[self.language], menu.offered if menu else {})

    @property
    def _told(self) -> list[Text]:
        """The news, repeated lines once."""
        return [_times(line, len(list(same))) for line, same in groupby(self.news)]

    def draw(self, width: int) -> RenderableType:
        """Table, news, question and options."""
        menu = self.menu
        parts = [self._top.draw(width), *self._news(width), *self._question()]
        if menu:
            parts.append(menu.draw(self.language, width))
        return Group(*parts)

    def _news(self, width: int) -> list[RenderableType]:
        """What happened lately, in two columns where there is room and need."""
        if not self.news:
            return []
        lines = self._told
        columns = 2 if width >= _WIDE and len(lines) > _NEWS_LINES else 1
        head = Line(f"\n{messages.SINCE[self.language]}", style="dim")
        earlier = len(lines) - _NEWS_LINES * columns
        if earlier > 0:
            counted = messages.LINE.count(earlier)
            head.append(f" {messages.EARLIER.fill(lines=counted)[self.language]}", style="dim")
        shown = lines[max(earlier, 0) :]
        half = (len(shown) + columns - 1) // columns
        grid = Table.grid(padding=(0, 1, 0, 0))
        parts = (shown[start : start + half] for start in range(0, len(shown), half))
        grid.add_row(*(bulleted(line[self.language] for line in part) for part in parts))
        return [head, grid]

    def _question(self) -> list[RenderableType]:
        prompt = self.view.prompt
        if prompt is None:
            return []
        if prompt.choices:
            return [Line(f"\n{prompt.question[self.language]}", style=AMBER)]
        return [Line("\n").append_text(thinking(self.view, self.language))]


def thinking(view: View, language: str) -> Line:
    """Who is choosing, and what about, when it is somebody else."""
    prompt = view.prompt
    if prompt is None or prompt.seat < 0:
        return Line()
    who = view.seats[prompt.seat].name
    return Line(messages.THINKING.fill(who=who, question=prompt.question)[language], style="dim")


def _times(line: Text, number: int) -> Text:
    return line + f" ×{number}" if number > 1 else line


def log_lines(lines: tuple[Text, ...] | list[Text], language: str) -> list[Line]:
    """Lines of the log, each behind a quiet mark."""
    return [Line.assemble(("  · ", "dim"), line[language]) for line in lines]
