"""Decks of Destiny as the table sees them: sheets, starters and forms through the kernel's interface."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.games.destiny.decks import DECKS, STARTERS, BadDeckError, encode, violations, write_text
from dejarik.kernel.decks import LONGEST_CODE, DeckCard, DeckCharacter
from dejarik.kernel.text import Text

REY = STARTERS["rey"]
PIECES = st.sampled_from(["AW-038x2", "AW-045", "LEG-174", "AW1", "aw174x9", "/", " ", "x", "2x Rey", "\n", "{", '"'])


def test_the_starters_are_legal_decks() -> None:
    assert [starter.key for starter in DECKS.starters] == list(STARTERS)
    for starter in DECKS.starters:
        sheet = DECKS.sheet(starter.code)
        assert sheet.violations == ()
        assert (sheet.size, sheet.full_size, sheet.point_limit) == (20, 20, 30)
        assert sheet.code == starter.code


def test_a_sheet_has_everything_of_its_deck() -> None:
    sheet = DECKS.sheet(encode(REY), "Jakku")
    assert sheet.name == "Jakku"
    assert sheet.characters == (DeckCharacter("AW-038", 2), DeckCharacter("AW-045", 1))
    assert (sheet.battlefield, sheet.plot) == ("AW-174", "")
    assert DeckCard("AW-124", 2) in sheet.cards
    assert (sheet.points, sheet.size) == (REY.points, REY.size)


def test_a_deck_begun_says_what_is_missing() -> None:
    sheet = DECKS.sheet("/ / AW-049x3")
    assert (sheet.code, sheet.size, sheet.full_size) == ("/ / AW-049x3", 3, 30)
    deck = replace(REY, characters=(), battlefield="", cards=(("AW-049", 3),))
    assert sheet.violations == violations(deck)
    assert DECKS.read("/ / AW-049x3") == sheet, "a code is known without a team, too"
    assert DECKS.read("/ AW-174 / ").battlefield == "AW-174"
    assert DECKS.sheet("/ /").cards == ()


def test_a_name_comes_along_with_a_list() -> None:
    assert DECKS.read(write_text(replace(REY, name="Jakku"))).name == "Jakku"


def test_a_bad_list_is_refused_with_its_spot() -> None:
    with pytest.raises(BadDeckError) as error:
        DECKS.read("1x Rey, Force Prodigy\n1x Obi Two", Text("deck.txt", "deck.txt"))
    assert str(error.value).startswith("deck.txt, line 2, column 4: ")


@pytest.mark.parametrize("read", [DECKS.read, DECKS.sheet])
def test_what_would_not_fit_into_a_code_is_refused(read: object) -> None:
    """References may be shorter than keys, so a code that is short enough can be that of a deck that is not."""
    short = "/ / " + " ".join(f"aw{number}" for number in range(1, 164))
    assert len(short) <= LONGEST_CODE
    with pytest.raises(BadDeckError, match=f"longer than {LONGEST_CODE}"):
        read(short)  # type: ignore[operator]
    with pytest.raises(BadDeckError, match=f"longer than {LONGEST_CODE}"):
        DECKS.read("Rey, Force Prodigy\n" * 300)


@given(st.lists(PIECES, max_size=40).map("".join) | st.text(max_size=60))
def test_whatever_is_read_can_be_kept(text: str) -> None:
    sheet = None
    with suppress(BadDeckError):
        sheet = DECKS.read(text)
    if sheet is not None:
        assert len(sheet.code) <= LONGEST_CODE
        assert DECKS.sheet(sheet.code, sheet.name) == sheet
