"""How the table draws each layout a place can have, shown by a game the command line has never heard of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dejarik import Match
from dejarik.kernel import registry
from tests.cli.farm import WHERE
from tests.cli.terminal import asked, dejarik, drawn


@pytest.fixture
def farm() -> Iterator[Match]:
    """The toy game on a farm, registered for one test only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._WHERE, "farm", WHERE)
        yield Match("farm", seed=1)


def test_a_track_is_told_by_its_note_beneath_the_headline(farm: Match) -> None:
    assert drawn(farm).splitlines()[1] == "   Weather  sun ● ○ rain"
    assert drawn(farm, lang="pl").splitlines()[1] == "   Pogoda  słońce ● ○ deszcz"
    assert drawn(farm, columns=20).splitlines()[1] == "   sun ● ○ rain"


def test_a_row_shows_every_card_and_a_supply_one_row_with_its_number(farm: Match) -> None:
    lines = drawn(farm, columns=80).splitlines()
    start = lines.index("   Fair   Pr  We")
    assert lines[start + 1 : start + 4] == [" 1 Cow     9 700", "   Cow     9 700", "   Hen ×5  1   2"]


def test_what_lies_before_players_is_one_table_with_cards_alike_together(farm: Match) -> None:
    lines = drawn(farm, columns=80).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("   Player 1") and "We" in line)
    assert lines[start : start + 5] == [
        "   Player 1              We",
        "   Yard         Cat ~ ×2  4",
        "            1,2 Dog      30 » chases the cat",
        "   Player 2",
        "   Yard         Fox       9 » chases the hen",
    ]


def test_it_stands_beside_the_shared_places_where_there_is_room(farm: Match) -> None:
    wide, narrow = drawn(farm, columns=120), drawn(farm, columns=80)
    assert "   Fair   Pr  We    Player 1              We" in wide
    assert wide.count("\n") < narrow.count("\n")


def test_piles_are_counted_with_an_open_top_card_and_empty_ones_left_out(farm: Match) -> None:
    seen = drawn(farm)
    assert "Wood 3 (Wolf)" in seen
    assert "Barn 2\n" in seen
    assert "Basket ▒▒ 2 · Barn 3\n" in seen
    assert "Empty shed" not in seen
    assert "Pond" not in seen
    assert "Owl" not in seen.partition("Barn 2")[0]


def test_cards_to_choose_from_a_pile_are_shown_with_their_texts(farm: Match) -> None:
    seen = drawn(farm)
    assert "   Barn     We\n 2 Barn Owl  5 Says Barn Owl.\n" in seen
    assert "   Stodoła  waga\n 2 Barn Owl    5 Mówi Barn Owl.\n" in drawn(farm, lang="pl")


def test_the_legend_explains_what_is_short_and_nothing_else(farm: Match) -> None:
    legend = next(line for line in drawn(farm).splitlines() if "We weight" in line)
    assert legend == "Pr price  We weight  ~ muddy"


def test_numbers_of_players_have_their_name_above_them_on_two_lines_at_most(farm: Match) -> None:
    assert "                           hunger\n   Players        points after work\n" in drawn(farm)


def test_what_lies_before_a_player_goes_beneath_the_numbers_if_there_is_no_room_beside(farm: Match) -> None:
    seen = drawn(farm, columns=60)
    assert "   Player 1: Barn 2\n   Player 2: Basket ▒▒ 2 · Barn 3\n" in seen


def test_no_line_is_wider_than_the_terminal(farm: Match) -> None:
    for columns in (40, 60, 80, 100, 120):
        for lang in ("en", "pl"):
            assert max(map(len, drawn(farm, lang=lang, columns=columns).splitlines())) <= columns


def test_open_piles_are_gone_through_top_card_first(farm: Match) -> None:
    assert asked(farm, "look wood") == "   Wood We\n   Wolf 40\n   ▒▒ 2\n"
    assert asked(farm, "look barn") == (
        "   Barn: Player 1 We\n   Barn Owl        5\n   Owl             3\n   in the barn: owls\n"
        "   Barn: Player 2\n   ▒▒▒ 3\n"
    )
    assert asked(farm, "look my barn").startswith("   Barn: Player 1 We\n")
    assert asked(farm, "look barn 2") == "   Barn: Player 2\n   ▒▒▒ 3\n"
    assert asked(farm, "pokaż stodole gracz 1", lang="pl").startswith("   Stodoła: Gracz 1 waga\n")


def test_a_place_is_found_by_the_question_mark_as_well(farm: Match) -> None:
    assert asked(farm, "? wood") == asked(farm, "look wood")
    assert asked(farm, "? cat") == "Cat  animal; weight 4; Yard: Player 1 ×2\n  Says Cat.\n"
    assert "Yard: Player 2" in asked(farm, "? player 2")


def test_it_is_played_at_the_terminal(farm: Match) -> None:
    seen = dejarik("play", "farm", "--agent", "random", "--seed", "1", answers="look\n1\n2\nquit\n")
    assert seen.code == 0, seen.err
    assert "Goodbye." in seen.text
