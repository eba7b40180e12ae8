"""Short ways to write down what is printed on a card."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.games.deckbuilding.model.abilities import Ability, Bonus, Use, When
from dejarik.games.deckbuilding.model.card import Card
from dejarik.games.deckbuilding.model.state import BASE_CARD, SHIP, UNIT
from dejarik.games.deckbuilding.model.words import Effect
from dejarik.games.deckbuilding.vocabulary.effects import Strengthen
from dejarik.kernel.text import Text, key_of


def _gains_attack(ability: Ability) -> bool:
    """Whether an ability may give attack to its own card."""
    if isinstance(ability, Use | When):
        return _strengthens(ability.effect)
    return isinstance(ability, Bonus)


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
        printed.attack > 0 or any(map(_gains_attack, abilities)),
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
        gains_attack=printed.attack > 0 or any(map(_gains_attack, abilities)),
    )


def base(faction: int, en: str, pl: str, hit_points: int, *abilities: Ability, figure: str) -> Card:
    """A base."""
    return Card(key_of(en), Text(en, pl), BASE_CARD, faction, hit_points=hit_points, abilities=abilities, figure=figure)
