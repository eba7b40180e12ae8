"""What is seen of an opponent's hand, and what becomes of it."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Both, Clause, Provided
from dejarik.abilities.structure import May
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.phrases import AN_OPPONENT
from dejarik.games.destiny.language.terms import EVENT
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import HAND, NOBODY, DestinyState
from dejarik.games.destiny.model.values import different_cards
from dejarik.games.destiny.rules.piles import discard_from_hand
from dejarik.games.destiny.rules.playing import cost_of
from dejarik.games.destiny.vocabulary.selectors import ANY_CARD, Cards
from dejarik.games.destiny.vocabulary.words import Asks, Effect, PickSeveral
from dejarik.kernel import rng
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.text import Text


def show_hand(s: DestinyState, frame: Frame, cards: list[int]) -> None:
    """The player who carries out the ability sees cards of an opponent's hand."""
    for card in cards:
        s.known[card] |= 1 << frame.you
    tell(s, "looked", frame.you, tuple(cards), (frame.foe,), readers=1 << frame.you | 1 << frame.foe)


@dataclass(eq=False)
class LookAtHand(Effect):
    """See an opponent's hand, or some random cards of it; the last of these and its cost are then spoken of.

    ``discard_events`` discards the events among them.
    """

    random: int | None = None
    discard_events: bool = False
    names_foe = True

    def run(self, s: DestinyState, frame: Frame) -> None:
        seen = s.zones[HAND + frame.foe][:]
        if self.random is not None:
            rng.shuffle(s, seen)
            del seen[self.random :]
            frame.number = s.deal.cost[seen[-1]] if seen else 0
            frame.hidden = s.zones[HAND + frame.foe].index(seen[-1]) if seen else NOBODY
        if seen or self.random != 1:
            show_hand(s, frame, seen)
        if self.discard_events:
            discard_from_hand(s, frame.foe, [card for card in seen if s.deal.kind[card] == EVENT])

    @property
    def clause(self) -> Clause:
        if self.random is None:
            return Act(verbs.LOOK, Text("at {of_foe} hand", "karty na ręce {of_foe}"))
        if self.random == 1:
            return Act(verbs.LOOK, Text("at a random card in {of_foe} hand", "losową kartę z ręki {of_foe}"))
        rest = Text(
            f"at {self.random} random cards in {{of_foe}} hand", f"{self.random} losowe karty z ręki {{of_foe}}"
        )
        return Both(Act(verbs.LOOK, rest), Act(verbs.DISCARD, Text("the events among them", "wydarzenia spośród nich")))


class FoeHidesOne(Asks):
    """The opponent keeps one card of the hand hidden; the rest is seen."""

    kind = "hide"
    completes = False
    names_foe = True

    def chooser(self, frame: Frame) -> int:
        return frame.foe

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        return [("hide", card) for card in s.zones[HAND + frame.foe]]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        hand = s.zones[HAND + frame.foe]
        frame.hidden = hand.index(subject(option))
        show_hand(s, frame, [card for card in hand if card != subject(option)])

    @property
    def clause(self) -> Clause:
        hidden = Act(verbs.CHOOSE, Text("a card in their hand", "kartę ze swojej ręki"), AN_OPPONENT)
        return Both(hidden, Act(verbs.LOOK, Text("at the others", "pozostałe")))


class DiscardSeen(PickSeveral):
    """Cards of the hand just seen are discarded: one of a kind that was not hidden, the cheapest, or up to so many.

    ``it`` is the one card that was seen.
    """

    kind = "discard_foe"
    names_foe = True

    def __init__(self, cards: Cards = ANY_CARD, *, up_to: int = 0, cheapest: bool = False, it: bool = False) -> None:
        self.cards = cards
        self.up_to = up_to
        self.cheapest = cheapest
        self.it = it
        self.private = bool(up_to)

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        if len(taken) >= max(self.up_to, 1):
            return []
        fitting = [card for card in self._fitting(s, frame) if card not in taken]
        return [("discard", card) for card in different_cards(s, fitting)]

    def _fitting(self, s: DestinyState, frame: Frame) -> list[int]:
        hand = s.zones[HAND + frame.foe]
        if self.cheapest:
            costs = {card: cost_of(s, frame.foe, card) for card in hand}
            return [card for card in hand if costs[card] == min(costs.values())]
        return [
            card for place, card in enumerate(hand) if (place == frame.hidden) == self.it and self.cards.fits(s, card)
        ]

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(self.offers(s, frame, []))

    def may_stop(self, taken: list[int]) -> bool:
        return bool(self.up_to)

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        discard_from_hand(s, frame.foe, taken)

    @property
    def clause(self) -> Clause:
        if self.up_to:
            rest = Text(f"up to {self.up_to} events from it", f"spośród nich do {self.up_to} wydarzeń")
        elif self.cheapest:
            rest = Text("the cheapest card in it", "najtańszą z nich")
        elif self.it:
            rest = Text("that card", "tę kartę")
        elif self.cards is not ANY_CARD:
            rest = Text(f"{self.cards.one.en} from it", f"spośród nich {self.cards.one.pl}")
        else:
            rest = Text("one of them", "jedną z nich")
        return Act(verbs.DISCARD, rest)


class MayIfSeen(May[DestinyState, Frame]):
    """An effect that the player is free not to use if the card just seen fits.

    Who saw it is asked in any case, so that nobody else learns what it was.
    """

    asks_for_one = True

    def __init__(self, cards: Cards, effect: Effect) -> None:
        super().__init__(effect)
        self.cards = cards

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        if frame.hidden == NOBODY or not self.effect.possible(s, frame):
            return []
        seen = s.zones[HAND + frame.foe][frame.hidden]
        return [("yes",), ("no",)] if self.cards.fits(s, seen) else [("no",)]

    @property
    def clause(self) -> Clause:
        what = self.cards.one
        return Provided(Text(f"it is {what.en}", f"to {what.pl}"), super().clause)
