"""What can be printed on a card, and short ways to write it down."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.games.deckbuilding.printed import BASE_CARD, SHIP, UNIT
from dejarik.games.deckbuilding.vocabulary.abilities import (
    Ability,
    Absorb,
    Arrival,
    Aura,
    Bonus,
    HuntNeutral,
    Use,
    When,
)
from dejarik.games.deckbuilding.vocabulary.effects import Strengthen
from dejarik.games.deckbuilding.vocabulary.words import Effect
from dejarik.kernel.text import Text, joined, key_of


@dataclass(frozen=True)
class Card:
    """A card as printed. Cards not for sale cost 0; only Empire and Rebel units of the galaxy deck have a target.

    ``figure`` is the picture, where type and traits do not tell it (see ``looks.py``).
    """

    key: str
    name: Text
    kind: int
    faction: int
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
    figure: str = ""

    @property
    def text(self) -> Text:
        """What the card does, in words made from its abilities."""
        return joined(ability.text for ability in self.abilities)

    @property
    def use(self) -> Use | None:
        """The ability used once a turn."""
        return next((a for a in self.abilities if isinstance(a, Use)), None)

    def when(self, moment: int) -> Effect | None:
        """What waits for a moment."""
        return next((a.effect for a in self.abilities if isinstance(a, When) and a.moment == moment), None)

    @property
    def bonus(self) -> Bonus | None:
        """What the card adds to its own attack."""
        return next((a for a in self.abilities if isinstance(a, Bonus)), None)

    @property
    def aura(self) -> Aura | None:
        """What the card adds to the attack of others."""
        return next((a for a in self.abilities if isinstance(a, Aura)), None)

    @property
    def arrival(self) -> Arrival | None:
        """Where purchases go by this card."""
        return next((a for a in self.abilities if isinstance(a, Arrival)), None)

    @property
    def absorbs(self) -> int:
        """The damage a base ignores each turn."""
        return sum(a.damage for a in self.abilities if isinstance(a, Absorb))

    @property
    def hunts(self) -> bool:
        """Whether neutral units may be attacked."""
        return any(isinstance(a, HuntNeutral) for a in self.abilities)

    @property
    def gains_attack(self) -> bool:
        """Whether the card has attack of its own, always or at times."""
        effects = [a.effect for a in self.abilities if isinstance(a, Use | When)]
        return bool(self.attack or self.bonus) or any(map(_strengthens, effects))


def _strengthens(effect: Effect) -> bool:
    return isinstance(effect, Strengthen) or any(map(_strengthens, effect.parts))


@dataclass(frozen=True)
class Line:
    """The row of symbols on a unit or ship: cost, attack, resources, Force."""

    cost: int
    attack: int
    resources: int
    force: int


def line(written: str) -> Line:
    """Cost, attack, resources and Force as ``"3/3/0/0"``."""
    return Line(*map(int, written.split("/")))


def unit(
    faction: int,
    en: str,
    pl: str,
    symbols: str,
    *abilities: Ability,
    traits: str = "",
    copies: int = 1,
    unique: bool = False,
    starter: bool = False,
    reward: Effect | None = None,
    figure: str = "",
) -> Card:
    """A unit; one with a reward is a target for the other faction, and its target value equals its cost."""
    printed = line(symbols)
    return Card(
        key_of(en),
        Text(en, pl),
        UNIT,
        faction,
        copies,
        starter,
        unique,
        frozenset(traits.split(", ")) if traits else frozenset(),
        printed.cost,
        printed.attack,
        printed.resources,
        printed.force,
        printed.cost if reward else 0,
        0,
        abilities,
        reward,
        figure,
    )


def ship(faction: int, en: str, pl: str, symbols: str, *abilities: Ability, copies: int = 1) -> Card:
    """A capital ship; its hit points equal its cost."""
    printed = line(symbols)
    return Card(
        key_of(en),
        Text(en, pl),
        SHIP,
        faction,
        copies,
        cost=printed.cost,
        attack=printed.attack,
        resources=printed.resources,
        force=printed.force,
        hit_points=printed.cost,
        abilities=abilities,
    )


def base(faction: int, en: str, pl: str, hit_points: int, *abilities: Ability, figure: str) -> Card:
    """A base."""
    return Card(key_of(en), Text(en, pl), BASE_CARD, faction, hit_points=hit_points, abilities=abilities, figure=figure)
