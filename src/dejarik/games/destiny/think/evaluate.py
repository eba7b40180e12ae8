"""How well every seat stands: health, shields, what is on the table, and what the dice in the pools are about to do."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from dejarik.games.destiny.language.dice import (
    BLANK,
    DISCARD_CARDS,
    DISRUPT,
    FOCUS,
    INDIRECT,
    MELEE,
    RANGED,
    RESOURCE,
    SHIELD,
    SPECIAL,
    WILD,
    Side,
    X,
)
from dejarik.games.destiny.model.deal import Deal
from dejarik.games.destiny.model.state import (
    ACTIONS,
    DECK,
    HAND,
    HAND_LIMIT,
    NOBODY,
    SUPPORTS,
    TEAM,
    UPGRADES,
    DestinyState,
)
from dejarik.games.destiny.model.values import character_of

SIDE_WORTH = {
    MELEE: 1.0,
    RANGED: 1.0,
    INDIRECT: 0.75,
    SHIELD: 0.7,
    RESOURCE: 0.8,
    DISRUPT: 0.45,
    DISCARD_CARDS: 0.45,
    FOCUS: 0.9,
    SPECIAL: 0.0,
    BLANK: 0.0,
    WILD: 0.9,
}
"""What a point of each symbol is worth, in points of damage."""
SPECIAL_WORTH = 1.8
MODIFIER = 0.8
PER_PRICE = 0.8
PER_HEALTH, PER_CHARACTER, PER_DIE, PER_RESOURCE, PER_CARD = 1.0, 4.0, 2.8, 0.5, 0.3
PER_SHIELD = 0.85
DIELESS = 0.9
IN_POOL, READY = 0.95, 0.4
AFTER_PASS = 0.3
"""What is left of the dice of those who have passed: the others may end the round with that."""
SHORTAGE, RESERVE = 48.0, 3
"""Who runs out of cards is out: each card weighs more the fewer are left, in hand and deck together."""
FIELD_CONTROL = 0.4
SCALE = 7.5


def evaluate(s: DestinyState) -> list[float]:
    """Each seat's expected share of the win."""
    if s.outcome is not None:
        return list(s.outcome.shares)
    worths, weights = _weigh(s.deal), []
    for seat in range(s.seats):
        weights.append(math.exp(_standing(s, seat, worths) / SCALE) if s.zones[TEAM + seat] else 0.0)
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


def _standing(s: DestinyState, seat: int, worths: Worths) -> float:
    """What a seat has; once the battlefield is claimed, as it will be in the next round, with what is still to come."""
    deal, exhausted, hand = s.deal, s.exhausted, len(s.zones[HAND + seat])
    tired, fresh, held = worths.later, worths.ready, hand
    if s.claimant != NOBODY and s.phase == ACTIONS:
        tired, held = worths.ready, HAND_LIMIT
        fresh = worths.ready if s.claimant == seat else worths.twice
    found = PER_RESOURCE * min(s.resources[seat], 8) + PER_CARD * held
    found -= SHORTAGE / (RESERVE + hand + len(s.zones[DECK + seat]))
    health, damage, shields = deal.health, s.damage, s.shields
    for card in s.zones[TEAM + seat]:
        found += PER_CHARACTER + PER_HEALTH * (health[card] - damage[card]) + PER_SHIELD * shields[card]
        found += tired[card] if exhausted[card] else fresh[card]
        if card in deal.trainees:
            found += _second_die(s, card, worths)
    for card in s.zones[UPGRADES + seat]:
        found += tired[card] if exhausted[s.host[card]] else fresh[card]
    for card in s.zones[SUPPORTS + seat]:
        found += tired[card] if exhausted[card] else fresh[card]
    if s.pools[seat] and seat != s.claimant:
        shown = _shown(s, seat, worths)
        found += AFTER_PASS * shown if s.passes and seat != s.active else shown
    if s.holder == seat:
        found += FIELD_CONTROL
    return found


def _second_die(s: DestinyState, card: int, worths: Worths) -> float:
    """What a die from the side zone is worth to the character that got it."""
    spare, card_of = s.deal.spare_of[card], s.deal.card_of
    if len([die for die in s.spare if card_of[die] == card]) == len(spare):
        return 0.0
    this_round = worths.rolled[spare[0]]
    later = this_round * PER_DIE / READY
    return later if s.exhausted[card] else later + this_round


def _shown(s: DestinyState, seat: int, worths: Worths) -> float:
    """What the dice in a pool are about to do; one whose card is ready nevertheless will not be rolled for that."""
    faces, exhausted, sides, rolled = s.face, s.exhausted, worths.sides, worths.rolled
    found = 0.0
    for die in s.pools[seat]:
        worth = sides[die][faces[die]]
        if worth is None:
            worth = IN_POOL * _side(s.deal.sides[die][faces[die]], len(s.zones[HAND + seat]))
        found += worth if exhausted[character_of(s, die)] else worth - rolled[die]
    return found


@dataclass(frozen=True, slots=True)
class Worths:
    """What follows from the printed dice of a deal alone."""

    sides: list[list[float | None]]
    """By die in a pool and face; ``None`` where the value is X."""
    rolled: list[float]
    """By die: what it will do in this round once it is rolled."""
    later: list[float]
    """By card: what its dice will do in later rounds."""
    ready: list[float]
    """By card: the same and what they will do in this round once they are rolled."""
    twice: list[float]
    """By card: the same if they will be rolled in this round and in the next."""


@lru_cache(maxsize=16)
def _weigh(deal: Deal) -> Worths:
    sides = [[None if side.value == X else IN_POOL * _side(side, side.value) for side in die] for die in deal.sides]
    average = [sum(_side(side, max(side.value, 0)) for side in die) / len(die) for die in deal.sides]
    in_all = [
        sum(average[die] for die in deal.dice_of[card] if die not in spare) for card, spare in enumerate(deal.spare_of)
    ]
    later = [PER_DIE * total if dice else DIELESS for total, dice in zip(in_all, deal.dice_of, strict=True)]
    ready = [found + READY * total for found, total in zip(later, in_all, strict=True)]
    twice = [found + READY * total for found, total in zip(ready, in_all, strict=True)]
    return Worths(sides, [READY * worth for worth in average], later, ready, twice)


def _side(side: Side, value: int) -> float:
    if side.symbol == SPECIAL:
        return SPECIAL_WORTH
    worth = SIDE_WORTH[side.symbol] * value
    if side.modifier:
        worth *= MODIFIER
    return max(worth - PER_PRICE * side.cost, 0.2 * worth)
