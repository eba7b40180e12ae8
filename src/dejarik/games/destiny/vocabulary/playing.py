"""Playing cards by the word of another."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Clause
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import HAND, NOBODY, DestinyState
from dejarik.games.destiny.model.values import different_cards
from dejarik.games.destiny.rules.playing import cost_of, play, plays_of
from dejarik.games.destiny.vocabulary.amounts import ThatMany
from dejarik.games.destiny.vocabulary.pronouns import Given
from dejarik.games.destiny.vocabulary.selectors import ANY_CARD, Cards
from dejarik.games.destiny.vocabulary.words import Asks
from dejarik.kernel.decision import Option
from dejarik.kernel.text import EMPTY, Text


class PlayCard(Asks):
    """A card of one's hand, discard pile or both is played, perhaps cheaper or free.

    ``it`` is the very card just discarded or drawn, ``copy`` another one of its name (destiny.term.copy.same_name),
    ``seen`` one of those seen on top of one's deck. ``at_most`` limits its cost. An upgrade may have to be played
    ``on`` a certain character.
    """

    kind = "play"

    def __init__(
        self,
        cards: Cards = ANY_CARD,
        places: tuple[int, ...] = (HAND,),
        *,
        discount: int = 0,
        free: bool = False,
        it: bool = False,
        copy: bool = False,
        seen: bool = False,
        at_most: ThatMany | None = None,
        on: Given | None = None,
    ) -> None:
        self.cards = cards
        self.places = places
        self.discount = discount
        self.free = free
        self.it = it
        self.copy = copy
        self.seen = seen
        self.at_most = at_most
        self.on = on

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        fitting = [card for zone in self.places for card in self.meant(s, frame, zone + frame.you)]
        return [
            option
            for card in fitting
            if self.cards.fits(s, card) and self._is_cheap_enough(s, frame, card)
            for option in plays_of(s, frame.you, card, self.discount, self.free)
            if self.on is None or option[1:][1] in self.on.found(s, frame)
        ]

    def _is_cheap_enough(self, s: DestinyState, frame: Frame, card: int) -> bool:
        return self.at_most is None or cost_of(s, frame.you, card) <= self.at_most.of(s, frame)

    def meant(self, s: DestinyState, frame: Frame, zone: int) -> list[int]:
        """The cards of a zone that may be played, whatever their type and cost."""
        if self.it:
            card = frame.card if zone != HAND + frame.you else s.zones[zone][frame.hidden]
            return [card] if card != NOBODY and s.place[card] == zone else []
        if self.seen:
            return different_cards(s, [card for card in frame.seen if s.place[card] == zone])
        cards = different_cards(s, s.zones[zone])
        if not self.copy:
            return cards
        name = s.deal.cards[frame.card].name.en if frame.card != NOBODY else ""
        return [card for card in cards if s.deal.cards[card].name.en == name]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        frame.done = True
        play(s, frame.you, option, self.discount, self.free)

    @property
    def clause(self) -> Clause:
        what, place = self._what, self._place
        free = Text(" for free", "za darmo ") if self.free else EMPTY
        if self.it and self.free:
            return Act(verbs.PLAY, Text("it for free", "ją za darmo"))
        price = EMPTY
        if self.discount:
            price = Text(f", decreasing its cost by {self.discount}", f", zmniejszając koszt o {self.discount}")
        if self.it and self.cards.subtypes:
            price = Text(" if it is a vehicle", ", jeśli jest pojazdem")
        if self.seen:
            return Act(verbs.PLAY, Text(f"one of them{free.en}{price.en}", f"{free.pl}jedną z nich{price.pl}"))
        on = EMPTY
        if self.on is not None:
            host = self.on.phrase.one
            on = Text(f" on {host.en}", f"na {host.pl} ")
        polish = f"{place.pl} {what.pl}" if self.at_most is not None else f"{what.pl} {place.pl}"
        rest = Text(f"{what.en} from {place.en}{on.en}{free.en}{price.en}", f"{on.pl}{free.pl}{polish}{price.pl}")
        return Act(verbs.PLAY, rest)

    @property
    def _what(self) -> Text:
        if self.it:
            return Text("it", "ją")
        if self.at_most is not None:
            limit = Text(
                f" with a cost no higher than {self.at_most.en}", f" o koszcie nie większym niż {self.at_most.noun}"
            )
            return self.cards.one + limit
        return Text("another copy of that card", "inną kopię tej karty") if self.copy else self.cards.one

    @property
    def _place(self) -> Text:
        if len(self.places) > 1:
            return Text("your hand or discard pile", "z ręki lub ze swojego stosu kart odrzuconych")
        if self.places == (HAND,):
            return Text("your hand", "z ręki")
        return Text("your discard pile", "ze swojego stosu kart odrzuconych")
