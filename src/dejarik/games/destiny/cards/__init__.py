"""Every card of the pool. A set is added here, and nowhere else."""

from __future__ import annotations

from dejarik.games.destiny.cards import awakenings, legacies
from dejarik.games.destiny.cards.battlefields import BATTLEFIELDS
from dejarik.games.destiny.cards.plots import PLOTS
from dejarik.games.destiny.model.card import POOL, Card, add_to_pool

SETS = (awakenings.CARDS, legacies.CARDS, BATTLEFIELDS, PLOTS)
for _cards in SETS:
    add_to_pool(_cards)

ALL_CARDS: tuple[Card, ...] = tuple(sorted(POOL.values(), key=lambda card: card.key))
"""In the order of sets and numbers."""

__all__ = ["ALL_CARDS", "POOL", "SETS"]
