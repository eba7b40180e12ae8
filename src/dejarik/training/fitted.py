"""What comes of fitting, for those who have no PyTorch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Fitted:
    """What was learned, as arrays by name, and the course of the losses."""

    arrays: Mapping[str, NDArray[Any]]
    losses: tuple[tuple[float, float], ...]
    """After each epoch: the loss on what was fitted to, and on the games left out."""
    calibration: tuple[tuple[float, float, int], ...]
    """On the games left out, by tenths of what was said: what was said and what came of it on average, how often."""
