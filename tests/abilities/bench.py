"""A position with nothing in it but abilities that wait and a list of what was done, to look at the order of things."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from dejarik.abilities.clauses import Act, Clause, verb
from dejarik.abilities.frames import Frame
from dejarik.abilities.state import QueueState
from dejarik.abilities.timing import Happening, Trigger, Triggered, drain, occur
from dejarik.abilities.words import Effect, name_effects
from dejarik.kernel.agenda import run
from dejarik.kernel.plain import record
from dejarik.kernel.steps import step
from dejarik.kernel.tables import DERIVED
from dejarik.kernel.text import Text

_NUMBERS = count(1)
NOTE = verb("note", "zanotuj", "zanotować", "notuje", "zanotował")


@record("bench_frame")
@dataclass(slots=True)
class BenchFrame(Frame):
    amount: int = 0

    def copy(self) -> BenchFrame:
        return BenchFrame(self.source, self.you, self.foe, self.done, self.chosen[:], self.amount)


@dataclass(slots=True, kw_only=True)
class BenchState(QueueState):
    """A card belongs to the seat of its hundreds: 100 and 101 to the second player."""

    done: list[int] = field(default_factory=list)
    out: int = -1
    listening: tuple[tuple[int, Any], ...] = field(default=(), metadata=DERIVED)

    def new_frame(self, source: int, you: int, foe: int) -> BenchFrame:
        return BenchFrame(source, you, foe)

    def controller(self, card: int) -> int:
        return card // 100

    def opponents(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other not in (seat, self.out)]

    def can_answer(self, seat: int) -> bool:
        return seat != self.out

    def abilities_of(self, card: int) -> tuple[Any, ...]:
        return tuple(ability for found, ability in self.listening if found == card)

    def waiting(self, policy: int, moment: int) -> list[tuple[int, Any]]:
        return [
            (card, ability)
            for card, ability in self.listening
            if ability.policy == policy and ability.when.moment == moment
        ]

    def in_turn(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.out]

    def copy(self) -> BenchState:
        """An equal, independent state that nobody listens to; written by ``make tables``."""
        new = BenchState.__new__(BenchState)
        new.key = self.key
        new.counter = self.counter
        new.seats = self.seats
        new.sight = self.sight
        new.zones = list(map(list.copy, self.zones))
        new.place = self.place.copy()
        new.known = self.known.copy()
        new.round_limit = self.round_limit
        new.agenda = self.agenda.copy()
        new.asked = self.asked
        new.decision = self.decision
        new.outcome = self.outcome
        new.log = None
        new.aliases = None
        new.frames = [row.copy() for row in self.frames] if self.frames else []
        new.queue = self.queue.copy()
        new.done = self.done.copy()
        new.out = self.out
        new.listening = self.listening
        return new

    @staticmethod
    def list_depths() -> dict[str, int]:
        """How many lists deep each table goes; written by ``make tables``."""
        return {"zones": 2, "agenda": 1, "frames": 1, "queue": 1, "done": 1}


class Note(Effect[BenchState, BenchFrame]):
    """Note the card, and let another moment come if one is given."""

    def __init__(self, brings: int = -1) -> None:
        self.brings = brings

    def run(self, s: BenchState, frame: BenchFrame) -> None:
        s.done.append(frame.source)
        if self.brings >= 0:
            occur(s, Happening(self.brings, frame.you))

    @property
    def clause(self) -> Clause:
        return Act(NOTE, Text("this card", "tę kartę"))


class On(Trigger[Any, BenchFrame]):
    """A moment, of anybody's or of one seat's doing."""

    def __init__(self, moment: int, by: int | None = None) -> None:
        self.moment = moment
        self.by = by

    def met(self, s: BenchState, card: int, event: Happening) -> bool:
        return self.by in (None, event.seat)

    def remember(self, frame: BenchFrame, event: Happening) -> None:
        frame.amount = event.amount

    @property
    def clause(self) -> Text:
        return Text("it happens", "to się stanie")

    @property
    def threat(self) -> Text:
        return Text("it would happen", "to ma się stać")


class Waiting(Triggered[Any, BenchFrame]):
    """An ability that waits for a moment."""

    def text_on(self, kind: int) -> Text:
        return self.said(self.effect.clause)


@step
def note(s: BenchState, number: int) -> None:
    """What the rules do: it is noted as it is."""
    s.done.append(number)


def triggered(policy: int, when: On, effect: Effect[Any, Any]) -> Triggered[Any, Any]:
    made = Waiting(when, effect)
    made.policy = policy
    return made


def bench(*waiting: tuple[int, int, int], seats: int = 2) -> BenchState:
    """Cards that note themselves: each by its number, the policy and the moment it waits for."""
    listening = tuple((card, triggered(policy, On(moment), Note())) for card, policy, moment in waiting)
    return listening_to(*listening, seats=seats)


def listening_to(*listening: tuple[int, Triggered[Any, Any]], seats: int = 2) -> BenchState:
    s = BenchState(
        key=bytes(32), seats=seats, sight=(), zones=[], place=bytearray(), known=bytearray(), listening=listening
    )
    made = next(_NUMBERS)
    for place, (card, ability) in enumerate(listening):
        name_effects(ability, f"bench:{made}/{card}/{place}")
    return s


def after_all(s: BenchState) -> list[int]:
    """What was done once the queue is empty, if nobody must choose."""
    s.agenda.insert(0, (drain, ()))
    run(s)
    return s.done
