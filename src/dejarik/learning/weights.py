"""Files of weights of networks: a header and arrays by name."""

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

from dejarik.learning.headers import Header, damaged, not_there, read_header

_HEADER: Final = "header"


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
    except (KeyError, TypeError, ValueError):
        raise damaged(path) from None
    return Weights(read_header(path, header), arrays)


def _arrays(path: Path) -> dict[str, NDArray[Any]]:
    try:
        with np.load(path, allow_pickle=False) as found:
            return {name: found[name] for name in found.files}
    except FileNotFoundError:
        raise not_there(path) from None
    except (AttributeError, OSError, EOFError, ValueError, zipfile.BadZipFile, zlib.error):
        raise damaged(path) from None


def _halved(array: NDArray[Any]) -> NDArray[Any]:
    return array.astype(np.float16) if array.dtype.kind == "f" else array
