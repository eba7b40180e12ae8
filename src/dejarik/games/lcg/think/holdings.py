"""What a side has: units by their tokens, enhancements, resources, the cards in hand."""

from __future__ import annotations

from operator import mul
from typing import Final

from dejarik.games.lcg.language.terms import DARK
from dejarik.games.lcg.model.state import (
    AFFILIATIONS,
    AREA,
    CAPTIVES,
    DECK,
    HAND,
    NOBODY,
    OBJECTIVES,
    OPENING_HAND,
    LcgState,
)
from dejarik.games.lcg.rules.values import capacity
from dejarik.games.lcg.think.worth import Worths

WOUNDED: Final = 0.4
"""How much of a unit's worth all its damage capacity is."""
EXHAUSTED: Final = 0.1
FURTHER_TOKEN: Final = 0.25
"""What of its worth a unit loses by its first focus token, and by each that stays after its next refresh phase."""
COMMITTED: Final = 0.25
"""What of its fighting a unit loses that strikes for two focus tokens."""
PER_SHIELD: Final = 0.3
PER_INCOME: Final = 1.2
"""A resource each turn, if the whole game were to come."""
PER_RESOURCE_NOW: Final = 0.08
PER_RESOURCE_OWED: Final = 0.5
DRAWN_SOON: Final = 0.2
DRAWN_LATE: Final = 0.05
"""A card that the next draw phase brings: in the opponent's turn, and in one's own, before the opponent attacks."""
HAND_PARTS: Final = (1.0, 0.9, 0.8, 0.65, 0.5, 0.4)
"""The best cards in hand count most: there is not enough to play all of them."""
CAPTIVE: Final = 0.25
SHORTAGE: Final = 8.0
HOST: Final = (0.6, 0.1)
"""What an enhancement is worth on a unit: a part of its own worth, and more for each point of the unit's."""


def unit_worth(s: LcgState, card: int, worths: Worths, tokens: int, damage: int) -> float:
    """What a unit in play is worth with so many focus and damage tokens."""
    worth, refresh = worths.unit[card], worths.refresh[card]
    if s.committed[card]:
        worth -= worths.fight[card] * COMMITTED / refresh
    if damage:
        most = capacity(s, card)
        if damage >= most:
            return 0.0
        worth *= 1 - WOUNDED * damage / most
    if tokens:
        late = tokens - refresh
        worth *= 1 - EXHAUSTED if late <= 0 else max(1 - EXHAUSTED - FURTHER_TOKEN * late / refresh, 0.3)
    return worth + PER_SHIELD * s.shields[card] if s.shields[card] else worth


def other_cards(s: LcgState, seat: int, worths: Worths, time_left: float) -> float:
    """What enhancements, resources and the hand of a player are worth."""
    found, income = _hand(s, seat, worths), 0
    for card in s.zones[AFFILIATIONS + seat] + s.zones[OBJECTIVES + seat]:
        found += _source(s, card, worths) + PER_SHIELD * s.shields[card]
    for card in s.zones[AREA + seat]:
        if s.deal.resources[card]:
            income += s.deal.resources[card]
            found += _source(s, card, worths)
        if s.host[card] != NOBODY or not s.deal.is_unit[card]:
            found += _enhancement(s, seat, card, worths)
    return found + PER_INCOME * income * time_left


def _source(s: LcgState, card: int, worths: Worths) -> float:
    """What it counts that a card can give resources now, or that it will not even after the next refresh phase."""
    value, tokens = s.deal.resources[card], s.focus[card]
    if not tokens:
        return PER_RESOURCE_NOW * value
    late = tokens - worths.refresh[card]
    return -PER_RESOURCE_OWED * value * late if late > 0 else 0.0


def _enhancement(s: LcgState, seat: int, card: int, worths: Worths) -> float:
    """An enhancement on a good unit is worth more, and one that helps the enemy's unit nothing."""
    worth, host = worths.body[card] or worths.held[card], s.host[card]
    if host < 0:
        return worth
    if s.controller(host) != seat and not worths.hostile[card]:
        return -worth
    if not s.deal.is_unit[host]:
        return worth
    return worth * (HOST[0] + HOST[1] * worths.unit[host])


def _hand(s: LcgState, seat: int, worths: Worths) -> float:
    table = worths.held
    held = sorted([table[card] for card in s.zones[HAND + seat]], reverse=True)
    found: float = sum(map(mul, held, HAND_PARTS))
    found += (DRAWN_LATE if seat == s.active else DRAWN_SOON) * (OPENING_HAND - len(held))
    if s.sides[seat] == DARK:
        found += CAPTIVE * len(s.zones[CAPTIVES + seat])
    return found - SHORTAGE / (2 + len(s.zones[DECK + seat]))
