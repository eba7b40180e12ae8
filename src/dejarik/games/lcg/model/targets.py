"""What a part of an ability is about: cards that a ``Ref`` names, and targets, which the rules know."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.selectors import Adjective, OnlySaid, Select
from dejarik.abilities.words import Word
from dejarik.games.lcg.model.frames import Frame
from dejarik.kernel.text import Case, Text


class Ref(Word):
    """Cards that an effect is about."""

    def __init__(self) -> None:
        pass

    @abstractmethod
    def cards(self, s: Any, frame: Frame) -> list[int]:
        """Those cards now."""

    @abstractmethod
    def named(self, case: Case = Case.ACCUSATIVE) -> Text:
        """How they are called: "a target enemy unit", „wybraną wrogą jednostkę”."""


class _Targeted(OnlySaid[Any, Frame]):
    """Which cards are chosen is the player's business."""

    adjective = Adjective("target", "wybran")


_EACH: Final = Adjective("each", "każd")


class _Another(_Targeted):
    """A target is never one that was chosen before."""

    adjective = Adjective("another", "inn")


class Target(Ref):
    """A card that the player chooses once the costs are paid (lcg.term.target).

    ``place`` is its place among the targets of the ability; ``up_to`` more than one may be chosen, none included.
    ``another`` says that some card was spoken of before.
    """

    place: int = NOBODY

    def __init__(self, select: Select[Any, Frame], up_to: int = 0, *, another: bool = False) -> None:
        said = (_Another(), _Targeted()) if another else (_Targeted(),)
        self.select = type(select)(select.whose, *said, *select.filters)
        self.up_to = up_to
        self.another = another

    def cards(self, s: Any, frame: Frame) -> list[int]:
        chosen = frame.targets[self.place :] if self.up_to else frame.targets[self.place : self.place + 1]
        return [card for card in chosen if card != NOBODY]

    def named(self, case: Case = Case.ACCUSATIVE) -> Text:
        said = self.select.one(case)
        if self.another:
            return Text(said.en.partition(" ")[2], said.pl)
        if not self.up_to:
            return said
        counted = self.select.several(Case.GENITIVE)
        if case is Case.NOMINATIVE:
            each = _EACH.polish(self.select.gender, case)
            return Text(f"each of up to {self.up_to} {counted.en}", f"{each} z maksymalnie {self.up_to} {counted.pl}")
        return Text(f"up to {self.up_to} {counted.en}", f"do {self.up_to} {counted.pl}")
