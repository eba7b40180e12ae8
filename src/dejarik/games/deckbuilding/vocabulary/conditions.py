"""What abilities ask for: the Force, cards in play, a particular base."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.games.deckbuilding.model.printed import KEY, KIND, NAMES, TRAITS, UNIQUE
from dejarik.games.deckbuilding.model.state import AREA, BASE, SHIP, DeckbuildingState, foes_of, has_force
from dejarik.games.deckbuilding.model.terms import TRAIT_NAMES
from dejarik.games.deckbuilding.model.words import Condition
from dejarik.kernel.text import Text, either, quoted


@dataclass(frozen=True)
class ForceIsWithYou(Condition):
    """The marker stands on a space of your side."""

    def holds(self, s: DeckbuildingState, card: int) -> bool:
        return has_force(s, s.active)

    @property
    def clause(self) -> Text:
        return Text("the Force is with you", "Moc jest z tobą")

    @property
    def rule(self) -> str:
        return "deckbuilding.if.force"


@dataclass(frozen=True)
class YouHaveShip(Condition):
    """At least one capital ship of yours is in play."""

    def holds(self, s: DeckbuildingState, card: int) -> bool:
        return any(KIND[other] == SHIP for other in s.zones[AREA + s.active])

    @property
    def clause(self) -> Text:
        return Text("you have a capital ship in play", "masz w grze okręt")


@dataclass(frozen=True)
class OpponentHasShip(Condition):
    """At least one capital ship of an opponent is in play."""

    def holds(self, s: DeckbuildingState, card: int) -> bool:
        return any(KIND[other] == SHIP for foe in foes_of(s, s.active) for other in s.zones[AREA + foe])

    @property
    def clause(self) -> Text:
        return Text("the opponent has a capital ship in play", "przeciwnik ma w grze okręt")


@dataclass(frozen=True)
class YouHaveTrait(Condition):
    """At least one card of yours in play has one of the traits."""

    traits: tuple[str, ...]

    def holds(self, s: DeckbuildingState, card: int) -> bool:
        return any(not TRAITS[other].isdisjoint(self.traits) for other in s.zones[AREA + s.active])

    @property
    def clause(self) -> Text:
        named = either(TRAIT_NAMES[trait] for trait in self.traits)
        return Text("you have a {trait} in play", "masz w grze kartę z cechą {trait}").fill(trait=named)


@dataclass(frozen=True)
class AnotherUnique(Condition):
    """Another unique card of yours is in play."""

    def holds(self, s: DeckbuildingState, card: int) -> bool:
        return any(UNIQUE[other] and other != card for other in s.zones[AREA + s.active])

    @property
    def clause(self) -> Text:
        return Text("you have another unique unit in play", "masz w grze inną unikatową jednostkę")


@dataclass(frozen=True)
class YourBaseIs(Condition):
    """Your base is this one."""

    key: str

    def holds(self, s: DeckbuildingState, card: int) -> bool:
        return any(KEY[base] == self.key for base in s.zones[BASE + s.active])

    @property
    def clause(self) -> Text:
        return Text("your base is {name}", "twoją bazą jest {name}").fill(name=quoted(NAMES[self.key]))


@dataclass(frozen=True)
class YouHaveInPlay(Condition):
    """This card of yours is in play."""

    key: str

    def holds(self, s: DeckbuildingState, card: int) -> bool:
        return any(KEY[other] == self.key for other in s.zones[AREA + s.active])

    @property
    def clause(self) -> Text:
        return Text("you have {name} in play", "masz w grze kartę {name}").fill(name=quoted(NAMES[self.key]))


FORCE = ForceIsWithYou()
