"""Cards leaving and entering play, drawn, discarded, captured."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Clause, Statement
from dejarik.abilities.windows import moment_comes
from dejarik.abilities.words import Asks, PickSeveral
from dejarik.games.lcg.language.verbs import CAPTURE, DESTROY, DISCARD, DRAW, EACH_PLAYER, OPPONENT, RETURN, SACRIFICE
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.moments import DESTROYED, DREW, SACRIFICED
from dejarik.games.lcg.model.state import DECK, HAND, OBJECTIVES, SEATS, LcgState, different, in_play, units_of
from dejarik.games.lcg.model.state import DISCARD as DISCARD_PILE
from dejarik.games.lcg.rules.moving import (
    bounce,
    capture_from_play,
    discard_from_hand,
    discard_from_play,
    discard_random,
    draw_several,
    leave,
    leave_together,
)
from dejarik.games.lcg.vocabulary.words import AboutCards, Deed, OnCards
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.nouns import CARD
from dejarik.kernel.steps import step
from dejarik.kernel.text import Case, Text

# ---------------------------------------------------------------- out of play


class _OutOfPlay(OnCards):
    """A card leaves play."""

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return in_play(s, card)

    @property
    def rest(self) -> Text:
        return self.ref.named()


class Destroy(_OutOfPlay):
    """Destroy a card; that deals no damage (lcg.damage.immune_can_be_destroyed)."""

    verb = DESTROY

    def apply_to(self, s: LcgState, frame: Frame, cards: list[int]) -> None:
        frame.done = bool(cards)
        leave_together(s, cards, DESTROYED, frame.you)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        self.apply_to(s, frame, [card])


class DiscardFromPlay(_OutOfPlay):
    """Discard a card from play."""

    verb = DISCARD

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        discard_from_play(s, card, frame.you)

    @property
    def rest(self) -> Text:
        return Text("{card} from play", "z gry {card}").fill(card=self.ref.named())


class Bounce(_OutOfPlay):
    """Return a card from play to its owner's hand."""

    verb = RETURN

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        s.agenda.append((returned, (card,)))
        bounce(s, card, frame.you)

    @property
    def rest(self) -> Text:
        return Text("{card} to its owner's hand", "na rękę właściciela {card}").fill(card=self.ref.named())


@step
def returned(s: LcgState, card: int) -> None:
    """A card that went elsewhere than to the hand it was to go to was not returned (lcg.term.then)."""
    if s.place[card] != HAND + s.deal.owner[card]:
        s.frames[-1].done = False


class Sacrifice(_OutOfPlay):
    """Sacrifice a card one controls; if it does not leave play, nothing was sacrificed (lcg.term.sacrifice_failed)."""

    verb = SACRIFICE

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        frame.printed_cost = s.deal.cost[card]
        s.agenda.append((sacrificed, (card,)))
        leave(s, card, SACRIFICED, DISCARD_PILE, s.controller(card))


@step
def sacrificed(s: LcgState, card: int) -> None:
    """Whether a card chosen for a sacrifice has left play."""
    s.frames[-1].done = not in_play(s, card)


class Capture(AboutCards):
    """Capture a card in play at an objective of one's choice (lcg.capture.choice_of_objective)."""

    verb = CAPTURE
    kind = "capture_at"

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return in_play(s, card) and s.sides[s.deal.owner[card]] != s.sides[frame.you]

    def run(self, s: LcgState, frame: Frame) -> None:
        found = self.workable(s, frame)
        if found:
            frame.that = found[0]
            super().run(s, frame)
        else:
            frame.done = False

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        return [("objective", card) for card in s.zones[OBJECTIVES + frame.you]]

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        frame.done = True
        capture_from_play(s, frame.that, subject(option))

    @property
    def rest(self) -> Text:
        return self.ref.named() + Text(" at an objective you control", " przy celu pod twoją kontrolą")


# ---------------------------------------------------------------- hands


class Draw(Deed):
    """Draw cards one by one (lcg.draw.one_by_one)."""

    verb = DRAW

    def __init__(self, number: int = 1) -> None:
        self.number = number

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[DECK + frame.you])

    def act(self, s: LcgState, frame: Frame) -> bool:
        draw_several(s, frame.you, self.number)
        moment_comes(s, DREW, frame.you, frame.source, self.number)
        return True

    @property
    def rest(self) -> Text:
        return CARD.count(self.number, Case.ACCUSATIVE)


class DiscardCards(Asks[LcgState, Frame]):
    """Discard a card of one's choice from hand."""

    kind = "discard"

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        return [("discard", card) for card in different(s, s.zones[HAND + self.chooser(frame)])]

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        frame.done = True
        frame.that = subject(option)
        discard_from_hand(s, subject(option))

    @property
    def clause(self) -> Clause:
        return Act(DISCARD, Text("1 card from your hand", "1 kartę z ręki"))


class DiscardRandom(Deed):
    """The opponent discards a card at random."""

    verb = DISCARD
    by_foe = True

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[HAND + frame.foe])

    def act(self, s: LcgState, frame: Frame) -> bool:
        discard_random(s, frame.foe)
        return True

    @property
    def rest(self) -> Text:
        return Text("1 card at random from their hand", "losowo 1 kartę z ręki")


class EachDraws(Draw):
    """Every player draws cards, whoever uses the ability first (lcg.simultaneous.choice_order)."""

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return bool(s.zones[DECK + frame.you] or s.zones[DECK + frame.foe])

    def act(self, s: LcgState, frame: Frame) -> bool:
        draw_several(s, frame.you, self.number)
        draw_several(s, frame.foe, self.number)
        moment_comes(s, DREW, frame.you, frame.source, self.number)
        return True

    @property
    def clause(self) -> Clause:
        return Act(self.verb, self.rest, EACH_PLAYER)


class FoeDiscards(DiscardCards):
    """The opponent discards a card of their choice from hand."""

    def chooser(self, frame: Frame) -> int:
        return frame.foe

    @property
    def clause(self) -> Clause:
        return Act(
            DISCARD, Text("1 card of their choice from their hand", "z ręki 1 wybraną przez siebie kartę"), OPPONENT
        )


# ---------------------------------------------------------------- units of both players


class ReturnUnnamedUnits(PickSeveral[LcgState, Frame]):
    """Each player names some units they control, first whoever uses the effect; all others return to hands.

    ``seen`` in the frame are the units named so far, ``number`` how many players are done.
    """

    kind = "pick"

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return any(units_of(s, seat) for seat in range(SEATS))

    def chooser(self, frame: Frame) -> int:
        return frame.foe if frame.number else frame.you

    def offers(self, s: LcgState, frame: Frame, taken: list[int]) -> list[Option]:
        if len(taken) == self.up_to:
            return []
        return [("pick", card) for card in units_of(s, self.chooser(frame)) if card not in taken]

    def finish(self, s: LcgState, frame: Frame, taken: list[int]) -> None:
        frame.seen += tuple(taken)
        frame.number += 1
        if frame.number < SEATS:
            self.run(s, frame)  # lcg.simultaneous.choice_order
            return
        unnamed = [card for seat in s.in_turn() for card in units_of(s, seat) if card not in frame.seen]
        for card in reversed(unnamed):
            bounce(s, card, frame.you)

    @property
    def clause(self) -> Clause:
        return Statement(
            Text(
                "each player chooses up to {n} units they control; return all other units to their owners' hands",
                "każdy gracz wybiera do {n} jednostek pod swoją kontrolą; zwróć wszystkie pozostałe jednostki na ręce "
                "ich właścicieli",
            ).fill(n=self.up_to)
        )
