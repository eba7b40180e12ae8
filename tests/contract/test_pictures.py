"""No two cards look alike by accident: a picture is a silhouette before a sky, in the colors of its family."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable, Iterable
from math import comb
from pathlib import Path
from typing import Any

import pytest

from dejarik.kernel import registry
from dejarik.kernel.game import CardFacts, Game
from dejarik.kernel.looks import spread

GAMES = [registry.find(name) for name in registry.names()]
BOXES = [game for game in GAMES if game.decks is None]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

MOST_ALIKE = 0.001
"""The share of all pairs of cards that may have the same silhouette before nearly the same sky: one in a thousand."""

PLACES = 6
"""The places at which the page puts the disc of a sky: nothing else in a sky is as large."""

SKIES = Path(__file__).parents[2] / "web" / "tests" / "unit" / "skies.json"
"""Places of some cards' discs, with which the page is tested too."""


def place_of_the_disc(key: str) -> int:
    """Where the page puts the disc, from the key of a card (web/src/art/sky.ts)."""
    state = 0x811C9DC5
    for letter in key:
        state = (state ^ ord(letter)) * 0x01000193 & 0xFFFFFFFF
    state = (state + 0x6D2B79F5) & 0xFFFFFFFF
    mixed = (state ^ state >> 15) * (1 | state) & 0xFFFFFFFF
    mixed = (mixed + (mixed ^ mixed >> 7) * (61 | mixed) & 0xFFFFFFFF) ^ mixed
    return (mixed ^ mixed >> 14) * PLACES >> 32


def pairs_alike(looks: Iterable[Hashable]) -> int:
    """How many pairs there are of equal looks."""
    return sum(comb(many, 2) for many in Counter(looks).values())


def silhouette(card: CardFacts) -> tuple[str, str]:
    return card.look.figure, card.look.color


def test_skies_are_reckoned_as_on_the_page() -> None:
    told: dict[str, int] = json.loads(SKIES.read_text(encoding="utf-8"))
    assert {key: place_of_the_disc(key) for key in told} == told
    assert set(told.values()) == set(range(PLACES))


@every_game
def test_hardly_any_two_cards_look_alike(game: Game[Any]) -> None:
    cards = game.cards()
    alike = pairs_alike((*silhouette(card), place_of_the_disc(card.key)) for card in cards)
    assert alike <= MOST_ALIKE * comb(len(cards), 2)


@pytest.mark.parametrize("game", BOXES, ids=lambda game: game.name)
def test_in_one_box_no_two_cards_of_a_color_share_a_silhouette(game: Game[Any]) -> None:
    assert pairs_alike(map(silhouette, game.cards())) == 0


def test_a_key_always_has_the_same_of_several_silhouettes() -> None:
    several = "hood helm person"
    assert {spread(several, f"card_{number}") for number in range(50)} == set(several.split())
    assert spread(several, "card_1") == spread(several, "card_1")
