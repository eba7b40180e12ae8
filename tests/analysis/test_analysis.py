"""Analysis of games: blunders are found, thresholds hold, hidden cards have no say, and it is written into records."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import dejarik
from dejarik import Match
from dejarik.analysis import Analysis, Judge, Mark, Said, Spot, Verdict, decisions, mark_of
from dejarik.analysis.marks import Loss
from dejarik.kernel.record import parse
from dejarik.kernel.text import same
from tests.bounty.table import Hunter, table

QUICK = Judge(4, seed=1)


def spot_of(match: Match, option: dejarik.Option) -> Spot:
    state = match.state
    return Spot(len(match.moves) + 1, match.game.name, type(state), state.snapshot(), option)


def mid_game(name: str) -> Match:
    match, rand = Match(name, seed=5), Random(5)
    while len(match.moves) < 30 or len(match.options) < 3:
        match.play(rand.choice(match.options))
    return match


def test_wasting_the_last_turn_is_a_blunder_and_what_the_computer_would_do_is_best() -> None:
    match = table(
        you=Hunter("Boba Fett", credits=800),
        they=Hunter("Fennec Shand", credits=700),
        missions=["The Moff's Light Cruiser"],
        rounds=1,
    ).match
    judge = Judge(40)
    wasted = judge(spot_of(match, ("end",)))
    assert (wasted.mark, wasted.played.label.en) == (Mark.BLUNDER, "End the turn")
    assert wasted.loss > 0.15
    better = judge(spot_of(match, match.option(wasted.best.notation)))
    assert (better.mark, better.best) == (Mark.BEST, wasted.best)
    assert better.after == wasted.before


@pytest.mark.parametrize("name", ["bounty", "deckbuilding", "destiny", "lcg"])
def test_what_a_player_could_not_know_does_not_change_the_verdict(name: str) -> None:
    match = mid_game(name)
    assert match.decision is not None
    here = spot_of(match, match.options[-1])
    guess = match.game.determinize(match.state, match.decision.seat, Random(99))
    elsewhere = here._replace(snapshot=guess.snapshot())
    assert elsewhere.snapshot != here.snapshot
    assert QUICK(here) == QUICK(elsewhere)


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (Loss(0.0, 0.0), Mark.BEST),
        (Loss(0.004, 0.0), Mark.BEST),
        (Loss(0.03, 0.0), Mark.GOOD),
        (Loss(0.04, 0.01), Mark.INACCURACY),
        (Loss(0.08, 0.01), Mark.MISTAKE),
        (Loss(0.15, 0.01), Mark.BLUNDER),
        (Loss(0.15, 0.08), Mark.GOOD),
    ],
)
def test_marks_follow_from_what_is_surely_lost(loss: Loss, mark: Mark) -> None:
    assert mark_of(loss) is mark


def test_only_moves_with_something_to_choose_are_judged() -> None:
    played = Match("destiny", seed=3, chance="ask")
    rand = Random(1)
    for _ in range(30):
        played.play(rand.choice(played.options))
    found = list(decisions(Match.from_record(played.record, to=0), played.record.moves))
    movers = [played.movers[spot.number - 1] for spot in found]
    assert movers
    assert min(movers) >= 0
    assert len(found) < 30


def verdict(move: int, seat: int, mark: Mark, before: float, after: float) -> Verdict:
    best = Said("hold", same("Hold")) if mark is Mark.BLUNDER else Said("roll", same("Roll"))
    return Verdict(move, seat, mark, before, after, Said("roll", same("Roll")), best)


def test_an_analysis_is_added_up_and_written_into_the_record() -> None:
    verdicts = verdict(1, 0, Mark.BEST, 0.5, 0.5), verdict(2, 0, Mark.BLUNDER, 0.61, 0.31)
    analysis = Analysis("bounty", 2, "mcts:50", 7, verdicts)
    first, second = analysis.seats
    assert (first.accuracy, first.choices, first.counts[Mark.BLUNDER]) == (0.5, 2, 1)
    assert (second.accuracy, second.choices) == (None, 0)

    match = Match("bounty", 2, 7)
    for _ in range(3):
        match.play(match.options[0])
    plain = match.record
    text = str(analysis.commented(plain))
    assert [line for line in text.split("\n") if not line.startswith("#")] == str(plain).split("\n")
    found = parse(text)
    assert found == replace(plain, lines={})
    assert found.comments == {
        0: (
            "analysis: mcts:50, seed 7",
            "p1: accuracy 50.0%, best 1, good 0, inaccuracy 0, mistake 0, blunder 1",
            "p2: accuracy -, best 0, good 0, inaccuracy 0, mistake 0, blunder 0",
        ),
        1: ("best: 50.0% -> 50.0%",),
        2: ("blunder: 61.0% -> 31.0%; better: hold",),
    }
    assert str(found) == text
