"""The clocks of a table: the time left for whoever must choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dejarik.server.wire import Clock, TimeLeft


class Thought(NamedTuple):
    """What a choice took and gave: the seconds somebody thought about it, and the increment it brought them."""

    seat: int
    seconds: float
    increment: float


class Clocks:
    """Time left for each seat; at most one clock runs. All moments are given from outside, in seconds.

    ``thoughts`` are those of all choices that stand: whoever undoes one gets neither its increment nor its time again.
    """

    def __init__(self, spec: Clock, left: Sequence[float]) -> None:
        self.spec = spec
        self.left = list(left)
        self.running: int | None = None
        self.thoughts: list[Thought] = []
        self._since = 0.0
        self._thought_before = 0.0
        self._undone = 0.0

    @classmethod
    def fresh(cls, spec: Clock, seats: int) -> Clocks:
        """Full clocks."""
        return cls(spec, [float(spec.total)] * seats)

    def start(self, seat: int, now: float) -> None:
        """From now on it is this seat that thinks."""
        self.running = seat
        self._since = now
        self._thought_before, self._undone = self._undone, 0.0

    def stop(self) -> None:
        """Stop the clock."""
        self.running = None

    def left_now(self, now: float) -> list[float]:
        """What every seat has left for the whole game."""
        return [self._total(seat, now) for seat in range(len(self.left))]

    def thought(self, seat: int, now: float) -> Thought:
        """What choosing now takes and gives; computer players have no clock."""
        if seat != self.running:
            return Thought(seat, 0.0, 0.0)
        return Thought(seat, self._thinking(now), float(self.spec.increment) if self.spec.total else 0.0)

    def left_after_choice(self, now: float) -> list[float]:
        """What every seat will have left once the running one chooses now."""
        left = self.left_now(now)
        if self.running is not None:
            left[self.running] += self.thought(self.running, now).increment
        return left

    def left_after_undo(self, moves: int, now: float) -> list[float]:
        """What every seat will have left once so many choices are undone now: their increments go, too."""
        left = self.left_now(now)
        for undone in self.thoughts[-moves:]:
            left[undone.seat] = max(0.0, left[undone.seat] - undone.increment)
        return left

    def thought_after_undo(self, seat: int, moves: int, now: float) -> float:
        """The seconds that a seat has already thought about the choice it would undo now."""
        undone = sum(each.seconds for each in self.thoughts[-moves:] if each.seat == seat)
        return undone + (self._thinking(now) if seat == self.running else 0.0)

    def undo(self, moves: int, thought: float) -> None:
        """So many choices no longer stand; whoever made the first of them has thought about it before."""
        del self.thoughts[-moves:]
        self._undone = thought

    def remaining(self, now: float) -> float | None:
        """Seconds until the running seat is out of time; None if no clock runs."""
        if self.running is None:
            return None
        limits = []
        if self.spec.move:
            limits.append(self.spec.move - self._thinking(now))
        if self.spec.total:
            limits.append(self._total(self.running, now))
        return min(limits) if limits else None

    def is_too_late(self, left: float, thought: float) -> bool:
        """Whether somebody with so much time left, who has thought so long about a choice, is out of time."""
        return bool(self.spec.total and left <= 0) or bool(self.spec.move and thought >= self.spec.move)

    def is_spent(self, seat: int) -> bool:
        """Whether a seat has used up its time for the whole game."""
        return bool(self.spec.total) and self.left[seat] <= 0

    def shown(self, now: float) -> list[TimeLeft]:
        """What everybody sees, in milliseconds."""
        return [TimeLeft(self._shown_move(seat, now), self._shown_total(seat, now)) for seat in range(len(self.left))]

    def _thinking(self, now: float) -> float:
        return now - self._since + self._thought_before

    def _total(self, seat: int, now: float) -> float:
        used = now - self._since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - used) if self.spec.total else 0.0

    def _shown_move(self, seat: int, now: float) -> int | None:
        if not self.spec.move:
            return None
        used = self._thinking(now) if seat == self.running else 0.0
        return max(0, round((self.spec.move - used) * 1000))

    def _shown_total(self, seat: int, now: float) -> int | None:
        return round(self._total(seat, now) * 1000) if self.spec.total else None
