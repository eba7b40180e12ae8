"""Every registered game in every mode satisfies the contract at any point of any game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.kernel import registry
from dejarik.kernel.game import Game
from tests.contract import deck_checks, game_checks, record_checks
from tests.contract.checks import make_all
from tests.contract.digests import digests
from tests.contract.state_checks import tables_are_sound
from tests.contract.walk import LONGEST_GAME, STYLES, Case, Way, arrive, cases, walk
from tests.kernel.pig import PIG, WHERE

ROOT = Path(__file__).parents[2]
GAMES = [*map(registry.find, registry.names()), PIG]
CASES = [*cases(), *(Case(PIG, mode) for mode in PIG.modes)]
OPTIONS = [(game, spec.key) for game in GAMES for spec in game.option_specs]

POSITIONS, WHOLE_GAMES, WALKS, VALUES_TRIED = 60, 15, 30, 400
"""What is tried of each game; its modes or options share it, so that a game with many of them takes no longer."""
MOST_VALUES = 60
"""More values of one option find nothing new."""

WAYS = st.builds(
    Way,
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 12), max_size=30).map(tuple),
    style=st.sampled_from(STYLES),
    length=st.one_of(st.integers(0, 40), st.integers(0, 400), st.integers(0, 1200)),
    chance=st.sampled_from(("roll", "ask")),
)
SHORT_WAYS = WAYS.map(lambda way: replace(way, length=way.length % 200))
ROLLED_WAYS = WAYS.map(lambda way: replace(way, chance="roll"))
VALUES = st.one_of(
    st.text(max_size=12),
    st.lists(st.integers(0, 10_000).map(str), max_size=5).map("/".join),
    st.sampled_from(["9" * 5000, "-1", "0", "²", "١", "1_0", " 1", "1e3", "/", "//", "\ud800"]),
)

every_mode = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def share(budget: int, parts: Sequence[object]) -> int:
    """What falls to each part of a game: to one of its modes or options."""
    return max(1, budget // len(parts))


@pytest.fixture(autouse=True, scope="module")
def _the_toy_is_registered() -> Iterator[None]:
    """Pig has dice and stays out of the registry everywhere else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._WHERE, "pig", WHERE)
        yield


@every_mode
def test_all_checks_hold_at_any_point(case: Case) -> None:
    @settings(max_examples=share(POSITIONS, case.game.modes))
    @given(way=WAYS)
    def holds(way: Way) -> None:
        make_all(arrive(case, way), way.seed)

    holds()


@every_mode
def test_random_play_ends_with_sound_tables_throughout_and_all_checks_hold_then(case: Case) -> None:
    @settings(max_examples=share(WHOLE_GAMES, case.game.modes))
    @given(seed=st.integers(0, 2**32))
    def ends(seed: int) -> None:
        for match in walk(case, Way(seed=seed, length=LONGEST_GAME)):
            tables_are_sound(match.state)
        assert match.result is not None, f"no end after {LONGEST_GAME} moves"
        make_all(match, seed)
        record_checks.luck_is_told(match)

    ends()


@every_mode
def test_tables_are_sound_after_every_move(case: Case) -> None:
    @settings(max_examples=share(WALKS, case.game.modes))
    @given(way=WAYS)
    def are_sound(way: Way) -> None:
        for match in walk(case, way):
            tables_are_sound(match.state)

    are_sound()


@every_mode
@pytest.mark.parametrize(
    ("check", "ways"),
    [
        (record_checks.every_prefix_replays, WAYS),
        (record_checks.undo_reaches_every_prefix, SHORT_WAYS),
        (record_checks.asked_chance_equals_rolled, ROLLED_WAYS),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_record_holds(case: Case, check: Callable[[Case, Way], None], ways: st.SearchStrategy[Way]) -> None:
    @settings(max_examples=share(WALKS, case.game.modes))
    @given(way=ways)
    def holds(way: Way) -> None:
        check(case, way)

    holds()


@pytest.mark.parametrize(
    "check",
    [
        game_checks.modes_can_be_played,
        game_checks.positions_reach_other_processes,
        game_checks.options_are_described,
        game_checks.cards_are_described,
        game_checks.everything_can_be_drawn,
        game_checks.rules_name_cards_that_exist,
        game_checks.rules_are_stated,
        game_checks.rules_stand_in_chapters,
        game_checks.wrong_seats_are_refused,
        game_checks.unknown_options_are_refused,
        deck_checks.decks_can_be_passed_on,
        deck_checks.random_decks_can_be_played,
        deck_checks.cards_have_places_in_decks,
        deck_checks.decks_can_be_built_card_by_card,
        game_checks.primer_fits_one_screen,
        game_checks.tour_can_be_walked,
    ],
    ids=lambda check: check.__name__,
)
@every_game
def test_game_is_well_described(check: Any, game: Game[Any]) -> None:
    check(game)


@pytest.mark.parametrize(("game", "key"), OPTIONS, ids=[f"{game.name}-{key}" for game, key in OPTIONS])
def test_any_value_is_played_or_refused(game: Game[Any], key: str) -> None:
    @settings(max_examples=min(MOST_VALUES, share(VALUES_TRIED, game.option_specs)))
    @given(value=VALUES, players=st.sampled_from(game.seats))
    def is_played_or_refused(value: str, players: int) -> None:
        game_checks.any_value_is_played_or_refused(game, key, value, players)

    is_played_or_refused()


def test_two_processes_play_the_same_game() -> None:
    here = [line for line in digests(5, 300) if not line.startswith("pig-")]
    command = [sys.executable, "-m", "tests.contract.digests", "5", "300"]
    other_hashes = {**os.environ, "PYTHONHASHSEED": "77"}
    ran = subprocess.run(command, env=other_hashes, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == here
