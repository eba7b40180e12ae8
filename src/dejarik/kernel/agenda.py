"""The engine's loop over the stack of pending steps."""

from __future__ import annotations

from typing import Any

from dejarik.kernel.decision import CHANCE, Option
from dejarik.kernel.rng import below
from dejarik.kernel.state import State


class GameEnds(Exception):  # noqa: N818  # no error: raised by whatever ends a game in the middle of something
    """The game has ended at once; nothing that was under way goes on."""


def run(s: State) -> None:
    """Take steps off the agenda until somebody, chance included, must choose or nothing is left."""
    unanswered = s.decision
    assert unanswered is None, "a pending decision is answered with apply"
    try:
        _take_steps(s)
    except GameEnds:
        _stop(s)


def _stop(s: State) -> None:
    s.agenda.clear()
    s.asked = None


def _take_steps(s: State) -> None:
    agenda: list[Any] = s.agenda  # typed as a Step, each would be unpacked by compiled code and packed again below
    while agenda:
        pending: tuple[Any, ...] = agenda.pop()
        arguments: tuple[Any, ...] = pending[1]
        if not arguments:  # most steps have none or one, and spreading them takes longer than asking
            pending[0](s)
        elif len(arguments) == 1:
            pending[0](s, arguments[0])
        else:
            pending[0](s, *arguments)
        if s.decision is not None:
            s.asked = pending
            return
    s.asked = None


def apply(s: State, option: Option) -> None:
    """Answer the pending decision and run on to the next one; whether the option is offered is not checked.

    The answering function gets the option and then the arguments of the step that asked.
    """
    decision, asked = s.decision, s.asked
    assert decision is not None, "the game is over"
    assert asked is not None, "a decision is set by a step on the agenda"
    s.decision = None
    if decision.seat == CHANCE:
        s.counter += 1  # whoever answers, so that a roll told by the caller leaves the same state as one made here
    arguments = asked[1]
    try:
        if not arguments:
            decision.answer(s, option)
        elif len(arguments) == 1:
            decision.answer(s, option, arguments[0])
        else:
            decision.answer(s, option, *arguments)
        _take_steps(s)
    except GameEnds:
        _stop(s)


def advance(s: State, option: Option) -> None:
    """Answer the pending decision and run on to the next player's; the generator answers for chance."""
    apply(s, option)
    settle(s)


def settle(s: State) -> None:
    """Let the generator answer until a player must choose or the game is over."""
    while s.decision is not None and s.decision.seat == CHANCE:
        apply(s, roll(s))


def roll(s: State) -> Option:
    """The generator's answer to the pending chance decision; looking at it changes nothing."""
    decision, counter = s.decision, s.counter
    assert decision is not None, "the game is over"
    total = sum(decision.weights)
    drawn = below(s, total)
    s.counter = counter
    if total == len(decision.weights):  # all of them are 1, as for most dice
        return decision.options[drawn]
    for option, weight in zip(decision.options, decision.weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return option
    raise AssertionError("weights add up to more than their sum")


def asked_by(s: State, asking: object) -> tuple[Any, ...] | None:
    """The arguments of the step that asked the pending decision, if it is this one."""
    return s.asked[1] if s.asked is not None and s.asked[0] is asking else None
