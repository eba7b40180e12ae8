"""Decks of the LCG as the table sees them: sheets, starters, places and chance through the kernel's interface."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from dejarik.games.lcg.cards import POOL, SETS
from dejarik.games.lcg.decks import DECKS, deck_of, random_deck, violations
from dejarik.games.lcg.language.terms import NEUTRAL
from dejarik.kernel.decks import DeckEntry, DeckPick, DeckSheet
from dejarik.kernel.errors import BadDeckError
from tests.lcg.deck_samples import JEDI_TEN
from tests.scenario import rule


def totals(sheet: DeckSheet) -> dict[str, tuple[int, int]]:
    return {total.key: (total.value, total.least) for total in sheet.totals}


@rule("lcg.deck.starter_decks")
def test_the_starters_are_the_decks_of_the_rulebook() -> None:
    assert {starter.key: starter.code for starter in DECKS.starters} == {
        "jedi": "jedi: 1 2 3 4 5 6 7 18",
        "rebels": "rebels: 8 9 10 11 12 13 14 18",
        "sith": "sith: 19 20 21 22 23 24 25 36",
        "navy": "navy: 26 27 28 29 30 31 32 36",
    }
    for starter in DECKS.starters:
        sheet = DECKS.sheet(starter.code)
        assert (sheet.violations, totals(sheet)["objectives"], totals(sheet)["commands"]) == ((), (8, 8), (40, 0))


def test_a_sheet_has_the_affiliation_the_objectives_and_what_they_bring() -> None:
    sheet = DECKS.sheet(JEDI_TEN, "Dagobah")
    affiliation, objectives, commands = sheet.sections
    assert (sheet.name, sheet.code, sheet.violations) == ("Dagobah", JEDI_TEN, ())
    assert (affiliation.entries, affiliation.least, affiliation.most) == ((DeckEntry("affiliation_jedi"),), 1, 1)
    assert (objectives.entries[0], objectives.size, objectives.least) == (DeckEntry("a_heros_journey", 2), 10, 10)
    assert [part.role for part in sheet.sections] == ["lead", "aside", "draw"]
    assert [part.brought for part in sheet.sections] == [False, False, True]
    assert (commands.entries[0], commands.size) == (DeckEntry("luke_skywalker", 2), 50)


def test_the_totals_are_those_of_the_printed_cards() -> None:
    """The objective of set 1 gives 2 resources; its command cards have 3, 1, 2, 1 and 0 Force icons."""
    assert totals(DECKS.sheet("jedi: 1x2")) == {
        "objectives": (2, 10),
        "commands": (10, 0),
        "resources": (4, 0),
        "force": (14, 0),
    }


@rule("lcg.deck.whole_sets_only", "lcg.deck.matching_set_number")
def test_every_objective_has_a_place_and_brings_the_cards_of_its_set() -> None:
    places = {place.key: place for place in DECKS.places}
    assert len(places) == 6 + len(SETS)
    for each in SETS.values():
        brought = Counter({pick.key: pick.copies for pick in places[each.objective].brings})
        assert brought == Counter(each.commands)
    assert places["affiliation_jedi"].most == 1
    assert "luke_skywalker" not in places


def test_a_deck_is_built_from_what_was_chosen() -> None:
    picks = [DeckPick("objectives", "hit_and_run"), DeckPick("affiliation", "affiliation_jedi")]
    sheet = DECKS.build([*picks, DeckPick("objectives", "a_heros_journey", 2)], "Mine")
    assert (sheet.name, sheet.code) == ("Mine", "jedi: 1x2 18")
    assert DECKS.build(()).code == ":"
    assert DECKS.sheet(":") == DECKS.build(())


@pytest.mark.parametrize(
    ("pick", "en", "pl"),
    [
        (DeckPick("objectives", "x"), "no card has the key “x”. Choose one", "żadna karta nie ma klucza „x”. Wybierz"),
        (DeckPick("plots", "hit_and_run"), "a deck has no section “plots”. Its", "talia nie ma części „plots”. Jej"),
        (
            DeckPick("commands", "yoda"),
            "the command card “Yoda” cannot be chosen. Choose an objective that brings it.",
            "karty dowodzenia „Yoda” nie można wybrać. Wybierz cel, który ją wnosi.",
        ),
        (
            DeckPick("affiliation", "hit_and_run"),
            "“Hit and Run” is an objective and does not belong there. Move it to where it belongs.",
            "„Uderz i uciekaj” to karta celu i nie pasuje do tej części. Przenieś ją tam, gdzie jej miejsce.",
        ),
        (
            DeckPick("objectives", "hit_and_run", 100),
            "100 is not a number from 1 to 99.",
            "100 to nie liczba od 1 do 99.",
        ),
    ],
)
def test_what_cannot_be_chosen_is_refused(pick: DeckPick, en: str, pl: str) -> None:
    with pytest.raises(BadDeckError) as caught:
        DECKS.build([pick])
    assert caught.value.text.en.startswith(en)
    assert caught.value.text.pl.startswith(pl)


def test_a_deck_whose_code_nobody_could_read_again_is_refused() -> None:
    with pytest.raises(BadDeckError) as caught:
        DECKS.read("99x Smugglers and Spies\n" * 2)
    assert caught.value.text.en == "the code of this deck is longer than 1000 characters. Check the numbers."
    assert caught.value.text.pl == "kod tej talii ma ponad 1000 znaków. Sprawdź liczby."


def test_every_form_is_written_and_comes_back() -> None:
    assert DECKS.forms == ("text", "json", "o8d")
    for form in DECKS.forms:
        assert DECKS.read(DECKS.write(JEDI_TEN, form, "Mine")) == DECKS.sheet(JEDI_TEN, "Mine")


def test_chance_makes_legal_decks_of_ten_for_every_affiliation() -> None:
    decks = [random_deck(random.Random(seed)) for seed in range(300)]
    assert all(deck.size == 10 and not violations(deck) for deck in decks)
    assert {deck.affiliation for deck in decks} == {
        place.key for place in DECKS.places if place.section == "affiliation"
    }
    assert {number for deck in decks for number, _ in deck.sets} == set(SETS), "every set turns up"


def test_chance_prefers_sets_whose_resources_match() -> None:
    decks = [random_deck(random.Random(seed)) for seed in range(300)]
    chosen = [(POOL[deck.affiliation].affiliation, POOL[key].affiliation) for deck in decks for key in deck.objectives]
    matching = sum(objective in (affiliation, NEUTRAL) for affiliation, objective in chosen)
    assert matching > len(chosen) * 2 / 3


@rule("lcg.deck.two_decks")
def test_a_code_is_enough_to_deal_a_match() -> None:
    deck = deck_of("sith")
    assert deck.affiliation == "affiliation_sith"
    assert deck.objectives == tuple(SETS[number].objective for number in (*range(19, 26), 36))
    assert deck.commands == tuple(key for number in (*range(19, 26), 36) for key in SETS[number].commands)
