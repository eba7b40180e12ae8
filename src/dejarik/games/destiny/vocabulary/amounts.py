"""How much and how many: a plain int, a number that the position decides, or as many as somebody likes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from dejarik.abilities.words import Word
from dejarik.games.destiny.language.phrases import UNSAID, Phrase
from dejarik.games.destiny.language.terms import FOE, OWN
from dejarik.games.destiny.model.frames import Frame, Resolution
from dejarik.games.destiny.model.state import DestinyState
from dejarik.games.destiny.vocabulary.selectors import Characters, Dice, InHand, InPlay
from dejarik.games.destiny.vocabulary.words import Amount
from dejarik.kernel.text import Case, Noun, Text, same

Count: TypeAlias = int | Amount


class Many(Enum):
    """How many things are picked, where it is not a number."""

    ANY_NUMBER = 0
    SOME = 1
    EVERY = 2


ANY_NUMBER, SOME, EVERY = Many
"""None or more; one or more; all without a choice."""


@dataclass(eq=False)
class UpTo(Word):
    """So many or fewer."""

    number: Count


HowMany: TypeAlias = Count | UpTo | Many


def worth(s: DestinyState, frame: Frame, count: Count) -> int:
    """The number now."""
    return count if isinstance(count, int) else count.of(s, frame)


def counted(count: Count, noun: Noun, case: Case = Case.ACCUSATIVE) -> Text:
    """So many of something: "2 damage", "damage equal to its value", "1 damage for each die removed"."""
    if isinstance(count, int):
        return noun.count(count, case)
    clause = count.clause
    english = f"1 {noun.en[0]} for each" if count.is_tally else f"{noun.en[1]} equal to"
    return Text(f"{english} {clause.en}", f"tyle {noun.plural[Case.GENITIVE.value]}, ile {clause.pl}")


def so_much(count: Count) -> Text:
    """The bare number, behind "by" or "were": "2", "1 for each card discarded"."""
    if isinstance(count, int):
        return same(str(count))
    each = "1 for each " if count.is_tally else ""
    return Text(each, "tyle, ile ") + count.clause


class DieValue(Amount):
    """The value the die is being resolved with."""

    def of(self, s: DestinyState, frame: Frame) -> int:
        assert isinstance(frame, Resolution)
        return frame.value

    @property
    def clause(self) -> Text:
        return Text("the value of the die", "wynosi wartość kości")


@dataclass(eq=False)
class ThatMany(Amount):
    """The number the ability noted last: how many were removed or discarded, or the value a die had."""

    en: str
    pl: str
    is_tally: bool = True
    halved: bool = False
    noun: str = ""
    """The Polish noun alone, behind "no higher than"."""

    def of(self, s: DestinyState, frame: Frame) -> int:
        return (frame.number + 1) // 2 if self.halved else frame.number

    @property
    def clause(self) -> Text:
        return Text(self.en, self.pl)


@dataclass(eq=False)
class NumberOf(Amount):
    """How many dice, characters or cards fit."""

    things: Dice | Characters | InPlay | InHand
    is_tally: bool = True

    def of(self, s: DestinyState, frame: Frame) -> int:
        return len(self.things.found(s, frame))

    @property
    def clause(self) -> Text:
        things = self.things
        if isinstance(things, InPlay | InHand):
            return things.tally
        return _held(things.whose, things.phrase, things.phrase_of(UNSAID))


def _held(whose: int, owned: Phrase, bare: Phrase) -> Text:
    """What is counted and who has it: "of your dice showing a blank", "masz kości przedstawiających pustą ściankę"."""
    has = {OWN: "masz", FOE: "{foe} ma"}[whose]
    return Text(f"of {owned.some.en}", f"{has} {bare.some.pl}")
