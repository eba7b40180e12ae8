"""What is printed on every card, as tables indexed by the card's number; the package ``cards`` fills them once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dejarik.kernel.text import Text

if TYPE_CHECKING:
    from dejarik.games.deckbuilding.cards.definitions import Card
    from dejarik.games.deckbuilding.vocabulary.abilities import Arrival, Aura, Bonus, Use
    from dejarik.games.deckbuilding.vocabulary.words import Effect

UNIT, SHIP, BASE_CARD = range(3)
PLAYED, BOUGHT, DEFEATS, REVEALED, TURN_STARTS, FOE_DISCARDS, NEUTRAL_PLAYED = MOMENTS = range(7)
"""The moments at which a "when" ability may be resolved."""

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
    """Write the cards into the tables, in the order of their numbers."""
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
        USE.append(card.use)
        for moment in MOMENTS:
            WHEN[moment].append(card.when(moment))
        BONUS.append(card.bonus)
        AURA.append(card.aura)
        ARRIVAL.append(card.arrival)
        ABSORBS.append(card.absorbs)
        HUNTS.append(card.hunts)
    for side, can_attack in enumerate(CAN_ATTACK):
        lent = [card.aura for card in cards if card.aura and card.faction != 1 - side]
        for number, card in enumerate(cards):
            can_attack.append(card.gains_attack or any(aura.reaches(number) for aura in lent))
