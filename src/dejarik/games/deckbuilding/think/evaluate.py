"""How well every seat stands: a race, judged by the turns each side still needs to destroy the bases it must."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from dejarik.games.deckbuilding.model.printed import ATTACK, COST, FACTION, HIT_POINTS, KIND, RESOURCES
from dejarik.games.deckbuilding.model.state import (
    AREA,
    BASE,
    DECK,
    DISCARD,
    EMPIRE,
    FORCE_END,
    HAND,
    HAND_SIZE,
    REBEL,
    ROW,
    SHIP,
    SPENT,
    TOWARDS,
    VICTORY,
    DeckbuildingState,
    foes_of,
)
from dejarik.games.deckbuilding.rules.damage import ships_of
from dejarik.games.deckbuilding.rules.strength import attack_of, target_of, target_value
from dejarik.games.deckbuilding.think.worth import (
    ATTACK_WORTH,
    DRAW_WORTH,
    FORCE_VALUE,
    IS_WEAK,
    RESOURCE_WORTH,
    REWARD_WORTH,
)

NEXT_BASE: Final = 13.0
"""The hit points of a base still to come."""
GROWTH: Final = 0.75
"""How much attack per turn a deck gains for each resource spent on it."""
SHIP_SHIELD: Final = 0.75
UNSPENT: Final = 0.55
"""A resource in the pool, as a part of one that bought a card."""
COMMITTED: Final = 0.97
READY: Final = 0.92
IN_HAND: Final = 0.85
"""Attack that is not dealt yet, by how near it is."""
ATTACK_IN_HAND: Final = tuple(IN_HAND * attack for attack in ATTACK)
RESOURCES_IN_HAND: Final = tuple(IN_HAND * resources for resources in RESOURCES)
DENIAL: Final = 0.25
"""What it is worth to keep a row card from the enemy, for each point of its cost."""

# How the parts of a standing weigh in the odds of winning: a logistic fit to some ten thousand turns of machine play.
RACE: Final = 0.84
TEMPO: Final = 0.2
PER_BASE: Final = -1.35
PER_DAMAGE: Final = -0.1
PER_SHIP_POINT: Final = -0.18
PER_ATTACK: Final = 0.26
PER_RESOURCE: Final = 0.19
PER_DRAW: Final = 0.3
PER_CARD: Final = 0.035
PER_WEAK_CARD: Final = -0.21
PER_ROW_COST: Final = 0.03
AT_FORCE_END: Final = 0.17


def evaluate(s: DeckbuildingState) -> list[float]:
    """Each seat's expected share of the win."""
    if s.outcome is not None:
        return list(s.outcome.shares)
    sides = [0.0, 0.0]
    for seat in range(s.seats):
        sides[s.faction[seat]] += _standing(s, seat) + (TEMPO if seat == s.active else 0.0)
    teammates = s.seats // 2
    empire = 1 / (1 + math.exp((sides[REBEL] - sides[EMPIRE]) / teammates))
    return [(empire if side == EMPIRE else 1 - empire) / teammates for side in s.faction]


class Holdings(NamedTuple):
    """The worth of a player's cards added up, whichever pile they lie in: attack, resources, draws and weak cards."""

    attack: float
    resources: float
    draws: float
    weak: float


def _sum(table: tuple[float, ...], cards: Iterable[int]) -> float:
    return sum(map(table.__getitem__, cards))


# A search meets the same cards again and again while one player or the other does something else with theirs.
@lru_cache(maxsize=1 << 14)
def _holdings(cards: tuple[int, ...]) -> Holdings:
    return Holdings(
        _sum(ATTACK_WORTH, cards), _sum(RESOURCE_WORTH, cards), _sum(DRAW_WORTH, cards), _sum(IS_WEAK, cards)
    )


NO_SHIPS: Final = _holdings(())


def _standing(s: DeckbuildingState, seat: int) -> float:
    """How far a seat is, as its part of the logarithm of the odds. Unspent resources count as half a purchase."""
    zones, side, ships = s.zones, s.faction[seat], NO_SHIPS
    owned = zones[DECK + seat] + zones[HAND + seat] + zones[DISCARD + seat]
    if zones[AREA + seat]:
        owned += [card for card in zones[AREA + seat] if KIND[card] != SHIP]
        ships = _holdings(tuple(ships_of(s, seat)))
    attack, resources, draws, weak = _holdings(tuple(owned))
    number = float(len(owned)) or 1.0
    reach, funds = _this_turn(s, seat) if seat == s.active else (_next_hand(s, seat, attack / number), 0.0)
    if funds:
        attack += funds * UNSPENT
        number += funds * UNSPENT / 3
    steps = s.force * TOWARDS[side]
    missing, damage, shield = _to_destroy(s, seat, reach)
    needed = max(damage + SHIP_SHIELD * shield - reach, 0.3)
    seen = HAND_SIZE / (1 - min(0.6, 0.9 * draws / number)) / number  # the part of the deck that comes up in a turn
    rate = seen * attack + ships.attack + 0.1 * steps + 0.3
    income = seen * resources + ships.resources + FORCE_VALUE * steps + (steps == FORCE_END)
    return (
        PER_BASE * missing
        + PER_DAMAGE * max(damage - reach, 0.0)
        + PER_SHIP_POINT * shield
        + HAND_SIZE * (PER_ATTACK * attack + PER_RESOURCE * resources + PER_DRAW * draws) / number
        + PER_CARD * number
        + PER_WEAK_CARD * weak
        + PER_ROW_COST * _costs(tuple(zones[ROW]))[side]
        + AT_FORCE_END * (steps == FORCE_END)
        - RACE * math.log(_turns(rate, GROWTH * max(income, 0.5) * min(seen, 0.5), needed))
    )


def _turns(rate: float, growth: float, needed: float) -> float:
    """The turns it takes to deal the damage needed with an attack that grows as the income is spent."""
    return (math.sqrt(rate * rate + 2 * growth * needed) - rate) / growth + 0.15


@lru_cache(maxsize=1 << 12)
def _costs(row: tuple[int, ...]) -> tuple[int, ...]:
    """What each side's cards of the galaxy row cost together."""
    return tuple(sum([COST[card] for card in row if FACTION[card] == side]) for side in (EMPIRE, REBEL))


def _to_destroy(s: DeckbuildingState, seat: int, reach: float) -> tuple[float, float, float]:
    """Bases still to be destroyed, their hit points and those of ships before them, per opponent.

    A base that this turn's attack is about to destroy counts as nearly gone.
    """
    foes = foes_of(s, seat)
    missing = float(s.goal - len(s.zones[VICTORY + s.faction[seat]]))
    damage = shield = about_to_fall = 0.0
    for foe in foes:
        screen = 0.0
        for ship in ships_of(s, foe):
            screen += HIT_POINTS[ship] - s.damage[ship]
        shield += screen
        for base in s.zones[BASE + foe]:
            left = HIT_POINTS[base] - s.damage[base]
            damage += left - NEXT_BASE
            about_to_fall = max(about_to_fall, 0.9 * (reach >= READY * (left + screen)))
    damage = max(damage + missing * NEXT_BASE, 0.0)
    return (missing - about_to_fall) / len(foes), damage / len(foes), shield / len(foes)


def _this_turn(s: DeckbuildingState, seat: int) -> tuple[float, float]:
    """The damage the active player may still deal to bases this turn, and the resources there are to spend."""
    hand = s.zones[HAND + seat]
    reach, funds = _sum(ATTACK_IN_HAND, hand), float(s.resources)
    for card in hand:
        funds += RESOURCES_IN_HAND[card]
    groups: dict[int, float] = {}
    for card in s.zones[AREA + seat]:
        target = target_of(s, card)
        if target is None:
            reach += READY * attack_of(s, card)
        elif target != SPENT:
            groups[target] = groups.get(target, 0.0) + attack_of(s, card, target)
    for aimed, strength in groups.items():
        if aimed < 0:
            reach += COMMITTED * strength
        else:
            done = min(1.0, strength / target_value(aimed)) ** 2
            reward = REWARD_WORTH[aimed]
            reach += COMMITTED * done * (reward.attack + DENIAL * COST[aimed])
            funds += COMMITTED * done * reward.resources
    return reach, funds


def _next_hand(s: DeckbuildingState, seat: int, average: float) -> float:
    """What a hand that is not five average cards takes from, or adds to, the next attack."""
    hand = s.zones[HAND + seat]
    number, held = len(hand), _holdings(tuple(hand))
    surplus = held.attack + 0.6 * held.resources
    return 0.15 * (surplus - number * (average + 0.5)) - (HAND_SIZE - number) * (average + 0.5)
