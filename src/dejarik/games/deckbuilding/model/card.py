"""A card as printed."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.games.deckbuilding.model.abilities import Ability
from dejarik.games.deckbuilding.model.state import NEUTRAL
from dejarik.games.deckbuilding.model.words import Effect
from dejarik.kernel.text import Text, joined


@dataclass(frozen=True)
class Card:
    """A card as printed. Cards not for sale cost 0; only Empire and Rebel units of the galaxy deck have a target.

    ``gains_attack`` says whether the card has attack of its own, always or at times.
    """

    key: str
    name: Text
    kind: int
    faction: int = NEUTRAL
    copies: int = 1
    starter: bool = False
    unique: bool = False
    traits: frozenset[str] = frozenset()
    cost: int = 0
    attack: int = 0
    resources: int = 0
    force: int = 0
    target: int = 0
    hit_points: int = 0
    abilities: tuple[Ability, ...] = ()
    reward: Effect | None = None
    gains_attack: bool = False

    @property
    def text(self) -> Text:
        """What the card does, in words made from its abilities."""
        return joined(ability.text for ability in self.abilities)
