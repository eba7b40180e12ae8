"""Lists the games with their players, modes and options."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

import dejarik
from dejarik.cli import messages
from dejarik.cli.screen import AMBER, TITLE, make_console
from dejarik.kernel.game import Game
from dejarik.kernel.text import Text, either, same


def list_games(language: str) -> None:
    """Print every registered game."""
    console = make_console()
    for name in dejarik.game_names():
        _show_game(console, dejarik.game(name), language)


def _show_game(console: Console, game: Game[Any], language: str) -> None:
    head = Line.assemble((game.name, AMBER), f"  {game.title[language]}: {_seats(game)[language]}")
    console.print(head)
    console.print(Padding(_modes(game, language), (0, 0, 0, 2)))
    console.print(Padding(_options(game, language), (0, 0, 0, 2)))
    console.print(Padding(Line(messages.PLAY_HINT.fill(game=game.name)[language], style="dim"), (0, 0, 1, 2)))


def _seats(game: Game[Any]) -> Text:
    """How many can play: a range where every number in it will do, else the numbers one by one."""
    if len(game.seats) > 2 and game.seats.step == 1:
        return messages.SEATS_RANGE.fill(low=game.seats[0], high=game.seats[-1], usual=game.default_seats)
    numbers = either(same(str(number)) for number in game.seats)
    return messages.SEATS_LISTED.fill(numbers=numbers, usual=game.default_seats)


def _modes(game: Game[Any], language: str) -> Table:
    table = _table()
    table.add_column(Line(messages.MODES_HEAD[language], style=TITLE), style="bold", no_wrap=True)
    table.add_column("")
    table.add_column("", style="dim")
    for mode in game.modes:
        chosen = " ".join(f"--option {key}={value}" for key, value in mode.setup.options.items())
        table.add_row(mode.name, mode.title[language], f"--players {mode.setup.players} {chosen}".strip())
    return table


def _options(game: Game[Any], language: str) -> Table:
    table = _table()
    table.add_column(Line(messages.OPTIONS_HEAD[language], style=TITLE), style="bold", no_wrap=True)
    table.add_column("")
    table.add_column(Line(messages.DEFAULT_HEAD[language], style="dim"))
    for spec in game.option_specs:
        values = Line(f"\n{messages.VALUES_HEAD[language]}: {spec.values[language]}  ", style="dim")
        about = Line(spec.title[language]).append_text(values).append(spec.rule, style="dim cyan")
        table.add_row(spec.key, about, spec.default or "-")
    return table


def _table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
