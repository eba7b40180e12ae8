"""Numbers that a position decides: values of dice, costs, counts. Where one may stand, a plain int may, too."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from dejarik.games.destiny.frames import CARD, FOE, NUMBER, VALUE, YOU
from dejarik.games.destiny.state import HAND, UPGRADES, DestinyState
from dejarik.games.destiny.vocabulary.phrases import COLORS, OWN, UNSAID, Phrase
from dejarik.games.destiny.vocabulary.phrases import FOE as ONE_FOE
from dejarik.games.destiny.vocabulary.selectors import Characters, Dice
from dejarik.games.destiny.vocabulary.words import Word
from dejarik.kernel.text import Case, Noun, Text, same


@dataclass(frozen=True)
class Amount(Word):
    """A number that depends on the position or on what the ability did before."""

    @abstractmethod
    def of(self, s: DestinyState) -> int:
        """The number now."""

    @property
    @abstractmethod
    def clause(self) -> Text:
        """What it equals, or what is counted; in Polish behind "tyle, ile": "that total", "wynosi ta suma"."""

    @property
    def is_tally(self) -> bool:
        """Whether it counts things: then the clause stands behind "for each"."""
        return False


Count: TypeAlias = int | Amount


def worth(s: DestinyState, count: Count) -> int:
    """The number now."""
    return count if isinstance(count, int) else count.of(s)


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


@dataclass(frozen=True)
class DieValue(Amount):
    """The value the die is being resolved with."""

    def of(self, s: DestinyState) -> int:
        return s.frames[-1][VALUE]

    @property
    def clause(self) -> Text:
        return Text("the value of the die", "wynosi wartość kości")


@dataclass(frozen=True)
class ThatMany(Amount):
    """The number the ability noted last: how many were removed or discarded, or the value a die had."""

    en: str
    pl: str
    tally: bool = True

    def of(self, s: DestinyState) -> int:
        return s.frames[-1][NUMBER]

    @property
    def clause(self) -> Text:
        return Text(self.en, self.pl)

    @property
    def is_tally(self) -> bool:
        return self.tally


ITS_VALUE = ThatMany("the value of that die", "wynosi wartość tej kości", tally=False)
THAT_TOTAL = ThatMany("that total", "wynosi ta suma", tally=False)
CARDS_DISCARDED = ThatMany("card discarded", "kart odrzucono")
UPGRADES_DISCARDED = ThatMany("upgrade discarded", "ulepszeń odrzucono")
DICE_REMOVED = ThatMany("die removed", "kości usunięto")
SHIELDS_REMOVED = ThatMany("shield removed", "osłon usunięto")
RESOURCES_LOST = ThatMany("resource the opponent lost", "stracił przeciwnik")


@dataclass(frozen=True)
class HalfThat(Amount):
    """Half the number noted last, rounded up."""

    def of(self, s: DestinyState) -> int:
        return (s.frames[-1][NUMBER] + 1) // 2

    @property
    def clause(self) -> Text:
        return Text("half the value of that die, rounded up", "wynosi połowa wartości tej kości, zaokrąglona w górę")


@dataclass(frozen=True)
class ItsCost(Amount):
    """The cost of the card spoken of."""

    def of(self, s: DestinyState) -> int:
        card = s.frames[-1][CARD]
        return s.deal.cost[card] if card >= 0 else 0

    @property
    def clause(self) -> Text:
        return Text("the cost of that card", "kosztuje ta karta")


@dataclass(frozen=True)
class FoeHand(Amount):
    """How many cards the opponent meant holds."""

    names_foe: ClassVar[bool] = True

    def of(self, s: DestinyState) -> int:
        foe = s.frames[-1][FOE]
        return len(s.zones[HAND + foe]) if foe >= 0 else 0

    @property
    def clause(self) -> Text:
        return Text("card in {of_foe} hand", "kart ma na ręce {foe}")

    @property
    def is_tally(self) -> bool:
        return True


@dataclass(frozen=True)
class NumberOfDice(Amount):
    """How many dice fit."""

    dice: Dice

    def of(self, s: DestinyState) -> int:
        return len(self.dice.found(s))

    @property
    def clause(self) -> Text:
        return _held(self.dice.whose, self.dice.phrase, self.dice.phrase_of(UNSAID))

    @property
    def is_tally(self) -> bool:
        return True


@dataclass(frozen=True)
class NumberOfCharacters(Amount):
    """How many characters fit."""

    characters: Characters

    def of(self, s: DestinyState) -> int:
        return len(self.characters.found(s))

    @property
    def clause(self) -> Text:
        return _held(self.characters.whose, self.characters.phrase, self.characters.phrase_of(UNSAID))

    @property
    def is_tally(self) -> bool:
        return True


def _held(whose: int, owned: Phrase, bare: Phrase) -> Text:
    """What is counted and who has it: "of your dice showing a blank", "masz kości pokazujących pustą ściankę"."""
    has = {OWN: "masz", ONE_FOE: "{foe} ma"}[whose]
    return Text(f"of {owned.some.en}", f"{has} {bare.some.pl}")


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
        return Text(f"of your {color.en} upgrades", f"masz {color.gens} ulepszeń")

    @property
    def is_tally(self) -> bool:
        return True
