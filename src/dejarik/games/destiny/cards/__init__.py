"""Every card of the pool. A set is added here, and nowhere else."""

from __future__ import annotations

from typing import NamedTuple

from dejarik.games.destiny.cards import awakenings, legacies, spirit_of_rebellion
from dejarik.games.destiny.cards.battlefields import BATTLEFIELDS
from dejarik.games.destiny.cards.plots import PLOTS
from dejarik.games.destiny.model.card import POOL, Card, add_to_pool
from dejarik.kernel.text import Text, same


class CardSet(NamedTuple):
    """A published set: the letters in front of its cards' keys, its name, and its number in the community's lists."""

    letters: str
    name: Text
    number: int


SETS = (
    CardSet("AW", Text("Awakenings", "Przebudzenia"), 1),
    CardSet("SoR", Text("Spirit of Rebellion", "Duch Rebelii"), 2),
    CardSet("LEG", same("Legacies"), 5),
)

for _cards in (awakenings.CARDS, spirit_of_rebellion.CARDS, legacies.CARDS, BATTLEFIELDS, PLOTS):
    add_to_pool(_cards)

_PLACE = {each.letters: place for place, each in enumerate(SETS)}

ALL_CARDS: tuple[Card, ...] = tuple(
    sorted(POOL.values(), key=lambda card: (_PLACE[card.key.partition("-")[0]], card.key))
)
"""In the order of sets and numbers."""

__all__ = ["ALL_CARDS", "POOL", "SETS", "CardSet"]
