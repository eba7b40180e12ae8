"""Deck lists as people write them: the affiliation, and an objective set on each line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from dejarik.games.lcg.decks import texts
from dejarik.games.lcg.decks.gather import Gathered
from dejarik.games.lcg.decks.lookup import AFFILIATIONS, find_affiliation, find_command, find_set, is_command, is_name
from dejarik.games.lcg.decks.model import Deck, objective_of
from dejarik.games.lcg.language.products import PRODUCTS
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.lines import (
    COUNT_BEHIND,
    IN_BRACKETS,
    LONGEST_LINE,
    TRAILING,
    agreed,
    contradiction,
    front,
    heading_of,
    is_remark,
    labeled,
    labeled_name,
    without_remark,
)
from dejarik.kernel.decklists.names import squash, tidy_name
from dejarik.kernel.decklists.spots import in_line, located
from dejarik.kernel.decklists.whole import written_whole
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import LANGUAGES, Text, same

_AFFILIATION, _OBJECTIVES, _COMMANDS = "affiliation", "objectives", "commands"
_HEADINGS = {
    squash(words): part
    for part, headings in {
        _AFFILIATION: (
            *("affiliation", "affiliations", "affiliation card", "faction"),
            *("stronnictwo", "stronnictwa", "karta stronnictwa"),
        ),
        _OBJECTIVES: (
            *(
                "objective",
                "objectives",
                "objective deck",
                "objective set",
                "objective sets",
                "objective cards",
                "sets",
            ),
            *("cel", "cele", "talia celów", "zestaw celu", "zestawy celu", "zestawy celów", "karty celów"),
            *("sets", "zestawy"),
        ),
        _COMMANDS: (
            *("command deck", "command cards", "cards", "units", "enhancements", "events", "fate", "fate cards"),
            *("talia dowodzenia", "karty dowodzenia", "karty", "jednostki", "ulepszenia", "wydarzenia", "karty losu"),
        ),
    }.items()
    for words in headings
}
_PRODUCTS = frozenset(squash(name[language]) for name in PRODUCTS.values() for language in LANGUAGES)
_LAST_WORDS = re.compile(rf"(?:^|[\s,;])\s*({COUNT_BEHIND}|#\s*\d{{1,4}})$", re.IGNORECASE)
"""What can only be a remark about the set and not a part of its name, even without brackets."""
_REFERENCE = re.compile(r"(?:[^\d#]*[^\w#])?#?\s*(\d{1,4})(?:-\d)?")


@dataclass(frozen=True)
class _Line:
    """What a line says: a name, and as often as it tells them the copies and the number of the set."""

    name: str
    column: int
    counts: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()

    def copies(self) -> int:
        return agreed(self.counts, lambda copies: same(f"{copies}x")) or 1

    def number(self) -> int | None:
        told = list(dict.fromkeys(self.numbers))
        if len(told) > 1:
            raise contradiction(*(same(f"({number})") for number in told[:2]))
        return told[0] if told else None


@dataclass
class _Reader:
    """Where reading has come to."""

    place: Text
    found: Gathered = field(default_factory=Gathered)
    part: str = ""
    above_cards: bool = True

    def read(self, number: int, line: str) -> None:
        """One line: a heading, something about the deck, or a card."""
        if heading_of(line) in _HEADINGS:
            self.part, self.above_cards = _HEADINGS[heading_of(line)], False
            return
        if self.above_cards and (name := labeled_name(line)):
            self.found.name = name
            return
        words = self._meaning(line)
        if not words:
            return
        card = _read_line(words)
        if self.above_cards and not self.found.name and not _is_certain(card):
            self.found.name = words
            return
        self.above_cards = False
        spot = in_line(self.place, number, line.index(words) + card.column)
        with located(spot, general.COMMENT_HINT):
            self._add(card, spot)

    def _meaning(self, line: str) -> str:
        """What a line says about cards or the deck, without remarks and a heading in front; empty if nothing."""
        if is_remark(line):
            return ""
        line = without_remark(line)
        found = labeled(line)
        if found and found.label in _HEADINGS and found.rest:
            self.part, self.above_cards, line = _HEADINGS[found.label], False, found.rest
        return line.strip() if squash(line) else ""

    def _add(self, card: _Line, spot: Text) -> None:
        """A card where its heading says, or without a heading where its name belongs."""
        if self.part == _AFFILIATION or (not self.part and AFFILIATIONS.find(card.name)):
            self.found.add_affiliation(find_affiliation(card.name), card.copies())
            self.part = ""
        elif self.part == _COMMANDS or (not self.part and is_command(card.name)):
            self.found.add_command(find_command(card.name, card.number()), card.copies(), spot)
        else:
            self.found.add_set(find_set(card.name, card.number()), card.copies(), spot)


def read_text(text: str, place: Text) -> Deck:
    """The deck of a list; raises BadDeckError that says which line and why."""
    reader = _Reader(place)
    for number, line in enumerate(text.split("\n"), 1):
        reader.read(number, line)
    if reader.found.is_empty:
        raise BadDeckError(general.NO_CARDS, texts.NAME_A_LIST, place)
    return reader.found.deck()


def _is_certain(line: _Line) -> bool:
    """Whether a line must be a card; other words above all cards are the name of the deck."""
    return bool(line.counts or line.numbers) or is_name(line.name)


def _read_line(line: str) -> _Line:
    """Take a line apart: bullet and count from the front, copies and the number of the set from the end."""
    if len(line) > LONGEST_LINE:
        return _Line(line, 1)
    start, counts = front(line)
    found = _Line(line[start:].rstrip().rstrip(TRAILING), start + 1, counts)
    while end := IN_BRACKETS.search(found.name) or _LAST_WORDS.search(found.name):
        taken = _take(found, end[1].strip())
        if taken is None:
            break
        found = replace(taken, name=found.name[: end.start()].rstrip(TRAILING))
    return found


def _take(line: _Line, words: str) -> _Line | None:
    """The line with what words at its end say besides the name; None if they belong to the name."""
    if count := re.fullmatch(COUNT_BEHIND, words, re.IGNORECASE):
        return replace(line, counts=(*line.counts, count[1]))
    if reference := _REFERENCE.fullmatch(words):
        return replace(line, numbers=(int(reference[1]), *line.numbers))
    return line if squash(words) in _PRODUCTS else None


# ---------------------------------------------------------------- writing


def write_text(deck: Deck) -> str:
    """The list of a deck: the affiliation, and its sets with their numbers; the command cards come along.

    Raises BadDeckError if something of it would not come back from such a list.
    """
    parts = [f"Name: {tidy_name(deck.name)}\n"] if tidy_name(deck.name) else []
    affiliations = [card.name.en for card in deck.affiliation_cards()]
    sets = [f"{copies}x {objective_of(number).name.en} ({number})" for number, copies in deck.sets]
    for heading, lines in (("Affiliation", affiliations), ("Objective sets", sets)):
        if lines:
            parts.append("\n".join((heading, "-" * len(heading), *lines, "")))
    return written_whole(deck, "\n".join(parts), read_text)
