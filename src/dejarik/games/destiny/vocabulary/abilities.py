"""The kinds of abilities a card can have; the words inside them say what they do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar

from dejarik.games.destiny.vocabulary.phrases import about
from dejarik.games.destiny.vocabulary.triggers import Trigger
from dejarik.games.destiny.vocabulary.words import Effect
from dejarik.kernel.text import Text, capital, sentence


@dataclass(frozen=True)
class Ability(ABC):
    """One ability of a card."""

    restricts: ClassVar[bool] = False
    """Whether it is a play restriction."""

    @abstractmethod
    def text_on(self, kind: int) -> Text:
        """As whole sentences, on a card of a type, which calls itself by it ("this support")."""


@dataclass(frozen=True)
class Does(Ability):
    """An ability that carries out an effect, behind an introductory word."""

    effect: Effect

    def text_on(self, kind: int) -> Text:
        return self.introduction + capital(said(self.effect, kind)) + "."

    @property
    def introduction(self) -> Text:
        """What the ability begins with."""
        return Text("", "")


@dataclass(frozen=True)
class WhenPlayed(Does):
    """What an event does (destiny.ability.event_on_play)."""


@dataclass(frozen=True)
class Special(Does):
    """What a die of this card does by its special side (destiny.special.resolves_card_text)."""

    @property
    def introduction(self) -> Text:
        return Text("Special: ", "Specjalny: ")


@dataclass(frozen=True)
class Action(Does):
    """Takes the player's action (destiny.action_ability.uses_the_turn_action)."""

    once: ClassVar[bool] = False
    """Whether each card can use it only once a round."""
    exhausts: bool = field(init=False, compare=False, repr=False)
    """Whether exhausting its own card is a price of it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "exhausts", self.effect.exhausts_this)

    @property
    def introduction(self) -> Text:
        return Text("Action: ", "Akcja: ")


@dataclass(frozen=True)
class PowerAction(Action):
    """An action that each card can use once a round (destiny.starter.poweraction.once_per_round)."""

    once: ClassVar[bool] = True

    @property
    def introduction(self) -> Text:
        return Text("Power action: ", "Potężna akcja: ")


@dataclass(frozen=True)
class Claim(Does):
    """For whoever claims the battlefield (destiny.claim_ability.by_claiming_player)."""

    @property
    def introduction(self) -> Text:
        return Text("Claim: ", "Zajęcie: ")


@dataclass(frozen=True)
class Triggered(Ability):
    """An effect that waits for its moment."""

    when: Trigger
    effect: Effect


@dataclass(frozen=True)
class After(Triggered):
    """Joins the queue when its moment has come (destiny.queue.after_enters)."""

    def text_on(self, kind: int) -> Text:
        return sentence(about(Text("after ", "po tym, jak ") + self.when.clause + ", " + self.effect.text, kind))


@dataclass(frozen=True)
class Before(Triggered):
    """Interrupts what is about to happen (destiny.queue.before_interrupts)."""

    def text_on(self, kind: int) -> Text:
        return sentence(about(Text("before ", "przed tym, jak ") + self.when.clause + ", " + self.effect.text, kind))


@dataclass(frozen=True)
class Replaces(Triggered):
    """Happens instead of something, ahead of everything else (destiny.effect.replacement.would_has_priority)."""

    def text_on(self, kind: int) -> Text:
        threat, instead = Text("if ", "jeśli ") + self.when.threat, Text(", instead ", ", zamiast tego ")
        return sentence(about(threat + instead + self.effect.text, kind))


def said(effect: Effect, kind: int) -> Text:
    """An effect as a card of a type says it."""
    return about(effect.text, kind)
