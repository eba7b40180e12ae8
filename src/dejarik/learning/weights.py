"""Files of weights: what a network has learned, for which game, from how many games, and how it did in matches."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same

FORMAT: Final = 1
_HEADER: Final = "header"
_DAMAGED: Final = Text("the file is damaged or something else", "plik jest uszkodzony albo to coś innego")


class WeightsError(DejarikError):
    """A file holds no weights that can be used here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What a file of weights is for and where it comes from."""

    game: str
    seats: int
    features: str
    """The digest of the features; with others, the numbers would mean something else."""
    seed: int
    games: int
    commit: str = ""
    matches: tuple[Mapping[str, Any], ...] = ()
    """Matches that were played with it: against whom, how many games, the share won and its 95% interval."""
    format: int = FORMAT


@dataclass(frozen=True, slots=True)
class Weights:
    """A header and arrays by name."""

    header: Header
    arrays: Mapping[str, NDArray[Any]] = field(default_factory=dict)

    def __getitem__(self, name: str) -> NDArray[np.float32]:
        return self.arrays[name].astype(np.float32)


def write_weights(path: Path, weights: Weights) -> None:
    """Write a file, whole or not at all. Floating-point numbers are halved, which no match can tell."""
    kept = {name: _halved(array) for name, array in weights.arrays.items()}
    kept[_HEADER] = np.frombuffer(json.dumps(asdict(weights.header)).encode(), np.uint8)
    made = io.BytesIO()
    np.savez_compressed(made, **kept)  # type: ignore[arg-type]
    draft = path.with_suffix(".part")
    draft.write_bytes(made.getvalue())
    draft.replace(path)


def read_weights(path: Path) -> Weights:
    """What a file holds; raises WeightsError if it is not one of ours, or broken."""
    arrays = _arrays(path)
    try:
        header = json.loads(bytes(arrays.pop(_HEADER)))
        is_ours = header["format"] == FORMAT
    except (KeyError, TypeError, ValueError):
        raise damaged(path) from None
    if not is_ours:
        raise _unusable(path, Text("the file is of another version", "plik jest w innej wersji"))
    try:
        return Weights(Header(**header), arrays)
    except TypeError:
        raise damaged(path) from None


def _arrays(path: Path) -> dict[str, NDArray[Any]]:
    try:
        with np.load(path, allow_pickle=False) as found:
            return {name: found[name] for name in found.files}
    except FileNotFoundError:
        raise _unusable(path, Text("there is no such file", "nie ma takiego pliku")) from None
    except (AttributeError, OSError, EOFError, ValueError, zipfile.BadZipFile, zlib.error):
        raise damaged(path) from None


def check_fits(path: Path, header: Header, game: str, seats: int, features: str) -> None:
    """Raise WeightsError unless the weights are for this game, this number of seats and these features."""
    if header.game != game:
        raise _unusable(path, Text("they are for {game}", "są do gry {game}").fill(game=header.game))
    if header.seats != seats:
        raise _unusable(path, Text("they are for {n} seats", "są dla innej liczby miejsc ({n})").fill(n=header.seats))
    if header.features != features:
        raise _unusable(
            path, Text("they were made with another encoding of the game", "powstały przy innym kodowaniu gry")
        )


def damaged(path: Path) -> WeightsError:
    """What to raise if a file does not hold what it should."""
    return _unusable(path, _DAMAGED)


def _unusable(path: Path, why: Text) -> WeightsError:
    return WeightsError(
        Text("The weights cannot be used: ", "Nie można użyć wag: ") + why,
        Text(
            "Train new ones with “dejarik train”, or leave the file out.",
            "Wytrenuj nowe poleceniem „dejarik train” albo pomiń plik.",
        ),
        same(str(path)),
    )


def _halved(array: NDArray[Any]) -> NDArray[Any]:
    return array.astype(np.float16) if array.dtype.kind == "f" else array
