"""The middle of a game: played here and handed to the server as a record, so that no page is needed to get there."""

from __future__ import annotations

from collections.abc import Callable

from dejarik import Match
from dejarik.kernel.decision import Option
from tests.web.conftest import VisitorMaker
from tests.web.house import House
from tests.web.play import Player

SEED = 1


def midgame(game: str, players: int, choices: int) -> Match:
    """A game in which the first seat has chosen so often and must choose again; all play what lies on the table."""
    match = Match(game, players, SEED)
    while match.movers.count(0) < choices or match.decision is None or match.decision.seat != 0:
        match.play(_eager(match))
    return match


def first(game: str, wanted: Callable[[Match], bool], seed: int = SEED) -> Match:
    """A game of two at the first point where the first seat must choose and which is as wanted."""
    match = Match(game, 2, seed)
    while match.decision is None or match.decision.seat != 0 or not wanted(match):
        match.play(_eager(match))
    return match


def at_table(visit: VisitorMaker, house: House, match: Match, **more: object) -> Player:
    """Somebody who goes on with a game against computers, and is asked."""
    ada = house.guest("Ada")
    player = Player(visit(ada))
    player.visitor.open(f"/t/{house.go_on(ada, match, **more)}")
    assert player.turn_comes()
    return player


def _eager(match: Match) -> Option:
    return next((option for option in match.options if match.game.things_of(match.state, option)), match.options[0])
