"""What the symbols of dice do when they are resolved (destiny.die.symbol_sets_effect)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny import frames
from dejarik.games.destiny.damage import deal_damage, give_shields
from dejarik.games.destiny.dice import DISCARD_CARDS, DISRUPT, FOCUS, INDIRECT, MELEE, RANGED, RESOURCE, SHIELD
from dejarik.games.destiny.economy import gain, lose
from dejarik.games.destiny.frames import FACE, FOE, NUMBER, TERMS, VALUE, YOU
from dejarik.games.destiny.piles import discard_at_random
from dejarik.games.destiny.state import TEAM, DestinyState
from dejarik.games.destiny.vocabulary.numbers import DieValue
from dejarik.games.destiny.vocabulary.phrases import FOES, OWN
from dejarik.games.destiny.vocabulary.selectors import Characters, Dice, seats_of
from dejarik.games.destiny.vocabulary.spreading import FoeSpreadsDamage, SpreadShields
from dejarik.games.destiny.vocabulary.turn_words import Turn
from dejarik.games.destiny.vocabulary.words import Asks, Effect
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import Text

FREE, UNBLOCKABLE, WITHOUT_PLUS, WITH_MODIFIERS = 1, 2, 4, 8
"""On what terms a die is resolved: its cost is not paid, its damage is unblockable, a modifier counts as a plain side,
modifiers may be added."""


@dataclass(frozen=True)
class Nothing(Effect):
    """Does nothing."""

    def run(self, s: DestinyState) -> None:
        pass

    @property
    def text(self) -> Text:
        return Text("nothing happens", "nic się nie dzieje")


@dataclass(frozen=True)
class Strike(Asks):
    """All damage of a die goes to one character (destiny.symbol.melee.one_character)."""

    kind: ClassVar[str] = "strike"

    def options(self, s: DestinyState) -> list[Option]:
        frame = s.frames[-1]
        if frame[VALUE] <= 0:
            return []
        return [("hit", card) for seat in (*seats_of(s, FOES), frame[YOU]) for card in s.zones[TEAM + seat]]

    def picked(self, s: DestinyState, option: Option) -> None:
        frame = s.frames[-1]
        symbol = s.deal.symbols[frame[frames.DIE]][frame[FACE]]
        deal_damage(s, [(subject(option), frame[VALUE])], symbol, bool(frame[TERMS] & UNBLOCKABLE))

    @property
    def text(self) -> Text:
        return Text("deal the damage to a character", "zadaj obrażenia postaci")


@dataclass(frozen=True)
class Shelter(Asks):
    """All shields of a die go to one character (destiny.symbol.shield.one_character)."""

    kind: ClassVar[str] = "shelter"

    def options(self, s: DestinyState) -> list[Option]:
        return [("shield", card) for card in Characters().found(s)]

    def picked(self, s: DestinyState, option: Option) -> None:
        give_shields(s, [(subject(option), s.frames[-1][VALUE])])

    @property
    def text(self) -> Text:
        return Text("give the shields to a character", "daj osłony postaci")


@dataclass(frozen=True)
class Supply(Effect):
    """Gain as many resources as the value (destiny.symbol.resource.gain)."""

    def run(self, s: DestinyState) -> None:
        gain(s, frames.you(s), s.frames[-1][VALUE])

    @property
    def text(self) -> Text:
        return Text("gain resources", "zyskaj zasoby")


@dataclass(frozen=True)
class Disrupt(Effect):
    """An opponent loses as many resources as the value (destiny.symbol.disrupt.lose)."""

    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        frame = s.frames[-1]
        frame[NUMBER] = lose(s, frame[FOE], frame[VALUE])

    @property
    def text(self) -> Text:
        return Text("{foe} loses resources", "{foe} traci zasoby")


@dataclass(frozen=True)
class Shred(Effect):
    """An opponent discards as many random cards as the value (destiny.symbol.discard.random_cards)."""

    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        frame = s.frames[-1]
        discard_at_random(s, frame[FOE], frame[VALUE])

    @property
    def text(self) -> Text:
        return Text("{foe} discards random cards", "{foe} odrzuca losowe karty")


NOTHING = Nothing()
STRIKE = Strike()
SPREAD = SpreadShields(DieValue())
BY_SYMBOL: dict[int, Effect] = {
    MELEE: STRIKE,
    RANGED: STRIKE,
    INDIRECT: FoeSpreadsDamage(DieValue(), INDIRECT),
    SHIELD: Shelter(),
    RESOURCE: Supply(),
    DISRUPT: Disrupt(),
    DISCARD_CARDS: Shred(),
    FOCUS: Turn(Dice(OWN), up_to=DieValue(), others=True),
}
