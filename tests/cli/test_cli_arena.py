"""Tournaments on the command line: run, interrupted, resumed, reported, and everything that can go wrong."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from dejarik.cli import arena
from tests.cli.terminal import dejarik, refused
from tests.learning.networks import without_networks

pytest.importorskip("polars", reason="polars is not installed: pip install 'dejarik[arena]'")
pytest.importorskip("openskill", reason="openskill is not installed: pip install 'dejarik[arena]'")

T = TypeVar("T")
R = TypeVar("R")
RUN = ("arena", "run", "bounty", "--agent", "random", "--entrant", "other=random", "--option", "rounds=1")
QUICK = (*RUN, "--games", "6", "--workers", "1", "--output")


class Interrupted:
    """The user presses Ctrl+C after four games."""

    def map(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        for number, item in enumerate(items):
            if number == 4:
                raise KeyboardInterrupt
            yield work(item)


def test_a_tournament_is_run_and_reported_in_both_languages(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    seen = dejarik(*QUICK, folder)
    assert seen.code == 0
    assert "Entrant rating wins" in seen.text
    assert "6 games; " in seen.text
    assert "All 6 are played" in seen.err
    for lang, words in (("en", "Who beats whom"), ("pl", "Kto z kim wygrywa")):
        page = tmp_path / f"{lang}.html"
        seen = dejarik("arena", "report", folder, "--output", page, "--lang", lang)
        assert seen.code == 0
        assert words in page.read_text(encoding="utf-8")
    assert "Uczestnik ranking wygrane" in seen.text
    assert re.search(r"\d,\d%", seen.text)
    assert re.search(r"czas \d+,\d s", seen.text)
    assert "already exists" in refused("arena", "report", folder, "--output", page)


def test_ctrl_c_keeps_what_is_played_and_resume_plays_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "run"
    with monkeypatch.context() as patched:
        patched.setattr(arena, "make_engine", lambda *_: Interrupted())
        seen = dejarik(*QUICK, folder)
    assert seen.code == 130
    assert f"Stopped after 4 of 6; “dejarik arena resume {folder}” goes on." in seen.err
    seen = dejarik("arena", "resume", folder, "--workers", "1", "--lang", "pl")
    assert seen.code == 0
    assert "Rozegrano wszystkie gry (6)" in seen.err
    assert "6 rozgrywek" in seen.text


def test_a_tournament_of_somebody_else_runs_no_program(tmp_path: Path) -> None:
    folder, trace = tmp_path / "run", tmp_path / "trace"
    assert dejarik(*QUICK, folder).code == 0
    manifest = folder / "manifest.json"
    planted = manifest.read_text(encoding="utf-8").replace('"agent": "random"', f'"agent": "engine:touch {trace}"')
    manifest.write_text(planted, encoding="utf-8")
    assert "--programs" in refused("arena", "resume", folder)
    assert not trace.exists()


def test_a_tournament_says_that_there_is_no_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_networks(monkeypatch)
    words = (*RUN[:5], "--agent", "net", *RUN[7:], "--games", "1", "--workers", "1")
    assert "The hand-written evaluation judges instead." in dejarik(*words, "--output", tmp_path / "run").err


def test_every_agent_plays_every_deck(tmp_path: Path) -> None:
    words = ("--agent", "random", "--agent", "greedy", "--deck", "rey", "--deck", "kylo-ren")
    once = ("--schedule", "swiss", "--rounds", "1", "--games", "1", "--option", "rounds=1", "--workers", "1")
    folder = tmp_path / "run"
    seen = dejarik("arena", "run", "destiny", *words, *once, "--no-cards", "--output", folder, columns=140)
    for name in ("rey (random)", "kylo-ren (random)", "rey (greedy)", "kylo-ren (greedy)"):
        assert name in seen.text
    assert not list(folder.glob("cards-*"))


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["run", "bounty"], "--output is missing. See “"),
        (["run", "bounty", "--output", "x"], "--entrant: No agent is named. Write NAME=AGENT or NAME=AGENT@DECK"),
        (["run", "bounty", "--output", "x", "--entrant", "me"], "--entrant: “me” is not an entrant."),
        (["run", "bounty", "--output", "x", "--entrant", "me=random@"], "--entrant: “me=random@” is not an entrant."),
        (["run", "bounty", "--output", "x", "--agent", "genius"], "There is no agent “genius”."),
        (
            ["run", "bounty", "--output", "x", "--agent", "net:no.npz"],
            "no.npz: The weights cannot be used: there is",
        ),
        (["run", "bounty", "--output", "x", "--agent", "random"], "2 seats need 2 entrants or more, there are 1."),
        (["run", "bounty", "--output", "x", "--deck", "rey"], "rey: Bounty is not played with decks of your own."),
        (["run", "destiny", "--output", "x", "--deck", "no.txt"], "no.txt: there is no such file."),
        (
            [*RUN[1:], "--output", "x", "--schedule", "cup"],
            "--schedule: “cup” is not a kind of tournament. Use series,",
        ),
        ([*RUN[1:], "--output", "x", "--rounds", "3"], "--rounds: a tournament of this kind has one round."),
        ([*RUN[1:], "--output", "x", "--engine", "steam"], "--engine: There is no engine “steam”. Use local or ray."),
        ([*RUN[1:], "--output", "x", "--address", "far"], "--address: only a cluster has an address. Add --engine ray"),
        (["resume", "nowhere"], "nowhere: there are no results of an arena here. Name the folder"),
        (["report", "nowhere"], "nowhere: there are no results of an arena here. Name the folder"),
    ],
)
def test_what_is_wrong_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert line in refused("arena", *words)
    assert not any(tmp_path.iterdir())


def test_a_tournament_without_games_is_not_reported(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    dejarik(*QUICK, folder)
    for part in folder.glob("*.parquet"):
        part.unlink()
    assert "no game is played yet. Go on with “dejarik arena resume" in refused("arena", "report", folder)
    assert "this folder is not empty. Name a new folder" in refused(*QUICK, folder)


def test_without_the_extra_a_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    line = refused(*QUICK, tmp_path / "run")
    assert line.strip() == "polars is not installed. Install it with: pip install 'dejarik[arena]'."
    assert dejarik("games").code == 0
