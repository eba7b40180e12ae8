"""Every card of the pool: the affiliation cards and the objective sets."""

from __future__ import annotations

from dejarik.games.lcg.cards import core, expansions
from dejarik.games.lcg.cards.affiliations import AFFILIATIONS
from dejarik.games.lcg.model.card import POOL, SETS, Card, add_card, add_set

for _card in AFFILIATIONS:
    add_card(_card)
for _set in sorted((*core.SETS, *expansions.SETS), key=lambda printed: printed.number):
    add_set(_set)

ALL_CARDS: tuple[Card, ...] = tuple(POOL.values())
"""The affiliation cards first, then the others in the order of objective sets and their positions."""

__all__ = ["ALL_CARDS", "POOL", "SETS"]
