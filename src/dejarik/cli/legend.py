"""How a game's numbers are written on a narrow table: a short code and a colour for each, and what they stand for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import Any

from rich.text import Text as Line

from dejarik.cli.screen import joined
from dejarik.kernel.game import CardFacts, Game
from dejarik.kernel.text import Text
from dejarik.kernel.view import Mark, Number, Thing, View

_COLORS = (
    *("bright_red", "bright_green", "bright_blue", "bright_magenta", "yellow", "white", "green", "red"),
    *("cyan", "magenta", "blue", "bright_yellow"),
)
_SHORTEST = 2
_ROOM = 1
"""How much wider a heading may be than the numbers under it."""


@dataclass(frozen=True)
class Legend:
    """The codes and colours of every number of a game, by icon, and the kinds of its cards, by key; one language."""

    language: str
    names: dict[str, Text]
    codes: dict[str, str]
    headings: dict[str, str]
    colors: dict[str, str]
    kinds: dict[str, Text]
    lookalikes: dict[str, set[str]]

    @classmethod
    def of(cls, game: Game[Any], view: View, language: str) -> Legend:
        """The legend for a table; a game's numbers keep their codes and colours from view to view."""
        cards = game.cards()
        rows = [*(card.numbers for card in cards), *(seat.numbers for seat in view.seats)]
        names = {number.icon: number.name for row in rows for number in row}
        codes = _codes({icon: name[language] for icon, name in names.items()})
        widths = _widths(number for card in cards for number in card.numbers)
        return cls(
            language=language,
            names={icon: names[icon] for icon in _ordered(rows, list(names))},
            codes=codes,
            headings={icon: _heading(name[language], codes[icon], widths.get(icon)) for icon, name in names.items()},
            colors={icon: _COLORS[i % len(_COLORS)] for i, icon in enumerate(names)},
            kinds={card.key: card.kind for card in cards},
            lookalikes=_lookalikes(cards),
        )

    def columns(self, rows: Iterable[tuple[Number, ...]]) -> dict[str, list[Number]]:
        """All numbers of some rows by icon, in the order in which the game prints them."""
        found: dict[str, list[Number]] = {icon: [] for icon in self.names}
        for row in rows:
            for number in row:
                found.setdefault(number.icon, []).append(number)
        return {icon: numbers for icon, numbers in found.items() if numbers}

    def color(self, icon: str) -> str:
        """The colour a number is drawn in."""
        return self.colors.get(icon, "default")

    def kind(self, thing: Thing) -> str:
        """What kind of card this is, in words, if cards of another kind look alike."""
        alike = self.lookalikes.get(_first_icon(thing.numbers), set())
        return self.kinds[thing.key][self.language] if thing.key in self.kinds and len(alike) > 1 else ""

    def inline(self, numbers: Iterable[Number]) -> Line:
        """Numbers within a line, kept together: ``Fi2+Ag1``."""
        parts = (Line(f"{self.codes.get(n.icon, n.icon)}{n.value}", style=self.color(n.icon)) for n in numbers)
        return joined(parts, "+")

    def words(self, numbers: Iterable[Number]) -> Line:
        """Numbers in full words: ``firepower 2, cost 200``."""
        parts = (Line(f"{n.name[self.language]} {n.value}", style=self.color(n.icon)) for n in numbers)
        return joined(parts, ", ")

    def key(self, icons: Iterable[str], marks: Iterable[Mark]) -> Line:
        """The line that explains the codes and signs in use."""
        parts = [
            Line.assemble((self.codes[icon], self.color(icon)), (f" {self.names[icon][self.language]}", "dim"))
            for icon in icons
            if icon in self.names and self.headings[icon] == self.codes[icon]
        ]
        parts += [Line.assemble((mark.sign, "bold"), (f" {mark.name[self.language]}", "dim")) for mark in marks]
        return joined(parts, "  ")


def _lookalikes(cards: Iterable[CardFacts]) -> dict[str, set[str]]:
    """The kinds of cards that begin with the same number."""
    found: dict[str, set[str]] = {}
    for card in cards:
        found.setdefault(_first_icon(card.numbers), set()).add(card.kind.en)
    return found


def _first_icon(numbers: tuple[Number, ...]) -> str:
    return numbers[0].icon if numbers else ""


def _widths(numbers: Iterable[Number]) -> dict[str, int]:
    found: dict[str, int] = {}
    for number in numbers:
        found[number.icon] = max(found.get(number.icon, 0), len(str(number.value)))
    return found


def _heading(name: str, code: str, width: int | None) -> str:
    """Numbers that only players have are named in full, those of cards where their own width allows it."""
    return name if width is None or len(name) <= width + _ROOM else code


def _ordered(rows: Iterable[tuple[Number, ...]], icons: list[str]) -> list[str]:
    """One order that agrees with every row; if rows contradict each other, the order of first appearance."""
    before: dict[str, list[str]] = {icon: [] for icon in icons}
    for row in rows:
        for earlier, later in pairwise(row):
            before[later.icon].append(earlier.icon)
    try:
        return list(TopologicalSorter(before).static_order())
    except CycleError:
        return icons


def _codes(names: dict[str, str]) -> dict[str, str]:
    """The shortest beginnings, of two letters or more, that tell all names apart."""
    found: dict[str, str] = {}
    for icon, name in names.items():
        others = [other for key, other in names.items() if key != icon]
        length = _SHORTEST
        while length < len(name) and any(other[:length] == name[:length] for other in others):
            length += 1
        found[icon] = name[:length].capitalize()
    return found
