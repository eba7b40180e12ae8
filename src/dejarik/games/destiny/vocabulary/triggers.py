"""What triggered abilities wait for: the moment, and whose doing it must be or whom it must concern."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny import frames
from dejarik.games.destiny.dice import DISRUPT, MELEE
from dejarik.games.destiny.moments import (
    ACTIVATED,
    DEALT_DAMAGE,
    DEFEATED,
    FALLING,
    GIVEN_SHIELDS,
    LAST_CARD,
    PLAYED,
    PLAYING,
    RESOLVED,
    SET_UP,
    TOOK_DAMAGE,
)
from dejarik.games.destiny.state import DestinyState, seat_of, upgrades_on
from dejarik.games.destiny.terms import CHARACTER, UPGRADE
from dejarik.games.destiny.vocabulary.phrases import COLOR_OF_CARD
from dejarik.games.destiny.vocabulary.words import Word
from dejarik.kernel.text import Text


@dataclass(frozen=True)
class Trigger(Word):
    """``met`` is asked of each card that waits: who did it, the card or die concerned, and a number."""

    moment: ClassVar[int]
    register: ClassVar[int] = frames.CHARACTER
    """Where the frame of the ability notes what was concerned."""

    @abstractmethod
    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        """Whether this is what the card waits for."""

    def noted(self, number: int) -> int:
        """What the frame of the ability notes of the number."""
        return number

    @property
    @abstractmethod
    def clause(self) -> Text:
        """What must happen: "you activate this character"."""

    @property
    def threat(self) -> Text:
        """The same as what would happen, where something else comes instead."""
        return self.clause


@dataclass(frozen=True)
class ThisActivated(Trigger):
    """You activate this card."""

    moment: ClassVar[int] = ACTIVATED

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return concerned == card and seat == seat_of(s, card)

    @property
    def clause(self) -> Text:
        return Text("you activate {this}", "aktywujesz {this}")


@dataclass(frozen=True)
class HostActivated(Trigger):
    """You activate the character this is attached to."""

    moment: ClassVar[int] = ACTIVATED

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return concerned == s.host[card] and seat == seat_of(s, card)

    @property
    def clause(self) -> Text:
        return Text("you activate {host}", "aktywujesz {host}")


@dataclass(frozen=True)
class FoeActivates(Trigger):
    """An opponent activates a character."""

    moment: ClassVar[int] = ACTIVATED

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return seat != seat_of(s, card) and s.deal.kind[concerned] == CHARACTER

    @property
    def clause(self) -> Text:
        return Text("{foe} activates a character", "{foe} aktywuje postać")


@dataclass(frozen=True)
class ThisPlayed(Trigger):
    """You play this card."""

    moment: ClassVar[int] = PLAYED
    register: ClassVar[int] = frames.CARD

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return concerned == card

    @property
    def clause(self) -> Text:
        return Text("you play {this}", "zagrasz {this}")


@dataclass(frozen=True)
class UpgradePlayedOnThis(Trigger):
    """You play an upgrade on this character."""

    moment: ClassVar[int] = PLAYED
    register: ClassVar[int] = frames.CARD

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return seat == seat_of(s, card) and s.deal.kind[concerned] == UPGRADE and s.host[concerned] == card

    @property
    def clause(self) -> Text:
        return Text("you play an upgrade on {on_this}", "zagrasz na {this} ulepszenie")


@dataclass(frozen=True)
class AmbushPlayed(Trigger):
    """You play a card that has Ambush; ``number`` says whether the card had it."""

    moment: ClassVar[int] = PLAYED
    register: ClassVar[int] = frames.CARD

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return seat == seat_of(s, card) and bool(number)

    @property
    def clause(self) -> Text:
        return Text("you play a card with Ambush", "zagrasz kartę ze słowem kluczowym Zasadzka")


@dataclass(frozen=True)
class FoeCharacterDefeated(Trigger):
    """A character of an opponent is defeated; ``seat`` is the one who lost it."""

    moment: ClassVar[int] = DEFEATED

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return seat != seat_of(s, card)

    @property
    def clause(self) -> Text:
        return Text("an opponent's character is defeated", "postać przeciwnika zostanie pokonana")


@dataclass(frozen=True)
class FoeLastCard(Trigger):
    """An opponent plays or discards the last card of their hand."""

    moment: ClassVar[int] = LAST_CARD

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return seat != seat_of(s, card)

    @property
    def clause(self) -> Text:
        return Text("{foe} plays or discards the last card from hand", "{foe} zagra lub odrzuci ostatnią kartę z ręki")


@dataclass(frozen=True)
class DisruptResolved(Trigger):
    """You resolve a die showing disrupt; ``number`` is what the opponent lost."""

    moment: ClassVar[int] = RESOLVED
    register: ClassVar[int] = frames.DIE

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return seat == seat_of(s, card) and number // RESOLVED_UNIT == DISRUPT

    def noted(self, number: int) -> int:
        return number % RESOLVED_UNIT

    @property
    def clause(self) -> Text:
        return Text("you resolve a die showing disrupt", "rozpatrzysz kość pokazującą zakłócenie")


RESOLVED_UNIT = 1000
"""The number of a resolution is its symbol times this, plus what it did."""


@dataclass(frozen=True)
class HostTakesMelee(Trigger):
    """The character this is attached to takes melee damage; ``number`` is the symbol of the damage."""

    moment: ClassVar[int] = TOOK_DAMAGE

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return concerned == s.host[card] and number == MELEE

    @property
    def clause(self) -> Text:
        return Text("{does_host} takes melee damage", "{does_host} otrzyma obrażenia wręcz")


@dataclass(frozen=True)
class SetupDone(Trigger):
    """The game is set up."""

    moment: ClassVar[int] = SET_UP

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return True

    @property
    def clause(self) -> Text:
        return Text("the game is set up", "gra zostanie przygotowana")


# ---------------------------------------------------------------- before


@dataclass(frozen=True)
class ThisDealtDamage(Trigger):
    """This character is dealt damage."""

    moment: ClassVar[int] = DEALT_DAMAGE

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return concerned == card and number > 0

    @property
    def clause(self) -> Text:
        return Text("{this_does} is dealt damage", "{to_this} zostaną zadane obrażenia")


@dataclass(frozen=True)
class ThisGivenShields(Trigger):
    """This character is given shields."""

    moment: ClassVar[int] = GIVEN_SHIELDS

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return concerned == card and number > 0

    @property
    def clause(self) -> Text:
        return Text("{this_does} gains shields", "{this_does} zyska osłony")


@dataclass(frozen=True)
class FoeCharacterFalls(Trigger):
    """A character of an opponent is about to be defeated."""

    moment: ClassVar[int] = FALLING

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return seat != seat_of(s, card) and bool(upgrades_on(s, concerned))

    @property
    def clause(self) -> Text:
        return Text("an opponent's character is defeated", "postać przeciwnika zostanie pokonana")


@dataclass(frozen=True)
class HostFalls(Trigger):
    """The character this is attached to is about to be defeated."""

    moment: ClassVar[int] = FALLING

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        return s.host[card] == concerned

    @property
    def clause(self) -> Text:
        return Text("{does_host} is defeated", "{does_host} zostanie pokonana")

    @property
    def threat(self) -> Text:
        return Text("{does_host} would be defeated", "{does_host} miałaby zostać pokonana")


@dataclass(frozen=True)
class YouPlay(Trigger):
    """You are about to play a card of a colour, or an upgrade of it."""

    color: int
    upgrade: bool = False
    moment: ClassVar[int] = PLAYING
    register: ClassVar[int] = frames.CARD

    def met(self, s: DestinyState, card: int, seat: int, concerned: int, number: int) -> bool:
        fits = s.deal.color[concerned] == self.color and (not self.upgrade or s.deal.kind[concerned] == UPGRADE)
        return fits and seat == seat_of(s, card) and not s.exhausted[card]

    @property
    def clause(self) -> Text:
        return Text("you play ", "zagrasz ") + COLOR_OF_CARD[self.color, self.upgrade]
