"""Forecasts: what a choice will certainly do, in numbers and in the words of the log."""

from __future__ import annotations

from dejarik.kernel.forecast import Forecast, forecasts
from dejarik.kernel.match import Match


def foretold(match: Match, notation: str) -> Forecast:
    [found] = forecasts(match.game, match.state, [match.option(notation)])
    return found


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
