"""From decks to the tables of a match."""

from __future__ import annotations

from functools import lru_cache

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.deal import Deal
from dejarik.games.destiny.decks import Deck, decode


@lru_cache(maxsize=256)
def deal_of(decks: tuple[str, ...]) -> Deal:
    """The cards and dice of a match, by the codes of its decks."""
    return Deal([brought for seat, code in enumerate(decks) for brought in _brought(decode(code), seat)])


def _brought(deck: Deck, seat: int) -> list[tuple[Card, int, int]]:
    """Characters with their dice, plot, battlefield, and every card of the deck with its die."""
    found = [(POOL[key], seat, dice) for key, dice in deck.characters]
    others = [key for key in (deck.plot, deck.battlefield) if key]
    others += [key for key, copies in deck.cards for _ in range(copies)]
    return found + [(POOL[key], seat, int(bool(POOL[key].die))) for key in others]
