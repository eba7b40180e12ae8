"""The rule catalogue: found by id, searched in both languages, read from a game's own file."""

from __future__ import annotations

import pytest

from dejarik.kernel.rules import Catalogue, Rule, load_catalogue
from dejarik.kernel.text import Text


def rule(key: str, en: str, pl: str, *, kind: str = "rule", cards: tuple[str, ...] = ()) -> Rule:
    return Rule(f"toy.{key}", kind, Text("page 1", "strona 1"), Text(en, pl), "by looking", cards=cards)


BOOK = Catalogue(
    (
        rule("draw", "A player may draw a card.", "Gracz może dobrać kartę."),
        rule("play", "A player may play a card.", "Gracz może zagrać kartę.", cards=("Luke Skywalker",)),
        rule("end", "The turn ends.", "Tura się kończy, łowca śpi."),
    )
)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("card", ["toy.draw", "toy.play"]),
        ("CARD draw", ["toy.draw"]),
        ("zagrać", ["toy.play"]),
        ("zagrac", ["toy.play"]),
        ("ŁOWCA spi", ["toy.end"]),
        ("lowca", ["toy.end"]),
        ("skywalker", ["toy.play"]),
        ("toy.end", ["toy.end"]),
        ("page", ["toy.draw", "toy.play", "toy.end"]),
        ("sabacc", []),
        ("card zakończ", []),
        ("", ["toy.draw", "toy.play", "toy.end"]),
    ],
)
def test_search_finds_every_word_in_either_language(words: str, found: list[str]) -> None:
    assert [rule.id for rule in BOOK.search(words)] == found


def test_rules_are_found_by_id() -> None:
    assert BOOK["toy.end"].text.en == "The turn ends."
    assert "toy.end" in BOOK
    assert "toy.begin" not in BOOK
    assert [rule.id for rule in BOOK] == ["toy.draw", "toy.play", "toy.end"]
    assert len(BOOK) == 3
    with pytest.raises(KeyError, match=r"toy\.begin"):
        BOOK["toy.begin"]


@pytest.mark.parametrize(
    ("also", "found"),
    [
        ((), ["toy.faq", "toy.example"]),
        (("toy.draw",), ["toy.faq", "toy.draw", "toy.example"]),
        (("toy.example", "toy.faq", "toy.draw"), ["toy.faq", "toy.example", "toy.draw"]),
        (tuple(f"toy.{n}" for n in range(20)), ["toy.faq", *(f"toy.{n}" for n in range(7))]),
    ],
)
def test_a_card_leads_to_the_rules_that_speak_of_it_before_those_that_mention_it(
    also: tuple[str, ...], found: list[str]
) -> None:
    named = Catalogue(
        (
            rule("example", "Example with Luke.", "Przykład z Lukiem.", kind="example", cards=("Luke",)),
            rule("faq", "Luke may.", "Luke może.", kind="faq", cards=("Leia", "Luke")),
            rule("other", "Leia may.", "Leia może.", cards=("Leia",)),
        )
    )
    assert list(named.about("Luke", also)) == found
    assert named.about("Lando") == ()


def test_a_game_brings_its_own_file() -> None:
    book = load_catalogue("dejarik.games.bounty")
    assert len(book) > 100
    first = next(iter(book))
    assert all((first.id, first.kind, first.source.en, first.source.pl, first.text.en, first.text.pl, first.check))


def test_chapters_gather_the_rules_of_their_sections_in_the_order_of_the_file() -> None:
    book = load_catalogue("dejarik.games.bounty")
    missions = next(chapter for chapter in book.chapters if chapter.title.en == "Missions")
    events = next(section for section in missions.sections if section.key == "event")
    assert (events.title.pl, events.rules[0]) == ("Wydarzenia", "bounty.event.opponents_first")
    assert {book[rule].section for rule in events.rules} == {"event"}
    assert BOOK.chapters == ()
