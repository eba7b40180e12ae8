"""How lucky a player's dice were: actual against expected results of the dice that were rolled."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from dejarik.kernel.text import Text


@dataclass(frozen=True, slots=True)
class LuckKind:
    """Something dice bring, such as damage: the icon it is drawn with and its name."""

    icon: str
    label: Text


class Fall(NamedTuple):
    """One way a die can fall: the number of the kind it brings, how much of it, and what that is worth in all."""

    kind: int
    amount: int
    worth: int


class Thrown(NamedTuple):
    """A die that was rolled: all its sides, every one as likely, and which of them came up."""

    sides: tuple[Fall, ...]
    up: int


@dataclass(frozen=True, slots=True)
class LuckLine:
    """One kind of thing: how many dice showed it, how much of it was expected, and how much came up."""

    icon: str
    label: Text
    count: int
    expected: Fraction
    actual: int


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """The luck of one seat's dice; ``expected``, ``actual`` and ``variance`` are those of the worth of all of them.

    ``percentile`` is the part of all ways these dice could have fallen that is worth less than what came; of those
    worth the same, half counts.
    """

    seat: int
    dice: int
    lines: tuple[LuckLine, ...]
    expected: Fraction
    actual: int
    variance: Fraction
    percentile: Fraction

    @property
    def deviation(self) -> float:
        """How many standard deviations above the expected worth; negative if below."""
        return float(self.actual - self.expected) / math.sqrt(self.variance) if self.variance else 0.0

    @property
    def sentence(self) -> Text:
        """The verdict in words."""
        if not self.dice:
            return NO_DICE
        better = min(max(round(100 * self.percentile), 1), 99)
        verdict = next(text for least, text in VERDICTS if self.percentile >= least)
        return verdict.fill(better=better, worse=100 - better)


NO_DICE = Text("No dice were rolled.", "Nie rzucono żadną kością.")
VERDICTS = (
    (
        Fraction(9, 10),
        Text(
            "Very lucky dice: better than in {better} of 100 games with the same rolls.",
            "Wielkie szczęście do kości: lepiej niż w {better} na 100 gier z takimi samymi rzutami.",
        ),
    ),
    (
        Fraction(13, 20),
        Text(
            "Lucky dice: better than in {better} of 100 games with the same rolls.",
            "Szczęście do kości: lepiej niż w {better} na 100 gier z takimi samymi rzutami.",
        ),
    ),
    (
        Fraction(7, 20),
        Text(
            "Average dice: better than in {better} of 100 games with the same rolls.",
            "Przeciętne kości: lepiej niż w {better} na 100 gier z takimi samymi rzutami.",
        ),
    ),
    (
        Fraction(1, 10),
        Text(
            "Unlucky dice: worse than in {worse} of 100 games with the same rolls.",
            "Pech do kości: gorzej niż w {worse} na 100 gier z takimi samymi rzutami.",
        ),
    ),
    (
        Fraction(0),
        Text(
            "Very unlucky dice: worse than in {worse} of 100 games with the same rolls.",
            "Wielki pech do kości: gorzej niż w {worse} na 100 gier z takimi samymi rzutami.",
        ),
    ),
)
"""From which percentile on which verdict is given."""


def seat_luck(seat: int, kinds: Sequence[LuckKind], thrown: Sequence[Thrown]) -> SeatLuck:
    """Actual and expected results, computed exactly; kinds that none of the dice could show are left out.

    >>> coin = (Fall(0, 1, 1), Fall(1, 1, 0))
    >>> kinds = [LuckKind("star", Text("heads", "orły")), LuckKind("blank", Text("tails", "reszki"))]
    >>> luck = seat_luck(0, kinds, [Thrown(coin, 0), Thrown(coin, 0), Thrown(coin, 1)])
    >>> [(line.label.en, line.actual, str(line.expected)) for line in luck.lines]
    [('heads', 2, '3/2'), ('tails', 1, '3/2')]
    >>> str(luck.percentile)                          # 4 of 8 ways are worth less, 3 the same
    '11/16'
    """
    dice = Counter(die.sides for die in thrown)
    shown = [die.sides[die.up] for die in thrown]
    actual = sum(fall.worth for fall in shown)
    possible = {fall.kind for sides in dice for fall in sides}
    return SeatLuck(
        seat,
        len(thrown),
        tuple(_line(number, kind, dice, shown) for number, kind in enumerate(kinds) if number in possible),
        sum((times * _mean(sides) for sides, times in dice.items()), Fraction(0)),
        actual,
        sum((times * _variance(sides) for sides, times in dice.items()), Fraction(0)),
        _percentile(dice, actual),
    )


def _line(number: int, kind: LuckKind, dice: Counter[tuple[Fall, ...]], shown: list[Fall]) -> LuckLine:
    expected = Fraction(0)
    for sides, times in dice.items():
        expected += times * Fraction(sum(fall.amount for fall in sides if fall.kind == number), len(sides))
    came = [fall.amount for fall in shown if fall.kind == number]
    return LuckLine(kind.icon, kind.label, len(came), expected, sum(came))


def _mean(sides: tuple[Fall, ...]) -> Fraction:
    return Fraction(sum(fall.worth for fall in sides), len(sides))


def _variance(sides: tuple[Fall, ...]) -> Fraction:
    return Fraction(sum(fall.worth**2 for fall in sides), len(sides)) - _mean(sides) ** 2


def _percentile(dice: Counter[tuple[Fall, ...]], actual: int) -> Fraction:
    ways = {0: 1}
    for sides in dice.elements():
        ways = _with_one_more(ways, sides)
    below = sum(count for worth, count in ways.items() if worth < actual)
    return Fraction(2 * below + ways[actual], 2 * sum(ways.values()))


def _with_one_more(ways: dict[int, int], sides: tuple[Fall, ...]) -> dict[int, int]:
    """In how many ways each total comes about once another die is rolled."""
    found: dict[int, int] = {}
    for gained, likely in Counter(fall.worth for fall in sides).items():
        for worth, count in ways.items():
            found[worth + gained] = found.get(worth + gained, 0) + likely * count
    return found
