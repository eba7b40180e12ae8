"""Playing at a real terminal: keys pressed too early, interrupting, leaving, coming back, and a small window."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dejarik import Match
from dejarik.cli.kept import KeptGame

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are not for Windows", allow_module_level=True)

from tests.cli.pseudo_terminal import CTRL_C, CTRL_D, TAB, UP, Terminal
from tests.cli.terminal import dejarik, refused

COLOR = re.compile(rb"\x1b\[[0-9;]*(?:3[0-9]|4[0-9]|9[0-7])[0-9;]*m")
BOUNTY = ("play", "bounty", "--seed", "5", "--option", "characters=din/boba")


def kept(home: Path) -> Match:
    (path,) = (home / "games").glob("*.txt")
    return Match.from_record(path.read_text(encoding="utf-8"))


def own_moves(match: Match) -> list[str]:
    return [move.notation for move in match.record.moves if move.seat == 0]


def test_early_keys_answer_nothing_and_a_game_that_was_left_is_continued(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BOUNTY, "--agent", "mcts:600") as t:
        t.until("What next? 2 actions left")
        t.say("quick\rend\r1")  # a whole paste: only its first line answers the question that was there
        t.until("What next? 1 action left")
        assert t.answer == ""
        t.say("end")
        t.until_seen("Boba Fett is choosing")
        t.type("1\r1\r")
        t.until("Round 2: you.", "What next? 2 actions left")
        assert t.answer == ""
        assert own_moves(kept(tmp_path)) == ["job", "end"]

        t.type("half an answer" + CTRL_C + UP)
        t.until_seen("> end")
        t.type(CTRL_C + CTRL_C)
        t.until("Leave? The game is saved, and “dejarik resume” continues it.", "(y leaves, Enter plays on)")
        t.say("")
        t.until("What next? 2 actions left", gone="Leave?")
        t.type(CTRL_D)
        t.until("Leave? The game is saved")
        t.type(CTRL_D)
        assert "Saved: “dejarik resume” continues the game. Goodbye." in t.until_gone()
        assert t.process.returncode == 0
        assert COLOR.search(t.raw)

    with Terminal(tmp_path / "slow", *BOUNTY, "--agent", "mcts:1000000") as t:
        t.until("What next? 2 actions left")
        t.say("end")
        t.until_seen("Boba Fett is choosing")
        t.type(CTRL_C)
        t.until("Leave? The game is saved")
        t.type(CTRL_D)
        t.until_gone()

    with Terminal(tmp_path, "resume", "--lang", "pl") as t:
        t.until("Łowcy nagród", "▶ Din Djarin (ty)")
        t.say("wyjdź")
        t.until("Zakończyć? Rozgrywka jest zapisana")
        t.say("t")
        t.until_gone()
    assert own_moves(kept(tmp_path)) == ["job", "end"]


def test_a_table_fits_into_a_small_window_without_colors(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "destiny", "--agent", "random", "--seed", "7", NO_COLOR="1") as t:
        t.until("Which cards do you mulligan?", "(several at once: 1 3 5)")
        t.say("? Done")
        assert "destiny.setup.redraw" in t.until("Source: ")
        t.say("1 9")
        t.until("There is no option 9.")
        t.say("1 3")
        t.until("Which battlefield")
        assert own_moves(kept(tmp_path))[-1] == "done"
        assert len(own_moves(kept(tmp_path))) == 3
        t.say("1")
        t.until("Your action? 2 resources to spend")
        assert t.screen.display[0].startswith("Destiny · Round 1")
        assert "Player 1 (you)" in t.text
        assert "Hand" in t.text
        t.say("1 2")
        t.until("Here you choose one at a time.")
        t.type("pas" + TAB)
        t.until_seen("> Pass")
        t.type(CTRL_C)
        t.say("table")
        t.until("Since your last choice")
        t.type(CTRL_D)
        t.until("Leave?")
        t.say("y")
        t.until_gone()
    assert COLOR.search(t.raw) is None


def complete(*words: str) -> list[str]:
    asked = {"_DEJARIK_COMPLETE": "complete_bash", "COMP_WORDS": " ".join(words), "COMP_CWORD": str(len(words) - 1)}
    return run_with(asked).split()


def complete_in_fish(line: str, language: str) -> list[str]:
    """What fish is given: what can be written, a tab, and what it is for."""
    asked = {"_DEJARIK_COMPLETE": "complete_fish", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    spoken = {"LC_ALL": f"{language}_XX.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return run_with({**asked, **spoken, "_TYPER_COMPLETE_ARGS": line}).splitlines()


def run_with(variables: dict[str, str]) -> str:
    command = [sys.executable, "-m", "dejarik"]
    found = subprocess.run(command, env=os.environ | variables, capture_output=True, text=True, encoding="utf-8")
    return found.stdout


def test_the_shell_completes_commands_and_games() -> None:
    assert complete("dejarik", "res") == ["resume", "restore"]
    assert complete("dejarik", "play", "de") == ["deckbuilding", "destiny"]
    assert "complete -o default -F _dejarik_completion dejarik" in dejarik("completion", "bash").out
    assert "#compdef dejarik" in dejarik("completion", "zsh").out
    assert "complete --command dejarik" in dejarik("completion", "fish").out
    assert refused("completion", "tcsh").endswith("Use one of: bash, zsh, fish, powershell.")


def test_the_shell_says_what_commands_and_options_do_in_both_languages() -> None:
    commands = complete_in_fish("dejarik ", "pl")
    assert "play\tZagraj w terminalu albo obejrzyj rozgrywkę." in commands
    assert "resume\tWznów ostatnio przerwaną rozgrywkę; gra w terminalu zapisuje się po każdym…" in commands
    assert [line for line in commands if "\t" not in line] == []
    assert "--seed\tZiarno tasowania; bez tej opcji losowe." in complete_in_fish("dejarik play --s", "pl")
    assert "--seed\tThe seed of the shuffle; random if not given." in complete_in_fish("dejarik play --s", "en")


def test_without_a_kept_game_there_is_nothing_to_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_HOME", str(tmp_path))
    assert refused("resume") == "there is no game to continue. Start one: dejarik play GAME."
    assert refused("resume", lang="pl") == "nie ma rozgrywki do wznowienia. Rozpocznij nową: dejarik play GRA."
    assert dejarik("resume", "--list").out == ""


def test_a_game_is_resumed_from_a_pipe_and_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_HOME", str(tmp_path))
    match = Match("bounty", 2, 5, {"characters": "din/boba"}, names={0: "random"})
    match.play("end")
    KeptGame.new("bounty").write(match.record)
    assert "Bounty 1 move " in dejarik("resume", "--list").text
    seen = dejarik("resume", "bounty", answers="quick\n")
    assert "Boba Fett (you)" in seen.text
    assert "You take a quick job" in seen.text
    assert "Saved: “dejarik resume” continues the game." in seen.text
    assert len(kept(tmp_path).moves) == 2
    assert refused("resume", "destiny").startswith("there is no game to continue")
