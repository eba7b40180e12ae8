"""The deck lab on the command line: the table, what cards do, interrupted, and what can go wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from dejarik.arena import engines
from dejarik.arena.playing import CardUse, Played
from dejarik.kernel.text import same
from tests.cli.terminal import dejarik, refused

T = TypeVar("T")
R = TypeVar("R")
LAB = ("deck", "lab", "rey", "--agent", "random", "--workers", "1", "--games")
CARD = "AW-040"


class Decided:
    """Games that are not played: the deck wins exactly when it has a card in its opening hand."""

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[Played]:
        for number, item in enumerate(items):
            fixture = item.fixture  # type: ignore[attr-defined]
            seat, has_card = fixture.entrants.index(0), number // 2 % 2
            shares = (1.0, 0.0) if seat == 1 - has_card else (0.0, 1.0)
            uses = (CardUse(seat, CARD, 1, 1, 0),) if has_card else ()
            sides = (same("Player 1"), same("Player 2"))
            yield Played(number, 0, fixture.entrants, "", shares, (0, 0), (1, 1), sides, 9, 4, 0.1, uses)


class Interrupted:
    """The user presses Ctrl+C after three games."""

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        for number, item in enumerate(items):
            if number == 3:
                raise KeyboardInterrupt
            yield work(item)


def test_a_deck_plays_whom_it_is_told_to(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text(dejarik("deck", "convert", "kylo-ren").out, encoding="utf-8")
    seen = dejarik(*LAB, "4", "--against", mine, "--against", "boba-fett")
    assert (seen.code, seen.err) == (0, "")
    assert "Rey Starter Set: 4 of 4 games, played by random" in seen.text
    assert [line.split()[-1] for line in seen.out.splitlines() if "%" in line] == ["games", "2", "2", "4"]
    assert "Kylo Ren Starter Set " in seen.out
    assert "Too few games to compare cards: each needs 20 with it and 20 without." in seen.text


def test_the_cards_that_carry_a_deck_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "local_engine", lambda workers: Decided())
    seen = dejarik(*LAB, "80", lang="pl", columns=140)
    assert "gry 80 z 80, gra random" in seen.text
    assert seen.text.count(" 16 ") == 5, "the starters share the games"
    assert "+100 (+78 - +100)*" in seen.text
    assert "Te karty niosą talię: " in seen.text


def test_ctrl_c_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "local_engine", lambda workers: Interrupted())
    seen = dejarik(*LAB, "10", "--against", "kylo-ren")
    assert seen.code == 130
    assert "3 of 10 games" in seen.text


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["nobody"], "nobody: no file and no starter deck is called that."),
        (["rey", "--against", "nobody"], "nobody: no file and no starter deck is called that."),
        (["rey", "--agent", "genius"], "There is no agent “genius”."),
        (["AW-038x2 AW-045 / /"], "dejarik deck check"),
        (["rey", "--game", "bounty"], "--game: Bounty is not played with decks of your own."),
        (["jedi", "--game", "lcg", "--against", "rebels"], "both decks are of the same side"),
    ],
)
def test_what_is_wrong_is_one_clear_line(words: list[str], line: str) -> None:
    assert line in refused("deck", "lab", *words)
