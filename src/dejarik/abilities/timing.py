"""When abilities happen: at once, before something, instead of it, or behind it in a queue, first in, first out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple

from dejarik.abilities.clauses import Clause
from dejarik.abilities.frames import NOBODY, Frame
from dejarik.abilities.printed import Ability
from dejarik.abilities.state import AbilityState, QueueState
from dejarik.abilities.words import Effect, F, S, Word, begin
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.plain import record
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text, sentence

AFTER: Final = 0
"""Joins the queue when its moment has come."""
BEFORE: Final = 1
"""Interrupts what is about to happen."""
INSTEAD: Final = 2
"""Happens in place of something, ahead of everything else."""


@record("happening")
@dataclass(slots=True)
class Happening:
    """A moment, the player whose doing it is, the card or die concerned, how much it was and of what sort.

    ``source`` is the card it comes from and ``value`` the number printed on what is concerned, where these matter.
    Nobody changes it; it is not frozen because one is made for everything that happens, and that would take longer.
    """

    moment: int
    seat: int
    concerned: int = NOBODY
    amount: int = 0
    sort: int = NOBODY
    source: int = NOBODY
    value: int = 0

    def plain(self) -> list[int]:
        """The fields in order."""
        return [self.moment, self.seat, self.concerned, self.amount, self.sort, self.source, self.value]


@record("pending")
class Pending(NamedTuple):
    """An ability that waits: its effect, and the frame it will begin with. From now on it does not need its card."""

    effect: Effect[Any, Any]
    frame: Frame


class Trigger(Word, Generic[S, F]):
    """What a triggered ability waits for: the moment, and whose doing it must be or whom it must concern."""

    moment: int = NOBODY
    sort: int | None = None
    """The sort that the event must be of; any if None."""
    first_in_round: bool = False
    """Whether only the first time in a round counts; a game that has such abilities remembers it."""

    @abstractmethod
    def met(self, s: S, card: int, event: Happening) -> bool:
        """Whether this is what the card waits for."""

    def remember(self, frame: F, event: Happening) -> None:
        """Note in the frame of the ability what it is going to speak of."""

    @property
    @abstractmethod
    def clause(self) -> Text:
        """What must happen: "you activate this character"."""

    def introduced(self, policy: int) -> Text:
        """As the beginning of a sentence: "after you activate this character, "."""
        lead = Text("after ", "po tym, jak ") if policy == AFTER else Text("before ", "przed tym, jak ")
        return lead + self.clause + ", "

    @property
    def threat(self) -> Text:
        """The same as what would happen, where something else comes instead."""
        return self.clause


class Triggered(Ability, Generic[S, F]):
    """An effect that waits for its moment."""

    policy: int = AFTER

    def __init__(self, when: Trigger[S, F], effect: Effect[S, F]) -> None:
        self.when = when
        self.effect = effect

    def parts(self) -> Iterator[tuple[str, Word]]:
        return iter((("when", self.when), ("effect", self.effect)))

    def frame(self, s: AbilityState, card: int, event: Happening) -> Frame:
        """What the ability must remember."""
        you = s.controller(card)
        frame: Any = s.new_frame(card, you, event.seat if event.seat != you else NOBODY)
        self.when.remember(frame, event)
        made: Frame = frame
        return made

    def pending(self, s: AbilityState, card: int, event: Happening) -> Pending:
        """The ability with what it must remember."""
        return Pending(self.effect, self.frame(s, card, event))

    def said(self, clause: Clause) -> Text:
        """As a sentence, with its gaps unfilled."""
        when, spoken = self.when, clause.say()
        if self.policy == INSTEAD:
            return sentence(Text("if ", "jeśli ") + when.threat + Text(", instead ", ", zamiast tego ") + spoken)
        return sentence(when.introduced(self.policy) + spoken)


# ---------------------------------------------------------------- moments


def occur(s: QueueState, *events: Happening, also: tuple[Pending, ...] = ()) -> None:
    """Moments have come, all of them at once: whatever waits for them joins the queue."""
    found = _due_at_once(s, AFTER, events, also)
    if found:
        queue_up(s, found)


def queue_up(s: QueueState, due: list[Pending]) -> None:
    """Abilities that are due at the same moment join the queue."""
    if len(due) == 1:
        s.queue.append(due[0])
    elif due:
        s.agenda.append((order, (True, tuple(due))))


def interrupt(s: QueueState, *events: Happening, also: tuple[Pending, ...] = ()) -> None:
    """Something is about to happen; what waits for it goes first. Put the step that goes on before calling this."""
    found = _due_at_once(s, BEFORE, events, also)
    if found:
        s.agenda.append((order, (False, tuple(found))))


def replacing(s: QueueState, event: Happening) -> list[tuple[int, Triggered[Any, Any]]]:
    """The abilities that would happen instead, each with its card."""
    return [pair for pair in s.waiting(INSTEAD, event.moment) if pair[1].when.met(s, pair[0], event)]


def _due_at_once(s: QueueState, policy: int, events: tuple[Happening, ...], also: tuple[Pending, ...]) -> list[Pending]:
    found = list(also)
    for event in events:
        found += due_at(s, policy, event)
    return found


def due_at(s: QueueState, policy: int, event: Happening) -> list[Pending]:
    """The abilities of one policy for which this is the moment."""
    return [
        ability.pending(s, card, event)
        for card, ability in s.waiting(policy, event.moment)
        if ability.when.met(s, card, event)
    ]


# ---------------------------------------------------------------- order


@step
def order(s: QueueState, queued: bool, due: tuple[Pending, ...]) -> None:
    """Several abilities at once: who decides says whose come first, each player orders their own."""
    due = _of_those_in(s, due)
    owners = {pending.frame.you for pending in due}
    if len(owners) > 1:
        seats = s.in_turn()
        options: list[Option] = [("player", seat) for seat in seats if seat in owners]
        s.decision = Decision(seats[0], "who_first", options, _answer_order)
    elif len(_sources(due)) > 1:
        options = [("next", card) for card in _sources(due)]
        s.decision = Decision(due[0].frame.you, "order", options, _answer_order)
    else:
        _start(s, queued, due)


def _answer_order(s: QueueState, option: Option, queued: bool, due: tuple[Pending, ...]) -> None:
    due, wanted = _of_those_in(s, due), subject(option)
    if option[0] == "player":
        first = tuple([pending for pending in due if pending.frame.you == wanted])
    else:
        first = (next(pending for pending in due if pending.frame.source == wanted),)
    left = tuple([pending for pending in due if not any(pending is one for one in first)])
    if left:
        s.agenda.append((order, (queued, left)))
    if option[0] == "player":
        s.agenda.append((order, (queued, first)))
    else:
        _start(s, queued, first)


def _of_those_in(s: QueueState, due: tuple[Pending, ...]) -> tuple[Pending, ...]:
    return tuple([pending for pending in due if s.can_answer(pending.frame.you)])


def _sources(due: tuple[Pending, ...]) -> list[int]:
    return list(dict.fromkeys(pending.frame.source for pending in due))


def _start(s: QueueState, queued: bool, due: tuple[Pending, ...]) -> None:
    if queued:
        s.queue += due
    else:
        s.agenda += [(resolve_pending, (pending,)) for pending in due[::-1]]


# ---------------------------------------------------------------- the queue


@step
def drain(s: QueueState) -> None:
    """Carry out what waits in the queue, the first first, each whole before the next.

    An action inside an ability leaves the queue to wait for that ability.
    """
    if s.queue and not s.frames:
        s.agenda.append((drain, ()))
        resolve_pending(s, s.queue.pop(0))


@step
def resolve_pending(s: QueueState, pending: Pending) -> None:
    """Begin an ability that was waiting."""
    begin(s, pending.effect, pending.frame.copy())
