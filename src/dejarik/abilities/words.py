"""What every word can do: effects run, ask what they must, and say themselves in both languages.

An ability is a tree of words. Words never change, so they are shared by all positions; what an ability under way must
remember stands in its frame. A pending effect lies on the agenda as itself and is saved under the name of its place on
its card (see ``kernel/plain.py``).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from dejarik.abilities.clauses import Clause
from dejarik.abilities.frames import NOBODY, Frame
from dejarik.abilities.state import AbilityState
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.plain import Named, name
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text

S = TypeVar("S", bound=AbilityState)
F = TypeVar("F", bound=Frame)


def numbered(place: str, found: tuple[Any, ...]) -> Iterator[tuple[str, Word]]:
    """The words of a row, each with its number behind the name of the row's place."""
    for at, one in enumerate(found):
        if isinstance(one, Word):
            yield f"{place}{at}", one


class FoeLimit:
    """Something that is said of the one opponent meant."""

    @abstractmethod
    def allows(self, s: Any, seat: int, foe: int) -> bool:
        """Whether this opponent fits."""


class Word(Named):
    """Anything an ability is made of."""

    names_foe: bool = False
    """Whether the word itself speaks of one particular opponent."""
    foe_limit: FoeLimit | None = None
    """What must be true of the opponent meant."""

    def words(self) -> Iterator[Word]:
        """The words it is made of."""
        for _, word in self.parts():
            yield word

    def parts(self) -> Iterator[tuple[str, Word]]:
        """The words it is made of, each with the name of its place: whatever it holds, unless it says otherwise."""
        for place, found in getattr(self, "__dict__", {}).items():
            if isinstance(found, Word):
                yield place, found
            elif isinstance(found, tuple):
                yield from numbered(place, found)

    minds_discard_order: bool = False
    """Whether it looks at the top of a discard pile: then the order of what is discarded at once matters."""
    is_secret: bool = False
    """Whether it depends on cards that only its player knows, so that others cannot tell if it is possible."""

    @property
    def needs_foe(self) -> bool:
        """Whether it, or a word in it, speaks of one particular opponent."""
        return self.names_foe or any(word.needs_foe for word in self.words())


def every_word(word: Word) -> Iterator[Word]:
    """A word and all that it is made of."""
    yield word
    for inner in word.words():
        yield from every_word(inner)


class Effect(Word, Generic[S, F]):
    """Something an ability does, seen from the frame under way."""

    aimed: bool = False
    """Whether an opponent must be named first: ``needs_foe``, looked up once."""
    declinable: bool = False
    """Whether it begins with a question that can be answered with nothing at all."""
    exhausts_source: bool = False
    """Whether it exhausts the card it is on."""

    @abstractmethod
    def run(self, s: S, frame: F) -> None:
        """Carry it out as far as possible, or put steps for it on the agenda."""

    def possible(self, s: S, frame: F) -> bool:
        """Whether carrying it out could do anything; nobody is asked whether they want what could not."""
        return True

    def aims(self, s: S, frame: F) -> bool:
        """Whether, as things stand, it would do anything to the opponent meant."""
        if self.names_foe:
            return self.possible(s, frame)
        return any(word.aims(s, frame) for word in self.words() if isinstance(word, Effect))

    @property
    @abstractmethod
    def clause(self) -> Clause:
        """How it says itself."""


class Condition(Word, Generic[S, F]):
    """Something that is true of the position or not."""

    @abstractmethod
    def holds(self, s: S, frame: F) -> bool:
        """Whether it is true now."""

    @property
    @abstractmethod
    def clause(self) -> Text:
        """What must be true: "the Force is with you"."""


class Amount(Word, Generic[S, F]):
    """A number that depends on the position or on what the ability did before."""

    is_tally: bool = False
    """Whether it counts things: then the clause stands behind "for each"."""

    @abstractmethod
    def of(self, s: S, frame: F) -> int:
        """The number now."""

    @property
    @abstractmethod
    def clause(self) -> Text:
        """What it equals, or what is counted; in Polish behind "tyle, ile": "that total", "wynosi ta suma"."""


class Asks(Effect[S, F]):
    """An effect that asks somebody to pick; unless ``asks_for_one``, a single thing is picked without asking."""

    kind: str = ""
    """The kind of decision."""
    completes: bool = True
    """Whether the answer only completes a choice already begun, which search need not judge on its own."""
    private: bool = False
    """Whether others do not see what is picked until all is picked."""
    asks_for_one: bool = False

    @abstractmethod
    def options(self, s: S, frame: F) -> list[Option]:
        """Everything that may be picked."""

    @abstractmethod
    def picked(self, s: S, frame: F, option: Option) -> None:
        """Carry out the choice."""

    def nothing(self, s: S, frame: F) -> None:
        """There is nothing to pick."""
        frame.done = False

    def chooser(self, frame: F) -> int:
        """Who picks."""
        return frame.you

    def possible(self, s: S, frame: F) -> bool:
        return bool(self.options(s, frame))

    def run(self, s: S, frame: F) -> None:
        s.agenda.append((ask, (self,)))


class PickSeveral(Asks[S, F]):
    """An effect that asks for things one by one until it is enough, and then goes on with all of them at once."""

    @abstractmethod
    def offers(self, s: S, frame: F, taken: list[int]) -> list[Option]:
        """What may be picked besides what is taken already; nothing when that is enough."""

    @abstractmethod
    def finish(self, s: S, frame: F, taken: list[int]) -> None:
        """All are picked."""

    def may_stop(self, taken: list[int]) -> bool:
        """Whether it may be enough before nothing more is offered."""
        return True

    def run(self, s: S, frame: F) -> None:
        frame.chosen = []
        s.agenda.append((ask, (self,)))

    def options(self, s: S, frame: F) -> list[Option]:
        found = self.offers(s, frame, frame.chosen)
        return [*found, ("done",)] if found and self.may_stop(frame.chosen) else found

    def picked(self, s: S, frame: F, option: Option) -> None:
        if option[0] == "done":
            self.nothing(s, frame)
        else:
            frame.chosen.append(subject(option))
            s.agenda.append((ask, (self,)))

    def nothing(self, s: S, frame: F) -> None:
        taken, frame.chosen = frame.chosen, []
        self.finish(s, frame, taken)


# ---------------------------------------------------------------- names


def name_effects(word: Word, place: str) -> None:
    """Name every effect in a word after its place, such as ``AW-009/0/effect``, and look up whether it needs a foe."""
    if isinstance(word, Effect):
        name(word, place)
        word.aimed = word.needs_foe
    for part, inner in word.parts():
        name_effects(inner, f"{place}/{part}")


E_ = TypeVar("E_", bound=Effect[Any, Any])


def rule_effect(owner: str, known_as: str, effect: E_) -> E_:
    """An effect of the rules themselves, on no card, under a name of its own."""
    name_effects(effect, f"{owner}:{known_as}")
    return effect


# ---------------------------------------------------------------- steps


@step
def do(s: AbilityState, effect: Effect[Any, Any]) -> None:
    """Carry out an effect."""
    effect.run(s, s.frames[-1])


@step
def do_if_done(s: AbilityState, effect: Effect[Any, Any]) -> None:
    """Carry out what depends on the part before it."""
    frame = s.frames[-1]
    if frame.done:
        effect.run(s, frame)


@step
def ask(s: AbilityState, effect: Asks[Any, Any]) -> None:
    """Ask for one of the things an effect lets somebody pick, if there is any and they are still in the game."""
    frame = s.frames[-1]
    options = effect.options(s, frame)
    chooser = effect.chooser(frame)
    if not options or chooser == NOBODY or not s.can_answer(chooser):
        effect.nothing(s, frame)
    elif len(options) == 1 and not effect.asks_for_one:
        effect.picked(s, frame, options[0])
    else:
        s.decision = Decision(chooser, effect.kind, options, _answer, completes=effect.completes)


def _answer(s: AbilityState, option: Option, effect: Asks[Any, Any]) -> None:
    effect.picked(s, s.frames[-1], option)


@step
def close_frame(s: AbilityState) -> None:
    """What the frame was for is over."""
    s.frames.pop()


def asking_card(s: AbilityState) -> int | None:
    """The card whose ability asks the pending question: that of the innermost one under way."""
    return s.frames[-1].source if s.frames and s.frames[-1].source != NOBODY else None


# ---------------------------------------------------------------- beginning


def begin(s: AbilityState, effect: Effect[Any, Any], frame: Frame) -> None:
    """Open a frame and put an effect into it; whatever the effect puts on the agenda comes before it is closed."""
    s.frames.append(frame)
    s.agenda.append((close_frame, ()))
    put(s, effect)


def can_begin(s: AbilityState, effect: Effect[Any, Any], frame: Frame) -> bool:
    """Whether an effect could do anything, if it is about an opponent then to one of those it could be aimed at."""
    if effect.aimed and frame.foe == NOBODY:
        return bool(s.worth_naming(effect, frame))
    return effect.possible(s, frame)


def put(s: AbilityState, effect: Effect[Any, Any]) -> None:
    """Put an effect on the agenda of the frame under way; which opponent is meant is asked first."""
    s.agenda.append((do, (effect,)))
    if effect.aimed and s.frames[-1].foe == NOBODY:
        s.agenda.append((name_foe, (effect,)))


@step
def name_foe(s: AbilityState, effect: Effect[Any, Any]) -> None:
    """Whoever uses the ability says which opponent is meant."""
    frame = s.frames[-1]
    foes = meant(s, effect, frame)
    if len(foes) == 1:
        frame.foe = foes[0]
    elif foes and s.can_answer(frame.you):
        options: list[Option] = [("opponent", foe) for foe in foes]
        s.decision = Decision(frame.you, "opponent", options, _answer_foe, completes=True)


def _answer_foe(s: AbilityState, option: Option, effect: Effect[Any, Any]) -> None:
    s.frames[-1].foe = subject(option)


def meant(s: AbilityState, effect: Effect[Any, Any], frame: Frame) -> list[int]:
    """Whom an effect can be aimed at, where it or its card limits that."""
    words = (effect, *s.abilities_of(frame.source))
    limits = [word.foe_limit for word in words if word.foe_limit is not None]
    return [foe for foe in s.worth_naming(effect, frame) if all(limit.allows(s, frame.you, foe) for limit in limits)]
