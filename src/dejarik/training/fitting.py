"""Fitting a judge of either kind to the games of a run, and keeping it in a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from dejarik.agents.learned import LINEAR, Kind
from dejarik.kernel import registry
from dejarik.learning.batches import Batch, Floats, printed_rows
from dejarik.learning.facts import printed_facts
from dejarik.learning.features import Features
from dejarik.learning.headers import Header
from dejarik.learning.linear_weights import LinearWeights, write_linear_weights
from dejarik.learning.network import Network
from dejarik.learning.weights import Weights, read_weights, write_weights
from dejarik.training.data import NOTHING, RARE, RARE_IF_TAUGHT, Material, put_together
from dejarik.training.fit import fit
from dejarik.training.fitted import Fitted
from dejarik.training.parts import read_part
from dejarik.training.plan import Plan
from dejarik.training.selfplay import Kept


def fit_to(parts: Sequence[Path], plan: Plan, number: int) -> Fitted:
    """What is fitted to the games of these files, for a round of this number."""
    kept = [each for part in parts for each in read_part(part)]
    start = read_weights(Path(plan.start)) if plan.start else None
    return (_fit_linear if plan.kind == LINEAR else _fit_network)(kept, plan, start, plan.seed + number)


def _fit_network(kept: Sequence[Kept], plan: Plan, start: Weights | None, seed: int) -> Fitted:
    """A network, at first as the one that the run begins with."""
    from dejarik.training.network_fit import NetworkLearners

    material = _material(kept, plan, start)
    return fit(material.positions, NetworkLearners(material, seed))


def _fit_linear(kept: Sequence[Kept], plan: Plan, teacher: Weights | None, seed: int) -> Fitted:
    """A linear evaluation, taught by the network that the run begins with."""
    from dejarik.training.linear_fit import LinearLearners

    material = _material(kept, plan, None, RARE if teacher is None else RARE_IF_TAUGHT)
    told = None if teacher is None else _told(kept, material.features, teacher)
    return fit(material.positions, LinearLearners(material, seed), told)


def _material(kept: Sequence[Kept], plan: Plan, start: Weights | None, rare: int = RARE) -> Material:
    game = registry.find(plan.game)
    features, known = Features(game, plan.seats), start.arrays["features"] if start else NOTHING
    positions, met = put_together(kept, features.of_cards, known, rare)
    return Material(positions, met, features, printed_rows(printed_facts(game)), start, plan.width)


def _told(kept: Sequence[Kept], features: Features, teacher: Weights) -> Floats:
    """What a network says of all positions."""
    network = Network(registry.find(teacher.header.game), features, teacher)
    return np.concatenate([network.tell(_batch(each), each.hand) for each in kept])


def _batch(kept: Kept) -> Batch:
    starts = np.cumsum(kept.lengths, dtype=np.int64) - kept.lengths
    return Batch(starts, kept.of_cards.astype(np.int64), kept.amounts.astype(np.float32), kept.of_table, kept.table)


def write_fitted(path: Path, kind: Kind, header: Header, fitted: Fitted) -> None:
    """Keep what was fitted as agents read it."""
    if kind == LINEAR:
        write_linear_weights(path, _linear_weights(header, fitted))
    else:
        write_weights(path, Weights(header, fitted.arrays))


def _linear_weights(header: Header, fitted: Fitted) -> LinearWeights:
    arrays: dict[str, Any] = {name: array.tolist() for name, array in fitted.arrays.items()}
    bias, hand, heat = arrays["scalars"]
    return LinearWeights(
        header,
        dict(zip(arrays["facts"], arrays["of_facts"], strict=True)),
        dict(zip(arrays["features"], arrays["of_features"], strict=True)),
        **{name: arrays[name] for name in ("small", "table", "mean", "spread")},
        bias=bias,
        hand=hand,
        heat=heat,
    )
