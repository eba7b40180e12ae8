"""Words that one card alone needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny import pools
from dejarik.games.destiny.damage import deal_damage
from dejarik.games.destiny.dice import RANGED
from dejarik.games.destiny.frames import (
    CARD,
    CHOSEN,
    DONE,
    FOE,
    NUMBER,
    SOURCE,
    chosen,
    forget_chosen,
    you,
)
from dejarik.games.destiny.piles import attach
from dejarik.games.destiny.state import (
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    OFF,
    REAL,
    DestinyState,
    in_play,
    seat_of,
)
from dejarik.games.destiny.terms import CHARACTER as CHARACTER_CARD
from dejarik.games.destiny.terms import RED
from dejarik.games.destiny.values import character_of, value_of
from dejarik.games.destiny.vocabulary.phrases import ANY, FOES, OWN
from dejarik.games.destiny.vocabulary.selectors import Cards, Dice, different_cards, distinct, seats_of
from dejarik.games.destiny.vocabulary.words import Asks, Effect, FoeAsks, PickSeveral
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text
from dejarik.kernel.zones import draw, move, show


@dataclass(frozen=True)
class Exchange(Asks):
    """This upgrade and one of one's hand trade places: no play, no cost, no restrictions."""

    cards: Cards
    kind: ClassVar[str] = "exchange"

    def options(self, s: DestinyState) -> list[Option]:
        source, seat = s.frames[-1][SOURCE], you(s)
        if s.host[source] == NOBODY or s.deal.owner[source] != seat or seat_of(s, source) != seat:
            return []
        hand = [card for card in s.zones[HAND + seat] if self.cards.fits(s, card)]
        return [("exchange", card) for card in different_cards(s, hand)]

    def picked(self, s: DestinyState, option: Option) -> None:
        frame = s.frames[-1]
        source, card = frame[SOURCE], subject(option)
        host = s.host[source]
        show(s, card)
        tell(s, "exchanged", you(s), (source, card))
        pools.take_off(s, source)
        s.host[source] = NOBODY
        s.exhausted[source] = 0
        move(s, source, HAND + you(s))
        attach(s, card, host)
        frame[CARD], frame[DONE] = card, 1

    @property
    def text(self) -> Text:
        return Text(
            "switch {this} with {what} from your hand, ignoring its cost and restrictions",
            "zamień {this} na {what} z ręki, ignorując jej koszt i ograniczenia",
        ).fill(this="{this}", what=self.cards.one)


@dataclass(frozen=True)
class RollDieOfNew(Effect):
    """The die of the upgrade just attached is rolled into the pool."""

    def run(self, s: DestinyState) -> None:
        pools.roll(s, self._dice(s), you(s))

    def possible(self, s: DestinyState) -> bool:
        return bool(self._dice(s))

    def _dice(self, s: DestinyState) -> list[int]:
        card = s.frames[-1][CARD]
        if card == NOBODY or not in_play(s, card):
            return []
        return [die for die in s.deal.dice_of[card] if s.face[die] == OFF]

    @property
    def text(self) -> Text:
        return Text("roll the die of that card into your pool", "rzuć kością tej karty do swojej puli")


@dataclass(frozen=True)
class Capture(Asks):
    """A character die of an opponent leaves the pool and lies on this card until it leaves play."""

    kind: ClassVar[str] = "capture"

    def options(self, s: DestinyState) -> list[Option]:
        return [("capture", die) for die in distinct(s, Dice(FOES, kind=CHARACTER_CARD).found(s))]

    def picked(self, s: DestinyState, option: Option) -> None:
        source = s.frames[-1][SOURCE]
        if in_play(s, source):
            pools.capture(s, subject(option), source, you(s))

    @property
    def text(self) -> Text:
        return Text(
            "remove an opponent's character die and place it on {of_this}; that die is not rolled until {this_does} "
            "leaves play",
            "usuń kość postaci przeciwnika, umieszczając ją na {on_this}; nie rzuca się nią, dopóki {this_does} jest w "
            "grze",
        )


@dataclass(frozen=True)
class RemoveForTotal(PickSeveral):
    """Any number, at least one, of one's red dice showing ranged damage, each worth its value and one more."""

    kind: ClassVar[str] = "remove"

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        left = [die for die in self._dice.found(s) if die not in taken]
        return [("remove", die) for die in distinct(s, left)]

    def may_stop(self, taken: list[int]) -> bool:
        return bool(taken)

    @property
    def _dice(self) -> Dice:
        return Dice(OWN, frozenset({RANGED}), color=RED)

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        frame = s.frames[-1]
        frame[NUMBER] = sum([value_of(s, die) + 1 for die in taken])
        frame[DONE] = int(bool(taken))
        pools.remove(s, taken, you(s))

    @property
    def text(self) -> Text:
        return Text(
            "remove one or more of your red dice showing ranged damage and add up their values, each raised by 1",
            "usuń jedną lub więcej swoich czerwonych kości pokazujących obrażenia dystansowe i zsumuj ich wartości, "
            "każdą zwiększoną o 1",
        )


@dataclass(frozen=True)
class RemoveWithin(PickSeveral):
    """Up to so many dice of any pools whose values do not exceed a total."""

    up_to: int
    total: int
    kind: ClassVar[str] = "remove"

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        left = self.total - sum([value_of(s, die) for die in taken])
        if len(taken) >= self.up_to:
            return []
        dice = [die for die in Dice().found(s) if die not in taken and value_of(s, die) <= left]
        return [("remove", die) for die in distinct(s, dice)]

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        pools.remove(s, taken, you(s))

    @property
    def text(self) -> Text:
        return Text(
            f"remove up to {self.up_to} dice with a combined value of {self.total} or less",
            f"usuń do {self.up_to} kości o łącznej wartości {self.total} lub mniejszej",
        )


@dataclass(frozen=True)
class SplitPool(PickSeveral, FoeAsks):
    """The opponent sorts the dice of their pool into two groups; you pick one, which is removed."""

    kind: ClassVar[str] = "group"

    def run(self, s: DestinyState) -> None:
        s.agenda.append((pick_group, ()))
        super().run(s)

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        left = [die for die in s.pools[self.chooser(s)] if die not in taken]
        return [("group", die) for die in distinct(s, left)]

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        s.frames[-1] += taken  # the first group, kept for the question that follows

    @property
    def text(self) -> Text:
        return Text(
            "{foe} divides the dice in their pool into two groups; choose one of the groups and remove its dice",
            "{foe} dzieli kości ze swojej puli na dwie grupy; wybierz jedną z nich i usuń jej kości",
        )


@step
def pick_group(s: DestinyState) -> None:
    """Which of the two groups is removed: 1 is the one that was named, 2 the rest."""
    if s.pools[s.frames[-1][FOE]]:
        s.decision = Decision(you(s), "which_group", [("group_of", 1), ("group_of", 2)], _answer_group)


def _answer_group(s: DestinyState, option: Option) -> None:
    first = chosen(s)
    rest = [die for die in s.pools[s.frames[-1][FOE]] if die not in first]
    forget_chosen(s)
    pools.remove(s, first if subject(option) == 1 else rest, you(s))


@dataclass(frozen=True)
class FaceOff(Asks):
    """A character die of each side is rerolled; the character with the lower value is dealt damage, on a tie both."""

    amount: int
    kind: ClassVar[str] = "die"

    def run(self, s: DestinyState) -> None:
        forget_chosen(s)
        self.ask(s)

    def options(self, s: DestinyState) -> list[Option]:
        mine, theirs = (Dice(whose, kind=CHARACTER_CARD).found(s) for whose in (OWN, FOES))
        if not mine or not theirs:
            return []
        return [("die", die) for die in distinct(s, theirs if len(s.frames[-1]) > CHOSEN else mine)]

    def picked(self, s: DestinyState, option: Option) -> None:
        frame = s.frames[-1]
        frame.append(subject(option))
        if len(frame) - CHOSEN < 2:
            self.ask(s)
            return
        s.agenda.append((compare_dice, (self.amount, *chosen(s))))
        pools.roll(s, chosen(s), you(s))

    @property
    def text(self) -> Text:
        return Text(
            f"reroll one of your character dice and an opponent's character die; then deal {self.amount} damage to the "
            "character whose die shows the lower value, or to both if the values are equal",
            f"przerzuć jedną ze swoich kości postaci i kość postaci przeciwnika; następnie zadaj {self.amount} "
            "obrażenia postaci, której kość pokazuje mniejszą wartość, a przy równych wartościach obu postaciom",
        )


@step
def compare_dice(s: DestinyState, amount: int, mine: int, theirs: int) -> None:
    """Whose die shows less."""
    forget_chosen(s)
    if s.face[mine] == OFF or s.face[theirs] == OFF:
        return
    low = min(value_of(s, mine), value_of(s, theirs))
    deal_damage(s, [(character_of(s, die), amount) for die in (mine, theirs) if value_of(s, die) == low])


# ---------------------------------------------------------------- decks


@dataclass(frozen=True)
class ArrangeTop(Asks):
    """See the top cards of a deck; then, if there were so many, put each on top or bottom, in any order."""

    number_of: int
    kind: ClassVar[str] = "deck"

    def options(self, s: DestinyState) -> list[Option]:
        return [("deck", seat) for seat in seats_of(s, ANY) if s.zones[DECK + seat]]

    def picked(self, s: DestinyState, option: Option) -> None:
        if len(see_top(s, subject(option), self.number_of)) == self.number_of:
            s.agenda.append((arrange, (subject(option),)))

    @property
    def text(self) -> Text:
        return Text(
            f"look at the top {self.number_of} cards of any deck; then put each of them on the top or the bottom of "
            "that deck in any order",
            f"podejrzyj {self.number_of} karty z wierzchu dowolnej talii; następnie połóż każdą z nich na wierzchu lub "
            "na spodzie tej talii w dowolnej kolejności",
        )


def see_top(s: DestinyState, seat: int, number: int) -> list[int]:
    """The player who carries out the ability sees the top cards of a deck and keeps them in mind, top first."""
    forget_chosen(s)
    cards = s.zones[DECK + seat][::-1][:number]
    for card in cards:
        s.known[card] |= 1 << you(s)
    s.frames[-1] += cards
    tell(s, "saw_top", you(s), tuple(cards), (seat,), readers=1 << you(s))
    return cards


@step
def arrange(s: DestinyState, seat: int) -> None:
    """Of the cards seen, one after another goes to the bottom, or on top of those put there before.

    Those still to be placed are always the top ones, so that a guess can tell which they are.
    """
    left = chosen(s)
    if left:
        options: list[Option] = [(verb, card) for card in left for verb in ("top", "bottom")]
        s.decision = Decision(you(s), "arrange", options, _answer_arrange)


def _answer_arrange(s: DestinyState, option: Option, seat: int) -> None:
    deck, card, frame = s.zones[DECK + seat], subject(option), s.frames[-1]
    deck.remove(card)
    del frame[frame.index(card, CHOSEN)]
    deck.insert(len(deck) - len(chosen(s)) if option[0] == "top" else 0, card)
    for other in (*chosen(s), card):
        s.known[other] &= 1 << you(s)
    s.changed |= REAL
    s.agenda.append((arrange, (seat,)))


@dataclass(frozen=True)
class CouncilLook(Asks):
    """See the top two cards of a deck; perhaps one is discarded and its player draws the other."""

    kind: ClassVar[str] = "deck"

    def options(self, s: DestinyState) -> list[Option]:
        return [("deck", seat) for seat in seats_of(s, ANY) if s.zones[DECK + seat]]

    def picked(self, s: DestinyState, option: Option) -> None:
        see_top(s, subject(option), 2)
        s.agenda.append((ask_council, (subject(option),)))

    @property
    def text(self) -> Text:
        return Text(
            "look at the top 2 cards of any deck; then you may discard one of them; if you do, the player whose deck "
            "it is draws the other",
            "podejrzyj 2 karty z wierzchu dowolnej talii; następnie możesz odrzucić jedną z nich; jeśli to zrobisz, "
            "gracz, do którego należy talia, dobiera drugą",
        )


@step
def ask_council(s: DestinyState, seat: int) -> None:
    """Which of the two cards is discarded, if any; of a single card there is no other to draw."""
    cards = chosen(s)
    if len(cards) == 2:
        options: list[Option] = [*[("discard", card) for card in cards], ("no",)]
        s.decision = Decision(you(s), "council", options, _answer_council)


def _answer_council(s: DestinyState, option: Option, seat: int) -> None:
    forget_chosen(s)
    if option[0] == "no":
        return
    card = subject(option)
    move(s, card, DISCARD + seat)
    tell(s, "milled", seat, (card,))
    drawn = draw(s, DECK + seat, HAND + seat)
    tell(s, "drew", seat, (drawn,), readers=1 << seat | s.known[drawn])
    s.changed |= REAL
