"""Completion in the shell: the script that a shell loads, and the values that arguments can have."""

from __future__ import annotations

from typing import Annotated

import typer
from typer.completion import completion_init, get_completion_script  # type: ignore[attr-defined] # public, not listed

import dejarik
from dejarik.cli import messages
from dejarik.cli.errors import CommandError
from dejarik.kernel.text import LANGUAGES, same

SHELLS = ("bash", "zsh", "fish", "powershell")
_AGENTS = ("mcts", "net", "netmcts", "linear", "linearmcts", "greedy", "random")
_NAME = "dejarik"
_VARIABLE = "_DEJARIK_COMPLETE"

completion_init()  # typer leaves it out where it does not add options of its own


def games_beginning(incomplete: str) -> list[str]:
    """The games whose names begin so."""
    return [name for name in dejarik.game_names() if name.startswith(incomplete)]


def agents_beginning(incomplete: str) -> list[str]:
    """The kinds of computer players whose names begin so."""
    return [name for name in _AGENTS if name.startswith(incomplete)]


def languages_beginning(incomplete: str) -> list[str]:
    """The languages whose codes begin so."""
    return [code for code in LANGUAGES if code.startswith(incomplete)]


def shells_beginning(incomplete: str) -> list[str]:
    """The shells whose names begin so."""
    return [shell for shell in SHELLS if shell.startswith(incomplete)]


def completion(
    shell: Annotated[
        str, typer.Argument(metavar="bash|zsh|fish|powershell", autocompletion=shells_beginning, help="Your shell.")
    ],
) -> None:
    """Print what your shell needs to complete commands, options and games.

    For this session: bash and zsh: eval "$(dejarik completion bash)"; fish: dejarik completion fish | source.
    """
    if shell not in SHELLS:
        remedy = messages.SHELLS_ARE.fill(shells=", ".join(SHELLS))
        raise CommandError(messages.UNKNOWN_SHELL.fill(shell=shell), remedy, same("dejarik completion"))
    typer.echo(get_completion_script(prog_name=_NAME, complete_var=_VARIABLE, shell=shell))
