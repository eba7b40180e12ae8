"""Abilities begin: when a player uses them, and when the moment has come that a card waits for."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.abilities import words
from dejarik.abilities.frames import NOBODY
from dejarik.abilities.offers import offer
from dejarik.abilities.timing import Pending
from dejarik.games.deckbuilding.model.printed import WHEN
from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.games.deckbuilding.model.words import Effect


def begin(s: DeckbuildingState, effect: Effect, card: int) -> None:
    """Carry out an effect of a card from the start."""
    words.begin(s, effect, s.new_frame(card, s.active, NOBODY))


def occur(s: DeckbuildingState, moment: int, *cards: int, foe: int = NOBODY) -> None:
    """A moment has come for cards; those that wait for it are offered together when the agenda gets there."""
    offer_due(s, waiting(moment, cards), foe)


def waiting(moment: int, cards: Iterable[int]) -> list[tuple[Effect, int]]:
    """What the cards have waiting for a moment, each effect with its card."""
    effects = WHEN[moment]
    return [(effect, card) for card in cards if (effect := effects[card]) is not None]


def offer_due(s: DeckbuildingState, due: list[tuple[Effect, int]], foe: int = NOBODY) -> None:
    """Offer abilities that are due at the same time, each with its card (deckbuilding.when.unlimited)."""
    if due:
        pending = tuple([Pending(effect, s.new_frame(card, s.active, foe)) for effect, card in due])
        s.agenda.append((offer, (pending,)))
