"""Numbers that a position decides: values of dice, costs, counts. Where one may stand, a plain int may, too."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from dejarik.games.destiny.frames import CARD, FOE, NUMBER, VALUE, YOU
from dejarik.games.destiny.state import HAND, UPGRADES, DestinyState
from dejarik.games.destiny.vocabulary.phrases import COLORS
from dejarik.games.destiny.vocabulary.selectors import Characters, Dice
from dejarik.games.destiny.vocabulary.words import Word
from dejarik.kernel.text import Case, Noun, Text


@dataclass(frozen=True)
class Amount(Word):
    """A number that depends on the position or on what the ability did before."""

    @abstractmethod
    def of(self, s: DestinyState) -> int:
        """The number now."""

    @property
    @abstractmethod
    def clause(self) -> Text:
        """What the number equals; in Polish in the dative: "its value", "jej wartości"."""


Count: TypeAlias = int | Amount


def worth(s: DestinyState, count: Count) -> int:
    """The number now."""
    return count if isinstance(count, int) else count.of(s)


def counted(count: Count, noun: Noun, case: Case = Case.ACCUSATIVE) -> Text:
    """So many of something: "2 damage", "damage equal to its value"."""
    if isinstance(count, int):
        return noun.count(count, case)
    clause = count.clause
    return Text(f"{noun.en[1]} equal to {clause.en}", f"{noun.plural[case.value]} w liczbie równej {clause.pl}")


@dataclass(frozen=True)
class DieValue(Amount):
    """The value the die is being resolved with."""

    def of(self, s: DestinyState) -> int:
        return s.frames[-1][VALUE]

    @property
    def clause(self) -> Text:
        return Text("the value of the die", "wartości kości")


@dataclass(frozen=True)
class ThatMany(Amount):
    """The number the ability noted last: how many were removed or discarded, or the value a die had."""

    en: str
    pl: str

    def of(self, s: DestinyState) -> int:
        return s.frames[-1][NUMBER]

    @property
    def clause(self) -> Text:
        return Text(self.en, self.pl)


ITS_VALUE = ThatMany("the value of that die", "wartości tej kości")
THAT_TOTAL = ThatMany("that total", "tej sumie")
CARDS_DISCARDED = ThatMany("the number of cards discarded", "liczbie odrzuconych kart")
UPGRADES_DISCARDED = ThatMany("the number of upgrades discarded", "liczbie odrzuconych ulepszeń")
DICE_REMOVED = ThatMany("the number of dice removed", "liczbie usuniętych kości")
SHIELDS_REMOVED = ThatMany("the number of shields removed", "liczbie usuniętych osłon")
RESOURCES_LOST = ThatMany("the number of resources lost", "liczbie utraconych zasobów")


@dataclass(frozen=True)
class HalfThat(Amount):
    """Half the number noted last, rounded up."""

    def of(self, s: DestinyState) -> int:
        return (s.frames[-1][NUMBER] + 1) // 2

    @property
    def clause(self) -> Text:
        return Text("half the value of that die, rounded up", "połowie wartości tej kości, zaokrąglonej w górę")


@dataclass(frozen=True)
class ItsCost(Amount):
    """The cost of the card spoken of."""

    def of(self, s: DestinyState) -> int:
        card = s.frames[-1][CARD]
        return s.deal.cost[card] if card >= 0 else 0

    @property
    def clause(self) -> Text:
        return Text("the cost of that card", "kosztowi tej karty")


@dataclass(frozen=True)
class FoeHand(Amount):
    """How many cards the opponent meant holds."""

    names_foe: ClassVar[bool] = True

    def of(self, s: DestinyState) -> int:
        foe = s.frames[-1][FOE]
        return len(s.zones[HAND + foe]) if foe >= 0 else 0

    @property
    def clause(self) -> Text:
        return Text("the number of cards in that opponent's hand", "liczbie kart na ręce tego przeciwnika")


@dataclass(frozen=True)
class NumberOfDice(Amount):
    """How many dice fit."""

    dice: Dice

    def of(self, s: DestinyState) -> int:
        return len(self.dice.found(s))

    @property
    def clause(self) -> Text:
        some = self.dice.phrase.some
        return Text(f"the number of {some.en}", f"liczbie {some.pl}")


@dataclass(frozen=True)
class NumberOfCharacters(Amount):
    """How many characters fit."""

    characters: Characters

    def of(self, s: DestinyState) -> int:
        return len(self.characters.found(s))

    @property
    def clause(self) -> Text:
        some = self.characters.phrase.some
        return Text(f"the number of {some.en}", f"liczbie {some.pl}")


@dataclass(frozen=True)
class OwnUpgrades(Amount):
    """How many upgrades of a colour one has in play."""

    color: int

    def of(self, s: DestinyState) -> int:
        cards = s.zones[UPGRADES + s.frames[-1][YOU]]
        return sum([s.deal.color[card] == self.color for card in cards])

    @property
    def clause(self) -> Text:
        color = COLORS[self.color]
        return Text(f"the number of your {color.en} upgrades", f"liczbie twoich {color.gens} ulepszeń")
