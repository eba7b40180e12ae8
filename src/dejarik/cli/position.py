"""A position on screen: the table, what happened lately, the question and its options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.legend import Legend
from dejarik.cli.menu import Menu
from dejarik.cli.table import AMBER, TableTop
from dejarik.kernel.game import Game
from dejarik.kernel.text import Text
from dejarik.kernel.view import View

_NEWS_LINES = 12


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
        return Menu.of(prompt) if prompt is not None and prompt.choices else None

    @property
    def legend(self) -> Legend:
        """The codes and colours of the game's numbers."""
        return Legend.of(self.game, self.view, self.language)

    def draw(self, width: int) -> RenderableType:
        """Table, news, question and options."""
        menu = self.menu
        top = TableTop(self.view, self.legend, self.game.title[self.language], menu.offered if menu else {})
        parts = [top.draw(width), *self._news(), *self._question()]
        if menu:
            parts.append(menu.draw(self.language, width))
        return Group(*parts)

    def _news(self) -> list[RenderableType]:
        if not self.news:
            return []
        head = Line(f"\n{messages.SINCE[self.language]}", style="dim")
        earlier = len(self.news) - _NEWS_LINES
        if earlier > 0:
            counted = messages.LINE.count(earlier)
            head.append(f" {messages.EARLIER.fill(lines=counted)[self.language]}", style="dim")
        return [head, *log_lines(self.news[-_NEWS_LINES:], self.language)]

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


def log_lines(lines: tuple[Text, ...] | list[Text], language: str) -> list[Line]:
    """Lines of the log, each behind a quiet mark."""
    return [Line.assemble(("  · ", "dim"), line[language]) for line in lines]
