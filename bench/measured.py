"""How every processor that was ever measured stands to the goals: the ratios are kept from run to run."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from bench.goals import Verdict

FILE: Final = Path(__file__).parent / "measured.json"
"""By part, processor and goal: the worst ratio of the last run there."""
Columns: TypeAlias = Mapping[str, Mapping[str, float]]
"""By processor and goal: the ratio."""


def keep(part: str, processor: str, verdicts: Sequence[Verdict], into: Path = FILE) -> Columns:
    """Write down how a processor stands to the goals of a part; what is known of all processors.

    What the others have said stays; whoever measures only for a try writes it into a file of their own.
    """
    known: dict[str, dict[str, dict[str, float]]] = json.loads(FILE.read_text(encoding="utf-8"))
    columns = known.setdefault(part, {})
    columns[processor] = {verdict.sign: round(verdict.ratio, 3) for verdict in verdicts}
    into.parent.mkdir(parents=True, exist_ok=True)
    into.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return columns
