"""Shared by all tests: deterministic property tests, the toy game, and the record of which rules are covered."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.contract", "tests.scenario")

from dejarik.kernel import registry  # noqa: E402 - assertions are rewritten on import
from tests.kernel import barn as barn_game  # noqa: E402
from tests.kernel.pig import PIG, WHERE, Pig  # noqa: E402

pytest_plugins = ["pytester", "tests.plugins.rules_coverage"]

# HYPOTHESIS_PROFILE=explore looks for new counterexamples; the build must give the same answer twice.
settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, max_examples=200)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))


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
