"""Imports every module in a random order, then plays each game a while and prints where that led.

Two processes with different orders must print the same: no digest and no record may depend on what was imported first.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from random import Random

import dejarik

TOYS = (
    "tests.abilities.duel",
    "tests.abilities.duel_cards",
    "tests.abilities.duel_state",
    "tests.abilities.duel_words",
)
EXTRAS = ("adapters", "learning", "training")
SEED = 11
LENGTH = 80


def modules() -> list[str]:
    """Every module of the package and of the toy game, by name; what runs when imported or needs extras is left out."""
    root = Path(dejarik.__file__).parent
    paths = [path.relative_to(root.parent).with_suffix("").parts for path in root.rglob("*.py")]
    plain = [parts for parts in paths if parts[-1] != "__main__" and parts[1] not in EXTRAS]
    names = [".".join(parts).removesuffix(".__init__") for parts in plain]
    return sorted([*names, *TOYS])


def import_shuffled(order: int) -> None:
    """Import everything in the order that a number stands for."""
    names = modules()
    Random(order).shuffle(names)
    for name in names:
        import_module(name)


def fingerprints() -> list[str]:
    """One line per mode of every game: of all positions of a game together, and of its record."""
    from dejarik.kernel import registry  # nothing may be imported ahead of the shuffled order
    from tests.abilities.duel import WHERE
    from tests.contract.walk import Way, cases, walk

    registry.register("duel", WHERE)
    found = []
    for case in cases():
        positions = blake2b(digest_size=16)
        for match in walk(case, Way(seed=SEED, length=LENGTH)):
            positions.update(match.state.digest().encode())
        record = blake2b(str(match.record).encode(), digest_size=16)
        found.append(f"{case} {positions.hexdigest()} {record.hexdigest()}")
    return found


if __name__ == "__main__":
    import_shuffled(int(sys.argv[1]))
    print("\n".join(fingerprints()))
