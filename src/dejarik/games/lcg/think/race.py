"""How near each side is to its goal: three dark objectives destroyed, or the dial at twelve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.games.lcg.model.state import (
    DIAL_END,
    OBJECTIVES,
    OBJECTIVES_IN_PLAY,
    TRENCH_RUN_END,
    VICTORY,
    LcgState,
)
from dejarik.games.lcg.rules.values import capacity

DIAL: Final = 14.0
"""What the whole way of the dial is worth; the last steps count most."""
DIAL_STEEPNESS: Final = 1.4
DESTROYED: Final = 14.0
"""What three destroyed objectives are worth to the light side; the third counts most."""
DESTROYED_STEEPNESS: Final = 1.2
DAMAGED: Final = 0.75
"""How much of a destroyed objective one is that has nearly all its damage."""
DAMAGE_STEEPNESS: Final = 1.3
NEXT_STEP: Final = 0.5
"""A light objective destroyed turns the dial, and the next one will turn it further."""
TRENCH: Final = 10.0
SPENT_ON_A_FOURTH: Final = 0.3
"""Damage on more objectives than need to be destroyed, as a part of other damage."""


def race(s: LcgState, light: int, dark: int, damage: Sequence[int], dial_damage: int) -> float:
    """By how many steps of the dial the light side is nearer to its goal than the dark side, with so much damage."""
    return _destroyed(s, light, dark, damage, dial_damage) - _dial(s, light, dark, damage)


def _destroyed(s: LcgState, light: int, dark: int, damage: Sequence[int], dial_damage: int) -> float:
    """What the light side has of its three objectives and of the Trench Run."""
    pile = len(s.zones[VICTORY + light])
    needed = OBJECTIVES_IN_PLAY - pile
    harmed = _harmed(s, dark, damage)
    destroyed = pile + sum(harmed[:needed]) + SPENT_ON_A_FOURTH * sum(harmed[needed:])
    found: float = DESTROYED * (destroyed / OBJECTIVES_IN_PLAY) ** DESTROYED_STEEPNESS
    if dial_damage:
        found += TRENCH * (dial_damage / TRENCH_RUN_END) ** DIAL_STEEPNESS
    return found


def _dial(s: LcgState, light: int, dark: int, damage: Sequence[int]) -> float:
    """How far the dial is, and how far damaged objectives are going to turn it (lcg.objective.dial_by_victory_pile)."""
    pile = len(s.zones[VICTORY + dark])
    ahead, step = s.dial + NEXT_STEP * pile, pile + NEXT_STEP
    for part in _harmed(s, light, damage):
        step += 1
        ahead += part * step
    found: float = DIAL * (ahead / DIAL_END) ** DIAL_STEEPNESS
    return found


def _harmed(s: LcgState, seat: int, damage: Sequence[int]) -> list[float]:
    """How far each of a player's objectives is from whole, the worst first."""
    found = []
    for card in s.zones[OBJECTIVES + seat]:
        if damage[card]:
            part = damage[card] / max(capacity(s, card), 1)
            found.append(1.0 if part >= 1 else DAMAGED * part**DAMAGE_STEEPNESS)
    found.sort(reverse=True)
    return found
