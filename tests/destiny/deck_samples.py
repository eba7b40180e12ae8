"""Decks to start from: a legal one of the example team of the rules, and ways to change one thing about a deck."""

from __future__ import annotations

from dataclasses import replace

from dejarik.games.destiny.cards import ALL_CARDS, POOL
from dejarik.games.destiny.decks import Deck, violations
from dejarik.games.destiny.decks.legality import refuse_in_deck
from dejarik.games.destiny.decks.model import Numbered
from dejarik.games.destiny.language.terms import IN_DECKS

LEIA_AND_HAN = (("AW-028", 2), ("AW-046", 1))
ECHO_BASE = "AW-166"


def filling(team: Numbered, number: int = 30, *, without: tuple[str, ...] = ()) -> Numbered:
    """The first cards of the pool that a team may have, two of each, until there are as many as asked for."""
    cards = [POOL[key] for key, _ in team]
    fitting = [card for card in ALL_CARDS if card.kind in IN_DECKS and not refuse_in_deck(card, cards)]
    keys = [card.key for card in fitting if card.key not in without for _ in range(2)]
    return tuple((key, 1) for key in keys[:number])


def legal_deck(team: Numbered = LEIA_AND_HAN, plot: str = "") -> Deck:
    return Deck("Sample", team, ECHO_BASE, filling(team), plot)


def with_card(deck: Deck, key: str, copies: int = 1) -> Deck:
    """The deck with copies of a card instead of as many others, so that its size stays the same."""
    others = [(each, 1) for each, number in deck.cards if each != key for _ in range(number)]
    spare = filling(deck.characters, 999, without=(key, *dict(deck.cards)))
    kept = (*spare, *others)[-(deck.size - copies) :]
    return replace(deck, cards=(*kept, (key, copies)))


def broken(deck: Deck) -> list[str]:
    """The ids of the rules that a deck breaks."""
    return [violation.rule for violation in violations(deck)]


def said(deck: Deck) -> tuple[str, str]:
    """The only violation of a deck, in English and Polish."""
    (violation,) = violations(deck)
    return violation.text.en, violation.text.pl
