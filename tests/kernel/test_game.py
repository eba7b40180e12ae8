"""What a game says of itself: options with values to pick from, cards to read, and views built in one place."""

from __future__ import annotations

from dejarik.kernel.game import CardFacts, one_of
from dejarik.kernel.match import Match
from dejarik.kernel.text import EMPTY, Text, same
from dejarik.kernel.view import PLAIN, Look
from dejarik.kernel.zones import shown
from tests.kernel.pig import PIG

TITLE = Text("Color", "Kolor")
COLORS = [("red", Text("red", "czerwony")), ("blue", Text("blue", "niebieski"))]


def test_an_option_takes_one_of_the_listed_values_and_nothing_else() -> None:
    spec = one_of("color", TITLE, Text("a color", "kolor"), "red", "toy.color", iter(COLORS))
    assert spec.choices == tuple(COLORS)
    assert [spec.check(value, 2) for value in ("red", "blue")] == [None, None]
    wrong = spec.check("green", 2)
    assert wrong is not None
    assert (wrong.en, wrong.pl) == ("there is no such choice", "nie ma takiej możliwości")
    odd = one_of("color", TITLE, TITLE, "red", "toy.color", COLORS, Text("no color", "to nie kolor"))
    assert odd.check("", 2) == Text("no color", "to nie kolor")


def card(traits: Text = EMPTY, text: Text = EMPTY) -> CardFacts:
    return CardFacts("luke", same("Luke"), Text("unit", "jednostka"), 1, (), text, traits=traits)


def test_the_whole_text_of_a_card_begins_with_its_traits_as_a_sentence() -> None:
    traits, text = Text("unique, Jedi", "unikatowa, Jedi"), Text("Draw 1 card.", "Dobierz 1 kartę.")
    assert card(traits, text).whole_text == Text("Unique, Jedi. Draw 1 card.", "Unikatowa, Jedi. Dobierz 1 kartę.")
    assert card(traits).whole_text == Text("Unique, Jedi.", "Unikatowa, Jedi.")
    assert card(text=text).whole_text == text
    assert card().whole_text == EMPTY


def test_what_is_not_drawn_in_its_own_way_is_drawn_plainly() -> None:
    assert card().look == PLAIN == Look("neutral", "grey", "", "kit", wide=False, unique=False)
    assert PIG.look == PLAIN
    assert Match(PIG, 2, 1).view(0).seats[0].look == PLAIN


def test_a_view_is_put_together_from_what_the_game_answers() -> None:
    match = Match(PIG, 2, 1)
    view, s = match.view(0), match.state
    assert (view.game, view.seat, view.winners) == ("pig", 0, ())
    assert (view.headline, view.seats) == (PIG.headline(s), PIG.seat_views(s))
    assert (view.regions, view.prompt) == (PIG.regions(s, 0), PIG.prompt(s, 0, view.regions))
    assert view.prompt is not None
    assert [(choice.notation, choice.rule) for choice in view.prompt.choices] == [
        ("roll", "pig.roll"),
        ("hold", "pig.hold"),
    ]
    everybody = match.view(1).prompt
    assert everybody is not None
    assert (everybody.question, everybody.choices) == (view.prompt.question, ())


def test_cards_show_their_face_to_whoever_knows_them() -> None:
    s = Match(PIG, 2, 1).state
    s.known = [0b001, 0b010, 0b111, 0, 0, 0]
    faces, backs = "abcdef", "......"
    assert [shown(s, seat, [2, 0, 1], faces, backs) for seat in range(3)] == [
        ["c", "a", "."],
        ["c", ".", "b"],
        ["c", ".", "."],
    ]
