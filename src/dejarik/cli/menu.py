"""The options of a question, numbered and grouped by what they do, and searchable by number or name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli.places import Places
from dejarik.cli.screen import AMBER, ruler
from dejarik.cli.words import beginning, ending, naming
from dejarik.kernel.text import plain
from dejarik.kernel.view import Choice, View

_MOST_COLUMNS = 3
_MOSTLY = 2 / 3
_NUMBER = 4
_BESIDE_LABEL = _NUMBER + 2
"""The number before a label and the gap behind it."""
_MANY = 16
"""In a menu of more options, what all of a verb have in common is said only once."""
_RUN = 3
"""So many options about one card or die stand together there."""


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
    def of(cls, view: View) -> Menu:
        """The menu of what is asked; verbs stand in the order in which the game first offers them."""
        choices = _told_apart(view.prompt.choices if view.prompt is not None else (), view)
        verbs = list(dict.fromkeys(choice.option[0] for choice in choices))
        grouped = sorted(choices, key=lambda choice: verbs.index(choice.option[0]))
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
        """The entries that words stand for: a number, a whole label or notation, a part of one, or its words."""
        if words.isdecimal():
            return [entry for entry in self.entries if str(entry.number) == words.lstrip("0")]
        wanted = plain(words)
        exact = [entry for entry in self.entries if wanted in entry.haystack.split("\n")]
        return exact or [self.entries[i] for i in naming(wanted, [entry.haystack for entry in self.entries])]

    def draw(self, language: str, width: int) -> RenderableType:
        """The numbered options, side by side where there is room; every verb with several starts a new line."""
        if len(self.entries) <= _MANY:
            return Group(*(grid for block in self._blocks() for grid in _grids(_labeled(block, language), width)))
        runs = (run for block in self._blocks() for run in _runs(block))
        return Group(*(part for run in runs for part in _shortened(_labeled(run, language), width)))

    def _blocks(self) -> Iterator[list[Entry]]:
        """Verbs with several options by themselves; neighboring verbs with one option each together."""
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


Labeled = list[tuple[int, str]]
"""Options by number, each with what is said of it."""


def _labeled(block: Sequence[Entry], language: str) -> Labeled:
    return [(entry.number, entry.choice.label[language]) for entry in block]


def _told_apart(choices: Sequence[Choice], view: View) -> list[Choice]:
    """The choices; those that read the same as another also say which card they mean."""
    alike: dict[str, list[int]] = {}
    for number, choice in enumerate(choices):
        alike.setdefault(choice.label.en, []).append(number)
    found = list(choices)
    for numbers in alike.values():
        if len(numbers) > 1:
            signs = Places.of(view).tell_apart([choices[number] for number in numbers])
            for number, sign in zip(numbers, signs, strict=True):
                said = sign.map(lambda words: f" ({words})" if words else "")
                found[number] = replace(choices[number], label=choices[number].label + said)
    return found


def _runs(block: list[Entry]) -> Iterator[list[Entry]]:
    """A block cut up: options that do several things with one and the same card or die, and what is between those."""
    rest: list[Entry] = []
    for _, same_subject in groupby(block, key=lambda entry: (entry.choice.option[0], entry.choice.option[1:][:1])):
        run = list(same_subject)
        if len(run) < _RUN:
            rest += run
            continue
        if rest:
            yield rest
        yield run
        rest = []
    if rest:
        yield rest


def _shortened(block: Labeled, width: int) -> list[RenderableType]:
    """A block with what its options have in common said once above them, unless that takes more lines."""
    plain_grids = list(_grids(block, width))
    labels = [label.split(" ") for _, label in block]
    head = beginning(labels)
    tail = ending([label[head:] for label in labels])
    if not head or len(block) < _RUN:
        return plain_grids
    words = labels[0]
    title = " ".join((*words[:head], "…", *words[len(words) - tail :]))
    rest = [" ".join(label[head : len(label) - tail]) for label in labels]
    cut = [(number, label) for (number, _), label in zip(block, rest, strict=True)]
    short = [Line(" " * _NUMBER + title, style="cyan"), *_grids(cut, width, 2 * _MOST_COLUMNS)]
    return short if _height(short, width) <= _height(plain_grids, width) else plain_grids


def _height(parts: Sequence[RenderableType], width: int) -> int:
    console = ruler(width)
    return sum(len(console.render_lines(part)) for part in parts)


def _grids(block: Labeled, width: int, most: int = _MOST_COLUMNS) -> Iterator[RenderableType]:
    """The options of a block in equal columns, a long one on a line of its own; all so if many are long."""

    def needs(option: tuple[int, str]) -> int:
        return len(option[1]) + _BESIDE_LABEL

    short = [needs(option) for option in block if needs(option) <= width // 2]
    if len(short) < len(block) * _MOSTLY:
        yield _grid(block, None, 1)
        return
    cell = max(short)
    columns = min(most, width // cell)
    for fits, run in groupby(block, key=lambda option: needs(option) <= width // 2):
        yield _grid(list(run), cell - _NUMBER if fits else None, columns if fits else 1)


def _grid(block: Labeled, label: int | None, columns: int) -> Table:
    """Options in rows; a label too long for its line goes on beneath itself, not beneath its number."""
    grid = Table.grid(padding=0)
    for _ in range(columns):
        grid.add_column(width=_NUMBER)
        grid.add_column(width=label)
    cells = [(Line(f"{number:>3} ", style=AMBER), Line(said)) for number, said in block]
    for start in range(0, len(cells), columns):
        grid.add_row(*(part for cell in cells[start : start + columns] for part in cell))
    return grid


def describe(entry: Entry, language: str) -> Table:
    """An option as the menu shows it: its number and what it does."""
    return _grid(_labeled([entry], language), None, 1)
