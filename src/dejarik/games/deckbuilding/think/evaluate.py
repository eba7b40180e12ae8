"""How well every seat stands: a race, judged by the turns each side still needs to destroy the bases it must."""

from __future__ import annotations

import math
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


class Deck(NamedTuple):
    """A player's cards added up: attack, resources and draws in all of them, how many there are, ships in play apart.

    ``reach`` is the damage still to come this turn. Unspent resources count as half a purchase.
    """

    attack: float
    resources: float
    draws: float
    number: float
    reach: float
    ship_attack: float
    ship_resources: float

    @property
    def seen(self) -> float:
        """The part of the deck that comes up in a turn."""
        return HAND_SIZE / (1 - min(0.6, 0.9 * self.draws / self.number)) / self.number


def _standing(s: DeckbuildingState, seat: int) -> float:
    """How far a seat is, as its part of the logarithm of the odds."""
    zones, side = s.zones, s.faction[seat]
    units = [card for card in zones[AREA + seat] if KIND[card] != SHIP]
    owned = zones[DECK + seat] + zones[HAND + seat] + zones[DISCARD + seat] + units
    deck = _deck(s, seat, owned)
    steps = s.force * TOWARDS[side]
    missing, damage, shield = _to_destroy(s, seat, deck.reach)
    needed = max(damage + SHIP_SHIELD * shield - deck.reach, 0.3)
    return (
        PER_BASE * missing
        + PER_DAMAGE * max(damage - deck.reach, 0.0)
        + PER_SHIP_POINT * shield
        + HAND_SIZE * (PER_ATTACK * deck.attack + PER_RESOURCE * deck.resources + PER_DRAW * deck.draws) / deck.number
        + PER_CARD * deck.number
        + PER_WEAK_CARD * sum([IS_WEAK[card] for card in owned])
        + PER_ROW_COST * sum([COST[card] for card in zones[ROW] if FACTION[card] == side])
        + AT_FORCE_END * (steps == FORCE_END)
        - RACE * math.log(_turns(deck, steps, needed))
    )


def _deck(s: DeckbuildingState, seat: int, owned: list[int]) -> Deck:
    ships = ships_of(s, seat)
    attack, number = _sum(ATTACK_WORTH, owned), max(1.0, float(len(owned)))
    reach, funds = _this_turn(s, seat) if seat == s.active else _next_hand(s, seat, attack / number)
    return Deck(
        attack + funds * UNSPENT,
        _sum(RESOURCE_WORTH, owned),
        _sum(DRAW_WORTH, owned),
        number + funds * UNSPENT / 3,
        reach,
        _sum(ATTACK_WORTH, ships),
        _sum(RESOURCE_WORTH, ships),
    )


def _turns(deck: Deck, steps: int, needed: float) -> float:
    """The turns it takes to deal the damage needed with an attack that grows as the income is spent."""
    rate = deck.seen * deck.attack + deck.ship_attack + 0.1 * steps + 0.3
    income = deck.seen * deck.resources + deck.ship_resources + FORCE_VALUE * steps + (steps == FORCE_END)
    growth = GROWTH * max(income, 0.5) * min(deck.seen, 0.5)
    return (math.sqrt(rate * rate + 2 * growth * needed) - rate) / growth + 0.15


def _sum(table: tuple[float, ...], cards: list[int]) -> float:
    return sum([table[card] for card in cards])


def _to_destroy(s: DeckbuildingState, seat: int, reach: float) -> tuple[float, float, float]:
    """Bases still to be destroyed, their hit points and those of ships before them, per opponent.

    A base that this turn's attack is about to destroy counts as nearly gone.
    """
    foes = foes_of(s, seat)
    missing = float(s.goal - len(s.zones[VICTORY + s.faction[seat]]))
    damage = shield = about_to_fall = 0.0
    for foe in foes:
        screen = float(sum(HIT_POINTS[ship] - s.damage[ship] for ship in ships_of(s, foe)))
        shield += screen
        for base in s.zones[BASE + foe]:
            left = HIT_POINTS[base] - s.damage[base]
            damage += left - NEXT_BASE
            about_to_fall = max(about_to_fall, 0.9 * (reach >= READY * (left + screen)))
    damage = max(damage + missing * NEXT_BASE, 0.0)
    return (missing - about_to_fall) / len(foes), damage / len(foes), shield / len(foes)


def _this_turn(s: DeckbuildingState, seat: int) -> tuple[float, float]:
    """The damage the active player may still deal to bases this turn, and the resources there are to spend."""
    reach, funds = 0.0, float(s.resources)
    for card in s.zones[HAND + seat]:
        reach += IN_HAND * ATTACK[card]
        funds += IN_HAND * RESOURCES[card]
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


def _next_hand(s: DeckbuildingState, seat: int, average: float) -> tuple[float, float]:
    """What a hand that is not five average cards takes from, or adds to, the next attack."""
    hand = s.zones[HAND + seat]
    missing = HAND_SIZE - len(hand)
    surplus = _sum(ATTACK_WORTH, hand) + 0.6 * _sum(RESOURCE_WORTH, hand)
    return 0.15 * (surplus - len(hand) * (average + 0.5)) - missing * (average + 0.5), 0.0
