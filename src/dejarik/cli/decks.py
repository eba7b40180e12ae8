"""The commands of ``dejarik deck``, for decks of Destiny."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated

import typer

from dejarik.cli.options import Language

app = typer.Typer(help="Check and convert decks of Destiny.", rich_markup_mode=None)

DeckFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A deck list, “-” for standard input, a code or a starter's key.")
]


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    """Check and convert decks of Destiny."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def check(file: DeckFile, lang: Language = "") -> None:
    """Show a deck, its costs and every rule it breaks; exit code 2 if it is not legal."""
    _page().print_deck(file, lang)


@app.command()
def starters(lang: Language = "") -> None:
    """List the four starter decks with their keys and codes."""
    _page().print_starters(lang)


@app.command()
def convert(
    file: DeckFile,
    to: Annotated[str, typer.Option(metavar="text|json|code", help="The format to print.")] = "text",
    lang: Language = "",
) -> None:
    """Print a deck as a text list, as JSON or as a one-line code."""
    _page().print_form(file, to)


def _page() -> ModuleType:
    """The cards of a game are imported when they are first asked for, and no other command needs those of Destiny."""
    from dejarik.cli import deck_page

    return deck_page
