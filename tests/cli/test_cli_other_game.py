"""A game the command line has never heard of appears by itself: the toy game with a die."""

from __future__ import annotations

from pathlib import Path

from dejarik import Match
from tests.cli.terminal import dejarik
from tests.kernel.pig import Pig


def test_it_is_listed_played_watched_saved_and_replayed(pig: Pig, tmp_path: Path) -> None:
    assert "pig" in dejarik("games").text
    path = tmp_path / "game.txt"
    seen = dejarik(
        "play", "pig", "--agent", "random", "--seed", "1", "--save", path, answers="1\n?\n? 1\nwhy\nlog\nundo\n2\n"
    )
    assert seen.code == 0, seen.err
    assert "Goodbye." in seen.text
    watched = dejarik("play", "pig", "--agent", "random", "--seed", "1", "--seat", "0")
    assert "wins" in watched.text
    assert "Checked: " in dejarik("replay", path, "--seat", "all").text


def test_undo_is_refused_once_the_die_was_rolled(pig: Pig) -> None:
    seen = dejarik("play", "pig", "--agent", "random", "--seed", "1", answers="roll\nundo\n")
    assert "This cannot be undone: a card was revealed or chance was used." in seen.text


def test_it_is_simulated(pig: Pig) -> None:
    seen = dejarik("simulate", "pig", "--games", "4", "--agents", "random,random", "--workers", "1")
    assert seen.code == 0, seen.err
    assert "random 50.0%" in seen.text


def test_a_record_that_asks_for_its_chance_is_continued(pig: Pig, tmp_path: Path) -> None:
    match = Match("pig", seed=1, chance="ask")
    path = tmp_path / "game.txt"
    path.write_text(str(match.record), encoding="utf-8")
    seen = dejarik("play", "pig", "--agent", "random", "--file", path, answers="roll\nquit\n")
    assert seen.code == 0, seen.err
