"""What holds as long as a card is in play: more attack for it, and other places for purchases to go."""

from __future__ import annotations

from dejarik.abilities.frames import NOBODY
from dejarik.games.deckbuilding.model.abilities import Arrival, Bonus
from dejarik.games.deckbuilding.model.state import DECK, EMPIRE, REBEL, VICTORY, DeckbuildingState
from dejarik.games.deckbuilding.model.words import Condition
from dejarik.kernel.text import EMPTY, Text, sentence


class BonusWhile(Bonus):
    """More attack while a condition holds."""

    def __init__(self, attack: int, condition: Condition) -> None:
        super().__init__(attack)
        self.condition = condition

    def worth(self, s: DeckbuildingState, card: int, target: int) -> int:
        return self.attack if self.condition.holds(s, s.new_frame(card, s.active, NOBODY)) else 0

    @property
    def text(self) -> Text:
        return Text("This card has +{n} attack {condition}.", "Ta karta ma +{n} do ataku, {condition}.").fill(
            n=self.attack, condition=self.condition.lasting
        )


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


class ThisArrives(Arrival):
    """Said by a card of itself."""

    @property
    def text(self) -> Text:
        tail = Text("; ", "; ") + self.effect.clause.say() if self.effect else EMPTY
        return sentence(
            Text("when you buy this card, put it into your hand", "gdy kupisz tę kartę, weź ją na rękę") + tail
        )


class FirstPurchaseArrives(Arrival):
    """Said by a base of the first purchase of a turn."""

    @property
    def text(self) -> Text:
        first = Text("the first card you buy each turn", "pierwszą kartę kupioną w turze")
        if self.neutral_only:
            first = Text("the first neutral card you buy each turn", "pierwszą kartę neutralną kupioną w turze")
        place = (
            Text("on top of your deck", "położyć na wierzchu swojej talii")
            if self.zone == DECK
            else Text("into your hand", "wziąć na rękę")
        )
        tail = Text("; exile it at the end of the turn", "; anihiluj ją na koniec tury") if self.exiled else EMPTY
        return sentence(
            Text("you may put {first} {place}", "{first} możesz {place}").fill(first=first, place=place) + tail
        )
