"""The tops of decks: cards looked at or revealed there, captured, taken, put back or under the deck.

Such an ability is a row of words. The first looks at cards or reveals them, and the frame remembers them as ``seen``;
those behind it deal with one of them or with the rest.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, NamedTuple

from dejarik.abilities.clauses import Act, Allowed, Clause
from dejarik.abilities.words import Asks, PickSeveral
from dejarik.games.lcg.language.verbs import ADD, CAPTURE, LOOK, PLACE, REVEAL
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import DECK, HAND, LIMBO, OBJECTIVE_DECK, LcgState, different
from dejarik.games.lcg.rules.moving import capture_hidden, put_under_deck
from dejarik.games.lcg.vocabulary.selectors import Cards
from dejarik.games.lcg.vocabulary.words import Deed
from dejarik.kernel import zones
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.nouns import CARD
from dejarik.kernel.text import Case, Text


class Deck(NamedTuple):
    """Which deck is meant, and how it reads behind "of"."""

    zone: int
    yours: bool
    theirs: bool
    text: Text

    def seats(self, frame: Frame) -> list[int]:
        """Whose deck it can be."""
        return [frame.you] * self.yours + [frame.foe] * self.theirs


YOUR_DECK: Final = Deck(DECK, True, False, Text("your deck", "swojej talii"))
THEIR_DECK: Final = Deck(DECK, False, True, Text("your opponent's deck", "talii twojego przeciwnika"))
AN_OBJECTIVE_DECK: Final = Deck(
    OBJECTIVE_DECK, True, True, Text("any player's objective deck", "talii celów dowolnego gracza")
)


# ---------------------------------------------------------------- seeing cards


class LookAtTop(Asks[LcgState, Frame]):
    """Look at the top cards of a deck, as many as there are up to a number; they stay where they are."""

    kind = "deck"

    def __init__(self, number: int, deck: Deck) -> None:
        self.number = number
        self.deck = deck

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        return [("player", seat) for seat in self.deck.seats(frame) if s.zones[self.deck.zone + seat]]

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        owner = subject(option)
        frame.seen = tuple(reversed(s.zones[self.deck.zone + owner][-self.number :]))
        for card in frame.seen:
            s.known[card] |= 1 << frame.you
        tell(s, "looked", frame.you, frame.seen, (owner,), readers=1 << frame.you)
        frame.done = True

    @property
    def clause(self) -> Clause:
        return _opening(Act(LOOK, _top(self.number, self.deck)))


class RevealTop(Deed):
    """Reveal the top cards of one's own deck; they stay revealed until all is done (lcg.reveal.duration)."""

    verb = REVEAL

    def __init__(self, number: int) -> None:
        self.number = number

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[DECK + frame.you])

    def act(self, s: LcgState, frame: Frame) -> bool:
        deck = s.zones[DECK + frame.you]
        number = min(self.number, len(deck))
        frame.seen = tuple([zones.draw(s, DECK + frame.you, LIMBO + frame.you) for _ in range(number)])
        tell(s, "revealed", frame.you, frame.seen)
        return number == self.number

    @property
    def rest(self) -> Text:
        return _top(self.number, YOUR_DECK)

    @property
    def clause(self) -> Clause:
        return _opening(Act(self.verb, self.rest))


def _opening(act: Act) -> Act:
    """A semicolon parts this from what is done with the cards."""
    act.is_plain = False
    return act


def _top(number: int, deck: Deck) -> Text:
    counted = CARD.count(number, Case.ACCUSATIVE)
    if number == 1:
        return Text("the top card of ", "wierzchnią kartę ") + deck.text
    adjective = "wierzchnie" if number in (2, 3, 4) else "wierzchnich"
    polish = counted.pl.replace(" ", f" {adjective} ", 1)
    return Text("the top " + counted.en + " of ", polish + " ") + deck.text


# ---------------------------------------------------------------- what becomes of them


class _OneSeen(Asks[LcgState, Frame]):
    """Something done to one of the cards seen."""

    verb = "pick"

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        return [(self.verb, card) for card in different(s, frame.seen)]

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        card = subject(option)
        frame.done = True
        frame.seen = tuple([other for other in frame.seen if other != card])
        self.apply(s, frame, card)

    @abstractmethod
    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        """Do it to the card picked."""


class CaptureSeen(_OneSeen):
    """Capture one of the cards seen at this objective (lcg.capture.from_hand_or_deck)."""

    kind = "pick"

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        capture_hidden(s, card, frame.source)

    @property
    def clause(self) -> Clause:
        return Act(CAPTURE, Text("1 of them at {this}", "1 z nich przy {this_locative}"))


class MayPutUnder(_OneSeen):
    """One of the cards seen may go under its deck; only whoever looked knows which."""

    kind = "put_under"
    verb = "bottom"

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        found = super().options(s, frame)
        return [*found, ("no",)] if found else []

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        if option[0] == self.verb:
            super().picked(s, frame, option)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        put_under_deck(s, card, s.place[card])
        zones.forget(s, (card,), 1 << frame.you)
        tell(s, "put_under_deck", frame.you, (card,), readers=s.known[card])

    @property
    def clause(self) -> Clause:
        return Allowed(Act(PLACE, Text("1 of them on the bottom of that deck", "1 z nich na spodzie tej talii")))


class _InAnyOrder(PickSeveral[LcgState, Frame]):
    """All the other cards seen go somewhere, in an order of one's choice."""

    verb = "pick"
    private = True

    def offers(self, s: LcgState, frame: Frame, taken: list[int]) -> list[Option]:
        return [(self.verb, card) for card in different(s, [card for card in frame.seen if card not in taken])]

    def may_stop(self, taken: list[int]) -> bool:
        return False

    def finish(self, s: LcgState, frame: Frame, taken: list[int]) -> None:
        for card in taken:
            self.lay(s, frame, card)
            if len(taken) > 1:
                zones.forget(s, (card,), 1 << frame.you)  # nobody else has seen the order
        frame.seen = ()

    @abstractmethod
    def lay(self, s: LcgState, frame: Frame, card: int) -> None:
        """Put a card where it belongs; the next one comes on top of it, or goes under it."""


class PutBack(_InAnyOrder):
    """The other cards seen go back on their deck; the one picked last is the new top card."""

    kind = "put_back_on"

    def lay(self, s: LcgState, frame: Frame, card: int) -> None:
        zones.move(s, card, s.place[card])

    @property
    def clause(self) -> Clause:
        rest = Text("the rest back on top of that deck", "pozostałe z powrotem na wierzchu tej talii")
        return Act(PLACE, rest + _IN_ANY_ORDER)


class PutRestUnder(_InAnyOrder):
    """The other cards revealed go under one's deck; the one picked last is the new bottom card."""

    kind = "put_rest_under"
    verb = "bottom"

    def lay(self, s: LcgState, frame: Frame, card: int) -> None:
        put_under_deck(s, card, DECK + frame.you)

    @property
    def clause(self) -> Clause:
        rest = Text("the rest on the bottom of your deck", "pozostałe na spodzie swojej talii")
        return Act(PLACE, rest + _IN_ANY_ORDER)


_IN_ANY_ORDER: Final = Text(" in any order", " w dowolnej kolejności")


class TakeSeen(Deed):
    """Add the revealed cards of a kind to one's hand."""

    verb = ADD

    def __init__(self, select: Cards) -> None:
        self.select = select

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(frame.seen)

    def act(self, s: LcgState, frame: Frame) -> bool:
        taken = [card for card in frame.seen if self.select.is_kind(s, card) and self.select.fits(s, frame, card)]
        frame.seen = tuple([card for card in frame.seen if card not in taken])
        for card in taken:
            zones.move(s, card, HAND + frame.you)
            tell(s, "taken", frame.you, (card,))
        return bool(taken)

    @property
    def rest(self) -> Text:
        return self.select.each() + Text(" to your hand", " do swojej ręki")


# ---------------------------------------------------------------- top cards that go elsewhere at once


class CaptureTop(Deed):
    """Capture the top card of the opponent's deck at this objective, unseen by its owner."""

    verb = CAPTURE

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[DECK + frame.foe])

    def act(self, s: LcgState, frame: Frame) -> bool:
        capture_hidden(s, s.zones[DECK + frame.foe][-1], frame.source)
        return True

    @property
    def rest(self) -> Text:
        return _top(1, THEIR_DECK) + Text(" at {this}", " przy {this_locative}")


class RevealForStruggle(Deed):
    """The top card adds its Force icons to this turn's Force struggle, then it is won or lost with it."""

    verb = REVEAL

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[DECK + frame.you])

    def act(self, s: LcgState, frame: Frame) -> bool:
        card = zones.draw(s, DECK + frame.you, LIMBO + frame.you)
        s.revealed[frame.you] += s.deal.force[card]
        tell(s, "revealed", frame.you, (card,))
        return True

    @property
    def rest(self) -> Text:
        return _top(1, YOUR_DECK) + Text(
            " and add its Force icons to your side in this turn's Force struggle; if you win that struggle, add the "
            "card to your hand; otherwise, discard it",
            " i dodaj jej symbole Mocy po swojej stronie podczas zmagań Mocy w tej turze; jeśli wygrasz te zmagania, "
            "weź tę kartę na rękę; w przeciwnym razie odrzuć ją",
        )
