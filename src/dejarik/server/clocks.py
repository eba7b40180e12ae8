"""The clocks of a table: the time left for whoever must choose."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.server.wire import Clock, TimeLeft


class Clocks:
    """Time left for each seat; at most one clock runs. All moments are given from outside, in seconds."""

    def __init__(self, spec: Clock, left: Sequence[float]) -> None:
        self.spec = spec
        self.left = list(left)
        self.running: int | None = None
        self._since = 0.0

    @classmethod
    def fresh(cls, spec: Clock, seats: int) -> Clocks:
        """Full clocks."""
        return cls(spec, [float(spec.total)] * seats)

    def start(self, seat: int, now: float) -> None:
        """From now on it is this seat that thinks."""
        self.running = seat
        self._since = now

    def stop(self) -> None:
        """Stop the clock."""
        self.running = None

    def left_now(self, now: float) -> list[float]:
        """What every seat has left for the whole game."""
        return [self._total(seat, now) for seat in range(len(self.left))]

    def left_after_choice(self, now: float) -> list[float]:
        """What every seat will have left once the running one chooses now."""
        left = self.left_now(now)
        if self.running is not None and self.spec.total:
            left[self.running] += self.spec.increment
        return left

    def remaining(self, now: float) -> float | None:
        """Seconds until the running seat is out of time; None if no clock runs."""
        if self.running is None:
            return None
        limits = []
        if self.spec.move:
            limits.append(self.spec.move - (now - self._since))
        if self.spec.total:
            limits.append(self._total(self.running, now))
        return min(limits) if limits else None

    def is_spent(self, seat: int) -> bool:
        """Whether a seat has used up its time for the whole game."""
        return bool(self.spec.total) and self.left[seat] <= 0

    def shown(self, now: float) -> list[TimeLeft]:
        """What everybody sees, in milliseconds."""
        return [TimeLeft(self._shown_move(seat, now), self._shown_total(seat, now)) for seat in range(len(self.left))]

    def _total(self, seat: int, now: float) -> float:
        used = now - self._since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - used) if self.spec.total else 0.0

    def _shown_move(self, seat: int, now: float) -> int | None:
        if not self.spec.move:
            return None
        used = now - self._since if seat == self.running else 0.0
        return max(0, round((self.spec.move - used) * 1000))

    def _shown_total(self, seat: int, now: float) -> int | None:
        return round(self._total(seat, now) * 1000) if self.spec.total else None
