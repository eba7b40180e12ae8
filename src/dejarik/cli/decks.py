"""The commands of ``dejarik deck``."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated

import typer

from dejarik.cli import shells
from dejarik.cli.deck_options import USUAL_GAME
from dejarik.cli.help_page import App
from dejarik.cli.options import CORES, Language

app = App(help="Check, convert and test decks.")

DeckFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A deck list, “-” for standard input, a code or a starter's key.")
]


DeckGame = Annotated[str, typer.Option("--game", metavar="GAME", help="The game the deck is for.")]


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    """Check, convert and test decks."""
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


@app.command()
def lab(
    file: DeckFile,
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="OPPONENT",
            help="An opponent: a file, a code, a starter's key, or “starters” for all; repeat for more.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games in all, shared among the opponents.")] = 200,
    agent: Annotated[
        str, typer.Option(help="Who plays both decks, such as mcts:200.", autocompletion=shells.agents_beginning)
    ] = "greedy",
    game: DeckGame = USUAL_GAME,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int, typer.Option("--workers", min=1, help="Number of processes.")] = CORES,
    lang: Language = "",
) -> None:
    """Test a deck: let it play others from both seats, and show how often it wins and which cards carry it."""
    from dejarik.arena.engines import local_engine
    from dejarik.cli import deck_lab

    tested = deck_lab.prepare(game, file, against or [deck_lab.STARTERS], agent)
    deck_lab.run(tested, tested.lab(games, seed), local_engine(workers), lang)


def _page() -> ModuleType:
    """Imported when a deck is first asked for: no other command needs it."""
    from dejarik.cli import deck_page

    return deck_page
