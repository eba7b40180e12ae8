"""The options of a question, numbered and grouped by what they do, and found again by number or by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli.table import AMBER
from dejarik.kernel.text import plain
from dejarik.kernel.view import Choice, Prompt

_MOST_COLUMNS = 3
_BESIDE_LABEL = 6
"""The number before a label and the gap behind it."""


@dataclass(frozen=True)
class Entry:
    """A choice with its number in the menu."""

    number: int
    choice: Choice


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
    def offered(self) -> dict[int, int]:
        """For every thing an option is about, the number of the first such option."""
        found: dict[int, int] = {}
        for entry in self.entries:
            for thing in entry.choice.things:
                found.setdefault(thing, entry.number)
        return found

    def find(self, words: str) -> list[Entry]:
        """The entries that words stand for: a number, an exact notation, or a part of label or notation."""
        if words.isdecimal():
            return [entry for entry in self.entries if str(entry.number) == words.lstrip("0")]
        wanted = plain(words)
        exact = [entry for entry in self.entries if plain(entry.choice.notation) == wanted]
        return exact or [entry for entry in self.entries if wanted in _haystack(entry.choice)]

    def draw(self, language: str, width: int) -> RenderableType:
        """The numbered options, side by side where there is room; every verb with several starts a new line."""
        return Group(*(_grid(block, language, width) for block in self._blocks()))

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


def _haystack(choice: Choice) -> str:
    return plain("\n".join((choice.notation, choice.label.en, choice.label.pl)))


def _grid(block: list[Entry], language: str, width: int) -> Table:
    longest = max(len(entry.choice.label[language]) for entry in block) + _BESIDE_LABEL
    columns = min(_MOST_COLUMNS, max(1, width // longest))
    grid = Table.grid(padding=0)
    for _ in range(columns):
        grid.add_column(width=longest if columns > 1 else None)
    cells = [describe(entry, language) for entry in block]
    for start in range(0, len(cells), columns):
        grid.add_row(*cells[start : start + columns])
    return grid


def describe(entry: Entry, language: str) -> Line:
    """An option as the menu shows it: its number and what it does."""
    return Line.assemble((f"{entry.number:>3} ", AMBER), entry.choice.label[language])
