"""Checks of what programs learn from: actions name every option once, and an encoding tells nothing hidden."""

from __future__ import annotations

from random import Random

from dejarik.kernel.cast import NOBODY
from dejarik.kernel.decision import CHANCE
from dejarik.kernel.errors import IllegalMoveError
from dejarik.kernel.match import Match
from tests.contract.secret_checks import fresh, swapped


def every_option_is_one_action(match: Match, _: Random) -> None:
    """Each option has an action of its own that leads back to it; other actions are refused."""
    actions, s = match.game.actions, match.state
    ids = actions.ids(s)
    assert len(ids) == len(match.options), "an option has no action"
    assert len(set(ids)) == len(ids), "two options are the same action"
    assert actions.ids(s.copy()) == ids, "asked again, the options are other actions"
    for action, option in zip(ids, match.options, strict=True):
        assert 0 <= action < actions.size, f"there is no action {action}"
        assert actions.option(s, action) == option, f"action {action} leads to another option"
    try:
        actions.option(s, actions.size)
    except IllegalMoveError:
        return
    raise AssertionError("an action that does not exist is legal")


def encodings_have_named_columns(match: Match, _: Random) -> None:
    """Every column has a name of its own, the same for everybody, and returns add up to nothing."""
    game, s = match.game, match.state
    columns = game.columns(s)
    assert len(set(columns)) == len(columns), "two columns have the same name"
    for seat in range(match.players + 1):
        assert len(game.encode(s, seat)) == len(columns), f"seat {seat} has columns without a name"
    returns = game.returns(s)
    assert len(returns) == match.players
    assert abs(sum(returns)) < 1e-9, "somebody wins what nobody loses"
    assert any(returns) <= (match.result is not None), "something is won before the end"


def hidden_things_change_no_encoding(match: Match, rand: Random) -> None:
    """A seat is given the same numbers when only what it may not know is different."""
    game, s = match.game, match.state
    for seat in range(match.players + 1):
        mine = game.encode(s, seat)
        for twin in (game.determinize(s, seat, fresh(rand)), swapped(game, s, seat, rand)):
            other = game.encode(twin, seat)
            told = [name for name, a, b in zip(game.columns(s), mine, other, strict=True) if a != b]
            assert not told, f"seat {seat} is told something hidden by {told[:5]}"
            if s.decision is not None and s.decision.seat in (seat, CHANCE):
                assert game.actions.ids(twin) == game.actions.ids(s), f"the actions tell seat {seat} something hidden"


def cards_in_bare_zones_bear_nothing(match: Match, _: Random) -> None:
    """What is encoded of cards is not looked for in bare zones, so nothing of it may be there."""
    tables, s = match.game.encoding.tables, match.state
    bare = [zone for zone in tables.zones if zone.bare]
    lying = [
        card
        for zone in bare
        for place in range(match.players if zone.each else 1)
        for card in s.zones[zone.first + place]
    ]
    for name, nothing in [*((name, 0) for name in tables.by_card), *((name, NOBODY) for name in tables.hosts)]:
        table = getattr(s, name)
        bearing = [card for card in lying if table[card] != nothing]
        assert not bearing, f"cards {bearing} in bare zones have {name}"
