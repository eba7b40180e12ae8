"""Words in two languages: gaps, lists, quotation marks, and Polish nouns that count properly."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.kernel.decision import told_apart
from dejarik.kernel.text import EMPTY, Case, Noun, Text, joined, key_of, listed, plain, quoted, same

CARD = Noun(
    ("card", "cards"),
    ("karta", "karty", "karcie", "kartę", "kartą", "karcie"),
    ("karty", "kart", "kartom", "karty", "kartami", "kartach"),
)
PLAYER = Noun(
    ("player", "players"),
    ("gracz", "gracza", "graczowi", "gracza", "graczem", "graczu"),
    ("gracze", "graczy", "graczom", "graczy", "graczami", "graczach"),
    personal=True,
)
HUNTER = Noun(
    ("hunter", "hunters"),
    ("łowca", "łowcy", "łowcy", "łowcę", "łowcą", "łowcy"),
    ("łowcy", "łowców", "łowcom", "łowców", "łowcami", "łowcach"),
    personal=True,
)


@pytest.mark.parametrize(
    ("number", "polish"),
    [
        (0, "0 kart"),
        (1, "1 karta"),
        (2, "2 karty"),
        (4, "4 karty"),
        (5, "5 kart"),
        (11, "11 kart"),
        (12, "12 kart"),
        (14, "14 kart"),
        (21, "21 kart"),
        (22, "22 karty"),
        (25, "25 kart"),
        (101, "101 kart"),
        (102, "102 karty"),
        (112, "112 kart"),
        (122, "122 karty"),
        (1000, "1000 kart"),
        (-1, "-1 karta"),
        (-3, "-3 karty"),
    ],
)
def test_polish_counts_take_their_form(number: int, polish: str) -> None:
    assert CARD.count(number).pl == polish


@pytest.mark.parametrize(("number", "english"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (-1, "-1 card")])
def test_english_counts_take_their_form(number: int, english: str) -> None:
    assert CARD.count(number).en == english


@pytest.mark.parametrize(
    ("case", "one", "two", "five"),
    [
        (Case.NOMINATIVE, "1 karta", "2 karty", "5 kart"),
        (Case.GENITIVE, "1 karty", "2 kart", "5 kart"),
        (Case.DATIVE, "1 karcie", "2 kartom", "5 kartom"),
        (Case.ACCUSATIVE, "1 kartę", "2 karty", "5 kart"),
        (Case.INSTRUMENTAL, "1 kartą", "2 kartami", "5 kartami"),
        (Case.LOCATIVE, "1 karcie", "2 kartach", "5 kartach"),
    ],
)
def test_counts_in_every_case(case: Case, one: str, two: str, five: str) -> None:
    assert [CARD.count(n, case).pl for n in (1, 2, 5)] == [one, two, five]


@pytest.mark.parametrize(
    ("case", "one", "two", "five"),
    [
        (Case.NOMINATIVE, "1 gracz", "2 graczy", "5 graczy"),
        (Case.GENITIVE, "1 gracza", "2 graczy", "5 graczy"),
        (Case.DATIVE, "1 graczowi", "2 graczom", "5 graczom"),
        (Case.ACCUSATIVE, "1 gracza", "2 graczy", "5 graczy"),
        (Case.INSTRUMENTAL, "1 graczem", "2 graczami", "5 graczami"),
        (Case.LOCATIVE, "1 graczu", "2 graczach", "5 graczach"),
    ],
)
def test_people_are_counted_in_the_genitive(case: Case, one: str, two: str, five: str) -> None:
    assert [PLAYER.count(n, case).pl for n in (1, 2, 5)] == [one, two, five]
    assert HUNTER.count(2, Case.NOMINATIVE).pl == "2 łowców"


@given(number=st.integers(-(10**9), 10**9), case=st.sampled_from(Case))
def test_every_number_has_a_form_of_the_noun(number: int, case: Case) -> None:
    shown, word = CARD.count(number, case).pl.split(" ")
    assert int(shown) == number
    assert word in CARD.singular + CARD.plural


def test_gaps_are_filled_in_the_language_of_each_side() -> None:
    text = Text("{who} draws {n}", "{who} dobiera {n}").fill(who=Text("Player", "Gracz"), n=CARD.count(2))
    assert text == Text("Player draws 2 cards", "Gracz dobiera 2 karty")
    assert Text("{a}", "{a}").fill(a="{b}") == same("{b}")


def test_a_gap_without_a_word_is_an_error() -> None:
    with pytest.raises(KeyError):
        Text("{n} left", "zostało {n}").fill(m=1)


def test_a_language_is_picked_by_name() -> None:
    assert Text("yes", "tak")["en"] == "yes"
    assert Text("yes", "tak")["pl"] == "tak"
    with pytest.raises(KeyError):
        Text("yes", "tak")["de"]


def test_texts_join() -> None:
    assert Text("a", "b") + "." == Text("a.", "b.")
    assert Text("a", "b") + Text("c", "d") == Text("ac", "bd")
    assert quoted(Text("Ambush", "Zasadzka")) == Text("“Ambush”", "„Zasadzka”")


def test_lists_end_in_and() -> None:
    names = [same("A"), same("B"), same("C")]
    assert listed([]) == EMPTY
    assert listed(names[:1]) == same("A")
    assert listed(names[:2]) == Text("A and B", "A i B")
    assert listed(names) == Text("A, B and C", "A, B i C")


def test_plain_words_have_neither_case_nor_accents() -> None:
    assert plain("Zażółć GĘŚLĄ Jaźń") == "zazolc gesla jazn"


def test_texts_that_say_something_are_joined() -> None:
    parts = [Text("one", "jeden"), Text("", ""), Text("two", "dwa")]
    assert joined(parts) == Text("one two", "jeden dwa")
    assert joined(parts, Text("; or ", "; albo ")) == Text("one; or two", "jeden; albo dwa")
    assert joined([]) == Text("", "")


@pytest.mark.parametrize(
    ("name", "key"),
    [("Chirrut Îmwe", "chirrut_imwe"), ("Jabba's Sail Barge", "jabbas_sail_barge"), ("X-Wing", "x_wing")],
)
def test_a_name_makes_a_key(name: str, key: str) -> None:
    assert key_of(name) == key


def test_further_copies_get_a_number() -> None:
    assert told_apart(["a", "b", "a", "a"]) == ("a", "b", "a#2", "a#3")
