"""Deck lists as text: what sites export and what people write, in both languages, in all its variants."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.decks import (
    STARTERS,
    BadDeckError,
    Deck,
    decode,
    random_deck,
    read_deck,
    write_json,
    write_text,
)
from dejarik.games.destiny.decks.card_lines import read_line
from dejarik.games.destiny.decks.words import OTHER_SETS, set_and_number, title
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decklists.names import tidy_name
from dejarik.kernel.text import same
from tests.destiny.deck_samples import broken

EXPORTED = """\
Force and friends

Hero
Force / Rogue


Sets: From Awakenings to Legacies

BATTLEFIELD
-----------

Starship Graveyard, Jakku (Awakenings #174)


PLOT
----

Fortify (Legacies #169)


CHARACTER
---------

2x Rey, Force Prodigy (Awakenings #38)
1x Padme Amidala, Queen of Naboo (Awakenings #48)


UPGRADE
-------

2x Lightsaber (Awakenings #59)
1x Hidden Blaster (Legacies #72)


SUPPORT
-------

1x BB-8 (Awakenings #43)


EVENT
-----

2x Use The Force (Awakenings #149)

Published at https://example.org/decks/1
"""

WRITTEN = """\
Force and friends

## Characters (2)
* 1x Rey - Force Prodigy, 2 dice
* 1 Padmé Amidala: Queen of Naboo (1 die)

## Battlefield
Starship Graveyard

[Plot]
- Fortify

// the best of both sets
== Upgrades: 3 cards ==
• 1x Lightsaber // once more below
• Lightsaber x1
• 1 x Hidden Blaster [LEG072]

**Supports**
1 × bb 8

Events (2)
  1x Use the Force! (AW149)
  1x USE THE FORCE #149
"""

POLISH = """\
Nazwa: Force and friends
Postacie
2x Rey, Dziecko Mocy
1x Padme Amidala, Królowa Naboo, 1 kość
Pole bitwy: Cmentarzysko statków
Fabuła: Fortify
Ulepszenia (3)
2x Miecz świetlny (Przebudzenia #59)
1x Hidden Blaster
Wsparcia
1x BB-8
Wydarzenia
2x Użyj Mocy
"""

FORCE_AND_FRIENDS = Deck(
    "Force and friends",
    (("AW-038", 2), ("AW-048", 1)),
    "AW-174",
    (("AW-059", 2), ("LEG-072", 1), ("AW-043", 1), ("AW-149", 2)),
    "LEG-169",
)


@pytest.mark.parametrize("listed", [EXPORTED, WRITTEN, POLISH], ids=["exported", "written", "polish"])
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"], ids=["unix", "windows", "old"])
def test_a_list_is_read_in_every_style(listed: str, ends: str) -> None:
    assert read_deck(listed.replace("\n", ends).encode()) == FORCE_AND_FRIENDS


def test_a_list_is_written_in_the_style_of_the_sites() -> None:
    assert write_text(FORCE_AND_FRIENDS) == (
        "Name: Force and friends\n\n"
        "Battlefield\n-----------\nStarship Graveyard, Jakku (Awakenings #174)\n\n"
        "Plot\n----\nFortify (Legacies #169)\n\n"
        "Characters\n----------\n"
        "2x Rey, Force Prodigy (Awakenings #38)\n1x Padme Amidala, Queen of Naboo (Awakenings #48)\n\n"
        "Upgrades\n--------\n2x Lightsaber (Awakenings #59)\n1x Hidden Blaster (Legacies #72)\n\n"
        "Supports\n--------\n1x BB-8 (Awakenings #43)\n\n"
        "Events\n------\n2x Use The Force (Awakenings #149)\n"
    )


def test_dice_are_written_in_words_where_the_number_in_front_would_be_ambiguous() -> None:
    deck = Deck("", (("AW-002", 1), ("AW-002", 1), ("AW-012", 2), ("AW-038", 1), ("AW-038", 2)), "", ())
    assert write_text(deck) == (
        "Characters\n----------\n2x First Order Stormtrooper (Awakenings #2)\n"
        "1x Nightsister, 2 dice (Awakenings #12)\n"
        "1x Rey, Force Prodigy, 1 die (Awakenings #38)\n1x Rey, Force Prodigy, 2 dice (Awakenings #38)\n"
    )


@pytest.mark.parametrize("code", ["AW-038x2 / AW-174 / AW-155 AW-038", "AW-038 / AW-155 /", "AW-155 / /"])
@pytest.mark.parametrize("write", [write_text, write_json])
def test_a_form_that_would_lose_something_is_not_written(code: str, write: Callable[[Deck], str]) -> None:
    with pytest.raises(BadDeckError) as caught:
        write(decode(code))
    assert caught.value.text.en.startswith("this deck cannot be written so without losing something. Mend what")
    assert caught.value.text.pl.startswith("tej talii nie da się tak zapisać bez strat. Popraw to, co")


def test_an_empty_deck_has_nothing_to_lose() -> None:
    assert write_text(decode("/ /")) == ""
    assert json.loads(write_json(decode("/ /")))["slots"] == {}


def test_every_deck_comes_back_from_its_list() -> None:
    rand = random.Random(11)
    unusual = Deck("", (("AW-002", 1), ("AW-002", 2), ("AW-038", 1), ("AW-038", 2)), "", (("AW-059", 31),))
    for deck in (*STARTERS.values(), unusual, *(random_deck(rand) for _ in range(200))):
        assert read_deck(write_text(deck)) == deck


@given(st.text(max_size=60))
def test_a_deck_may_have_any_name_on_one_line(name: str) -> None:
    deck = Deck(tidy_name(name), (("AW-038", 1),), "", ())
    assert read_deck(write_text(deck)) == deck


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.key)
def test_every_card_is_found_by_each_of_its_names(card: Card) -> None:
    letters, number = set_and_number(card.key)
    name = title(card)
    shouted = name.en.upper().replace("'", "’")
    for line in (
        f"1x {name.en} ({letters} #{number})",
        f"{name.pl} ({letters}{number:03})",
        f"2 {shouted} [{letters} {number}]",
        f"{card.key}",
        f"1 x {name.en} #{number}",
        f"1x {name.en} - {letters}-{number:03}",
    ):
        assert read_line(line).find() == card, line


@pytest.mark.parametrize(
    ("line", "characters"),
    [
        ("2x Rey", [("AW-038", 2)]),
        ("Rey, 2 dice", [("AW-038", 2)]),
        ("1x Rey (2 kości)", [("AW-038", 2)]),
        ("1x Rey (elite)", [("AW-038", 2)]),
        ("Rey elitarna", [("AW-038", 2)]),
        ("1x Rey", [("AW-038", 1)]),
        ("Rey 1 die (AW #38)", [("AW-038", 1)]),
        ("3x First Order Stormtrooper", [("AW-002", 1)] * 3),
        ("3x First Order Stormtrooper, 3 dice", [("AW-002", 1)] * 3),
        ("3x First Order Stormtrooper, 1 die", [("AW-002", 1)] * 3),
        ("1x First Order Stormtrooper, 2 dice", [("AW-002", 2)]),
        ("2x Rey, 2 dice", [("AW-038", 1)] * 2),
        ("Elite Rey (Awakenings #38)", [("AW-038", 2)]),
        ("1x Elitarna Rey", [("AW-038", 2)]),
        ("eRey, Force Prodigy (AW #38)", [("AW-038", 2)]),
        ("Rey 2d (AW #38)", [("AW-038", 2)]),
        ("Rey (2d)", [("AW-038", 2)]),
        ("x2 Rey", [("AW-038", 2)]),
        ("Rey (elite), 2 dice", [("AW-038", 2)]),
    ],
)
def test_the_dice_of_characters(line: str, characters: list[tuple[str, int]]) -> None:
    assert list(read_deck(f"Characters\n{line}").characters) == characters


@pytest.mark.parametrize(
    "line",
    [
        "x2 Dodge (Awakenings #155)",
        "× 2 Dodge",
        "2x Dodge (x2)",
        "2x Dodge (Awakenings) (#155)",
        "- 2x Dodge",
        "2x Dodge https://swdestinydb.com/card/01155",
        "2x Dodge, www.example.org // once more",
        "* 2x [Dodge](https://swdestinydb.com/card/01155)",
        "[2x Dodge](https://swdestinydb.com/card/01155) (AW #155)",
        "2 Dodge (https://swdestinydb.com/card/01155)",
        "Deck: 2x Dodge",
        "Talia: 2 Unik",
        "Events: 2x Dodge",
    ],
)
def test_copies_are_told_in_many_ways(line: str) -> None:
    deck = read_deck(f"Postaci\n1x Rey\n{line}\nRead on at https://example.org/decks/1\n")
    assert deck.contents == ((("AW-038", 1),), "", (("AW-155", 2),), "")


def test_a_link_leaves_the_columns_as_they_are() -> None:
    with pytest.raises(BadDeckError, match="line 2, column 7: no card is called “Dogge”"):
        read_deck("Events\n* 2x [Dogge](https://example.org/1)  www.example.org")


def test_lines_of_the_same_card_add_up() -> None:
    deck = read_deck("Upgrades\n1x Lightsaber\n2x Miecz świetlny (AW059)\nLightsaber\n")
    assert deck.cards == (("AW-059", 4),)


def test_more_than_one_battlefield_or_plot_is_read_and_is_a_violation() -> None:
    deck = read_deck("Name: x\nRey #38\n2x Echo Base\nFrozen Wastes\nFortify\nEspionage\n")
    assert (deck.battlefield, deck.plot) == ("AW-166", "LEG-169")
    assert broken(deck).count("destiny.build.one_battlefield") == 2
    assert "destiny.starter.plot.optional_one" in broken(deck)


@pytest.mark.parametrize("size", [29, 31])
def test_a_wrong_number_of_cards_is_a_violation(size: int) -> None:
    lines = [f"1x {card.name.en} ({card.key})" for card in ALL_CARDS if card.kind == 3][:size]
    assert "destiny.deckbuild.exactly_thirty" in broken(read_deck("Rey #38\n" + "\n".join(lines)))


@pytest.mark.parametrize(
    ("line", "english", "polish"),
    [
        (
            "2x Lightsabre",
            "deck.txt, line 2, column 4: no card is called “Lightsabre”. Did you mean “Lightsaber”",
            "deck.txt, wiersz 2, kolumna 4: żadna karta nie nazywa się „Lightsabre”. Czy chodzi o „Miecz świetlny”",
        ),
        (
            "qqqq zzzz",
            "no card is called “qqqq zzzz”. If this is not a card, begin the line with //.",
            "zacznij wiersz od //",
        ),
        (
            "  - 1x Millennium Falcon",
            "line 2, column 8: “Millennium Falcon” can be “Millennium Falcon” (Awakenings #49) or "
            "“Millennium Falcon” (Legacies #52). Add the subtitle or the set and number.",
            "to może być „Sokół Millennium” (Przebudzenia #49) lub",
        ),
        (
            "1x Luke Skywalker",
            "can be “Luke Skywalker, Jedi Knight” (Awakenings #35) or",
            "Dodaj podtytuł albo zestaw i numer.",
        ),
        ("1x Han Solo, 2 dice", "“Han Solo” can be “Han Solo, Scoundrel” (Awakenings #46) or", "to może być"),
        (f"1x Lightsaber ({OTHER_SETS[0]} #40)", f"there is no set “{OTHER_SETS[0]}” here", "nie ma tu zestawu"),
        (
            "1x Lightsaber (09059)",
            "there is no set “09” here. The sets are Awakenings (AW), ",
            "„09”",
        ),
        ("1x Lightsaber (AW #999)", "the set Awakenings has no card 999 here", "nie ma tu karty 999"),
        (
            "1x Lightsaber (AW #38)",
            "Awakenings #38 is “Rey, Force Prodigy”, not “Lightsaber”",
            "to „Rey, Dziecko Mocy”, a nie",
        ),
        ("1x Lightsaber #60", "“Lightsaber” is not #60, but Awakenings #59", "to nie #60, lecz Przebudzenia #59"),
        (
            "0x Lightsaber",
            "0 is not a number from 1 to 99. Check the numbers.",
            "0 to nie liczba od 1 do 99. Sprawdź liczby.",
        ),
        ("100x Lightsaber", "100 is not a number from 1 to 99", "100 to nie liczba"),
        (f"{'9' * 200}x Lightsaber", "9999999999… is not a number from 1 to 99", "to nie liczba od 1 do 99"),
        (f"1x Rey, {'9' * 200} dice", "9999999999… is not a number from 1 to 99", "to nie liczba od 1 do 99"),
        ("-1x Dodge", "-1 is not a number from 1 to 99", "-1 to nie liczba od 1 do 99"),
        ("* -2 Dodge", "-2 is not a number from 1 to 99", "-2 to nie liczba od 1 do 99"),
        ("+2 Dodge", "+2 is not a number from 1 to 99", "+2 to nie liczba od 1 do 99"),
        ("–3x Dodge", "–3 is not a number from 1 to 99", "–3 to nie liczba od 1 do 99"),
        (
            "1x Chirrut Imwe, Blind Warrior (Awakenings #35)",
            "Awakenings #35 is “Luke Skywalker, Jedi Knight”, not “Chirrut Imwe, Blind Warrior”",
            "a nie „Chirrut Imwe, Blind Warrior”. Popraw nazwę albo numer.",
        ),
        ("2x Totally Other Card (AW #155)", "Awakenings #155 is “Dodge”, not “Totally Other Card”", "to „Unik”, a nie"),
        (
            "1x Lichtschwert (AW #59)",
            "Awakenings #59 is “Lightsaber”, not “Lichtschwert”",
            "a nie „Lichtschwert”",
        ),
        (
            "2x Dodge x3",
            "line 2, column 4: 2x and 3x contradict each other. Keep one of them.",
            "2x i 3x wzajemnie się wykluczają. Zostaw jedno z nich.",
        ),
        ("2x Dodge (x1)", "2x and 1x contradict each other", "2x i 1x wzajemnie się wykluczają"),
        (
            "2x Dodge (Awakenings #155) (Legacies #72)",
            "Awakenings #155 and Legacies #72 contradict each other",
            "Przebudzenia #155 i Legacies #72 wzajemnie się wykluczają",
        ),
        ("Rey, 1 die, elite", "1 die and 2 dice contradict each other", "1 kość i 2 kości wzajemnie się wykluczają"),
        ("2x x2", "no card is named here. Write its name or its set and number.", "nie podano tu karty. Podaj jej"),
        ("Elite Reyy", "line 2, column 7: no card is called “Reyy”. Did you mean “Rey, Force Prodigy”", "Czy chodzi o"),
        ("Padme", "Did you mean “Padme Amidala, Queen of Naboo”?", "Czy chodzi o „Padme Amidala, Królowa Naboo”?"),
        ("Super Rey", "Did you mean “Rey, Force Prodigy”?", "Czy chodzi o „Rey, Dziecko Mocy”?"),
        (f"Dodge ({OTHER_SETS[0]})", f"there is no set “{OTHER_SETS[0]}” here", f"nie ma tu zestawu „{OTHER_SETS[0]}”"),
        ("2x Zi\ud800b", "no card is called “Zi�b”", "żadna karta nie nazywa się „Zi�b”"),
        ("Events\n  " + "x" * 5000, "line 3, column 3: no card is called “xxxxx", "…”"),
    ],
)
def test_a_line_that_means_no_card_is_named_with_the_reason(line: str, english: str, polish: str) -> None:
    with pytest.raises(BadDeckError) as caught:
        read_deck(f"Cards\n{line}\n", same("deck.txt"))
    assert english in caught.value.text.en
    assert polish in caught.value.text.pl


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("1x Millennium Falcon (LEG)", "LEG-052"),
        ("1x Millennium Falcon #49", "AW-049"),
        ("1x Millennium Falcon (Legacies)", "LEG-052"),
        ("1x Szaty Jedi", "AW-040"),
        ("1x Lightsabber (Awakenings #59)", "AW-059"),
        ("2x 74-Z Speeder Bike", "LEG-064"),
        ("74-Z Speeder Bike", "LEG-064"),
        ("1x It's a Trap!", "AW-107"),
        ("1x It’s a trap", "AW-107"),
        ("1x The Best Defense…", "AW-075"),
        ("1x 01059", "AW-059"),
        ("1x (05052)", "LEG-052"),
    ],
)
def test_a_card_is_found_in_spite_of_its_spelling(line: str, key: str) -> None:
    assert read_line(line).find().key == key


def test_the_name_is_optional_and_the_rest_above_the_cards_must_be_known() -> None:
    assert read_deck("Rey #38").name == ""
    assert read_deck("Battlefield: Echo Base").battlefield == "AW-166"
    assert read_deck("Rey\n1x Rey").name == "Rey"
    assert read_deck("eVader / eRaider\n1x Rey").name == "eVader / eRaider"
    assert read_deck("Elite squad\n1x Rey").name == "Elite squad"
    assert read_deck("Deck: 2x Dodge\n1x Rey").name == "2x Dodge"
    with pytest.raises(BadDeckError, match="line 2, column 1: no card is called “by somebody”"):
        read_deck("My deck\nby somebody\n1x Rey")


@pytest.mark.parametrize(
    ("line", "dice"),
    [("Rey, Force Prodigy", 1), ("Rey, Dziecko Mocy", 1), ("Rey, 2 dice", 2), ("Elite Rey", 2), ("Rey 2d", 2)],
)
def test_a_first_line_with_dice_or_the_full_title_is_a_card(line: str, dice: int) -> None:
    deck = read_deck(f"{line}\nFinn, First Order Defector\n2x Dodge")
    assert deck == Deck("", (("AW-038", dice), ("AW-045", 1)), "", (("AW-155", 2),))


def test_a_card_in_the_first_line_of_a_bare_list_is_not_the_decks_name() -> None:
    assert read_deck("Dodge\n1x Rey #38") == Deck("", (("AW-038", 1),), "", (("AW-155", 1),))
    with pytest.raises(BadDeckError, match="line 1, column 1: “Luke Skywalker” can be “Luke Skywalker, Jedi Knight”"):
        read_deck("Luke Skywalker\n2x Dodge")
    assert read_deck("Luke Skywalker\n\n2x Dodge").name == "Luke Skywalker"
    assert read_deck("Luke Skywalker\nEvents\n2x Dodge").name == "Luke Skywalker"


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(text: str) -> None:
    with suppress(BadDeckError):
        read_deck(text)
