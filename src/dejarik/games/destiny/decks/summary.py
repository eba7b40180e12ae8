"""A deck in numbers: how many cards of each type, what they cost, how many dice come with it."""

from __future__ import annotations

from collections import Counter

from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.language.terms import EVENT, IN_DECKS, SUPPORT, UPGRADE


def counts(deck: Deck) -> dict[int, int]:
    """The number of upgrades, supports and events."""
    found = dict.fromkeys((UPGRADE, SUPPORT, EVENT), 0)
    for card, copies in deck.listed():
        if card.kind in found:
            found[card.kind] += copies
    return found


def cost_curve(deck: Deck) -> dict[int, int]:
    """How many cards cost 0, 1, 2 ... resources, up to the dearest."""
    found: Counter[int] = Counter()
    for card, copies in deck.listed():
        if card.kind in IN_DECKS:
            found[card.cost] += copies
    return {cost: found[cost] for cost in range(max(found, default=-1) + 1)}


def dice(deck: Deck) -> int:
    """All dice that belong to the team and the cards (destiny.starter.build.parts)."""
    return sum(each for _, each in deck.characters) + sum(copies for card, copies in deck.listed() if card.die)
