"""Random decks are legal, all of them, and nothing of the pool is left out."""

from __future__ import annotations

import random

import pytest

from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.decks import BadDeckError, Deck, random_deck, violations
from dejarik.games.destiny.language.terms import BATTLEFIELD

DRAWS = 600


@pytest.fixture(scope="module")
def drawn() -> list[Deck]:
    rand = random.Random(2026)
    return [random_deck(rand) for _ in range(DRAWS)]


def test_random_decks_are_legal(drawn: list[Deck]) -> None:
    assert [violations(deck) for deck in drawn if violations(deck)] == []


def test_random_decks_reach_every_card_and_every_number_of_dice(drawn: list[Deck]) -> None:
    keys = {key for deck in drawn for key, _ in (*deck.characters, *deck.cards)}
    keys |= {deck.battlefield for deck in drawn} | {deck.plot for deck in drawn} - {""}
    assert keys == {card.key for card in ALL_CARDS}
    versions = {version for deck in drawn for version in deck.characters}
    assert versions == {
        (card.key, dice) for card in ALL_CARDS if card.health for dice in range(1, len(card.points) + 1)
    }


def test_random_teams_are_of_several_sizes_with_and_without_a_plot(drawn: list[Deck]) -> None:
    assert {len(deck.characters) for deck in drawn} >= {1, 2, 3}
    assert {deck.plot == "" for deck in drawn} == {True, False}


def test_the_same_seed_gives_the_same_deck() -> None:
    assert random_deck(random.Random(5)) == random_deck(random.Random(5))
    assert random_deck(random.Random(5)) != random_deck(random.Random(6))


def test_a_pool_can_be_too_small() -> None:
    awakenings = [card for card in ALL_CARDS if card.key.startswith("AW")]
    assert random_deck(random.Random(1), awakenings).plot == ""
    for pool in ([], awakenings[:20], [card for card in ALL_CARDS if card.kind != BATTLEFIELD]):
        with pytest.raises(BadDeckError, match="no legal deck can be made of these cards"):
            random_deck(random.Random(1), pool)
