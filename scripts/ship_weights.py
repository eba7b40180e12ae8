"""Puts the best weights of a training run where they come with the program.

    python -m scripts.ship_weights build/runs/bounty

Their header tells the commit they were made at and the match that they won. That match must be against the hand-written
evaluation, as it is for linear evaluations and in runs that begin without weights.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from dejarik.agents.learned import LINEAR
from dejarik.learning.headers import Header
from dejarik.learning.judge import WEIGHTS, name_of
from dejarik.learning.linear_weights import read_linear_weights, write_linear_weights
from dejarik.learning.weights import read_weights, write_weights
from dejarik.training.plan import Plan
from dejarik.training.rounds import FIRST, Round, results_in, weights_of


def ship(run: Path, commit: str) -> Path:
    """Copy the weights of the last round that stayed; the answer is where they are now."""
    file = run / "plan.json"
    if not file.exists():
        raise SystemExit(f"{run}: there is no training run here. Name the folder that “dejarik train” wrote.")
    plan = Plan(**json.loads(file.read_text("utf-8")))
    stayed = [each for each in results_in(run) if each.stays]
    if not stayed or stayed[-1].against != FIRST:
        raise SystemExit(f"{run}: the weights did not surely beat {FIRST} there. Train on, or measure them by a match.")
    best = stayed[-1]
    weights = weights_of(run, best.number, plan.kind)
    there = WEIGHTS / name_of(plan.game, plan.seats, plan.kind.ending)
    if plan.kind == LINEAR:
        linear = read_linear_weights(weights)
        write_linear_weights(there, replace(linear, header=_told(linear.header, best, commit)))
    else:
        network = read_weights(weights)
        write_weights(there, replace(network, header=_told(network.header, best, commit)))
    return there


def _told(header: Header, best: Round, commit: str) -> Header:
    score = {name: round(getattr(best.score, name), 4) for name in ("games", "share", "low", "high")}
    return replace(header, commit=commit, matches=({"against": best.against, **score},))


def main(run: str) -> None:
    """Ship the weights of one run."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)
    there = ship(Path(run), commit.stdout.strip())
    print(f"{there}: {there.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main(*sys.argv[1:])
