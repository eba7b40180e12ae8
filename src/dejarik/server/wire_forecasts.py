"""Forecasts on the wire: what is certain to come of each choice of a prompt."""

from __future__ import annotations

from msgspec import Struct

from dejarik.kernel.forecast import Effect
from dejarik.kernel.shares import ShareForecast
from dejarik.kernel.text import Text


class ChoiceForecast(Struct):
    """What is certain to come of a choice: what changes where, and the first lines that the log will have."""

    move: str
    effects: list[Effect]
    lines: list[Text]


class Forecasts(Struct):
    """The forecasts of all choices in one position, whose number is ``seq``.

    Where something is spread, ``shares`` tells for each target and amount what is certain there, however the rest goes.
    """

    seq: int
    choices: list[ChoiceForecast]
    shares: list[ShareForecast] = []
