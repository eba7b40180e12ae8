"""Decks to start with: four as printed, the only ones that may have 20 cards, and two of Spirit of Rebellion."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.decks import DECKS, STARTER_TITLES, STARTERS, decode, is_legal, starter_key, violations
from dejarik.games.destiny.decks.starters import PRINTED
from tests.destiny.table import dealt, rule


@rule("destiny.starter.deck_of_twenty")
@pytest.mark.parametrize("key", PRINTED)
def test_a_starter_is_legal_with_its_20_cards(key: str) -> None:
    deck = STARTERS[key]
    assert (deck.size, violations(deck)) == (20, ())
    assert starter_key(replace(deck, name="mine")) == key


@rule("destiny.starter.deck_of_twenty")
@pytest.mark.parametrize("key", PRINTED)
def test_a_changed_starter_needs_30_cards_like_any_deck(key: str) -> None:
    deck = STARTERS[key]
    other = next(each for each in ("AW-165", "AW-170") if each != deck.battlefield)
    (violation,) = violations(replace(deck, battlefield=other))
    assert violation.rule == "destiny.starter.deck_of_twenty"
    assert violation.text.en == "Only the printed starter decks may have 20 cards, any other deck needs 30."
    assert violation.text.pl == "20 kart mogą mieć tylko gotowe talie startowe, każda inna talia musi mieć 30."


def _team(key: str) -> list[tuple[str, int]]:
    return [(POOL[each].name.en, dice) for each, dice in STARTERS[key].characters]


@rule("destiny.starter.team_luke_han", "destiny.starter.team_boba_stormtrooper")
def test_the_teams_of_the_starters() -> None:
    assert {key: _team(key) for key in PRINTED} == {
        "luke-skywalker": [("Luke Skywalker", 2), ("Han Solo", 1)],
        "boba-fett": [("Veteran Stormtrooper", 1), ("Boba Fett", 2)],
        "rey": [("Rey", 2), ("Finn", 1)],
        "kylo-ren": [("First Order Stormtrooper", 1), ("Kylo Ren", 2)],
    }


@rule("destiny.starter.build.parts")
@pytest.mark.parametrize("key", PRINTED)
def test_every_starter_comes_with_9_dice(key: str) -> None:
    assert STARTERS[key].dice == 9


def test_a_starter_has_a_title_in_both_languages_and_is_its_own_code() -> None:
    assert list(STARTER_TITLES) == list(STARTERS)
    for key, deck in STARTERS.items():
        assert deck.name == STARTER_TITLES[key].en
        assert STARTER_TITLES[key].pl.startswith("Zestaw startowy: " if key in PRINTED else "Duch Rebelii: ")
        assert decode(f" {key}\n") is deck


SPIRIT_OF_REBELLION = [key for key in STARTERS if key not in PRINTED]


@rule("destiny.deckbuild.exactly_thirty")
@pytest.mark.parametrize("key", SPIRIT_OF_REBELLION)
def test_a_deck_of_spirit_of_rebellion_is_legal_and_made_of_that_set_alone(key: str) -> None:
    deck = STARTERS[key]
    assert (deck.size, violations(deck), starter_key(deck)) == (30, (), "")
    keys = [each for each, _ in (*deck.characters, *deck.cards)]
    assert {each[:4] for each in (*keys, deck.battlefield)} == {"SoR-"}


@rule("destiny.team.max_thirty_points")
def test_the_teams_of_spirit_of_rebellion() -> None:
    assert {key: _team(key) for key in SPIRIT_OF_REBELLION} == {
        "chirrut-and-baze": [("Baze Malbus", 1), ("Chirrut Îmwe", 2)],
        "director-krennic": [("Death Trooper", 1), ("Director Krennic", 2)],
    }
    assert [STARTERS[key].points for key in SPIRIT_OF_REBELLION] == [30, 29]


@rule("destiny.sidezone.any_number_of_matching_dice")
def test_the_deck_of_director_krennic_comes_with_the_dice_it_needs() -> None:
    t = dealt(deck1="director-krennic", deck2="chirrut-and-baze")
    assert t.you.view.region("aside", 0).note.en == "dice: “Death Trooper” 4"
    assert t.they.view.region("aside", 1).note.en == ""


def test_a_starter_stands_in_sections() -> None:
    sizes = {section.title.en: section.size for section in DECKS.sheet("rey").sections if section.entries}
    assert sizes == {"Characters": 2, "Battlefield": 1, "Upgrades": 5, "Supports": 3, "Events": 12}


def test_a_starter_without_its_cards_is_not_legal() -> None:
    assert not is_legal(replace(STARTERS["rey"], cards=()))
