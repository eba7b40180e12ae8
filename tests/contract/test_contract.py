"""Every registered game in every mode satisfies the contract at any point of any game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.kernel import registry
from dejarik.kernel.game import Game
from tests.contract import deck_checks, game_checks, record_checks
from tests.contract.checks import POSITION_CHECKS, Check
from tests.contract.digests import digests
from tests.contract.state_checks import tables_are_sound
from tests.contract.walk import LONGEST_GAME, STYLES, Case, Way, arrive, cases, walk
from tests.kernel.pig import PIG, WHERE

ROOT = Path(__file__).parents[2]
GAMES = [*map(registry.find, registry.names()), PIG]
CASES = [*cases(), *(Case(PIG, mode) for mode in PIG.modes)]
OPTIONS = [(game, spec.key) for game in GAMES for spec in game.option_specs]

WAYS = st.builds(
    Way,
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 12), max_size=30).map(tuple),
    style=st.sampled_from(STYLES),
    length=st.one_of(st.integers(0, 40), st.integers(0, 400), st.integers(0, 1200)),
    chance=st.sampled_from(("roll", "ask")),
)
SHORT_WAYS = WAYS.map(lambda way: Way(way.seed, way.choices, way.style, way.length % 200, way.chance))
VALUES = st.one_of(
    st.text(max_size=12),
    st.lists(st.integers(0, 10_000).map(str), max_size=5).map("/".join),
    st.sampled_from(["9" * 5000, "-1", "0", "²", "١", "1_0", " 1", "1e3", "/", "//", "\ud800"]),
)

every_mode = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(autouse=True, scope="module")
def _the_toy_is_registered() -> Iterator[None]:
    """Pig has dice and stays out of the registry everywhere else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._WHERE, "pig", WHERE)
        yield


@every_mode
@pytest.mark.parametrize("check", POSITION_CHECKS, ids=lambda check: check.__name__)
@settings(max_examples=12)
@given(way=WAYS)
def test_holds_at_any_point(check: Check, case: Case, way: Way) -> None:
    check(arrive(case, way), Random(way.seed))


@every_mode
@pytest.mark.parametrize("check", POSITION_CHECKS, ids=lambda check: check.__name__)
def test_holds_when_the_game_is_over(check: Check, case: Case) -> None:
    match = arrive(case, Way(seed=3, length=LONGEST_GAME))
    assert match.result is not None
    check(match, Random(3))


@every_mode
def test_luck_is_told_of_every_seat_and_follows_from_the_record(case: Case) -> None:
    record_checks.luck_is_told(arrive(case, Way(seed=4, length=LONGEST_GAME)))


@every_mode
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32))
def test_random_play_ends_and_every_card_is_conserved_throughout(case: Case, seed: int) -> None:
    for match in walk(case, Way(seed=seed, length=LONGEST_GAME)):
        tables_are_sound(match.state)
    assert match.result is not None, f"no end after {LONGEST_GAME} moves"


@every_mode
@settings(max_examples=6)
@given(way=WAYS)
def test_tables_are_sound_after_every_move(case: Case, way: Way) -> None:
    for match in walk(case, way):
        tables_are_sound(match.state)


@every_mode
@settings(max_examples=5)
@given(way=WAYS)
def test_every_prefix_replays(case: Case, way: Way) -> None:
    record_checks.every_prefix_replays(case, way)


@every_mode
@settings(max_examples=5)
@given(way=SHORT_WAYS)
def test_undo_reaches_every_prefix(case: Case, way: Way) -> None:
    record_checks.undo_reaches_every_prefix(case, way)


@every_mode
@settings(max_examples=5)
@given(way=WAYS.filter(lambda way: way.chance == "roll"))
def test_asked_chance_equals_rolled(case: Case, way: Way) -> None:
    record_checks.asked_chance_equals_rolled(case, way)


@pytest.mark.parametrize(
    "check",
    [
        game_checks.modes_can_be_played,
        game_checks.options_are_described,
        game_checks.cards_are_described,
        game_checks.everything_can_be_drawn,
        game_checks.rules_name_cards_that_exist,
        game_checks.rules_are_stated,
        game_checks.wrong_seats_are_refused,
        game_checks.unknown_options_are_refused,
        deck_checks.decks_can_be_passed_on,
        deck_checks.random_decks_can_be_played,
        deck_checks.cards_have_places_in_decks,
        deck_checks.decks_can_be_built_card_by_card,
        game_checks.tour_can_be_walked,
    ],
    ids=lambda check: check.__name__,
)
@every_game
def test_game_is_well_described(check: Any, game: Game[Any]) -> None:
    check(game)


@pytest.mark.parametrize(("game", "key"), OPTIONS, ids=[f"{game.name}-{key}" for game, key in OPTIONS])
@settings(max_examples=60)
@given(value=VALUES, extra=st.integers(0, 10))
def test_any_value_is_played_or_refused(game: Game[Any], key: str, value: str, extra: int) -> None:
    players = game.seats[extra % len(game.seats)]
    game_checks.any_value_is_played_or_refused(game, key, value, players)


def test_two_processes_play_the_same_game() -> None:
    here = [line for line in digests(5, 300) if not line.startswith("pig-")]
    for hash_seed in ("0", "77"):
        command = [sys.executable, "-m", "tests.contract.digests", "5", "300"]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        ran = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
        assert ran.stdout.split("\n")[:-1] == here
