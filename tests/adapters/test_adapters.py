"""The environments pass the suites of the libraries they are for, in every mode; ``soak`` runs them at length."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from dejarik.adapters.table import Rules, every_mode
from dejarik.kernel.errors import BadSetupError, IllegalMoveError
from dejarik.kernel.extras import MissingExtraError
from tests.adapters import suites

MODES = list(every_mode())
FIRST_MODES = [next(pair for pair in MODES if pair[0] == game) for game in dict(MODES)]
NEEDS_RL = "pettingzoo and gymnasium are not installed: pip install 'dejarik[rl]'"
NEEDS_SPIEL = "open_spiel is not installed: pip install 'dejarik[open_spiel]'"

every_mode_of_every_game = pytest.mark.parametrize(("game", "mode"), MODES)
first_mode_of_every_game = pytest.mark.parametrize(("game", "mode"), FIRST_MODES)


@pytest.fixture(scope="module")
def rl() -> None:
    pytest.importorskip("pettingzoo", reason=NEEDS_RL)


@pytest.fixture(scope="module")
def open_spiel() -> None:
    pytest.importorskip("pyspiel", reason=NEEDS_SPIEL)


@every_mode_of_every_game
@pytest.mark.usefixtures("rl")
def test_pettingzoo_accepts_the_environment(game: str, mode: str) -> None:
    suites.pettingzoo_suite(game, mode, cycles=12)


@pytest.mark.usefixtures("rl")
def test_pettingzoo_renders() -> None:
    suites.pettingzoo_renders("bounty", "2p")


@pytest.mark.usefixtures("rl")
def test_environments_are_named_with_their_versions() -> None:
    from dejarik.adapters import aec

    names = aec.environments()
    assert len(names) == len(MODES)
    assert names["bounty_2p_v1"] == ("bounty", "2p")
    assert aec.env("bounty", "2p").metadata["name"] == "bounty_2p_v1"


@pytest.mark.usefixtures("rl")
def test_an_illegal_action_ends_the_game_and_costs_a_point() -> None:
    from dejarik.adapters import aec

    env = aec.env("bounty")
    env.reset(seed=1)
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards == {"seat_0": -1, "seat_1": 0}
    assert env.infos["seat_0"] == {"illegal": 0}


@pytest.mark.usefixtures("rl")
def test_one_seat_is_told_which_actions_are_legal() -> None:
    import gymnasium

    import_module("dejarik.adapters.gym")
    env = gymnasium.make("dejarik/bounty-2p-v1")
    env.reset(seed=1)
    with pytest.raises(IllegalMoveError, match="Legal actions"):
        env.step(0)


@first_mode_of_every_game
@pytest.mark.usefixtures("rl")
def test_one_seat_plays_against_agents(game: str, mode: str) -> None:
    import_module("dejarik.adapters.gym")
    suites.gymnasium_suite(f"dejarik/{game}-{mode}-v1", games=1)


@every_mode_of_every_game
@pytest.mark.usefixtures("open_spiel")
def test_open_spiel_simulates_the_game(game: str, mode: str) -> None:
    suites.openspiel_suite(game, mode, rounds=1, serialize=False)


@pytest.mark.usefixtures("open_spiel")
def test_open_spiel_writes_and_reads_states_and_its_bots_play_to_the_end() -> None:
    suites.openspiel_suite("bounty", "2p", rounds=1, serialize=True)
    assert len(suites.openspiel_bots("bounty", "2p", rounds=1, simulations=2)) == 2


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [("aec", "pettingzoo", "rl"), ("gym", "gymnasium", "rl"), ("spiel", "pyspiel", "open_spiel")],
)
def test_a_missing_library_is_named_with_how_to_install_it(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [f"dejarik.adapters.{each}" for each in ("aec", "gym", "spiel")]:
        monkeypatch.delitem(sys.modules, name, raising=False)
    for name in [library, *(name for name in sys.modules if name.startswith(f"{library}."))]:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(MissingExtraError) as caught:
        import_module(f"dejarik.adapters.{module}")
    assert str(caught.value).startswith(f"{library} is not installed")
    assert str(caught.value).endswith(f"Install it with: pip install 'dejarik[{extra}]'.")
    assert caught.value.text.pl.endswith(f"Zainstaluj: pip install 'dejarik[{extra}]'.")
    assert "\n" not in str(caught.value)


def test_an_unknown_mode_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetupError, match="Its modes are: 2p, 3p"):
        Rules("bounty", "9p")
