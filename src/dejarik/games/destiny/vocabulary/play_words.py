"""Playing cards by the word of another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.frames import CARD, DONE, you
from dejarik.games.destiny.play import play, plays_of
from dejarik.games.destiny.state import DISCARD, HAND, NOBODY, DestinyState
from dejarik.games.destiny.vocabulary.selectors import ANY_CARD, Cards, different_cards
from dejarik.games.destiny.vocabulary.words import Asks
from dejarik.kernel.decision import Option
from dejarik.kernel.text import EMPTY, Text


@dataclass(frozen=True)
class PlayCard(Asks):
    """A card of one's hand, discard pile or both is played, perhaps cheaper or free."""

    cards: Cards
    from_hand: bool = True
    from_discard: bool = False
    discount: int = 0
    free: bool = False
    kind: ClassVar[str] = "play"

    def options(self, s: DestinyState) -> list[Option]:
        seat = you(s)
        return [option for card in self._found(s) for option in plays_of(s, seat, card, self.discount, self.free)]

    def _found(self, s: DestinyState) -> list[int]:
        seat = you(s)
        hand = s.zones[HAND + seat] if self.from_hand else []
        pile = s.zones[DISCARD + seat] if self.from_discard else []
        return [card for zone in (hand, pile) for card in different_cards(s, zone) if self.cards.fits(s, card)]

    def picked(self, s: DestinyState, option: Option) -> None:
        s.frames[-1][DONE] = 1
        play(s, you(s), option, self.discount, self.free)

    @property
    def text(self) -> Text:
        free = Text(" for free", " za darmo") if self.free else EMPTY
        what, place, price = self.cards.one, self._place, self._price
        return Text(
            f"play {what.en} from {place.en}{free.en}{price.en}", f"zagraj{free.pl} {what.pl} {place.pl}{price.pl}"
        )

    @property
    def _place(self) -> Text:
        if self.from_hand and self.from_discard:
            return Text("your hand or discard pile", "z ręki lub ze swojego stosu kart odrzuconych")
        return (
            Text("your hand", "z ręki")
            if self.from_hand
            else Text("your discard pile", "ze swojego stosu kart odrzuconych")
        )

    @property
    def _price(self) -> Text:
        return Text(f", paying {self.discount} less", f", płacąc o {self.discount} mniej") if self.discount else EMPTY


@dataclass(frozen=True)
class PlayDiscarded(PlayCard):
    """The very card just discarded is played from the discard pile, if it is of a kind."""

    cards: Cards = ANY_CARD

    def _found(self, s: DestinyState) -> list[int]:
        card = s.frames[-1][CARD]
        is_there = card != NOBODY and s.place[card] == DISCARD + you(s)
        return [card] if is_there and self.cards.fits(s, card) else []

    @property
    def text(self) -> Text:
        return Text(
            "play it from your discard pile if it is a vehicle",
            "zagraj ją ze swojego stosu kart odrzuconych, jeśli jest pojazdem",
        )


@dataclass(frozen=True)
class PlayCopy(PlayCard):
    """Another copy of the card just discarded is played from hand for free (destiny.term.copy.same_name)."""

    cards: Cards = ANY_CARD
    free: bool = True

    def _found(self, s: DestinyState) -> list[int]:
        card = s.frames[-1][CARD]
        if card == NOBODY:
            return []
        cards, hand = s.deal.cards, s.zones[HAND + you(s)]
        return different_cards(s, [other for other in hand if cards[other].name.en == cards[card].name.en])

    @property
    def text(self) -> Text:
        return Text(
            "play another copy of that card from your hand for free", "zagraj za darmo z ręki inną kopię tej karty"
        )
