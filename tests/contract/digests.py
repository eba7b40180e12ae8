"""Prints a digest of one long game per mode, so that two processes or machines can be compared."""

from __future__ import annotations

import sys

from tests.contract.walk import Way, arrive, cases


def digests(seed: int, length: int) -> list[str]:
    """One line per mode of every registered game."""
    way = Way(seed=seed, length=length)
    return [f"{case} {arrive(case, way).state.digest()}" for case in cases()]


if __name__ == "__main__":
    print("\n".join(digests(int(sys.argv[1]), int(sys.argv[2]))))
