"""Which cards a line of the log names."""

from __future__ import annotations

from dejarik import Match
from dejarik.kernel.mentions import keys_by_name, mentions
from dejarik.kernel.text import Text, same

NAMES = keys_by_name([("x", same("X-Wing")), ("knight", same("Luke")), ("jedi", same("Luke"))])


def test_quoted_names_are_those_of_cards() -> None:
    assert mentions(same("“X-Wing” hits X-Wing and “X-Wing”."), NAMES, ()) == ("x",)
    assert mentions(same("X-Wing and “nobody”"), NAMES, ()) == ()


def test_of_namesakes_those_are_meant_that_the_line_is_about() -> None:
    line = same("“Luke” hits “X-Wing”.")
    assert mentions(line, NAMES, ("x", "jedi")) == ("jedi", "x")
    assert mentions(line, NAMES, ("jedi", "knight")) == ("knight", "jedi", "x")
    assert mentions(line, NAMES, ()) == ("knight", "x")


def test_a_line_refers_to_the_cards_that_its_reader_may_know() -> None:
    match = Match("deckbuilding", players=2, seed=1)
    while not any(line.named for line in match.told(0)):
        match.play(match.options[0])
    for seat in range(3):
        names = {card.key: card.name for card in match.game.cards()}
        for line in match.told(seat):
            assert all(f"“{names[key].en}”" in line.text.en for key in line.named)


def test_a_sentence_without_cards_names_none() -> None:
    assert mentions(Text("Turn 1.", "Tura 1."), NAMES, ()) == ()
