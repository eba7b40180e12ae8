"""Options that race under the same guesses at hidden cards: which is best so far, and which surely are not."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from dejarik.kernel.decision import Option

FIRST_GUESSES: Final = 4
"""So many guesses every option meets, however far it trails."""
SURE: Final = 2.0
"""By how many standard errors an option must trail the best to drop out."""

Running: TypeAlias = dict[Option, list[float]]
"""What each option that still runs came to, guess by guess."""


def leader(running: Running) -> Option:
    """The option with the best average; the first of equals."""
    return max(running, key=lambda option: sum(running[option]))


def without_trailing(running: Running) -> Running:
    """Those that do not surely trail the best; the same guesses for all make small differences sure."""
    best = running[leader(running)]
    if len(best) < FIRST_GUESSES:
        return running
    return {option: values for option, values in running.items() if not trails(values, best)}


def trails(values: list[float], best: list[float]) -> bool:
    """Whether the gap to the best is more than chance explains."""
    gaps = [ahead - value for value, ahead in zip(values, best, strict=True)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean > SURE * math.sqrt(variance / len(gaps))
