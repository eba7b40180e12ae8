"""Actions that one player repeats in an action window: loops that lead nowhere end, others are repeated at once.

A player takes actions in a row while the others pass. If an action was taken in the very same position before, the
actions since then have changed nothing, and taking it again could go on forever: it is barred until the position is
another. If the same series of actions was taken twice in a row and does change something, its player may name a number
of further repetitions. The others, who passed while it was shown, have no opportunity for actions in between; whatever
else the actions ask is asked each time. In the rules of Star Wars: The Card Game this is ``lcg.loop.*``.

Positions are compared only once an action is repeated, so that a window without repetitions costs nothing.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final, NamedTuple

from dejarik.abilities.frames import NOBODY
from dejarik.kernel.decision import Option
from dejarik.kernel.plain import record
from dejarik.kernel.state import State

MOST_REPETITIONS: Final = 20

_PROGRESS: Final = frozenset({"key", "counter", "agenda", "asked", "windows", "outcome"})
"""The tables that say how the game went on; all others make up the position."""


@record("run")
class Run(NamedTuple):
    """The actions that one player has taken in a row in an action window.

    ``marks`` are the repeated ones among them, each with the position it was taken in; ``barred`` are those that lead
    from the present position back to itself.
    """

    seat: int = NOBODY
    acts: tuple[Option, ...] = ()
    marks: tuple[tuple[Option, str], ...] = ()
    barred: tuple[Option, ...] = ()


NO_RUN: Final = Run()


def with_action(s: State, run: Run, seat: int, option: Option) -> Run:
    """The run once a player takes another action; an action of another player begins a new one."""
    if run.seat != seat:
        return Run(seat, (option,))
    marks = (*run.marks, (option, position(s))) if option in run.acts else run.marks
    return Run(seat, (*run.acts, option), marks)


def before_asking(s: State, run: Run, seat: int) -> Run:
    """The run with everything barred that was taken in the present position before (lcg.loop.no_stalling)."""
    if run.seat != seat or not run.marks:
        return run
    here = position(s)
    return run._replace(barred=tuple([option for option, mark in run.marks if mark == here]))


def cycle(run: Run, seat: int) -> tuple[Option, ...]:
    """The shortest series of actions that a player has just taken twice in a row, or none (lcg.loop.show)."""
    acts = run.acts if run.seat == seat else ()
    for length in range(1, len(acts) // 2 + 1):
        if acts[-length:] == acts[-2 * length : -length]:
            return acts[-length:]
    return ()


def position(s: State) -> str:
    """A fingerprint of everything that lies on the table and is remembered, but not of how far the game has come."""
    tables = {name: table for name, table in s.snapshot().items() if name not in _PROGRESS}
    return blake2b(json.dumps(tables, separators=(",", ":"), sort_keys=True).encode(), digest_size=16).hexdigest()
