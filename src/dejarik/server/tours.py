"""A game's tour on the wire: every stop with the learner's view, so that the server stores nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from dejarik.kernel.game import Game
from dejarik.kernel.guide import pointed_at, stops
from dejarik.kernel.match import Match
from dejarik.kernel.text import Text
from dejarik.kernel.tour import Tour, TourStep
from dejarik.server import scene, wire_records
from dejarik.server.problems import ProblemError


def tour_of(game: Game[Any]) -> wire_records.Tour:
    """The whole tour of a game."""
    tour = game.tour
    if tour is None:
        raise _no_tour(game.title)
    made = []
    told = 0
    for step, match in stops(game, tour):
        made.append(_stop(tour, step, match, told))
        told = match.log_length
    return wire_records.Tour(game.name, tour.title, tour.players, dict(tour.options), tour.learner, made)


def _stop(tour: Tour, step: TourStep, match: Match, told: int) -> wire_records.TourStop:
    """One stop; the log holds what was told since the stop before it."""
    view = match.view(tour.learner)
    drawn = scene.draw(view)
    if drawn.prompt and not step.choice:
        drawn = msgspec.structs.replace(drawn, prompt=msgspec.structs.replace(drawn.prompt, choices=[]))
    return wire_records.TourStop(
        text=step.text,
        rules=step.rules,
        move=step.choice or None,
        points=pointed_at(step, view),
        view=drawn,
        log=scene.lines(match.told(tour.learner, told)),
        refused=scene.refused(match.refused(tour.learner)) if step.choice else [],
    )


def _no_tour(game: Text) -> ProblemError:
    return ProblemError(
        Text("{game} has no tour", "Gra {game} nie ma samouczka").fill(game=game),
        Text("Read its rules, or play the computer.", "Przeczytaj jej zasady albo zagraj z komputerem."),
        code="no_tour",
        status=404,
    )
