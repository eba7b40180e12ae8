"""Short ways to write down what is printed on a card."""

from __future__ import annotations

from dataclasses import replace

from dejarik.abilities.words import Word, name_effects
from dejarik.games.deckbuilding.model.abilities import Ability, Bonus, Use, When
from dejarik.games.deckbuilding.model.card import Card
from dejarik.games.deckbuilding.model.state import BASE_CARD, DECK, EMPIRE, HAND, REBEL, SHIP, UNIT
from dejarik.games.deckbuilding.model.words import Effect
from dejarik.games.deckbuilding.vocabulary.gains import Strengthen
from dejarik.kernel.text import Text, key_of

__all__ = ["DECK", "EMPIRE", "HAND", "REBEL", "Card", "Use", "When", "base", "of_faction", "ship", "unit"]


def of_faction(faction: int, *cards: Card) -> tuple[Card, ...]:
    """Cards of a faction; all others are neutral."""
    return tuple([replace(card, faction=faction) for card in cards])


def unit(
    names: tuple[str, str],
    symbols: str,
    *abilities: Ability,
    traits: str = "",
    copies: int = 1,
    unique: bool = False,
    starter: bool = False,
    reward: Effect | None = None,
) -> Card:
    """A unit, its names in English and Polish, its symbols as cost/attack/resources/Force.

    One with a reward is a target for the other faction, and its target value equals its cost.
    """
    cost, attack, resources, force = map(int, symbols.split("/"))
    return _named(
        Card(
            key=key_of(names[0]),
            name=Text(*names),
            kind=UNIT,
            copies=copies,
            starter=starter,
            unique=unique,
            traits=frozenset(traits.split(", ")) if traits else frozenset(),
            cost=cost,
            attack=attack,
            resources=resources,
            force=force,
            target=cost if reward else 0,
            abilities=abilities,
            reward=reward,
            gains_attack=attack > 0 or any(map(_gives_attack, abilities)),
        )
    )


def ship(names: tuple[str, str], symbols: str, *abilities: Ability, copies: int = 1) -> Card:
    """A capital ship; its hit points equal its cost."""
    cost, attack, resources, force = map(int, symbols.split("/"))
    return _named(
        Card(
            key=key_of(names[0]),
            name=Text(*names),
            kind=SHIP,
            copies=copies,
            cost=cost,
            attack=attack,
            resources=resources,
            force=force,
            hit_points=cost,
            abilities=abilities,
            gains_attack=attack > 0 or any(map(_gives_attack, abilities)),
        )
    )


def base(names: tuple[str, str], hit_points: int, *abilities: Ability) -> Card:
    """A base."""
    return _named(Card(key_of(names[0]), Text(*names), BASE_CARD, hit_points=hit_points, abilities=abilities))


def _named(card: Card) -> Card:
    """The card, its effects named after their places on it: ``admiral_piett/reward``."""
    for place, ability in enumerate(card.abilities):
        name_effects(ability, f"{card.key}/{place}")
    if card.reward is not None:
        name_effects(card.reward, f"{card.key}/reward")
    return card


def _gives_attack(word: Word) -> bool:
    """Whether an ability may give attack to its own card."""
    return isinstance(word, Bonus | Strengthen) or any(map(_gives_attack, word.words()))
