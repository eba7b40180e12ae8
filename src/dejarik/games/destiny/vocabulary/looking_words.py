"""Looking at an opponent's hand, and what is discarded from it then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.frames import CARD, FOE, NUMBER, you
from dejarik.games.destiny.piles import discard_from_hand
from dejarik.games.destiny.state import HAND, NOBODY, DestinyState
from dejarik.games.destiny.terms import EVENT
from dejarik.games.destiny.vocabulary.selectors import different_cards
from dejarik.games.destiny.vocabulary.words import Asks, Effect, FoeAsks, PickSeveral
from dejarik.kernel import rng
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.text import Text


def show_hand(s: DestinyState, foe: int, cards: list[int]) -> None:
    """The player who carries out the ability sees cards of an opponent's hand."""
    seat = you(s)
    for card in cards:
        s.known[card] |= 1 << seat
    tell(s, "looked", seat, tuple(cards), (foe,), readers=1 << seat | 1 << foe)


@dataclass(frozen=True)
class LookAtHand(Effect):
    """See an opponent's hand."""

    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        foe = s.frames[-1][FOE]
        show_hand(s, foe, s.zones[HAND + foe])

    @property
    def text(self) -> Text:
        return Text("look at {of_foe} hand", "podejrzyj karty na ręce {of_foe}")


@dataclass(frozen=True)
class DiscardCheapest(Asks):
    """The cheapest card of the hand just seen is discarded; among equals you pick."""

    names_foe: ClassVar[bool] = True
    kind: ClassVar[str] = "discard_foe"

    def options(self, s: DestinyState) -> list[Option]:
        hand = s.zones[HAND + s.frames[-1][FOE]]
        least = min((s.deal.cost[card] for card in hand), default=0)
        return [("discard", card) for card in different_cards(s, hand) if s.deal.cost[card] == least]

    def picked(self, s: DestinyState, option: Option) -> None:
        discard_from_hand(s, s.frames[-1][FOE], [subject(option)])

    @property
    def text(self) -> Text:
        return Text("discard the cheapest card in it", "odrzuć najtańszą z nich")


@dataclass(frozen=True)
class DiscardSeen(PickSeveral):
    """Up to so many events of the hand just seen are discarded."""

    up_to: int
    names_foe: ClassVar[bool] = True
    kind: ClassVar[str] = "discard_foe"
    private: ClassVar[bool] = True

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        if len(taken) >= self.up_to:
            return []
        hand = s.zones[HAND + s.frames[-1][FOE]]
        events = [card for card in hand if s.deal.kind[card] == EVENT and card not in taken]
        return [("discard", card) for card in different_cards(s, events)]

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        discard_from_hand(s, s.frames[-1][FOE], taken)

    @property
    def text(self) -> Text:
        return Text(f"discard up to {self.up_to} events from it", f"odrzuć spośród nich do {self.up_to} wydarzeń")


@dataclass(frozen=True)
class ProbeHand(Effect):
    """See random cards of an opponent's hand; the events among them are discarded."""

    number_of: int
    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        foe = s.frames[-1][FOE]
        seen = random_cards(s, foe, self.number_of)
        show_hand(s, foe, seen)
        discard_from_hand(s, foe, [card for card in seen if s.deal.kind[card] == EVENT])

    @property
    def text(self) -> Text:
        return Text(
            f"look at {self.number_of} random cards in {{of_foe}} hand and discard the events among them",
            f"podejrzyj {self.number_of} losowe karty z ręki {{of_foe}} i odrzuć te z nich, które są wydarzeniami",
        )


@dataclass(frozen=True)
class SeeRandomCard(Effect):
    """See a random card of the opponent's hand; it is then the card spoken of."""

    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        foe = s.frames[-1][FOE]
        seen = random_cards(s, foe, 1)
        s.frames[-1][CARD] = seen[0] if seen else NOBODY
        if seen:
            show_hand(s, foe, seen)

    @property
    def text(self) -> Text:
        return Text("look at a random card in {of_foe} hand", "podejrzyj losową kartę z ręki {of_foe}")


def random_cards(s: DestinyState, seat: int, number: int) -> list[int]:
    """Chance picks cards of a hand."""
    hand = s.zones[HAND + seat][:]
    rng.shuffle(s, hand)
    return hand[:number]


@dataclass(frozen=True)
class FoeHidesOne(FoeAsks):
    """The opponent keeps one card of the hand hidden; the rest is seen."""

    kind: ClassVar[str] = "hide"

    def options(self, s: DestinyState) -> list[Option]:
        return [("hide", card) for card in s.zones[HAND + self.chooser(s)]]

    def picked(self, s: DestinyState, option: Option) -> None:
        foe = self.chooser(s)
        s.frames[-1][NUMBER] = s.zones[HAND + foe].index(subject(option))
        show_hand(s, foe, [card for card in s.zones[HAND + foe] if card != subject(option)])

    @property
    def text(self) -> Text:
        return Text(
            "{foe} chooses a card in their hand; look at the others",
            "{foe} wybiera kartę ze swojej ręki; podejrzyj pozostałe",
        )


@dataclass(frozen=True)
class DiscardUnhidden(Asks):
    """One of the cards just seen is discarded."""

    names_foe: ClassVar[bool] = True
    kind: ClassVar[str] = "discard_foe"

    def options(self, s: DestinyState) -> list[Option]:
        hand = s.zones[HAND + s.frames[-1][FOE]][:]
        if hand:
            del hand[s.frames[-1][NUMBER]]
        return [("discard", card) for card in different_cards(s, hand)]

    def picked(self, s: DestinyState, option: Option) -> None:
        discard_from_hand(s, s.frames[-1][FOE], [subject(option)])

    @property
    def text(self) -> Text:
        return Text("discard one of them", "odrzuć jedną z nich")
