"""Swiss pairing: those who stand alike meet, and nobody meets anybody again while that can be avoided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

Pair: TypeAlias = tuple[int, int]

_MOST_STEPS: Final = 20_000
"""After so many attempts a repeated meeting is the lesser evil."""


def pair_by_score(
    scores: Sequence[float], met: Iterable[tuple[int, ...]], may_meet: Callable[[Pair], bool]
) -> list[Pair]:
    """Pairs from the top down; as few as possible are left over, and those from the bottom up.

    Whoever has been left over is not left over again, and nobody meets anybody again, if that can be avoided.
    """
    met = list(met)
    order = sorted(range(len(scores)), key=lambda entrant: (-scores[entrant], entrant))
    for left_over in range(len(order) % 2, len(order) + 1, 2):
        for repeats in _repeats_to_allow(met):
            found = _Search(order, met, may_meet, repeats).pairs(left_over)
            if found is not None:
                return found
    return []


def _repeats_to_allow(met: list[tuple[int, ...]]) -> range:
    """How often a pair may have met before: never if possible, and never more often than some already did."""
    most = max(Counter(frozenset(pair) for pair in met).values(), default=0)
    return range(most + 1)


class _Search:
    """Looks for pairs among players in their order, the first possible partner first."""

    def __init__(
        self, order: list[int], met: list[tuple[int, ...]], may_meet: Callable[[Pair], bool], repeats: int
    ) -> None:
        self._order, self._may_meet, self._repeats = order, may_meet, repeats
        self._met = Counter(frozenset(pair) for pair in met)
        played = Counter(entrant for pair in met for entrant in pair)
        rounds = max(played.values(), default=0)
        self._sat_out = {entrant for entrant in order if played[entrant] < rounds}
        self._steps = 0

    def pairs(self, left_over: int) -> list[Pair] | None:
        """Pairs with so many left over, or None; whoever sat out before is left over only if nobody else can be."""
        for protected in (self._sat_out, set[int]()):
            self._steps = 0
            found = self._pair(self._order, left_over, protected)
            if found is not None:
                return found
        return None

    def _pair(self, order: list[int], left_over: int, protected: set[int]) -> list[Pair] | None:
        if not order:
            return []
        self._steps += 1
        if self._steps > _MOST_STEPS:
            return None
        first, others = order[0], order[1:]
        for partner in others:
            if self._may_pair(first, partner):
                rest = self._pair([each for each in others if each != partner], left_over, protected)
                if rest is not None:
                    return [(first, partner), *rest]
        if left_over and first not in protected:
            return self._pair(others, left_over - 1, protected)
        return None

    def _may_pair(self, one: int, other: int) -> bool:
        return self._met[frozenset((one, other))] <= self._repeats and self._may_meet((one, other))
