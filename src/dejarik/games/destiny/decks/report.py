"""What is in a deck, section by section, for whoever shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.decks.model import Deck, points_for
from dejarik.games.destiny.decks.summary import counts, dice
from dejarik.games.destiny.decks.words import COUNTED, DIE, HEADINGS, POINT, title
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, PLOT
from dejarik.kernel.text import CARD, EMPTY, Text, joined, listed, same


@dataclass(frozen=True)
class Row:
    """A card of the deck: its copies, or a character's dice and points."""

    number: Text
    title: Text
    key: str


@dataclass(frozen=True)
class Section:
    """A part of the deck under its heading."""

    heading: Text
    rows: tuple[Row, ...]


def counts_text(deck: Deck) -> Text:
    """How many cards, of which types, and how many dice."""
    kinds = listed(COUNTED[kind].count(number) for kind, number in counts(deck).items() if number)
    cards = CARD.count(deck.size) + (same(" (") + kinds + ")" if kinds.en else EMPTY)
    return joined((cards, DIE.count(dice(deck))), ", ")


def sections(deck: Deck) -> Iterator[Section]:
    """The parts of the deck that have cards; one that stands where it may not is among the cards of its type."""
    for kind, heading in HEADINGS.items():
        rows = tuple(_rows(deck, kind))
        if rows:
            yield Section(heading, rows)


def _rows(deck: Deck, kind: int) -> Iterator[Row]:
    if kind == CHARACTER:
        for key, number in deck.characters:
            points = POINT.count(points_for(POOL[key], number))
            yield Row(joined((DIE.count(number), points), ", "), title(POOL[key]), key)
    beside = {BATTLEFIELD: deck.battlefield, PLOT: deck.plot}.get(kind)
    if beside:
        yield Row(
            EMPTY if kind == BATTLEFIELD else POINT.count(points_for(POOL[beside], 1)), title(POOL[beside]), beside
        )
    for card, copies in deck.listed():
        if card.kind == kind:
            yield Row(same(str(copies)), title(card), card.key)
