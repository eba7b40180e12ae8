"""A deck on one line: the same deck always has the same code, and a wrong code says where it is wrong."""

from __future__ import annotations

import random

import pytest

from dejarik.games.destiny.decks import STARTERS, BadDeckError, Deck, decode, encode, random_deck
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import same
from tests.destiny.deck_samples import broken


def test_a_code_has_the_team_with_its_dice_the_battlefield_and_the_cards() -> None:
    deck = Deck("Any", (("AW-046", 1), ("AW-035", 2)), "AW-166", (("AW-051", 1), ("AW-044", 2)), "LEG-169")
    assert encode(deck) == "AW-035x2 AW-046 LEG-169 / AW-166 / AW-044x2 AW-051"
    assert decode(encode(deck)).contents == deck.contents


@pytest.mark.parametrize(
    "code",
    [
        "aw-46 AW-035X2 LEG-169 / AW-166 / AW-051 AW-044 AW-044",
        "AW35x2 AW046 LEG169/AW166/AW044x2 AW51",
        "  AW-035x2  AW-046x1\tLEG-169  /  AW-166 /AW-044×2 AW-051\n",
    ],
)
def test_a_code_is_read_however_it_is_typed_and_written_in_one_way(code: str) -> None:
    assert encode(decode(code)) == "AW-035x2 AW-046 LEG-169 / AW-166 / AW-044x2 AW-051"


@pytest.mark.parametrize("code", ["/ /", "AW-035 / /", "/ AW-166 /", "/ / AW-059x9", "AW-002 AW-002x2 / / AW-038"])
def test_an_unfinished_deck_has_a_code_too(code: str) -> None:
    assert encode(decode(code)) == code


def test_random_decks_come_back_from_short_codes() -> None:
    rand = random.Random(7)
    for deck in (*STARTERS.values(), *(random_deck(rand) for _ in range(200))):
        code = encode(deck)
        assert len(code) < 1000
        assert decode(code).contents == deck.contents
        assert encode(decode(code)) == code


def test_what_is_too_much_in_a_code_is_a_violation_and_not_an_error() -> None:
    two = decode("AW-038 LEG-168 LEG-169 / AW-165 AW-166 / AW-059")
    assert {"destiny.build.one_battlefield", "destiny.starter.plot.optional_one"} <= set(broken(two))
    assert encode(decode(encode(two))) == encode(two)


@pytest.mark.parametrize(
    ("code", "english", "polish"),
    [
        (
            "",
            "a code has 3 parts with / between them, not 1. Write characters / battlefield / cards",
            "a nie 1. Napisz",
        ),
        ("AW-035 / AW-166", "not 2", "a nie 2"),
        ("AW-035 / AW-166 / AW-059 / AW-010", "not 4", "a nie 4"),
        ("reey", "a code has 3 parts", "kod ma 3 części"),
        (
            "AW-035 / AW-166 / AW-059x2 Lightsaber",
            "column 28: “Lightsaber” is not a card with its number",
            "kolumna 28: „Lightsaber” to nie karta z liczbą",
        ),
        (
            "AW-999 / /",
            "column 1: the set Awakenings has no card 999 here",
            "w zestawie Przebudzenia nie ma tu karty 999",
        ),
        (
            "XYZ-001 / /",
            "column 1: there is no set “XYZ” here. The sets are Awakenings (AW), ",
            "nie ma tu zestawu „XYZ”",
        ),
        ("AW-035x0 / /", "column 1: 0 is not a number from 1 to 99", "0 to nie liczba od 1 do 99"),
        ("/ / AW-059x" + "9" * 500, "column 5: 9999999999… is not a number from 1 to 99", "to nie liczba od 1 do 99"),
        ("AW-035 / / " + "AW-059 " * 200, "a code has at most 1000 characters", "kod ma najwyżej 1000 znaków"),
    ],
)
def test_a_wrong_code_says_where_and_why(code: str, english: str, polish: str) -> None:
    with pytest.raises(BadDeckError) as caught:
        decode(code, same("code"))
    assert isinstance(caught.value, DejarikError)
    assert caught.value.text.en.startswith("code")
    assert english in caught.value.text.en
    assert polish in caught.value.text.pl
