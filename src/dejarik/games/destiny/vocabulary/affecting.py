"""What words that act on dice and cards have in common: on which, on how many, and who picks them."""

from __future__ import annotations

from abc import abstractmethod

from dejarik.abilities.clauses import Somebody
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import DestinyState
from dejarik.games.destiny.model.values import distinct
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, SOME, Count, HowMany, Many, UpTo, worth
from dejarik.games.destiny.vocabulary.selectors import Dice, Select
from dejarik.games.destiny.vocabulary.words import YOU, PickSeveral, picker
from dejarik.kernel.decision import Option, subject


class Affects(PickSeveral):
    """Something done to one thing or several, all of them chosen before it is done to any."""

    verb: str = ""
    """How options call it."""

    def __init__(self, on: Select, many: HowMany = 1, by: Somebody | None = YOU) -> None:
        self.on = on
        self.many = many
        self.by = by
        self.kind = self.kind or on.kind
        self.names_foe = by is not YOU
        self.is_one = isinstance(many, int) and many == 1
        """Whether it is done to exactly one thing."""

    @abstractmethod
    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        """Do it to all of them at once."""

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        """What it may be done to."""
        return self.on.found(s, frame)

    def chooser(self, frame: Frame) -> int:
        return picker(self.by, frame)

    def run(self, s: DestinyState, frame: Frame) -> None:
        if self.on.given or self.many is EVERY:
            frame.chosen = []
            self.finish(s, frame, self.found(s, frame))
        else:
            super().run(s, frame)

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        left = self.found(s, frame)
        if len(taken) >= (len(left) if isinstance(self.many, Many) else self._most(s, frame, self.many)):
            return []
        if taken:
            left = [thing for thing in left if thing not in taken]
        return [(self.verb, thing) for thing in (distinct(s, left) if isinstance(self.on, Dice) else left)]

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(self.found(s, frame))

    def may_stop(self, taken: list[int]) -> bool:
        return self.many is ANY_NUMBER or isinstance(self.many, UpTo) or (self.many is SOME and bool(taken))

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if self.is_one:
            self.finish(s, frame, [subject(option)])
        else:
            super().picked(s, frame, option)

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        self.act(s, frame, taken)

    def _most(self, s: DestinyState, frame: Frame, many: Count | UpTo) -> int:
        return worth(s, frame, many.number if isinstance(many, UpTo) else many)

    def wanted(self, s: DestinyState, frame: Frame) -> int:
        """How many it takes to be done in full."""
        return worth(s, frame, self.many) if not isinstance(self.many, UpTo | Many) else 0
