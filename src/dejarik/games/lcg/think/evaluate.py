"""How well each side stands: the race of dial and objectives, what is in play, the Balance, the attack under way."""

from __future__ import annotations

import math
from typing import Final

from dejarik.games.lcg.language.terms import LIGHT
from dejarik.games.lcg.model.state import NOBODY, LcgState
from dejarik.games.lcg.think.engagement import Forecast
from dejarik.games.lcg.think.standing import Standing

SCALE: Final = 4.5
"""The lead in steps of the dial at which the odds are e to 1."""


def evaluate(s: LcgState) -> list[float]:
    """Each seat's expected share of the win."""
    if s.outcome is not None:
        return list(s.outcome.shares)
    standing = Standing(s)
    lead = standing.lead() if s.engaged == NOBODY else Forecast(standing).lead()
    light = 1 / (1 + math.exp(-max(min(lead / SCALE, 30.0), -30.0)))
    return [light if side == LIGHT else 1 - light for side in s.sides]
