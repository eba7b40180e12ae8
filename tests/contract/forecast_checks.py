"""Checks of forecasts: they follow from what the chooser sees and from nothing else, and they come true."""

from __future__ import annotations

from random import Random

from dejarik.kernel.decision import CHANCE
from dejarik.kernel.forecast import Table, forecasts
from dejarik.kernel.match import Match
from dejarik.kernel.shares import share_forecasts


def forecasts_tell_nothing_hidden_and_come_true(match: Match, rand: Random) -> None:
    """However the cards lie that a player does not know, the forecast is the same; and it tells what then happens."""
    decision, game, s = match.decision, match.game, match.state
    if decision is None or decision.seat == CHANCE:
        return
    seat, option = decision.seat, rand.choice(decision.options)
    [told] = forecasts(game, s, [option])
    twin = game.determinize(s, seat, Random(rand.getrandbits(32)))
    assert forecasts(game, twin, [option]) == [told], f"the forecast of {option} tells something hidden"
    shares = share_forecasts(game, s)
    assert share_forecasts(game, twin) == shares, "the forecast of a share tells something hidden"
    before, lines = Table.of(game, s, seat), match.log_length
    match.play(option)
    happened = before.effects(game, match.state, match.events[lines:])
    for effect in told.effects:
        assert effect in happened, f"{option} does not do what was foretold: {effect}"
    said = tuple(line.text for line in match.told(seat, lines))
    assert said[: len(told.lines)] == told.lines, f"{option} is told otherwise than foretold"
