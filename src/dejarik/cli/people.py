"""The commands of ``dejarik people``, for whoever runs a server."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated

import typer

from dejarik.cli.help_page import App
from dejarik.cli.options import Database, Language
from dejarik.server.settings import environment_name, flag_name

app = App(help="Help people with their accounts, while the server runs.")

AccountName = Annotated[str, typer.Argument(metavar="NAME", help="The name of the account.")]
PageAddress = Annotated[
    str,
    typer.Option(
        flag_name("page_address"),
        envvar=environment_name("page_address"),
        metavar="URL",
        show_envvar=False,
        help="Where people open the page, to print a link: https://dejarik.example.",
    ),
]
Hours = Annotated[int, typer.Option(min=1, max=720, help="How long the code is good.")]


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    """Help people with their accounts, while the server runs."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def reset_password(
    name: AccountName, hours: Hours = 24, database: Database = None, page_address: PageAddress = "", lang: Language = ""
) -> None:
    """Print a one-time code for a new password.

    Pass it on to the owner of the account, who enters it on the account page.
    """
    _page().print_reset(database, name, hours, page_address, lang)


@app.command()
def log_out(name: AccountName, database: Database = None, lang: Language = "") -> None:
    """End every session of an account.

    Open connections end within half a minute.
    """
    _page().log_out(database, name, lang)


def _page() -> ModuleType:
    """Imported when it is needed: the server's libraries take a while to import."""
    from dejarik.cli import people_page

    return people_page
