"""The options of a question, numbered and grouped by what they do, and found again by number or by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli.screen import AMBER
from dejarik.cli.words import naming
from dejarik.kernel.text import plain
from dejarik.kernel.view import Choice, Prompt

_MOST_COLUMNS = 3
_MOSTLY = 2 / 3
_NUMBER = 4
_BESIDE_LABEL = _NUMBER + 2
"""The number before a label and the gap behind it."""


@dataclass(frozen=True)
class Entry:
    """A choice with its number in the menu."""

    number: int
    choice: Choice

    @property
    def haystack(self) -> str:
        """Everything it can be called by."""
        return plain("\n".join((self.choice.notation, self.choice.label.en, self.choice.label.pl)))


@dataclass(frozen=True)
class Menu:
    """All choices of a prompt, those of the same verb together."""

    entries: tuple[Entry, ...]

    @classmethod
    def of(cls, prompt: Prompt) -> Menu:
        """The menu of a prompt; verbs stand in the order in which the game first offers them."""
        verbs = list(dict.fromkeys(choice.option[0] for choice in prompt.choices))
        grouped = sorted(prompt.choices, key=lambda choice: verbs.index(choice.option[0]))
        return cls(tuple(Entry(number, choice) for number, choice in enumerate(grouped, 1)))

    @property
    def offered(self) -> dict[int, list[int]]:
        """For every thing that options are about, their numbers."""
        found: dict[int, list[int]] = {}
        for entry in self.entries:
            for thing in entry.choice.things:
                found.setdefault(thing, []).append(entry.number)
        return found

    def find(self, words: str) -> list[Entry]:
        """The entries that words stand for: a number, an exact notation, a part of label or notation, or its words."""
        if words.isdecimal():
            return [entry for entry in self.entries if str(entry.number) == words.lstrip("0")]
        wanted = plain(words)
        exact = [entry for entry in self.entries if plain(entry.choice.notation) == wanted]
        return exact or [self.entries[i] for i in naming(wanted, [entry.haystack for entry in self.entries])]

    def draw(self, language: str, width: int) -> RenderableType:
        """The numbered options, side by side where there is room; every verb with several starts a new line."""
        return Group(*(grid for block in self._blocks() for grid in _grids(block, language, width)))

    def _blocks(self) -> Iterator[list[Entry]]:
        """Verbs with several options by themselves; neighbouring verbs with one option each together."""
        block: list[Entry] = []
        for _, same_verb in groupby(self.entries, key=lambda entry: entry.choice.option[0]):
            group = list(same_verb)
            if len(group) == 1:
                block += group
                continue
            if block:
                yield block
            yield group
            block = []
        if block:
            yield block


def _grids(block: list[Entry], language: str, width: int) -> Iterator[Table]:
    """The options of a block in equal columns, a long one on a line of its own; all so if many are long."""

    def needs(entry: Entry) -> int:
        return len(entry.choice.label[language]) + _BESIDE_LABEL

    short = [needs(entry) for entry in block if needs(entry) <= width // 2]
    if len(short) < len(block) * _MOSTLY:
        yield _grid(block, language, None, 1)
        return
    cell = max(short)
    columns = min(_MOST_COLUMNS, width // cell)
    for fits, run in groupby(block, key=lambda entry: needs(entry) <= width // 2):
        yield _grid(list(run), language, cell - _NUMBER if fits else None, columns if fits else 1)


def _grid(entries: list[Entry], language: str, label: int | None, columns: int) -> Table:
    """Options in rows; a label too long for its line goes on beneath itself, not beneath its number."""
    grid = Table.grid(padding=0)
    for _ in range(columns):
        grid.add_column(width=_NUMBER)
        grid.add_column(width=label)
    cells = [(Line(f"{entry.number:>3} ", style=AMBER), Line(entry.choice.label[language])) for entry in entries]
    for start in range(0, len(cells), columns):
        grid.add_row(*(part for cell in cells[start : start + columns] for part in cell))
    return grid


def describe(entry: Entry, language: str) -> Table:
    """An option as the menu shows it: its number and what it does."""
    return _grid([entry], language, None, 1)
