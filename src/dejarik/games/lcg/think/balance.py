"""The Balance of the Force, as it is and as the next struggles are likely to leave it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from dejarik.games.lcg.language.terms import LIGHT
from dejarik.games.lcg.model.constants import AddsForce, GivesForce
from dejarik.games.lcg.model.state import AREA, LcgState
from dejarik.games.lcg.rules.values import capacity, force_icons, in_force

BALANCE: Final = 0.5
STRUGGLE: Final = 0.7
"""The Balance as it is, and as the next struggles are likely to leave it."""
PER_ICON_AHEAD: Final = 0.8
HOLDER: Final = 0.4
"""How sure the Balance is by each Force icon more, and by ties."""


def balance(s: LcgState, light: int, dark: int, focus: Sequence[int], damage: Sequence[int]) -> float:
    """The Balance as it is, and as this turn's struggle and the next one are likely to leave it."""
    sign = 1 if s.balance == LIGHT else -1
    now = soon = HOLDER * sign
    for seat, direction in ((light, PER_ICON_AHEAD), (dark, -PER_ICON_AHEAD)):
        refreshes = seat != s.active
        for card in s.zones[AREA + seat]:
            if s.committed[card] and focus[card] <= refreshes and not _is_destroyed(s, card, damage[card]):
                icons = direction * _force(s, card)
                soon += icons
                if not focus[card]:
                    now += icons
    for source, ability in in_force(s, AddsForce):  # type: ignore[type-abstract]
        more = PER_ICON_AHEAD * (ability.total_for(s, source, light) - ability.total_for(s, source, dark))
        now, soon = now + more, soon + more
    return BALANCE * sign + STRUGGLE * (math.tanh(now / 2) + math.tanh(soon / 2))


def _is_destroyed(s: LcgState, card: int, damage: int) -> bool:
    return damage > 0 and damage >= capacity(s, card)


def _force(s: LcgState, card: int) -> int:
    if not s.lasting and not s.deal.having(GivesForce):  # type: ignore[type-abstract]
        return s.deal.force[card]
    return force_icons(s, card)
