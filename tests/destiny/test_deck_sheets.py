"""Decks of Destiny as the table sees them: sheets, starters and forms through the kernel's interface."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.games.destiny.decks import DECKS, STARTERS, BadDeckError, encode, violations, write_text
from dejarik.games.destiny.decks.starters import PRINTED
from dejarik.kernel.decks import LONGEST_CODE, DeckEntry, DeckPick, DeckSheet
from dejarik.kernel.text import Text

REY = STARTERS["rey"]
PIECES = st.sampled_from(["AW-038x2", "AW-045", "LEG-174", "AW1", "aw174x9", "/", " ", "x", "2x Rey", "\n", "{", '"'])


def entries(sheet: DeckSheet, section: str) -> tuple[DeckEntry, ...]:
    return next(found.entries for found in sheet.sections if found.key == section)


def total(sheet: DeckSheet, key: str) -> tuple[int, int, int | None]:
    found = next(found for found in sheet.totals if found.key == key)
    return found.value, found.least, found.most


def test_the_starters_are_legal_decks() -> None:
    assert [starter.key for starter in DECKS.starters] == list(STARTERS)
    for starter in DECKS.starters:
        sheet = DECKS.sheet(starter.code)
        assert sheet.violations == ()
        size = 20 if starter.key in PRINTED else 30
        assert total(sheet, "cards") == (size, size, size)
        assert sheet.code == starter.code


def test_a_sheet_has_everything_of_its_deck() -> None:
    sheet = DECKS.sheet(encode(REY), "Jakku")
    assert sheet.name == "Jakku"
    assert [section.title.en for section in sheet.sections[:3]] == ["Characters", "Battlefield", "Plot"]
    assert entries(sheet, "characters") == (
        DeckEntry("AW-038", 1, 2, Text("2 dice, 12 points", "2 kości, 12 punktów")),
        DeckEntry("AW-045", 1, 1, Text("1 die, 13 points", "1 kość, 13 punktów")),
    )
    assert (entries(sheet, "battlefield"), entries(sheet, "plot")) == ((DeckEntry("AW-174"),), ())
    assert DeckEntry("AW-124", 2) in entries(sheet, "supports")
    assert total(sheet, "points") == (REY.points, 0, 30)
    assert total(sheet, "dice") == (REY.dice, 0, None)


def test_a_deck_begun_says_what_is_missing() -> None:
    sheet = DECKS.sheet("/ / AW-049x3")
    assert (sheet.code, total(sheet, "cards")) == ("/ / AW-049x3", (3, 30, 30))
    deck = replace(REY, characters=(), battlefield="", cards=(("AW-049", 3),))
    assert sheet.violations == violations(deck)
    assert DECKS.read("/ / AW-049x3") == sheet, "a code is known without a team, too"
    assert entries(DECKS.read("/ AW-174 / "), "battlefield") == (DeckEntry("AW-174"),)
    assert DECKS.sheet("/ /") == DECKS.build(())


def test_a_deck_is_built_from_what_was_chosen_for_it() -> None:
    picks = (
        DeckPick("events", "AW-155", 2),
        DeckPick("characters", "AW-036", 2),
        DeckPick("characters", "AW-035", level=2),
        DeckPick("battlefield", "AW-166"),
        DeckPick("plot", "LEG-169"),
    )
    assert DECKS.build(picks, "Mine").code == "AW-035x2 AW-036 AW-036 LEG-169 / AW-166 / AW-155x2"
    assert DECKS.build(picks, "Mine").name == "Mine"
    second = DECKS.build((*picks, DeckPick("battlefield", "AW-170"), DeckPick("plot", "LEG-168")))
    assert entries(second, "misplaced") == (DeckEntry("AW-170"), DeckEntry("LEG-168")), "a second one is too many"


@pytest.mark.parametrize(
    ("pick", "cause"),
    [
        (DeckPick("events", "AW-999"), "no card has the key “AW-999”"),
        (DeckPick("sideboard", "AW-155"), "a deck has no section “sideboard”"),
        (DeckPick("events", "AW-155", 0), "0 is not a number from 1 to 99"),
        (DeckPick("characters", "AW-035", level=-2), "-2 is not a number from 1 to 99"),
        (DeckPick("events", "AW-155", 10**400), "is not a number from 1 to 99"),
    ],
    ids=["card", "section", "copies", "level", "many"],
)
def test_what_cannot_be_chosen_is_refused(pick: DeckPick, cause: str) -> None:
    with pytest.raises(BadDeckError, match=cause):
        DECKS.build((pick,))


def test_absurdly_many_cards_are_refused() -> None:
    with pytest.raises(BadDeckError, match="more than 500 cards"):
        DECKS.build((DeckPick("events", "AW-155", 99),) * 6)


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
        assert DECKS.build(sheet.picks, sheet.name) == sheet, "an editor keeps every card where it stands"
