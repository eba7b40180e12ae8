"""A habit: something players do now and then although doing otherwise would clearly be better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dejarik.kernel.decision import Decision, Option


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player chose, with the pieces that completed it, and the state before and after.

    States are of whichever game is played.
    """

    before: Any
    option: Option
    pieces: Sequence[Option]
    after: Any

    @property
    def decision(self) -> Decision:
        """What was asked."""
        asked: Decision = self.before.decision
        return asked

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.decision.seat


@dataclass(frozen=True, slots=True)
class Habit:
    """``judge`` answers whether a choice shows the habit, or None where a choice is no occasion for it."""

    name: str
    judge: Callable[[Choice], bool | None]
