"""The selection plugin: the tests of one card or one rule, from the folder of its game, and a plain word if none."""

from __future__ import annotations

import pytest

from dejarik.kernel import registry
from tests.kernel.pig import PIG, WHERE

TESTS = """
import pytest

@pytest.mark.card("pig", "bonus_1")
def test_one(): pass

@pytest.mark.rule("pig.roll", "pig.hold")
@pytest.mark.card("pig", "bonus_2", "bonus_3")
def test_two_and_three(): pass

@pytest.mark.parametrize("face", [1, pytest.param(6, marks=pytest.mark.rule("pig.die"))])
def test_die(face): pass

def test_nothing(): pass
"""
ELSEWHERE = 'raise AssertionError("this folder is not to be looked into")'


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project whose only game is Pig; whoever collects the tests of its server fails."""
    monkeypatch.setattr(registry, "_WHERE", {"pig": WHERE})
    pytester.makeini("[pytest]\ntestpaths = tests\nmarkers =\n    rule: rules\n    card: cards\n")
    for folder, source in (("pig", TESTS), ("server", ELSEWHERE)):
        place = pytester.mkdir("tests") if folder == "pig" else pytester.path / "tests"
        (place / folder).mkdir()
        (place / folder / f"test_{folder}.py").write_text(source)
    return pytester


def run(suite: pytest.Pytester, *words: str) -> pytest.RunResult:
    plugins = ("-p", "tests.plugins.rules_coverage", "-p", "tests.plugins.selection")
    return suite.runpytest(*plugins, "-v", *words)


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        (("--card", "pig", "bonus_1"), ["test_one"]),
        (("--card", "pig", "BONUS_3"), ["test_two_and_three"]),
        (("--card", "pig", PIG.cards()[0].name.en), ["test_one"]),
        (("--card", "pig", PIG.cards()[1].name.pl.upper()), ["test_two_and_three"]),
        (("--rule", "pig.hold"), ["test_two_and_three"]),
        (("--rule", "pig.die"), ["test_die?6?"]),
        (("--rule", "pig"), ["test_two_and_three", "test_die?6?"]),
        (("--rule", "pig.die", "--card", "pig", "bonus_1"), ["test_one", "test_die?6?"]),
    ],
)
def test_the_tests_of_a_card_or_rule_run_and_no_others(
    suite: pytest.Pytester, words: tuple[str, ...], chosen: list[str]
) -> None:
    result = run(suite, *words)
    assert result.ret == 0
    result.assert_outcomes(passed=len(chosen), deselected=5 - len(chosen))
    result.stdout.fnmatch_lines([f"*::{name} PASSED*" for name in chosen])


def test_the_card_that_is_meant_is_named(suite: pytest.Pytester) -> None:
    card = PIG.cards()[0]
    result = run(suite, "--card", "pig", "bonus_1")
    result.stdout.fnmatch_lines([f"card pig bonus_1 “{card.name.en}” („{card.name.pl}”)"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--card", "pig", "bonus_9"), "pig has no card “bonus_9”; did you mean “bonus_?”*"),
        (("--card", "hog", "bonus_1"), "*hog*: the games are pig"),
        (("--rule", "pig.rol"), "pig has no rule “pig.rol”; did you mean “pig.roll”*"),
        (("--rule", "pig.limit"), "no test is marked with the rule pig.limit"),
    ],
)
def test_what_leads_to_no_test_is_said(suite: pytest.Pytester, words: tuple[str, ...], said: str) -> None:
    result = run(suite, *words)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: {said}"])


def test_a_selection_changes_no_committed_file(suite: pytest.Pytester) -> None:
    run(suite, "--rules-coverage", "--rule", "pig")
    assert not (suite.path / "docs").exists()
    assert not (suite.path / "tests/rules-baseline.json").exists()


def test_without_a_wish_everything_is_collected(suite: pytest.Pytester) -> None:
    run(suite).assert_outcomes(errors=1)
