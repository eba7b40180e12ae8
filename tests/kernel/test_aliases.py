"""Copies of a card under the names that their viewer has for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dejarik.kernel import registry
from dejarik.kernel.copies import Copies
from dejarik.kernel.game import Game
from dejarik.kernel.match import Match, Origin
from dejarik.kernel.position import load, load_log, save, save_log
from dejarik.kernel.renaming import Renaming
from dejarik.kernel.text import EMPTY, same
from dejarik.kernel.view import Need, Number, Region, Thing, Track, View

MOST_GAMES = 30
MOVES = 300
HOW_OFTEN_ASKED = (1.0, 0.05, 0.0)
"""Of the matches that are played alike: after what part of the moves somebody looks at one."""


def test_a_place_whose_cards_are_renamed_keeps_all_that_is_said_of_it() -> None:
    needs, note, total = (Need("speed", 1, 3, same("speed")),), same("1 of 3"), Number("edge", 2, same("edge"))
    track = Track(3, 0, 12, (EMPTY, EMPTY), ("blue", "red"))
    place = Region("mission", "row", same("Mission"), (Thing("card", 1),), 0, note, 4, track, total, needs)
    renaming = Renaming(Copies(("scout", "scout"), ("scout", "scout#2")), {1: 0})
    (renamed,) = renaming.view(View("any", 0, EMPTY, (), (place,), None, ())).regions
    assert [thing.id for thing in renamed.things] == [0]
    kept = ("key", "layout", "title", "seat", "note", "room", "track", "total", "needs")
    assert [getattr(renamed, name) for name in kept] == [getattr(place, name) for name in kept]


@pytest.mark.parametrize("name", registry.names())
def test_names_are_the_same_whether_somebody_looks_after_every_move_or_only_at_the_end(name: str) -> None:
    for seed in range(MOST_GAMES):
        if _plays_alike(registry.find(name), seed):
            return
    pytest.fail(f"in {MOST_GAMES} games no copy got another name")


def _plays_alike(game: Game[Any], seed: int) -> bool:
    """Play matches alike that are not looked at equally often; whether a copy got another name in them."""
    rand, is_renamed = Random(seed), False
    setup = game.modes[seed % len(game.modes)].setup
    matches = [Match(game, setup.players, seed, setup.options) for _ in HOW_OFTEN_ASKED]
    for moves in range(1, MOVES):
        if not matches[0].options:
            break
        option = rand.choice(matches[0].options)
        for match in matches:
            match.play(option)
        if moves % 10 == 0:
            meddle, back = rand.choice(MEDDLING), rand.randrange(40)
            matches = [meddle(match, back) for match in matches]
            is_renamed = is_renamed or _is_renamed(matches[0])
        for match, often in zip(matches, HOW_OFTEN_ASKED, strict=True):
            if rand.random() < often:
                _seen(match if rand.random() < 0.5 else match.copy(), match.log_length - 3)
    often_asked, sometimes_asked, never_asked = map(_seen, matches)
    assert often_asked == sometimes_asked == never_asked
    return is_renamed


def _undone(match: Match, back: int) -> Match:
    for _ in range(min(back, len(match.moves))):
        match.undo()
    return match


def _copied(match: Match, _: int) -> Match:
    return match.copy()


def _left_for_a_copy(match: Match, back: int) -> Match:
    """A copy is played on and thrown away, or the copy is kept and what it was made of is played on."""
    kept, gone = (match, match.copy()) if back % 2 else (match.copy(), match)
    rand = Random(back)
    for _ in range(back):
        if gone.options:
            gone.play(rand.choice(gone.options))
    return kept


def _replayed(match: Match, _: int) -> Match:
    """Of a match taken up in the middle, the record does not lead to the same names."""
    return Match.from_record(str(match.record)) if match.length == len(match.moves) else match


def _taken_up(match: Match, _: int) -> Match:
    game, box = match.game, save(match.game, match.state)["box"]
    state, log = load(game, save(game, match.state)), load_log(game, box, save_log(match.events))
    return Match.resumed(Origin(game, match.setup, match.seed, ""), state, log, match.record.moves)


MEDDLING: tuple[Callable[[Match, int], Match], ...] = (_undone, _copied, _left_for_a_copy, _replayed, _taken_up)


def _seen(match: Match, since: int = 0) -> list[object]:
    """Everything that has to do with names, as all viewers see it; of the log, the lines since one."""
    viewers = range(match.players + 1)
    views: list[object] = [(match.view(seat), match.told(seat, max(0, since)), match.refused(seat)) for seat in viewers]
    return [*views, [match.notation(option) for option in match.options]]


def _is_renamed(match: Match) -> bool:
    cards = range(len(match.state.place))
    return any(match.name_for(seat, card) != card for seat in range(match.players + 1) for card in cards)
