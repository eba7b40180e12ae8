"""Bad input of every kind: one line on stderr, exit code 2, no traceback, nothing overwritten."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import dejarik, refused


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (
            ["play", "bonty"],
            "There is no game called “bonty”. The games are: bounty, deckbuilding, destiny, lcg. "
            "Did you mean “bounty”?",
        ),
        (["play", "bounty", "--lang", "fr"], "--lang: “fr” is not a language of this program. Use pl or en."),
        (["games", "--lang", "PL"], "--lang: “PL” is not a language of this program. Use pl or en."),
        (["play", "bounty", "--option", "rounds"], "--option: “rounds” is not a game option. Write KEY=VALUE,"),
        (["play", "bounty", "--option", "=3"], "--option: “=3” is not a game option."),
        (["play", "bounty", "--option", "a=1", "--option", "a=2"], "--option: “a” is given twice. Give it once."),
        (["play", "bounty", "--option", "color=red"], "Bounty has no option “color”. Its options are: credits,"),
        (["play", "bounty", "--option", "rounds=many"], "rounds=many: that is not a number of rounds. Use a number"),
        (["play", "bounty", "--players", "7"], "Bounty cannot be played by 7. It takes 2, 3 or 4 players."),
        (["play", "bounty", "--players", "x"], "--players: this is not a whole number. See “"),
        (["play", "bounty", "--seat", "3"], "--seat: There is no seat “3”. Give a number from 1 to 2, or 0 to watch."),
        (["play", "bounty", "--seat", "-1"], "--seat: There is no seat “-1”."),
        (
            ["play", "bounty", "--agent", "genius"],
            "There is no agent “genius”. Use greedy, linear, linearmcts, mcts, net, netmcts, random,",
        ),
        (["play"], "GAME is missing. See “"),
        (["games", "more"], "“more” is too much here. See “"),
        (["play", "bounty", "--sed", "3"], "There is no option --sed. See “"),
        (["plya"], "There is no command “plya”."),
        (["--nonsense"], "There is no option --nonsense."),
        (["cards", "bonty"], "There is no game called “bonty”."),
        (["rules", "card", "--game", "bonty"], "There is no game called “bonty”."),
        (["simulate", "bounty", "--games", "0"], "--games: at least 1 is needed."),
        (["simulate", "bounty", "--agents", "random,genius"], "There is no agent “genius”."),
        (["simulate", "bounty", "--agents", ","], "--agents: No agent is named. Name them like this:"),
        (["simulate", "bounty", "--agents", "random,random", "--players", "3"], "3 players need 3 agents"),
    ],
)
def test_a_bad_command_line_is_one_clear_line(words: list[str], line: str) -> None:
    assert line in refused(*words)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["play", "bonty"], "Nie ma gry „bonty”. Gry to: bounty, deckbuilding, destiny, lcg. Czy chodzi o „bounty”?"),
        (["play", "bounty", "--option", "rounds"], "--option: „rounds” to nie opcja gry. Zapisz KLUCZ=WARTOŚĆ"),
        (["play", "bounty", "--players", "x"], "--players: to nie jest liczba całkowita. Zobacz „"),
        (["play", "bounty", "--seat", "9"], "--seat: Nie ma miejsca „9”. Podaj numer od 1 do 2 albo 0, aby oglądać."),
        (["play", "bounty", "--agent", "geniusz"], "Nie ma gracza komputerowego „geniusz”."),
        (["play"], "Brakuje: GRA. Zobacz „"),
        (["graj"], "Nie ma polecenia „graj”."),
        (["replay", "nie-ma.txt"], "nie-ma.txt: nie ma takiego pliku. Sprawdź nazwę i uprawnienia."),
    ],
)
def test_the_line_is_polish_where_the_system_is(words: list[str], line: str) -> None:
    assert line in refused(*words, lang="pl")


def test_the_language_given_wins_over_the_system_wherever_it_stands() -> None:
    assert "Nie ma gry" in refused("play", "bonty", "--lang", "pl")
    assert "There is no game" in refused("cards", "--lang", "en", "bonty", lang="pl")
    assert "Nie ma opcji --sed." in refused("play", "bounty", "--sed", "3", "--lang=pl")


# ---------------------------------------------------------------- files


@pytest.mark.parametrize("command", [["replay"], ["play", "bounty", "--file"]])
class TestUnreadableFiles:
    def test_no_such_file(self, command: list[str], tmp_path: Path) -> None:
        path = tmp_path / "none.txt"
        assert refused(*command, path) == f"{path}: there is no such file. Check the name and the permissions."

    def test_a_directory(self, command: list[str], tmp_path: Path) -> None:
        assert refused(*command, tmp_path) == f"{tmp_path}: this is a directory. Name a file in it."

    def test_not_utf8(self, command: list[str], tmp_path: Path) -> None:
        path = tmp_path / "latin.txt"
        path.write_bytes(b"[Dejarik \xb3]")
        assert refused(*command, path).startswith(f"{path}: byte 10 is not UTF-8 text.")

    def test_binary(self, command: list[str], tmp_path: Path) -> None:
        path = tmp_path / "zeros.bin"
        path.write_bytes(bytes(1000))
        assert f"{path}, line 1: " in refused(*command, path)

    def test_empty(self, command: list[str], tmp_path: Path) -> None:
        path = tmp_path / "empty.txt"
        path.write_text("")
        assert refused(*command, path).startswith(f"{path}, line 1: the record ends without a closing line.")


def changed(record: Path, old: str, new: str) -> Path:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    return record


@pytest.mark.parametrize("command", [["replay"], ["play", "bounty", "--file"]])
class TestBadRecords:
    def test_truncated(self, command: list[str], record: Path) -> None:
        lines = record.read_text().splitlines()
        record.write_text("\n".join(lines[:-3]))
        line = refused(*command, record)
        assert line.startswith(f"{record}, line {len(lines) - 3}: the record ends without a closing line.")

    def test_cut_within_a_line(self, command: list[str], record: Path) -> None:
        record.write_text(record.read_text()[:-30])
        assert "the closing line is damaged. Use the whole, unchanged record." in refused(*command, record)

    def test_garbled_header(self, command: list[str], record: Path) -> None:
        line = refused(*command, changed(record, '[Game "bounty"]', "[Game bounty"))
        assert line.startswith(f"{record}, line 2: this is not a header.")

    def test_garbled_move(self, command: list[str], record: Path) -> None:
        assert "“1) p1” is not a move" in refused(*command, changed(record, "1. p1", "1) p1\n#"))

    def test_illegal_move(self, command: list[str], record: Path) -> None:
        line = refused(*command, changed(record, "1. p1 ", "1. p1 fly "))
        assert f"{record}, line " in line
        assert "is not a legal move here. Legal moves: draw, " in line

    def test_move_of_the_wrong_player(self, command: list[str], record: Path) -> None:
        line = refused(*command, changed(record, "1. p1 ", "1. p2 "))
        assert "p2 moves, but it is the turn of p1." in line

    def test_tampered_seed(self, command: list[str], record: Path) -> None:
        line = refused(*command, changed(record, '[Seed "3"]', '[Seed "4"]'))
        assert f"{record}, line 6 (header Commitment): the seed does not match the commitment." in line

    def test_tampered_winner(self, command: list[str], record: Path) -> None:
        text = record.read_text()
        winner = text.split()[-1]
        record.write_text(text.removesuffix(f"{winner}\n") + ("p2" if winner == "p1" else "p1") + "\n")
        line = refused(*command, record)
        assert f"{record}, line {text.count(chr(10))} (closing line): the moves lead to a different position" in line

    def test_a_card_that_is_gone(self, command: list[str], record: Path) -> None:
        line = refused(*command, changed(record, " vibroblade*2 ", " vibrosaw*2 "))
        assert "(header Cards): Bounty has no card “vibrosaw”. Use another release of the program." in line

    def test_unknown_game(self, command: list[str], record: Path) -> None:
        line = refused(*command, changed(record, '[Game "bounty"]', '[Game "sabacc"]'))
        assert line.startswith(str(record))
        assert "sabacc" in line

    def test_bad_option(self, command: list[str], record: Path) -> None:
        line = refused(*command, changed(record, '[Option rounds "2"]', '[Option rounds "two"]'))
        assert line.startswith(f"{record}, line ")
        assert "(header Option rounds): that is not a number of rounds." in line

    def test_control_characters_do_not_reach_the_terminal(self, command: list[str], record: Path) -> None:
        line = refused(*command, changed(record, "1. p1 ", "1. p1 \x1b[31mred\x07 "))
        assert "\x1b" not in line
        assert "\x07" not in line


def test_existing_files_are_refused_before_anything_is_played(tmp_path: Path, record: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("mine")
    refusal = f"{kept}: the file already exists and is not overwritten. Choose another name."
    assert refused("play", "bounty", "--save", kept) == refusal
    assert refused("simulate", "bounty", "--output", kept) == refusal
    assert refused("replay", record, "--svg", kept) == refusal
    assert kept.read_text() == "mine"


@pytest.mark.parametrize("seat", ["0", "3", "-1", "two", "²", "9" * 5000])
def test_a_replay_needs_a_seat_of_the_game(record: Path, seat: str) -> None:
    assert "Give a number from 1 to 2 or all." in refused("replay", record, f"--seat={seat}")


@pytest.mark.parametrize("point", ["-1", "100000"])
def test_a_replay_needs_a_move_of_the_game(record: Path, point: str) -> None:
    assert f"--to: There is no move {point}. Give a number from 0 to " in refused("replay", record, f"--to={point}")


# ---------------------------------------------------------------- the real program


def program(*words: str, typed: bytes = b"", **variables: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100", **variables}
    start = [sys.executable, "-c", "from dejarik.cli import main; main()"]
    return subprocess.run([*start, *words], input=typed, env=environment, capture_output=True, timeout=60, check=False)


def test_the_program_plays_fails_and_leaves_without_a_traceback() -> None:
    played = program("play", "bounty", "--agent", "random", "--seed", "5", typed=b"quick\n\xff\xfe\nquit\n")
    assert played.returncode == 0
    assert played.stderr == b""
    assert "take a quick job" in played.stdout.decode()
    failed = program("play", "bonty", LC_ALL="pl_PL.UTF-8")
    assert failed.returncode == 2
    assert failed.stdout == b""
    assert failed.stderr.decode().startswith("Nie ma gry „bonty”.")
    assert failed.stderr.count(b"\n") == 1


def test_a_terminal_without_polish_letters_still_works() -> None:
    seen = program("games", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert seen.returncode == 0
    assert seen.stderr == b""


def test_the_version_and_the_help() -> None:
    assert dejarik("--version").out.startswith("dejarik 0.")
    assert "simulate" in dejarik().out
    assert "--option" in dejarik("play", "--help").out


@pytest.mark.parametrize(
    "words",
    [
        ("play", "bounty", "--save"),
        ("simulate", "bounty", "--output"),
        ("replay", "docs/games/bounty-example.txt", "--svg"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_any_work(words: tuple[str, ...], tmp_path: Path) -> None:
    target = tmp_path / "nowhere" / "file"
    assert refused(*words, target) == f"{target}: nothing can be written in that folder. Choose another name."


def test_a_table_for_nobody_is_refused() -> None:
    assert "cannot be played by 0" in refused("simulate", "bounty", "--players", "0", "--agents", "random,random")
