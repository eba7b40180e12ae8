"""What every word of the vocabulary can do: conditions hold or not, effects are possible, run and say themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar

from dejarik.games.deckbuilding.model.state import NOBODY, DeckbuildingState, foes_of
from dejarik.kernel.decision import Decision, Option, Refusal, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text

NOTHING_TO_CHANGE = Refusal("deckbuilding.ability.max_extent")

EFFECTS: list[Effect] = []
"""Every effect by its number, so that a pending one is an int on the agenda."""


@dataclass(frozen=True)
class Condition(ABC):
    """Something that is true of a position or not, seen from the active player's seat and a card in play."""

    @abstractmethod
    def holds(self, s: DeckbuildingState, card: int) -> bool:
        """Whether it is true now."""

    @property
    @abstractmethod
    def clause(self) -> Text:
        """What must be true: "the Force is with you"."""

    @property
    def text(self) -> Text:
        """As a condition: "if the Force is with you"."""
        return Text("if ", "jeśli ") + self.clause

    @property
    def lasting(self) -> Text:
        """As a condition of a constant ability: "while the Force is with you"."""
        return Text("while ", "dopóki ") + self.clause

    @property
    def rule(self) -> str:
        """The rule that refuses an ability whose condition does not hold."""
        return "deckbuilding.if.condition"


@dataclass(frozen=True)
class Effect(ABC):
    """Something an ability or reward does for the active player; ``card`` is its source, ``foe`` the opponent meant."""

    number: int = field(init=False, compare=False, repr=False)
    needs_foe: bool = field(init=False, compare=False, repr=False)
    """Whether it, or a part of it, speaks of one particular opponent."""
    names_foe: ClassVar[bool] = False
    """Whether this word itself speaks of one."""
    word: ClassVar[str] = ""
    """How records write the effect when it is one of several to choose from."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", len(EFFECTS))
        object.__setattr__(self, "needs_foe", self.names_foe or any(part.needs_foe for part in self.parts))
        EFFECTS.append(self)

    @abstractmethod
    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        """Whether carrying it out now would change anything."""

    def refusal(self, s: DeckbuildingState) -> Refusal:
        """Why it is not possible."""
        return NOTHING_TO_CHANGE

    def aims(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        """Whether, as things stand, it would do anything to this opponent."""
        if self.names_foe:
            return self.possible(s, card, foe)
        return any(part.aims(s, card, foe) for part in self.parts)

    @abstractmethod
    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        """Carry it out as far as possible (deckbuilding.ability.max_extent), or put the steps for it on the agenda."""

    @property
    @abstractmethod
    def text(self) -> Text:
        """As an instruction that begins with a small letter and has no full stop."""

    @property
    def parts(self) -> tuple[Effect, ...]:
        """The effects it is made of."""
        return ()

    @property
    def declinable(self) -> bool:
        """Whether carrying it out asks a question that can be answered with nothing at all."""
        return False


@dataclass(frozen=True)
class Concession(Effect):
    """An effect that an opponent may have to let happen."""

    @property
    @abstractmethod
    def conceded(self) -> Text:
        """What the opponent does who picks this: "discards 1 card from hand"."""

    @abstractmethod
    def offered_to_foe(self, source: Text) -> Text:
        """As the opponent reads it who may pick it; ``source`` is the name of the card."""


@dataclass(frozen=True)
class Pick(Effect):
    """An effect that asks somebody to pick one of several things."""

    kind: ClassVar[str]
    """The kind of decision it asks."""

    @abstractmethod
    def options(self, s: DeckbuildingState, card: int, foe: int) -> list[Option]:
        """Everything that may be picked."""

    @abstractmethod
    def picked(self, s: DeckbuildingState, option: Option, card: int, foe: int) -> None:
        """Carry out the choice."""

    def chooser(self, s: DeckbuildingState, foe: int) -> int:
        """Who picks: the active player, unless the effect says otherwise."""
        return s.active

    def possible(self, s: DeckbuildingState, card: int, foe: int) -> bool:
        return bool(self.options(s, card, foe))

    def run(self, s: DeckbuildingState, card: int, foe: int) -> None:
        s.agenda.append((ask_pick, (self.number, card, foe)))


@step
def do(s: DeckbuildingState, number: int, card: int, foe: int) -> None:
    """Carry out an effect."""
    EFFECTS[number].run(s, card, foe)


@step
def ask_pick(s: DeckbuildingState, number: int, card: int, foe: int) -> None:
    """Ask for one of the things an effect lets somebody pick, if there is any."""
    effect = EFFECTS[number]
    assert isinstance(effect, Pick)
    options = effect.options(s, card, foe)
    if options:
        s.decision = Decision(effect.chooser(s, foe), effect.kind, options, _answer_pick)


def _answer_pick(s: DeckbuildingState, option: Option, number: int, card: int, foe: int) -> None:
    effect = EFFECTS[number]
    assert isinstance(effect, Pick)
    effect.picked(s, option, card, foe)


# ---------------------------------------------------------------- which opponent


def can_begin(s: DeckbuildingState, effect: Effect, card: int) -> bool:
    """Whether the effect could change anything, against any opponent."""
    return bool(_meant(s, effect, card)) if effect.needs_foe else effect.possible(s, card, NOBODY)


def _meant(s: DeckbuildingState, effect: Effect, card: int) -> list[int]:
    """The opponents an effect could be aimed at; NOBODY stands for an effect that is about no opponent."""
    foes = foes_of(s, s.active) if effect.needs_foe else [NOBODY]
    return [foe for foe in foes if effect.possible(s, card, foe)]


@step
def begin(s: DeckbuildingState, number: int, card: int) -> None:
    """Carry out an effect from the start: with two opponents the active player says first which one is meant."""
    effect = EFFECTS[number]
    meant = _meant(s, effect, card)
    aimed = [foe for foe in meant if effect.aims(s, card, foe)] if len(meant) > 1 else meant
    if len(aimed) > 1:
        s.decision = Decision(s.active, "opponent", [("opponent", foe) for foe in aimed], _answer_opponent)
    elif meant:
        effect.run(s, card, (aimed or meant)[0])


def _answer_opponent(s: DeckbuildingState, option: Option, number: int, card: int) -> None:
    EFFECTS[number].run(s, card, subject(option))
