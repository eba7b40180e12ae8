"""The options that several commands share, and how their values are read."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Annotated

import typer

from dejarik.cli import messages, shells
from dejarik.cli.errors import CommandError
from dejarik.cli.language import default_language
from dejarik.kernel.text import LANGUAGES, same
from dejarik.server.settings import environment_name, flag_name


def check_language(value: str) -> str:
    """The language of that code; raises CommandError."""
    if value in LANGUAGES:
        return value
    raise CommandError(messages.UNKNOWN_LANGUAGE.fill(value=value), messages.USE_PL_OR_EN, same("--lang"))


def _settle_language(value: str) -> str:
    return check_language(value) if value else default_language(os.environ)


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="pl|en",
        callback=_settle_language,
        show_default=False,
        autocompletion=shells.languages_beginning,
        help="pl or en; the system's language if not given.",
    ),
]
GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game, as “dejarik games” lists it.", autocompletion=shells.games_beginning
    ),
]
Players = Annotated[int | None, typer.Option("--players", help="Number of players; by default the usual one.")]
Words = Annotated[
    list[str] | None, typer.Argument(metavar="[WORDS]...", help="In English or Polish; accents do not matter.")
]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; repeat for more.")
]
CORES = os.cpu_count() or 1
Workers = Annotated[
    int,
    typer.Option("--workers", min=1, help="Number of processes, by default one per core; on a cluster, of tasks."),
]
EngineName = Annotated[
    str, typer.Option("--engine", metavar="local|ray", help="Where the work is done: here, or on a Ray cluster.")
]
Database = Annotated[
    str | None,
    typer.Option(
        flag_name("database"),
        envvar=environment_name("database"),
        show_envvar=False,
        metavar="URL",
        help="The server's database, as “dejarik serve” is told it.",
    ),
]
EngineAddress = Annotated[
    str, typer.Option("--address", help="The Ray cluster, such as ray://host:10001; by default the one around here.")
]


def read_options(written: Iterable[str] | None) -> dict[str, str]:
    """The game options of ``key=value`` words; raises CommandError."""
    found: dict[str, str] = {}
    for words in written or ():
        key, equals, value = words.partition("=")
        if not equals or not key:
            raise CommandError(messages.NOT_AN_OPTION.fill(words=words), messages.WRITE_AN_OPTION, same("--option"))
        if key in found:
            raise CommandError(messages.OPTION_TWICE.fill(key=key), messages.GIVE_IT_ONCE, same("--option"))
        found[key] = value
    return found
