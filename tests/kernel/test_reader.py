"""Sentences about whoever reads them, in both languages."""

from __future__ import annotations

import pytest

from dejarik import Match
from dejarik.kernel.match import Match as KernelMatch
from dejarik.kernel.reader import also_of, druga_osoba, owner_of, second_person, subject_of
from dejarik.kernel.text import Text

ADA = Text("Ada", "Ada")
LINE = Text("{who:draws} {n} and {also:passes}.", "{who:dobiera} {n} i {also:pasuje}.")
ATTACK = Text("{who:attacks} {whose:the base/your base}.", "{who:atakuje} {whose:bazę/twoją bazę}.")


def test_others_are_named_and_the_reader_is_addressed() -> None:
    assert LINE.fill(who=subject_of(ADA, False), also=also_of(False), n=2) == Text(
        "Ada draws 2 and passes.", "Ada dobiera 2 i pasuje."
    )
    assert LINE.fill(who=subject_of(ADA, True), also=also_of(True), n=2) == Text(
        "you draw 2 and pass.", "dobierasz 2 i pasujesz."
    )


def test_what_is_owned_is_the_readers_or_somebodys() -> None:
    ben = Text("Ben", "Bena")
    assert ATTACK.fill(who=subject_of(ADA, False), whose=owner_of(ben, True)) == Text(
        "Ada attacks your base.", "Ada atakuje twoją bazę."
    )
    assert ATTACK.fill(who=subject_of(ADA, True), whose=owner_of(ben, False)) == Text(
        "you attack the base of Ben.", "atakujesz bazę Bena."
    )


@pytest.mark.parametrize(
    ("verb", "yours"),
    [("uses", "use"), ("passes", "pass"), ("is", "are"), ("has", "have"), ("carries", "carry"), ("goes", "go")],
)
def test_english_verbs_behind_you(verb: str, yours: str) -> None:
    assert second_person(verb) == yours


@pytest.mark.parametrize(
    ("verb", "yours"),
    [("kładzie", "kładziesz"), ("traci", "tracisz"), ("nie zagrywa", "nie zagrywasz"), ("jest", "jesteś")],
)
def test_polish_verbs_that_address(verb: str, yours: str) -> None:
    assert druga_osoba(verb) == yours


def drawn() -> KernelMatch:
    match = Match("bounty", 2, 4, {"characters": "din/fennec"})
    for notation in ("draw", "deck", "deck", "end"):
        match.play(notation)
    return match


def test_a_line_of_the_log_speaks_to_its_reader_alone() -> None:
    match = drawn()
    own, foreign, spectator = (match.told(seat)[1].text for seat in (0, 1, 2))
    assert own.en.startswith("You draw from the deck: “")
    assert own.pl.startswith("Dobierasz ze stosu: „")
    assert foreign == spectator == Text("Din Djarin draws a card from the deck.", "Din Djarin dobiera kartę ze stosu.")
    assert match.told_to_all()[1].text.en.startswith("Din Djarin draws from the deck: “")


def test_lines_tell_their_part_and_the_cards_their_reader_may_know() -> None:
    match = drawn()
    assert [line.rank for line in match.told(0)][:2] == ["heading", "act"]
    assert len(match.told(0)[1].things) == 1
    assert match.told(1)[1].things == ()
