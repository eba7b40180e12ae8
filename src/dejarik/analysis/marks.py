"""What a choice is called by the winning chances that it gave away."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from statistics import fmean, stdev
from typing import Final, NamedTuple

BLUNDER: Final = 0.15
MISTAKE: Final = 0.08
INACCURACY: Final = 0.04
"""So much of the winning chances, from 0 to 1, a choice must lose at least to be called that."""
ALIKE: Final = 0.005
"""Options that differ by less are equally good."""
SURE: Final = 2.0
"""By how many standard errors a loss must differ from nothing to be held against anybody."""


class Mark(Enum):
    """How good a choice was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Loss(NamedTuple):
    """How much a choice gave away on average, and the standard error of that."""

    mean: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether it is more than the luck of the guesses."""
        return self.mean > SURE * self.error


def loss_between(best: Sequence[float], played: Sequence[float]) -> Loss:
    """What is lost by the second of two options that met the same guesses."""
    gaps = [one - other for one, other in zip(best, played, strict=True)]
    return Loss(max(0.0, fmean(gaps)), stdev(gaps) / math.sqrt(len(gaps)))


def mark_of(loss: Loss) -> Mark:
    """The name of a choice: best if nothing better was found, and no worse than good unless the loss is sure."""
    if loss.mean < ALIKE:
        return Mark.BEST
    if not loss.is_sure or loss.mean < INACCURACY:
        return Mark.GOOD
    if loss.mean < MISTAKE:
        return Mark.INACCURACY
    return Mark.MISTAKE if loss.mean < BLUNDER else Mark.BLUNDER


def accuracy_of(loss: float) -> float:
    """What a choice counts, from 0 to 1: all if it lost nothing, nothing if it is a blunder, in between evenly."""
    return max(0.0, 1 - loss / BLUNDER)
