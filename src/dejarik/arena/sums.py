"""Games and wins added up file by file, so that memory does not grow with the number of games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from dejarik.arena.libraries import polars

if TYPE_CHECKING:
    import polars as pl

_AT_ONCE: Final = 64
"""How many files are added up before their sums are put together."""


def count(rows: pl.DataFrame, keys: Sequence[str]) -> pl.DataFrame:
    """How many rows there are with the same keys, and the wins in their ``share``."""
    pl = polars()
    return rows.group_by(keys).agg(pl.len().cast(pl.Int64).alias("games"), pl.col("share").sum().alias("won"))


def add_up(parts: Iterable[pl.DataFrame], keys: Sequence[str]) -> list[dict[str, Any]]:
    """The games and wins of all parts, those with the same keys together, in the order of the keys."""
    pl = polars()
    left, so_far = iter(parts), list[Any]()
    while some := list(islice(left, _AT_ONCE)):
        together = pl.concat([*so_far, *some]).group_by(keys).agg(pl.col("games").sum(), pl.col("won").sum())
        so_far = [together]
    return so_far[0].sort(keys).to_dicts() if so_far else []


def each_counted(parts: Iterable[pl.DataFrame], keys: Sequence[str]) -> Iterator[pl.DataFrame]:
    """Each part counted by itself."""
    return (count(part, keys) for part in parts)
