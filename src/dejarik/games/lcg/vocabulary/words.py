"""The kinds of effects that words are made from: deeds, and deeds done to cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeAlias

from dejarik.abilities import structure, words
from dejarik.abilities.clauses import Act, Clause, Statement, Verb
from dejarik.abilities.words import ask, do
from dejarik.games.lcg.language.verbs import OPPONENT
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.model.targets import Ref
from dejarik.games.lcg.vocabulary.refs import Picked
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import Text

Effect: TypeAlias = words.Effect[LcgState, Frame]
Condition: TypeAlias = words.Condition[LcgState, Frame]
Amount: TypeAlias = words.Amount[LcgState, Frame]
All: TypeAlias = structure.All[LcgState, Frame]
Then: TypeAlias = structure.Then[LcgState, Frame]
May: TypeAlias = structure.May[LcgState, Frame]
If: TypeAlias = structure.If[LcgState, Frame]


class Deed(words.Effect[LcgState, Frame]):
    """Something done at once, without a question."""

    verb: Verb
    by_foe: bool = False

    def run(self, s: LcgState, frame: Frame) -> None:
        frame.done = self.act(s, frame)

    @abstractmethod
    def act(self, s: LcgState, frame: Frame) -> bool:
        """Do it; whether it was done in full."""

    @property
    @abstractmethod
    def rest(self) -> Text:
        """Everything behind the verb."""

    @property
    def clause(self) -> Clause:
        return Act(self.verb, self.rest, OPPONENT if self.by_foe else None)


class AboutCards(words.Asks[LcgState, Frame]):
    """Something about the cards a ``Ref`` names."""

    verb: Verb

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        """Whether it would do anything to a card."""
        return True

    @property
    @abstractmethod
    def rest(self) -> Text:
        """Everything behind the verb."""

    def workable(self, s: LcgState, frame: Frame) -> list[int]:
        """Those of the cards named that it would do anything to."""
        return [card for card in self.ref.cards(s, frame) if self.works_on(s, frame, card)]

    def possible(self, s: LcgState, frame: Frame) -> bool:
        for card in self.ref.cards(s, frame):  # noqa: SIM110  # asked in every window, and a loop is faster
            if self.works_on(s, frame, card):
                return True
        return False

    def chooser(self, frame: Frame) -> int:
        return 1 - frame.you if self._by_foe else frame.you

    @property
    def _by_foe(self) -> bool:
        return isinstance(self.ref, Picked) and self.ref.by_foe

    @property
    def clause(self) -> Clause:
        return Act(self.verb, self.rest, OPPONENT if self._by_foe else None)


class OnCards(AboutCards):
    """Something done to the cards a ``Ref`` names; if it has to be picked, whoever picks is asked."""

    kind = "pick"

    @abstractmethod
    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        """Do it to a card."""

    def run(self, s: LcgState, frame: Frame) -> None:
        if isinstance(self.ref, Picked):
            s.agenda.append((ask, (self,)))
        else:
            self.apply_to(s, frame, self.workable(s, frame))

    def apply_to(self, s: LcgState, frame: Frame, cards: list[int]) -> None:
        """Do it to several cards at once."""
        frame.done = bool(cards)
        for card in reversed(cards):
            self.apply(s, frame, card)

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        return [("pick", card) for card in self.workable(s, frame)]

    def picked(self, s: LcgState, frame: Frame, option: Option) -> None:
        frame.that = subject(option)
        self.apply_to(s, frame, [frame.that])


class Instead(words.Effect[LcgState, Frame]):
    """An effect that gives way to a better one while something is true."""

    def __init__(self, usual: Effect, condition: Condition, better: Effect) -> None:
        self.usual = usual
        self.condition = condition
        self.better = better

    def _now(self, s: LcgState, frame: Frame) -> Effect:
        return self.better if self.condition.holds(s, frame) else self.usual

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return self._now(s, frame).possible(s, frame)

    def run(self, s: LcgState, frame: Frame) -> None:
        s.agenda.append((do, (self._now(s, frame),)))

    @property
    def clause(self) -> Clause:
        usual, better = self.usual.clause.say(), self.better.clause.say()
        said = Text("{usual}; if {condition}, {better} instead", "{usual}; jeśli {condition}, zamiast tego {better}")
        return Statement(said.fill(usual=usual, condition=self.condition.clause, better=better))


class EitherOf(structure.Choose[LcgState, Frame]):
    """One of several effects, of those that can do anything."""

    def options(self, s: LcgState, frame: Frame) -> list[Option]:
        return [option for option in super().options(s, frame) if self.effects[subject(option) - 1].possible(s, frame)]
