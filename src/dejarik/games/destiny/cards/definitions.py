"""What a card is: its facts as printed, and its abilities as trees of words."""

from __future__ import annotations

from dataclasses import dataclass, field

from dejarik.games.destiny.dice import Side
from dejarik.games.destiny.vocabulary.abilities import Ability
from dejarik.kernel.text import EMPTY, Text


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
