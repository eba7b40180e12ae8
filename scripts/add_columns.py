"""Makes weights fit again after the table of their game got new columns at its end.

    python -m scripts.add_columns destiny 2 old.npz new.npz

The rows for the new columns are zeros, so the network judges as before. ``dejarik train GAME --start new.npz`` then
learns what the columns are good for, instead of everything anew. Whoever changed anything else must not use this: the
numbers would mean something else, and nothing would tell.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from dejarik.kernel import registry
from dejarik.kernel.game import Game
from dejarik.learning.features import Features
from dejarik.learning.weights import Weights, read_weights, write_weights
from dejarik.training.selfplay import Play, play
from dejarik.training.setups import Setups

GAMES = 60
"""From how many games it is told what the new columns usually hold."""
LEAST_SPREAD = 0.1


def with_columns(game: Game[Any], weights: Weights) -> Weights:
    """The same network for a table with more columns."""
    table, known = _tables(game, weights.header.seats), len(weights["mean"])
    mean, spread = table.mean(axis=0)[known:], table.std(axis=0)[known:]
    more = {
        "table": np.zeros((len(mean), weights["table"].shape[1])),
        "mean": mean,
        "spread": np.maximum(spread, LEAST_SPREAD),
    }
    arrays = {**weights.arrays, **{name: np.concatenate((weights[name], rows)) for name, rows in more.items()}}
    digest = Features(game, weights.header.seats).digest
    return Weights(replace(weights.header, features=digest), arrays)


def _tables(game: Game[Any], seats: int) -> Any:
    """What the columns of the table hold in some games of the hand-written evaluation."""
    setups = Setups(game, seats)
    games = [Play(game.name, seats, f"columns {seed}", setups.draw(Random(seed))) for seed in range(GAMES)]
    return np.concatenate([play(each).table for each in games])


def main(name: str, seats: str, old: str, new: str) -> None:
    """Read one file, write the other."""
    weights = read_weights(Path(old))
    assert (weights.header.game, weights.header.seats) == (name, int(seats)), "they are for something else"
    write_weights(Path(new), with_columns(registry.find(name), weights))


if __name__ == "__main__":
    main(*sys.argv[1:])
