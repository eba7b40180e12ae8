"""What is done to cards in hands, decks and discard piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.frames import CARD, DONE, FOE, NUMBER, you
from dejarik.games.destiny.piles import discard_from_hand, draw, hand_limit, mill
from dejarik.games.destiny.state import DECK, DISCARD, HAND, REAL, DestinyState, foes_of, players_in
from dejarik.games.destiny.vocabulary.numbers import Count, counted, worth
from dejarik.games.destiny.vocabulary.selectors import ANY_CARD, Cards, different_cards
from dejarik.games.destiny.vocabulary.words import Asks, Effect, PickSeveral
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.text import CARD as CARD_NOUN
from dejarik.kernel.text import Case, Text
from dejarik.kernel.zones import move

# ---------------------------------------------------------------- drawing and discarding one's own


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    number_of: Count

    def run(self, s: DestinyState) -> None:
        wanted = worth(s, self.number_of)
        s.frames[-1][DONE] = int(draw(s, you(s), wanted) == wanted)

    @property
    def text(self) -> Text:
        return Text("draw {n}", "dobierz {n}").fill(n=counted(self.number_of, CARD_NOUN))


@dataclass(frozen=True)
class AllDraw(Effect):
    """Every player draws."""

    number_of: int

    def run(self, s: DestinyState) -> None:
        for seat in players_in(s):
            draw(s, seat, self.number_of)

    @property
    def text(self) -> Text:
        return Text("each player draws {n}", "każdy gracz dobiera {n}").fill(
            n=CARD_NOUN.count(self.number_of, Case.ACCUSATIVE)
        )


@dataclass(frozen=True)
class DrawToLimit(Effect):
    """Draw up to the hand limit (destiny.card.boundless_ambition.up_to_hand_limit)."""

    def run(self, s: DestinyState) -> None:
        seat = you(s)
        draw(s, seat, hand_limit(s, seat) - len(s.zones[HAND + seat]))

    @property
    def text(self) -> Text:
        return Text("draw cards until you reach your hand limit", "dobierz karty do limitu ręki")


@dataclass(frozen=True)
class DiscardCard(Asks):
    """A card of one's hand is discarded, usually as a price; it is then the card spoken of."""

    cards: Cards = ANY_CARD
    kind: ClassVar[str] = "discard"

    def options(self, s: DestinyState) -> list[Option]:
        hand = [card for card in s.zones[HAND + you(s)] if self.cards.fits(s, card)]
        return [("discard", card) for card in different_cards(s, hand)]

    def picked(self, s: DestinyState, option: Option) -> None:
        s.frames[-1][CARD] = subject(option)
        s.frames[-1][DONE] = 1
        discard_from_hand(s, you(s), [subject(option)])

    @property
    def text(self) -> Text:
        return Text("discard {what} from your hand", "odrzuć z ręki {what}").fill(what=self.cards.one)


@dataclass(frozen=True)
class DiscardAnyNumber(PickSeveral):
    """Any number of cards of a colour are discarded from one's hand, for what comes next."""

    cards: Cards
    kind: ClassVar[str] = "discard"
    private: ClassVar[bool] = True

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        hand = [card for card in s.zones[HAND + you(s)] if card not in taken and self.cards.fits(s, card)]
        return [("discard", card) for card in different_cards(s, hand)]

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        s.frames[-1][NUMBER] = len(taken)
        s.frames[-1][DONE] = 1
        discard_from_hand(s, you(s), taken)

    @property
    def text(self) -> Text:
        return Text("discard any number of {what} from your hand", "odrzuć z ręki dowolną liczbę {what}").fill(
            what=self.cards.some
        )


@dataclass(frozen=True)
class RevealCard(Asks):
    """A card of one's hand is shown to all, as a price (destiny.starter.term_reveal)."""

    cards: Cards
    kind: ClassVar[str] = "reveal"

    def options(self, s: DestinyState) -> list[Option]:
        hand = [card for card in s.zones[HAND + you(s)] if self.cards.fits(s, card)]
        return [("reveal", card) for card in different_cards(s, hand)]

    def picked(self, s: DestinyState, option: Option) -> None:
        card = subject(option)
        s.known[card] = (2 << s.seats) - 1
        s.frames[-1][DONE] = 1
        tell(s, "revealed", you(s), (card,))

    @property
    def text(self) -> Text:
        return Text("reveal {what} from your hand", "ujawnij z ręki {what}").fill(what=self.cards.one)


@dataclass(frozen=True)
class Recover(Asks):
    """A card of one's discard pile goes to one's hand or on top of one's deck."""

    cards: Cards
    to_deck: bool = False
    kind: ClassVar[str] = "recover"

    def options(self, s: DestinyState) -> list[Option]:
        pile = [card for card in s.zones[DISCARD + you(s)] if self.cards.fits(s, card)]
        return [("recover", card) for card in different_cards(s, pile)]

    def picked(self, s: DestinyState, option: Option) -> None:
        zone = DECK if self.to_deck else HAND
        move(s, subject(option), zone + you(s))
        s.changed |= REAL
        s.frames[-1][DONE] = 1
        tell(s, "topped" if self.to_deck else "recovered", you(s), (subject(option),))

    @property
    def text(self) -> Text:
        if self.to_deck:
            return Text(
                "put {what} from your discard pile on top of your deck",
                "połóż {what} ze swojego stosu kart odrzuconych na wierzchu swojej talii",
            ).fill(what=self.cards.one)
        return Text(
            "take {what} from your discard pile into your hand", "weź na rękę {what} ze swojego stosu kart odrzuconych"
        ).fill(what=self.cards.one)


# ---------------------------------------------------------------- decks


def _top_cards(number: int) -> Text:
    """So many cards from the top, as the object."""
    counted_cards = CARD_NOUN.count(number, Case.ACCUSATIVE)
    return Text("the top card" if number == 1 else f"the top {number} cards", counted_cards.pl)


@dataclass(frozen=True)
class MillSelf(Effect):
    """Cards from the top of one's own deck are discarded; too few of them is not in full."""

    number_of: int

    def run(self, s: DestinyState) -> None:
        s.frames[-1][DONE] = int(len(mill(s, you(s), self.number_of)) == self.number_of)

    @property
    def text(self) -> Text:
        return Text("discard {n} of your deck", "odrzuć {n} z wierzchu swojej talii").fill(n=_top_cards(self.number_of))


@dataclass(frozen=True)
class MillFoe(Effect):
    """Cards from the top of an opponent's deck are discarded."""

    number_of: Count
    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        mill(s, s.frames[-1][FOE], worth(s, self.number_of))

    @property
    def text(self) -> Text:
        if isinstance(self.number_of, int):
            number = _top_cards(self.number_of)
            return Text(f"discard {number.en} of {{of_foe}} deck", f"odrzuć {number.pl} z wierzchu talii {{of_foe}}")
        each, cards = self.number_of.clause, counted(self.number_of, CARD_NOUN)
        return Text(
            f"for each {each.en}, discard the top card of {{of_foe}} deck",
            f"odrzuć z wierzchu talii {{of_foe}} {cards.pl}",
        )


@dataclass(frozen=True)
class MillEach(Effect):
    """Cards from the tops of decks are discarded: of every opponent, or of every player."""

    number_of: int
    everybody: bool = False

    def run(self, s: DestinyState) -> None:
        for seat in players_in(s) if self.everybody else foes_of(s, you(s)):
            mill(s, seat, self.number_of)

    @property
    def text(self) -> Text:
        who = Text("each player's deck", "talii każdego gracza")
        if not self.everybody:
            who = Text("each opponent's deck", "talii każdego przeciwnika")
        number = _top_cards(self.number_of)
        return Text("discard {n} of {who}", "odrzuć {n} z wierzchu {who}").fill(n=number, who=who)
