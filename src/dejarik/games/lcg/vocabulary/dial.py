"""The Death Star dial."""

from __future__ import annotations

from dejarik.games.lcg.language.verbs import ADVANCE, REDUCE
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.rules.victory import advance_dial
from dejarik.games.lcg.vocabulary.words import Deed
from dejarik.kernel.text import Text


class AdvanceDial(Deed):
    """Advance the dial."""

    verb = ADVANCE

    def __init__(self, number: int = 1) -> None:
        self.number = number

    def act(self, s: LcgState, frame: Frame) -> bool:
        advance_dial(s, self.number)
        return True

    @property
    def rest(self) -> Text:
        return Text("the Death Star dial by {n}", "wskaźnik Gwiazdy Śmierci o {n}").fill(n=self.number)


class TurnDialBack(Deed):
    """Turn the dial back, but not below a number."""

    verb = REDUCE

    def __init__(self, number: int = 1, floor: int = 0) -> None:
        self.number = number
        self.floor = floor

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return s.dial > self.floor

    def act(self, s: LcgState, frame: Frame) -> bool:
        back = min(self.number, max(s.dial - self.floor, 0))
        advance_dial(s, -back)
        return back > 0

    @property
    def rest(self) -> Text:
        said = Text("the Death Star dial by {n}", "wskaźnik Gwiazdy Śmierci o {n}").fill(n=self.number)
        least = Text(" (to a minimum of {n})", " (minimum {n})").fill(n=self.floor)
        return said + least if self.floor else said
