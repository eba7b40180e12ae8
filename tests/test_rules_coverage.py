"""The rules coverage plugin counts, rejects unknown names, and fails the run when something is lost."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from dejarik.kernel import registry
from tests.kernel.pig import WHERE

ALL = """
import pytest

@pytest.mark.rule("pig.roll", "pig.hold")
@pytest.mark.card("pig", "bonus_1", "bonus_2", "bonus_3")
def test_playing(): pass

@pytest.mark.rule("pig.die")
@pytest.mark.parametrize("face", [1, 2])
def test_die(face): pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project whose only game is Pig."""
    monkeypatch.setattr(registry, "_WHERE", {"pig": WHERE})
    monkeypatch.delenv("CI", raising=False)
    pytester.makeini("[pytest]\nmarkers =\n    rule: rules\n    card: cards\n")
    return pytester


def run(suite: pytest.Pytester, source: str, *more: str) -> pytest.RunResult:
    suite.makepyfile(test_pig=source)
    return suite.runpytest("-p", "tests.plugins.rules_coverage", "--rules-coverage", *more)


def test_counts_what_passing_tests_show(suite: pytest.Pytester) -> None:
    result = run(suite, ALL)
    result.assert_outcomes(passed=3)
    assert result.ret == 0
    result.stdout.fnmatch_lines(["pig: 3 of 5 rules covered by a passing test, 1 exempt, 1 missing", "*pig.limit"])
    assert read(suite.path / "build/rules-coverage.json") == {
        "pig": {
            "total": 5,
            "covered": 3,
            "excepted": {"pig.manners": "no program can hear it"},
            "missing": ["pig.limit"],
        }
    }
    assert read(suite.path / "build/cards-coverage.json")["pig"] == {
        "total": 3,
        "covered": 3,
        "excepted": {},
        "missing": [],
    }
    assert read(suite.path / "tests/rules-baseline.json") == {"pig": ["pig.die", "pig.hold", "pig.roll"]}
    assert "| Pig | 5 | 3 | 1 | 1 | 3 | 3 |" in (suite.path / "docs/rules-coverage.md").read_text()


def test_a_lost_rule_fails_the_run(suite: pytest.Pytester) -> None:
    run(suite, ALL)
    kept = (suite.path / "tests/rules-baseline.json").read_bytes()
    result = run(suite, ALL.replace('"pig.roll", ', ""))
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["FAILED rule pig.roll was covered by a passing test and no longer is*"])
    assert (suite.path / "tests/rules-baseline.json").read_bytes() == kept


def test_a_failing_or_skipped_test_shows_nothing(suite: pytest.Pytester) -> None:
    result = run(suite, ALL.replace("def test_die(face): pass", "def test_die(face): pytest.skip()"))
    result.stdout.fnmatch_lines(["pig: 2 of 5 rules*"])
    result = run(suite, ALL.replace("def test_die(face): pass", "def test_die(face): assert False"))
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["pig: 2 of 5 rules*"])


def test_a_card_without_a_test_fails_the_run(suite: pytest.Pytester) -> None:
    result = run(suite, ALL.replace('"bonus_2", ', ""))
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["FAILED card pig.bonus_2 has no passing test*"])
    assert not (suite.path / "tests/rules-baseline.json").exists()


@pytest.mark.parametrize(
    ("mark", "said"),
    [
        ('rule("pig.rol")', "test_pig.py::test_playing: rule mark: pig has no rule 'pig.rol'"),
        ('rule("hog.roll")', "test_pig.py::test_playing: rule mark: there is no game called 'hog'"),
        ('rule("pig.manners")', "test_pig.py::test_playing: rule mark: pig.manners is exempt; *"),
        ("rule()", "test_pig.py::test_playing: a rule mark needs the id of a rule"),
        ('card("pig", "bonus_9")', "test_pig.py::test_playing: card mark: pig has no card 'bonus_9'"),
    ],
)
def test_a_wrong_name_is_a_collection_error(suite: pytest.Pytester, mark: str, said: str) -> None:
    result = run(suite, f"import pytest\n@pytest.mark.{mark}\ndef test_playing(): pass\n")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([glob_safe(said)])


def test_without_the_option_nothing_is_counted(suite: pytest.Pytester) -> None:
    suite.makepyfile(ALL)
    assert suite.runpytest("-p", "tests.plugins.rules_coverage").ret == 0
    assert not (suite.path / "build").exists()


@pytest.mark.parametrize("part", [("-k", "playing or die"), ("test_pig.py",)])
def test_a_part_of_the_suite_changes_no_committed_file(suite: pytest.Pytester, part: tuple[str, ...]) -> None:
    assert run(suite, ALL, *part).ret == 0
    assert not (suite.path / "docs").exists()
    assert not (suite.path / "tests").exists()


def test_ci_writes_nothing_and_fails_when_files_are_out_of_date(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "1")
    result = run(suite, ALL)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["FAILED tests/rules-baseline.json is out of date: run `make test` and commit it"])
    assert not (suite.path / "docs").exists()
    monkeypatch.delenv("CI")
    run(suite, ALL)
    monkeypatch.setenv("CI", "1")
    assert run(suite, ALL).ret == 0


def test_counts_across_processes(suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]), prepend=os.pathsep)
    suite.makeconftest(f"from dejarik.kernel import registry\nregistry._WHERE = {{'pig': {WHERE!r}}}\n")
    suite.makepyfile(test_pig=ALL)
    plugins = ("-p", "xdist.plugin", "-p", "tests.plugins.rules_coverage")
    result = suite.runpytest_subprocess(*plugins, "--rules-coverage", "-n2")
    assert result.ret == 0
    result.stdout.fnmatch_lines(["pig: 3 of 5 rules covered by a passing test, 1 exempt, 1 missing"])


def read(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return found


def glob_safe(text: str) -> str:
    return "*" + text.replace("[", "?").replace("]", "?") + "*"
