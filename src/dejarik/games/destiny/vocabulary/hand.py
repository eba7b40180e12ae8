"""What is done to cards in hands, decks and discard piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.abilities.clauses import Act, Both, Clause, Somebody, Statement
from dejarik.abilities.words import FoeLimit, ask
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.phrases import AN_OPPONENT, EACH_PLAYER
from dejarik.games.destiny.language.terms import ANY, EVENT
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import (
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    REAL,
    DestinyState,
    foes_of,
    players_in,
    under_way,
)
from dejarik.games.destiny.model.values import different_cards
from dejarik.games.destiny.rules import piles
from dejarik.games.destiny.rules.piles import discard_at_random, discard_from_hand, mill
from dejarik.games.destiny.rules.playing import play, plays_of
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, Count, HowMany, ThatMany, counted, worth
from dejarik.games.destiny.vocabulary.selectors import ANY_CARD, Cards, seats_of
from dejarik.games.destiny.vocabulary.words import YOU, Asks, Effect, PickSeveral
from dejarik.kernel import rng
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import CARD as CARD_NOUN
from dejarik.kernel.text import EMPTY, Case, Text
from dejarik.kernel.zones import draw as draw_card
from dejarik.kernel.zones import move, show

ITS_COST = ThatMany("the cost of that card", "kosztuje ta karta", is_tally=False)
NUMBER_DISCARDED = ThatMany("card discarded", "kart odrzucono")
"""What words about cards note for the words behind them."""


def seats_meant(s: DestinyState, frame: Frame, who: Somebody | None) -> list[int]:
    """Whom a word speaks of: the player addressed, the opponent meant, every opponent or everybody."""
    if who is YOU:
        return [frame.you]
    if who is AN_OPPONENT:
        return [frame.foe] if frame.foe >= 0 else []
    return players_in(s) if who is EACH_PLAYER else foes_of(s, frame.you)


def _deck_of(who: Somebody | None) -> Text:
    if who is None:
        return Text("your deck", "swojej talii")
    if who is AN_OPPONENT:
        return Text("{of_foe} deck", "talii {of_foe}")
    return Text(f"{who.name.en}'s deck", f"talii {who.object.pl}")


# ---------------------------------------------------------------- drawing


@dataclass(eq=False)
class Draw(Effect):
    """Draw cards; without a number, up to the hand size (destiny.card.boundless_ambition.up_to_hand_limit)."""

    number: Count | None = None
    who: Somebody | None = YOU

    def run(self, s: DestinyState, frame: Frame) -> None:
        missing = piles.hand_limit(s, frame.you) - len(s.zones[HAND + frame.you])
        wanted = missing if self.number is None else worth(s, frame, self.number)
        drawn = [piles.draw(s, seat, wanted) for seat in seats_meant(s, frame, self.who)]
        if self.who is YOU:
            frame.done = drawn == [wanted]

    @property
    def clause(self) -> Clause:
        if self.number is None:
            return Act(verbs.DRAW, Text("up to your hand size", "karty do limitu ręki"), self.who)
        return Act(verbs.DRAW, counted(self.number, CARD_NOUN), self.who)


# ---------------------------------------------------------------- discarding


class Discard(PickSeveral):
    """Cards of one's hand, or of the opponent meant, who picks them, are discarded; a single one is then spoken of."""

    kind = "discard"

    def __init__(self, cards: Cards = ANY_CARD, many: HowMany = 1, by: Somebody | None = YOU) -> None:
        self.cards = cards
        self.many = many
        self.by = by
        self.names_foe = by is not YOU
        self.private = many is ANY_NUMBER

    def chooser(self, frame: Frame) -> int:
        return frame.you if self.by is YOU else frame.foe

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        seat = self.chooser(frame)
        if seat < 0 or (taken and self.many == 1):
            return []
        hand = [card for card in s.zones[HAND + seat] if card not in taken and self.cards.fits(s, card)]
        return [("discard", card) for card in different_cards(s, hand)]

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(self.offers(s, frame, []))

    def may_stop(self, taken: list[int]) -> bool:
        return self.many is ANY_NUMBER

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if self.many == 1:
            self.finish(s, frame, [subject(option)])
        else:
            super().picked(s, frame, option)

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        if self.by is YOU:
            frame.number = len(taken)
            frame.done = bool(taken) or self.many is ANY_NUMBER
            if taken and self.many == 1:
                frame.card = taken[0]
        discard_from_hand(s, self.chooser(frame), taken)

    @property
    def clause(self) -> Clause:
        if self.by is not YOU:
            return Act(
                verbs.DISCARD, Text("a card of {their} choice from hand", "z ręki wybraną przez siebie kartę"), self.by
            )
        if self.many is ANY_NUMBER:
            rest = Text("any number of {what} from your hand", "z ręki dowolną liczbę {what}")
            return Act(verbs.DISCARD, rest.fill(what=self.cards.some))
        return Act(verbs.DISCARD, Text("{what} from your hand", "z ręki {what}").fill(what=self.cards.one))


class MoreCardsThanYou(FoeLimit):
    """An opponent with more cards in hand than you."""

    def allows(self, s: DestinyState, seat: int, foe: int) -> bool:
        """Whether this opponent fits."""
        return len(s.zones[HAND + foe]) > len(s.zones[HAND + seat])


class DiscardDown(Asks):
    """An opponent with more cards than you discards down to as many as you hold."""

    kind = "discard"
    names_foe = True
    foe_limit = MoreCardsThanYou()

    def chooser(self, frame: Frame) -> int:
        return frame.foe

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        foe = frame.foe
        if foe < 0 or not self.foe_limit.allows(s, frame.you, foe):
            return []
        return [("discard", card) for card in different_cards(s, s.zones[HAND + foe])]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        discard_from_hand(s, frame.foe, [subject(option)])
        s.agenda.append((ask, (self,)))

    @property
    def clause(self) -> Clause:
        return Statement(
            Text(
                "{foe} with more cards in hand than you discards cards of their choice until they have as many as you",
                "{foe}, który ma na ręce więcej kart niż ty, odrzuca wybrane przez siebie karty, aż będzie miał ich "
                "tyle co ty",
            )
        )


@dataclass(eq=False)
class DiscardAtRandom(Effect):
    """Chance picks cards of the opponent's hand to be discarded; without a number, all of them."""

    number: Count | None = None
    names_foe = True

    def run(self, s: DestinyState, frame: Frame) -> None:
        if self.number is None:
            discard_from_hand(s, frame.foe, s.zones[HAND + frame.foe][:])
        else:
            discard_at_random(s, frame.foe, worth(s, frame, self.number))

    @property
    def clause(self) -> Clause:
        if self.number is None:
            return Act(verbs.DISCARD, Text("{their} whole hand", "wszystkie karty z ręki"), AN_OPPONENT)
        number = counted(self.number, CARD_NOUN)
        english = number.en
        if not isinstance(self.number, int):
            english = f"1 random card from hand for each {self.number.clause.en}"
        else:
            english = f"{number.en} from hand at random"
        return Act(verbs.DISCARD, Text(english, f"losowo z ręki {number.pl}"), AN_OPPONENT)


def _top_cards(number: int) -> Text:
    """So many cards from the top, as the object."""
    return Text(
        "the top card" if number == 1 else f"the top {number} cards", CARD_NOUN.count(number, Case.ACCUSATIVE).pl
    )


@dataclass(eq=False)
class Mill(Effect):
    """Cards from the tops of decks are discarded; too few of one's own is not in full."""

    number: Count
    who: Somebody | None = YOU

    def __post_init__(self) -> None:
        self.names_foe = self.who is AN_OPPONENT

    def run(self, s: DestinyState, frame: Frame) -> None:
        wanted = worth(s, frame, self.number)
        milled = [len(mill(s, seat, wanted)) for seat in seats_meant(s, frame, self.who)]
        if self.who is YOU:
            frame.done = milled == [wanted]

    @property
    def clause(self) -> Clause:
        deck = _deck_of(self.who)
        if isinstance(self.number, int):
            cards = _top_cards(self.number)
            return Act(verbs.DISCARD, Text("{n} of {deck}", "{n} z wierzchu {deck}").fill(n=cards, deck=deck))
        each, cards = self.number.clause, counted(self.number, CARD_NOUN)
        rest = Text(f"the top card of {deck.en} for each {each.en}", f"z wierzchu {deck.pl} {cards.pl}")
        return Act(verbs.DISCARD, rest)


# ---------------------------------------------------------------- showing and taking back


@dataclass(eq=False)
class Reveal(Asks):
    """A card of one's hand is shown to all, as a price (destiny.starter.term_reveal)."""

    cards: Cards
    kind = "reveal"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        hand = [card for card in s.zones[HAND + frame.you] if self.cards.fits(s, card)]
        return [("reveal", card) for card in different_cards(s, hand)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        card = subject(option)
        show(s, card)
        frame.done = True
        tell(s, "revealed", frame.you, (card,))

    @property
    def clause(self) -> Clause:
        return Act(verbs.REVEAL, Text("{what} from your hand", "z ręki {what}").fill(what=self.cards.one))


@dataclass(eq=False)
class Recover(Asks):
    """A card of one's discard pile goes to one's hand or on top of one's deck."""

    cards: Cards
    to_deck: bool = False
    kind = "recover"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        pile = [card for card in s.zones[DISCARD + frame.you] if self.cards.fits(s, card)]
        return [("recover", card) for card in different_cards(s, pile)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        move(s, subject(option), (DECK if self.to_deck else HAND) + frame.you)
        s.changed |= REAL
        frame.done = True
        tell(s, "topped" if self.to_deck else "recovered", frame.you, (subject(option),))

    @property
    def clause(self) -> Clause:
        if self.to_deck:
            rest = Text(
                "{what} from your discard pile on top of your deck",
                "{what} ze swojego stosu kart odrzuconych na wierzchu swojej talii",
            )
            return Act(verbs.PUT, rest.fill(what=self.cards.one))
        rest = Text("{what} from your discard pile to your hand", "na rękę {what} ze swojego stosu kart odrzuconych")
        return Act(verbs.RECOVER, rest.fill(what=self.cards.one))


# ---------------------------------------------------------------- an opponent's hand


def show_hand(s: DestinyState, frame: Frame, cards: list[int]) -> None:
    """The player who carries out the ability sees cards of an opponent's hand."""
    for card in cards:
        s.known[card] |= 1 << frame.you
    tell(s, "looked", frame.you, tuple(cards), (frame.foe,), readers=1 << frame.you | 1 << frame.foe)


@dataclass(eq=False)
class LookAtHand(Effect):
    """See an opponent's hand, or some random cards of it; the cost of the last of these is then spoken of.

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
    """Cards of the hand just seen are discarded: the cheapest, one that was not hidden, or up to so many events."""

    kind = "discard_foe"
    names_foe = True

    def __init__(self, up_to_events: int = 0, cheapest: bool = False) -> None:
        self.up_to_events = up_to_events
        self.cheapest = cheapest
        self.private = bool(up_to_events)

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        if len(taken) >= max(self.up_to_events, 1):
            return []
        fitting = [card for card in self._fitting(s, frame) if card not in taken]
        return [("discard", card) for card in different_cards(s, fitting)]

    def _fitting(self, s: DestinyState, frame: Frame) -> list[int]:
        hand = s.zones[HAND + frame.foe]
        if self.up_to_events:
            return [card for card in hand if s.deal.kind[card] == EVENT]
        if self.cheapest:
            least = min((s.deal.cost[card] for card in hand), default=0)
            return [card for card in hand if s.deal.cost[card] == least]
        return [card for place, card in enumerate(hand) if place != frame.hidden]

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(self.offers(s, frame, []))

    def may_stop(self, taken: list[int]) -> bool:
        return bool(self.up_to_events)

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        discard_from_hand(s, frame.foe, taken)

    @property
    def clause(self) -> Clause:
        if self.up_to_events:
            number = self.up_to_events
            rest = Text(f"up to {number} events from it", f"spośród nich do {number} wydarzeń")
        elif self.cheapest:
            rest = Text("the cheapest card in it", "najtańszą z nich")
        else:
            rest = Text("one of them", "jedną z nich")
        return Act(verbs.DISCARD, rest)


# ---------------------------------------------------------------- the tops of decks


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
    for other in (*frame.seen, card):
        s.known[other] &= 1 << frame.you
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


# ---------------------------------------------------------------- playing cards by the word of another


class PlayCard(Asks):
    """A card of one's hand, discard pile or both is played, perhaps cheaper or free.

    ``it`` is the very card just discarded, ``copy`` another one of its name (destiny.term.copy.same_name).
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
    ) -> None:
        self.cards = cards
        self.places = places
        self.discount = discount
        self.free = free
        self.it = it
        self.copy = copy

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        fitting = [card for zone in self.places for card in self._meant(s, frame, zone + frame.you)]
        return [
            option
            for card in fitting
            if self.cards.fits(s, card)
            for option in plays_of(s, frame.you, card, self.discount, self.free)
        ]

    def _meant(self, s: DestinyState, frame: Frame, zone: int) -> list[int]:
        if self.it:
            return [frame.card] if frame.card != NOBODY and s.place[frame.card] == zone else []
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
        price = EMPTY
        if self.discount:
            price = Text(f", decreasing its cost by {self.discount}", f", zmniejszając koszt o {self.discount}")
        if self.it:
            price = Text(" if it is a vehicle", ", jeśli jest pojazdem")
        rest = Text(f"{what.en} from {place.en}{free.en}{price.en}", f"{free.pl}{what.pl} {place.pl}{price.pl}")
        return Act(verbs.PLAY, rest)

    @property
    def _what(self) -> Text:
        if self.it:
            return Text("it", "ją")
        return Text("another copy of that card", "inną kopię tej karty") if self.copy else self.cards.one

    @property
    def _place(self) -> Text:
        if len(self.places) > 1:
            return Text("your hand or discard pile", "z ręki lub ze swojego stosu kart odrzuconych")
        if self.places == (HAND,):
            return Text("your hand", "z ręki")
        return Text("your discard pile", "ze swojego stosu kart odrzuconych")
