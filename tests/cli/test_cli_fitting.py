"""A table in a small window: it fits, and the player's own side, the question and the options are there."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import dejarik
from dejarik import Match
from dejarik.agents import make_agent
from dejarik.cli.position import Position

COLUMNS, LINES = 80, 21


def drawn_into(match: Match, lines: int, lang: str) -> list[str]:
    console = Console(width=COLUMNS, file=io.StringIO(), color_system=None)
    position = Position(match.game, match.view(0), lang, tuple(match.log(0)))
    console.print(position.draw_into(COLUMNS, lines))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize(("lang", "you"), [("en", "(you)"), ("pl", "(ty)")])
@pytest.mark.parametrize("game", dejarik.game_names())
def test_every_table_fits_into_a_small_window_with_your_side_in_it(game: str, lang: str, you: str) -> None:
    match, agent = Match(game, seed=11), make_agent("random", 2)
    seen = 0
    while match.decision is not None and seen < 90:
        if match.decision.seat == 0:
            seen += 1
            if seen % 15 == 0:
                lines = drawn_into(match, LINES, lang)
                text = " ".join(" ".join(lines).split())
                assert len(lines) <= LINES
                assert you in text
                assert match.game.question(match.state)[lang] in text
                assert match.label(match.options[-1])[lang].split()[0] in text
        match.play(agent.choose(match.game, match.state))
    assert seen


def test_options_that_do_not_fit_are_counted() -> None:
    lines = drawn_into(Match("bounty", 2, seed=5), 5, "en")
    assert "more; “table” shows all" in lines[-1]


def test_a_large_window_shows_the_whole_table() -> None:
    match = Match("bounty", 2, seed=5)
    assert any(line.startswith("   Missions") and "Le Fi Ag" in line for line in drawn_into(match, 60, "en"))
    assert not any("Le Fi Ag" in line for line in drawn_into(match, LINES, "en"))
