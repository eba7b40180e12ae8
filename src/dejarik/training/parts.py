"""Files of kept games: a few hundred games in one, since a file for each would be slow to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path

import numpy as np

from dejarik.training.selfplay import Kept

_NAMES = tuple(field.name for field in fields(Kept))


def write_part(path: Path, games: Sequence[Kept]) -> None:
    """Write games into one file, whole or not at all."""
    arrays = {name: np.concatenate([getattr(game, name) for game in games]) for name in _NAMES}
    sizes = {f"{name}_sizes": np.array([len(getattr(game, name)) for game in games]) for name in _NAMES}
    draft = path.with_suffix(".part.npz")
    np.savez(draft, **arrays, **sizes)  # type: ignore[arg-type]
    draft.replace(path)


def read_part(path: Path) -> Iterator[Kept]:
    """The games of a file."""
    with np.load(path, allow_pickle=False) as found:
        split = {name: np.split(found[name], np.cumsum(found[f"{name}_sizes"])[:-1]) for name in _NAMES}
    for number in range(len(split["results"])):
        yield Kept(**{name: split[name][number] for name in _NAMES})
