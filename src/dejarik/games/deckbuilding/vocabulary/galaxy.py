"""The galaxy row, its deck and its discard pile: looked at, swapped, taken from and bought from."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Allowed, Both, Clause, Provided
from dejarik.games.deckbuilding.model.frames import AbilityFrame
from dejarik.games.deckbuilding.model.state import (
    DECK,
    DISCARD,
    GALAXY_DECK,
    GALAXY_DISCARD,
    HAND,
    ROW,
    DeckbuildingState,
)
from dejarik.games.deckbuilding.model.words import Condition, Deed, Effect, Pick
from dejarik.games.deckbuilding.rules.galaxy import exchange, is_enemy, is_own, lift, refill
from dejarik.games.deckbuilding.rules.piles import renew_galaxy_deck
from dejarik.games.deckbuilding.rules.purchase import buy, buyable, take_purchase
from dejarik.games.deckbuilding.vocabulary.selectors import (
    DISCARDED_CARD,
    OWN_DISCARDED_CARD,
    OWN_ROW_CARD,
    Select,
)
from dejarik.games.deckbuilding.vocabulary.verbs import (
    BUY,
    EXILE,
    LOOK_AT,
    PUT,
    PUT_BACK,
    PUT_INTO_HAND,
    REVEAL,
    SWAP,
    TAKE,
)
from dejarik.games.deckbuilding.vocabulary.verbs import DISCARD as TO_DISCARD
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.nouns import CARD
from dejarik.kernel.steps import step
from dejarik.kernel.text import Case, Text
from dejarik.kernel.zones import move, show

# ---------------------------------------------------------------- the deck


class Reveal(Deed):
    """Turn up the top card of the galaxy deck: your own does something, an enemy's is discarded."""

    def __init__(self, own: Effect) -> None:
        self.own = own

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return bool(s.zones[GALAXY_DECK] or s.zones[GALAXY_DISCARD])

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        if not renew_galaxy_deck(s):
            return
        top = s.zones[GALAXY_DECK][-1]
        show(s, top)
        tell(s, "turned_up", frame.you, (top,))
        if is_own(s, top):
            self.own.run(s, frame)
        elif is_enemy(s, top):
            move(s, top, GALAXY_DISCARD)
            tell(s, "galaxy_discarded", frame.you, (top,))

    @property
    def clause(self) -> Clause:
        reveal = Act(REVEAL, Text("the top card of the galaxy deck", "wierzchnią kartę talii galaktyki"))
        own = Provided(Text("it is of your faction", "należy do twojej frakcji"), self.own.clause)
        enemy = Provided(Text("it is an enemy card", "to wroga karta"), Act(TO_DISCARD, Text("it", "ją")))
        return Both(Both(reveal, own), enemy)


class LookAtTop(Deed):
    """Look secretly at top cards of the galaxy deck; only you come to know them (deckbuilding.look.secret)."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return bool(s.zones[GALAXY_DECK] or s.zones[GALAXY_DISCARD])

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        if not renew_galaxy_deck(s, self.cards):
            return
        seen = s.zones[GALAXY_DECK][-self.cards :]
        for card in seen:
            s.known[card] |= 1 << frame.you
        tell(s, "looked", frame.you, tuple(reversed(seen)), readers=1 << frame.you)

    @property
    def clause(self) -> Clause:
        if self.cards == 1:
            return Act(LOOK_AT, Text("the top card of the galaxy deck", "wierzchnią kartę talii galaktyki"))
        several = Text("the top {n} of the galaxy deck", "{n} z wierzchu talii galaktyki")
        return Act(LOOK_AT, several.fill(n=CARD.count(self.cards, Case.ACCUSATIVE)))


class MaySwapTop(Pick):
    """The top card of the galaxy deck, which was just looked at, may change places with a row card."""

    kind = "swap"

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        if not s.zones[GALAXY_DECK]:
            return []
        return [*(("swap", card) for card in s.zones[ROW]), ("decline",)]

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        if option[0] == "swap":
            newcomer, leaving = s.zones[GALAXY_DECK][-1], subject(option)
            exchange(s, newcomer, leaving, GALAXY_DECK)
            tell(s, "swapped", frame.you, (newcomer, leaving))

    @property
    def clause(self) -> Clause:
        return Allowed(
            Act(SWAP, Text("it with 1 card from the galaxy row", "ją miejscami z 1 kartą z rzędu galaktyki"))
        )


class KeepOneOnTop(Pick):
    """One of the two top cards of the galaxy deck, which were just looked at, stays; the other is discarded."""

    kind = "keep"

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        top = s.zones[GALAXY_DECK][-2:]
        return [("keep", card) for card in reversed(top)] if len(top) == 2 else []

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        discarded = next(card for card in s.zones[GALAXY_DECK][-2:] if card != subject(option))
        move(s, discarded, GALAXY_DISCARD)
        tell(s, "galaxy_discarded", frame.you, (discarded,))

    @property
    def clause(self) -> Clause:
        return Both(
            Act(PUT_BACK, Text("1 of them to the top", "1 z nich na wierzch")),
            Act(TO_DISCARD, Text("the other", "drugą")),
        )


# ---------------------------------------------------------------- the row and the discard pile


class TakeFromRow(Pick):
    """A row card of your faction comes to your hand for this turn only; it is not bought."""

    kind = "take"

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [("take", card) for card in OWN_ROW_CARD.cards(s, frame)]

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        taken = subject(option)
        spot = lift(s, taken, HAND + frame.you)
        s.doomed += (taken,)
        tell(s, "took", frame.you, (taken,))
        refill(s, spot)

    @property
    def clause(self) -> Clause:
        take = Act(TAKE, Text("{card} into your hand", "na rękę {card}").fill(card=OWN_ROW_CARD.one))
        return Both(take, Act(EXILE, Text("it at the end of the turn", "ją na koniec tury")))


class BuyFree(Pick):
    """Buy a row card for free, into a zone of yours; on top of the deck if a condition holds."""

    kind = "free"

    def __init__(self, select: Select, to: int = DISCARD, on_deck_if: Condition | None = None) -> None:
        self.select = select
        self.to = to
        self.on_deck_if = on_deck_if

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [("free", card) for card in self.select.cards(s, frame)]

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        better = self.on_deck_if is not None and self.on_deck_if.holds(s, frame)
        take_purchase(s, subject(option), frame.source, DECK if better else self.to)

    @property
    def clause(self) -> Clause:
        bought = Act(BUY, Text("{card} for free", "za darmo {card}").fill(card=self.select.one))
        if self.to == HAND:
            return Both(bought, Act(PUT_INTO_HAND, Text("it into your hand", "ją na rękę")))
        if self.on_deck_if is None:
            return bought
        on_deck = Act(PUT, Text("it on top of your deck", "ją na wierzchu swojej talii"))
        return Both(bought, Provided(self.on_deck_if.clause, on_deck))


class BuyFromDiscard(Pick):
    """Buy a card out of the galaxy discard pile for its cost."""

    kind = "scavenge"

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [("scavenge", card) for card in buyable(s, DISCARDED_CARD.cards(s, frame))]

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        buy(s, subject(option))

    @property
    def clause(self) -> Clause:
        return Act(BUY, DISCARDED_CARD.one + Text(" for its cost", ", płacąc jej koszt"))


class NextPurchaseOnDeck(Deed):
    """The next card bought this turn goes on top of your deck."""

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        s.guide = frame.source

    @property
    def clause(self) -> Clause:
        return Act(
            PUT,
            Text(
                "the next card you buy this turn on top of your deck",
                "na wierzchu swojej talii następną kartę kupioną w tej turze",
            ),
        )


class SwapWithDiscard(Pick):
    """A card of your faction from the galaxy discard pile changes places with a row card."""

    kind = "swap_discard"

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [("bring", card) for card in OWN_DISCARDED_CARD.cards(s, frame)] if s.zones[ROW] else []

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        s.agenda.append((ask_row_place, (subject(option),)))

    @property
    def clause(self) -> Clause:
        swapped = Text("{card} with 1 card from the galaxy row", "miejscami {card} z 1 kartą z rzędu galaktyki")
        return Act(SWAP, swapped.fill(card=OWN_DISCARDED_CARD.one))


@step
def ask_row_place(s: DeckbuildingState, newcomer: int) -> None:
    """The row card that makes room for the one from the discard pile."""
    options: list[Option] = [("swap", card) for card in s.zones[ROW]]
    s.decision = Decision(s.active, "swap", options, _answer_row_place, completes=True)


def _answer_row_place(s: DeckbuildingState, option: Option, newcomer: int) -> None:
    exchange(s, newcomer, subject(option), GALAXY_DISCARD)
    tell(s, "swapped", s.active, (newcomer, subject(option)))
