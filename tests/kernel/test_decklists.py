"""What all readers of deck lists share: names however spelled, lines taken apart, JSON with spots, nothing lost."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from dejarik.kernel.decklists.json_text import parse_json
from dejarik.kernel.decklists.lines import agreed, checked_number, front, heading_of, labeled, labeled_name
from dejarik.kernel.decklists.names import Names, quote, squash, tidy_name
from dejarik.kernel.decklists.spots import at_offset, in_entry, located
from dejarik.kernel.decklists.whole import written_whole
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, Text, same

SHIPS = Names([("falcon", ["Millennium Falcon", "Sokół Millennium"]), ("slave", ["Slave I"]), ("tie", ["TIE Fighter"])])


def test_a_name_is_found_however_it_is_spelled() -> None:
    assert SHIPS.find("millennium-falcon") == SHIPS.find("SOKOL MILLENNIUM") == ["falcon"]
    assert SHIPS.find("Falcon") == []


def test_suggestions_share_whole_words_or_look_alike() -> None:
    assert SHIPS.nearest("Falcon") == ["falcon"]
    assert SHIPS.nearest("Tie Figther") == ["tie"]
    assert SHIPS.nearest("Death Star") == []


def test_words_of_strangers_are_made_presentable() -> None:
    assert quote("a\x1b[31m\n b") == "a\ufffd[31m b"
    assert len(quote("a" * 1000)) == 60
    assert tidy_name(" My\u2028deck  2 ") == "My deck 2"
    assert squash("Łódź-1") == "lodz1"


@pytest.mark.parametrize(
    ("line", "counts", "rest"),
    [
        ("2x Rey", ("2",), "Rey"),
        ("x2 Rey", ("2",), "Rey"),
        ("* 3 Rey", ("3",), "Rey"),
        ("Rey x2", (), "Rey x2"),
        ("- 4-LOM", (), "4-LOM"),
    ],
)
def test_the_front_of_a_line(line: str, counts: tuple[str, ...], rest: str) -> None:
    end, found = front(line)
    assert (found, line[end:]) == (counts, rest)


def test_headings_and_labels() -> None:
    assert heading_of("## Karty losu (12)") == "kartylosu"
    assert heading_of("2x Rey, Force Prodigy") == ""
    assert labeled("Karta stronnictwa: Jedi") == ("kartastronnictwa", "Jedi")
    assert labeled("Jedi") is None
    assert (labeled_name("Nazwa: Rey "), labeled_name("Autor: Rey")) == ("Rey", "")


def test_numbers_are_checked_and_must_agree() -> None:
    assert (checked_number("007"), agreed((), same_number), agreed(("2", "02"), same_number)) == (7, 0, 2)
    for number in (0, 100, -1, "x", "9" * 50):
        with pytest.raises(BadDeckError, match="is not a number from 1 to 99"):
            checked_number(number)
    with pytest.raises(BadDeckError, match="2x and 3x contradict each other"):
        agreed(("2", "3"), same_number)


def same_number(number: int) -> Text:
    return same(f"{number}x")


def test_spots_count_from_one() -> None:
    assert at_offset(same("a.txt"), "ab\ncd", 4).en == "a.txt, line 2, column 2"
    assert in_entry(EMPTY, "sets", 3) == Text("sets, entry 3", "sets, pozycja 3")


def test_an_error_gets_its_spot_and_keeps_its_remedy() -> None:
    for own, said in ((same("Mine."), "here: cause. Mine."), (EMPTY, "here: cause. Other.")):
        with pytest.raises(BadDeckError) as caught, located(same("here"), same("Other.")):
            raise BadDeckError(same("cause"), own)
        assert str(caught.value) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"a": 1,\n"a": 2}', "f, line 2, column 1: “a” stands twice. Keep one and add the numbers up."),
        ('{"a": "b', "f, line 1, column 7: the JSON stops before its end. Use the whole file."),
        ('{"a" 1}', "f, line 1, column 6: this is not JSON. Another form."),
        ('{"a": ' + "9" * 5000 + "}", "f: this is not JSON. Check the numbers."),
        ("[" * 60000, "f: the JSON is nested too deeply. Another form."),
    ],
    ids=range(5),
)
def test_what_is_wrong_with_json(text: str, said: str) -> None:
    with pytest.raises(BadDeckError) as caught:
        parse_json(text, same("f"), same("Another form."))
    assert str(caught.value) == said


@dataclass(frozen=True)
class Pile:
    contents: tuple[str, ...]


def read_pile(written: str, _place: Text) -> Pile:
    if not written:
        raise BadDeckError(same("nothing"))
    return Pile(tuple(written.split()))


def test_what_would_not_come_back_is_not_written() -> None:
    assert written_whole(Pile(("a", "b")), "a b", read_pile) == "a b"
    assert written_whole(Pile(("",)), "", read_pile) == "", "there is nothing to lose"
    with pytest.raises(BadDeckError, match="cannot be written so without losing something"):
        written_whole(Pile(("a b",)), "a b", read_pile)
