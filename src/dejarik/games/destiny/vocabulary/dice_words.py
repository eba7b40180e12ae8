"""What is done to dice in pools: removing and rerolling them."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from dejarik.games.destiny import pools
from dejarik.games.destiny.frames import (
    CHARACTER,
    DIE,
    DONE,
    FOE,
    NUMBER,
    SOURCE,
    THIS_DIE,
    YOU,
    forget_chosen,
    you,
)
from dejarik.games.destiny.nouns import CHOSEN_DIE
from dejarik.games.destiny.state import NOBODY, OFF, DestinyState
from dejarik.games.destiny.values import character_of, symbol_of, value_of
from dejarik.games.destiny.vocabulary.numbers import Count, worth
from dejarik.games.destiny.vocabulary.phrases import ANY, FOE_GAP
from dejarik.games.destiny.vocabulary.selectors import Dice, distinct
from dejarik.games.destiny.vocabulary.words import Asks, Effect, FoeAsks, PickSeveral
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import EMPTY, Case, Text


class Many(Enum):
    """How many things are picked, where it is not a number."""

    ANY_NUMBER = 0
    ALL = 1


ANY_NUMBER, EVERY = Many


@dataclass(frozen=True)
class PickDice(PickSeveral):
    """Something done to one die, to so many, up to so many, any number or all; all are chosen before."""

    dice: Dice
    exactly: Count = 1
    up_to: Count | None = None
    many: Many | None = None

    def run(self, s: DestinyState) -> None:
        if self.many is EVERY:
            forget_chosen(s)
            self.finish(s, self.dice.found(s))
        else:
            super().run(s)

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        left = [die for die in self.dice.found(s) if die not in taken]
        if len(taken) >= self._most(s):
            return []
        return [(self.kind, die) for die in distinct(s, left)]

    def may_stop(self, taken: list[int]) -> bool:
        return self._is_free

    def possible(self, s: DestinyState) -> bool:
        return bool(self.dice.found(s))

    @property
    def _is_free(self) -> bool:
        return self.up_to is not None or self.many is not None

    def _most(self, s: DestinyState) -> int:
        if self.many is not None:
            return len(self.dice.found(s))
        return worth(s, self.exactly if self.up_to is None else self.up_to)

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        """Remember the last one, how many they were and, of one, its value."""
        frame = s.frames[-1]
        wanted = 0 if self._is_free else worth(s, self.exactly)
        if taken:
            frame[DIE], frame[CHARACTER] = taken[-1], character_of(s, taken[-1])
            frame[NUMBER] = value_of(s, taken[0]) if self._is_single else len(taken)
        else:
            frame[NUMBER] = 0
        self.act(s, taken)
        s.frames[-1][DONE] = int(len(taken) >= wanted)

    @property
    def _is_single(self) -> bool:
        return not self._is_free and self.exactly == 1

    @abstractmethod
    def act(self, s: DestinyState, dice: list[int]) -> None:
        """Do it to all of them at once."""

    @property
    def object(self) -> Text:
        """Which and how many, as the object of the verb."""
        phrase = self.dice.phrase
        if self.many is EVERY:
            everywhere = Text(" in all pools", " we wszystkich pulach") if self.dice.whose == ANY else EMPTY
            return Text("all ", "wszystkie ") + phrase.all + everywhere
        if self.many is ANY_NUMBER:
            return Text("any number of ", "dowolną liczbę ") + phrase.some
        if self.up_to is not None:
            return limited(self.dice, self.up_to)
        if isinstance(self.exactly, int):
            return phrase.one if self.exactly == 1 else _number_of(self.dice, self.exactly)
        clause = self.exactly.clause
        return Text(
            f"{phrase.one.en} for each {clause.en}",
            f"tyle {phrase.some.pl}, ile {clause.pl}",
        )


def _number_of(dice: Dice, number: int) -> Text:
    some = dice.phrase.some
    return Text(f"{number} {some.en}" if dice.whose == ANY else f"{number} of {some.en}", f"{number} {some.pl}")


def limited(dice: Dice, up_to: Count) -> Text:
    """Up to so many of these dice."""
    if isinstance(up_to, int):
        return Text("up to ", "do ") + _number_of(dice, up_to)
    some, clause = dice.phrase.some, up_to.clause
    return Text(f"{some.en}, no more than {clause.en},", f"co najwyżej tyle {some.pl}, ile {clause.pl},")


@dataclass(frozen=True)
class Remove(PickDice):
    """Dice go back to their cards unresolved."""

    kind: ClassVar[str] = "remove"

    def act(self, s: DestinyState, dice: list[int]) -> None:
        pools.remove(s, dice, you(s))

    @property
    def text(self) -> Text:
        return Text("remove ", "usuń ") + self.object


@dataclass(frozen=True)
class Reroll(PickDice):
    """Dice are rolled again."""

    kind: ClassVar[str] = "reroll"

    def act(self, s: DestinyState, dice: list[int]) -> None:
        if dice:
            pools.roll(s, dice, you(s))

    @property
    def text(self) -> Text:
        return Text("reroll ", "przerzuć ") + self.object


@dataclass(frozen=True)
class RerollIt(Effect):
    """The die spoken of is rolled once more."""

    def run(self, s: DestinyState) -> None:
        die = s.frames[-1][DIE]
        s.frames[-1][DONE] = 0
        if self.possible(s):
            pools.roll(s, [die], you(s))

    def possible(self, s: DestinyState) -> bool:
        die = s.frames[-1][DIE]
        return die != NOBODY and s.face[die] != OFF

    @property
    def text(self) -> Text:
        return Text("reroll that die again", "przerzuć tę kość ponownie")


@dataclass(frozen=True)
class RemoveThisDie(Effect):
    """The die of this card leaves the pool."""

    def run(self, s: DestinyState) -> None:
        dice = self._dice(s)
        s.frames[-1][DONE] = int(bool(dice))
        pools.remove(s, dice[:1], you(s))

    def possible(self, s: DestinyState) -> bool:
        return bool(self._dice(s))

    def _dice(self, s: DestinyState) -> list[int]:
        return [die for die in s.deal.dice_of[s.frames[-1][SOURCE]] if s.face[die] != OFF]

    @property
    def text(self) -> Text:
        return Text("remove this die", "usuń tę kość")


@dataclass(frozen=True)
class RerollThisDie(Effect):
    """The die being resolved is rolled again and stays in the pool; elsewhere there is nothing to keep."""

    def run(self, s: DestinyState) -> None:
        die = s.frames[-1][THIS_DIE]
        if die != NOBODY and s.face[die] != OFF:
            pools.keep(s)
            pools.roll(s, [die], you(s))

    @property
    def text(self) -> Text:
        return Text(
            "reroll this die instead of removing it from your pool", "przerzuć tę kość, zamiast usuwać ją z puli"
        )


@dataclass(frozen=True)
class RerollThisWithAnother(Asks):
    """The die being resolved and a second one of yours are rolled together; this one stays in the pool."""

    kind: ClassVar[str] = "reroll"

    def options(self, s: DestinyState) -> list[Option]:
        this = s.frames[-1][THIS_DIE]
        return [("reroll", die) for die in distinct(s, [die for die in s.pools[you(s)] if die != this])]

    def picked(self, s: DestinyState, option: Option) -> None:
        self._roll(s, [subject(option)])

    def nothing(self, s: DestinyState) -> None:
        self._roll(s, [])

    def _roll(self, s: DestinyState, others: list[int]) -> None:
        this = s.frames[-1][THIS_DIE]
        own = [this] if this != NOBODY and s.face[this] != OFF else []
        if own:
            pools.keep(s)
        if own or others:
            pools.roll(s, [*own, *others], you(s))

    @property
    def text(self) -> Text:
        return Text(
            "reroll this die and another of your dice; do not remove this die from your pool",
            "przerzuć tę kość i inną ze swoich kości; nie usuwaj tej kości z puli",
        )


# ---------------------------------------------------------------- symbols and opponents


@dataclass(frozen=True)
class ChooseSymbol(Asks):
    """A symbol that shows on a die is named, for what comes next."""

    dice: Dice
    kind: ClassVar[str] = "symbol"

    def options(self, s: DestinyState) -> list[Option]:
        return [("symbol", symbol) for symbol in sorted({symbol_of(s, die) for die in self.dice.found(s)})]

    def picked(self, s: DestinyState, option: Option) -> None:
        s.frames[-1][NUMBER] = subject(option)
        s.frames[-1][DONE] = 1

    @property
    def text(self) -> Text:
        return Text("choose a symbol showing on ", "wybierz symbol widoczny na ") + self.dice.phrase.of_one


@dataclass(frozen=True)
class RemoveSymbol(Effect):
    """All dice of the opponent meant that show the symbol named."""

    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        frame = s.frames[-1]
        foe = frame[FOE]
        dice = [die for die in s.pools[foe] if symbol_of(s, die) == frame[NUMBER]] if foe >= 0 else []
        pools.remove(s, dice, frame[YOU])

    @property
    def text(self) -> Text:
        return Text(
            "remove all of {of_one_foe} dice showing that symbol",
            "usuń wszystkie kości {of_one_foe} pokazujące ten symbol",
        )


@dataclass(frozen=True)
class FoeRemoves(PickSeveral, FoeAsks):
    """The opponent picks dice of their own to be removed."""

    number_of: int = 1
    kind: ClassVar[str] = "remove"

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        if len(taken) >= self.number_of:
            return []
        left = [die for die in s.pools[self.chooser(s)] if die not in taken]
        return [("remove", die) for die in distinct(s, left)]

    def may_stop(self, taken: list[int]) -> bool:
        return False

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        s.frames[-1][DONE] = int(len(taken) == self.number_of)
        pools.remove(s, taken, self.chooser(s))

    @property
    def text(self) -> Text:
        number = CHOSEN_DIE.count(self.number_of, Case.ACCUSATIVE)
        return FOE_GAP + Text(" removes {n} from their pool", " usuwa ze swojej puli {n}").fill(n=number)
