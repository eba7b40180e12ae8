"""Interleaved timing: every contestant gets a short slice per round, so noise affects all equally."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median, quantiles
from typing import Any, TypeAlias

Choose: TypeAlias = Callable[[Sequence[Any]], Any]
"""Picks one of the options offered; everybody who plays asks it once per decision."""

Work: TypeAlias = Callable[[Choose], tuple[int, ...]]
"""Does one piece of work and counts what was done: one number per measure of the contestant."""

STEPS = "steps/s"

MICROSECONDS = "us"
"""The unit of a duration; every other unit counts things per second."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One thing to measure. Measures of the same ``contest`` are compared, ours with theirs."""

    name: str
    unit: str
    contest: str = ""
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Contestant:
    """A piece of work to repeat and what to measure of it."""

    measures: tuple[Measure, ...]
    work: Work
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Figure:
    """A measure with its median over the rounds and the spread: the middle 80% of the rounds, relative to it."""

    measure: Measure
    value: float
    spread: float


class IdleContestantError(RuntimeError):
    """A contestant was timed but did nothing, so its figure would mean nothing."""


def interleave(
    contestants: Sequence[Contestant],
    rounds: int,
    slice_s: float,
    clock: Callable[[], float] = time.perf_counter,
    tick: Callable[[], object] = lambda: None,
) -> list[Figure]:
    """Let everybody warm up once, then time all of them in every round, each time in another order."""
    choosers = [Random(contestant.seed).choice for contestant in contestants]
    for contestant, choose in zip(contestants, choosers, strict=True):
        contestant.work(choose)
    seen: list[list[tuple[float, ...]]] = [[] for _ in contestants]
    order, rand = list(range(len(contestants))), Random(0)
    for _ in range(rounds):
        rand.shuffle(order)
        for i in order:
            seen[i].append(time_slice(contestants[i], choosers[i], slice_s, clock))
            tick()
    return [
        figure
        for contestant, values in zip(contestants, seen, strict=True)
        for figure in map(summarize, contestant.measures, zip(*values, strict=True))
    ]


def time_slice(contestant: Contestant, choose: Choose, slice_s: float, clock: Callable[[], float]) -> tuple[float, ...]:
    """Work until the slice is used up, at least once; the value of each measure."""
    done = [0] * len(contestant.measures)
    started = clock()
    while True:
        for i, count in enumerate(contestant.work(choose)):
            done[i] += count
        spent = clock() - started
        if spent >= slice_s:
            break
    return tuple(map(lambda measure, count: value(measure, count, spent), contestant.measures, done))


def value(measure: Measure, count: int, seconds: float) -> float:
    """How many per second, or how many microseconds each."""
    if count <= 0:
        raise IdleContestantError(f"{measure.name}: no {measure.unit} in {seconds:.3f} s")
    return seconds * 1e6 / count if measure.unit == MICROSECONDS else count / seconds


def summarize(measure: Measure, values: Iterable[float]) -> Figure:
    """Median and relative spread of the rounds."""
    found = list(values)
    middle = median(found)
    return Figure(measure, middle, spread(found) / middle)


def spread(values: Sequence[float]) -> float:
    """From the 10% point to the 90% point."""
    if len(values) < 2:
        return 0.0
    tenths = quantiles(values, n=10, method="inclusive")
    return tenths[-1] - tenths[0]
