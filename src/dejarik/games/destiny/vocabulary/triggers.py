"""What triggered abilities wait for: the moment, and whose doing it must be or whom it must concern."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.abilities.timing import Happening
from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.language.phrases import COLOR_OF_CARD
from dejarik.games.destiny.language.terms import CHARACTER, UPGRADE
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.moments import (
    ACTIVATED,
    CLAIMED,
    DEFEATED,
    FALLING,
    GIVEN_SHIELDS,
    LAST_CARD,
    PLAYED,
    PLAYING,
    RESOLVED,
    RESOLVING,
    SET_UP,
    TOOK_DAMAGE,
)
from dejarik.games.destiny.model.state import DestinyState, seat_of, upgrades_on
from dejarik.games.destiny.vocabulary.words import Trigger
from dejarik.kernel.text import Text

SELF: Final = 0
ITS_HOST: Final = 1
AN_ENEMY: Final = 2
"""Whom a moment concerns: this very card, the character this is attached to, a character of an opponent."""


def concerns(s: DestinyState, card: int, who: int, event: Happening) -> bool:
    """Whether a moment concerns the one meant."""
    if who == SELF:
        return event.concerned == card
    if who == ITS_HOST:
        return event.concerned == s.host[card]
    return event.seat != seat_of(s, card)


class OnCharacter(Trigger):
    """A moment that concerns a character, which is then the one spoken of."""

    def __init__(self, who: int = SELF) -> None:
        self.who = who

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return concerns(s, card, self.who, event)

    def remember(self, frame: Frame, event: Happening) -> None:
        frame.character, frame.number = event.concerned, event.amount


class Activated(OnCharacter):
    """You activate this card or the character it is attached to, or an opponent activates a character."""

    moment = ACTIVATED

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        if self.who == AN_ENEMY:
            return super().met(s, card, event) and s.deal.kind[event.concerned] == CHARACTER
        return super().met(s, card, event) and event.seat == seat_of(s, card)

    @property
    def clause(self) -> Text:
        if self.who == AN_ENEMY:
            return Text("{foe} activates a character", "{foe} aktywuje postać")
        return (
            Text("you activate {this}", "aktywujesz {this}")
            if self.who == SELF
            else Text("you activate {host}", "aktywujesz {host}")
        )


class EnemyDefeated(OnCharacter):
    """A character of an opponent is defeated."""

    moment = DEFEATED

    def __init__(self) -> None:
        super().__init__(AN_ENEMY)

    @property
    def clause(self) -> Text:
        return Text("an opponent's character is defeated", "postać przeciwnika zostanie pokonana")


class HostTakes(OnCharacter):
    """The character this is attached to takes damage of a sort."""

    moment = TOOK_DAMAGE

    def __init__(self, sort: int) -> None:
        super().__init__(ITS_HOST)
        self.sort = sort

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return super().met(s, card, event) and event.sort == self.sort

    @property
    def clause(self) -> Text:
        name = SYMBOL_NAMES[self.sort]
        return Text(f"{{does_host}} takes {name.en}", f"{{does_host}} otrzyma {name.pl}")


class ThisIsGiven(OnCharacter):
    """This character is about to be dealt damage or given shields."""

    def __init__(self, moment: int) -> None:
        super().__init__()
        self.moment = moment

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return super().met(s, card, event) and event.amount > 0

    @property
    def clause(self) -> Text:
        if self.moment == GIVEN_SHIELDS:
            return Text("{this_does} gains shields", "{this_does} zyska osłony")
        return Text("{this_does} is dealt damage", "{to_this} zostaną zadane obrażenia")


class Falls(OnCharacter):
    """A character is about to be defeated: the one this is attached to, or one of an opponent that has upgrades."""

    moment = FALLING

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        has_prey = self.who != AN_ENEMY or bool(upgrades_on(s, event.concerned))
        return super().met(s, card, event) and has_prey

    @property
    def clause(self) -> Text:
        if self.who == AN_ENEMY:
            return Text("an opponent's character is defeated", "postać przeciwnika zostanie pokonana")
        return Text("{does_host} is defeated", "{does_host} zostanie pokonana")

    @property
    def threat(self) -> Text:
        return Text("{does_host} would be defeated", "{does_host} miałaby zostać pokonana")


# ---------------------------------------------------------------- cards


class OnCard(Trigger):
    """A moment that concerns a card, which is then the one spoken of."""

    def remember(self, frame: Frame, event: Happening) -> None:
        frame.card, frame.number = event.concerned, event.amount


class ThisPlayed(OnCard):
    """You play this card."""

    moment = PLAYED

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return event.concerned == card

    @property
    def clause(self) -> Text:
        return Text("you play {this}", "zagrasz {this}")


class UpgradePlayedOnThis(OnCard):
    """You play an upgrade on this character."""

    moment = PLAYED

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        played = event.concerned
        return event.seat == seat_of(s, card) and s.deal.kind[played] == UPGRADE and s.host[played] == card

    @property
    def clause(self) -> Text:
        return Text("you play an upgrade on {on_this}", "zagrasz na {this} ulepszenie")


class AmbushPlayed(OnCard):
    """You play a card that has Ambush; the amount says whether the card had it."""

    moment = PLAYED

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return event.seat == seat_of(s, card) and bool(event.amount)

    @property
    def clause(self) -> Text:
        return Text("you play a card with Ambush", "zagrasz kartę ze słowem kluczowym Zasadzka")


@dataclass(eq=False)
class YouPlay(OnCard):
    """You are about to play a card of a color, or an upgrade of it."""

    color: int
    upgrade: bool = False
    moment = PLAYING

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        played = event.concerned
        fits = s.deal.color[played] == self.color and (not self.upgrade or s.deal.kind[played] == UPGRADE)
        return fits and event.seat == seat_of(s, card) and not s.exhausted[card]

    @property
    def clause(self) -> Text:
        return Text("you play ", "zagrasz ") + COLOR_OF_CARD[self.color, self.upgrade]


# ---------------------------------------------------------------- the rest


class LastCard(Trigger):
    """An opponent plays or discards the last card of their hand."""

    moment = LAST_CARD

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return event.seat != seat_of(s, card)

    @property
    def clause(self) -> Text:
        return Text("{foe} plays or discards the last card from hand", "{foe} zagra lub odrzuci ostatnią kartę z ręki")


@dataclass(eq=False)
class Resolved(Trigger):
    """You resolve a die showing a symbol; the number spoken of is what the opponent lost."""

    symbol: int
    moment = RESOLVED

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return event.seat == seat_of(s, card) and event.sort == self.symbol

    def remember(self, frame: Frame, event: Happening) -> None:
        frame.die, frame.number = event.concerned, event.amount

    @property
    def clause(self) -> Text:
        name = SYMBOL_NAMES[self.symbol]
        return Text(f"you resolve a die showing {name.en}", f"rozpatrzysz kość przedstawiającą {name.pl}")


class YouClaim(Trigger):
    """You claim the battlefield."""

    moment = CLAIMED

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return event.seat == seat_of(s, card)

    @property
    def clause(self) -> Text:
        return Text("you claim the battlefield", "zajmiesz pole bitwy")


class YouResolveThisDie(Trigger):
    """You are about to resolve the die of this card, before its cost is paid."""

    moment = RESOLVING

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return event.seat == seat_of(s, card) and s.deal.card_of[event.concerned] == card

    def remember(self, frame: Frame, event: Happening) -> None:
        frame.die = event.concerned

    @property
    def clause(self) -> Text:
        return Text("you resolve this die", "rozpatrzysz tę kość")


class SetUp(Trigger):
    """The game is set up."""

    moment = SET_UP

    def met(self, s: DestinyState, card: int, event: Happening) -> bool:
        return True

    @property
    def clause(self) -> Text:
        return Text("setup", "przygotowaniu gry")

    def introduced(self, policy: int) -> Text:
        return Text("after setup, ", "po przygotowaniu gry ")
