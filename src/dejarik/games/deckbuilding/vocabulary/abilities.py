"""How an ability comes about: used once a turn, at a moment, or in force all the time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from dejarik.games.deckbuilding.nouns import DAMAGE, TRAIT_NAMES
from dejarik.games.deckbuilding.printed import (
    BOUGHT,
    DEFEATS,
    FOE_DISCARDS,
    KIND,
    NEUTRAL_PLAYED,
    PLAYED,
    REVEALED,
    SHIP,
    TRAITS,
    TURN_STARTS,
)
from dejarik.games.deckbuilding.state import DECK, EMPIRE, REBEL, VICTORY, DeckbuildingState
from dejarik.games.deckbuilding.vocabulary.words import Condition, Effect
from dejarik.kernel.text import EMPTY, Case, Text, either, listed, sentence


@dataclass(frozen=True)
class Ability(ABC):
    """One ability of a card."""

    @property
    @abstractmethod
    def text(self) -> Text:
        """As a whole sentence."""


@dataclass(frozen=True)
class Use(Ability):
    """Once in each of your turns while the card is in play, if the condition holds."""

    effect: Effect
    condition: Condition | None = None

    @property
    def text(self) -> Text:
        condition = self.condition.text + ", " if self.condition else EMPTY
        return sentence(condition + self.effect.text)


_MOMENTS: dict[int, Text] = {
    PLAYED: Text("when you play this card", "gdy zagrasz tę kartę"),
    BOUGHT: Text("when you buy this card", "gdy kupisz tę kartę"),
    DEFEATS: Text(
        "when this unit takes part in defeating a card in the galaxy row",
        "gdy ta jednostka bierze udział w pokonaniu karty w rzędzie galaktyki",
    ),
    REVEALED: Text("when you reveal this base", "gdy odkryjesz tę bazę"),
    TURN_STARTS: Text("when your turn starts", "gdy rozpoczyna się twoja tura"),
    FOE_DISCARDS: Text(
        "when the opponent discards a card from hand in your turn", "gdy w twojej turze przeciwnik odrzuci kartę z ręki"
    ),
    NEUTRAL_PLAYED: Text(
        "when you play your first neutral card of the turn", "gdy zagrasz pierwszą w turze kartę neutralną"
    ),
}


@dataclass(frozen=True)
class When(Ability):
    """At a moment, every time it comes (deckbuilding.when.unlimited)."""

    moment: int
    effect: Effect

    @property
    def text(self) -> Text:
        return sentence(_MOMENTS[self.moment] + ", " + self.effect.text)


# ---------------------------------------------------------------- in force all the time


@dataclass(frozen=True)
class Bonus(Ability):
    """The card itself has more attack under certain circumstances."""

    attack: int

    @abstractmethod
    def worth(self, s: DeckbuildingState, card: int, target: int) -> int:
        """How much attack it adds now against a target."""


@dataclass(frozen=True)
class BonusWhile(Bonus):
    """More attack while a condition holds."""

    condition: Condition

    def worth(self, s: DeckbuildingState, card: int, target: int) -> int:
        return self.attack if self.condition.holds(s, card) else 0

    @property
    def text(self) -> Text:
        return Text("This card has +{n} attack {condition}.", "Ta karta ma +{n} do ataku, {condition}.").fill(
            n=self.attack, condition=self.condition.lasting
        )


@dataclass(frozen=True)
class BonusAgainstRow(Bonus):
    """More attack against a card of the galaxy row."""

    def worth(self, s: DeckbuildingState, card: int, target: int) -> int:
        return self.attack if target >= 0 else 0

    @property
    def text(self) -> Text:
        return Text(
            "This card has +{n} attack while it attacks a card in the galaxy row.",
            "Ta karta ma +{n} do ataku, dopóki atakuje kartę w rzędzie galaktyki.",
        ).fill(n=self.attack)


@dataclass(frozen=True)
class BonusPerLostBase(Bonus):
    """More attack for every base of yours in the opponent's victory pile."""

    def worth(self, s: DeckbuildingState, card: int, target: int) -> int:
        lost_to = EMPIRE if s.faction[s.active] == REBEL else REBEL
        return self.attack * len(s.zones[VICTORY + lost_to])

    @property
    def text(self) -> Text:
        return Text(
            "This card has +{n} attack for each base of your faction in the opponent's victory pile.",
            "Ta karta ma +{n} do ataku za każdą bazę twojej frakcji na stosie zwycięstwa przeciwnika.",
        ).fill(n=self.attack)


@dataclass(frozen=True)
class Aura(Ability):
    """Other cards of yours have more attack: units with one of the traits, or capital ships if none is named."""

    attack: int
    traits: tuple[str, ...] = ()

    def reaches(self, card: int) -> bool:
        """Whether a card in play is one of those."""
        return KIND[card] == SHIP if not self.traits else not TRAITS[card].isdisjoint(self.traits)

    @property
    def text(self) -> Text:
        if not self.traits:
            return Text("Each of your capital ships has +{n} attack.", "Każdy twój okręt ma +{n} do ataku.").fill(
                n=self.attack
            )
        names = [TRAIT_NAMES[trait] for trait in self.traits]
        named = Text(listed(names).en, either(names).pl)
        return Text(
            "Each of your {traits} units has +{n} attack.", "Każda twoja jednostka z cechą {traits} ma +{n} do ataku."
        ).fill(n=self.attack, traits=named)


@dataclass(frozen=True)
class Absorb(Ability):
    """The base ignores the first damage of each turn."""

    damage: int

    @property
    def text(self) -> Text:
        return Text(
            "This base ignores the first {n} it would take each turn.",
            "Ta baza pomija w każdej turze pierwsze {n}, które miałaby otrzymać.",
        ).fill(n=DAMAGE.count(self.damage, Case.ACCUSATIVE))


@dataclass(frozen=True)
class HuntNeutral(Ability):
    """Once a turn a neutral unit of the row may be attacked; its cost is target value and reward."""

    @property
    def text(self) -> Text:
        return Text(
            "Once in each of your turns you may attack a neutral unit in the galaxy row. Its target value is its cost, "
            "and the reward is that many resources.",
            "Raz w każdej swojej turze możesz zaatakować neutralną jednostkę w rzędzie galaktyki. Jej wartość docelowa "
            "jest równa jej kosztowi, a nagrodą jest tyle samo zasobów.",
        )


@dataclass(frozen=True)
class Arrival(Ability):
    """Where a bought card goes instead of the discard pile, and what that brings with it."""

    zone: int
    effect: Effect | None = None
    neutral_only: bool = False
    exiled: bool = False


@dataclass(frozen=True)
class ThisArrives(Arrival):
    """Said by a card of itself."""

    @property
    def text(self) -> Text:
        tail = Text("; ", "; ") + self.effect.text if self.effect else EMPTY
        return sentence(
            Text("when you buy this card, put it into your hand", "gdy kupisz tę kartę, weź ją na rękę") + tail
        )


@dataclass(frozen=True)
class FirstPurchaseArrives(Arrival):
    """Said by a base of the first purchase of a turn."""

    @property
    def text(self) -> Text:
        first = Text("the first card you buy each turn", "pierwszą kupioną w turze kartę")
        if self.neutral_only:
            first = Text("the first neutral card you buy each turn", "pierwszą kupioną w turze kartę neutralną")
        place = (
            Text("on top of your deck", "położyć na wierzchu swojej talii")
            if self.zone == DECK
            else Text("into your hand", "wziąć na rękę")
        )
        tail = Text("; exile it at the end of the turn", "; anihiluj ją na koniec tury") if self.exiled else EMPTY
        return sentence(
            Text("you may put {first} {place}", "{first} możesz {place}").fill(first=first, place=place) + tail
        )
