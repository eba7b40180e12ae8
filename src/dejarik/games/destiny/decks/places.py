"""Where each card goes that somebody chooses for a deck, and what it adds to the numbers of the whole."""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.decks.legality import DECK_SIZE, MOST_POINTS, STARTER_SIZE
from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.decks.sections import SECTION_OF_KIND, character_label, plot_label
from dejarik.games.destiny.decks.starters import starter_key
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, PLOT
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decklists.lines import MOST_OF_ONE
from dejarik.kernel.decks import DeckLevel, DeckPlace, DeckTotal
from dejarik.kernel.text import EMPTY, Text

POINTS, CARDS, DICE = "points", "cards", "dice"


def totals_of(deck: Deck) -> tuple[DeckTotal, ...]:
    """The points of the team, the cards to draw, and all dice."""
    size = STARTER_SIZE if starter_key(deck) else DECK_SIZE
    return (
        DeckTotal(POINTS, Text("Points", "Punkty"), deck.points, most=MOST_POINTS),
        DeckTotal(CARDS, Text("Cards", "Karty"), deck.size, size, size),
        DeckTotal(DICE, Text("Dice", "Kości"), deck.dice),
    )


def place_of(card: Card) -> DeckPlace:
    """Where a card goes: characters with their dice, one battlefield, one plot, and copies of everything else."""
    levels = tuple(_levels(card))
    only_one = card.kind in (BATTLEFIELD, PLOT) or len(levels) > 1
    return DeckPlace(card.key, SECTION_OF_KIND[card.kind], 1 if only_one else MOST_OF_ONE, levels)


def _levels(card: Card) -> Iterator[DeckLevel]:
    if card.kind == CHARACTER:
        for dice, points in enumerate(card.points, 1):
            yield DeckLevel(character_label(card.key, dice), {POINTS: points, DICE: dice})
    elif card.kind == PLOT:
        yield DeckLevel(plot_label(card.key), {POINTS: sum(card.points[:1])})
    elif card.kind == BATTLEFIELD:
        yield DeckLevel(EMPTY, {})
    else:
        yield DeckLevel(EMPTY, {CARDS: 1, DICE: 1} if card.die else {CARDS: 1})


PLACES = tuple(map(place_of, ALL_CARDS))
