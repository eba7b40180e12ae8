"""Positions and records depend on the match alone: not on import order, not on cards it does not contain."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import pytest

from dejarik.abilities.structure import Then
from dejarik.abilities.timing import AFTER
from dejarik.kernel import registry
from dejarik.kernel.match import Match
from tests.abilities.duel import DUEL, WHERE
from tests.abilities.duel_cards import DECK_LIST, card
from tests.abilities.duel_state import POOL
from tests.abilities.duel_words import Answer, Deal, Draw, Gain, YouAreHurt
from tests.contract.walk import Case, Way, walk

ROOT = Path(__file__).parents[2]
ORDERS = (1, 2)


def played(order: int) -> list[str]:
    """What a fresh process prints, a line for each mode of each game."""
    command = [sys.executable, "-m", "tests.abilities.shuffled_imports", str(order)]
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": str(order)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"the modules cannot be imported in order {order}:\n{done.stderr[-2000:]}"
    return done.stdout.splitlines()


def test_digests_and_records_do_not_depend_on_import_order() -> None:
    first, *others = map(played, ORDERS)
    modes = sum(len(game.modes) for game in [*map(registry.find, registry.names()), DUEL])
    assert len(first) == modes
    changed = {line.split()[0] for other in others for line in {*other} ^ {*first}}
    assert sorted(changed) == []


# ---------------------------------------------------------------- cards of another set


def story() -> list[str]:
    """Every position of two games of Duel, and the records of both."""
    found = []
    for mode in DUEL.modes:
        for match in walk(Case(DUEL, mode), Way(seed=9, length=200)):
            found.append(match.state.digest())
        found.append(blake2b(str(match.record).encode()).hexdigest())
    return found


@pytest.fixture(scope="module")
def _another_set() -> Iterator[None]:
    """A set with cards in front of the others and behind them; its names stay registered, its cards go again."""
    before = dict(POOL)
    card("Aardvark", "Mrównik", 1, Answer(AFTER, YouAreHurt(), Then(Draw(), Gain(1))), unit=True)
    added = {key: printed for key, printed in POOL.items() if key not in before}
    POOL.clear()
    POOL.update({**added, **before})
    card("Zebra", "Zebra", 1, Deal(3))
    yield
    POOL.clear()
    POOL.update(before)


ALONE = story()


@pytest.mark.usefixtures("_another_set")
def test_another_set_changes_no_deal_and_no_digest() -> None:
    assert len(POOL) == len(DECK_LIST) + 2
    assert story() == ALONE


@pytest.mark.usefixtures("_another_set")
def test_a_record_is_read_after_a_set_was_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._WHERE, "duel", WHERE)
    *_, match = walk(Case(DUEL, DUEL.modes[0]), Way(seed=9, length=200))
    assert Match.from_record(str(match.record)).state == match.state
