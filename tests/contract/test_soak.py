"""The soak plays, counts, and keeps the record of a game that fails."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from dejarik.kernel.match import Match
from tests.contract import soak
from tests.contract.soak import Tally, Task
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
