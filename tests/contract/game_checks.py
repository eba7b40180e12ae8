"""Checks of a game's own description: its modes, options, cards and rules, before anything is played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import Game, Setup
from dejarik.kernel.match import Match
from tests.contract.option_checks import is_said


def modes_can_be_played(game: Game[Any]) -> None:
    """Modes have names of their own and set-ups that the game accepts."""
    _unique([mode.name for mode in game.modes])
    assert all((game.title.en, game.title.pl)), "a game without a title"
    assert game.default_seats in game.seats
    for mode in game.modes:
        is_said(mode.title)
        assert game.check(mode.setup).players == mode.setup.players


def options_are_described(game: Game[Any]) -> None:
    """Every option has a title, a rule and a default that every number of players can use."""
    _unique([spec.key for spec in game.option_specs])
    for spec in game.option_specs:
        is_said(spec.title)
        is_said(spec.values)
        assert spec.rule in game.rules, f"{spec.rule} is no known rule"
        for players in game.seats:
            assert spec.check(spec.default, players) is None, f"{spec.key}={spec.default} is not allowed"


def cards_are_described(game: Game[Any]) -> None:
    """Every card has its own key, its names and at least one copy."""
    _unique([card.key for card in game.cards()])
    for card in game.cards():
        assert all((card.name.en, card.name.pl)), f"{card.key} has no name"
        is_said(card.kind)
        if card.text.en or card.text.pl:
            is_said(card.text)
        assert card.copies > 0, f"{card.key} has no copy"


def rules_are_stated(game: Game[Any]) -> None:
    """Every rule has its own id under the game's name, a statement in both languages, a source and a check."""
    _unique([rule.id for rule in game.rules])
    for rule in game.rules:
        assert rule.id.startswith(f"{game.name}."), f"{rule.id} belongs to another game"
        is_said(rule.text)
        assert all((rule.kind, rule.source.en, rule.source.pl, rule.check)), f"{rule.id} is incomplete"


def wrong_seats_are_refused(game: Game[Any]) -> None:
    """Too few and too many players are refused with a remedy."""
    for players in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 10**30):
        _refuses(game, Setup(players))


def unknown_options_are_refused(game: Game[Any]) -> None:
    """A misspelt option is refused with the list of those there are."""
    _refuses(game, Setup(game.default_seats, {"no_such_option": "1"}))


def any_value_is_played_or_refused(game: Game[Any], key: str, value: str, players: int) -> None:
    """Whatever is typed as the value of an option, either the game can be dealt or the refusal says why not."""
    try:
        match = Match(game, players, 1, {key: value})
    except BadSetupError as error:
        is_said(error.cause)
        is_said(error.remedy)
    else:
        assert match.options or match.result


def _refuses(game: Game[Any], setup: Setup) -> None:
    try:
        Match(game, setup.players, 1, setup.options)
    except BadSetupError as error:
        is_said(error.cause)
        is_said(error.remedy)
    else:
        raise AssertionError(f"{game.name} accepts {setup}")


def _unique(names: Iterable[str]) -> None:
    found = list(names)
    assert len(set(found)) == len(found), f"a name is used twice: {found}"
