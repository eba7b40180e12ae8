"""Helpers for agents that look ahead: trying an option, and completing a choice that has follow-up decisions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
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
    states = [after(s, option) for option in options]
    shares = _complete(judge, states, seat)
    unjudged = [state for state, found in zip(states, shares, strict=True) if found is None]
    judged = iter(judge.shares(unjudged, seat) if unjudged else ())
    return states, [next(judged) if found is None else found for found in shares]


def _complete(judge: Judge, states: list[State], seat: int) -> list[list[float] | None]:
    """Make the choices whole that led to these states; each is judged only if that was needed on the way.

    All of them get their next piece at once, because a judge that learned is quicker when asked about many positions.
    """
    shares: list[list[float] | None] = [None] * len(states)
    for _ in range(LONGEST_CHOICE):
        places = [place for place, s in enumerate(states) if _lacks_a_piece(s, seat)]
        if not places:
            break
        tried = [_tried(states[place]) for place in places]
        contested = [s for each in tried if len(each) > 1 for s in each]
        judged = iter(judge.shares(contested, seat) if contested else ())
        for place, each in zip(places, tried, strict=True):
            states[place], shares[place] = _best_of_tried(each, judged, seat) if len(each) > 1 else (each[0], None)
    return shares


def _best_of_tried(tried: list[State], judged: Iterator[list[float]], seat: int) -> tuple[State, list[float]]:
    """The state after the piece that looks best, and how everybody stands there."""
    shares = list(islice(judged, len(tried)))
    best = best_of(shares, seat)
    return tried[best], shares[best]


def _lacks_a_piece(s: State, seat: int) -> bool:
    return s.decision is not None and s.decision.seat == seat and s.decision.completes


def _tried(s: State) -> list[State]:
    """The states after each piece that is possible; the given one is used up."""
    assert s.decision is not None, "a piece is missing"
    *others, last = s.decision.options
    tried = [after(s, piece) for piece in others]
    advance(s, last)  # nobody needs the state any more, and copies are what takes most of the time
    return [*tried, s]


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
        only = [after(s, options[0])]
        _complete(judge, only, decision.seat)
        return only[0]
    states, judged = outcomes(judge, s, options)
    return states[best_of(judged, decision.seat)]
