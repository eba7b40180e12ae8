"""Calls about the games: list, cards, rules and their contents, tour. Each response is built once and cached."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec

import dejarik
from dejarik.kernel.game import CardFacts
from dejarik.kernel.rules import Chapter
from dejarik.server import scene, wire_games
from dejarik.server.assets import Asset
from dejarik.server.calls.call import Ask, Call
from dejarik.server.tours import tour_of
from dejarik.server.wire_records import Tour

_JSON = "application/json"


@cache
def _all_games() -> Asset:
    games = [scene.describe(dejarik.game(name)) for name in dejarik.game_names()]
    return Asset(msgspec.json.encode(games), _JSON)


@cache
def _all_cards(game: str) -> Asset:
    return Asset(msgspec.json.encode(dejarik.game(game).cards()), _JSON)


@cache
def _all_rules(game: str) -> Asset:
    catalogue = dejarik.game(game).rules
    rules = [wire_games.Rule(rule.id, rule.kind, rule.text, rule.source, rule.note) for rule in catalogue]
    return Asset(msgspec.json.encode(rules), _JSON)


@cache
def _contents(game: str) -> Asset:
    return Asset(msgspec.json.encode(dejarik.game(game).rules.chapters), _JSON)


@cache
def _tour(game: str) -> Asset:
    return Asset(msgspec.json.encode(tour_of(dejarik.game(game))), _JSON)


async def list_games(_: Ask[None]) -> Asset:
    """All games with modes and options."""
    return await asyncio.to_thread(_all_games)


async def list_cards(ask: Ask[None]) -> Asset:
    """Every card of a game as printed."""
    return await asyncio.to_thread(_all_cards, ask.path["game"])


async def list_rules(ask: Ask[None]) -> Asset:
    """The rule catalogue of a game."""
    return await asyncio.to_thread(_all_rules, ask.path["game"])


async def list_contents(ask: Ask[None]) -> Asset:
    """The chapters of a game's rules."""
    return await asyncio.to_thread(_contents, ask.path["game"])


async def show_tour(ask: Ask[None]) -> Asset:
    """A first game with a guide, all of it."""
    return await asyncio.to_thread(_tour, ask.path["game"])


_NO_GAME = ((404, "no_game"),)

CALLS = (
    Call("GET", "/api/games", "All games with modes and options", list_games, list[wire_games.Game]),
    Call(
        "GET",
        "/api/games/{game:id}/cards",
        "Every card of a game as printed",
        list_cards,
        list[CardFacts],
        refuses=_NO_GAME,
    ),
    Call(
        "GET",
        "/api/games/{game:id}/rules",
        "The rule catalogue of a game",
        list_rules,
        list[wire_games.Rule],
        refuses=_NO_GAME,
    ),
    Call(
        "GET",
        "/api/games/{game:id}/contents",
        "The chapters of a game's rules",
        list_contents,
        list[Chapter],
        refuses=_NO_GAME,
    ),
    Call(
        "GET",
        "/api/games/{game:id}/tour",
        "A first game with a guide",
        show_tour,
        Tour,
        refuses=(*_NO_GAME, (404, "no_tour")),
    ),
)
