"""``dejarik deck``: what it prints, how it ends, and that no input ever ends in a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.decks import STARTERS, Deck, decode, encode, read_deck, write_json, write_text
from tests.cli.terminal import dejarik, refused
from tests.destiny.deck_samples import legal_deck

BROKEN = "Two sides\nCharacters\n2x Rey\n1x Kylo Ren\nEvents\n3x Aim\n"


def kept(folder: Path, content: str | bytes, name: str = "deck.txt") -> Path:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def test_a_legal_deck_is_shown_with_its_numbers(tmp_path: Path) -> None:
    seen = dejarik("deck", "check", kept(tmp_path, write_text(legal_deck())))
    assert (seen.code, seen.err) == (0, "")
    assert seen.out.startswith("Sample\nPoints: 30 of 30 · Cards: 30 of 30 · Dice: ")
    assert "Characters (2) 1 Leia Organa, Born Leader 2 dice, 16 points AW-028" in seen.text
    assert "Battlefield (1) 1 Echo Base, Hoth AW-166" in seen.text
    assert f"Code: {encode(legal_deck())}\nLegal.\n" in seen.out


def test_the_cost_curve_is_drawn() -> None:
    seen = dejarik("deck", "check", "rey")
    curve = [line.rstrip() for line in seen.out.splitlines() if "█" in line]
    assert curve == ["  0 █████ 5", "  1 ███████ 7", "  2 ██████ 6", "  3 ██ 2"]


def test_a_deck_that_is_not_legal_is_shown_with_every_broken_rule(tmp_path: Path) -> None:
    seen = dejarik("deck", "check", kept(tmp_path, BROKEN), columns=200)
    assert seen.code == 2
    assert seen.err == ""
    assert "Two sides Points: 22 of 30 · Cards: 3 of 30 · Dice: 3 Characters (2)" in seen.text
    assert "Not legal:" in seen.out
    for rule in (
        "destiny.team.no_heroes_with_villains",
        "destiny.build.one_battlefield",
        "destiny.deckbuild.exactly_thirty",
        "destiny.deckbuild.max_two_copies",
    ):
        assert rule in seen.out
    assert "“Aim”: 3 copies in the deck, but at most 2 are allowed. destiny.deckbuild.max_two_copies" in seen.text


def test_the_deck_is_shown_in_polish() -> None:
    seen = dejarik("deck", "check", "-", answers=BROKEN, lang="pl", columns=200)
    assert seen.code == 2
    assert "Punkty: 22 z 30 · Karty: 3 z 30 · Kości: 3" in seen.text
    assert "Postacie (2) 1 Kylo Ren, Spadkobierca Vadera 1 kość, 10 punktów AW-011" in seen.text
    assert "Niedozwolona:" in seen.out
    assert "Talia ma 3 karty, a musi mieć dokładnie 30." in seen.text
    assert "Dozwolona." in dejarik("deck", "check", "rey", "--lang", "pl").out


def test_an_empty_deck_is_shown_too() -> None:
    seen = dejarik("deck", "check", "/ / ", columns=200)
    assert seen.code == 2
    assert "Deck Points: 0 of 30 · Cards: 0 of 30 · Dice: 0 Cost" in seen.text


def test_the_starters_are_listed_with_their_keys_and_codes() -> None:
    seen = dejarik("deck", "starters", lang="pl")
    assert (seen.code, seen.err) == (0, "")
    for key, deck in STARTERS.items():
        assert key in seen.out
        assert encode(deck) in seen.out
    assert "Zestaw startowy: Boba Fett" in seen.out


@pytest.mark.parametrize("key", STARTERS)
def test_a_deck_is_converted_into_every_form_and_back(key: str, tmp_path: Path) -> None:
    deck = STARTERS[key]
    written = dejarik("deck", "convert", key).out
    assert written == write_text(deck)
    assert dejarik("deck", "convert", kept(tmp_path, written), "--to", "json").out == write_json(deck)
    assert json.loads(write_json(deck))["slots"]
    code = dejarik("deck", "convert", "-", "--to", "code", answers=write_json(deck)).out
    assert code == encode(deck) + "\n"
    assert read_deck(dejarik("deck", "convert", code.strip(), "--to", "text").out).contents == deck.contents


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "there is nothing in it."),
        (b"\xff\xfe1\x00x\x00", "this is UTF-16 text, not UTF-8."),
        ("1x Padmé".encode("latin-1"), "byte 8 is not UTF-8;"),
        (bytes(5000), "byte 1 is not text."),
        (b"x" * 10_000_000, "this is more than 64 KB, far too much for a deck."),
        (b'{"slots": {"01', "the JSON stops before its end."),
        (b"Events\n2x Amm\n", "line 2, column 4: no card is called “Amm”. Did you mean “Aim”"),
        (b"Events\n2x \x1b[31mAim\n", "byte 11 is not text."),
        ("Events\n2x ‮mi\u2028A\n".encode(), "line 2, column 4: no card is called"),
    ],
    ids=range(9),
)
@pytest.mark.parametrize("command", [["deck", "check"], ["deck", "convert", "--to", "code"]], ids=["check", "convert"])
def test_a_file_that_is_no_deck_is_refused_in_one_line(
    command: list[str], content: bytes, line: str, tmp_path: Path
) -> None:
    path = kept(tmp_path, content)
    said = refused(*command, path)
    assert said.startswith(str(path))
    assert line in said
    assert said.isprintable()
    assert refused(*command, path, lang="pl").startswith(str(path))


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["deck", "check", "none.txt"], "none.txt: there is no such file. Check the name and the permissions."),
        (["deck", "check", "."], ".: this is a directory. Name a file in it."),
        (["deck", "check"], "FILE is missing."),
        (["deck", "check", "rey", "--game", "bounty"], "--game: Bounty is not played with decks of your own."),
        (["deck", "check", "rey", "--game", "sabacc"], "sabacc"),
        (["deck", "chek", "rey"], "There is no command “chek”."),
        (["deck", "convert", "rey", "--to", "xml"], "--to: “xml” is not a deck format. Use text, json or code."),
        (["deck", "check", "x" * 300], "xxx: no file and no starter deck is called that. The starters are: "),
        (["deck", "check", "x" * 5000 + ".txt"], "x.txt: the file cannot be read (File name too long)."),
        (["play", "destiny", "--option", "deck1=my deck.txt"], "my deck.txt: there is no such file."),
        (["play", "destiny", "--option", "deck1=docs"], "docs: this is a directory. Name a file in it."),
        (["play", "destiny", "--option", f"deck1={'x' * 300}"], "no starter deck is called “xxx"),
        (["deck", "check", "AW-038 / AW-166 / Aim"], "column 19: “Aim” is not a card with its number."),
    ],
)
def test_a_bad_command_line_is_one_clear_line(words: list[str], line: str) -> None:
    assert line in refused(*words)


def test_the_refusal_is_polish_where_the_system_is() -> None:
    assert "nie ma takiego pliku" in refused("deck", "check", "none.txt", lang="pl")
    assert "„xml” to nie format talii. Podaj text, json lub code." in refused(
        "deck", "convert", "rey", "--to=xml", lang="pl"
    )


def test_standard_input_is_named_in_errors() -> None:
    seen = dejarik("deck", "check", "-", answers="Events\nzzz\n")
    assert seen.err.startswith("standard input, line 2, column 1: no card is called “zzz”.")


def test_a_file_comes_before_a_starter_of_the_same_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    deck = Deck("Mine", (("AW-010", 2),), "", ())
    kept(tmp_path, write_text(deck), "rey")
    assert decode(dejarik("deck", "convert", "rey", "--to", "code").out).contents == deck.contents


def test_a_folder_does_not_hide_a_starter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "rey").mkdir()
    assert dejarik("deck", "convert", "rey").out == write_text(STARTERS["rey"])


@pytest.mark.parametrize("command", [["check"], ["convert", "--to", "code"], ["convert"]], ids=str)
def test_a_deck_whose_code_would_be_too_long_is_refused(command: list[str], tmp_path: Path) -> None:
    path = kept(tmp_path, "Cards\n" + "\n".join(f"1x ({card.key})" for card in ALL_CARDS))
    assert "the code of so many different cards is longer than 1000 characters." in refused("deck", *command, path)


def test_the_command_alone_explains_itself() -> None:
    seen = dejarik("deck")
    assert seen.code == 0
    assert "check" in seen.out
    assert "starters" in seen.out
    assert "convert" in seen.out


def program(words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the real program in a shell, which can close its input and fill its output."""
    start = f'"{sys.executable}" -c "from dejarik.cli import main; main()" {words}'
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    return subprocess.run(
        ["sh", "-c", start], input=typed, env=environment, capture_output=True, timeout=60, check=False
    )


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (
            "deck check -",
            "standard input: byte 1 is not UTF-8; perhaps this is Latin or Windows text. Save the file as UTF-8.\n",
        ),
        ("deck check - <&-", "standard input: it is closed. Send the deck to it, or name a file.\n"),
        (
            "deck check - --lang pl <&-",
            "standardowe wejście: jest zamknięte. Skieruj tam talię albo podaj plik.\n",
        ),
        ("deck check rey >/dev/full", "this could not be finished (No space left on device).\n"),
        ("games --lang pl >/dev/full", "nie udało się tego dokończyć (No space left on device).\n"),
        ("--help >/dev/full", "this could not be finished (No space left on device).\n"),
        ("deck check none.txt 2>/dev/full", ""),
    ],
)
def test_the_real_program_ends_without_a_traceback(words: str, line: str) -> None:
    ended = program(words, b"\xff\xff\xfe")
    assert (ended.returncode, ended.stdout, ended.stderr.decode()) == (2, b"", line)
