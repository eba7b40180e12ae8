"""The mutation check: faults are made in a copy and taken back, and what no test notices is told."""

from __future__ import annotations

import io
import json
import subprocess
from pathlib import Path

import pytest
from rich.console import Console

from tests.mutants import __main__ as command
from tests.mutants import workshop
from tests.mutants.faults import Fault
from tests.mutants.workshop import NotCleanError, Verdict, Workshop

FAULT = Fault("pig", "a roll of one scores", "games/pig.py", "return 0", "return 1", rule="pig.roll")
OTHER = Fault("pig", "a hold scores nothing", "games/pig.py", "return total", "return 0", card="bonus_1")
SOUND = "def score():\n    return 0\n"


class Rehearsal(Workshop):
    """A workshop in which running the tests only notes what they would have seen."""

    def __init__(self, root: Path, code: int = 0, said: str = "") -> None:
        super().__init__(root)
        self.code, self.said = code, said
        self.seen: list[str] = []
        self.asked: list[str] = []
        self.file = root / FAULT.path
        self.file.parent.mkdir(parents=True)
        self.file.write_text(SOUND)

    def _pytest(self, words: object, compiles: bool = False) -> tuple[int, str]:
        assert isinstance(words, list)
        self.asked = words
        self.seen.append(self.file.read_text())
        if "--witnesses" in words:
            Path(words[words.index("--witnesses") + 1]).write_text(json.dumps({FAULT.claim: ["test_roll"]}))
        return self.code, self.said


@pytest.mark.parametrize(
    ("code", "verdict"), [(0, Verdict.SURVIVED), (1, Verdict.CAUGHT), (2, Verdict.BROKEN), (5, Verdict.BROKEN)]
)
def test_a_fault_is_caught_if_a_test_fails(tmp_path: Path, code: int, verdict: Verdict) -> None:
    place = Rehearsal(tmp_path, code)
    assert place.verdict(FAULT, ["test_roll"]) is verdict
    assert (place.seen, place.asked) == (["def score():\n    return 1\n"], ["-x", "test_roll"])


def test_a_game_that_never_ends_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def wait(*_: object, **__: object) -> tuple[int, str]:
        raise subprocess.TimeoutExpired("pytest", workshop.LONGEST_RUN)

    place = Rehearsal(tmp_path)
    monkeypatch.setattr(place, "_pytest", wait)
    assert place.verdict(FAULT, ["test_roll"]) is Verdict.CAUGHT


def test_the_source_is_as_it_was_afterwards(tmp_path: Path) -> None:
    place = Rehearsal(tmp_path, 1)
    before = place.file.stat().st_mtime_ns
    place.verdict(FAULT, ["test_roll"])
    assert (place.file.read_text(), place.file.stat().st_mtime_ns) == (SOUND, before)


def test_tests_that_fail_without_a_fault_cannot_show_one(tmp_path: Path) -> None:
    place = Rehearsal(tmp_path, 1, "1 failed")
    with pytest.raises(NotCleanError, match="1 failed"):
        place.witnesses([FAULT])


def test_the_tests_of_all_faults_are_looked_up_at_once(tmp_path: Path) -> None:
    place = Rehearsal(tmp_path)
    assert place.witnesses([FAULT, OTHER]) == {"rule pig.roll": ["test_roll"]}
    assert place.asked[-5:] == ["--rule", "pig.roll", "--card", "pig", "bonus_1"]


def test_witnesses_are_written_down_by_rule_and_card(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nmarkers =\n    rule: rules\n    card: cards\n")
    pytester.makepyfile(
        test_pig="""
        import pytest

        @pytest.mark.rule("pig.roll", "pig.hold")
        @pytest.mark.card("pig", "bonus_1")
        def test_roll(): pass

        @pytest.mark.rule("pig.roll")
        def test_again(): pass
        """
    )
    pytester.runpytest("-p", "tests.mutants.witnesses", "--witnesses", "found.json").assert_outcomes(passed=2)
    assert json.loads((pytester.path / "found.json").read_text()) == {
        "rule pig.roll": ["test_pig.py::test_roll", "test_pig.py::test_again"],
        "rule pig.hold": ["test_pig.py::test_roll"],
        "card pig bonus_1": ["test_pig.py::test_roll"],
    }


def test_what_was_not_caught_is_told_with_what_to_do() -> None:
    console = Console(file=io.StringIO(), width=200)
    command.show({FAULT: Verdict.CAUGHT, OTHER: Verdict.SURVIVED}, console)
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue()
    assert "1 of 2 faults caught." in told
    assert "survived a hold scores nothing (card pig bonus_1)" in told
    assert "  - return total\n  + return 0\n" in told
    assert "No test fails." in told
    assert FAULT.breaks not in told


@pytest.mark.parametrize(("verdict", "status"), [(Verdict.CAUGHT, 0), (Verdict.SURVIVED, 1), (Verdict.BROKEN, 1)])
def test_the_exit_status_says_whether_all_were_caught(
    monkeypatch: pytest.MonkeyPatch, verdict: Verdict, status: int
) -> None:
    monkeypatch.setattr(command, "run", lambda listed, *_: dict.fromkeys(listed, verdict))
    assert command.main(["--game", "bounty", "--only", "half_price"]) == status


def test_tests_that_fail_anyway_are_a_status_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise NotCleanError("1 failed")

    monkeypatch.setattr(command, "run", fail)
    assert command.main(["--game", "bounty"]) == command.UNUSABLE
