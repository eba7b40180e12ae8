"""Questions asked one after the other that are one choice to whoever answers: picking several, spreading an amount.

Where every answer is a thing or a point, copies of the state tell how many answers are asked for (``picks``). Where an
answer is an amount for one target, such as how much damage a ship takes, the game says what is spread (``Spread``): a
target that must take the rest is never asked about, so no copy would show it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dejarik.kernel.agenda import advance
from dejarik.kernel.decision import IDLE, Decision, Option
from dejarik.kernel.state import State

MOST = 30
"""No game asks for more at once; whoever could go on forever is asked one by one."""
_NUMBERS = int, tuple, list


@dataclass(frozen=True, slots=True)
class Picks:
    """How many answers the pending question and its successors take, in any order.

    ``each`` tells, option by option, how often it may be chosen: once where things are picked, more often where points
    are spread. ``stop`` is the option that ends it early, which may be offered only from ``least`` answers on.
    """

    least: int
    most: int
    each: tuple[int, ...]
    stop: Option | None


@dataclass(frozen=True, slots=True)
class Spread:
    """An amount to be spread among targets, all of it, each with the most that it can take.

    An answer is an option of ``verb``, a target and its amount. Targets are asked about in their order, and where no
    amount is left to choose, not at all.
    """

    verb: str
    total: int
    most: Mapping[int, int]

    def answers(self, target: int) -> tuple[Option, ...]:
        """The answer for each amount that a target can take, from none at all."""
        return tuple([(self.verb, target, amount) for amount in range(min(self.total, self.most[target]) + 1)])


def picks(s: State, limit: int = MOST) -> Picks | None:
    """What the pending question asks for in all, found by giving up to so many answers on copies of the state.

    None if one answer settles it, or if what can be picked depends on what was.
    """
    decision = s.decision
    assert decision is not None, "the game is over"
    if limit < 2:
        return None
    least, most, stop = _count(s, limit)
    if most < 2:
        return None
    each: list[int] = []
    for option in decision.options:
        times = 0 if _stops(option) else _times(s, option, most)
        if times is None:
            return None
        each.append(times)
    return Picks(least, most, tuple(each), stop)


def _stops(option: Option) -> bool:
    return option[0] in IDLE


def _count(s: State, limit: int) -> tuple[int, int, Option | None]:
    """The fewest and the most answers, always taking the first that does not stop."""
    trial = s.copy()
    least, most = None, 0
    stop: Option | None = None
    while (decision := _still_asked(s, trial)) is not None and most < limit:
        stopping = [option for option in decision.options if _stops(option)]
        going_on = [option for option in decision.options if not _stops(option)]
        if stopping and least is None:
            least, stop = most, stopping[0]
        if not going_on:
            break
        advance(trial, going_on[0])
        most += 1
    return most if least is None else least, most, stop


def _times(s: State, option: Option, most: int) -> int | None:
    """How often an option can be chosen in a row, up to so often; None if it brings up others.

    Of copies one is offered, and the next one once that is chosen. Whoever wants both has to be asked one by one.
    """
    assert s.decision is not None, "the game is over"
    offered, trial, times = set(s.decision.options), s.copy(), 0
    while (decision := _still_asked(s, trial)) is not None and times < most:
        if any(other not in offered and not _stops(other) for other in decision.options):
            return None
        if option not in decision.options:
            break
        advance(trial, option)
        times += 1
    return times


def _still_asked(s: State, trial: State) -> Decision | None:
    """The same question as before, only less of it, and nothing was drawn or rolled in between."""
    now, before = trial.decision, s.decision
    assert before is not None, "the game is over"
    if now is None or trial.counter != s.counter or (now.seat, now.kind) != (before.seat, before.kind):
        return None
    return now if _who_asks(trial) == _who_asks(s) else None


def _who_asks(s: State) -> list[object]:
    """The step with what it asks for; the numbers beside it, such as how much is left, change from answer to answer."""
    assert s.asked is not None, "a decision is set by a step on the agenda"
    step, arguments = s.asked
    return [step, *[argument for argument in arguments if not isinstance(argument, _NUMBERS)]]
