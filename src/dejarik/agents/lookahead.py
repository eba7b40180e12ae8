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


def completed(game: Game[Any], s: State, seat: int) -> State:
    """Answer what is only a piece of the seat's choice, each piece as it looks best, until the choice is whole."""
    for _ in range(LONGEST_CHOICE):
        decision = s.decision
        if decision is None or decision.seat != seat or not decision.completes:
            break
        tried = [after(s, piece) for piece in decision.options]
        s = max(tried, key=lambda state: game.evaluate(state)[seat])
    return s


def best_choice(game: Game[Any], s: State) -> State:
    """The state after the choice, complete with its pieces, that looks best to whoever makes it."""
    decision = s.decision
    assert decision is not None, "the game is over"
    seat = decision.seat
    tried = [completed(game, after(s, option), seat) for option in sensible(game, s)]
    return tried[0] if len(tried) == 1 else max(tried, key=lambda state: game.evaluate(state)[seat])
