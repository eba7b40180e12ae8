"""How a game went: why it ended, what everybody did, and the moves that changed the chances most."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final, Generic, TypeAlias, TypeVar

from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.kernel.text import Text

S = TypeVar("S", bound=State)
Counted: TypeAlias = tuple[int, int]
"""The seat for which something counts, and how much."""
Chances: TypeAlias = Sequence[float]
"""Each seat's expected share of the win, from 0 to 1."""

MOST_MOMENTS: Final = 4
LEAST_CHANGE: Final = 0.04
_NEAR: Final = 40
"""Moves count as near one another within this fraction of the game: about a round."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Why a game ended as it did, and the rule that says so."""

    text: Text
    rule: str


@dataclass(frozen=True, slots=True)
class Tally(Generic[S]):
    """Something that players do more or less of; ``counts`` says by the kind of event whose it is and how much."""

    icon: str
    label: Text
    counts: Mapping[str, Callable[[S, Event], Counted]]

    def total(self, s: S, events: Iterable[Event]) -> Total:
        """The sum of every seat."""
        values = [0] * s.seats
        for event in events:
            if event.kind in self.counts:
                seat, amount = self.counts[event.kind](s, event)
                values[seat] += amount
        return Total(self.icon, self.label, tuple(values))


@dataclass(frozen=True, slots=True)
class Total:
    """How much of something every seat did."""

    icon: str
    label: Text
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A move, counted from 1, that changed the chances, and by how much for every seat."""

    move: int
    change: tuple[float, ...]


def once(_s: State, event: Event) -> Counted:
    """Counts one for whoever did it."""
    return event.seat, 1


def amount(place: int) -> Callable[[State, Event], Counted]:
    """Counts that number of the event for whoever did it."""
    return lambda _s, event: (event.seat, event.numbers[place])


def key_moments(chances: Sequence[Chances], is_quiet: Callable[[int], bool]) -> list[Moment]:
    """The moves after which the chances stayed most different, in their order; the last one is the end, not a moment.

    ``chances`` are those before the first move and after every one. What the next moves undo is no change, and of moves
    near one another only the strongest counts.
    """
    near = max(3, len(chances) // _NEAR)
    found = [Moment(move, _lasting(chances, move, near)) for move in range(1, len(chances) - 1) if not is_quiet(move)]
    chosen: list[Moment] = []
    for moment in sorted(found, key=lambda each: -_size(each)):
        if len(chosen) == MOST_MOMENTS or _size(moment) < LEAST_CHANGE:
            break
        if all(abs(moment.move - other.move) >= near for other in chosen):
            chosen.append(moment)
    return sorted(chosen, key=lambda each: each.move)


def _size(moment: Moment) -> float:
    return max(map(abs, moment.change))


def _lasting(chances: Sequence[Chances], move: int, near: int) -> tuple[float, ...]:
    before, after = chances[max(0, move - near) : move], chances[move : move + near]
    return tuple(
        _kept_part(chances[move][seat] - chances[move - 1][seat], _middle(after, seat) - _middle(before, seat))
        for seat in range(len(chances[0]))
    )


def _middle(chances: Sequence[Chances], seat: int) -> float:
    return median(each[seat] for each in chances)


def _kept_part(step: float, stayed: float) -> float:
    """How much of a step is still there a little later."""
    return 0.0 if step * stayed <= 0 else min(step, stayed, key=abs)
