"""The commands of ``dejarik deck``."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated

import typer

from dejarik.cli.deck_options import USUAL_GAME
from dejarik.cli.options import Language

app = typer.Typer(help="Check and convert decks.", rich_markup_mode=None)

DeckFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A deck list, “-” for standard input, a code or a starter's key.")
]


DeckGame = Annotated[str, typer.Option("--game", metavar="GAME", help="The game the deck is for.")]


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    """Check and convert decks."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def check(file: DeckFile, game: DeckGame = USUAL_GAME, lang: Language = "") -> None:
    """Show a deck, its costs and every rule it breaks; exit code 2 if it is not legal."""
    _page().print_deck(game, file, lang)


@app.command()
def starters(game: DeckGame = USUAL_GAME, lang: Language = "") -> None:
    """List the starter decks with their keys and codes."""
    _page().print_starters(game, lang)


@app.command()
def convert(
    file: DeckFile,
    to: Annotated[
        str, typer.Option(metavar="text|json|o8d|code", help="The form to print; o8d where the game has it.")
    ] = "text",
    game: DeckGame = USUAL_GAME,
    lang: Language = "",
) -> None:
    """Print a deck as a text list, as JSON, for OCTGN or as a one-line code."""
    _page().print_form(game, file, to)


def _page() -> ModuleType:
    """Imported when a deck is first asked for: no other command needs it."""
    from dejarik.cli import deck_page

    return deck_page
