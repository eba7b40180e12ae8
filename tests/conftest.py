"""Shared by all tests: deterministic property tests, the toy game, and the record of which rules are covered."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.contract", "tests.scenario")

from dejarik.kernel import registry  # noqa: E402 - assertions are rewritten on import
from tests.kernel import barn as barn_game  # noqa: E402
from tests.kernel.pig import PIG, WHERE, Pig  # noqa: E402

pytest_plugins = ["pytester", "tests.plugins.rules_coverage", "tests.plugins.selection"]

# HYPOTHESIS_PROFILE=explore looks for new counterexamples; the build must give the same answer twice.
settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, max_examples=200)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))


TESTS = Path(__file__).parent
SLOW = ("web", "server", "contract", "agents")
"""The folders whose tests take longest, or need a browser or a server to be started."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """All that is collected stays to the end: looking for garbage in it, again and again, took a third of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with slow tests: at the end of a run only short ones are left, and no process waits long for another."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    inside = item.path.relative_to(TESTS).parts[0] if TESTS in item.path.parents else ""
    return SLOW.index(inside) if inside in SLOW else len(SLOW)


@pytest.fixture
def pytester(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Runs of pytest inside tests load no plugins of others: to import all of those takes longer than the run."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    return pytester


@pytest.fixture
def pig() -> Iterator[Pig]:
    """The toy game with a die, registered for one test only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._WHERE, "pig", WHERE)
        yield PIG


@pytest.fixture
def barn() -> Iterator[barn_game.Barn]:
    """The toy game with decks, registered for one test only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._WHERE, "barn", barn_game.WHERE)
        yield barn_game.BARN
