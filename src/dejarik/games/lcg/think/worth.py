"""What the cards of a match are worth by what is printed on them, in steps of the Death Star dial."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import Final

from dejarik.abilities.selectors import Theirs
from dejarik.games.lcg.language.terms import ENHANCEMENT, FATE, UNIT, Icons
from dejarik.games.lcg.model.card import Card
from dejarik.games.lcg.model.deal import Deal
from dejarik.games.lcg.model.keywords import Elite

PER_ICON: Final = (0.5, 0.6, 0.5)
"""By type of combat icon."""
WITH_THE_EDGE: Final = 0.55
"""An edge-enabled icon, as a part of a normal one."""
UNIT_BASE: Final = 0.3
PER_COST: Final = 0.5
PER_CAPACITY: Final = 0.15
PER_FORCE_ICON: Final = 0.12
ENHANCEMENT_BASE: Final = 0.3
PER_ENHANCEMENT_COST: Final = 0.7
HELD: Final = 0.25
"""A unit or enhancement in hand, as a part of one in play."""
EVENT_HELD: Final = 0.3
FATE_HELD: Final = 0.3
PER_ICON_HELD: Final = 0.07


class Worths:
    """By card number: what a unit fights for, what it is worth in all, what a card in hand is worth to its player."""

    def __init__(self, deal: Deal) -> None:
        self.fight = tuple(_fight(card) for card in deal.cards)
        self.body = tuple(_body(card) for card in deal.cards)
        self.blasts = tuple(card.icons.blast + WITH_THE_EDGE * card.edge_icons.blast for card in deal.cards)
        self.unit: tuple[float, ...] = tuple(map(add, self.fight, self.body))
        self.held = tuple(_held(card) for card in deal.cards)
        self.refresh = tuple(2 if deal.ability(card, Elite) else 1 for card in range(len(deal.cards)))
        """How many focus tokens a card loses in its refresh phase."""
        self.hostile = tuple(_is_hostile(card) for card in deal.cards)
        """Whether an enhancement is for the enemy's cards."""


@lru_cache(maxsize=256)
def worths_of(deal: Deal) -> Worths:
    """The worths of a match."""
    return Worths(deal)


def _fight(card: Card) -> float:
    return _icons(card.icons) + WITH_THE_EDGE * _icons(card.edge_icons)


def _icons(icons: Icons) -> float:
    return sum(worth * number for worth, number in zip(PER_ICON, icons, strict=True))


def _body(card: Card) -> float:
    """A card in play, what it fights for apart."""
    if card.kind == UNIT:
        return UNIT_BASE + PER_COST * card.cost + PER_CAPACITY * card.capacity + PER_FORCE_ICON * card.force
    if card.kind == ENHANCEMENT:
        return ENHANCEMENT_BASE + PER_ENHANCEMENT_COST * card.cost
    return 0.0


def _is_hostile(card: Card) -> bool:
    return card.enhances is not None and isinstance(card.enhances.whose, Theirs)


def _held(card: Card) -> float:
    if card.kind in (UNIT, ENHANCEMENT):
        own = HELD * (_body(card) + _fight(card))
    else:
        own = FATE_HELD if card.kind == FATE else EVENT_HELD
    return own + PER_ICON_HELD * card.force
