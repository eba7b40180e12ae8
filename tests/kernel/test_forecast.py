"""Forecasts: what a choice will certainly do, in numbers and in the words of the log."""

from __future__ import annotations

from random import Random

from dejarik.kernel.decision import Option
from dejarik.kernel.forecast import Forecast, forecasts
from dejarik.kernel.match import Match
from dejarik.kernel.shares import share_forecasts
from dejarik.kernel.text import Text


def foretold(match: Match, notation: str) -> Forecast:
    [found] = forecasts(match.game, match.state, [match.option(notation)])
    return found


def offered(game: str, verb: str, length: int) -> tuple[Match, Option]:
    """A game at the first point where the first seat may choose something of that kind, and what it is."""
    match = Match(game, players=2, seed=1)
    while True:
        wanted = [option for option in match.options if (option[0], len(option)) == (verb, length)]
        if wanted and match.decision is not None and match.decision.seat == 0:
            return match, wanted[0]
        match.play(match.options[0])


def test_what_is_paid_and_gained_is_certain() -> None:
    match = Match("bounty", players=2, seed=7)
    effects = foretold(match, "job").effects
    assert [(effect.icon, effect.change) for effect in effects] == [("credits", 200), ("actions", -1)]
    assert effects[0].text.en.startswith("Credits: ")
    assert effects[0].text.pl.startswith("Kredyty: ")


def test_what_is_drawn_is_not() -> None:
    match = Match("bounty", players=2, seed=7)
    match.play("draw")
    assert foretold(match, "deck") == Forecast((), ())
    market = next(choice for choice in match.view(0).prompt.choices if choice.option[0] == "take")  # type: ignore[union-attr]
    taken = foretold(match, market.notation)
    assert [effect.thing for effect in taken.effects] == list(market.things), "it leaves the market"
    assert taken.effects[0].text == taken.lines[0]
    assert len(taken.lines) == 1, "which card comes into the market is not certain"


def test_a_roll_is_not_foretold() -> None:
    match = Match("destiny", players=2, seed=3)
    while not any(option[0] == "activate" for option in match.options):
        match.play(match.options[-1])
    option = next(option for option in match.options if option[0] == "activate")
    [found] = forecasts(match.game, match.state, [option])
    assert len(found.lines) == 1, "that the dice are rolled, not how they fall"


def test_equipment_tells_what_it_adds_to_what_missions_need() -> None:
    match, equip = offered("bounty", "equip", 2)
    [found] = forecasts(match.game, match.state, [equip])
    before = {thing.id: {need.icon: need for need in thing.needs} for thing in match.view(0).region("missions").things}
    filled = [effect for effect in found.effects if effect.thing in before]
    assert filled, "this equipment tests nothing"
    for effect in filled:
        need = before[effect.thing][effect.icon]
        assert effect.change > 0
        assert effect.text.en.endswith(f": {need.have} → {need.have + effect.change} of {need.need}")


def test_an_upgrade_tells_where_it_comes_to_lie() -> None:
    match, option = offered("destiny", "play", 3)
    _, upgrade, host = option
    [found] = forecasts(match.game, match.state, [option])
    laid = [(effect.thing, effect.text) for effect in found.effects if effect.text.en.startswith("+")]
    name = next(thing.name for thing in match.view(0).region("hand", 0).things if thing.id == upgrade)
    assert laid == [(host, Text(f"+ {name.en}", f"+ {name.pl}"))]


def test_every_target_of_what_is_spread_tells_what_its_share_does() -> None:
    """A hull that gets all it can take is gone, whatever the other ships get; less is counted."""
    match = Match("deckbuilding", players=2, seed=1)
    rand = Random(1)
    while match.decision is None or match.decision.kind != "assign":
        match.play(rand.choice(match.options))
    told = {(share.thing, share.amount): share.effects for share in share_forecasts(match.game, match.state)}
    prompt = match.view(match.decision.seat).prompt
    assert prompt is not None
    assert prompt.together is not None
    spread = match.game.spread(match.state)
    assert spread is not None
    assert {thing for thing, _ in told} == set(spread.most)
    for (thing, amount), effects in told.items():
        [effect] = effects
        destroyed = amount == spread.most[thing]
        assert (effect.icon, effect.change) == (("", 0) if destroyed else ("damage", amount))


def test_points_and_amounts_are_told_alike() -> None:
    match = Match("destiny", players=2, seed=1)
    while match.decision is None or match.decision.kind != "assign":
        match.play(match.options[0])
    told = share_forecasts(match.game, match.state)
    assert [(share.amount, share.effects[0].icon, share.effects[0].change) for share in told] == [
        (amount, "shield", amount) for _ in match.options for amount in (1, 2)
    ]


def test_where_nothing_is_spread_no_share_is_foretold() -> None:
    match = Match("bounty", players=2, seed=7)
    assert share_forecasts(match.game, match.state) == []
