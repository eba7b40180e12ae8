"""Hands, decks and discard piles: cards taken back, put into play, looked at, captured, shuffled in."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, NamedTuple

from dejarik.abilities.clauses import Act, Clause
from dejarik.abilities.words import Asks
from dejarik.games.lcg.language.terms import FATE
from dejarik.games.lcg.language.verbs import ATTACH, CAPTURE, LOOK, PLACE, PUT, RETURN, SHUFFLE
from dejarik.games.lcg.language.verbs import DISCARD as TO_DISCARD
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.moments import MOVED
from dejarik.games.lcg.model.state import DECK, DISCARD, HAND, LcgState, different, in_play
from dejarik.games.lcg.rules.moving import (
    capture_hidden,
    discard_from_hand,
    discard_top,
    enter,
    leave,
    lose_track,
    mix_under_decks,
    put_under_deck,
    return_to_hand,
    shuffle_into_deck,
)
from dejarik.games.lcg.rules.playing import can_put_into_play, put_into_play
from dejarik.games.lcg.vocabulary.refs import Each
from dejarik.games.lcg.vocabulary.selectors import Cards
from dejarik.games.lcg.vocabulary.words import Deed, OnCards
from dejarik.kernel import rng
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.text import Case, Text


class Place(NamedTuple):
    """Zones of one's own, and how they read behind a card."""

    zones: tuple[int, ...]
    text: Text


FROM_HAND: Final = Place((HAND,), Text("from your hand", "z ręki"))
FROM_DISCARD: Final = Place((DISCARD,), Text("from your discard pile", "ze swojego stosu kart odrzuconych"))
FROM_HAND_OR_DISCARD: Final = Place(
    (HAND, DISCARD), Text("from your hand or discard pile", "z ręki lub ze swojego stosu kart odrzuconych")
)


class PickFrom(Asks[LcgState, Frame]):
    """Something done to a card of a kind out of a hand or pile; copies of a card are named once."""

    kind = "pick"

    def __init__(self, select: Cards, place: Place) -> None:
        self.select = select
        self.place = place
        self.is_secret = HAND in place.zones

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        """Whether it can be done to a card."""
        return True

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        lying = [card for zone in self.place.zones for card in s.zones[zone + frame.you] if card != frame.source]
        fitting = [card for card in lying if self.select.is_kind(s, card) and self.select.fits(s, frame, card)]
        return [("pick", card) for card in different(s, fitting) if self.works_on(s, frame, card)]

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        frame.done = True
        frame.that = subject(option)
        self.apply(s, frame, subject(option))

    @abstractmethod
    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        """Do it to the card picked."""


class PutIntoPlay(PickFrom):
    """Put a card into play, without its cost (lcg.play.put_into_play)."""

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return can_put_into_play(s, card, frame.you)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        put_into_play(s, card, frame.you)

    @property
    def clause(self) -> Clause:
        named = self.select.one(Case.ACCUSATIVE)
        return Act(
            PUT, Text("{card} into play {place}", "{place} do gry {card}").fill(card=named, place=self.place.text)
        )


class Recover(PickFrom):
    """Return a card from the discard pile to hand."""

    def __init__(self, select: Cards) -> None:
        super().__init__(select, FROM_DISCARD)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        return_to_hand(s, card)

    @property
    def clause(self) -> Clause:
        named = self.select.one(Case.ACCUSATIVE)
        return Act(
            RETURN,
            Text("{card} {place} to your hand", "{card} {place} na rękę").fill(card=named, place=self.place.text),
        )


class ShuffleIntoDeck(PickFrom):
    """Shuffle a card of the discard pile into the deck."""

    def __init__(self, select: Cards) -> None:
        super().__init__(select, FROM_DISCARD)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        shuffle_into_deck(s, frame.you, card)

    @property
    def clause(self) -> Clause:
        named = self.select.one(Case.ACCUSATIVE)
        return Act(
            SHUFFLE,
            Text("{card} {place} into your deck", "do swojej talii {card} {place}").fill(
                card=named, place=self.place.text
            ),
        )


class RecoverTopFate(Deed):
    """Return the fate card nearest the top of the discard pile to hand."""

    verb = RETURN
    minds_discard_order = True

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(self._found(s, frame))

    def act(self, s: LcgState, frame: Frame) -> bool:
        return_to_hand(s, self._found(s, frame)[-1])
        return True

    def _found(self, s: LcgState, frame: Frame) -> list[int]:
        return [card for card in s.zones[DISCARD + frame.you] if s.deal.kind[card] == FATE]

    @property
    def rest(self) -> Text:
        return Text(
            "the topmost fate card in your discard pile to your hand",
            "na rękę kartę losu leżącą najbliżej wierzchu twojego stosu kart odrzuconych",
        )


class PutThisIntoPlay(Deed):
    """Put this card into play from the discard pile."""

    verb = PUT

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return can_put_into_play(s, frame.source, frame.you)

    def act(self, s: LcgState, frame: Frame) -> bool:
        put_into_play(s, frame.source, frame.you)
        return True

    @property
    def rest(self) -> Text:
        return Text("{this} into play ", "{this_accusative} do gry ") + FROM_DISCARD.text


class AttachThat(Deed):
    """Attach the card spoken of, which lies in one's discard pile, to this unit."""

    verb = ATTACH

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return s.place[frame.that] == DISCARD + frame.you

    def act(self, s: LcgState, frame: Frame) -> bool:
        enter(s, frame.that, frame.you, frame.source)
        return True

    @property
    def rest(self) -> Text:
        return Text("that card to {this}", "tę kartę do {this_genitive}")


class RecoverTop(Deed):
    """Return the top cards of the discard pile to hand."""

    verb = RETURN
    minds_discard_order = True

    def __init__(self, number: int = 1) -> None:
        self.number = number

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[DISCARD + frame.you])

    def act(self, s: LcgState, frame: Frame) -> bool:
        cards = s.zones[DISCARD + frame.you][: -self.number - 1 : -1]
        for card in cards:
            return_to_hand(s, card)
        return len(cards) == self.number

    @property
    def rest(self) -> Text:
        if self.number == 1:
            top = Text("the top card", "wierzchnią kartę")
        else:
            top = Text(f"the top {self.number} cards", f"{self.number} wierzchnie karty")
        return top + Text(" of your discard pile to your hand", " swojego stosu kart odrzuconych na rękę")


class PutUnderDeck(PickFrom):
    """Put a card on the bottom of the deck."""

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        seat = frame.you
        lose_track(s, s.zones[s.place[card]], 1 << seat)
        put_under_deck(s, card, DECK + seat)
        tell(s, "put_under_deck", seat, (card,), readers=s.known[card])

    @property
    def clause(self) -> Clause:
        named = self.select.one(Case.ACCUSATIVE)
        return Act(
            PLACE,
            Text("{card} {place} on the bottom of your deck", "{card} {place} na spodzie swojej talii").fill(
                card=named, place=self.place.text
            ),
        )


class PutAllUnderDecks(OnCards):
    """Put all cards of a kind from play on the bottom of their owners' decks in random order."""

    verb = PLACE

    def __init__(self, select: Cards) -> None:
        super().__init__(Each(select))
        self.select = select

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return in_play(s, card)

    def apply_to(self, s: LcgState, frame: Frame, cards: list[int]) -> None:
        s.agenda.append((mix_under_decks, (tuple(cards),)))
        super().apply_to(s, frame, cards)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        leave(s, card, MOVED, DECK, frame.you)

    @property
    def rest(self) -> Text:
        return Text(
            "all {cards} on the bottom of their owners' decks in random order",
            "wszystkie {cards} na spodzie talii ich właścicieli w losowej kolejności",
        ).fill(cards=self.select.several())


class DiscardTop(Deed):
    """Discard the top card of the deck; it is the card spoken of from then on."""

    verb = TO_DISCARD

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[DECK + frame.you])

    def act(self, s: LcgState, frame: Frame) -> bool:
        frame.that = discard_top(s, frame.you)
        return True

    @property
    def rest(self) -> Text:
        return Text("the top card of your deck", "wierzchnią kartę swojej talii")


class OfTheirHand(Deed):
    """Something done to the opponent's hand, if there are cards in it."""

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[HAND + frame.foe])


class CaptureRandom(OfTheirHand):
    """Capture a card at random from the opponent's hand at this objective."""

    verb = CAPTURE

    def act(self, s: LcgState, frame: Frame) -> bool:
        hand = s.zones[HAND + frame.foe]
        if hand:
            lose_track(s, hand, 1 << frame.you | 1 << frame.foe)
            capture_hidden(s, hand[rng.below(s, len(hand))], frame.source)
        return True

    @property
    def rest(self) -> Text:
        return Text(
            "1 card at random from your opponent's hand at {this}",
            "losową kartę z ręki przeciwnika przy {this_locative}",
        )


class LookAtHand(OfTheirHand):
    """Look at the opponent's hand; the player knows these cards from then on."""

    verb = LOOK

    def act(self, s: LcgState, frame: Frame) -> bool:
        hand, you = s.zones[HAND + frame.foe], 1 << frame.you
        for card in hand:
            s.known[card] |= you
        tell(s, "looked_at_hand", frame.you, tuple(hand), readers=you | 1 << frame.foe)
        return bool(hand)

    @property
    def rest(self) -> Text:
        return Text("your opponent's hand", "rękę przeciwnika")


class DiscardFromFoe(Asks[LcgState, Frame]):
    """Discard a card of one's choice from the opponent's hand, which one has looked at."""

    kind = "discard"

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        return [("discard", card) for card in different(s, s.zones[HAND + frame.foe])]

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        frame.done = True
        discard_from_hand(s, subject(option))

    @property
    def clause(self) -> Clause:
        return Act(TO_DISCARD, Text("1 card of your choice from it", "z niej 1 wybraną kartę"))
