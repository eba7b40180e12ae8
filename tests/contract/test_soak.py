"""The soak test plays, counts, and saves the record of a game that fails."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from dejarik.kernel.match import Match
from tests.contract import soak
from tests.contract.soak import Plan, Tally, Task
from tests.contract.walk import ANY_DECKS, with_any_decks
from tests.kernel.barn import Barn
from tests.kernel.pig import Pig


def test_a_sound_game_is_counted(pig: Pig) -> None:
    tally = Tally()
    for seed in range(4):
        tally.add(soak.soak(Task("pig", "fair", seed)))
    assert tally.games == 4
    assert tally.decisions > 4
    assert tally.failures == []


def test_a_failing_game_is_kept_as_a_record(pig: Pig, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fails_late(match: Match, _: Random) -> None:
        assert len(match.moves) < 10, "too long for me"

    monkeypatch.setattr(soak, "POSITION_CHECKS", (fails_late,) * 3)
    monkeypatch.setattr(soak, "FOLDER", tmp_path)
    report = soak.soak(Task("pig", "loaded", 1))
    assert "too long for me" in report.failure
    tally = Tally()
    tally.add(report)
    [path] = tally.failures
    text = path.read_text(encoding="utf-8")
    assert "# AssertionError: too long for me" in text
    assert len(Match.from_record(text).moves) == report.decisions >= 10


def test_the_table_has_a_line_per_mode() -> None:
    written = io.StringIO()
    soak.show({"pig-fair": Tally(3, 1234, 3, [Path("lost.dejarik")])}, Console(file=written, width=100))
    assert "pig-fair" in written.getvalue()
    assert "1,234" in written.getvalue()
    assert "lost.dejarik" in written.getvalue()


def test_a_game_with_decks_is_also_played_with_decks_made_by_chance(pig: Pig, barn: Barn) -> None:
    plan = Plan(["pig", "barn"], 1, 0, 1)
    plain = [("pig", "fair"), ("pig", "loaded")]
    assert soak.modes(plan) == [*plain, ("barn", "fair"), ("barn", ANY_DECKS), ("barn", "loaded"), ("barn", ANY_DECKS)]
    assert soak.modes(Plan(["barn"], 1, 0, 1, mode="loaded")) == [("barn", "loaded")]
    assert soak.soak(Task("barn", ANY_DECKS, 1)).failure == ""


def test_decks_and_players_come_anew_with_every_seed(barn: Barn) -> None:
    setups = [with_any_decks(barn, Random(seed)).mode.setup for seed in range(20)]
    assert {setup.players for setup in setups} == set(barn.seats)
    assert len({tuple(setup.options.items()) for setup in setups}) > 10
    assert all(barn.check(setup) for setup in setups)
    assert with_any_decks(barn, Random(7)).mode.setup == setups[7]


def test_a_failing_game_with_chance_made_decks_can_be_replayed(barn: Barn, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(match: Match, _: Random) -> None:
        assert len(match.moves) < 5, "too long for me"

    monkeypatch.setattr(soak, "POSITION_CHECKS", (fails,) * 3)
    report = soak.soak(Task("barn", ANY_DECKS, 4))
    assert "too long for me" in report.failure
    again = Match.from_record(report.record)
    assert again.setup.options["deck1"] == with_any_decks(barn, Random(4)).mode.setup.options["deck1"]
