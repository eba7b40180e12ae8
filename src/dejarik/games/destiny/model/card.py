"""What a card is: its facts as printed, and its abilities as trees of words. All cards there are stand in ``POOL``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from dejarik.abilities.printed import Ability
from dejarik.abilities.words import name_effects
from dejarik.games.destiny.language.dice import Side
from dejarik.kernel.text import EMPTY, Text


class OurName(Text):
    """A name whose Polish form is our own, because no official one is known."""


def ours(en: str, pl: str) -> OurName:
    """A name with a Polish form of our own."""
    return OurName(en, pl)


@dataclass(frozen=True)
class Card:
    """A card of any type. ``points`` are those of one die and, if there is a second number, of two."""

    key: str
    kind: int
    name: Text
    color: int
    side: int
    rarity: int
    subtitle: Text = EMPTY
    unique: bool = False
    cost: int = 0
    health: int = 0
    points: tuple[int, ...] = ()
    subtypes: tuple[str, ...] = ()
    die: tuple[Side, ...] = ()
    abilities: tuple[Ability, ...] = field(default=(), repr=False)

    @property
    def has_own_polish(self) -> bool:
        """Whether its Polish name or subtitle is ours."""
        return isinstance(self.name, OurName) or isinstance(self.subtitle, OurName)


POOL: dict[str, Card] = {}
"""Every card by its key; the package ``cards`` fills it."""


def add_to_pool(cards: Iterable[Card]) -> None:
    """Add a set, naming every effect after its place: its card, the ability, the place in it."""
    for card in cards:
        if card.key in POOL:
            raise ValueError(f"two cards have the key {card.key}")
        for place, ability in enumerate(card.abilities):
            name_effects(ability, f"{card.key}/{place}")
        POOL[card.key] = card
