"""The luck report in the terminal: actual against expected results of the dice of each player, as bars."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.decimals import tenths
from dejarik.cli.screen import TITLE
from dejarik.kernel.luck import LuckLine, SeatLuck
from dejarik.kernel.nouns import DIE
from dejarik.kernel.text import Text

CAME, MISSING, BEYOND = "█", "░", "▓"
_WIDEST_BAR = 24
_BESIDE_BAR = 48
"""What stands beside a bar: the longest label, both numbers and the gaps."""


def draw_luck(report: Sequence[SeatLuck], names: Sequence[Text], language: str, width: int) -> RenderableType:
    """The report for a terminal of that width."""
    parts: list[RenderableType] = [Line(messages.LUCK_HEAD[language], style=TITLE)]
    for luck in report:
        parts.append(_verdict(luck, names[luck.seat], language))
        if luck.lines:
            parts.append(_bars(luck.lines, language, max(8, min(_WIDEST_BAR, width - _BESIDE_BAR))))
    legend = messages.LUCK_LEGEND.fill(came=CAME, missing=MISSING, beyond=BEYOND)
    return Group(*parts, Line(legend[language], style="dim"))


def _verdict(luck: SeatLuck, name: Text, language: str) -> Line:
    line = Line.assemble((name[language], "bold"), f": {luck.sentence[language]}")
    if luck.dice:
        dice = DIE.count(luck.dice)
        worth = messages.LUCK_WORTH.fill(dice=dice, actual=luck.actual, expected=decimal(luck.expected))
        line.append(f" {worth[language]}", style="dim")
    return line


def _bars(lines: Sequence[LuckLine], language: str, room: int) -> Table:
    most = max(max(line.expected, Fraction(line.actual)) for line in lines)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column(no_wrap=True, min_width=room)
    table.add_column(justify="right")
    for line in lines:
        expected = messages.LUCK_EXPECTED.fill(expected=decimal(line.expected))[language]
        numbers = Line(str(line.actual), style="bold"), Line(expected, style="dim")
        table.add_row(Line(f"  {line.label[language]}"), _bar(line, most, room), *numbers)
    return table


def _bar(line: LuckLine, most: Fraction, room: int) -> Line:
    """As long as what came; what is missing to the expectation or goes beyond it is drawn in another stroke."""
    came, expected = (round(room * value / most) if most else 0 for value in (line.actual, line.expected))
    both = min(came, expected)
    return Line.assemble((CAME * both, "cyan"), (BEYOND * (came - both), "cyan"), (MISSING * (expected - both), "dim"))


def decimal(value: Fraction) -> Text:
    """One place behind the point."""
    return tenths(float(value))
