"""Helpers for agents that look ahead: trying an option, and completing a choice that has follow-up decisions."""

from __future__ import annotations

from typing import Any

from dejarik.kernel.agenda import advance
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

LONGEST_CHOICE = 16


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


def completed(game: Game[Any], s: State, seat: int) -> tuple[State, list[float]]:
    """Answer what is only a piece of the seat's choice, each piece as it looks best, until the choice is whole.

    The result comes with its evaluation. The given state is used up.
    """
    found, values = _completed(game, s, seat)
    return found, game.evaluate(found) if values is None else values


def _completed(game: Game[Any], s: State, seat: int) -> tuple[State, list[float] | None]:
    """The same; the evaluation is there only if it was needed on the way."""
    values: list[float] | None = None
    for _ in range(LONGEST_CHOICE):
        decision = s.decision
        if decision is None or decision.seat != seat or not decision.completes:
            break
        s, values = _best_piece(game, s, decision.options, seat)
    return s, values


def _best_piece(game: Game[Any], s: State, pieces: list[Option], seat: int) -> tuple[State, list[float] | None]:
    """The state after the piece that looks best, and its evaluation if there was anything to compare it with."""
    tried = [after(s, piece) for piece in pieces[:-1]]
    advance(s, pieces[-1])  # nobody needs the state any more, and copies are what takes most of the time
    if not tried:
        return s, None
    tried.append(s)
    return _best([(state, game.evaluate(state)) for state in tried], seat)


def _best(judged: list[tuple[State, list[float]]], seat: int) -> tuple[State, list[float]]:
    return max(judged, key=lambda pair: pair[1][seat])


def best_choice(game: Game[Any], s: State) -> State:
    """The state after the choice, complete with its pieces, that looks best to whoever makes it."""
    decision = s.decision
    assert decision is not None, "the game is over"
    seat, options = decision.seat, sensible(game, s)
    if len(options) == 1:
        return _completed(game, after(s, options[0]), seat)[0]
    return _best([completed(game, after(s, option), seat) for option in options], seat)[0]
