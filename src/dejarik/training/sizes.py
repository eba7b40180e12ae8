"""How large networks are, for those who have no PyTorch, too."""

from __future__ import annotations

from typing import Final

from dejarik.learning.weights import Weights

CARD_WIDTH: Final = 8
"""In how many numbers what is printed on a card is summed up."""
WIDTH: Final = 128
"""How many numbers the first layer has unless something else is asked for."""
NARROWING: Final = 4
"""The first layer is so many times as wide as the second."""


def width_of(weights: Weights) -> int:
    """How many numbers the first layer of a network has."""
    return len(weights["first_bias"])


def can_become(weights: Weights, width: int) -> bool:
    """Whether a network so wide can go on from this one, because none of its layers is larger."""
    sizes = (weights["printed"].shape[1], *weights["second"].shape)
    return all(size <= most for size, most in zip(sizes, (CARD_WIDTH, width, width // NARROWING), strict=True))
