"""Costs that are nothing else: resources, this card, X cards, a card returned (lcg.term.to_is_cost).

Any other effect can be a cost, too: ``FocusAsCost`` in ``tokens``, ``DiscardCards`` and ``Sacrifice`` in ``moves``.
"""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Clause
from dejarik.abilities.words import PickSeveral
from dejarik.games.lcg.language.names import AFFILIATION_ADJECTIVES
from dejarik.games.lcg.language.terms import NEUTRAL
from dejarik.games.lcg.language.verbs import DISCARD, RETURN, SPEND
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import HAND, NOBODY, LcgState, different, in_play
from dejarik.games.lcg.rules.moving import bounce, discard_from_hand
from dejarik.games.lcg.rules.resources import begin_payment, can_raise
from dejarik.games.lcg.vocabulary.words import Deed, OnCards
from dejarik.kernel.decision import Option
from dejarik.kernel.nouns import RESOURCE
from dejarik.kernel.steps import step
from dejarik.kernel.text import Case, Text


class SpendResources(Deed):
    """Spend resources; no match is needed unless an affiliation is named (lcg.resources.spend_for_ability)."""

    verb = SPEND

    def __init__(self, number: int, affiliation: int = NEUTRAL) -> None:
        self.number = number
        self.affiliation = affiliation

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return can_raise(s, frame.you, self.number, self.affiliation, NOBODY)

    def act(self, s: LcgState, frame: Frame) -> bool:
        begin_payment(s, frame.you, self.number, self.affiliation, NOBODY)
        return True

    @property
    def rest(self) -> Text:
        counted = RESOURCE.count(self.number, Case.ACCUSATIVE)
        if self.affiliation == NEUTRAL:
            return counted
        name = AFFILIATION_ADJECTIVES[self.affiliation]
        return Text(f"{self.number} {name.en} {counted.en.partition(' ')[2]}", f"{counted.pl} {name.pl}")


class DiscardThis(Deed):
    """Discard this card from hand."""

    verb = DISCARD

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return not in_play(s, frame.source)

    def act(self, s: LcgState, frame: Frame) -> bool:
        discard_from_hand(s, frame.source)
        return True

    @property
    def rest(self) -> Text:
        return Text("{this} from your hand", "{this_accusative} z ręki")


class DiscardX(PickSeveral[LcgState, Frame]):
    """Discard any number of cards from hand; how many is remembered as the frame's number."""

    kind = "discard_x"
    private = True

    def offers(self, s: LcgState, frame: Frame, taken: list[int]) -> list[Option]:
        left = [card for card in s.zones[HAND + frame.you] if card not in taken]
        return [("discard", card) for card in different(s, left)]

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[HAND + frame.you])

    def may_stop(self, taken: list[int]) -> bool:
        return bool(taken)

    def finish(self, s: LcgState, frame: Frame, taken: list[int]) -> None:
        frame.done = bool(taken)
        frame.number = len(taken)
        for card in taken:
            discard_from_hand(s, card)

    @property
    def clause(self) -> Clause:
        return Act(DISCARD, Text("X cards from your hand", "X kart z ręki"))


class ReturnAsCost(OnCards):
    """Return a card from play to its owner's hand; its printed cost is remembered."""

    verb = RETURN

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return in_play(s, card)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        frame.printed_cost = s.deal.cost[card]
        s.agenda.append((has_returned, (card,)))
        bounce(s, card, frame.you)

    @property
    def rest(self) -> Text:
        return Text("{card} to its owner's hand", "na rękę właściciela {card}").fill(card=self.ref.named())


@step
def has_returned(s: LcgState, card: int) -> None:
    """Whether a card that was to go back to a hand has left play."""
    s.frames[-1].done = not in_play(s, card)
