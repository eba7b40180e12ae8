"""The output of ``dejarik deck``: a deck with statistics and broken rules, the starters, and decks in other formats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

import dejarik
from dejarik.cli import messages
from dejarik.cli.deck_options import LARGEST_FILE, names_file
from dejarik.cli.errors import FAILURE, CommandError, one_line
from dejarik.cli.files import read_beginning, read_input
from dejarik.cli.screen import AMBER, TITLE, bulleted, make_console
from dejarik.kernel.decks import DeckForm, Decks, DeckSection, DeckSheet, DeckTotal
from dejarik.kernel.game import CardFacts, Game
from dejarik.kernel.text import Text, either, same

_BAR = 30
_CODE = "code"
_CODE_SIGNS = frozenset(" :")
"""What codes have in them and names of starters have not."""


def print_deck(game: str, file: str, language: str) -> None:
    """Show a deck and every rule it breaks; leaves with the exit code of a failure if there is one."""
    played, decks = find_decks(game)
    sheet = read_deck(decks, file)
    console = make_console()
    _show(console, played, sheet, language)
    if not sheet.violations:
        console.print(Line(messages.LEGAL[language], style="bold green"))
        return
    console.print(Line(messages.NOT_LEGAL[language], style="bold red"))
    console.print(bulleted(Line.assemble(each.text[language], (f"  {each.rule}", "dim")) for each in sheet.violations))
    raise typer.Exit(FAILURE)


def print_starters(game: str, language: str) -> None:
    """List the starter decks with their keys and codes."""
    _, decks = find_decks(game)
    console = make_console()
    for starter in decks.starters:
        console.print(Line.assemble((starter.title[language], TITLE), (f"  {starter.key}", "dim")))
        console.print(Line(f"  {_totals(decks.sheet(starter.code), language)}"))
        console.print(Line(f"  {starter.code}", style="dim"), soft_wrap=True)
    console.print(messages.STARTER_HINT.fill(key=decks.starters[0].key)[language])


def print_form(game: str, file: str, form: str) -> None:
    """Print a deck in another form and nothing else; raises CommandError if there is no such form."""
    _, decks = find_decks(game)
    forms: dict[str, DeckForm] = {each: each for each in decks.forms}
    if form != _CODE and form not in forms:
        remedy = messages.FORMS_ARE.fill(forms=either(map(same, (*forms, _CODE))))
        raise CommandError(messages.NO_SUCH_FORM.fill(value=form), remedy, same("--to"))
    sheet = read_deck(decks, file)
    written = sheet.code + "\n" if form == _CODE else decks.write(sheet.code, forms[form], sheet.name)
    make_console().out(written, end="")


def find_decks(name: str) -> tuple[Game[Any], Decks]:
    """A game and what it knows about decks; raises CommandError if it is not played with them."""
    game = dejarik.game(name)
    if game.decks is None:
        raise CommandError(messages.NO_DECKS.fill(game=game.title), messages.NAME_DECK_GAME, same("--game"))
    return game, game.decks


def read_deck(decks: Decks, file: str) -> DeckSheet:
    """The deck that a word of the command line means; a file comes first, so that no file is ever hidden."""
    if file == "-":
        return decks.read(read_input(LARGEST_FILE), messages.STANDARD_INPUT)
    starters = [starter.key for starter in decks.starters]
    path = Path(file)
    if not names_file(file, starters):
        if file in starters or _CODE_SIGNS.intersection(file):
            return decks.sheet(file)
        if not path.suffix and path.name == file:
            remedy = messages.STARTERS_ARE.fill(names=", ".join(starters))
            raise CommandError(messages.NO_SUCH_DECK, remedy, same(file))
    return decks.read(read_beginning(path, LARGEST_FILE), same(file))


# ---------------------------------------------------------------- showing


def _show(console: Console, game: Game[Any], sheet: DeckSheet, language: str) -> None:
    cards = {card.key: card for card in game.cards()}
    console.print(Line(title_of(game, sheet)[language], style=TITLE))
    console.print(Line(_totals(sheet, language)))
    for section in sheet.sections:
        if section.entries:
            console.print(_section(section, cards, language))
    console.print(_curve(sheet, cards, language))
    console.print(Line(f"{messages.CODE_HEAD[language]}: {sheet.code}", style="dim"), soft_wrap=True)


def title_of(game: Game[Any], sheet: DeckSheet) -> Text:
    """What a deck is called."""
    starters = game.decks.starters if game.decks else ()
    titles = (starter.title for starter in starters if starter.code == sheet.code)
    return next(titles, same(one_line(sheet.name)) if sheet.name else messages.NAMELESS)


def _totals(sheet: DeckSheet, language: str) -> str:
    return " · ".join(f"{total.title[language]}: {_amount(total)[language]}" for total in sheet.totals)


def _amount(total: DeckTotal) -> Text:
    limit = total.most if total.most is not None else total.least
    return messages.AMOUNT_OF.fill(amount=total.value, limit=limit) if limit else same(str(total.value))


def _section(section: DeckSection, cards: dict[str, CardFacts], language: str) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for entry in section.entries:
        card = cards[entry.key]
        name = card.name + ", " + card.subtitle if card.subtitle.en else card.name
        row = (f"  {entry.copies}", name[language], entry.label[language])
        grid.add_row(*map(Line, row), Line(entry.key, style="dim"))
    return Group(Line(f"{section.title[language]} ({section.size})", style=AMBER), grid)


def _curve(sheet: DeckSheet, cards: dict[str, CardFacts], language: str) -> RenderableType:
    """A bar for each cost, as long as there are cards to draw."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for cells in _bars(_cost_curve(sheet, cards)):
        grid.add_row(*cells)
    return Group(Line(messages.COSTS_HEAD[language], style=AMBER), grid)


def _cost_curve(sheet: DeckSheet, cards: dict[str, CardFacts]) -> dict[int, int]:
    """How many cards to draw cost 0, 1, 2 ..., up to the dearest."""
    found: Counter[int] = Counter()
    for section in sheet.sections:
        for entry in section.entries if section.role == "draw" else ():
            cost = next((number.value for number in cards[entry.key].numbers if number.icon == "cost"), 0)
            found[cost] += entry.copies
    return {cost: found[cost] for cost in range(max(found, default=-1) + 1)}


def _bars(curve: dict[int, int]) -> Iterator[tuple[str, str]]:
    longest = max(curve.values(), default=0)
    for cost, cards in curve.items():
        length = cards if longest <= _BAR else cards * _BAR // longest
        yield f"  {cost}", f"{'█' * length} {cards}".strip()
