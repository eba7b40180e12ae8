"""Which decks are legal, and what exactly is wrong with the others."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards import POOL, SETS
from dejarik.games.lcg.decks import STARTERS, Deck, deck_of, encode, is_legal, violations
from dejarik.games.lcg.decks.legality import RESTRICTED
from dejarik.kernel.decks import Violation
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text
from tests.lcg.deck_samples import JEDI_TEN, SITH_TEN, broken, only_violation
from tests.scenario import rule


@rule("lcg.deck.other_affiliations_allowed", "lcg.deck.example_light")
def test_other_affiliations_of_the_side_and_neutral_sets_may_be_mixed() -> None:
    assert broken(JEDI_TEN) == []
    assert broken("rebels: 1 2 3 5 6 7 8 9 10 18") == []
    assert broken("smugglers: 1 2 3 8 9 10 15 16 17 18") == []
    assert broken(SITH_TEN) == []


# ---------------------------------------------------------------- the affiliation


@rule("lcg.deck.one_affiliation_card")
def test_a_deck_without_an_affiliation_card() -> None:
    assert only_violation(": 1x2 2 3x2 5 6 7 12 18") == Violation(
        "lcg.deck.one_affiliation_card",
        Text(
            "No affiliation card is chosen, exactly 1 is needed.",
            "Nie wybrano karty stronnictwa, a potrzeba dokładnie 1.",
        ),
    )


@rule("lcg.deck.one_affiliation_card")
def test_a_deck_with_two_affiliation_cards() -> None:
    found = only_violation("jedi+rebels: 1x2 2 3x2 5 6 7 12 18")
    assert found == Violation(
        "lcg.deck.one_affiliation_card",
        Text(
            "The deck has 2 affiliation cards (“Jedi” and “Rebel Alliance”), but exactly 1 is needed.",
            "Talia ma 2 karty stronnictw („Jedi” i „Sojusz Rebeliantów”), a potrzeba dokładnie 1.",
        ),
        ("affiliation_jedi", "affiliation_rebel_alliance"),
    )
    assert broken("jedi+jedi: 1x2 2 3x2 5 6 7 12 18") == ["lcg.deck.one_affiliation_card"]


@rule("lcg.deck.affiliation_only")
@pytest.mark.parametrize(
    ("own", "other", "number", "others"),
    [
        ("sith", "navy", 22, "19 20 21 23 24 25 26 27 29"),
        ("jedi", "rebels", 4, "1 2 3 5 6 7 8 9 10"),
        ("rebels", "jedi", 13, "1 2 3 5 6 7 8 9 10"),
        ("navy", "sith", 28, "19 20 21 23 24 25 26 27 29"),
    ],
)
def test_some_sets_are_for_one_affiliation_only(own: str, other: str, number: int, others: str) -> None:
    assert broken(f"{own}: {others} {number}") == []
    found = only_violation(f"{other}: {others} {number}")
    assert (found.rule, found.cards) == ("lcg.deck.affiliation_only", (SETS[number].objective,))


def test_a_set_for_another_affiliation_is_named_with_that_affiliation() -> None:
    assert only_violation("navy: 19 20 21 22 23 24 25 26 27 29").text == Text(
        "“The Heart of the Empire” (22) may only be in a deck with the affiliation card “Sith”.",
        "„Serce Imperium” (22) może być tylko w talii z kartą stronnictwa „Sithowie”.",
    )


# ---------------------------------------------------------------- sides


@rule("lcg.deck.one_side", "lcg.deck.example_light")
def test_a_set_of_the_other_side() -> None:
    found = only_violation("rebels: 1 2 3 5 6 7 8 9 18 35")
    assert found == Violation(
        "lcg.deck.one_side",
        Text(
            "“Corporate Exploitation” (35) is a dark side set, but “Rebel Alliance” is a light side affiliation.",
            "„Korporacyjny wyzysk” (35) to zestaw Ciemnej Strony, a „Sojusz Rebeliantów” to stronnictwo Jasnej Strony.",
        ),
        ("corporate_exploitation",),
    )


@rule("lcg.deck.one_side")
def test_every_set_of_the_other_side_is_told() -> None:
    found = violations(deck_of("sith: 1 19 20 21 22 23 24 25 26 3"))
    assert [(each.rule, each.cards) for each in found] == [
        ("lcg.deck.one_side", ("a_heros_journey",)),
        ("lcg.deck.one_side", ("forgotten_heroes",)),
    ]


@rule("lcg.deck.one_side")
def test_sides_are_not_mixed_even_where_no_affiliation_tells_which_is_right() -> None:
    mixed = violations(deck_of(": 1 2 3 5 6 7 8 9 10 19"))[1]
    assert mixed.rule == "lcg.deck.one_side"
    assert mixed.text.en.endswith("and dark side (“Fall of the Jedi” (19)) cannot be in one deck.")
    assert mixed.text.pl.endswith("i Ciemna Strona („Upadek Jedi” (19)) nie mogą być w jednej talii.")
    assert {"a_heros_journey", "fall_of_the_jedi"} < set(mixed.cards)
    assert broken("jedi+sith: 1x2 2x2 3x2 5x2 6x2")[1:] == ["lcg.deck.one_side"]


# ---------------------------------------------------------------- numbers


@rule("lcg.deck.min_ten_objectives")
def test_nine_objectives_are_too_few_and_ten_are_enough() -> None:
    assert broken("jedi: 1x2 2x2 3x2 5x2 6x2") == []
    assert only_violation("jedi: 1x2 2x2 3x2 5x2 6") == Violation(
        "lcg.deck.min_ten_objectives",
        Text(
            "The deck has 9 objectives, but at least 10 are needed; only the starter decks have fewer.",
            "Talia ma 9 celów, a potrzeba co najmniej 10; mniej mają tylko talie startowe.",
        ),
    )


@rule("lcg.deck.no_maximum")
def test_there_is_no_maximum() -> None:
    assert broken("jedi: 1 2 3 4 5 6 7 8 9 10 11 12 14 15 16") == []
    light = [number for number in range(1, 19) if number not in (13, 17, 18)]
    assert broken(f"jedi: 17 18 {' '.join(f'{number}x2' for number in light)}") == []


@rule("lcg.deck.starter_decks", "lcg.deck.min_ten_objectives")
def test_the_starters_are_legal_with_eight_objectives_and_nothing_else_is() -> None:
    for deck in STARTERS.values():
        assert (deck.size, len(deck.commands)) == (8, 40)
        assert is_legal(deck)
    assert broken("jedi: 1 2 3 4 5 6 7 18") == []
    assert broken("jedi: 1 2 3 4 5 6 7 17") == ["lcg.deck.min_ten_objectives"]
    assert broken("rebels: 1 2 3 5 6 7 8 18") == ["lcg.deck.min_ten_objectives"]


@rule("lcg.deck.max_two_copies")
def test_a_set_is_in_a_deck_at_most_twice() -> None:
    assert only_violation("jedi: 1x3 2x2 3x2 5x2 6") == Violation(
        "lcg.deck.max_two_copies",
        Text(
            "“A Hero's Journey” (1): 3 copies in the deck, but at most 2 may be in it.",
            "„Podróż bohatera” (1): 3 kopie w talii, a wolno najwyżej 2.",
        ),
        ("a_heros_journey",),
    )


@rule("lcg.deck.limit_one_per_objective_deck")
@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("jedi: 1x2 2x2 3x2 5x2 18x2", "hit_and_run"),
        ("jedi: 1x2 2x2 3x2 5x2 17x2", "tribal_support"),
        ("sith: 19x2 20x2 21x2 23x2 35x2", "corporate_exploitation"),
        ("sith: 19x2 20x2 21x2 23x2 36x2", "reconnaissance_mission"),
    ],
)
def test_some_sets_are_in_a_deck_only_once(code: str, key: str) -> None:
    found = only_violation(code)
    assert (found.rule, found.cards) == ("lcg.deck.limit_one_per_objective_deck", (key,))
    assert "2 copies in the deck, but at most 1 may be in it." in found.text.en


# ---------------------------------------------------------------- the restricted list


@rule("lcg.restricted.choose_one", "lcg.restricted.whole_set")
def test_only_one_set_of_the_restricted_list_may_be_used() -> None:
    found = only_violation("smugglers: 1 2 3 15 16 17 18 72 99 103")
    assert found == Violation(
        "lcg.restricted.choose_one",
        Text(
            "“The False Report” (99) and “Against All Odds” (103) are on the restricted list, and a deck may use only "
            "one of them.",
            "„Fałszywy raport” (99) i „Wbrew przeciwnościom losu” (103) są na liście restrykcji, a talia może zawierać "
            "tylko jeden z tych zestawów.",
        ),
        ("the_false_report", "against_all_odds"),
    )


@rule("lcg.restricted.copies_allowed")
def test_the_restricted_set_that_is_used_may_be_there_twice() -> None:
    assert broken("smugglers: 1 2 3 15 16 17 18 72 103x2") == []
    assert broken("smugglers: 1 2 3 15 16 17 18 72 99x2") == []


@rule("lcg.restricted.list_light", "lcg.restricted.list_dark_empty")
def test_the_restricted_list_holds_two_light_sets_and_no_dark_one() -> None:
    assert RESTRICTED["2.2"] == ((99, 103),)
    assert {POOL[SETS[number].objective].side for number in (99, 103)} == {POOL["affiliation_jedi"].side}


@rule("lcg.restricted.choose_one")
def test_the_later_list_restricts_pairs_of_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of its pairs only 99 and 103 are in the pool, so that sets there stand in for two of the others."""
    assert len(RESTRICTED["5.0"]) == 7
    free = deck_of("smugglers: 1 2 3 15 16 17 18 72 98 103")
    assert violations(free, "5.0") == ()
    pair = deck_of("smugglers: 1 2 3 15 16 17 18 72 99 103")
    assert [each.rule for each in violations(pair, "5.0")] == ["lcg.restricted.choose_one"]
    monkeypatch.setitem(RESTRICTED, "5.0", (*RESTRICTED["5.0"], (103, 98)))
    assert [each.cards for each in violations(free, "5.0")] == [("against_all_odds", "forward_reconnaissance")]
    assert violations(free) == ()


# ---------------------------------------------------------------- what a deck is


@rule("lcg.deck.whole_sets_only", "lcg.deck.two_decks", "lcg.deck.matching_set_number")
def test_objectives_bring_the_five_command_cards_of_their_sets() -> None:
    deck = deck_of(JEDI_TEN)
    assert (deck.affiliation, len(deck.objectives), len(deck.commands)) == ("affiliation_jedi", 10, 50)
    assert deck.objectives[:3] == ("a_heros_journey", "a_heros_journey", "in_you_must_go")
    assert deck.commands[:5] == deck.commands[5:10] == SETS[1].commands
    assert not set(deck.objectives) & set(deck.commands)
    assert deck_of("sith: 20").commands == SETS[20].commands
    assert deck_of("sith: 20").commands.count("sith_library") == 1


def test_the_same_contents_are_the_same_deck_in_any_order() -> None:
    key = "affiliation_jedi"
    assert Deck("A", (key,), ((3, 1), (1, 1), (3, 1))) == Deck("A", (key,), ((1, 1), (3, 2)))
    assert encode(Deck("", ("affiliation_sith", key), ())) == "jedi+sith:"


@pytest.mark.parametrize(
    ("affiliations", "sets", "said"),
    [
        (("yoda",), (), "there is no affiliation card “yoda”."),
        ((), ((999, 1),), "there is no objective set 999."),
        ((), ((1, 0),), "set 1: 0 is not a number of copies."),
    ],
)
def test_there_is_no_deck_of_things_that_do_not_exist(
    affiliations: tuple[str, ...], sets: tuple[tuple[int, int], ...], said: str
) -> None:
    with pytest.raises(BadDeckError) as caught:
        Deck("", affiliations, sets)
    assert str(caught.value) == said
