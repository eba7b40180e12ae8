"""Which cards a selection finds, and how it reads in both languages."""

from __future__ import annotations

import pytest

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.selectors import Adjective, Gender, Tail, TheFoes, Whose
from dejarik.kernel.text import Case, Text
from tests.abilities.duel_cards import text_of
from tests.abilities.duel_words import ANYBODYS, ENEMY, FRIENDLY, CostAtMost, Discard, Mechanical, Units
from tests.abilities.table import Side, lay_out, table

READY = Adjective("ready", "gotow", "gotowi")
HOSTILE = Adjective("hostile", "wrog", "wrodzy")
LAST = Adjective("last", "ostatni")


def test_a_card_text_follows_from_the_selection() -> None:
    assert text_of("sabotage") == Text(
        "Discard a mechanical enemy unit that costs 1 or less.",
        "Odrzuć mechaniczną wrogą jednostkę kosztującą nie więcej niż 1.",
    )


def test_a_selection_offers_what_fits_and_nothing_else() -> None:
    yours = Side(hand=("Sabotage",), units=("Guard",))
    t = table(yours, Side(units=("Medic", "Alarm", "Decoy", "Guard"), energy=0))
    t.you.choose("play Sabotage")
    t.you.can_choose("unit Medic", "unit Guard")
    t.you.choose("unit Guard")
    assert t.you.sees("units", t.they) == ["Medic", "Alarm", "Decoy"]
    assert t.you.sees("units", t.you) == ["Guard"]


@pytest.mark.parametrize(
    ("whose", "foe", "expected"),
    [(ANYBODYS, NOBODY, [0, 1, 2]), (FRIENDLY, NOBODY, [0]), (ENEMY, NOBODY, [1, 2]), (TheFoes(), 2, [2])],
)
def test_a_selection_says_whose_cards_are_meant(whose: Whose, foe: int, expected: list[int]) -> None:
    s = lay_out(*[Side(units=("Guard",))] * 3)
    assert Units(whose).found(s, s.new_frame(0, 0, foe)) == expected
    assert Units(TheFoes()).found(s, s.new_frame(0, 0, NOBODY)) == []


def test_an_effect_on_the_units_of_one_opponent_needs_one() -> None:
    assert Discard(Units(TheFoes())).needs_foe
    assert not Discard(Units(ENEMY)).needs_foe


def test_a_selection_reads_in_every_case_and_number() -> None:
    units = Units(FRIENDLY, CostAtMost(2))
    assert units.one() == Text(
        "a friendly unit that costs 2 or less", "przyjazną jednostkę kosztującą nie więcej niż 2"
    )
    assert units.one(Case.DATIVE).pl == "przyjaznej jednostce kosztującej nie więcej niż 2"
    assert units.several(Case.GENITIVE).pl == "przyjaznych jednostek kosztujących nie więcej niż 2"
    assert Units(ENEMY, Mechanical()).several() == Text("mechanical enemy units", "mechaniczne wrogie jednostki")


def test_the_article_follows_the_sound() -> None:
    assert Units(ANYBODYS).one().en == "a unit"
    assert Units(ENEMY).one().en == "an enemy unit"


@pytest.mark.parametrize(
    ("adjective", "gender", "expected"),
    [
        (READY, Gender.PERSON, "gotowy gotowego gotowemu gotowego gotowym gotowym"),
        (READY, Gender.ANIMATE, "gotowy gotowego gotowemu gotowego gotowym gotowym"),
        (READY, Gender.INANIMATE, "gotowy gotowego gotowemu gotowy gotowym gotowym"),
        (READY, Gender.FEMININE, "gotowa gotowej gotowej gotową gotową gotowej"),
        (READY, Gender.NEUTER, "gotowe gotowego gotowemu gotowe gotowym gotowym"),
        (HOSTILE, Gender.INANIMATE, "wrogi wrogiego wrogiemu wrogi wrogim wrogim"),
        (HOSTILE, Gender.FEMININE, "wroga wrogiej wrogiej wrogą wrogą wrogiej"),
        (HOSTILE, Gender.NEUTER, "wrogie wrogiego wrogiemu wrogie wrogim wrogim"),
        (LAST, Gender.ANIMATE, "ostatni ostatniego ostatniemu ostatniego ostatnim ostatnim"),
        (LAST, Gender.FEMININE, "ostatnia ostatniej ostatniej ostatnią ostatnią ostatniej"),
    ],
)
def test_adjectives_agree_in_the_singular(adjective: Adjective, gender: Gender, expected: str) -> None:
    assert " ".join(adjective.polish(gender, case) for case in Case) == expected


@pytest.mark.parametrize(
    ("adjective", "gender", "expected"),
    [
        (READY, Gender.PERSON, "gotowi gotowych gotowym gotowych gotowymi gotowych"),
        (HOSTILE, Gender.PERSON, "wrodzy wrogich wrogim wrogich wrogimi wrogich"),
        (HOSTILE, Gender.FEMININE, "wrogie wrogich wrogim wrogie wrogimi wrogich"),
        (LAST, Gender.NEUTER, "ostatnie ostatnich ostatnim ostatnie ostatnimi ostatnich"),
    ],
)
def test_adjectives_agree_in_the_plural(adjective: Adjective, gender: Gender, expected: str) -> None:
    assert " ".join(adjective.polish(gender, case, plural=True) for case in Case) == expected


def test_an_adjective_says_so_if_it_cannot_speak_of_persons() -> None:
    with pytest.raises(AssertionError, match="last"):
        LAST.polish(Gender.PERSON, Case.NOMINATIVE, plural=True)


def test_a_tail_may_do_without_a_participle() -> None:
    tail = Tail("in your hand", "z twojej ręki")
    assert tail.said(Gender.FEMININE, Case.DATIVE) == Text(" in your hand", " z twojej ręki")
