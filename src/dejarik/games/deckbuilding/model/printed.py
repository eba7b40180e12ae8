"""What is printed on every card, as tables indexed by the card's number; the package ``cards`` fills them once."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.deckbuilding.model.abilities import Absorb, Arrival, Aura, Bonus, HuntNeutral, Use, When
from dejarik.games.deckbuilding.model.card import Card
from dejarik.games.deckbuilding.model.moments import MOMENTS
from dejarik.games.deckbuilding.model.words import Effect
from dejarik.kernel.text import Text

CARDS: list[Card] = []
KEY: list[str] = []
NAMES: dict[str, Text] = {}
"""The name of a card by its key."""
KIND: list[int] = []
FACTION: list[int] = []
COST: list[int] = []
ATTACK: list[int] = []
RESOURCES: list[int] = []
FORCE: list[int] = []
TARGET: list[int] = []
HIT_POINTS: list[int] = []
UNIQUE: list[bool] = []
TRAITS: list[frozenset[str]] = []
REWARD: list[Effect | None] = []
USE: list[Use | None] = []
WHEN: tuple[list[Effect | None], ...] = tuple([] for _ in MOMENTS)
BONUS: list[Bonus | None] = []
AURA: list[Aura | None] = []
ARRIVAL: list[Arrival | None] = []
ABSORBS: list[int] = []
HUNTS: list[bool] = []
CAN_ATTACK: tuple[list[bool], list[bool]] = ([], [])
"""For an owner of either faction, whether the card could ever have attack: printed, gained, or lent by another card."""


def fill(cards: Sequence[Card]) -> None:
    """Write the cards of a set behind those that are there, in the order of their numbers.

    What one set lends another does not count: a match without that set must not notice it.
    """
    for card in cards:
        CARDS.append(card)
        KEY.append(card.key)
        NAMES[card.key] = card.name
        KIND.append(card.kind)
        FACTION.append(card.faction)
        COST.append(card.cost)
        ATTACK.append(card.attack)
        RESOURCES.append(card.resources)
        FORCE.append(card.force)
        TARGET.append(card.target)
        HIT_POINTS.append(card.hit_points)
        UNIQUE.append(card.unique)
        TRAITS.append(card.traits)
        REWARD.append(card.reward)
        _fill_abilities(card)
    for side, can_attack in enumerate(CAN_ATTACK):
        lent = [
            ability
            for card in cards
            if card.faction != 1 - side
            for ability in card.abilities
            if isinstance(ability, Aura)
        ]
        for card in cards:
            can_attack.append(card.gains_attack or any(aura.reaches(card.kind, card.traits) for aura in lent))


def _fill_abilities(card: Card) -> None:
    """No card has two abilities of one kind."""
    abilities = card.abilities
    waiting = {ability.moment: ability.effect for ability in abilities if isinstance(ability, When)}
    for moment, effects in enumerate(WHEN):
        effects.append(waiting.get(moment))
    USE.append(next((ability for ability in abilities if isinstance(ability, Use)), None))
    BONUS.append(next((ability for ability in abilities if isinstance(ability, Bonus)), None))
    AURA.append(next((ability for ability in abilities if isinstance(ability, Aura)), None))
    ARRIVAL.append(next((ability for ability in abilities if isinstance(ability, Arrival)), None))
    ABSORBS.append(sum(ability.damage for ability in abilities if isinstance(ability, Absorb)))
    HUNTS.append(any(isinstance(ability, HuntNeutral) for ability in abilities))
