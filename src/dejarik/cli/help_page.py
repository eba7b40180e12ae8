"""The page that ``--help`` shows, in the language that the command line asks for."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from textwrap import shorten
from typing import Any, Final, TypeVar

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup

from dejarik.cli import in_polish
from dejarik.cli.language import default_language
from dejarik.kernel.text import Text, same

_USAGE: Final = Text("Usage:", "Użycie:")
_SOME_OPTIONS: Final = Text("[OPTIONS]", "[OPCJE]")
_A_COMMAND: Final = Text("COMMAND [ARGUMENTS]...", "POLECENIE [ARGUMENTY]...")
_ARGUMENTS: Final = Text("Arguments", "Argumenty")
_OPTIONS: Final = Text("Options", "Opcje")
_COMMANDS: Final = Text("Commands", "Polecenia")
_REQUIRED: Final = Text("required", "wymagane")
_DEFAULT: Final = Text("default: {value}", "domyślnie: {value}")
_AT_LEAST: Final = Text("at least {low}", "co najmniej {low}")
_BETWEEN: Final = Text("{low} to {high}", "od {low} do {high}")
_LONGEST_HINT: Final = 76
_NUMBERS: Final = ("int", "float")
_OPTIONAL: Final = re.compile(r"^\[(.*)\](?:\.\.\.)?$")

Row = tuple[str, str]
Function = TypeVar("Function", bound=Callable[..., Any])


class _TellsInBoth:
    """A command whose help reads in both languages."""

    def format_help(self: Any, ctx: Any, formatter: Any) -> None:
        """Write the whole page."""
        language = ctx.find_root().obj or default_language(os.environ)
        formatter.write_usage(ctx.command_path, _usage(self, ctx)[language], prefix=f"{_USAGE[language]} ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(told(self.help)[language])
        for title, rows in _sections(self, ctx, language):
            if rows:
                with formatter.section(title[language]):
                    formatter.write_dl(rows)

    def get_short_help_str(self: Any, limit: int = 0) -> str:
        """What a shell says beside the name of the command."""
        return _hint(self.help)

    def shell_complete(self: Any, ctx: Any, incomplete: str) -> Any:
        """What may be written next, with what a shell says beside it."""
        found = super().shell_complete(ctx, incomplete)  # type: ignore[misc]  # of the command this is mixed into
        for item in found:
            if item.help in in_polish.SAID:
                item.help = _hint(item.help)
        return found


class Command(_TellsInBoth, TyperCommand):
    """One that does something."""


class Group(_TellsInBoth, TyperGroup):
    """One that has others beneath it."""


class App(typer.Typer):
    """Commands that tell what they are for in both languages."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"cls": Group, "rich_markup_mode": None, **settings})

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Function], Function]:
        """Add a command."""
        return super().command(name, **{"cls": Command, **settings})


def told(english: str) -> Text:
    """A help text in both languages; within paragraphs, line ends do not matter."""
    paragraphs = (" ".join(paragraph.split()) for paragraph in english.split("\n\n"))
    whole = "\n\n".join(paragraphs)
    return Text(whole, in_polish.SAID[whole])


def _first(text: Text) -> Text:
    """The paragraph with which a help text begins."""
    return Text(text.en.partition("\n\n")[0], text.pl.partition("\n\n")[0])


def _hint(english: str) -> str:
    """The same on one line for a shell, in the system's language; typer would break a longer one in two."""
    return shorten(_first(told(english))[default_language(os.environ)], _LONGEST_HINT, placeholder="…")


def value(english: str) -> Text:
    """What stands for a value in both languages, such as ``FILE``; anything else is left as it is."""
    return Text(english, in_polish.VALUES.get(english, english))


def named(parameter: Any, context: Any) -> str:
    """What stands for the value of an argument or an option, in English."""
    if parameter.metavar is not None:
        return _OPTIONAL.sub(r"\1", str(parameter.metavar))
    kind = parameter.display_type(ctx=context)
    if any(number in kind for number in _NUMBERS):
        return "N"
    return "FILE" if "path" in kind else parameter.name.upper()


def _usage(command: Any, context: Any) -> Text:
    found = _SOME_OPTIONS
    for argument in _arguments(command, context):
        word = value(named(argument, context))
        found += same(" ") + (word if argument.required else same("[") + word + "]")
        found += "..." if argument.nargs != 1 else ""
    return found + same(" ") + _A_COMMAND if isinstance(command, TyperGroup) else found


def _sections(command: Any, context: Any, language: str) -> Iterator[tuple[Text, Sequence[Row]]]:
    """Arguments, options and commands, each with its title."""
    arguments = _arguments(command, context)
    yield _ARGUMENTS, [(value(named(each, context))[language], told(each.help)[language]) for each in arguments]
    shown = [each for each in command.get_params(context) if each not in arguments and not each.hidden]
    yield _OPTIONS, [(_spelled(each, context, language), _explained(each, language)) for each in shown]
    if isinstance(command, TyperGroup):
        found = ((name, command.get_command(context, name)) for name in command.list_commands(context))
        shown = [(name, each) for name, each in found if each is not None and not each.hidden]
        yield _COMMANDS, [(name, _first(told(each.help))[language]) for name, each in shown]


def _arguments(command: Any, context: Any) -> list[Any]:
    return [each for each in command.get_params(context) if isinstance(each, TyperArgument)]


def _spelled(option: Any, context: Any, language: str) -> str:
    """How an option is written, and what follows it."""
    written = ", ".join(sorted(option.opts, key=len))
    if option.is_flag:
        return " / ".join([written, *option.secondary_opts])
    return f"{written} {value(named(option, context))[language]}"


def _explained(option: Any, language: str) -> str:
    """What an option is for, and which values it takes."""
    notes = [_REQUIRED] if option.required else []
    default = option.default
    if option.show_default and not option.is_flag and default not in (None, "", ()):
        notes.append(_DEFAULT.fill(value=str(default)))
    low, high = getattr(option, "min", None), getattr(option, "max", None)
    if low is not None:
        notes.append(_AT_LEAST.fill(low=str(low)) if high is None else _BETWEEN.fill(low=str(low), high=str(high)))
    said = told(option.help)[language]
    return f"{said} [{'; '.join(note[language] for note in notes)}]" if notes else said
