"""Decks on one line: what a code looks like, and what is said of one that cannot be read."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.games.lcg.cards import SETS
from dejarik.games.lcg.decks import STARTERS, Deck, deck_of, encode, random_deck, read_deck
from dejarik.games.lcg.decks.model import AFFILIATION_CARDS
from dejarik.kernel.decks import LONGEST_CODE
from dejarik.kernel.errors import BadDeckError

AFFILIATIONS = st.lists(st.sampled_from([card.key for card in AFFILIATION_CARDS.values()]), max_size=2)
NUMBERED = st.lists(st.tuples(st.sampled_from(sorted(SETS)), st.integers(1, 9)), max_size=40)


@given(AFFILIATIONS, NUMBERED)
def test_every_deck_comes_back_from_its_code(affiliations: list[str], sets: list[tuple[int, int]]) -> None:
    deck = Deck("", tuple(affiliations), tuple(sets))
    assert deck_of(encode(deck)) == deck
    assert read_deck(encode(deck)) == deck
    assert len(encode(deck)) <= LONGEST_CODE


@pytest.mark.parametrize(
    "written", ["jedi: 18 1 3x2", "JEDI:1,3,3,18", " Jedi : 1x1 3x1,3 18 ", "jedi: 18, 003x2, 1", "Jedi: 1 3×2 18"]
)
def test_a_code_is_understood_however_it_is_spaced(written: str) -> None:
    assert encode(deck_of(written)) == "jedi: 1 3x2 18"
    assert encode(read_deck(written)) == "jedi: 1 3x2 18"


def test_affiliations_have_their_short_names_in_codes_and_any_name_is_understood() -> None:
    assert encode(deck_of("Sojusz Rebeliantów: 8")) == "rebels: 8"
    assert encode(deck_of("Smugglers and Spies: 15")) == "smugglers: 15"
    assert [encode(deck_of(f"{short}:")) for short in AFFILIATION_CARDS] == [f"{short}:" for short in AFFILIATION_CARDS]


def test_a_starters_key_is_its_code() -> None:
    for key, deck in STARTERS.items():
        assert deck_of(key) is deck
        assert read_deck(f"{key}\n".encode()) is deck
    assert encode(STARTERS["sith"]) == "sith: 19 20 21 22 23 24 25 36"


def test_chance_makes_decks_that_come_back() -> None:
    for seed in range(50):
        deck = random_deck(random.Random(seed))
        assert deck_of(encode(deck)) == deck


@pytest.mark.parametrize(
    ("code", "en", "pl"),
    [
        ("", "a code has a colon behind the affiliation. Write an", "kod ma dwukropek za stronnictwem. Napisz"),
        ("jedi 1 2", "a code has a colon behind the affiliation. Write an", "kod ma dwukropek za stronnictwem. Napisz"),
        (
            "gungans: 1",
            "column 1: no affiliation is called “gungans”. The affiliations are: Jedi, Rebel",
            "kolumna 1: żadne stronnictwo nie nazywa się „gungans”. Stronnictwa to: Jedi, Sojusz",
        ),
        (
            "jedi: 1 yoda",
            "column 9: “yoda” is not the number of a set. Write an affiliation",
            "kolumna 9: „yoda” to nie numer zestawu. Napisz stronnictwo",
        ),
        (
            "jedi: 1 37",
            "column 9: there is no objective set 37 here. Correct the number of the set.",
            "kolumna 9: nie ma tu zestawu celu 37. Popraw numer zestawu.",
        ),
        (
            "jedi: 1x100",
            "column 7: 100 is not a number from 1 to 99. Check the numbers.",
            "kolumna 7: 100 to nie liczba od 1 do 99. Sprawdź liczby.",
        ),
        (
            "jedi: " + "1x99 " * 6,
            "column 32: these are more than 500 objectives. Check the numbers.",
            "kolumna 32: to ponad 500 celów. Sprawdź liczby.",
        ),
        ("jedi: " + "1" * 1000, "a code has at most 1000 characters. Write", "kod ma najwyżej 1000 znaków. Napisz"),
    ],
    ids=range(8),
)
def test_what_is_wrong_with_a_code_is_told_with_its_column(code: str, en: str, pl: str) -> None:
    with pytest.raises(BadDeckError) as caught:
        deck_of(code)
    assert caught.value.text.en.startswith(en)
    assert caught.value.text.pl.startswith(pl)
