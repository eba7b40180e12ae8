"""Puts the best weights of a training run where they come with the program.

    python -m scripts.ship_weights build/runs/bounty

Their header tells the commit they were made at and the match that they won. A test refuses what did not surely beat the
hand-written evaluation.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from dejarik.agents.learned import LINEAR
from dejarik.learning.headers import Header
from dejarik.learning.linear_weights import read_linear_weights, write_linear_weights
from dejarik.learning.weights import read_weights, write_weights
from dejarik.training.plan import Plan

WEIGHTS = Path(str(files("dejarik.learning"))) / "weights"


def ship(run: Path, commit: str) -> Path:
    """Copy the weights of the last round that stayed; the answer is where they are now."""
    plan = Plan(**json.loads((run / "plan.json").read_text("utf-8")))
    rounds = [json.loads((run / f"round-{number}" / "result.json").read_text("utf-8")) for number in _over(run, plan)]
    best = [each for each in rounds if each["stays"]][-1]
    weights = run / f"round-{best['number']}" / f"weights{plan.kind.ending}"
    there = WEIGHTS / f"{plan.game}-{plan.seats}{plan.kind.ending}"
    if plan.kind == LINEAR:
        linear = read_linear_weights(weights)
        write_linear_weights(there, replace(linear, header=_told(linear.header, best, commit)))
    else:
        network = read_weights(weights)
        write_weights(there, replace(network, header=_told(network.header, best, commit)))
    return there


def _over(run: Path, plan: Plan) -> list[int]:
    return [number for number in range(1, plan.rounds + 1) if (run / f"round-{number}" / "result.json").exists()]


def _told(header: Header, best: dict[str, Any], commit: str) -> Header:
    score = {name: round(best["score"][name], 4) for name in ("games", "share", "low", "high")}
    return replace(header, commit=commit, matches=({"against": best["against"], **score},))


def main(run: str) -> None:
    """Ship the weights of one run."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)
    there = ship(Path(run), commit.stdout.strip())
    print(f"{there}: {there.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main(*sys.argv[1:])
