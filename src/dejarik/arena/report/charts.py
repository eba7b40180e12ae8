"""Pictures for a report: points with intervals, and bars. Colors come from the style of the page."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 760
_LABEL: Final = 220
_ROW: Final = 26
_AXIS: Final = 30
_RIGHT: Final = 90
_LETTERS: Final = 30
"""How many letters of a label find room."""
_BINS: Final = 36
_BARS_HEIGHT: Final = 180

Format = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Point:
    """A value with its interval, what it is called, and what is written beside it; ``marked`` ones stand out."""

    label: str
    value: float
    low: float
    high: float
    note: str
    marked: bool = False


def interval_chart(points: Sequence[Point], title: str, write: Format, line: float | None = None) -> str:
    """A row for each value with its interval as a line; a vertical line where ``line`` says."""
    lowest = min([point.low for point in points] + ([line] if line is not None else []))
    highest = max([point.high for point in points] + ([line] if line is not None else []))
    ticks = _ticks(lowest, highest)
    scale = _Scale(ticks[0], ticks[-1], _LABEL, WIDTH - _RIGHT)
    height = len(points) * _ROW + _AXIS
    parts = [_tick(scale.at(tick), height - _AXIS, write(tick)) for tick in ticks]
    if line is not None:
        at = scale.at(line)
        parts.append(f'<line class="fair" x1="{at:.1f}" y1="0" x2="{at:.1f}" y2="{height - _AXIS}"/>')
    parts += [_point(point, scale, row * _ROW + _ROW / 2) for row, point in enumerate(points)]
    return _svg(title, height, parts)


def bar_chart(counts: Sequence[tuple[int, int]], title: str, axis: str) -> str:
    """How often each value occurred, neighbors together where there are many."""
    bars = binned(counts, _BINS)
    most = max(number for _, _, number in bars)
    scale = _Scale(bars[0][0], bars[-1][1] + 1, 40, WIDTH - 20)
    ticks = [tick for tick in _ticks(bars[0][0], bars[-1][1]) if bars[0][0] <= tick <= bars[-1][1]]
    parts = [_tick(scale.at(tick + 0.5), _BARS_HEIGHT, f"{tick:.0f}") for tick in ticks]
    for first, last, number in bars:
        left, right = scale.at(first), scale.at(last + 1)
        tall = number / most * (_BARS_HEIGHT - 10)
        place = f'x="{left + 0.5:.1f}" y="{_BARS_HEIGHT - tall:.1f}" width="{max(1, right - left - 1):.1f}"'
        told = f"{first}–{last}: {number}" if last > first else f"{first}: {number}"
        parts.append(f'<rect class="bar" {place} height="{tall:.1f}"><title>{told}</title></rect>')
    parts.append(f'<text class="axis" x="{WIDTH / 2}" y="{_BARS_HEIGHT + 36}">{escape(axis)}</text>')
    return _svg(title, _BARS_HEIGHT + 44, parts)


def binned(counts: Sequence[tuple[int, int]], most: int) -> list[tuple[int, int, int]]:
    """At most so many bins of equal width: the first and last value of each, and how many fall into it."""
    low, high = counts[0][0], counts[-1][0]
    width = max(1, math.ceil((high - low + 1) / most))
    found = [[first, first + width - 1, 0] for first in range(low, high + 1, width)]
    for value, number in counts:
        found[(value - low) // width][2] += number
    return [(first, last, number) for first, last, number in found]


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where values lie on the picture."""

    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        """The place of a value from the left."""
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)


def _point(point: Point, scale: _Scale, y: float) -> str:
    kind = "point marked" if point.marked else "point"
    low, high, at = scale.at(point.low), scale.at(point.high), scale.at(point.value)
    label = point.label if len(point.label) <= _LETTERS else point.label[: _LETTERS - 1] + "…"
    return (
        f'<g class="{kind}"><title>{escape(point.label)}: {escape(point.note)}</title>'
        f'<text class="label" x="{_LABEL - 12}" y="{y + 4:.1f}">{escape(label)}</text>'
        f'<line x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}"/>'
        f'<circle cx="{at:.1f}" cy="{y:.1f}" r="5"/>'
        f'<text class="note" x="{WIDTH - _RIGHT + 12}" y="{y + 4:.1f}">{escape(point.note)}</text></g>'
    )


def _tick(x: float, y: float, words: str) -> str:
    line = f'<line class="grid" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{y}"/>'
    return f'{line}<text class="axis" x="{x:.1f}" y="{y + 18}">{escape(words)}</text>'


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers around two values, five or so; the two are different."""
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / 5
    power = 10 ** math.floor(math.log10(rough))
    step = next(size * power for size in (1, 2, 5, 10) if size * power >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [number * step for number in range(first, last + 1)]


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
    return f'<div class="wide" tabindex="0">{head}{"".join(parts)}</svg></div>'
