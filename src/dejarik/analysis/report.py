"""A whole game judged: every verdict, what each seat comes to, and how both are written down."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Final

from dejarik.analysis.judging import Verdict
from dejarik.analysis.marks import Mark, accuracy_of
from dejarik.kernel.decision import seat_sign
from dejarik.kernel.record import Record

_JUDGED: Final = re.compile(rf"analysis: |p\d+: accuracy |({'|'.join(mark.value for mark in Mark)}): [\d.]+% -> ")
"""How the comments of an analysis begin."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """How well a seat chose: its accuracy from 0 to 1, None if it had nothing to choose, and how many of each mark."""

    seat: int
    choices: int
    accuracy: float | None
    counts: Mapping[Mark, int]


@dataclass(frozen=True, slots=True)
class Analysis:
    """A judged game; ``agent`` and ``seed`` say who judged, so that it can be repeated."""

    game: str
    players: int
    agent: str
    seed: int
    verdicts: tuple[Verdict, ...]

    @property
    def seats(self) -> tuple[SeatSummary, ...]:
        """What every seat comes to."""
        return tuple(self._summary(seat) for seat in range(self.players))

    def _summary(self, seat: int) -> SeatSummary:
        own = [verdict for verdict in self.verdicts if verdict.seat == seat]
        accuracy = round(fmean(accuracy_of(verdict.loss) for verdict in own), 4) if own else None
        counts = Counter(verdict.mark for verdict in own)
        return SeatSummary(seat, len(own), accuracy, {mark: counts[mark] for mark in Mark})

    def to_data(self) -> dict[str, Any]:
        """Plain data for a file."""
        return {
            "game": self.game,
            "players": self.players,
            "agent": self.agent,
            "seed": self.seed,
            "seats": [_seat_data(seat) for seat in self.seats],
            "moves": [_verdict_data(verdict) for verdict in self.verdicts],
        }

    def commented(self, record: Record) -> Record:
        """The record with every verdict as a comment behind its move, and what it comes to before the first.

        Comments of an earlier analysis go, all others stay.
        """
        found = {move: list(_by_hand(lines)) for move, lines in record.comments.items()}
        found.setdefault(0, []).extend(self._heading())
        for verdict in self.verdicts:
            found.setdefault(verdict.move, []).append(_comment(verdict))
        return replace(record, comments={move: tuple(lines) for move, lines in sorted(found.items()) if lines})

    def _heading(self) -> list[str]:
        return [f"analysis: {self.agent}, seed {self.seed}", *[_seat_comment(seat) for seat in self.seats]]


def _by_hand(comments: Iterable[str]) -> Iterator[str]:
    """Those that no analysis wrote."""
    return (comment for comment in comments if not _JUDGED.match(comment))


def _seat_data(seat: SeatSummary) -> dict[str, Any]:
    counts = {mark.value: number for mark, number in seat.counts.items()}
    return {"seat": seat.seat + 1, "choices": seat.choices, "accuracy": seat.accuracy, **counts}


def _verdict_data(verdict: Verdict) -> dict[str, Any]:
    return {
        "move": verdict.move,
        "seat": verdict.seat + 1,
        "mark": verdict.mark.value,
        "before": verdict.before,
        "after": verdict.after,
        "played": verdict.played.notation,
        "best": verdict.best.notation,
    }


def _seat_comment(seat: SeatSummary) -> str:
    accuracy = "-" if seat.accuracy is None else f"{seat.accuracy:.1%}"
    counts = ", ".join(f"{mark.value} {number}" for mark, number in seat.counts.items())
    return f"{seat_sign(seat.seat)}: accuracy {accuracy}, {counts}"


def _comment(verdict: Verdict) -> str:
    chances = f"{verdict.mark.value}: {verdict.before:.1%} -> {verdict.after:.1%}"
    better = verdict.best.notation
    return chances if better == verdict.played.notation else f"{chances}; better: {better}"
