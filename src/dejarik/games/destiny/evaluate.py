"""How well every seat stands: health, shields, what is on the table, and what the dice in the pools are about to do."""

from __future__ import annotations

import math

from dejarik.games.destiny.dice import (
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
)
from dejarik.games.destiny.state import DECK, HAND, SUPPORTS, TEAM, UPGRADES, DestinyState
from dejarik.games.destiny.values import side_value

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
}
"""What a point of each symbol is worth, in points of damage."""
SPECIAL_WORTH = 1.8
MODIFIER = 0.8
PER_PRICE = 0.8
PER_HEALTH, PER_CHARACTER, PER_DIE, PER_RESOURCE, PER_CARD = 1.0, 4.0, 2.8, 0.3, 0.3
IN_POOL, READY = 1.0, 0.4
PER_DECK = 0.05
FIELD_CONTROL = 0.4
SCALE = 7.5


def evaluate(s: DestinyState) -> list[float]:
    """Each seat's expected share of the win."""
    if s.outcome is not None:
        return list(s.outcome.shares)
    standing = [_standing(s, seat) if s.zones[TEAM + seat] else None for seat in range(s.seats)]
    alive = [math.exp(found / SCALE) for found in standing if found is not None]
    total = sum(alive)
    return [0.0 if found is None else math.exp(found / SCALE) / total for found in standing]


def _standing(s: DestinyState, seat: int) -> float:
    deal = s.deal
    found = PER_RESOURCE * min(s.resources[seat], 8) + PER_CARD * len(s.zones[HAND + seat])
    found += PER_DECK * min(len(s.zones[DECK + seat]), 20)
    for card in s.zones[TEAM + seat]:
        left = deal.health[card] - s.damage[card]
        found += PER_CHARACTER + PER_HEALTH * left + 0.85 * s.shields[card]
        found += _dice(s, seat, card)
    for card in s.zones[UPGRADES + seat] + s.zones[SUPPORTS + seat]:
        found += _dice(s, seat, card) if deal.dice_of[card] else 0.9
    if s.holder == seat:
        found += FIELD_CONTROL
    return found


def _dice(s: DestinyState, seat: int, card: int) -> float:
    """What a card's dice will do: this round by what they show, in later rounds by their average."""
    found = 0.0
    host = s.host[card] if s.host[card] >= 0 else card
    for die in s.deal.dice_of[card]:
        average = _average(s, die)
        found += PER_DIE * average
        if s.face[die] >= 0:
            found += IN_POOL * _side(s, seat, die, s.face[die])
        elif not s.exhausted[host]:
            found += READY * average
    return found


def _side(s: DestinyState, seat: int, die: int, face: int) -> float:
    deal = s.deal
    symbol = deal.symbols[die][face]
    if symbol == SPECIAL:
        return SPECIAL_WORTH
    worth = SIDE_WORTH[symbol] * side_value(s, die, face, seat)
    if deal.modifies[die][face]:
        worth *= MODIFIER
    return max(worth - PER_PRICE * deal.prices[die][face], 0.2 * worth)


def _average(s: DestinyState, die: int) -> float:
    """What a die shows on average, as printed."""
    cached = s.deal.averages.get(die)
    if cached is None:
        sides = s.deal.sides[die]
        cached = s.deal.averages[die] = sum(
            SPECIAL_WORTH
            if side.symbol == SPECIAL
            else max(SIDE_WORTH[side.symbol] * max(side.value, 0) - PER_PRICE * side.cost, 0.0)
            for side in sides
        ) / len(sides)
    return cached
