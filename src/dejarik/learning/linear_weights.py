"""Files of weights of linear evaluations: compressed JSON, which needs no numpy to be read."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from dejarik.learning.headers import Header, damaged, not_there, read_header

DIGITS: Final = 4
"""How many digits behind the point are kept; no match can tell."""


@dataclass(frozen=True, slots=True)
class LinearWeights:
    """What everything weighs: features of cards, values of the table, and the hand-written evaluation itself."""

    header: Header
    facts: Mapping[int, Sequence[float]]
    """By fact of play: what each column of the printed facts adds for cards of which that is so."""
    features: Mapping[int, float]
    """What a feature weighs besides."""
    small: Sequence[float]
    table: Sequence[float]
    mean: Sequence[float]
    spread: Sequence[float]
    bias: float
    hand: float
    heat: float


def write_linear_weights(path: Path, weights: LinearWeights) -> None:
    """Write a file, whole or not at all."""
    made = json.dumps(_rounded(asdict(weights)), separators=(",", ":")).encode()
    draft = path.with_suffix(".part")
    draft.write_bytes(gzip.compress(made, mtime=0))
    draft.replace(path)


def read_linear_weights(path: Path) -> LinearWeights:
    """What a file holds; raises WeightsError if it is not one of ours, or broken."""
    try:
        data = json.loads(gzip.decompress(path.read_bytes()))
        header = data.pop("header")
    except FileNotFoundError:
        raise not_there(path) from None
    except (AttributeError, KeyError, OSError, EOFError, TypeError, ValueError, zlib.error):
        raise damaged(path) from None
    found = _weights(read_header(path, header), data)
    if found is None or not len(found.table) == len(found.mean) == len(found.spread):
        raise damaged(path)
    return found


def _weights(header: Header, data: dict[str, Any]) -> LinearWeights | None:
    """The weights, or None if the data are not theirs."""
    try:
        facts = {int(fact): _numbers(of) for fact, of in data.pop("facts").items()}
        features = {int(feature): float(of) for feature, of in data.pop("features").items()}
        rest: dict[str, Any] = {name: _numbers(of) if isinstance(of, list) else float(of) for name, of in data.items()}
        return LinearWeights(header, facts, features, **rest)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _numbers(of: list[Any]) -> list[float]:
    return [float(each) for each in of]


def _rounded(of: Any) -> Any:
    if isinstance(of, float):
        return round(of, DIGITS)
    if isinstance(of, Mapping):
        return {name: _rounded(each) for name, each in of.items()}
    return [_rounded(each) for each in of] if isinstance(of, list | tuple) else of
