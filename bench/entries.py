"""The results of a run, one entry per measurement and one per comparison, and the file that stores them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.interleave import Figure

WIN_SHARE = "win share"
FAIR_SHARE = "fair share"
HABIT_SHARE = "share of occasions"


@dataclass(frozen=True, slots=True)
class Entry:
    """A measured value; with a ``peer``, also how many times the peer's value it is.

    ``spread`` is relative to the value for speeds, and half the width of the 95% interval for shares.
    """

    name: str
    value: float
    unit: str
    spread: float
    peer: str | None = None
    ratio: float | None = None


def speed_entries(figures: Sequence[Figure]) -> list[Entry]:
    """Everything measured, then each of our figures against every peer in the same contest."""
    measured = [Entry(f.measure.name, f.value, f.measure.unit, f.spread) for f in figures]
    return measured + [_compared(ours, theirs) for ours in figures for theirs in figures if _comparable(ours, theirs)]


def _comparable(one: Figure, other: Figure) -> bool:
    return one.measure.ours and not other.measure.ours and one.measure.contest == other.measure.contest != ""


def _compared(ours: Figure, theirs: Figure) -> Entry:
    return Entry(
        ours.measure.name,
        ours.value,
        ours.measure.unit,
        ours.spread,
        theirs.measure.name,
        ours.value / theirs.value,
    )


def save(path: Path, entries: Sequence[Entry]) -> None:
    """Write the entries as JSON; of a run of one part only, what the file says of the others stays."""
    kinds = {_part(entry) for entry in entries}
    kept = [entry for entry in load(path) if _part(entry) not in kinds]
    together = sorted([*entries, *kept], key=_part)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([asdict(entry) for entry in together], indent=2) + "\n", encoding="utf-8")


def load(path: Path) -> list[Entry]:
    """The entries of an earlier run; none if there was none."""
    return [Entry(**data) for data in json.loads(path.read_text(encoding="utf-8"))] if path.exists() else []


def _part(entry: Entry) -> str:
    if entry.name.startswith("table "):
        return "table"
    if entry.name.startswith("ceiling "):
        return "ceiling"
    if entry.unit == HABIT_SHARE:
        return "habits"
    return "strength" if entry.unit == WIN_SHARE else "speed"
