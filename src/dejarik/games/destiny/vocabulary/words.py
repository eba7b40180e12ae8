"""What every word can do: effects run, ask what they must, and say themselves in both languages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from dejarik.games.destiny.frames import DONE, FOE, SOURCE, YOU, chosen, close_frame, forget_chosen, open_frame
from dejarik.games.destiny.state import NOBODY, DestinyState, foes_of, is_in
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text

EFFECTS: list[Effect] = []
"""Every effect by its number, so that a pending one is an int on the agenda."""


@dataclass(frozen=True)
class Word:
    """Anything an ability is made of."""

    names_foe: ClassVar[bool] = False
    """Whether the word itself speaks of one particular opponent."""

    @property
    def exhausts_this(self) -> bool:
        """Whether it, or a word in it, exhausts the card it is on."""
        return any(word.exhausts_this for word in self.words())

    @property
    def needs_foe(self) -> bool:
        """Whether it, or a word in it, speaks of one particular opponent."""
        return self.names_foe or any(word.needs_foe for word in self.words())

    def words(self) -> Iterator[Word]:
        """The words it is made of."""
        for part in fields(self):
            found: Any = getattr(self, part.name, None)
            yield from (word for word in (found if isinstance(found, tuple) else (found,)) if isinstance(word, Word))


@dataclass(frozen=True)
class Effect(Word, ABC):
    """Something an ability does, seen from the frame under way."""

    number: int = field(init=False, compare=False, repr=False)
    aimed: bool = field(init=False, compare=False, repr=False)
    """Whether an opponent must be named first: ``needs_foe``, looked up once."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", len(EFFECTS))
        object.__setattr__(self, "aimed", self.needs_foe)
        EFFECTS.append(self)

    @abstractmethod
    def run(self, s: DestinyState) -> None:
        """Carry it out as far as possible (destiny.ability.resolve_as_much_as_possible), or put steps for it."""

    def possible(self, s: DestinyState) -> bool:
        """Whether carrying it out could do anything; nobody is asked whether they want what could not."""
        return True

    @property
    @abstractmethod
    def text(self) -> Text:
        """As an instruction that begins with a small letter and has no full stop."""


@dataclass(frozen=True)
class Asks(Effect):
    """An effect that asks somebody to pick; a single thing that must be picked is picked without asking."""

    kind: ClassVar[str]
    """The kind of decision."""
    private: ClassVar[bool] = False
    """Whether others do not see what is picked until all is picked."""

    @abstractmethod
    def options(self, s: DestinyState) -> list[Option]:
        """Everything that may be picked."""

    @abstractmethod
    def picked(self, s: DestinyState, option: Option) -> None:
        """Carry out the choice."""

    def nothing(self, s: DestinyState) -> None:
        """There is nothing to pick (destiny.term.choose_target.none_available)."""
        s.frames[-1][DONE] = 0

    def chooser(self, s: DestinyState) -> int:
        """Who picks."""
        return s.frames[-1][YOU]

    def possible(self, s: DestinyState) -> bool:
        return bool(self.options(s))

    def run(self, s: DestinyState) -> None:
        self.ask(s)

    def ask(self, s: DestinyState) -> None:
        """Ask when the agenda gets there."""
        s.agenda.append((ask_effect, (self.number,)))


@dataclass(frozen=True)
class FoeAsks(Asks):
    """An effect that asks the opponent meant."""

    names_foe: ClassVar[bool] = True

    def chooser(self, s: DestinyState) -> int:
        return s.frames[-1][FOE]


@dataclass(frozen=True)
class PickSeveral(Asks):
    """An effect that asks for things one by one until it is enough, and then goes on with all of them at once."""

    @abstractmethod
    def offers(self, s: DestinyState, taken: list[int]) -> list[Option]:
        """What may be picked besides what is taken already; nothing when that is enough."""

    @abstractmethod
    def finish(self, s: DestinyState, taken: list[int]) -> None:
        """All are picked."""

    def may_stop(self, taken: list[int]) -> bool:
        """Whether it may be enough before nothing more is offered."""
        return True

    def run(self, s: DestinyState) -> None:
        forget_chosen(s)
        self.ask(s)

    def options(self, s: DestinyState) -> list[Option]:
        taken = chosen(s)
        found = self.offers(s, taken)
        return [*found, ("done",)] if found and self.may_stop(taken) else found

    def picked(self, s: DestinyState, option: Option) -> None:
        if option[0] == "done":
            self.nothing(s)
        else:
            s.frames[-1].append(subject(option))
            self.ask(s)

    def nothing(self, s: DestinyState) -> None:
        taken = chosen(s)
        forget_chosen(s)
        self.finish(s, taken)


@step
def do(s: DestinyState, number: int) -> None:
    """Carry out an effect."""
    EFFECTS[number].run(s)


@step
def do_if_done(s: DestinyState, number: int) -> None:
    """Carry out what comes behind a "then" (destiny.effect.then.needs_full_resolution)."""
    if s.frames[-1][DONE]:
        EFFECTS[number].run(s)


@step
def ask_effect(s: DestinyState, number: int) -> None:
    """Ask for one of the things an effect lets somebody pick, if there is any and they are still in the game."""
    effect = _asking(number)
    options = effect.options(s)
    chooser = effect.chooser(s)
    if not options or chooser == NOBODY or not is_in(s, chooser):
        effect.nothing(s)
    elif len(options) == 1:
        effect.picked(s, options[0])
    else:
        s.decision = Decision(chooser, effect.kind, options, _answer_effect)


def _answer_effect(s: DestinyState, option: Option, number: int) -> None:
    _asking(number).picked(s, option)


def _asking(number: int) -> Asks:
    return EFFECTS[number]  # type: ignore[return-value]  # only effects that ask are put up for asking


# ---------------------------------------------------------------- beginning


def begin(s: DestinyState, effect: Effect, source: int, you: int, foe: int = NOBODY) -> list[int]:
    """Open a frame for an effect and put it on the agenda; the frame is returned for what it must remember."""
    frame = open_frame(s, source, you, foe)
    s.agenda.append((close_frame, ()))
    put(s, effect)
    return frame


def put(s: DestinyState, effect: Effect) -> None:
    """Put an effect on the agenda of the frame under way; which opponent is meant is asked first."""
    s.agenda.append((do, (effect.number,)))
    if effect.aimed and s.frames[-1][FOE] == NOBODY:
        s.agenda.append((name_foe, (effect.number,)))


@step
def name_foe(s: DestinyState, number: int) -> None:
    """Whoever uses the ability says which opponent is meant (destiny.multi.choose_opponent)."""
    frame = s.frames[-1]
    foes = meant(s, EFFECTS[number])
    if len(foes) == 1:
        frame[FOE] = foes[0]
    elif foes and is_in(s, frame[YOU]):
        s.decision = Decision(frame[YOU], "opponent", [("opponent", foe) for foe in foes], _answer_foe)


def _answer_foe(s: DestinyState, option: Option, number: int) -> None:
    s.frames[-1][FOE] = subject(option)


def meant(s: DestinyState, effect: Effect) -> list[int]:
    """Whom an effect can be aimed at, where it or its card limits that (destiny.term.choose_target.must_fit)."""
    source, seat = s.frames[-1][SOURCE], s.frames[-1][YOU]
    limits = [word for word in (effect, *s.deal.cards[source].abilities) if isinstance(word, FoeLimit)]
    return [foe for foe in foes_of(s, seat) if all(limit.allows(s, seat, foe) for limit in limits)]


@dataclass(frozen=True)
class FoeLimit(ABC):
    """Something that is said of the one opponent meant."""

    @abstractmethod
    def allows(self, s: DestinyState, seat: int, foe: int) -> bool:
        """Whether this opponent fits."""
