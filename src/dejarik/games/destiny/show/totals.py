"""What the dice and characters of a player come to: sums that programs which learn hardly find by themselves."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dejarik.games.destiny.language.dice import BLANK, DAMAGE_SYMBOLS, SPECIAL, SYMBOL_KEYS
from dejarik.games.destiny.model.deal import Deal
from dejarik.games.destiny.model.state import SUPPORTS, TEAM, UPGRADES, DestinyState
from dejarik.games.destiny.model.values import side_value
from dejarik.kernel.encoding import Totals

_SHOWN: Final = SYMBOL_KEYS[:BLANK]
_NOTHING: Final = (0,) * (len(_SHOWN) + 1)
_UNHURT: Final = 99
_NAMES: Final = (*(f"shown_{symbol}" for symbol in _SHOWN), "shown_cost", "weakest", "to_roll", "damage_to_roll")


def _totals(s: DestinyState, seat: int) -> tuple[int, ...]:
    shown = _shown(s, seat) if s.pools[seat] else _NOTHING
    weakest, ready = _characters(s, seat)
    return (*shown, weakest, *_to_roll(s, seat, ready))


TOTALS: Final = Totals(_NAMES, _totals)
"""Of the dice in the pool the sum of each symbol's values, a special counting one, and of what resolving them costs.

Then by how much damage the character nearest to defeat is defeated; how many dice the ready cards will roll, and the
damage on all six sides of these.
"""


def _shown(s: DestinyState, seat: int) -> list[int]:
    found, cost = [0] * len(SYMBOL_KEYS), 0
    sides, face = s.deal.sides, s.face
    for die in s.pools[seat]:
        side = sides[die][face[die]]
        found[side.symbol] += 1 if side.symbol == SPECIAL else side_value(s, die, face[die], seat)
        cost += side.cost
    return [*found[:BLANK], cost]


def _characters(s: DestinyState, seat: int) -> tuple[int, list[int]]:
    """How near one is to defeat, and which cards are ready; in one walk, since every position is asked."""
    exhausted, zones, host = s.exhausted, s.zones, s.host
    health, damage, shields = s.deal.health, s.damage, s.shields
    weakest, ready = _UNHURT, list[int]()
    for card in zones[TEAM + seat]:
        left = health[card] - damage[card] + shields[card]
        if left < weakest:
            weakest = left
        if not exhausted[card]:
            ready.append(card)
    for card in zones[UPGRADES + seat]:
        if not exhausted[host[card]]:
            ready.append(card)
    for card in zones[SUPPORTS + seat]:
        if not exhausted[card]:
            ready.append(card)
    return weakest if zones[TEAM + seat] else 0, ready


def _to_roll(s: DestinyState, seat: int, ready: list[int]) -> tuple[int, int]:
    dice_on, damage_on, threats = _threats(s.deal)
    if not (s.pools[seat] or s.spare):
        return sum([dice_on[card] for card in ready]), sum([damage_on[card] for card in ready])
    dice_of, elsewhere = s.deal.dice_of, (*s.pools[seat], *s.spare)
    dice = [die for card in ready for die in dice_of[card] if die not in elsewhere]
    return len(dice), sum([threats[die] for die in dice])


@lru_cache(maxsize=16)
def _threats(deal: Deal) -> tuple[list[int], list[int], list[int]]:
    """By card how many dice it has and the damage on all their sides, and by die the damage on its sides."""
    on_die = [sum(max(side.value, 0) for side in die if side.symbol in DAMAGE_SYMBOLS) for die in deal.sides]
    on_card = [sum(on_die[die] for die in dice) for dice in deal.dice_of]
    return [*map(len, deal.dice_of)], on_card, on_die
