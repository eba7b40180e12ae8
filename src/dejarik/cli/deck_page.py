"""The output of ``dejarik deck``: a deck with statistics and broken rules, the starters, and decks in other formats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.deck_options import names_file
from dejarik.cli.errors import FAILURE, CommandError, one_line
from dejarik.cli.files import read_beginning, read_input
from dejarik.cli.screen import AMBER, TITLE, bulleted, make_console
from dejarik.games.destiny.decks import (
    LARGEST_FILE,
    STARTER_TITLES,
    STARTERS,
    Deck,
    checked_code,
    decode,
    encode,
    read_deck,
    starter_key,
    violations,
    write_json,
    write_text,
)
from dejarik.games.destiny.decks.legality import MOST_POINTS
from dejarik.games.destiny.decks.report import Section, counts_text, sections
from dejarik.games.destiny.decks.summary import cost_curve
from dejarik.games.destiny.decks.words import POINT
from dejarik.kernel.decks import LONGEST_CODE
from dejarik.kernel.text import Text, either, same

_BAR = 30


def print_deck(file: str, language: str) -> None:
    """Show a deck and every rule it breaks; leaves with the exit code of a failure if there is one."""
    deck = _read(file)
    console = make_console()
    _show(console, deck, language)
    broken = violations(deck)
    if not broken:
        console.print(Line(messages.LEGAL[language], style="bold green"))
        return
    console.print(Line(messages.NOT_LEGAL[language], style="bold red"))
    console.print(bulleted(Line.assemble(each.text[language], (f"  {each.rule}", "dim")) for each in broken))
    raise typer.Exit(FAILURE)


def print_starters(language: str) -> None:
    """List the starter decks with their keys and codes."""
    console = make_console()
    for key, deck in STARTERS.items():
        console.print(Line.assemble((STARTER_TITLES[key][language], TITLE), (f"  {key}", "dim")))
        console.print(Line(f"  {counts_text(deck)[language]}"))
        console.print(Line(f"  {encode(deck)}", style="dim"), soft_wrap=True)
    console.print(messages.STARTER_HINT.fill(key=next(iter(STARTERS)))[language])


def print_form(file: str, form: str) -> None:
    """Print a deck in another form and nothing else; raises CommandError if there is no such form."""
    if form not in _FORMS:
        forms = messages.FORMS_ARE.fill(forms=either(map(same, _FORMS)))
        raise CommandError(messages.NO_SUCH_FORM.fill(value=form), forms, same("--to"))
    make_console().out(_FORMS[form](_read(file)), end="")


def _code_line(deck: Deck) -> str:
    return checked_code(deck) + "\n"


_FORMS: dict[str, Callable[[Deck], str]] = {"text": write_text, "json": write_json, "code": _code_line}


def _read(file: str) -> Deck:
    """The deck that a word of the command line means; a file comes first, so that no file is ever hidden."""
    if file == "-":
        return read_deck(read_input(LARGEST_FILE + 1), messages.STANDARD_INPUT)
    path = Path(file)
    if not names_file(file, STARTERS):
        if file in STARTERS or " / " in file:
            return decode(file)
        if not path.suffix and path.name == file:
            starters = messages.STARTERS_ARE.fill(names=", ".join(STARTERS))
            raise CommandError(messages.NO_SUCH_DECK, starters, same(file))
    return read_deck(read_beginning(path, LARGEST_FILE + 1), same(file))


# ---------------------------------------------------------------- showing


def _show(console: Console, deck: Deck, language: str) -> None:
    console.print(Line(_title(deck)[language], style=TITLE))
    points = messages.POINTS_OF.fill(points=deck.points, most=POINT.count(MOST_POINTS))
    console.print(Line(f"{points[language]} · {counts_text(deck)[language]}"))
    for section in sections(deck):
        console.print(_section(section, language))
    console.print(_curve(deck, language))
    code = encode(deck)
    if len(code) <= LONGEST_CODE:
        console.print(Line(f"{messages.CODE_HEAD[language]}: {code}", style="dim"), soft_wrap=True)


def _title(deck: Deck) -> Text:
    starter = starter_key(deck)
    if starter:
        return STARTER_TITLES[starter]
    return same(one_line(deck.name)) if deck.name else messages.NAMELESS


def _section(section: Section, language: str) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in section.rows:
        grid.add_row(Line(f"  {row.number[language]}"), Line(row.title[language]), Line(row.key, style="dim"))
    return Group(Line(section.heading[language], style=AMBER), grid)


def _curve(deck: Deck, language: str) -> RenderableType:
    """A bar for each cost, as long as there are cards."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for cells in _bars(cost_curve(deck)):
        grid.add_row(*cells)
    return Group(Line(messages.COSTS_HEAD[language], style=AMBER), grid)


def _bars(curve: dict[int, int]) -> Iterator[tuple[str, str]]:
    longest = max(curve.values(), default=0)
    for cost, cards in curve.items():
        length = cards if longest <= _BAR else cards * _BAR // longest
        yield f"  {cost}", f"{'█' * length} {cards}".strip()
