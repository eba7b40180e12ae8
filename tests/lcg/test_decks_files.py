"""Decks in JSON, and files that are no deck at all; each gets one clear sentence."""

from __future__ import annotations

import json
import random
import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.games.lcg.decks import STARTERS, deck_of, encode, random_deck, read_deck, write_json, write_o8d, write_text
from dejarik.kernel.decklists.decoding import LARGEST_FILE
from dejarik.kernel.errors import BadDeckError
from tests.lcg.deck_samples import refused

PIECES = st.sampled_from(
    [
        *("jedi", "Sith", ":", "1", "18", "x2", "2x ", "(", ")", "#", "\n", " ", ",", "+", "Yoda", "Hit and Run"),
        *("{", "}", "[", "]", '"', '"sets"', '"affiliation"', "<deck>", "</deck>", '<section name="Objective Deck">'),
        *("</section>", '<card qty="1">', "</card>", "&amp;", "<!DOCTYPE a>", "Command deck", "Cele"),
    ]
)


def test_json_has_the_affiliation_and_the_sets_with_their_copies() -> None:
    assert json.loads(write_json(deck_of("jedi: 1x2 18"))) == {
        "name": "",
        "affiliation": "jedi",
        "sets": {"1": 2, "18": 1},
    }
    for deck in (*STARTERS.values(), *(random_deck(random.Random(seed)) for seed in range(20))):
        assert read_deck(write_json(deck)) == deck
    for unfinished in ("jedi+sith: 1x3 19", "jedi:", ": 18x9"):
        assert encode(read_deck(write_json(deck_of(unfinished)))) == unfinished


@pytest.mark.parametrize(
    "sets",
    [
        {"1": 2, "18": 1},
        {"A Hero's Journey": 2, "uderz i uciekaj": 1},
        [1, 1, 18],
        ["1", "Podróż bohatera", {"name": "Hit and Run"}],
        [{"set": 1, "quantity": 2}, {"number": "18", "copies": 1}],
    ],
)
def test_sets_in_json_are_understood_by_number_and_name(sets: object) -> None:
    assert encode(read_deck(json.dumps({"affiliation": "Jedi", "sets": sets}))) == "jedi: 1x2 18"


@pytest.mark.parametrize(
    ("text", "en", "pl"),
    [
        ('{"name": "x"}', ": there is no “sets” in it. Write {", ": nie ma tu „sets”. Napisz {"),
        ('{"sets": 5}', ", line 1, column 2: “sets” is not a list of objective sets. Write", ", wiersz 1, kolumna 2: "),
        (
            '{\n"sets": {"37": 1}}',
            ", line 2, column 10: there is no objective set 37 here.",
            ", wiersz 2, kolumna 10: ",
        ),
        ('{"sets": {"1": "2"}}', ', line 1, column 11: "2" is not a number from 1 to 99.', ", wiersz 1, kolumna 11: "),
        (
            '{"sets": {"1": true}}',
            ", line 1, column 11: true is not a number from",
            ", wiersz 1, kolumna 11: true to nie",
        ),
        (
            '{"sets": [1, null]}',
            ", sets, entry 2: null is not an objective set. Write",
            ", sets, pozycja 2: null to nie",
        ),
        ('{"sets": [0]}', ", sets, entry 1: there is no objective set 0 here.", ", sets, pozycja 1: nie ma tu zestawu"),
        ('{"sets": ["Yoda"]}', ", sets, entry 1: “Yoda” is a command card, not an objective.", ", sets, pozycja 1: "),
        (
            '{"affiliation": 5, "sets": [1]}',
            ", line 1, column 2: “affiliation” is not a list of affiliations.",
            ", wiersz",
        ),
        ('{"affiliation": "x", "sets": [1]}', ", line 1, column 2: no affiliation is called “x”.", ", wiersz 1, "),
        (
            '{"sets": {"1": 1, "1": 1}}',
            ", line 1, column 19: “1” stands twice. Keep one and",
            ", wiersz 1, kolumna 19: ",
        ),
        ('{"sets": {"1": 1', ", line 1, column 17: the JSON stops before its end. Use the", ", wiersz 1, kolumna 17: "),
        (
            '{"sets": {"1": 1}',
            ", line 1, column 18: the JSON stops before its end.",
            ", wiersz 1, kolumna 18: JSON urywa",
        ),
        (
            '{"sets": }',
            ", line 1, column 10: this is not JSON. Use a deck list",
            ", wiersz 1, kolumna 10: to nie jest JSON",
        ),
        ('{"sets": ' + "[" * 50000, ": the JSON is nested too deeply.", ": JSON jest zbyt głęboko zagnieżdżony."),
        ('{"sets": []}', ": there is nothing in it.", ": nic tu nie ma."),
    ],
    ids=range(16),
)
def test_what_is_wrong_with_json_is_told_with_its_spot(text: str, en: str, pl: str) -> None:
    english, polish = refused(text)
    assert english.startswith(f"my deck{en}")
    assert polish.startswith(f"moja talia{pl}")


@pytest.mark.parametrize(
    ("data", "en"),
    [
        (b"", "there is nothing in it."),
        (b"\xef\xbb\xbf \r\n", "there is nothing in it."),
        (bytes(1000), "byte 1 is not text."),
        ("Jedi\nPodróż bohatera".encode("cp1250"), "byte 10 is not UTF-8; perhaps this is Latin or Windows text."),
        (write_o8d(STARTERS["jedi"]).encode("utf-16"), "this is UTF-16 text, not UTF-8. Save the file as UTF-8."),
        ("Jedi\n" * LARGEST_FILE, "this is more than 64 KB, far too much for a deck."),
    ],
    ids=range(6),
)
def test_a_file_that_is_no_text(data: bytes | str, en: str) -> None:
    assert refused(data)[0].startswith(f"my deck: {en}")


@given(st.lists(PIECES, max_size=30).map("".join))
def test_nonsense_is_read_or_refused_and_never_breaks_the_reader(text: str) -> None:
    with suppress(BadDeckError):
        deck = read_deck(text)
        for write in (write_text, write_json, write_o8d):
            assert read_deck(write(deck)).contents == deck.contents


@pytest.mark.parametrize("head", ["", "Jedi\n", "jedi: "])
@pytest.mark.parametrize("piece", ["(1)", "x ", "((", "1x ", "#1 ", "- ", "a" * 290 + " x\n", "<deck>", "<!--", "1,"])
def test_reading_nonsense_takes_work_in_proportion_to_its_length(piece: str, head: str) -> None:
    """For 16 times the text, 16 times the work; a reader that goes back and forth in it would need 256 times."""
    small, large = (head + piece * ((size - len(head)) // len(piece)) for size in (LARGEST_FILE // 16, LARGEST_FILE))
    assert _work_of_reading(large) < 64 * _work_of_reading(small)


def _work_of_reading(text: str) -> float:
    """The least processor time of several attempts: other programs take theirs without being counted."""
    least = float("inf")
    for _ in range(3):
        started = time.process_time()
        with suppress(BadDeckError):
            read_deck(text)
        least = min(least, time.process_time() - started)
    return least
