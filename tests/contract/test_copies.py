"""Whoever loses sight of a card cannot tell it from its copies, in any game; and a game that lets them is caught."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dejarik.kernel import registry
from dejarik.kernel.aliases import Aliases
from dejarik.kernel.copies import Copies
from dejarik.kernel.game import Game
from dejarik.kernel.match import Match, Origin
from dejarik.kernel.state import State
from dejarik.kernel.zones import swap
from tests.contract.checks import Check
from tests.contract.copy_checks import (
    cards_in_sight_keep_their_names,
    copies_out_of_sight_look_alike,
    viewers_can_name_what_they_see,
)
from tests.contract.walk import LONGEST_GAME, Case, Way, walk

DECKBUILDING = Case(registry.find("deckbuilding"), registry.find("deckbuilding").modes[0])
WAY = Way(seed=1, length=200)
OFTEN_ENOUGH = 3
MOST_GAMES = 60


@pytest.mark.parametrize("game", list(map(registry.find, registry.names())), ids=lambda game: game.name)
def test_a_copy_that_was_lost_from_sight_cannot_be_told_from_the_others(game: Game[Any]) -> None:
    came_back = 0
    for seed in range(MOST_GAMES):
        mode = game.modes[seed % len(game.modes)]
        came_back += copies_out_of_sight_look_alike(Case(game, mode), Way(seed=seed, length=LONGEST_GAME))
        if came_back >= OFTEN_ENOUGH:
            return
    pytest.fail(f"in {MOST_GAMES} games copies came back into sight {came_back} times")


def test_a_game_taken_up_at_a_kept_position_does_not_tell_copies_apart() -> None:
    match, viewer, exchanges = _in_the_middle(), 0, 0
    bit = 1 << viewer
    for seen, group in match.game.copies(match.state).alike.items():
        for hidden in group:
            if match.state.known[seen] & bit and not match.state.known[hidden] & bit:
                exchanged = match.state.copy()
                swap(exchanged, seen, hidden)
                assert _taken_up(match, exchanged).view(viewer).regions == _taken_up(match).view(viewer).regions
                exchanges += 1
    assert exchanges


def _in_the_middle() -> Match:
    rand, match = Random(1), Match("deckbuilding", seed=1)
    for _ in range(60):
        match.play(rand.choice(match.options))
    return match


def _taken_up(match: Match, state: State | None = None) -> Match:
    origin = Origin(match.game, match.setup, match.seed, "")
    return Match.resumed(origin, state or match.state, match.events, match.record.moves)


def test_a_number_that_sticks_to_a_copy_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Aliases, "seen", lambda _, view: view)
    with pytest.raises(AssertionError, match="can tell copies"):
        copies_out_of_sight_look_alike(DECKBUILDING, WAY)


def test_a_name_for_two_copies_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Copies, "names", lambda self, card: ["it" for _ in self.things(card)])
    with pytest.raises(AssertionError, match="leads somewhere else"):
        _check_all_the_way(viewers_can_name_what_they_see)


def test_a_name_that_changes_in_sight_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Aliases.settle

    def restless(aliases: Aliases, s: State) -> None:
        aliases.lose(s, range(len(s.known)), 0)
        honest(aliases, s)

    monkeypatch.setattr(Aliases, "settle", restless)
    with pytest.raises(AssertionError, match="under another name"):
        _check_all_the_way(cards_in_sight_keep_their_names)


def _check_all_the_way(check: Check) -> None:
    for match in walk(DECKBUILDING, WAY):
        check(match.copy(), Random(0))
