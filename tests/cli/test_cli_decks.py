"""``dejarik deck`` for a game whose decks are nothing like those it usually reads: sets of cards, and a fence."""

from __future__ import annotations

import pytest

from tests.cli.terminal import dejarik

pytestmark = pytest.mark.usefixtures("barn")


def test_a_deck_of_any_game_is_shown_in_its_sections() -> None:
    seen = dejarik("deck", "check", "2 3 3 high", "--game", "barn", columns=200)
    assert (seen.code, seen.err) == (0, "")
    assert seen.text.startswith(
        "Large pigs Sows: 3 of 3 · Piglets: 8 of 9 Fence (1) 1 Fence high fence Sows (3) 1 Sow 2"
    )
    assert "Piglets (8) 3 Black piglet black 5 White piglet white Cost" in seen.text
    assert [line.rstrip() for line in seen.out.splitlines() if "█" in line] == ["  1 ███ 3", "  2 █████ 5"]
    assert "Płot (1) 1 Płot niski fence" in dejarik("deck", "check", "1 low", "--game", "barn", lang="pl").text


def test_a_deck_of_any_game_is_converted_and_its_starters_are_listed() -> None:
    assert dejarik("deck", "convert", "3 1 2", "--game", "barn", "--to", "code").out == "1 2 3\n"
    assert dejarik("deck", "convert", "3 1 2", "--game", "barn", "--to", "json").out == '{"name": "", "code": "1 2 3"}'
    assert (
        "Duże świnki large Maciory: 3 z 3 · Prosięta: 8 z 9 2 3 3 high"
        in dejarik("deck", "starters", "--game", "barn", lang="pl").text
    )


def test_a_code_needs_no_blanks() -> None:
    assert "word 1: no pig has this" in dejarik("deck", "check", "sow:1,2", "--game", "barn").err
    assert "no pig" not in dejarik("deck", "check", "sow", "--game", "barn").err


def test_a_form_that_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    seen = dejarik("deck", "convert", "1 2 3", "--game", "barn", "--to", "o8d")
    assert (seen.code, seen.out) == (2, "")
    assert "--to: “o8d” is not a deck format. Use text, json or code." in seen.err
