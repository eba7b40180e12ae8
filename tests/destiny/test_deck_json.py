"""Deck lists as JSON: the community's numbers with quantities and dice, maps and lists."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.games.destiny.decks import STARTERS, BadDeckError, Deck, random_deck, read_deck, write_json
from dejarik.kernel.text import same

SMALL = Deck(
    "Small", (("AW-002", 1), ("AW-002", 1), ("AW-011", 2)), "AW-168", (("AW-059", 2), ("AW-089", 1)), "LEG-168"
)
SLOTS = {
    "01002": {"quantity": 2, "dice": 2, "dices": None},
    "01011": {"quantity": 1, "dice": 2, "dices": None},
    "01059": {"quantity": 2, "dice": 2},
    "01089": {"quantity": 1, "dice": 0},
    "01168": {"quantity": 1, "dice": 0},
    "05168": {"quantity": 1, "dice": 0},
}


@pytest.mark.parametrize(
    "data",
    [
        {
            "id": 5,
            "name": "Small",
            "slots": SLOTS,
            "characters": {"01011": {"quantity": 1, "dice": 2}},
            "version": "1.0",
        },
        {"name": "Small", "slots": [{"code": code, **entry} for code, entry in SLOTS.items()]},
        {"name": "Small", "cards": {"AW-002": 2, "AW011": 2, "01059": 2, "AW-89": 1, "AW-168": 1, "LEG-168": 1}},
        {
            "name": "Small",
            "cards": [
                {"name": "First Order Stormtrooper", "quantity": 2},
                {"name": "Kylo Ren", "subtitle": "Vader's Disciple", "dice": 2},
                {"name": "Lightsaber", "quantity": "2", "set_code": "AW"},
                {"code": "01089"},
                {"name": "Frozen Wastes"},
                {"name": "espionage"},
            ],
        },
        {
            "name": "Small",
            "characters": [{"code": "01002", "count": 2}, {"code": "01011", "name": "Kylo Ren", "dice": 2}],
            "battlefield": "Frozen Wastes",
            "plot": {"code": "05168"},
            "deck": {"01059": {"qty": 2}},
            "cards": [{"code": "01089", "amount": 1, "set_code": "AW"}],
        },
    ],
    ids=["site", "list", "numbers", "names", "parts"],
)
def test_a_list_is_read_in_every_shape(data: object) -> None:
    assert read_deck(json.dumps(data)) == SMALL


def test_a_bare_list_has_no_name() -> None:
    deck = read_deck(json.dumps([{"code": code, **entry} for code, entry in SLOTS.items()]))
    assert deck.contents == SMALL.contents
    assert deck.name == ""


def test_a_bare_map_of_codes_has_no_name() -> None:
    deck = read_deck(json.dumps(SLOTS))
    assert deck.contents == SMALL.contents
    assert deck.name == ""


def test_the_json_of_a_deck_counts_as_the_sites_do() -> None:
    written = json.loads(write_json(SMALL))
    assert written["name"] == "Small"
    assert written["slots"] == {
        code: {key: value for key, value in entry.items() if key != "dices"} for code, entry in SLOTS.items()
    }


def test_every_deck_comes_back_from_its_json() -> None:
    rand = random.Random(13)
    uneven = Deck("", (("AW-002", 1), ("AW-002", 2), ("AW-038", 1), ("AW-038", 1)), "AW-166", (("AW-166", 1),))
    for deck in (*STARTERS.values(), SMALL, uneven, *(random_deck(rand) for _ in range(200))):
        assert read_deck(write_json(deck)) == deck


@pytest.mark.parametrize(
    ("written", "english", "polish"),
    [
        (
            '{"slots": {"01035": {"quan',
            "deck, line 1, column 22: the JSON stops before its end. Use the whole",
            "JSON urywa się",
        ),
        (
            '{"slots": {\n"01035"',
            "deck, line 2, column 8: the JSON stops before its end",
            "wiersz 2, kolumna 8: JSON urywa się",
        ),
        ("{", "line 1, column 2: the JSON stops", "wiersz 1, kolumna 2"),
        ("[", "the JSON stops", "JSON urywa się"),
        ("{'slots': 1}", "line 1, column 2: this is not JSON", "to nie jest JSON"),
        ('{"slots": {}} x', "line 1, column 15: this is not JSON", "to nie jest JSON"),
        ("{}", "there is neither “slots” nor “cards” in it", "nie ma tu ani „slots”, ani „cards”"),
        ('{"slots": 5}', "“slots” is not a list of cards", "„slots” to nie lista kart"),
        ('{"deck": "Rey"}', "“deck” is not a list of cards", "„deck” to nie lista kart"),
        ('{"slots": {}}', "deck: there is nothing in it", "deck: nic tu nie ma"),
        ("[]", "there is nothing in it", "nic tu nie ma"),
        (
            '{"slots":\n{"01999": 1}}',
            "line 2, column 2: the set Awakenings has no card 999",
            "wiersz 2, kolumna 2: w zestawie",
        ),
        ('{"slots": {"09035": 1}}', "there is no set “09” here", "nie ma tu zestawu „09”"),
        ('{"slots": {"Lightsabre": 1}}', "no card is called “Lightsabre”. Did you mean “Lightsaber”", "Czy chodzi o"),
        ('[{"name": "Luke Skywalker"}]', "“Luke Skywalker” can be “Luke Skywalker, Jedi Knight”", "to może być"),
        (
            '{"slots": {"01035": 1, "01035": 1}}',
            "line 1, column 24: “01035” stands twice. Keep one",
            "występuje dwa razy",
        ),
        ('{"slots": {"01035": true}}', "true is not a number from 1 to 99", "true to nie liczba"),
        ('{"slots": {"01035": {"quantity": 1.5}}}', "1.5 is not a number from 1 to 99", "1.5 to nie liczba"),
        ('{"slots": {"01035": {"quantity": -1}}}', "-1 is not a number from 1 to 99", "-1 to nie liczba"),
        ('{"slots": {"01035": {"quantity": 0}}}', "0 is not a number from 1 to 99", "0 to nie liczba"),
        ('{"slots": {"01035": {"dice": 100}}}', "100 is not a number from 1 to 99", "100 to nie liczba"),
        ('{"slots": {"01035": {"quantity": 1e400}}}', "Infinity is not a number", "Infinity to nie liczba"),
        ('{"slots": {"01035": %s}}' % ("9" * 5000), "this is not JSON. Check the numbers.", "Sprawdź liczby."),
        (
            '{"slots": {"01035": "two"}}',
            'column 12: "two" is not a number from 1 to 99. Check the numbers.',
            '"two" to nie liczba od 1 do 99',
        ),
        ('{"slots": {"01035": NaN}}', "NaN is not a number from 1 to 99", "NaN to nie liczba"),
        ('{"slots": {"01035": null}}', "null is not a number from 1 to 99", "null to nie liczba"),
        ('{"slots": {"01035": 2.5}}', "2.5 is not a number from 1 to 99", "2.5 to nie liczba"),
        ('[{"name": "Dodge", "qty": 0}]', "deck, entry 1: 0 is not a number", "deck, pozycja 1: 0 to nie liczba"),
        (
            '{"cards": [{"code": "01035"},\n{"quantity": 1}]}',
            'deck, cards, entry 2: {"quantity": 1} does not say which card. Write {"code": "01035"',
            "deck, cards, pozycja 2: ",
        ),
        (
            '{"cards": [{"code": "01038", "name": "Dodge"}]}',
            "Awakenings #38 is “Rey, Force Prodigy”, not “Dodge”",
            "to „Rey, Dziecko Mocy”, a nie „Dodge”",
        ),
        (
            '{"slots": {"01038": {"set_code": "LEG"}}}',
            "Awakenings #38 and Legacies contradict each other",
            "Przebudzenia #38 i Legacies wzajemnie się wykluczają",
        ),
        ('[{"name": "Dodge", "set": "XYZ"}]', "there is no set “XYZ” here", "nie ma tu zestawu „XYZ”"),
        (
            '{"name": "qqqq",\n"slots": {\n"qqqq": 1}}',
            "line 3, column 1: no card is called “qqqq”. Write {",
            "wiersz 3",
        ),
        ('{"slots": {\n"\u0119\u0119\u0119\u0119": 1}}', "line 2, column 1: no card is called “ęęęę”", "wiersz 2"),
        ('{"slots": {\n"\\u0119\\u0119\\u0119\\u0119": 1}}', "line 2, column 1: no card is called “ęęęę”", "wiersz 2"),
        ('{"slots": {"\\ud800": 1}}', "column 12: no card is called “�”. Write {", "żadna karta nie nazywa się „�”"),
        ('{"slots": ["01035"]}', '"01035" does not say which card', "nie mówi"),
        ("[[[]]]", "[[]] does not say which card", "nie mówi"),
        ("[" * 30000, "the JSON is nested too deeply", "JSON jest zbyt głęboko zagnieżdżony"),
    ],
)
def test_bad_json_says_where_and_why(written: str, english: str, polish: str) -> None:
    with pytest.raises(BadDeckError) as caught:
        read_deck(written, same("deck"))
    assert english in caught.value.text.en
    assert polish in caught.value.text.pl
    assert "//" not in caught.value.text.en
    assert caught.value.text.en.encode()


_ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["01035", "AW-059", "slots", "Rey", "x", ""]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["01035", "code", "name", "quantity", "dice", "dices", "slots", "cards"]), inner
        )
    ),
    max_leaves=12,
)


@given(_ANYTHING)
def test_no_json_breaks_the_reader(data: Any) -> None:
    for written in (json.dumps(data), json.dumps({"slots": data}), json.dumps([data])):
        with suppress(BadDeckError):
            read_deck(written)
