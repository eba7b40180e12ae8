"""What opponents lose: cards and resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.economy import gain, lose, spend
from dejarik.games.destiny.frames import FOE, NUMBER, chosen, you
from dejarik.games.destiny.nouns import RESOURCE_TOKEN
from dejarik.games.destiny.piles import discard_at_random, discard_from_hand
from dejarik.games.destiny.state import HAND, DestinyState
from dejarik.games.destiny.values import pool_of
from dejarik.games.destiny.vocabulary.numbers import Count, counted, worth
from dejarik.games.destiny.vocabulary.phrases import FOE_GAP
from dejarik.games.destiny.vocabulary.selectors import different_cards
from dejarik.games.destiny.vocabulary.words import Effect, FoeAsks, FoeLimit, do
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import CARD as CARD_NOUN
from dejarik.kernel.text import Case, Text


@dataclass(frozen=True)
class FoeDiscards(FoeAsks):
    """The opponent picks a card of their hand and discards it."""

    kind: ClassVar[str] = "discard"

    def options(self, s: DestinyState) -> list[Option]:
        foe = self.chooser(s)
        return [("discard", card) for card in different_cards(s, s.zones[HAND + foe])] if foe >= 0 else []

    def possible(self, s: DestinyState) -> bool:
        return bool(self.options(s))

    def picked(self, s: DestinyState, option: Option) -> None:
        discard_from_hand(s, self.chooser(s), [subject(option)])

    @property
    def text(self) -> Text:
        return FOE_GAP + Text(
            " discards a card of their choice from hand", " odrzuca wybraną przez siebie kartę z ręki"
        )


@dataclass(frozen=True)
class FoeDiscardsDown(FoeDiscards, FoeLimit):
    """An opponent with more cards than you discards down to as many as you hold."""

    def allows(self, s: DestinyState, seat: int, foe: int) -> bool:
        return len(s.zones[HAND + foe]) > len(s.zones[HAND + seat])

    def options(self, s: DestinyState) -> list[Option]:
        foe = self.chooser(s)
        return super().options(s) if foe >= 0 and self.allows(s, you(s), foe) else []

    def picked(self, s: DestinyState, option: Option) -> None:
        super().picked(s, option)
        self.ask(s)

    @property
    def text(self) -> Text:
        return Text(
            "{foe} with more cards in hand than you discards cards of their choice until they have as many as you",
            "{foe}, który ma na ręce więcej kart niż ty, odrzuca wybrane przez siebie karty, aż będzie miał ich tyle "
            "co ty",
        )


@dataclass(frozen=True)
class FoeDiscardsAtRandom(Effect):
    """Chance picks cards of the opponent's hand to be discarded."""

    number_of: Count
    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        discard_at_random(s, s.frames[-1][FOE], worth(s, self.number_of))

    @property
    def text(self) -> Text:
        number = counted(self.number_of, CARD_NOUN)
        if isinstance(self.number_of, int):
            return FOE_GAP + Text(f" discards {number.en} from hand at random", f" odrzuca losowo z ręki {number.pl}")
        each = self.number_of.clause
        return Text(
            f"for each {each.en}, {{foe}} discards 1 random card from hand",
            f"{{foe}} odrzuca losowo z ręki {number.pl}",
        )


@dataclass(frozen=True)
class FoeDiscardsHand(Effect):
    """The opponent discards the whole hand."""

    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        foe = s.frames[-1][FOE]
        discard_from_hand(s, foe, s.zones[HAND + foe][:])

    @property
    def text(self) -> Text:
        return FOE_GAP + Text(" discards their whole hand", " odrzuca wszystkie karty z ręki")


@dataclass(frozen=True)
class FoeLoses(Effect):
    """The opponent loses resources, so many or all."""

    amount: int | None = None
    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        foe = s.frames[-1][FOE]
        s.frames[-1][NUMBER] = lose(s, foe, s.resources[foe] if self.amount is None else self.amount)

    @property
    def text(self) -> Text:
        if self.amount is None:
            return FOE_GAP + Text(" loses all their resources", " traci wszystkie zasoby")
        number = RESOURCE_TOKEN.count(self.amount, Case.ACCUSATIVE)
        return FOE_GAP + Text(f" loses {number.en}", f" traci {number.pl}")


@dataclass(frozen=True)
class TakeResource(Effect):
    """A resource passes from the owner of the die just rerolled to you."""

    def run(self, s: DestinyState) -> None:
        victim = pool_of(s, chosen(s)[0])
        if s.resources[victim]:
            lose(s, victim, 1)
            gain(s, you(s), 1)

    @property
    def text(self) -> Text:
        return Text("take 1 resource from that opponent", "zabierz temu przeciwnikowi 1 zasób")


@dataclass(frozen=True)
class FoeMayPay(FoeAsks):
    """The opponent meant may pay to stop what comes next."""

    price: int
    effect: Effect
    names_foe: ClassVar[bool] = True
    kind: ClassVar[str] = "stop"

    def options(self, s: DestinyState) -> list[Option]:
        return [("pay", self.price), ("no",)] if s.resources[self.chooser(s)] >= self.price else [("no",)]

    def picked(self, s: DestinyState, option: Option) -> None:
        if option[0] == "pay":
            spend(s, self.chooser(s), self.price)
        else:
            s.agenda.append((do, (self.effect.number,)))

    @property
    def text(self) -> Text:
        price = RESOURCE_TOKEN.count(self.price, Case.ACCUSATIVE)
        return self.effect.text + Text(f" unless {{foe}} pays {price.en}", f", chyba że {{foe}} zapłaci {price.pl}")
