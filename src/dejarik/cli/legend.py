"""How a game's numbers are abbreviated on a narrow table: a short code and a color for each, and the legend."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from graphlib import TopologicalSorter
from itertools import combinations, pairwise
from typing import Any

from rich.text import Text as Line

from dejarik.cli.dice import draw_sides
from dejarik.cli.screen import flow, joined
from dejarik.kernel.game import CardFacts, Game
from dejarik.kernel.text import Text
from dejarik.kernel.view import Mark, Number, Thing, View

_COLORS = (
    *("bright_red", "bright_green", "bright_blue", "bright_magenta", "yellow", "white", "green", "red"),
    *("cyan", "magenta", "blue", "bright_yellow"),
)
_SHORTEST = 2
_LONGEST = 4
_ROOM = 1
"""How much wider a heading may be than the numbers under it."""


@dataclass(frozen=True)
class Legend:
    """The codes and colors of every number of a game, by icon, and its cards, by key; one language.

    ``headings`` stand above the numbers of players, ``card_headings`` above those of cards.
    """

    language: str
    names: dict[str, Text]
    codes: dict[str, str]
    headings: dict[str, str]
    card_headings: dict[str, str]
    colors: dict[str, str]
    facts: dict[str, CardFacts]
    unclear: frozenset[str]

    @classmethod
    def of(cls, game: Game[Any], view: View, language: str) -> Legend:
        """The legend for a table; a game's numbers keep their codes and colors from view to view."""
        cards = game.cards()
        rows = [*(card.numbers for card in cards), *(seat.numbers for seat in view.seats)]
        known = {number.icon for row in rows for number in row}
        lying = [thing.numbers for region in view.regions for thing in region.things]
        rows += [row for row in lying if any(number.icon not in known for number in row)]
        names = {number.icon: number.name for row in rows for number in row}
        codes = _codes({icon: name[language] for icon, name in names.items()})
        widths = _widths(number for card in cards for number in card.numbers)
        return cls(
            language=language,
            names={icon: names[icon] for icon in _ordered(rows, list(names))},
            codes=codes,
            headings={icon: _heading(name[language], codes[icon], widths.get(icon)) for icon, name in names.items()},
            card_headings={i: _heading(name[language], codes[i], widths.get(i, 1)) for i, name in names.items()},
            colors={icon: _COLORS[i % len(_COLORS)] for i, icon in enumerate(names)},
            facts={card.key: card for card in cards},
            unclear=_unclear(cards),
        )

    def columns(self, rows: Iterable[tuple[Number, ...]]) -> dict[str, list[Number]]:
        """All numbers of some rows by icon, in the order in which the game prints them."""
        found: dict[str, list[Number]] = {icon: [] for icon in self.names}
        for row in rows:
            for number in row:
                found.setdefault(number.icon, []).append(number)
        return {icon: numbers for icon, numbers in found.items() if numbers}

    def color(self, icon: str) -> str:
        """The color a number is drawn in."""
        return self.colors.get(icon, "default")

    def kind(self, thing: Thing) -> str:
        """What kind of card this is, in a word, if its numbers do not tell."""
        facts = self.facts.get(thing.key or "")
        return _short(facts.kind)[self.language] if facts and _short(facts.kind).en in self.unclear else ""

    def sides(self, thing: Thing) -> Line:
        """The sides of a card's die; nothing if it has none."""
        facts = self.facts.get(thing.key or "")
        return draw_sides(facts.faces, self.language) if facts else Line()

    def inline(self, numbers: Iterable[Number]) -> Line:
        """Numbers within a line, kept together: ``Fi2+Ag1``."""
        parts = (Line(f"{self.codes.get(n.icon, n.icon)}{n.value}", style=self.color(n.icon)) for n in numbers)
        return joined(parts, "+")

    def words(self, numbers: Iterable[Number]) -> Line:
        """Numbers in full words: ``firepower 2, cost 200``."""
        parts = (Line(f"{n.name[self.language]} {n.value}", style=self.color(n.icon)) for n in numbers)
        return joined(parts, ", ")

    def key(self, of_seats: Iterable[str], of_cards: Iterable[str], marks: Iterable[Mark], width: int) -> Line:
        """The line that explains the codes and signs in use."""
        short = {icon for icon in of_seats if self.headings.get(icon) == self.codes.get(icon)}
        short |= {icon for icon in of_cards if self.card_headings.get(icon) == self.codes.get(icon)}
        parts = [
            Line.assemble((self.codes[icon], self.color(icon)), (f" {name[self.language]}", "dim"))
            for icon, name in self.names.items()
            if icon in short and self.codes[icon] != name[self.language].capitalize()
        ]
        parts += [
            Line.assemble((mark_sign(mark, self.language), "bold"), (f" {mark.name[self.language]}", "dim"))
            for mark in marks
        ]
        return flow(parts, width, "  ")


def mark_sign(mark: Mark, language: str) -> str:
    """The sign of a mark; a letter in brackets is the initial of its name, in the reader's language."""
    if language != "en" and re.fullmatch(r"\[[A-Z]\]", mark.sign):
        return f"[{mark.name[language][:1].upper()}]"
    return mark.sign


def _short(kind: Text) -> Text:
    """A kind without what is added to it in brackets."""
    return kind.map(lambda words: words.partition(" (")[0])


def _unclear(cards: Iterable[CardFacts]) -> frozenset[str]:
    """The kinds of cards that cannot be told from another kind by a number that one always has and the other never."""
    always: dict[str, set[str]] = {}
    ever: dict[str, set[str]] = {}
    for card in cards:
        kind, icons = _short(card.kind).en, {number.icon for number in card.numbers}
        always[kind] = always.get(kind, icons) & icons
        ever[kind] = ever.get(kind, set()) | icons
    found: set[str] = set()
    for one, other in combinations(always, 2):
        if not (always[one] - ever[other]) | (always[other] - ever[one]):
            found |= {one, other}
    return frozenset(found)


def _widths(numbers: Iterable[Number]) -> dict[str, int]:
    found: dict[str, int] = {}
    for number in numbers:
        found[number.icon] = max(found.get(number.icon, 0), len(str(number.value)))
    return found


def _heading(name: str, code: str, width: int | None) -> str:
    """Numbers that only players have are named in full, those of cards where their own width allows it."""
    if width is None:
        return _on_two_lines(name)
    return name if len(name) <= width + _ROOM else code


def _on_two_lines(name: str) -> str:
    """Several words one above the other, as narrow as that goes."""
    words = name.split()
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return "\n".join(min(splits, key=lambda lines: max(map(len, lines)))) if splits else name


def _ordered(rows: Iterable[tuple[Number, ...]], icons: list[str]) -> list[str]:
    """One order that agrees with the rows; where a row contradicts those before it, it gives way."""
    before: dict[str, list[str]] = {icon: [] for icon in icons}
    for row in rows:
        for earlier, later in pairwise(number.icon for number in row):
            if later not in _all_before(before, earlier) and earlier not in before[later]:
                before[later].append(earlier)
    return list(TopologicalSorter(before).static_order())


def _all_before(before: dict[str, list[str]], icon: str) -> set[str]:
    """The icon and everything that must stand before it."""
    found, waiting = {icon}, [icon]
    while waiting:
        new = set(before[waiting.pop()]) - found
        found |= new
        waiting += new
    return found


def _codes(names: dict[str, str]) -> dict[str, str]:
    """The shortest beginnings, of two letters or more, that tell all names apart; initials where those are long."""
    initials = {icon: "".join(word[0] for word in name.split()).upper() for icon, name in names.items()}
    found: dict[str, str] = {}
    for icon, name in names.items():
        others = [other for key, other in names.items() if key != icon]
        length = _SHORTEST
        while length < len(name) and any(other[:length] == name[:length] for other in others):
            length += 1
        short, alone = initials[icon], list(initials.values()).count(initials[icon]) == 1
        found[icon] = short if length > _LONGEST and alone and len(short) > 1 else name[:length].capitalize()
    return found
