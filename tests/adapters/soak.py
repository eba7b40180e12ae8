"""The suites of PettingZoo, Gymnasium and OpenSpiel at length: ``python -m tests.adapters.soak``."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from importlib import import_module

from dejarik.adapters.table import every_mode
from tests.adapters import suites

CYCLES = 1000
GAMES = 5
ROUNDS = 3
SIMULATIONS = 5


def parts(game: str, mode: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """What is run for one mode of a game."""
    yield "pettingzoo", lambda: suites.pettingzoo_suite(game, mode, CYCLES)
    yield "render", lambda: suites.pettingzoo_renders(game, mode)
    yield "gymnasium", lambda: suites.gymnasium_suite(f"dejarik/{game}-{mode}-v1", GAMES)
    yield "openspiel", lambda: suites.openspiel_suite(game, mode, ROUNDS, serialize=False)
    yield "openspiel, written and read", lambda: suites.openspiel_suite(game, mode, 1, serialize=True)
    yield "openspiel's bots", lambda: suites.openspiel_bots(game, mode, 1, SIMULATIONS)


def main() -> int:
    """The command line; the first failure ends it with a traceback."""
    parser = argparse.ArgumentParser(prog="python -m tests.adapters.soak", description=__doc__)
    parser.add_argument("--game", default="", help="only this game")
    chosen = parser.parse_args()
    import_module("dejarik.adapters.gym")
    for game, mode in every_mode():
        if chosen.game in ("", game):
            for name, run in parts(game, mode):
                started = time.monotonic()
                run()
                print(f"{game} {mode} {name}: passed in {time.monotonic() - started:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
