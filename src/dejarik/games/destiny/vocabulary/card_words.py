"""What is done to cards in play: exhausting, readying, activating, defeating, discarding them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.activate import activate
from dejarik.games.destiny.damage import defeat, stands
from dejarik.games.destiny.frames import CHARACTER, DONE, SOURCE, you
from dejarik.games.destiny.piles import discard_from_play, set_aside
from dejarik.games.destiny.state import (
    ASIDE,
    DECK,
    FORMAL,
    LIMBO,
    NOBODY,
    REAL,
    SUPPORTS,
    TEAM,
    DestinyState,
    in_play,
    kind_of_zone,
    seat_of,
)
from dejarik.games.destiny.terms import CHARACTER as CHARACTER_CARD
from dejarik.games.destiny.vocabulary.hits import ANYBODY, PickCharacter
from dejarik.games.destiny.vocabulary.numbers import Count, worth
from dejarik.games.destiny.vocabulary.phrases import ANY, COLORS, OWN
from dejarik.games.destiny.vocabulary.selectors import Characters, seats_of
from dejarik.games.destiny.vocabulary.words import Asks, Effect, PickSeveral
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.text import Text
from dejarik.kernel.zones import move

ANY_READY = Characters(ready=True)
OWN_READY = Characters(OWN, ready=True)
ANOTHER_EXHAUSTED = Characters(ready=False, another=True)

# ---------------------------------------------------------------- exhausting and readying


def exhaust(s: DestinyState, card: int, change: int = REAL) -> None:
    """Turn a ready card sideways."""
    s.exhausted[card] = 1
    s.changed |= change
    tell(s, "exhausted", seat_of(s, card), (card,))


def ready(s: DestinyState, card: int) -> None:
    """Turn an exhausted card upright; its dice in the pool stay there (destiny.faq.ready_again.dice_stay)."""
    s.exhausted[card] = 0
    s.changed |= REAL
    tell(s, "readied", seat_of(s, card), (card,))


@dataclass(frozen=True)
class ExhaustThis(Effect):
    """This card is exhausted, as a price (destiny.exhausted.cannot_exhaust_again)."""

    @property
    def exhausts_this(self) -> bool:
        return True

    def run(self, s: DestinyState) -> None:
        s.frames[-1][DONE] = int(self.possible(s))
        if self.possible(s):
            exhaust(s, s.frames[-1][SOURCE], FORMAL)

    def possible(self, s: DestinyState) -> bool:
        card = s.frames[-1][SOURCE]
        return in_play(s, card) and not s.exhausted[card]

    @property
    def text(self) -> Text:
        return Text("exhaust {this}", "wyczerp {this}")


@dataclass(frozen=True)
class ReadyThis(Effect):
    """This card is readied."""

    def run(self, s: DestinyState) -> None:
        s.frames[-1][DONE] = int(self.possible(s))
        if self.possible(s):
            ready(s, s.frames[-1][SOURCE])

    def possible(self, s: DestinyState) -> bool:
        card = s.frames[-1][SOURCE]
        return in_play(s, card) and bool(s.exhausted[card])

    @property
    def text(self) -> Text:
        return Text("ready {this}", "przygotuj {this}")


@dataclass(frozen=True)
class ExhaustCharacter(PickCharacter):
    """A ready character is exhausted."""

    target: Characters = ANY_READY
    verb: ClassVar[str] = "exhaust"

    @property
    def meant(self) -> Characters:
        return self.target

    def act(self, s: DestinyState, character: int) -> None:
        exhaust(s, character)

    @property
    def text(self) -> Text:
        return Text("exhaust ", "wyczerp ") + self.target.phrase.one


@dataclass(frozen=True)
class ReadyCharacter(PickCharacter):
    """An exhausted character is readied, not the one exhausted for it."""

    target: Characters = ANOTHER_EXHAUSTED
    verb: ClassVar[str] = "ready"

    @property
    def meant(self) -> Characters:
        return self.target

    def act(self, s: DestinyState, character: int) -> None:
        ready(s, character)

    @property
    def text(self) -> Text:
        return Text("ready ", "przygotuj ") + self.target.phrase.one


@dataclass(frozen=True)
class PickSupport(Asks):
    """Something done to a support of any player."""

    kind: ClassVar[str] = "support"

    def found(self, s: DestinyState) -> list[int]:
        """All supports in play."""
        return [card for seat in seats_of(s, ANY) for card in s.zones[SUPPORTS + seat]]


@dataclass(frozen=True)
class ReadySupport(PickSupport):
    """A support is readied."""

    def options(self, s: DestinyState) -> list[Option]:
        return [("ready", card) for card in self.found(s) if s.exhausted[card]]

    def picked(self, s: DestinyState, option: Option) -> None:
        ready(s, subject(option))

    @property
    def text(self) -> Text:
        return Text("ready a support", "przygotuj dowolne wsparcie")


@dataclass(frozen=True)
class ExhaustSupport(PickSupport):
    """A support is exhausted."""

    def options(self, s: DestinyState) -> list[Option]:
        return [("exhaust", card) for card in self.found(s) if not s.exhausted[card]]

    def picked(self, s: DestinyState, option: Option) -> None:
        exhaust(s, subject(option))

    @property
    def text(self) -> Text:
        return Text("exhaust a support", "wyczerp dowolne wsparcie")


@dataclass(frozen=True)
class DiscardSupport(PickSupport):
    """A support is discarded from play, perhaps only a cheap one."""

    at_most: Count | None = None

    def options(self, s: DestinyState) -> list[Option]:
        limit = 99 if self.at_most is None else worth(s, self.at_most)
        return [("discard", card) for card in self.found(s) if s.deal.cost[card] <= limit]

    def picked(self, s: DestinyState, option: Option) -> None:
        discard_from_play(s, subject(option))

    @property
    def text(self) -> Text:
        if self.at_most is None:
            return Text("discard a support from play", "odrzuć z gry dowolne wsparcie")
        return Text(
            "discard from play a support with a cost no higher than that total",
            "odrzuć z gry wsparcie o koszcie nie większym niż ta suma",
        )


# ---------------------------------------------------------------- activating


@dataclass(frozen=True)
class Activate(PickCharacter):
    """A ready character of one's own is activated."""

    target: Characters = OWN_READY
    verb: ClassVar[str] = "activate"

    @property
    def meant(self) -> Characters:
        return self.target

    def act(self, s: DestinyState, character: int) -> None:
        activate(s, you(s), [character])

    @property
    def text(self) -> Text:
        return Text("activate ", "aktywuj ") + self.target.phrase.one


@dataclass(frozen=True)
class ActivateThis(Effect):
    """This very character is activated, if it is ready."""

    def run(self, s: DestinyState) -> None:
        if self.possible(s):
            activate(s, you(s), [s.frames[-1][SOURCE]])

    def possible(self, s: DestinyState) -> bool:
        card = s.frames[-1][SOURCE]
        return stands(s, card) and not s.exhausted[card]

    @property
    def text(self) -> Text:
        return Text("activate {this}", "aktywuj {this}")


@dataclass(frozen=True)
class ActivateThat(Effect):
    """The character spoken of is activated, if it is ready."""

    def run(self, s: DestinyState) -> None:
        if self.possible(s):
            activate(s, you(s), [s.frames[-1][CHARACTER]])

    def possible(self, s: DestinyState) -> bool:
        card = s.frames[-1][CHARACTER]
        return card != NOBODY and stands(s, card) and not s.exhausted[card]

    @property
    def text(self) -> Text:
        return Text("activate the character it was played on", "aktywuj postać, na którą ją zagrano")


@dataclass(frozen=True)
class ActivateSeveral(PickSeveral):
    """Any number of ready characters of one's own are activated together."""

    target: Characters
    kind: ClassVar[str] = "activate"

    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        return [("activate", card) for card in self.target.found(s) if card not in taken]

    def finish(self, s: DestinyState, taken: list[int]) -> None:
        s.frames[-1][DONE] = 1
        if taken:
            activate(s, you(s), taken)

    @property
    def text(self) -> Text:
        return Text("activate any number of ", "aktywuj dowolną liczbę ") + self.target.phrase.some


# ---------------------------------------------------------------- characters of one's own as a price


@dataclass(frozen=True)
class DefeatLater(PickCharacter):
    """A character is chosen now and defeated after the round (destiny.example.crime_lord_delayed)."""

    verb: ClassVar[str] = "doom"

    @property
    def meant(self) -> Characters:
        return ANYBODY

    def act(self, s: DestinyState, character: int) -> None:
        s.delayed.append([_DEFEAT_THAT.number, s.frames[-1][SOURCE], you(s), NOBODY, CHARACTER, character, 0])
        s.changed |= REAL
        tell(s, "doomed", you(s), (character,))

    @property
    def text(self) -> Text:
        return Text(
            "choose a character; it is defeated after this round",
            "wybierz dowolną postać; zostanie ona pokonana po tej rundzie",
        )


@dataclass(frozen=True)
class DefeatThat(Effect):
    """The character spoken of is defeated."""

    def run(self, s: DestinyState) -> None:
        defeat(s, [s.frames[-1][CHARACTER]])

    @property
    def text(self) -> Text:
        return Text("defeat that character", "pokonaj tę postać")


_DEFEAT_THAT = DefeatThat()


@dataclass(frozen=True)
class BringBack(Asks):
    """A defeated character of one's own comes back without damage, ready."""

    color: int
    kind: ClassVar[str] = "bring_back"

    def options(self, s: DestinyState) -> list[Option]:
        deal = s.deal
        return [
            ("bring_back", card)
            for card in s.zones[ASIDE + you(s)]
            if deal.kind[card] == CHARACTER_CARD and deal.color[card] == self.color and not deal.unique[card]
        ]

    def picked(self, s: DestinyState, option: Option) -> None:
        move(s, subject(option), TEAM + you(s))
        s.changed |= REAL
        tell(s, "brought_back", you(s), (subject(option),))

    @property
    def text(self) -> Text:
        color = COLORS[self.color]
        return Text(
            f"return one of your defeated non-unique {color.en} characters to the game with no damage",
            f"przywróć do gry bez obrażeń jedną ze swoich pokonanych nieunikatowych {color.gens} postaci",
        )


# ---------------------------------------------------------------- this card


@dataclass(frozen=True)
class DiscardThis(Effect):
    """This card leaves play for the discard pile."""

    def run(self, s: DestinyState) -> None:
        if in_play(s, s.frames[-1][SOURCE]):
            discard_from_play(s, s.frames[-1][SOURCE])

    @property
    def text(self) -> Text:
        return Text("discard {this} from play", "odrzuć {this} z gry")


@dataclass(frozen=True)
class ThisUnderDeck(Effect):
    """This event goes to the bottom of the deck; everybody saw it."""

    def run(self, s: DestinyState) -> None:
        card = s.frames[-1][SOURCE]
        if kind_of_zone(s, card) == LIMBO:
            deck = DECK + s.deal.owner[card]
            move(s, card, deck)
            s.zones[deck].insert(0, s.zones[deck].pop())
            tell(s, "under_deck", you(s), (card,))

    @property
    def text(self) -> Text:
        return Text("put {this} on the bottom of your deck", "połóż {this} na spodzie swojej talii")


@dataclass(frozen=True)
class SetThisAside(Effect):
    """This event goes to the side zone instead of the discard pile."""

    def run(self, s: DestinyState) -> None:
        set_aside(s, s.frames[-1][SOURCE])

    @property
    def text(self) -> Text:
        return Text("set {this} aside", "odłóż {this} na bok")
