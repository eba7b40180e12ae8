"""What is done to supports and upgrades in play, and to the card an ability is on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.abilities.clauses import Act, Both, Clause, InOrderTo, Statement
from dejarik.abilities.words import do
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.phrases import COLORS
from dejarik.games.destiny.language.terms import CHARACTER, FOES, OWN
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    NOBODY,
    REAL,
    SUPPORTS,
    TEAM,
    UPGRADES,
    DestinyState,
    in_play,
    kind_of_zone,
    seat_of,
    stands,
    upgrades_on,
)
from dejarik.games.destiny.model.values import different_cards, distinct
from dejarik.games.destiny.rules import pools
from dejarik.games.destiny.rules.economy import spend
from dejarik.games.destiny.rules.piles import (
    attach,
    discard_by_effect,
    leave_play,
    put_under_deck,
    reattach,
    return_to_hand,
    set_aside,
)
from dejarik.games.destiny.vocabulary.affecting import Affects
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, HowMany, ThatMany
from dejarik.games.destiny.vocabulary.hand import ITS_COST, Discard
from dejarik.games.destiny.vocabulary.selectors import EITHER, Cards, Characters, Dice, InPlay
from dejarik.games.destiny.vocabulary.words import Asks, Effect
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text
from dejarik.kernel.zones import move, show

UNDER_DECK: Final = -DECK - 1
"""Where a card may go besides a zone: to the bottom of the deck."""

ANY_SUPPORT = InPlay(SUPPORTS)
ANY_VEHICLE = InPlay(EITHER, cards=Cards(subtypes=frozenset({"vehicle"})))
OWN_UPGRADE = InPlay(UPGRADES, OWN)
NUMBER_DISCARDED = ThatMany("upgrade discarded", "ulepszeń odrzucono")


class DiscardFromPlay(Affects):
    """A support or upgrade is discarded, perhaps only a cheap one, or several upgrades of one character of a color."""

    verb = "discard"

    def __init__(
        self,
        on: InPlay,
        many: HowMany = 1,
        *,
        at_most: ThatMany | None = None,
        of_one: int | None = None,
    ) -> None:
        super().__init__(on, many)
        self.at_most = at_most
        self.of_one = of_one

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        cards = super().found(s, frame)
        if self.of_one is not None:
            return self._of_one(s, frame, self.of_one)
        if self.at_most is None:
            return cards
        limit = self.at_most.of(s, frame)
        return [card for card in cards if s.deal.cost[card] <= limit]

    def _of_one(self, s: DestinyState, frame: Frame, color: int) -> list[int]:
        """The upgrades of the character whose upgrades are being picked, at first of all characters of the color."""
        hosts = [s.host[card] for card in frame.chosen] or Characters(OWN, color=color).found(s, frame)
        return [card for host in dict.fromkeys(hosts) for card in upgrades_on(s, host)]

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        frame.number, frame.done = 0, self.many is ANY_NUMBER
        if things:
            discard_by_effect(s, things)

    @property
    def clause(self) -> Clause:
        if self.of_one is not None:
            color = COLORS[self.of_one]
            rest = Text(
                f"any number of upgrades from one of your {color.en} characters",
                f"dowolną liczbę ulepszeń z jednej ze swoich {color.gens} postaci",
            )
            return Act(verbs.DISCARD, rest)
        what = self.on.phrase.one
        if self.at_most is None:
            return Act(verbs.DISCARD, Text(f"{what.en} from play", f"z gry {what.pl}"))
        rest = Text(
            f"from play {what.en} with a cost no higher than {self.at_most.en}",
            f"z gry {what.pl} o koszcie nie większym niż {self.at_most.noun}",
        )
        return Act(verbs.DISCARD, rest)


class DiscardForCards(Affects):
    """A card in play is discarded for as many cards of one's hand as it costs; then one must have them."""

    verb = "discard"

    def __init__(self, on: InPlay) -> None:
        super().__init__(on)
        self.price = Discard(many=ITS_COST)

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        hand = len(s.zones[HAND + frame.you])
        return [card for card in super().found(s, frame) if s.deal.cost[card] <= hand]

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        for card in things:
            frame.number = s.deal.cost[card]
            s.agenda += [(discard_paid, (card,)), (do, (self.price,))]

    @property
    def clause(self) -> Clause:
        price = Text(
            "as many cards from your hand as a support in play costs",
            "z ręki tyle kart, ile kosztuje wybrane wsparcie w grze",
        )
        return InOrderTo(
            Act(verbs.DISCARD, price), Act(verbs.DISCARD, Text("that support from play", "to wsparcie z gry"))
        )


@step
def discard_paid(s: DestinyState, card: int) -> None:
    """What was paid for is discarded, if it is still there."""
    if in_play(s, card):
        discard_by_effect(s, [card])


class ReturnToHand(Affects):
    """An upgrade goes back to its owner's hand: one's own as a price, an opponent's for its cost, or any."""

    verb = "return"

    def __init__(self, on: InPlay, for_its_cost: bool = False) -> None:
        super().__init__(on)
        self.places = on
        self.for_its_cost = for_its_cost

    def found(self, s: DestinyState, frame: Frame) -> list[int]:
        cards = super().found(s, frame)
        if self.for_its_cost:
            return [card for card in cards if s.deal.cost[card] <= s.resources[frame.you]]
        return [card for card in cards if s.deal.owner[card] == frame.you] if self._is_own else cards

    @property
    def _is_own(self) -> bool:
        return self.places.whose == OWN

    def act(self, s: DestinyState, frame: Frame, things: list[int]) -> None:
        for card in things:
            if self.for_its_cost:
                spend(s, frame.you, s.deal.cost[card])
            return_to_hand(s, card)
        frame.done = bool(things)

    @property
    def clause(self) -> Clause:
        if self._is_own:
            return Act(verbs.RETURN, Text("one of your upgrades to your hand", "na rękę jedno ze swoich ulepszeń"))
        if not self.for_its_cost:
            what = self.on.phrase.one
            return Act(verbs.RETURN, Text(f"{what.en} to its owner's hand", f"{what.pl} na rękę właściciela"))
        price = Text("the cost of an upgrade an opponent has in play", "koszt ulepszenia, które przeciwnik ma w grze")
        back = Text("it to its owner's hand", "je na rękę właściciela")
        return InOrderTo(Act(verbs.PAY, price), Act(verbs.RETURN, back))


class MoveUpgrade(Asks):
    """An upgrade moves to another character of the same side; restrictions do not matter."""

    kind = "move_upgrade"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        return [
            ("move", card, character)
            for card in InPlay(UPGRADES).found(s, frame)
            for character in s.zones[TEAM + seat_of(s, card)]
            if character != s.host[card]
        ]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        card, character = option[1:]
        tell(s, "moved_upgrade", frame.you, (card, character))
        reattach(s, card, character)
        frame.done = True

    @property
    def clause(self) -> Clause:
        rest = Text(
            "an upgrade to another character of the same player", "dowolne ulepszenie na inną postać tego samego gracza"
        )
        return Act(verbs.MOVE, rest)


class TakeUpgrade(Asks):
    """An upgrade of the falling character, unless it is an ability, moves to this one."""

    kind = "upgrade"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        upgrades = upgrades_on(s, frame.character)
        return [("take", card) for card in upgrades if "ability" not in s.deal.cards[card].subtypes]

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return stands(s, frame.source) and bool(self.options(s, frame))

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        tell(s, "took", frame.you, (subject(option), frame.source))
        reattach(s, subject(option), frame.source)

    @property
    def clause(self) -> Clause:
        rest = Text(
            "one of its non-ability upgrades to {of_this}", "jedno z jej ulepszeń niebędących zdolnościami na {this}"
        )
        return Act(verbs.MOVE, rest)


@dataclass(eq=False)
class Exchange(Asks):
    """This upgrade and one of one's hand trade places: no play, no cost, no restrictions."""

    cards: Cards
    kind = "exchange"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        source, seat = frame.source, frame.you
        if s.host[source] == NOBODY or s.deal.owner[source] != seat or seat_of(s, source) != seat:
            return []
        hand = [card for card in s.zones[HAND + seat] if self.cards.fits(s, card)]
        return [("exchange", card) for card in different_cards(s, hand)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        source, card = frame.source, subject(option)
        host = s.host[source]
        show(s, card)
        tell(s, "exchanged", frame.you, (source, card))
        pools.take_off(s, source)
        s.host[source] = NOBODY
        s.exhausted[source] = 0
        move(s, source, HAND + frame.you)
        attach(s, card, host)
        frame.card, frame.done = card, True

    @property
    def clause(self) -> Clause:
        what = self.cards.one
        rest = Text(
            f"{{this}} with {what.en} from your hand, ignoring its cost and restrictions",
            f"{{this}} na {what.pl} z ręki, ignorując jej koszt i ograniczenia",
        )
        return Act(verbs.EXCHANGE, rest)


class Capture(Asks):
    """A character die of an opponent leaves the pool and lies on this card until it leaves play."""

    kind = "capture"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        found = pools.removable(s, Dice(FOES, kind_of_card=CHARACTER).found(s, frame), frame.you)
        return [("capture", die) for die in distinct(s, found)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if in_play(s, frame.source):
            pools.capture(s, subject(option), frame.source, frame.you)

    @property
    def clause(self) -> Clause:
        removed = Text(
            "an opponent's character die and place it on {of_this}",
            "kość postaci przeciwnika, umieszczając ją na {on_this}",
        )
        kept = Text(
            "that die is not rolled until {this_does} leaves play", "nie rzuca się nią, dopóki {this_does} jest w grze"
        )
        return Both(Act(verbs.REMOVE, removed), Statement(kept))


@dataclass(eq=False)
class MoveThis(Effect):
    """The card the ability is on goes elsewhere: out of play, onto or under the deck, aside, among the supports."""

    to: int

    def run(self, s: DestinyState, frame: Frame) -> None:
        card = frame.source
        if self.to == DISCARD and in_play(s, card):
            discard_by_effect(s, [card])
        elif self.to == UNDER_DECK and kind_of_zone(s, card) == LIMBO:
            _put_under_deck(s, card, frame.you)
        elif self.to == DECK and (in_play(s, card) or kind_of_zone(s, card) == LIMBO):
            leave_play(s, card, DECK)
            tell(s, "topped", frame.you, (card,))
        elif self.to == ASIDE:
            set_aside(s, card)
        elif self.to == SUPPORTS and s.host[card] != NOBODY:
            _become_support(s, card, frame.you)

    @property
    def clause(self) -> Clause:
        if self.to == DISCARD:
            return Act(verbs.DISCARD, Text("{this} from play", "{this} z gry"))
        if self.to == UNDER_DECK:
            return Act(verbs.PUT, Text("{this} on the bottom of your deck", "{this} na spodzie swojej talii"))
        if self.to == DECK:
            return Act(verbs.PUT, Text("{this} on top of your deck", "{this} na wierzchu swojej talii"))
        if self.to == ASIDE:
            return Act(verbs.SET_ASIDE, Text("{this} aside", "{this} na bok"))
        support = Text("it becomes a support for the rest of the game", "do końca gry staje się ono wsparciem")
        return Both(Act(verbs.READY, Text("{this}", "{this}")), Statement(support))


def _put_under_deck(s: DestinyState, card: int, seat: int) -> None:
    put_under_deck(s, card)
    tell(s, "under_deck", seat, (card,))


def _become_support(s: DestinyState, card: int, seat: int) -> None:
    """An upgrade is a support from now on, ready, its die on it (destiny.card.one_with_the_force)."""
    pools.take_off(s, card)
    s.host[card] = NOBODY
    s.exhausted[card] = 0
    move(s, card, SUPPORTS + seat_of(s, card))
    s.changed |= REAL
    tell(s, "became_support", seat, (card,))
