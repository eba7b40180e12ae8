"""What abilities ask for: the Force, cards in play, a particular base."""

from __future__ import annotations

from dejarik.games.deckbuilding.model.frames import AbilityFrame
from dejarik.games.deckbuilding.model.printed import KEY, KIND, NAMES, TRAITS, UNIQUE
from dejarik.games.deckbuilding.model.state import AREA, BASE, SHIP, DeckbuildingState, foes_of, has_force
from dejarik.games.deckbuilding.model.terms import TRAIT_NAMES
from dejarik.games.deckbuilding.model.words import Condition
from dejarik.kernel.decision import Refusal
from dejarik.kernel.text import Text, either, quoted


class ForceIsWithYou(Condition):
    """The marker stands on a space of your side."""

    refusal = Refusal("deckbuilding.if.force")

    def holds(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return has_force(s, frame.you)

    @property
    def clause(self) -> Text:
        return Text("the Force is with you", "Moc jest z tobą")


class YouHaveShip(Condition):
    """At least one capital ship of yours is in play."""

    def holds(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return any(KIND[card] == SHIP for card in s.zones[AREA + frame.you])

    @property
    def clause(self) -> Text:
        return Text("you have a capital ship in play", "masz w grze okręt")


class OpponentHasShip(Condition):
    """At least one capital ship of an opponent is in play."""

    def holds(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return any(KIND[card] == SHIP for foe in foes_of(s, frame.you) for card in s.zones[AREA + foe])

    @property
    def clause(self) -> Text:
        return Text("the opponent has a capital ship in play", "przeciwnik ma w grze okręt")


class YouHaveTrait(Condition):
    """At least one card of yours in play has one of the traits."""

    def __init__(self, *traits: str) -> None:
        self.traits = traits

    def holds(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return any(not TRAITS[card].isdisjoint(self.traits) for card in s.zones[AREA + frame.you])

    @property
    def clause(self) -> Text:
        named = either(TRAIT_NAMES[trait] for trait in self.traits)
        return Text("you have a {trait} in play", "masz w grze kartę z cechą {trait}").fill(trait=named)


class AnotherUnique(Condition):
    """Another unique card of yours is in play."""

    def holds(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return any(UNIQUE[card] and card != frame.source for card in s.zones[AREA + frame.you])

    @property
    def clause(self) -> Text:
        return Text("you have another unique unit in play", "masz w grze inną unikatową jednostkę")


class YourBaseIs(Condition):
    """Your base is this one."""

    def __init__(self, key: str) -> None:
        self.key = key

    def holds(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return any(KEY[base] == self.key for base in s.zones[BASE + frame.you])

    @property
    def clause(self) -> Text:
        return Text("your base is {name}", "twoją bazą jest {name}").fill(name=quoted(NAMES[self.key]))


class YouHaveInPlay(Condition):
    """This card of yours is in play."""

    def __init__(self, key: str) -> None:
        self.key = key

    def holds(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return any(KEY[card] == self.key for card in s.zones[AREA + frame.you])

    @property
    def clause(self) -> Text:
        return Text("you have {name} in play", "masz w grze kartę {name}").fill(name=quoted(NAMES[self.key]))


FORCE = ForceIsWithYou()
