"""Numbers that a position decides: values of dice, costs, counts. Where one may stand, a plain int may, too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from dejarik.games.destiny.language.phrases import COLORS, UNSAID, Phrase
from dejarik.games.destiny.language.terms import FOE, OWN
from dejarik.games.destiny.model.frames import Frame, Resolution
from dejarik.games.destiny.model.state import HAND, UPGRADES, DestinyState
from dejarik.games.destiny.rules.piles import hand_limit
from dejarik.games.destiny.vocabulary.selectors import Characters, Dice
from dejarik.games.destiny.vocabulary.words import Amount
from dejarik.kernel.text import Case, Noun, Text, same

Count: TypeAlias = int | Amount


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


ITS_VALUE = ThatMany("the value of that die", "wynosi wartość tej kości", is_tally=False, noun="wartość tej kości")
HALF_ITS_VALUE = ThatMany(
    "half the value of that die, rounded up",
    "wynosi połowa wartości tej kości, zaokrąglona w górę",
    is_tally=False,
    halved=True,
)
THAT_TOTAL = ThatMany("that total", "wynosi ta suma", is_tally=False, noun="ta suma")
CARDS_DISCARDED = ThatMany("card discarded", "kart odrzucono")
UPGRADES_DISCARDED = ThatMany("upgrade discarded", "ulepszeń odrzucono")
DICE_REMOVED = ThatMany("die removed", "kości usunięto")
SHIELDS_REMOVED = ThatMany("shield removed", "osłon usunięto")
RESOURCES_LOST = ThatMany("resource the opponent lost", "stracił przeciwnik")


class ItsCost(Amount):
    """The cost of the card spoken of."""

    def of(self, s: DestinyState, frame: Frame) -> int:
        return s.deal.cost[frame.card] if frame.card >= 0 else 0

    @property
    def clause(self) -> Text:
        return Text("the cost of that card", "kosztuje ta karta")


class FoeHand(Amount):
    """How many cards the opponent meant holds."""

    names_foe = True
    is_tally = True

    def of(self, s: DestinyState, frame: Frame) -> int:
        return len(s.zones[HAND + frame.foe]) if frame.foe >= 0 else 0

    @property
    def clause(self) -> Text:
        return Text("card in {of_foe} hand", "kart ma na ręce {foe}")


@dataclass(eq=False)
class NumberOf(Amount):
    """How many dice or characters fit."""

    things: Dice | Characters
    is_tally: bool = True

    def of(self, s: DestinyState, frame: Frame) -> int:
        return len(self.things.found(s, frame))

    @property
    def clause(self) -> Text:
        return _held(self.things.whose, self.things.phrase, self.things.phrase_of(UNSAID))


def _held(whose: int, owned: Phrase, bare: Phrase) -> Text:
    """What is counted and who has it: "of your dice showing a blank", "masz kości przedstawiających pustą ściankę"."""
    has = {OWN: "masz", FOE: "{foe} ma"}[whose]
    return Text(f"of {owned.some.en}", f"{has} {bare.some.pl}")


@dataclass(eq=False)
class OwnUpgrades(Amount):
    """How many upgrades of a color one has in play."""

    color: int
    is_tally: bool = True

    def of(self, s: DestinyState, frame: Frame) -> int:
        cards = s.zones[UPGRADES + frame.you]
        return sum([s.deal.color[card] == self.color for card in cards])

    @property
    def clause(self) -> Text:
        color = COLORS[self.color]
        return Text(f"of your {color.en} upgrades", f"masz {color.gens} ulepszeń")


class UpToHandSize(Amount):
    """How many cards are missing (destiny.card.boundless_ambition.up_to_hand_limit)."""

    def of(self, s: DestinyState, frame: Frame) -> int:
        return hand_limit(s, frame.you) - len(s.zones[HAND + frame.you])

    @property
    def clause(self) -> Text:
        return Text("up to your hand size", "karty do limitu ręki")
