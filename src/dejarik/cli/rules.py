"""The rules of all games, searched by words in either language."""

from __future__ import annotations

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

import dejarik
from dejarik.cli import messages
from dejarik.cli.errors import one_line
from dejarik.cli.screen import AMBER, make_console
from dejarik.kernel.rules import Rule

NOT_FOUND = 1


def search_rules(words: list[str], game: str | None, language: str) -> None:
    """Print the rules that contain all words; without words, a named game's rules or how many there are."""
    console = make_console()
    names = [game] if game is not None else dejarik.game_names()
    found = {name: dejarik.game(name).rules for name in names}
    if not words and game is None:
        for name, catalogue in found.items():
            title = f"{dejarik.game(name).title[language]} ({name}): "
            console.print(Line.assemble((title, "bold"), messages.RULE.count(len(catalogue))[language]))
        console.print(messages.SEARCH_HINT[language])
        return
    rules = [rule for catalogue in found.values() for rule in catalogue.search(" ".join(words))]
    if not rules:
        console.print(messages.NO_RULE_FOUND.fill(words=one_line(" ".join(words)))[language])
        raise typer.Exit(NOT_FOUND)
    for rule in rules:
        console.print(draw_rule(rule, language))


def draw_rule(rule: Rule, language: str) -> RenderableType:
    """A rule with its id, its statement, its source and its note."""
    about = f"{messages.SOURCE_HEAD[language]}: {rule.source[language]}"
    if rule.note.en:
        about += f"\n{messages.NOTE_HEAD[language]}: {rule.note[language]}"
    body = Line(rule.text[language]).append(f"\n{about}", style="dim")
    return Group(Line(rule.id, style=AMBER), Padding(body, (0, 0, 0, 2)))
