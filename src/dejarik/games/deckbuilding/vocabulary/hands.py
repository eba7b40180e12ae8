"""Cards in hands and discard piles: discarded, exiled, taken back, looked at."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Both, Clause, Provided, Statement
from dejarik.abilities.words import ask
from dejarik.games.deckbuilding.model.frames import AbilityFrame
from dejarik.games.deckbuilding.model.state import DECK, HAND, ROW, DeckbuildingState
from dejarik.games.deckbuilding.model.terms import DISCARD_CHOICE
from dejarik.games.deckbuilding.model.words import Condition, Deed, Pick
from dejarik.games.deckbuilding.rules.galaxy import discard_from_row
from dejarik.games.deckbuilding.rules.piles import different, discard_from_hand, exile, lose_track
from dejarik.games.deckbuilding.vocabulary.selectors import YOUR_DISCARD, Select, Sort
from dejarik.games.deckbuilding.vocabulary.verbs import DISCARD, EXILE, LOOK_AT, OPPONENT, PUT, RETURN
from dejarik.kernel import rng
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.text import Text
from dejarik.kernel.zones import move


class Discard(Pick):
    """Discard a card from the row or a hand; whoever holds it chooses (deckbuilding.discard.own_choice), or chance."""

    choice = DISCARD_CHOICE

    def __init__(self, select: Select, random_if: Condition | None = None) -> None:
        self.select = select
        self.random_if = random_if
        self.kind = "row_discard" if ROW in select.place.zones else "discard"
        self.names_foe = select.place.theirs

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return self.select.any(s, frame)

    def run(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        if self.random_if is None or not self.random_if.holds(s, frame):
            super().run(s, frame)
        elif hand := s.zones[HAND + self.chooser(frame)]:
            discard_from_hand(s, self.chooser(frame), hand[rng.below(s, len(hand))])

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [(self.kind, card) for card in self.select.cards(s, frame)]

    def chooser(self, frame: AbilityFrame) -> int:
        return frame.foe if self.names_foe else frame.you

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        if s.place[subject(option)] == ROW:
            discard_from_row(s, [subject(option)])
        else:
            discard_from_hand(s, self.chooser(frame), subject(option))

    @property
    def clause(self) -> Clause:
        said = Act(DISCARD, self.select.one, OPPONENT if self.names_foe else None)
        if self.random_if is None:
            return said
        chance = Statement(Text("it is picked at random", "karta jest wybierana losowo"))
        return Both(said, Provided(self.random_if.clause, chance))

    @property
    def conceded(self) -> Clause:
        return self.clause

    def offered_to_foe(self, source: Text) -> Text:
        return Act(DISCARD, Text("1 card from your hand", "1 kartę z ręki")).say()


class Exile(Pick):
    """Exile a card, or up to so many in any mix (deckbuilding.faq.exile_mix)."""

    kind = "exile"

    def __init__(self, select: Select, up_to: int = 0) -> None:
        self.select = select
        self.up_to = up_to
        self.declinable = up_to > 0

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return self.select.any(s, frame)

    def run(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        frame.chosen = []
        super().run(s, frame)

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        found: list[Option] = [("exile", card) for card in self.select.cards(s, frame)]
        return [*found, ("done",)] if found and self.up_to else found

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        if option[0] == "exile":
            exile(s, subject(option))
            frame.chosen.append(subject(option))
            if len(frame.chosen) < self.up_to:
                s.agenda.append((ask, (self,)))

    @property
    def clause(self) -> Clause:
        return Act(EXILE, self.select.up_to(self.up_to) if self.up_to else self.select.one)


class Return(Pick):
    """Return a card of a sort from the discard pile to hand."""

    kind = "return"

    def __init__(self, sort: Sort) -> None:
        self.select = Select(YOUR_DISCARD, sort)

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [("return", card) for card in self.select.cards(s, frame)]

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        move(s, subject(option), HAND + frame.you)
        tell(s, "returned", frame.you, (subject(option),))

    @property
    def clause(self) -> Clause:
        return Act(RETURN, Text("{card} to your hand", "na rękę {card}").fill(card=self.select.one))


class LookAtHand(Deed):
    """Look at the opponent's whole hand."""

    names_foe = True

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return bool(s.zones[HAND + frame.foe])

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        hand = s.zones[HAND + frame.foe]
        for card in hand:
            s.known[card] |= 1 << frame.you
        both = 1 << frame.you | 1 << frame.foe
        tell(s, "looked_at_hand", frame.you, tuple(sorted(hand)), (frame.foe,), readers=both)

    @property
    def clause(self) -> Clause:
        return Act(LOOK_AT, Text("the opponent's hand", "rękę przeciwnika"))


class PutOnDeck(Pick):
    """A card of the opponent's hand, which was just looked at, goes on top of the opponent's deck."""

    kind = "put_on_deck"
    names_foe = True

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [("put_on_deck", card) for card in different(s, s.zones[HAND + frame.foe])]

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        both = 1 << frame.you | 1 << frame.foe
        lose_track(s, s.zones[HAND + frame.foe], both)
        move(s, subject(option), DECK + frame.foe)
        tell(s, "put_on_deck", frame.you, (subject(option),), (frame.foe,), readers=both)

    @property
    def clause(self) -> Clause:
        return Act(
            PUT,
            Text("1 of those cards on top of the opponent's deck", "1 z tych kart na wierzchu talii przeciwnika"),
        )
