"""Words that join effects: those every game has, and this game's own."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from dejarik.abilities import words
from dejarik.abilities.clauses import Act, Both, Clause, Either, InOrderTo, OneOf, Provided, Statement
from dejarik.abilities.structure import All, If, Pay, Then
from dejarik.games.deckbuilding.model.frames import AbilityFrame
from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.games.deckbuilding.model.words import Condition, Deed, Effect, Pick
from dejarik.games.deckbuilding.rules.gains import pay
from dejarik.games.deckbuilding.vocabulary.verbs import OPPONENT, PAY
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.nouns import RESOURCE
from dejarik.kernel.text import Case, Text

__all__ = ["All", "Better", "Choose", "Concession", "FoeChooses", "If", "MayChoose", "Pay", "Spend", "Then"]


class Choose(Pick):
    """One of several effects; only what is possible may be picked (deckbuilding.choose.possible)."""

    kind = "choose"

    def __init__(self, *effects: Deed | Pick) -> None:
        self.effects = effects

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return any(effect.possible(s, frame) for effect in self.effects)

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [("choose", effect.choice) for effect in self.effects if effect.possible(s, frame)]

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        self.effect_of(option).run(s, frame)

    def effect_of(self, option: Option) -> Deed | Pick:
        """What an option stands for."""
        return next(effect for effect in self.effects if effect.choice == subject(option))

    @property
    def clause(self) -> Clause:
        return OneOf(tuple([effect.clause for effect in self.effects]), 1)


class MayChoose(Choose):
    """One of several effects or none."""

    declinable = True

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [*super().options(s, frame), ("decline",)]

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        if option[0] == "choose":
            tell(s, "used", frame.you, (frame.source,))
            super().picked(s, frame, option)


@runtime_checkable
class Concession(Protocol):
    """An effect that an opponent may have to let happen."""

    @property
    def conceded(self) -> Clause:
        """What the opponent does who picks this: "discards 1 card from their hand"."""

    def offered_to_foe(self, source: Text) -> Text:
        """As the opponent reads it who may pick it; ``source`` is the name of the card."""


class FoeChooses(Choose):
    """One of several effects, picked by the opponent."""

    kind = "foe_choose"
    completes = False
    names_foe = True

    def chooser(self, frame: AbilityFrame) -> int:
        return frame.foe

    @property
    def clause(self) -> Clause:
        return Either(OPPONENT, tuple([effect.conceded for effect in self.effects if isinstance(effect, Concession)]))


class Better(words.Effect[DeckbuildingState, AbilityFrame]):
    """One effect, or a better one in its place if the condition holds."""

    def __init__(self, effect: Effect, condition: Condition, better: Effect) -> None:
        self.effect = effect
        self.condition = condition
        self.better = better

    def _meant(self, s: DeckbuildingState, frame: AbilityFrame) -> Effect:
        return self.better if self.condition.holds(s, frame) else self.effect

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return self._meant(s, frame).possible(s, frame)

    def run(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        self._meant(s, frame).run(s, frame)

    @property
    def clause(self) -> Clause:
        instead = Text("{better} instead", "zamiast tego {better}").fill(better=self.better.clause.say())
        return Both(self.effect.clause, Provided(self.condition.clause, Statement(instead)))


class Spend(words.Effect[DeckbuildingState, AbilityFrame]):
    """Resources are the price; unlike cards, nobody pays them for nothing."""

    def __init__(self, price: int, effect: Effect) -> None:
        self.price = price
        self.effect = effect

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return s.resources >= self.price and self.effect.possible(s, frame)

    def run(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        pay(s, self.price)
        tell(s, "paid", frame.you, numbers=(self.price,))
        self.effect.run(s, frame)

    @property
    def clause(self) -> Clause:
        return InOrderTo(Act(PAY, RESOURCE.count(self.price, Case.ACCUSATIVE)), self.effect.clause)
