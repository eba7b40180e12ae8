"""The whole pool in the deck editor and in every form: each card has a legal deck, and all of them can be played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dejarik.games.destiny.cards import ALL_CARDS, SETS
from dejarik.games.destiny.decks import DECKS, Deck, decode, encode, random_deck, read_deck, violations
from dejarik.games.destiny.decks.json_form import write_json
from dejarik.games.destiny.decks.plain_text import write_text
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, IN_DECKS, KIND_KEYS
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decks import DeckPick
from dejarik.kernel.match import Match
from tests.destiny.conservation import destiny_is_conserved
from tests.destiny.deck_samples import ECHO_BASE, filling
from tests.destiny.table import rule

REBELLION = [card for card in ALL_CARDS if card.key.startswith("SoR")]
COMPANIONS = {
    (color, side): key
    for color, keys in enumerate([("AW-030", "AW-002"), ("AW-036", "AW-012"), ("AW-047", "AW-022")])
    for side, key in enumerate(keys)
}
"""A cheap character of each color, hero and villain, that makes its cards playable."""


def deck_with(card: Card) -> Deck:
    """A legal deck that has a card: as a character, as its battlefield, or twice among those to draw."""
    if card.kind == CHARACTER:
        team = ((card.key, 1),)
        return Deck("", team, ECHO_BASE, filling(team))
    if card.kind == BATTLEFIELD:
        team = ((COMPANIONS[0, 0], 1),)
        return Deck("", team, card.key, filling(team))
    team = ((COMPANIONS[min(card.color, 2), card.side % 2], 1),)
    namesakes = tuple(other.key for other in ALL_CARDS if other.name.en == card.name.en)
    return Deck("", team, ECHO_BASE, (*filling(team, 28, without=namesakes), (card.key, 2)))


def test_spirit_of_rebellion_is_complete() -> None:
    assert [card.key for card in REBELLION] == [f"SoR-{number:03}" for number in range(1, 161)]
    kinds = Counter(KIND_KEYS[card.kind] for card in REBELLION)
    assert (kinds["battlefield"], kinds["plot"]) == (10, 0)
    assert [each.letters for each in SETS] == ["AW", "SoR", "LEG"]


@rule("destiny.deckbuild.exactly_thirty")
@pytest.mark.parametrize("card", REBELLION, ids=[card.key for card in REBELLION])
def test_every_card_of_spirit_of_rebellion_has_a_legal_deck_that_survives_every_form(card: Card) -> None:
    deck = deck_with(card)
    assert violations(deck) == ()
    assert decode(encode(deck)).contents == deck.contents
    for written in (write_text(deck), write_json(deck)):
        assert read_deck(written.encode()).contents == deck.contents


@pytest.mark.parametrize("card", REBELLION, ids=[card.key for card in REBELLION])
def test_the_editor_has_a_place_for_every_card_of_spirit_of_rebellion(card: Card) -> None:
    (place,) = [place for place in DECKS.places if place.key == card.key]
    sheet = DECKS.build((DeckPick(place.section, card.key, level=len(place.levels)),))
    (found,) = [entry for section in sheet.sections for entry in section.entries]
    assert (found.key, found.copies) == (card.key, 1)
    dice = next(total.value for total in sheet.totals if total.key == "dice")
    assert dice == (len(card.points) if card.kind == CHARACTER else int(bool(card.die)))


def test_cards_of_one_name_are_told_apart() -> None:
    versions = Counter(card.name.en for card in ALL_CARDS)
    shared = [card for card in REBELLION if versions[card.name.en] > 1]
    assert {card.name.en for card in shared} >= {"R2-D2", "Slave I", "Darth Vader"}
    for card in shared:
        read = read_deck(write_text(deck_with(card)).encode())
        keys = [key for key, _ in (*read.characters, *read.cards)]
        namesakes = [other.key for other in ALL_CARDS if other.name == card.name and other.key in keys]
        assert namesakes == [card.key]


@pytest.mark.parametrize("seed", range(12))
def test_decks_of_spirit_of_rebellion_alone_play_to_the_end(seed: int) -> None:
    rand = Random(seed)
    decks = {f"deck{seat + 1}": encode(random_deck(rand, REBELLION)) for seat in range(2)}
    match = Match("destiny", seed=seed, options=decks)
    while match.options:
        match.play(rand.choice(match.options))
        destiny_is_conserved(match.state)
    assert match.result is not None


def test_random_decks_use_what_a_set_alone_offers() -> None:
    rand = Random(3)
    decks = [random_deck(rand, REBELLION) for _ in range(40)]
    assert [deck for deck in decks if violations(deck)] == []
    used = {key for deck in decks for key, _ in deck.cards}
    assert len(used) > 100
    assert used <= {card.key for card in REBELLION if card.kind in IN_DECKS}
