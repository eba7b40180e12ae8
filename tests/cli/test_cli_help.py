"""What ``--help`` shows, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer.main import get_command

from dejarik.cli import app, in_polish
from dejarik.cli.help_page import named, told, value
from tests.cli.terminal import dejarik, refused


def commands(command: Any, *path: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command with the words it is called by."""
    yield path, command
    for name, each in getattr(command, "commands", {}).items():
        yield from commands(each, *path, name)


COMMANDS = dict(commands(get_command(app)))


def context(path: tuple[str, ...]) -> typer.Context:
    return typer.Context(COMMANDS[path])


def parameters() -> Iterator[tuple[Any, typer.Context]]:
    for path, command in COMMANDS.items():
        for parameter in command.get_params(context(path)):
            yield parameter, context(path)


def unbroken(words: str) -> str:
    """Without any space, since words with hyphens may go on in the next line."""
    return "".join(words.split())


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_command_tells_everything_in_both_languages(path: tuple[str, ...]) -> None:
    english, polish = (dejarik(*path, "--help", lang=lang) for lang in ("en", "pl"))
    assert english.code == polish.code == 0
    assert english.out.startswith(f"Usage: {' '.join(('dejarik', *path))} [OPTIONS]")
    assert polish.out.startswith(f"Użycie: {' '.join(('dejarik', *path))} [OPCJE]")
    said = [COMMANDS[path].help, *(each.help for each in COMMANDS[path].get_params(context(path)))]
    for text in map(told, said):
        assert unbroken(text.en) in unbroken(english.out)
        assert unbroken(text.pl) in unbroken(polish.out)
        assert text.en != text.pl


def test_nothing_is_translated_that_nobody_says() -> None:
    said = [*(each.help for each, _ in parameters()), *(each.help for each in COMMANDS.values())]
    assert {told(each).en for each in said} == set(in_polish.SAID)
    values = {named(each, where) for each, where in parameters() if not getattr(each, "is_flag", False)}
    assert values == set(in_polish.VALUES)


def test_values_ranges_and_defaults_are_told() -> None:
    page = dejarik("arena", "run", "--help", lang="pl").text
    assert "arena run [OPCJE] GRA" in page
    assert "--output FOLDER Nowy folder na wyniki. [wymagane]" in page
    assert "--entrant NAZWA=GRACZ[@TALIA]" in page
    assert "w rundzie. [domyślnie: 100; co najmniej 1]" in page
    assert "--cards / --no-cards" in page
    assert (
        "--hours N How long the code is good. [default: 24; 1 to 720]" in dejarik("people", "reset-password", "-h").text
    )


def test_what_may_be_left_out_stands_in_brackets() -> None:
    assert dejarik("rules", "--help").out.startswith("Usage: dejarik rules [OPTIONS] [WORDS]...\n")
    assert dejarik("resume", "--help", lang="pl").out.startswith("Użycie: dejarik resume [OPCJE] [GRA]\n")


def test_the_language_asked_for_comes_before_that_of_the_system() -> None:
    assert dejarik("play", "--lang", "pl", "--help").out.startswith("Użycie:")
    assert dejarik("play", "--help", "--lang=en", lang="pl").out.startswith("Usage:")


def test_commands_are_listed_with_what_they_do() -> None:
    listed = dejarik("deck", lang="pl").text
    assert "Polecenia: check Pokaż talię, jej koszty i każdą złamaną zasadę" in listed
    assert "analyze" not in dejarik().text


def test_what_is_missing_is_named_as_on_the_page() -> None:
    assert refused("play") == "GAME is missing. See “dejarik play --help”."
    assert refused("play", lang="pl") == "Brakuje: GRA. Zobacz „dejarik play --help”."
    assert value("of one's own").pl == "of one's own"
