"""Many checks made at one position: each for itself, all that fail by name, and copies checked on the original."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.games.bounty.game import GAME
from dejarik.games.bounty.state import BountyState
from dejarik.kernel.match import Match
from tests.contract.checks import make_all
from tests.contract.walk import Case, Way, arrive


@pytest.fixture
def match() -> Match:
    """A game of Bounty after 45 moves."""
    game = GAME
    return arrive(Case(game, game.modes[0]), Way(seed=11, length=45))


def holds(match: Match, _: Random) -> None:
    assert match.moves


def fails(match: Match, _: Random) -> None:
    assert not match.moves, "there are moves"


def breaks(match: Match, _: Random) -> None:
    raise KeyError("no such card")


def test_every_check_that_fails_is_named_with_its_reason(match: Match) -> None:
    with pytest.raises(ExceptionGroup, match=r"^after 45 moves: fails, breaks$") as raised:
        make_all(match, 1, (fails, holds, breaks))
    reasons = [str(error) for error in raised.value.exceptions]
    assert reasons[0].startswith("there are moves")
    assert reasons[1] == "'no such card'"


def test_no_check_disturbs_another_or_changes_its_chance(match: Match) -> None:
    seen = []

    def disturbs(match: Match, rand: Random) -> None:
        seen.append((match.state.digest(), len(match.moves), rand.random()))
        match.play(match.options[0])
        match.state.zones[0].clear()

    make_all(match, 5, (disturbs, disturbs))
    assert seen == [(match.state.digest(), 45, Random(5).random())] * 2


def test_copies_that_forget_something_are_caught(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BountyState.copy

    def forgetful(s: BountyState) -> BountyState:
        made = honest(s)
        made.counter = 0
        return made

    make_all(match, 1)
    monkeypatch.setattr(BountyState, "copy", forgetful)
    with pytest.raises(ExceptionGroup, match="a_copy_is_equal_and_apart"):
        make_all(match, 1)
