"""The command line supports a game it has never heard of: the toy game with a die."""

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


def test_it_has_tournaments(pig: Pig, tmp_path: Path) -> None:
    agents = ("--agent", "random", "--entrant", "other=random", "--workers", "1")
    assert dejarik("arena", "run", "pig", *agents, "--games", "4", "--output", tmp_path / "run").code == 0
    seen = dejarik("arena", "report", tmp_path / "run", "--output", tmp_path / "run.html")
    assert seen.code == 0, seen.err
    assert "Pig: tournament" in (tmp_path / "run.html").read_text(encoding="utf-8")


def test_a_record_that_asks_for_its_chance_is_continued(pig: Pig, tmp_path: Path) -> None:
    match = Match("pig", seed=1, chance="ask")
    path = tmp_path / "game.txt"
    path.write_text(str(match.record), encoding="utf-8")
    seen = dejarik("play", "pig", "--agent", "random", "--file", path, answers="roll\nquit\n")
    assert seen.code == 0, seen.err


# ---------------------------------------------------------------- luck


def played(path: Path) -> None:
    """A short game in which the first player rolls a six and a four, the second a one."""
    match = Match("pig", seed=1, chance="ask", options={"target": "20"})
    for notation in ("roll", "face 6", "roll", "face 4", "hold", "roll", "face 1", "roll", "face 5", "roll", "face 5"):
        match.play(notation)
    match.play("hold")
    assert match.result is not None
    path.write_text(str(match.record), encoding="utf-8")


def test_a_finished_game_tells_how_lucky_the_dice_were(pig: Pig, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    played(path)
    seen = dejarik("replay", path)
    assert "Luck with dice Player 1: Very lucky dice: better than in 9" in seen.text
    assert "(4 dice rolled, worth 20; expected 13.3)" in seen.text
    assert f"pips {'█' * 16}{'▓' * 8} 20 expected 13.3 ones ░ 0 expected 0.7" in seen.text
    assert "Player 2: Very unlucky dice: worse than in 92 of 100 games with the same rolls. (1 die rolled" in seen.text
    assert "█ rolled, ▓ above expected, ░ below expected" in seen.text


def test_luck_is_told_in_polish_and_on_narrow_terminals(pig: Pig, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    played(path)
    seen = dejarik("replay", path, lang="pl", columns=50)
    assert "Szczęście do kości Gracz 1: Wielkie szczęście do kości: lepiej niż w 9" in seen.text
    assert "(rzucono: 4 kości, wartość 20; oczekiwana 13,3)" in seen.text
    assert "oczka █████▓▓▓ 20 oczekiwane 13,3" in seen.text
    assert all(len(line.rstrip()) <= 50 for line in seen.out.splitlines())


def test_luck_is_told_at_the_end_of_play_and_not_before(pig: Pig, tmp_path: Path) -> None:
    watched = dejarik("play", "pig", "--agent", "random", "--seed", "1", "--seat", "0")
    assert watched.text.index("wins") < watched.text.index("Luck with dice") < watched.text.index("Shuffle checked")
    path = tmp_path / "game.txt"
    played(path)
    assert "Luck with dice" not in dejarik("replay", path, "--to", "3").text


def test_a_game_without_dice_tells_of_no_luck() -> None:
    options = ("--option", "rounds=1", "--seed", "1")
    watched = dejarik("play", "bounty", "--agent", "random", "--seat", "0", *options)
    assert "Shuffle checked" in watched.text
    assert "Luck" not in watched.text
