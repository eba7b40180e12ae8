"""What is done with the top cards of decks, and what goes under them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.abilities.clauses import Act, Clause
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.terms import ANY
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import DECK, DISCARD, HAND, REAL, DestinyState, under_way
from dejarik.games.destiny.model.values import different_cards
from dejarik.games.destiny.rules.piles import tuck
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, HowMany
from dejarik.games.destiny.vocabulary.selectors import seats_of
from dejarik.games.destiny.vocabulary.words import Asks, Effect, PickSeveral
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text
from dejarik.kernel.zones import draw as draw_card
from dejarik.kernel.zones import forget, move


def _see_top(s: DestinyState, frame: Frame, seat: int, number: int) -> None:
    """The player who carries out the ability sees the top cards of a deck and keeps them in mind, top first."""
    frame.seen = tuple(s.zones[DECK + seat][::-1][:number])
    for card in frame.seen:
        s.known[card] |= 1 << frame.you
    tell(s, "saw_top", frame.you, frame.seen, (seat,), readers=1 << frame.you)


ARRANGE: Final = 0
DISCARD_ONE: Final = 1
"""What follows a look at a deck: each card goes on top or to the bottom; one may be discarded and the other drawn."""


@dataclass(eq=False)
class LookAtDeck(Asks):
    """See the top cards of any deck; what follows takes all of them (destiny.effect.then.needs_full_resolution)."""

    number: int
    then: int
    kind = "deck"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        return [("deck", seat) for seat in seats_of(s, frame, ANY) if s.zones[DECK + seat]]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        seat = subject(option)
        _see_top(s, frame, seat, self.number)
        if len(frame.seen) == self.number:
            s.agenda.append((arrange if self.then == ARRANGE else ask_council, (seat,)))

    @property
    def clause(self) -> Clause:
        seen = Text(f"at the top {self.number} cards of any deck", f"{self.number} karty z wierzchu dowolnej talii")
        return Act(verbs.LOOK, seen + _AFTER_LOOKING[self.then])


_AFTER_LOOKING = (
    Text(
        "; then put each of them on the top or the bottom of that deck in any order",
        "; następnie połóż każdą z nich na wierzchu lub na spodzie tej talii w dowolnej kolejności",
    ),
    Text(
        "; then you may discard one of them; if you do, the player whose deck it is draws the other",
        "; następnie możesz odrzucić jedną z nich; jeśli to zrobisz, gracz, do którego należy talia, dobiera drugą",
    ),
)


@step
def arrange(s: DestinyState, seat: int) -> None:
    """Of the cards seen, one after another goes to the bottom, or on top of those put there before.

    Those still to be placed are always the top ones, so that a guess can tell which they are.
    """
    frame = under_way(s)
    if frame.seen:
        options: list[Option] = [(verb, card) for card in frame.seen for verb in ("top", "bottom")]
        s.decision = Decision(frame.you, "arrange", options, _answer_arrange, completes=True)


def _answer_arrange(s: DestinyState, option: Option, seat: int) -> None:
    deck, card, frame = s.zones[DECK + seat], subject(option), under_way(s)
    deck.remove(card)
    frame.seen = tuple([other for other in frame.seen if other != card])
    deck.insert(len(deck) - len(frame.seen) if option[0] == "top" else 0, card)
    forget(s, (*frame.seen, card), 1 << frame.you)
    s.changed |= REAL
    s.agenda.append((arrange, (seat,)))


@step
def ask_council(s: DestinyState, seat: int) -> None:
    """Which of the two cards is discarded, if any."""
    frame = under_way(s)
    if frame.seen:
        options: list[Option] = [*[("discard", card) for card in frame.seen], ("no",)]
        s.decision = Decision(frame.you, "council", options, _answer_council, completes=True)


def _answer_council(s: DestinyState, option: Option, seat: int) -> None:
    under_way(s).seen = ()
    if option[0] == "no":
        return
    card = subject(option)
    move(s, card, DISCARD + seat)
    tell(s, "milled", seat, (card,))
    drawn = draw_card(s, DECK + seat, HAND + seat)
    tell(s, "drew", seat, (drawn,), readers=1 << seat | s.known[drawn])
    s.changed |= REAL


# ---------------------------------------------------------------- one's own deck


@dataclass(eq=False)
class LookAtTop(Effect):
    """See the top cards of one's deck, of which the words behind this speak."""

    number: int

    def run(self, s: DestinyState, frame: Frame) -> None:
        _see_top(s, frame, frame.you, self.number)

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(s.zones[DECK + frame.you])

    @property
    def clause(self) -> Clause:
        rest = Text(f"at the top {self.number} cards of your deck", f"{self.number} karty z wierzchu swojej talii")
        return Act(verbs.LOOK, rest)


class DiscardTheRest(Effect):
    """Those of the cards seen that are still in the deck are discarded."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        left = [card for card in frame.seen if s.place[card] == DECK + frame.you]
        frame.seen = ()
        for card in left:
            move(s, card, DISCARD + frame.you)
        if left:
            s.changed |= REAL
            tell(s, "milled", frame.you, tuple(left))

    @property
    def clause(self) -> Clause:
        return Act(verbs.DISCARD, Text("the rest", "pozostałe"))


# ---------------------------------------------------------------- from hands to the bottoms of decks


class PutUnder(PickSeveral):
    """One card of one's hand, or any number in any order, goes under one's deck, unseen by others."""

    kind = "under_deck"
    private = True
    asks_for_one = True  # or others would see that all cards of a hand are alike

    def __init__(self, many: HowMany = 1) -> None:
        self.many = many

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        if taken and self.many == 1:
            return []
        left = [card for card in s.zones[HAND + frame.you] if card not in taken]
        return [("bottom", card) for card in different_cards(s, left)]

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(s.zones[HAND + frame.you])

    def may_stop(self, taken: list[int]) -> bool:
        return self.many is ANY_NUMBER

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        tuck(s, frame.you, taken)
        frame.done = bool(taken) or self.many is ANY_NUMBER

    @property
    def clause(self) -> Clause:
        if self.many is ANY_NUMBER:
            rest = Text(
                "any number of cards from your hand on the bottom of your deck in any order",
                "na spodzie swojej talii dowolną liczbę kart z ręki w dowolnej kolejności",
            )
        else:
            rest = Text("a card from your hand on the bottom of your deck", "na spodzie swojej talii kartę z ręki")
        return Act(verbs.PUT, rest)
