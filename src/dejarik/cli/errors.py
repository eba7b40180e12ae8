"""Every error ends in one line on stderr and exit code 2, in the user's language."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import typer

from dejarik.cli import messages
from dejarik.cli.help_page import Group, value
from dejarik.cli.language import asked_language
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same

FAILURE = 2


class CommandError(DejarikError):
    """A command line that cannot be executed."""


class OneLineErrors(Group):
    """The group of all commands: every error a user can cause leaves as a single line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line; always ends in SystemExit."""
        words = sys.argv[1:] if args is None else list(args)
        language = asked_language(words, os.environ)
        try:
            code = super().main(words, prog_name, complete_var, False, windows_expand_args, obj=language, **extra)
        except (DejarikError, typer.TyperException, OSError) as error:
            _say_last(_told(error)[language])
            raise SystemExit(FAILURE) from None
        raise SystemExit(code if isinstance(code, int) else 0)


def reason(error: Exception) -> str:
    """Why the system refused something, in its own words."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _told(error: DejarikError | typer.TyperException | OSError) -> Text:
    if isinstance(error, OSError):
        return CommandError(messages.CANNOT_FINISH.fill(reason=reason(error))).text
    return error.text if isinstance(error, DejarikError) else usage_text(error)


def _say_last(words: str) -> None:
    """Print the line a command ends with; where even that is impossible, its exit code must do."""
    with suppress(OSError):
        typer.echo(one_line(words), err=True)
    for name in ("stdout", "stderr"):
        _put_aside_if_full(name)


def _put_aside_if_full(name: str) -> None:
    """Python flushes its streams at exit and would complain about one that cannot be written."""
    stream = getattr(sys, name)
    try:
        if stream is not None:
            stream.flush()
    except OSError:
        setattr(sys, name, io.StringIO())


def one_line(words: str) -> str:
    """Words safe for a terminal: control characters, line ends among them, become spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())


_MISSING = r"Missing (?:argument|option) '(.*)'\."
# What typer says, and how we say it in English and in Polish.
_USAGE = (
    (r"No such option: (\S+)(?: \(Possible options: (.*)\))?", r"There is no option \1", r"Nie ma opcji \1"),
    (r"No such command '(.*?)'\..*", r"There is no command “\1”", r"Nie ma polecenia „\1”"),
    (_MISSING, r"\1 is missing", r"Brakuje: \1"),
    (r"Option '(.*)' requires an argument\.", r"\1 needs a value", r"\1 wymaga wartości"),
    (r"Got unexpected extra argument\S* \((.*)\)", r"“\1” is too much here", r"„\1” to za wiele"),
    (
        r"Invalid value for '(.*)': .*valid int.*",
        r"\1: this is not a whole number",
        r"\1: to nie jest liczba całkowita",
    ),
    (r"Invalid value for '(.*)': .*valid (?:number|float).*", r"\1: this is not a number", r"\1: to nie jest liczba"),
    (
        r"Invalid value for '(.*)': .*less than or equal to (\d+)\.?",
        r"\1: at most \2 is possible",
        r"\1: możliwe jest najwyżej \2",
    ),
    (
        r"Invalid value for '(.*)': .*greater than or equal to (\d+)\.?",
        r"\1: at least \2 is needed",
        r"\1: potrzeba co najmniej \2",
    ),
)


def usage_text(error: typer.TyperException) -> Text:
    """A usage error of typer in both languages, with the way to the help."""
    said = error.format_message()
    text = same(said.rstrip("."))
    for pattern, english, polish in _USAGE:
        if found := re.fullmatch(pattern, said):
            text = Text(found.expand(english), found.expand(polish))
            if pattern is _MISSING:
                text = Text(text.en, text.pl.replace(found[1], value(found[1]).pl))
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "dejarik"
    return text + Text(f". See “{command} --help”.", f". Zobacz „{command} --help”.")
