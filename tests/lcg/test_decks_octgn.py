"""OCTGN files: what they are read as, what is written, and every way in which one can be broken."""

from __future__ import annotations

import random
from xml.parsers import expat

import pytest

from dejarik.games.lcg.decks import STARTERS, deck_of, encode, random_deck, read_deck, violations, write_o8d
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text
from tests.lcg.deck_samples import JEDI_TEN, SITH_TEN, names, octgn_card, octgn_file, octgn_file_of, refused
from tests.scenario import rule

JEDI = deck_of(JEDI_TEN)
SITH = deck_of(SITH_TEN)


def test_a_file_with_a_line_for_every_card_is_read_by_names() -> None:
    for deck in (JEDI, SITH, *STARTERS.values()):
        assert read_deck(octgn_file_of(deck)).contents == deck.contents
        windows = "\ufeff" + octgn_file_of(deck).replace("\n", "\r\n")
        assert read_deck(windows.encode()).contents == deck.contents


def test_what_octgn_writes_besides_the_cards_does_not_matter() -> None:
    text = octgn_file_of(JEDI)
    text = text.replace('<section name="Affiliation">', '<!-- light -->\n<section name="affiliation" shared="False">')
    text = text.replace("</deck>", "<notes><![CDATA[<b>Name</b>: none]]></notes><sleeve>1</sleeve></deck>")
    assert read_deck(text).contents == JEDI.contents


def test_names_are_read_in_either_language_and_however_they_are_spelled() -> None:
    text = (
        octgn_file_of(JEDI).replace(">Hit and Run<", ">Uderz i uciekaj<").replace(">Shii-Cho Training<", ">shii cho<")
    )
    assert "no command card is called “shii cho”. Did you mean “Shii-Cho Training”" in refused(text)[0]
    text = text.replace(">shii cho<", ">SHII-CHO-TRAINING<").replace(">A Hero's Journey<", ">A Hero&#8217;s Journey<")
    assert read_deck(text).contents == JEDI.contents


def test_objectives_alone_are_enough() -> None:
    text = octgn_file(names(JEDI.affiliations), (), names(JEDI.objectives))
    assert read_deck(text).contents == JEDI.contents


@rule("lcg.deck.matching_set_number")
def test_the_objectives_tell_which_of_the_cards_of_one_name_is_meant() -> None:
    """Two different cards are called Yoda: one is in set 2, the other in set 112."""
    two = ("yoda", "yoda_join_us_or_die")
    for code, key in (("jedi: 2", "yoda"), ("jedi: 112", "yoda_join_us_or_die")):
        assert [name for name in read_deck(octgn_file_of(deck_of(code))).commands if name in two] == [key]


# ---------------------------------------------------------------- writing


def test_a_written_file_has_the_sections_of_the_plugin_and_comes_back_with_its_name() -> None:
    lines = write_o8d(STARTERS["jedi"]).splitlines()
    assert lines[1] == '<deck game="d5cf89e5-1984-4873-8ae0-f06eea411bb3">'
    sections = [line.strip() for line in lines if "<section" in line]
    assert sections == [f'<section name="{name}">' for name in ("Affiliation", "Command Deck", "Objective Deck")]
    assert [line.rpartition('">')[2] for line in lines if 'qty="2"' in line][:2] == [
        "Twi'lek Loyalist</card>",
        "Dagobah Training Grounds</card>",
    ]
    assert read_deck(write_o8d(STARTERS["jedi"])) == STARTERS["jedi"]


def test_every_deck_comes_back_from_its_file() -> None:
    for seed in range(20):
        deck = random_deck(random.Random(seed))
        assert read_deck(write_o8d(deck)) == deck
    for unfinished in ("jedi+sith: 1x3 19", "jedi:", ": 18x9"):
        assert encode(read_deck(write_o8d(deck_of(unfinished)))) == unfinished


def test_the_ids_are_the_same_in_every_file() -> None:
    ids = {line.split('"')[3] for line in write_o8d(deck_of("jedi: 1")).splitlines() if "<card" in line}
    assert "13608320-45e3-5d54-97d2-2c2f52ca66da" in ids, "Luke Skywalker"
    assert ids < {line.split('"')[3] for line in write_o8d(deck_of("jedi: 1 2 3")).splitlines() if "<card" in line}


# ---------------------------------------------------------------- files that are broken


@pytest.mark.parametrize(
    ("text", "en", "pl"),
    [
        (
            "<deck>\n<section\n</deck>",
            "line 3, column 1: this is not XML. Use",
            "wiersz 3, kolumna 1: to nie jest XML.",
        ),
        ("<deck></section></deck>", "line 1, column 9: this is not XML.", "wiersz 1, kolumna 9: to nie jest XML."),
        ("<deck/>\nmore", "line 2, column 1: this is not XML.", "wiersz 2, kolumna 1: to nie jest XML."),
        ("<deck>&copy;</deck>", "line 1, column 7: this is not XML.", "wiersz 1, kolumna 7: to nie jest XML."),
        (
            "<html>\n</html>",
            "line 1, column 1: an OCTGN deck begins with <deck>, not with <html>.",
            "wiersz 1, kolumna 1: talia OCTGN zaczyna się od <deck>, a nie od <html>.",
        ),
        (
            "<deck>" + "<a>" * 1000,
            "line 1, column 28: the XML is nested too deeply.",
            "wiersz 1, kolumna 28: XML jest zbyt głęboko zagnieżdżony.",
        ),
    ],
    ids=range(6),
)
def test_what_is_no_deck_at_all(text: str, en: str, pl: str) -> None:
    english, polish = refused(text)
    assert english.startswith(f"my deck, {en}")
    assert polish.startswith(f"moja talia, {pl}")


def test_a_file_without_cards() -> None:
    assert refused(octgn_file((), (), ()))[0].startswith("my deck: there is nothing in it. Use a deck list as text,")
    assert refused(octgn_file((), (), ()))[1].startswith("moja talia: nic tu nie ma. Podaj talię jako tekst,")


def test_a_file_cut_off_anywhere_says_so() -> None:
    text = octgn_file_of(STARTERS["jedi"])
    for end in range(1, len(text)):
        with pytest.raises(BadDeckError) as caught:
            read_deck(text[:end])
        assert caught.value.cause == Text("the XML stops before its end", "XML urywa się przed końcem"), text[:end]
        assert caught.value.remedy == Text("Use the whole file.", "Użyj całego pliku.")
    assert refused(text[: text.index("Luke")])[0].startswith(
        "my deck, line 7, column 61: the XML stops before its end."
    )


DECLARATIONS = {
    "laughs": '<!DOCTYPE deck [<!ENTITY a "ha"><!ENTITY b "'
    + "&a;" * 100
    + '"><!ENTITY c "'
    + "&b;" * 100
    + '"><!ENTITY d "'
    + "&c;" * 100
    + '"><!ENTITY e "'
    + "&d;" * 100
    + '">]>\n<deck>&e;</deck>',
    "file": '<!DOCTYPE deck [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<deck>&a;</deck>',
    "parameter": '<!DOCTYPE deck [<!ENTITY % a SYSTEM "http://localhost/a.dtd"> %a;]>\n<deck/>',
    "external": '<!DOCTYPE deck SYSTEM "http://localhost/deck.dtd">\n<deck/>',
    "plain": "<!DOCTYPE deck>\n<deck/>",
}


@pytest.mark.parametrize("kind", DECLARATIONS)
def test_entities_are_refused_before_anything_is_expanded_or_fetched(kind: str) -> None:
    english, polish = refused('<?xml version="1.0"?>\n' + DECLARATIONS[kind])
    assert english.startswith("my deck, line 2, column ")
    assert english.endswith(
        ": a deck has no document type and no entities of its own. Remove everything from <!DOCTYPE to its end."
    )
    assert polish.endswith(": talia nie ma typu dokumentu ani własnych encji. Usuń całą deklarację <!DOCTYPE.")


def test_the_bomb_would_go_off_elsewhere() -> None:
    """What the reader refuses is dangerous: a parser without its handlers expands the entities."""
    seen: list[str] = []
    parser = expat.ParserCreate()
    parser.CharacterDataHandler = seen.append
    parser.Parse('<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><a>&b;</a>', True)
    assert "".join(seen) == "hahaha"


# ---------------------------------------------------------------- cards that do not fit


def test_an_unknown_card_is_named_with_its_line() -> None:
    text = octgn_file_of(STARTERS["jedi"]).replace(">Obi-Wan Kenobi<", ">Qui-Gon Jinn<")
    line = text[: text.index("Qui-Gon")].count("\n") + 1
    assert refused(text)[0].startswith(f"my deck, line {line}, column 5: no command card is called “Qui-Gon Jinn”.")
    assert refused(text)[1].startswith(
        f"moja talia, wiersz {line}, kolumna 5: żadna karta dowodzenia nie nazywa się „Qui-Gon Jinn”."
    )
    misspelled = octgn_file_of(STARTERS["jedi"]).replace(">Forgotten Heroes<", ">Forgoten Heros<")
    english, polish = refused(misspelled)
    assert "no objective is called “Forgoten Heros”. Did you mean “Forgotten Heroes” (3)" in english
    assert "żaden cel nie nazywa się „Forgoten Heros”. Czy chodzi o „Zapomniani bohaterowie” (3)" in polish


def test_a_card_in_the_wrong_section() -> None:
    english, polish = refused(octgn_file(["Yoda"], (), ()))
    assert english == (
        "my deck, line 4, column 5: “Yoda” is a command card, not an affiliation card. Move it to where it belongs."
    )
    assert polish == (
        "moja talia, wiersz 4, kolumna 5: „Yoda” to karta dowodzenia, a nie karta stronnictwa. "
        "Przenieś ją tam, gdzie jej miejsce."
    )


def test_a_section_of_another_game() -> None:
    english, polish = refused(octgn_file(["Jedi"], (), ()).replace("Affiliation", "Identity"))
    assert english == (
        "my deck, line 4, column 5: an OCTGN deck of this game has no section “Identity”. "
        "Its sections are: Affiliation, Command Deck, Objective Deck."
    )
    assert polish == (
        "moja talia, wiersz 4, kolumna 5: talia OCTGN tej gry nie ma części „Identity”. "
        "Jej części to: Affiliation, Command Deck, Objective Deck."
    )


@pytest.mark.parametrize("text", ["<deck>{card}</deck>", "<deck><section><part>{card}</part></section></deck>"])
def test_a_card_outside_of_the_sections_is_not_overlooked(text: str) -> None:
    english, polish = refused(text.format(card="\n" + octgn_card("Jedi")))
    assert english == (
        'my deck, line 2, column 5: a card stands outside of the sections. Put it into a <section name="...">.'
    )
    assert polish == (
        'moja talia, wiersz 2, kolumna 5: karta stoi poza częściami talii. Umieść ją w <section name="...">.'
    )


@pytest.mark.parametrize(
    ("quantity", "en"),
    [
        ('qty="0"', "0 is not a number from 1 to 99. Check the numbers."),
        ('qty="two"', "two is not a number from 1 to 99. Check the numbers."),
        ('qty="999999999999999999"', "9999999999… is not a number from 1 to 99. Check the numbers."),
        ("", 'the card has no quantity. Write <card qty="1">.'),
    ],
)
def test_a_quantity_that_is_none(quantity: str, en: str) -> None:
    text = octgn_file(["Jedi"], (), ()).replace('qty="1"', quantity)
    assert refused(text)[0] == f"my deck, line 4, column 5: {en}"


def test_the_affiliation_of_the_other_side_breaks_a_rule() -> None:
    deck = read_deck(octgn_file_of(JEDI).replace(">Jedi<", ">Sith<"))
    assert encode(deck).startswith("sith: 1x2 2 3x2")
    assert {violation.rule for violation in violations(deck)} == {"lcg.deck.one_side"}


def test_an_affiliation_that_does_not_exist_is_refused() -> None:
    english, polish = refused(octgn_file_of(JEDI).replace(">Jedi<", ">Gungans<"))
    assert english.startswith(
        "my deck, line 4, column 5: no affiliation is called “Gungans”. The affiliations are: Jedi,"
    )
    assert polish.startswith("moja talia, wiersz 4, kolumna 5: żadne stronnictwo nie nazywa się „Gungans”.")


@rule("lcg.deck.min_ten_objectives")
def test_nine_objectives_are_read_and_break_a_rule() -> None:
    deck = read_deck(octgn_file_of(deck_of("jedi: 1x2 2x2 3x2 5x2 6")))
    assert [violation.rule for violation in violations(deck)] == ["lcg.deck.min_ten_objectives"]


@rule("lcg.deck.whole_sets_only")
def test_a_command_card_that_no_objective_brings() -> None:
    text = octgn_file_of(JEDI).replace(octgn_card("Obi-Wan Kenobi"), octgn_card("Han Solo"), 1)
    line = text[: text.index("Han Solo")].count("\n") + 1
    english, polish = refused(text)
    assert english == (
        f"my deck, line {line}, column 5: no objective in the list brings “Han Solo”, which belongs to "
        "“Questionable Contacts” (15). Sets come whole: add the objective it belongs to, or remove the card."
    )
    assert polish == (
        f"moja talia, wiersz {line}, kolumna 5: żaden cel na liście nie wnosi karty „Han Solo”, która należy do "
        "zestawu „Podejrzane kontakty” (15). Zestawy wchodzą w całości: dodaj cel, do którego należy ta karta, albo "
        "ją usuń."
    )


def test_of_a_card_in_many_sets_only_a_few_are_named() -> None:
    english, polish = refused(octgn_file(["Jedi"], ["Twist of Fate"], ["In You Must Go"]))
    assert (
        "which belongs to “The Secret of Yavin 4” (5), “Fleeing the Empire” (10), “Hit and Run” (18) or another."
        in (english)
    )
    assert "„Uderz i uciekaj” (18) lub innego." in polish


@rule("lcg.deck.whole_sets_only")
def test_a_command_card_too_many() -> None:
    text = octgn_file_of(JEDI).replace(octgn_card("Yoda"), octgn_card("Yoda", "3"), 1)
    english, polish = refused(text)
    assert ": 3 copies of “Yoda” in the list, but the objectives bring only 1. Sets come whole: add" in english
    assert ": 3 kopie karty „Yoda” na liście, a cele wnoszą tylko 1. Zestawy wchodzą w całości: dodaj" in polish


@rule("lcg.deck.whole_sets_only")
def test_a_command_card_that_is_missing_is_told_where_its_objective_stands() -> None:
    text = octgn_file_of(JEDI).replace(octgn_card("Luke Skywalker") + "\n", "", 1)
    line = text[: text.index(">A Hero's Journey<")].count("\n") + 1
    english, polish = refused(text)
    assert english == (
        f"my deck, line {line}, column 5: the set “A Hero's Journey” (1) is not complete: 1 copy of “Luke Skywalker” "
        "in the list, 2 needed. Sets come whole: list all five command cards of every objective, or none at all."
    )
    assert polish == (
        f"moja talia, wiersz {line}, kolumna 5: zestaw „Podróż bohatera” (1) jest niepełny: 1 kopia karty "
        "„Luke Skywalker” na liście, a potrzeba 2. Zestawy wchodzą w całości: wymień wszystkie pięć kart dowodzenia "
        "każdego celu albo żadnej."
    )
