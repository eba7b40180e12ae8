"""How an ability comes about: used once a turn, at a moment, or in force all the time."""

from __future__ import annotations

from abc import abstractmethod

from dejarik.abilities.words import Word
from dejarik.games.deckbuilding.model.moments import MOMENTS
from dejarik.games.deckbuilding.model.state import SHIP, DeckbuildingState
from dejarik.games.deckbuilding.model.terms import TRAIT_NAMES
from dejarik.games.deckbuilding.model.words import Condition, Effect
from dejarik.kernel.nouns import DAMAGE
from dejarik.kernel.text import EMPTY, Case, Text, either, listed, sentence


class Ability(Word):
    """One ability of a card."""

    @property
    @abstractmethod
    def text(self) -> Text:
        """As a whole sentence."""


class Use(Ability):
    """Once in each of your turns while the card is in play, if the condition holds."""

    def __init__(self, effect: Effect, condition: Condition | None = None) -> None:
        self.effect = effect
        self.condition = condition

    @property
    def text(self) -> Text:
        condition = self.condition.text + ", " if self.condition else EMPTY
        return sentence(condition + self.effect.clause.say())


class When(Ability):
    """At a moment, every time it comes (deckbuilding.when.unlimited)."""

    def __init__(self, moment: int, effect: Effect) -> None:
        self.moment = moment
        self.effect = effect

    @property
    def text(self) -> Text:
        return sentence(MOMENTS[self.moment] + ", " + self.effect.clause.say())


# ---------------------------------------------------------------- in force all the time


class Bonus(Ability):
    """The card itself has more attack under certain circumstances."""

    def __init__(self, attack: int) -> None:
        self.attack = attack

    @abstractmethod
    def worth(self, s: DeckbuildingState, card: int, target: int) -> int:
        """How much attack it adds now against a target."""


class Aura(Ability):
    """Other cards of yours have more attack: units with one of the traits, or capital ships if none is named."""

    def __init__(self, attack: int, *traits: str) -> None:
        self.attack = attack
        self.traits = traits

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


class Absorb(Ability):
    """The base ignores the first damage of each turn."""

    def __init__(self, damage: int) -> None:
        self.damage = damage

    @property
    def text(self) -> Text:
        return Text(
            "This base ignores the first {n} it would take each turn.",
            "Ta baza ignoruje w każdej turze pierwsze {n}, które miałaby otrzymać.",
        ).fill(n=DAMAGE.count(self.damage, Case.ACCUSATIVE))


class HuntNeutral(Ability):
    """Once a turn a neutral unit of the row may be attacked; its cost is target value and reward."""

    @property
    def text(self) -> Text:
        return Text(
            "Once on each of your turns, you may attack a neutral unit in the galaxy row. Its target value is its "
            "cost, and the reward is that many resources.",
            "Raz na każdą swoją turę możesz zaatakować neutralną jednostkę w rzędzie galaktyki. Jej wartość docelowa "
            "jest równa jej kosztowi, a nagrodą jest tyle samo zasobów.",
        )


class Arrival(Ability):
    """Where a bought card goes instead of the discard pile, and what that brings with it."""

    def __init__(
        self, zone: int, effect: Effect | None = None, neutral_only: bool = False, exiled: bool = False
    ) -> None:
        self.zone = zone
        self.effect = effect
        self.neutral_only = neutral_only
        self.exiled = exiled
