"""A tour is a real match: its stops stand where its moves lead, and a move that is not allowed is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dejarik.kernel.decision import CHANCE
from dejarik.kernel.errors import IllegalMoveError
from dejarik.kernel.guide import pointed_at, stops
from dejarik.kernel.record import Move
from dejarik.kernel.text import Text
from dejarik.kernel.tour import Tour, TourStep
from dejarik.kernel.view import Prompt
from tests.kernel.pig import PIG

SAID = Text("Look", "Patrz")
TOUR = Tour(
    title=Text("Two pigs", "Dwie świnki"),
    seed="1",
    steps=(
        TourStep(SAID),
        TourStep(SAID, "roll"),
        TourStep(SAID, "hold", before=(Move(CHANCE, "face 6"),)),
        TourStep(SAID, before=(Move(1, "roll"), Move(CHANCE, "face 1"))),
    ),
)


def test_stops_stand_where_the_moves_lead() -> None:
    walked = list(stops(PIG, TOUR))
    assert [step for step, _ in walked] == list(TOUR.steps)
    assert [len(match.moves) for _, match in walked] == [0, 0, 2, 5]
    assert [match.movers for _, match in walked][-1] == [0, CHANCE, 0, 1, CHANCE]


def test_a_stop_is_its_own_match() -> None:
    first, *_ = [match for _, match in stops(PIG, TOUR)]
    first.play("hold")
    assert next(stops(PIG, TOUR))[1].moves == []


@pytest.mark.parametrize(
    ("move", "says"),
    [(Move(1, "roll"), "p1 chooses"), (Move(0, "face 3"), "not a legal move"), (Move(CHANCE, "roll"), "p1 chooses")],
)
def test_a_move_that_is_not_allowed_is_refused(move: Move, says: str) -> None:
    with pytest.raises(IllegalMoveError, match=says):
        list(stops(PIG, replace(TOUR, steps=(TourStep(SAID, before=(move,)),))))


def test_whoever_is_asked_passes_until_the_next_move_is_offered_or_the_learner_is_asked() -> None:
    theirs = TourStep(SAID, before=(Move(1, "roll"), Move(CHANCE, "face 6")))
    mine = TourStep(SAID, "roll")
    walked = list(stops(PIG, replace(TOUR, steps=(theirs, mine), passing="hold")))
    assert [match.movers for _, match in walked] == [[0, 1, CHANCE, 1], [0, 1, CHANCE, 1]]


def test_nobody_passes_for_a_move_that_cannot_come() -> None:
    with pytest.raises(IllegalMoveError, match="not a legal move"):
        list(stops(PIG, replace(TOUR, steps=(TourStep(SAID, before=(Move(0, "face 3"),)),), passing="pass")))


def test_a_stop_points_at_its_cards_or_at_the_things_of_its_choice() -> None:
    match = [match for _, match in stops(PIG, TOUR)][2]
    view = match.view(0)
    held = view.region("hand", 0).things[0]
    assert held.key is not None
    assert pointed_at(TourStep(SAID, cards=(held.key,)), view) == (held.id,)
    assert pointed_at(TourStep(SAID), view) == ()
    assert view.prompt is not None
    about = tuple(replace(choice, things=(7, 8)) for choice in view.prompt.choices if choice.notation == "hold")
    asking = replace(view, prompt=Prompt(0, "action", SAID, about))
    assert pointed_at(TourStep(SAID, "hold"), asking) == (7, 8)
    assert pointed_at(TourStep(SAID, "hold"), replace(view, prompt=None)) == ()
