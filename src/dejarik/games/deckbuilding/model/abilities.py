"""How an ability comes about: used once a turn, at a moment, or in force all the time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from dejarik.games.deckbuilding.model.state import SHIP, DeckbuildingState
from dejarik.games.deckbuilding.model.terms import DAMAGE, TRAIT_NAMES
from dejarik.games.deckbuilding.model.words import Condition, Effect
from dejarik.kernel.text import EMPTY, Case, Text, either, listed, sentence

PLAYED: Final = 0
BOUGHT: Final = 1
DEFEATS: Final = 2
REVEALED: Final = 3
TURN_STARTS: Final = 4
FOE_DISCARDS: Final = 5
NEUTRAL_PLAYED: Final = 6
MOMENTS: Final = range(7)
"""The moments at which a "when" ability may be resolved."""


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
class Aura(Ability):
    """Other cards of yours have more attack: units with one of the traits, or capital ships if none is named."""

    attack: int
    traits: tuple[str, ...] = ()

    def reaches(self, kind: int, traits: frozenset[str]) -> bool:
        """Whether a card of this kind and with these traits is one of those."""
        return not traits.isdisjoint(self.traits) if self.traits else kind == SHIP

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
