"""Deck lists as people write them, in English and Polish."""

from __future__ import annotations

import random

import pytest

from dejarik.games.lcg.decks import STARTERS, deck_of, encode, random_deck, read_deck, write_text
from tests.lcg.deck_samples import JEDI_TEN, PLACE, names, refused
from tests.scenario import rule

LISTED = """\
Name: Dagobah

Affiliation
-----------
Jedi

Objective sets
--------------
2x A Hero's Journey (1)
1x Hit and Run (18)
"""


def test_a_list_has_the_affiliation_and_the_sets_with_their_numbers() -> None:
    deck = read_deck(LISTED)
    assert (deck.name, encode(deck)) == ("Dagobah", "jedi: 1x2 18")
    assert write_text(deck) == LISTED


def test_every_deck_comes_back_from_its_list() -> None:
    for deck in STARTERS.values():
        assert read_deck(write_text(deck)) == deck
    for seed in range(20):
        deck = random_deck(random.Random(seed))
        assert read_deck(write_text(deck)) == deck
    for unfinished in ("jedi+sith: 1x3 19", "jedi:", ": 18x9"):
        assert encode(read_deck(write_text(deck_of(unfinished)))) == unfinished


@pytest.mark.parametrize(
    "written",
    [
        "Jedi\nA Hero's Journey x2\nHit and Run",
        "Affiliation: Jedi\n\nObjective Sets:\n\nA Hero’s Journey x2\n\nHit and Run x1",
        "## Affiliation (1)\n* Jedi\n\n## Objective deck (3)\n* 2 a heros journey\n* 1 HIT AND RUN [Core Set #18]",
        "Stronnictwo: Jedi\nZestawy celu:\n2x Podróż bohatera (1)\n1x Uderz i uciekaj (zestaw 18)",
        "Talia: Dagobah\nstronnictwo\njedi\ncele (3)\npodroz bohatera\nPodróż bohatera #1\nHit and Run (Core 18-1)",
        "// mine\nDagobah\nJedi // the best\nA Hero's Journey (Core Set) (x2)\n# and\n(18)\n",
        "jedi\n2x (1)\n1x #18",
        "\ufeffJedi\r\n2x A Hero's Journey (#1)\r\n1x Hit and Run\r\n",
    ],
    ids=range(8),
)
def test_a_list_is_understood_as_people_write_it(written: str) -> None:
    assert encode(read_deck(written)) == "jedi: 1x2 18"


def test_words_above_all_cards_are_the_name() -> None:
    assert read_deck("Do or do not\nJedi\n(1)").name == "Do or do not"
    assert read_deck("Nazwa: Jedi\nSith\n(19)").name == "Jedi"
    assert read_deck("Jedi\n(1)").name == ""


@rule("lcg.deck.whole_sets_only")
def test_command_cards_may_be_listed_if_it_is_all_of_them() -> None:
    deck = deck_of(JEDI_TEN)
    lines = (*names(deck.affiliations), *names(deck.objectives), "Command deck", *names(deck.commands))
    assert read_deck("\n".join(lines)).contents == deck.contents
    mixed = (*names(deck.commands), *names(deck.objectives), *names(deck.affiliations))
    assert read_deck("My deck\n" + "\n".join(mixed)).contents == deck.contents


@pytest.mark.parametrize(
    ("text", "en", "pl"),
    [
        (
            "Jedi\n2x A Heroes Journey",
            "line 2, column 4: no objective is called “A Heroes Journey”. Did you mean “A Hero's Journey” (1)",
            "wiersz 2, kolumna 4: żaden cel nie nazywa się „A Heroes Journey”. Czy chodzi o „Podróż bohatera” (1)",
        ),
        (
            "Jedi\n\nwhat is this?",
            "line 3, column 1: no objective is called “what is this?”. If this is not a card, begin the line with //.",
            "wiersz 3, kolumna 1: żaden cel nie nazywa się „what is this?”. Jeśli to nie karta, zacznij wiersz od //.",
        ),
        (
            "Affiliation\nGungans",
            "line 2, column 1: no affiliation is called “Gungans”. The affiliations are: Jedi, Rebel Alliance, "
            "Smugglers and Spies, Sith, Imperial Navy, Scum and Villainy.",
            "wiersz 2, kolumna 1: żadne stronnictwo nie nazywa się „Gungans”. Stronnictwa to: Jedi, "
            "Sojusz Rebeliantów, Przemytnicy i Szpiedzy, Sithowie, Imperialna Marynarka, Szumowiny i Nikczemnicy.",
        ),
        (
            "Jedi\nObjectives\nYoda",
            "line 3, column 1: “Yoda” is a command card, not an objective. Move it to where it belongs.",
            "wiersz 3, kolumna 1: „Yoda” to karta dowodzenia, a nie karta celu. Przenieś ją tam, gdzie jej miejsce.",
        ),
        (
            "Jedi\nCommand deck\nJedi Traning",
            "line 3, column 1: no command card is called “Jedi Traning”. Did you mean",
            "wiersz 3, kolumna 1: żadna karta dowodzenia nie nazywa się „Jedi Traning”. Czy chodzi o",
        ),
        (
            "Jedi\nHit and Run (17)",
            "line 2, column 1: set 17 is “Tribal Support”, not “Hit and Run”. Correct the name or the number.",
            "wiersz 2, kolumna 1: zestaw 17 to „Wsparcie plemienia”, a nie „Hit and Run”. Popraw nazwę albo numer.",
        ),
        (
            "Jedi\nHit and Run (18) (17)",
            "line 2, column 1: (18) and (17) contradict each other. Keep one of them.",
            "wiersz 2, kolumna 1: (18) i (17) wzajemnie się wykluczają. Zostaw jedno z nich.",
        ),
        (
            "Jedi\n2x Hit and Run x3",
            "line 2, column 4: 2x and 3x contradict each other. Keep one of them.",
            "wiersz 2, kolumna 4: 2x i 3x wzajemnie się wykluczają. Zostaw jedno z nich.",
        ),
        (
            "Jedi\n1x",
            "line 2, column 1: no objective is called “1x”.",
            "wiersz 2, kolumna 1: żaden cel nie nazywa się „1x”.",
        ),
        (
            "Jedi\nCommand deck\nYoda (1)",
            "line 3, column 1: “Yoda” is not in the set “A Hero's Journey” (1). Correct the name or the number.",
            "wiersz 3, kolumna 1: karty „Yoda” nie ma w zestawie „Podróż bohatera” (1). Popraw nazwę albo numer.",
        ),
    ],
    ids=range(10),
)
def test_what_is_wrong_with_a_list_is_told_with_its_line(text: str, en: str, pl: str) -> None:
    english, polish = refused(text)
    assert english.startswith(f"{PLACE.en}, {en}")
    assert polish.startswith(f"{PLACE.pl}, {pl}")


@pytest.mark.parametrize("text", ["Affiliation\n\nObjective sets (0)\n", "only a name", "// nothing"])
def test_a_list_that_names_no_card(text: str) -> None:
    english, polish = refused(text)
    assert english.startswith("my deck: no line names a card. Use a deck list as text, as JSON, as an OCTGN file")
    assert polish.startswith("moja talia: żaden wiersz nie podaje karty. Podaj talię jako tekst, jako JSON, jako plik")
