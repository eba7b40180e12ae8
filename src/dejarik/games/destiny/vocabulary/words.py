"""The bases of this game's words, and who picks."""

from __future__ import annotations

from typing import TypeAlias

from dejarik.abilities import timing, words
from dejarik.abilities.clauses import Somebody
from dejarik.games.destiny.language.phrases import AN_OPPONENT
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import DestinyState

Effect: TypeAlias = words.Effect[DestinyState, Frame]
Asks: TypeAlias = words.Asks[DestinyState, Frame]
PickSeveral: TypeAlias = words.PickSeveral[DestinyState, Frame]
Condition: TypeAlias = words.Condition[DestinyState, Frame]
Amount: TypeAlias = words.Amount[DestinyState, Frame]
Trigger: TypeAlias = timing.Trigger[DestinyState, Frame]

YOU: Somebody | None = None
"""The player addressed picks."""
FOE_PICKS = AN_OPPONENT
"""The opponent meant picks."""


def picker(by: Somebody | None, frame: Frame) -> int:
    """Who picks."""
    return frame.you if by is YOU else frame.foe
