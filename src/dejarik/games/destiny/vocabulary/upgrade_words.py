"""What is done to upgrades in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny import pools
from dejarik.games.destiny.damage import stands
from dejarik.games.destiny.economy import spend
from dejarik.games.destiny.frames import CHARACTER, DONE, NUMBER, SOURCE, you
from dejarik.games.destiny.piles import attach, discard_from_play, return_to_hand
from dejarik.games.destiny.state import (
    NOBODY,
    REAL,
    SUPPORTS,
    UPGRADES,
    DestinyState,
    foes_of,
    seat_of,
    upgrades_on,
)
from dejarik.games.destiny.vocabulary.numbers import Count, worth
from dejarik.games.destiny.vocabulary.phrases import ANY, COLORS, OWN
from dejarik.games.destiny.vocabulary.selectors import Cards, Characters, seats_of
from dejarik.games.destiny.vocabulary.words import Asks, Effect, PickSeveral
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.text import Text
from dejarik.kernel.zones import move


@dataclass(frozen=True)
class BecomeSupport(Effect):
    """This upgrade is a support from now on, ready, its die on it (destiny.card.one_with_the_force)."""

    def run(self, s: DestinyState) -> None:
        card = s.frames[-1][SOURCE]
        if s.host[card] == NOBODY:
            return
        pools.take_off(s, card)
        s.host[card] = NOBODY
        s.exhausted[card] = 0
        move(s, card, SUPPORTS + seat_of(s, card))
        s.changed |= REAL
        tell(s, "became_support", you(s), (card,))

    @property
    def text(self) -> Text:
        return Text(
            "{this_does} is readied and becomes a support for the rest of the game",
            "{this_does} zostaje przygotowane i do końca gry staje się wsparciem",
        )


@dataclass(frozen=True)
class DiscardUpgrade(Asks):
    """An upgrade of any player is discarded from play, if it is of a kind and cheap enough."""

    cards: Cards
    at_most: Count
    kind: ClassVar[str] = "upgrade"

    def options(self, s: DestinyState) -> list[Option]:
        limit = worth(s, self.at_most)
        upgrades = [card for seat in seats_of(s, ANY) for card in s.zones[UPGRADES + seat]]
        return [("discard", card) for card in upgrades if self.cards.fits(s, card) and s.deal.cost[card] <= limit]

    def picked(self, s: DestinyState, option: Option) -> None:
        discard_from_play(s, subject(option))

    @property
    def text(self) -> Text:
        return Text(
            "discard from play {what} with a cost no higher than the value of that die",
            "odrzuć z gry {what} o koszcie nie większym niż wartość tej kości",
        ).fill(what=self.cards.one)


@dataclass(frozen=True)
class DiscardOwnUpgrades(PickSeveral):
    """Any number of upgrades of one character of a colour are discarded, for what comes next."""

    color: int
    kind: ClassVar[str] = "upgrade"

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        found: list[Option] = []
        for character in Characters(OWN, color=self.color).found(s):
            if not taken or s.host[taken[0]] == character:
                found += [("discard", card) for card in upgrades_on(s, character) if card not in taken]
        return found

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        for card in taken:
            discard_from_play(s, card)
        s.frames[-1][NUMBER] = len(taken)
        s.frames[-1][DONE] = 1

    @property
    def text(self) -> Text:
        color = COLORS[self.color]
        return Text(
            f"discard any number of upgrades from one of your {color.en} characters",
            f"odrzuć dowolną liczbę ulepszeń z jednej ze swoich {color.gens} postaci",
        )


@dataclass(frozen=True)
class ReturnOwnUpgrade(Asks):
    """An upgrade one has in play goes back to one's hand, as a price."""

    kind: ClassVar[str] = "upgrade"

    def options(self, s: DestinyState) -> list[Option]:
        cards = s.zones[UPGRADES + you(s)]
        return [("return", card) for card in cards if s.deal.owner[card] == you(s)]

    def picked(self, s: DestinyState, option: Option) -> None:
        return_to_hand(s, subject(option))
        s.frames[-1][DONE] = 1

    @property
    def text(self) -> Text:
        return Text("return one of your upgrades to your hand", "cofnij na rękę jedno ze swoich ulepszeń")


@dataclass(frozen=True)
class Confiscate(Asks):
    """Pay the cost of an opponent's upgrade; it goes back to its owner's hand."""

    kind: ClassVar[str] = "upgrade"

    def options(self, s: DestinyState) -> list[Option]:
        funds = s.resources[you(s)]
        upgrades = [card for foe in foes_of(s, you(s)) for card in s.zones[UPGRADES + foe]]
        return [("return", card) for card in upgrades if s.deal.cost[card] <= funds]

    def picked(self, s: DestinyState, option: Option) -> None:
        card = subject(option)
        spend(s, you(s), s.deal.cost[card])
        return_to_hand(s, card)

    @property
    def text(self) -> Text:
        return Text(
            "pay the cost of an upgrade an opponent has in play; if you do, return it to its owner's hand",
            "zapłać koszt ulepszenia, które przeciwnik ma w grze; jeśli to zrobisz, cofnij je na rękę właściciela",
        )


@dataclass(frozen=True)
class TakeUpgrade(Asks):
    """An upgrade of the falling character, unless it is an ability, moves to this one."""

    kind: ClassVar[str] = "upgrade"

    def options(self, s: DestinyState) -> list[Option]:
        fallen = s.frames[-1][CHARACTER]
        upgrades = upgrades_on(s, fallen)
        return [("take", card) for card in upgrades if "ability" not in s.deal.cards[card].subtypes]

    def possible(self, s: DestinyState) -> bool:
        return stands(s, s.frames[-1][SOURCE]) and bool(self.options(s))

    def picked(self, s: DestinyState, option: Option) -> None:
        tell(s, "took", you(s), (subject(option), s.frames[-1][SOURCE]))
        attach(s, subject(option), s.frames[-1][SOURCE])

    @property
    def text(self) -> Text:
        return Text(
            "move one of its upgrades that is not an ability to {of_this}",
            "przesuń jedno z jej ulepszeń niebędących zdolnościami na {this}",
        )
