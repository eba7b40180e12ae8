"""Words that join others: optional parts, prices, "then", conditions, choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic

from dejarik.abilities.clauses import (
    Afterwards,
    Allowed,
    Clause,
    Either,
    InOrderTo,
    OneOf,
    Provided,
    Somebody,
    Unless,
    followed,
)
from dejarik.abilities.state import AbilityState
from dejarik.abilities.words import Asks, Condition, Effect, F, S, Word, ask, do, do_if_done, numbered
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.steps import step


class All(Effect[S, F]):
    """Several effects, one after the other, none depending on another."""

    def __init__(self, *effects: Effect[S, F]) -> None:
        self.effects = effects

    def parts(self) -> Iterator[tuple[str, Word]]:
        return numbered("effects", self.effects)

    def run(self, s: S, frame: F) -> None:
        s.agenda += [(do, (effect,)) for effect in reversed(self.effects)]

    def possible(self, s: S, frame: F) -> bool:
        return any(effect.possible(s, frame) for effect in self.effects)

    @property
    def clause(self) -> Clause:
        return followed(tuple([effect.clause for effect in self.effects]))


class Then(Effect[S, F]):
    """The second only if the first was carried out in full."""

    def __init__(self, first: Effect[S, F], second: Effect[S, F]) -> None:
        self.first = first
        self.second = second

    def parts(self) -> Iterator[tuple[str, Word]]:
        return iter((("first", self.first), ("second", self.second)))

    def run(self, s: S, frame: F) -> None:
        s.agenda.append((do_if_done, (self.second,)))
        s.agenda.append((do, (self.first,)))

    def possible(self, s: S, frame: F) -> bool:
        return self.first.possible(s, frame)

    @property
    def clause(self) -> Clause:
        return Afterwards(self.first.clause, self.second.clause)


class Pay(Effect[S, F]):
    """Prices for the effect that comes last: all must look payable, and after one that was not paid nothing follows."""

    def __init__(self, *prices_and_effect: Effect[S, F]) -> None:
        self.prices = prices_and_effect[:-1]
        self.effect = prices_and_effect[-1]

    def parts(self) -> Iterator[tuple[str, Word]]:
        yield from numbered("prices", self.prices)
        yield "effect", self.effect

    def run(self, s: S, frame: F) -> None:
        if not self.possible(s, frame):
            frame.done = False
            return
        first, *others = self.prices
        s.agenda.append((do_if_done, (self.effect,)))
        s.agenda += [(do_if_done, (price,)) for price in reversed(others)]
        s.agenda.append((do, (first,)))

    def possible(self, s: S, frame: F) -> bool:
        return all(price.possible(s, frame) for price in self.prices)

    @property
    def clause(self) -> Clause:
        return InOrderTo(followed(tuple([price.clause for price in self.prices])), self.effect.clause)


class May(Asks[S, F]):
    """An effect that the player is free not to use."""

    kind = "may"
    completes = False
    declinable = True

    def __init__(self, effect: Effect[S, F]) -> None:
        self.effect = effect

    def parts(self) -> Iterator[tuple[str, Word]]:
        return iter((("effect", self.effect),))

    def options(self, s: S, frame: F) -> list[Option]:
        return [("yes",), ("no",)] if self.effect.possible(s, frame) else []

    def picked(self, s: S, frame: F, option: Option) -> None:
        if option[0] == "yes":
            s.agenda.append((do, (self.effect,)))
        else:
            frame.done = False

    @property
    def clause(self) -> Clause:
        return Allowed(self.effect.clause)


class Choose(Asks[S, F]):
    """One or more different ones of several effects, even those that do nothing."""

    kind = "choose"

    def __init__(self, *effects: Effect[S, F], number: int = 1) -> None:
        self.effects = effects
        self.number = number

    def parts(self) -> Iterator[tuple[str, Word]]:
        return numbered("effects", self.effects)

    def run(self, s: S, frame: F) -> None:
        frame.chosen = []
        s.agenda.append((ask, (self,)))

    def options(self, s: S, frame: F) -> list[Option]:
        return [("choose", place) for place in range(1, len(self.effects) + 1) if place not in frame.chosen]

    def possible(self, s: S, frame: F) -> bool:
        return any(effect.possible(s, frame) for effect in self.effects)

    def picked(self, s: S, frame: F, option: Option) -> None:
        frame.chosen.append(subject(option))
        if len(frame.chosen) < self.number:
            s.agenda.append((ask, (self,)))
        else:
            s.agenda += [(do, (self.effects[place - 1],)) for place in reversed(frame.chosen)]
            frame.chosen = []

    @property
    def clause(self) -> Clause:
        return OneOf(tuple([effect.clause for effect in self.effects]), self.number)


class FoeChooses(Choose[S, F]):
    """One of several effects, picked by the opponent meant, whom it concerns."""

    kind = "foe_choose"
    completes = False
    names_foe = True

    def __init__(self, by: Somebody, *effects: Effect[S, F]) -> None:
        super().__init__(*effects)
        self.by = by

    def chooser(self, frame: F) -> int:
        return frame.foe

    def possible(self, s: S, frame: F) -> bool:
        return True

    @property
    def clause(self) -> Clause:
        return Either(self.by, tuple([effect.clause for effect in self.effects]))


class If(Effect[S, F]):
    """An effect only if something is true."""

    def __init__(self, condition: Condition[S, F], effect: Effect[S, F]) -> None:
        self.condition = condition
        self.effect = effect

    def parts(self) -> Iterator[tuple[str, Word]]:
        return iter((("condition", self.condition), ("effect", self.effect)))

    def run(self, s: S, frame: F) -> None:
        if self.condition.holds(s, frame):
            s.agenda.append((do, (self.effect,)))
        else:
            frame.done = False

    def possible(self, s: S, frame: F) -> bool:
        return self.condition.holds(s, frame) and self.effect.possible(s, frame)

    def aims(self, s: S, frame: F) -> bool:
        return self.condition.holds(s, frame) and self.effect.aims(s, frame)

    @property
    def clause(self) -> Clause:
        return Provided(self.condition.clause, self.effect.clause)


class IfInstead(Effect[S, F]):
    """An effect, or another one instead of it if something is true."""

    def __init__(self, condition: Condition[S, F], instead: Effect[S, F], usual: Effect[S, F]) -> None:
        self.condition = condition
        self.instead = instead
        self.usual = usual

    def parts(self) -> Iterator[tuple[str, Word]]:
        return iter((("condition", self.condition), ("instead", self.instead), ("usual", self.usual)))

    def run(self, s: S, frame: F) -> None:
        s.agenda.append((do, (self._due(s, frame),)))

    def possible(self, s: S, frame: F) -> bool:
        return self._due(s, frame).possible(s, frame)

    def aims(self, s: S, frame: F) -> bool:
        return self._due(s, frame).aims(s, frame)

    def _due(self, s: S, frame: F) -> Effect[S, F]:
        return self.instead if self.condition.holds(s, frame) else self.usual

    @property
    def clause(self) -> Clause:
        return Unless(self.usual.clause, self.condition.clause, self.instead.clause)


class EachFoe(Effect[S, F], Generic[S, F]):
    """An effect against every opponent in turn, as if each were the one meant."""

    def __init__(self, effect: Effect[S, F]) -> None:
        self.effect = effect

    def parts(self) -> Iterator[tuple[str, Word]]:
        return iter((("effect", self.effect),))

    @property
    def needs_foe(self) -> bool:
        return False

    def run(self, s: S, frame: F) -> None:
        for foe in reversed(s.opponents(frame.you)):
            s.agenda.append((do_against, (self.effect, foe)))

    @property
    def clause(self) -> Clause:
        return self.effect.clause


@step
def do_against(s: AbilityState, effect: Effect[Any, Any], foe: int) -> None:
    """One opponent's turn."""
    frame = s.frames[-1]
    frame.foe = foe
    effect.run(s, frame)
