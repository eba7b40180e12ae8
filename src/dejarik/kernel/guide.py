"""Plays a tour as a real match and stops where something is explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dejarik.kernel.decision import seat_sign
from dejarik.kernel.errors import IllegalMoveError
from dejarik.kernel.game import Game
from dejarik.kernel.match import Match
from dejarik.kernel.record import Move
from dejarik.kernel.text import Text
from dejarik.kernel.tour import Tour, TourStep
from dejarik.kernel.view import View


def stops(game: Game[Any], tour: Tour) -> Iterator[tuple[TourStep, Match]]:
    """Every stop with the match as it stands there; raises IllegalMoveError where a move is not allowed."""
    match = Match(game, tour.players, tour.seed, tour.options, chance="ask")
    for step in tour.steps:
        for move in step.before:
            _pass_until(match, move, tour.passing)
            _make(match, move)
        choice = Move(tour.learner, step.choice)
        _pass_until(match, choice, tour.passing)
        yield step, match.copy()
        if step.choice:
            _make(match, choice)


def pointed_at(step: TourStep, view: View) -> tuple[int, ...]:
    """The things a step points at, as its learner sees the table."""
    if step.cards or view.prompt is None:
        things = [thing for region in view.regions for thing in region.things]
        return tuple(thing.id for thing in things if thing.key in step.cards and thing.id is not None)
    chosen = [choice.things for choice in view.prompt.choices if choice.notation == step.choice]
    return chosen[0] if chosen else ()


def _pass_until(match: Match, move: Move, passing: str) -> None:
    """Have whoever is asked pass until a move is offered or, if it is none, until its player is asked.

    Where that leads to a question nobody can pass on, it ends; a move that is not offered there is refused.
    """
    while not _is_offered(match, move) and passing in _offered(match):
        match.play(passing)


def _is_offered(match: Match, move: Move) -> bool:
    is_asked = match.decision is not None and match.decision.seat == move.seat
    return is_asked and (not move.notation or move.notation in _offered(match))


def _offered(match: Match) -> set[str]:
    """What can be chosen, as records and as whoever chooses write it: a move may be given either way."""
    recorded = {match.game.notate(match.state, option) for option in match.options}
    return recorded.union(map(match.notation, match.options))


def _make(match: Match, move: Move) -> None:
    decision = match.decision
    if decision is not None and decision.seat != move.seat:
        mover, asked = seat_sign(move.seat), seat_sign(decision.seat)
        raise IllegalMoveError(
            Text(
                f"“{move.notation}” is a move of {mover}, but {asked} chooses",
                f"„{move.notation}” to ruch {mover}, a wybiera {asked}",
            )
        )
    match.play(move.notation)
