"""What is done to cards in hands, decks and discard piles."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Clause, Somebody, Statement
from dejarik.abilities.words import FoeLimit, ask
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.phrases import AN_OPPONENT, EACH_PLAYER
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import (
    DECK,
    DISCARD,
    HAND,
    REAL,
    DestinyState,
    foes_of,
    players_in,
)
from dejarik.games.destiny.model.values import different_cards
from dejarik.games.destiny.rules import piles
from dejarik.games.destiny.rules.piles import discard_at_random, discard_from_hand, mill
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, Count, HowMany, Many, ThatMany, UpTo, counted, worth
from dejarik.games.destiny.vocabulary.selectors import ANY_CARD, Cards
from dejarik.games.destiny.vocabulary.words import YOU, Asks, Condition, Effect, PickSeveral
from dejarik.kernel import rng
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.nouns import CARD as CARD_NOUN
from dejarik.kernel.text import Case, Text
from dejarik.kernel.zones import move, show

ITS_COST = ThatMany("the cost of that card", "kosztuje ta karta", is_tally=False, noun="koszt tej karty")
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
    """Draw cards; without a number, up to the hand size (destiny.card.boundless_ambition.up_to_hand_limit).

    What comes next may speak of the last one, the place of which is noted.
    """

    number: Count | None = None
    who: Somebody | None = YOU

    def run(self, s: DestinyState, frame: Frame) -> None:
        missing = piles.hand_limit(s, frame.you) - len(s.zones[HAND + frame.you])
        wanted = missing if self.number is None else worth(s, frame, self.number)
        drawn = [piles.draw(s, seat, wanted) for seat in seats_meant(s, frame, self.who)]
        if self.who is YOU:
            frame.done = drawn == [wanted]
            frame.hidden = len(s.zones[HAND + frame.you]) - 1

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
        self.private = many != 1
        self.asks_for_one = self.private  # or others would see that all cards of a hand are alike

    def chooser(self, frame: Frame) -> int:
        return frame.you if self.by is YOU else frame.foe

    def run(self, s: DestinyState, frame: Frame) -> None:
        if isinstance(self.many, ThatMany) and len(s.zones[HAND + frame.you]) == self.many.of(s, frame):
            self.finish(s, frame, s.zones[HAND + frame.you][:])
        else:
            super().run(s, frame)

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        seat = self.chooser(frame)
        if seat < 0 or (not isinstance(self.many, Many | UpTo) and len(taken) >= worth(s, frame, self.many)):
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
            frame.done = isinstance(self.many, Many | UpTo) or len(taken) >= worth(s, frame, self.many)
            frame.number = len(taken)
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


class DiscardDrawn(Effect):
    """The card just drawn is discarded."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        discard_from_hand(s, frame.you, [s.zones[HAND + frame.you][frame.hidden]])

    @property
    def clause(self) -> Clause:
        return Act(verbs.DISCARD, Text("it", "ją"))


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
    """Chance picks cards of the opponent's hand to be discarded; without a number, all of them.

    What comes next may speak of their cost.
    """

    number: Count | None = None
    names_foe = True

    def run(self, s: DestinyState, frame: Frame) -> None:
        if self.number is None:
            discard_from_hand(s, frame.foe, s.zones[HAND + frame.foe][:])
        else:
            discarded = discard_at_random(s, frame.foe, worth(s, frame, self.number))
            frame.number = sum([s.deal.cost[card] for card in discarded])

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
    """Cards from the tops of decks are discarded; too few of one's own is not in full, and their cost is noted."""

    number: Count
    who: Somebody | None = YOU
    by: Somebody | None = YOU
    """Who is said to do it; nobody chooses anything."""

    def __post_init__(self) -> None:
        self.names_foe = self.who is AN_OPPONENT

    def run(self, s: DestinyState, frame: Frame) -> None:
        wanted = worth(s, frame, self.number)
        milled = [mill(s, seat, wanted) for seat in seats_meant(s, frame, self.who)]
        if self.who is YOU:
            frame.done = len(milled[0]) == wanted
            frame.number = sum([s.deal.cost[card] for card in milled[0]])

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        if self.who is not YOU:
            return True
        return bool(s.zones[DECK + frame.you]) and worth(s, frame, self.number) > 0

    @property
    def clause(self) -> Clause:
        deck = _deck_of(self.who)
        if isinstance(self.number, int):
            cards = _top_cards(self.number)
            if self.by is not YOU:
                rest = Text("{n} of {{their}} deck", "{n} z wierzchu swojej talii").fill(n=cards)
                return Act(verbs.DISCARD, rest, self.by)
            return Act(verbs.DISCARD, Text("{n} of {deck}", "{n} z wierzchu {deck}").fill(n=cards, deck=deck))
        each, cards = self.number.clause, counted(self.number, CARD_NOUN)
        rest = Text(f"the top card of {deck.en} for each {each.en}", f"z wierzchu {deck.pl} {cards.pl}")
        return Act(verbs.DISCARD, rest)


class AnotherCopyDiscarded(Condition):
    """One's discard pile holds another card of this one's name (destiny.term.copy.same_name)."""

    def holds(self, s: DestinyState, frame: Frame) -> bool:
        cards, this = s.deal.cards, frame.source
        pile = s.zones[DISCARD + frame.you]
        return any(card != this and cards[card].name.en == cards[this].name.en for card in pile)

    @property
    def clause(self) -> Text:
        return Text(
            "another copy of {of_this} is in your discard pile",
            "w twoim stosie kart odrzuconych jest inna kopia {of_this}",
        )


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


class RecoverAtRandom(Effect):
    """Chance picks a card of one's discard pile, which all see, for one's hand."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        pile = s.zones[DISCARD + frame.you][:]
        rng.shuffle(s, pile)
        for card in pile[:1]:
            move(s, card, HAND + frame.you)
            s.changed |= REAL
            tell(s, "recovered", frame.you, (card,))

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(s.zones[DISCARD + frame.you])

    @property
    def clause(self) -> Clause:
        rest = Text(
            "a random card from your discard pile to your hand",
            "na rękę losową kartę ze swojego stosu kart odrzuconych",
        )
        return Act(verbs.RECOVER, rest)


class SwitchWithDiscard(PickSeveral):
    """A card of one's hand and one of one's discard pile trade places: neither is discarded nor drawn."""

    kind = "switch"
    private = True
    asks_for_one = True  # or others would see that all cards of a hand are alike

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        hand, pile = s.zones[HAND + frame.you], s.zones[DISCARD + frame.you]
        if not hand or not pile or len(taken) == 2:
            return []
        if taken:
            return [("recover", card) for card in different_cards(s, pile)]
        return [("lay_down", card) for card in different_cards(s, hand)]

    def may_stop(self, taken: list[int]) -> bool:
        return False

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(self.offers(s, frame, []))

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        frame.done = bool(taken)
        if taken:
            laid_down, recovered = taken
            move(s, laid_down, DISCARD + frame.you)
            move(s, recovered, HAND + frame.you)
            s.changed |= REAL
            tell(s, "exchanged", frame.you, (laid_down, recovered))

    @property
    def clause(self) -> Clause:
        rest = Text(
            "a card in your hand with a card in your discard pile",
            "miejscami kartę z ręki i kartę ze swojego stosu kart odrzuconych",
        )
        return Act(verbs.SWAP, rest)
