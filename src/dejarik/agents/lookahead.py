"""Helpers for agents that look ahead: trying an option, and completing a choice that has follow-up decisions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from dejarik.agents.judges import Judge
from dejarik.kernel.agenda import advance
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

LONGEST_CHOICE = 16

Tally: TypeAlias = dict[Option, tuple[int, float]]
"""What a search found of each option, so that several can be added up: the greatest number wins, then the value."""


def after(s: State, option: Option) -> State:
    """The state that an option leads to; the given one is left alone."""
    made = s.copy()
    advance(made, option)
    return made


def sensible(game: Game[Any], s: State) -> list[Option]:
    """The options of the pending decision but for those that plainly gain nothing, unless there are no others.

    In the middle of a long turn, ending it looks worse than anything that costs little; they would all be tried first.
    """
    assert s.decision is not None, "the game is over"
    options = s.decision.options
    return [option for option in options if not game.is_pointless(s, option)] or options


def outcomes(judge: Judge, s: State, options: Iterable[Option]) -> tuple[list[State], list[list[float]]]:
    """What each option leads to once the choice is whole, and how everybody stands there.

    What is only a piece of the same choice is answered, each piece as it looks best to whoever chooses.
    """
    assert s.decision is not None, "the game is over"
    seat = s.decision.seat
    found = [_completed(judge, after(s, option), seat) for option in options]
    unjudged = [state for state, shares in found if shares is None]
    judged = iter(judge.shares(unjudged, seat) if unjudged else ())
    return [state for state, _ in found], [next(judged) if shares is None else shares for _, shares in found]


def _completed(judge: Judge, s: State, seat: int) -> tuple[State, list[float] | None]:
    """The choice made whole, judged only if that was needed on the way. The given state is used up."""
    shares: list[float] | None = None
    for _ in range(LONGEST_CHOICE):
        decision = s.decision
        if decision is None or decision.seat != seat or not decision.completes:
            break
        s, shares = _best_piece(judge, s, decision.options, seat)
    return s, shares


def _best_piece(judge: Judge, s: State, pieces: list[Option], seat: int) -> tuple[State, list[float] | None]:
    """The state after the piece that looks best, and how everybody stands if there was anything to compare it with."""
    tried = [after(s, piece) for piece in pieces[:-1]]
    advance(s, pieces[-1])  # nobody needs the state any more, and copies are what takes most of the time
    if not tried:
        return s, None
    tried.append(s)
    judged = judge.shares(tried, seat)
    best = best_of(judged, seat)
    return tried[best], judged[best]


def best_of(judged: list[list[float]], seat: int) -> int:
    """Where the seat stands best; the first of equals."""
    values = [shares[seat] for shares in judged]
    return values.index(max(values))


def best_choice(game: Game[Any], judge: Judge, s: State) -> State:
    """The state after the choice, complete with its pieces, that looks best to whoever makes it."""
    decision = s.decision
    assert decision is not None, "the game is over"
    options = sensible(game, s)
    if len(options) == 1:
        return _completed(judge, after(s, options[0]), decision.seat)[0]
    states, judged = outcomes(judge, s, options)
    return states[best_of(judged, decision.seat)]
