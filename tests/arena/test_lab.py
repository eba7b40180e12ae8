"""The deck lab: who plays whom from which seat, and numbers that agree with those of the arena."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from dejarik import BadSetupError
from dejarik.arena import Entrant, Gauntlet, Lab, Results, Run, Share, card_impacts, make_lab, starters_against
from dejarik.arena.playing import play
from dejarik.arena.schedules import Field


def lab_of(game: str, deck: str, *opponents: str, games: int) -> Lab:
    return make_lab(game, _entrant(deck), [_entrant(each) for each in opponents], games, seed=5)


def _entrant(deck: str) -> Entrant:
    return Entrant(deck, "random", {"deck": deck})


def test_opponents_come_in_turns_and_seats_differ_by_one_game_at_most() -> None:
    lab = lab_of("destiny", "rey", "kylo-ren", "boba-fett", "luke-skywalker", games=11)
    tables = [assignment.fixture.entrants for assignment in lab.assignments()]
    assert len(tables) == 11
    assert Counter(sum(table) for table in tables) == {1: 4, 2: 4, 3: 3}
    for other in (1, 2, 3):
        first = tables.count((0, other))
        assert abs(first - tables.count((other, 0))) <= 1


def test_a_gauntlet_is_for_games_of_two() -> None:
    with pytest.raises(BadSetupError, match="games of two"):
        Gauntlet(2).check(Field(3, 3, lambda table: True))


def test_starters_are_those_that_may_play_against_the_deck() -> None:
    assert [starter.key for starter in starters_against("lcg", "jedi")] == ["sith", "navy"]
    assert "rey" not in [starter.key for starter in starters_against("destiny", "rey")]
    assert starters_against("bounty", "rey") == []
    with pytest.raises(BadSetupError, match="both decks are of the same side"):
        lab_of("lcg", "jedi", "sith", "rebels", games=4).check()


def test_numbers_are_those_of_the_arena(tmp_path: Path) -> None:
    pytest.importorskip("polars", reason="polars is not installed: pip install 'dejarik[arena]'")
    lab = lab_of("destiny", "rey", "kylo-ren", "director-krennic", games=50)
    assert (lab.share, lab.against, lab.cards()) == (None, (None, None), ())
    for assignment in lab.assignments():
        lab.add(play(assignment))
    results = Results.create(tmp_path / "run", lab.tournament)
    games = list(Run(results).play())
    won = {0: 0.0, 1: 0.0, 2: 0.0}
    for each in games:
        for entrant in each.entrants:
            won[entrant] += each.shares[each.entrants.index(0)]
    assert lab.share == Share.of(50, won[0])
    assert lab.against == (Share.of(25, won[1]), Share.of(25, won[2]))

    theirs = {use.key for each in games for use in each.cards if each.entrants[use.seat] != 0}
    arena = {card.key: card for card in card_impacts(results) if card.key not in theirs}
    found = {card.key: card for card in lab.cards()}
    compared = 0
    for key, card in arena.items():
        for ours, other in ((found[key].opening, card.opening), (found[key].drawn, card.drawn)):
            assert (ours.share, ours.difference) == (other.share, other.difference)
            compared += ours.difference is not None
        assert found[key].unseen == card.unseen
    assert compared
