"""Linear evaluations as learners, fitted with numpy: quick enough for two cores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dejarik.learning.batches import Floats, Ints
from dejarik.learning.judge import FAR, SURE
from dejarik.training.data import LEAST_SPREAD, Material
from dejarik.training.fit import log_loss

BATCH: Final = 2048
RATE: Final = 1e-2
GUIDE_RATE: Final = 3e-3
DECAY: Final = 0.5
FIRST_MEAN, SECOND_MEAN, EPSILON = 0.9, 0.999, 1e-6
"""Of Adam: how much of the gradients before counts, and of their squares; and what keeps rates finite."""


class LinearLearners:
    """Makes linear evaluations for the same positions."""

    def __init__(self, material: Material, seed: int) -> None:
        self._prepared, self._rand = Prepared(material), np.random.default_rng(seed)

    def guide(self) -> LinearLearner:
        """One that learns at the same rate throughout."""
        return LinearLearner(self._prepared, self._rand, GUIDE_RATE)

    def last(self, epochs: int, size: int) -> LinearLearner:
        """One whose rate falls while it goes over so many positions so often."""
        return LinearLearner(self._prepared, self._rand, RATE, epochs * -(-size // BATCH))


class Prepared:
    """The positions in the order in which they are added up."""

    def __init__(self, material: Material) -> None:
        positions, met, features = material.positions, material.met, material.features
        facts = met.features // features.keys
        self.material = material
        self.facts, self.fact_of_row = np.unique(facts, return_inverse=True)
        self.first_of_fact = np.searchsorted(facts, self.facts)
        self.printed = material.printed[met.features % features.keys]
        self.own_of_row = np.where(met.often, np.cumsum(met.often), 0)
        self.mean = positions.table.mean(axis=0, dtype=np.float64).astype(np.float32)
        spread = positions.table.std(axis=0, dtype=np.float64).astype(np.float32)
        self.spread = np.maximum(spread, LEAST_SPREAD)
        # What is the same in all games, such as how many rounds were agreed, must not matter in games where it differs.
        varies = (positions.small != positions.small[0]).any(axis=0)
        self.small = positions.small[:, varies]
        self.small_size = features.size - features.of_cards
        hand = np.clip(positions.hand, SURE, 1 - SURE)
        self.hand: Floats = np.log(hand / (1 - hand))
        self._lengths = np.append(positions.starts[1:], len(positions.rows)) - positions.starts

    def table(self, which: Ints) -> Floats:
        """The numbers of the table of these positions, by how much they are out of the ordinary."""
        found: Floats = np.clip((self.material.positions.table[which] - self.mean) / self.spread, -FAR, FAR)
        return found

    def places(self, which: Ints) -> tuple[Ints, Ints]:
        """Where the features of cards of these positions are, and which of the positions each is of."""
        lengths = self._lengths[which]
        of = np.repeat(np.arange(len(which)), lengths)
        inside = np.arange(len(of)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        return self.material.positions.starts[which][of] + inside, of


class LinearLearner:
    """Weights that are fitted; the rate stays as it is if nobody says over how many batches it is to fall."""

    def __init__(self, prepared: Prepared, rand: np.random.Generator, rate: float, batches: int = 0) -> None:
        self._prepared, self._rand = prepared, rand
        self._rate, self._batches, self._done = rate, batches, 0
        self._values: dict[str, Floats] = {
            "own": np.zeros(int(prepared.own_of_row.max()) + 1, np.float32),
            "of_facts": np.zeros((len(prepared.facts), prepared.printed.shape[1]), np.float32),
            "small": np.zeros(prepared.small_size, np.float32),
            "table": np.zeros(len(prepared.mean), np.float32),
            "scalars": np.array([0, 1], np.float32),
        }
        self._means = {name: np.zeros((2, *value.shape), np.float32) for name, value in self._values.items()}
        self._kept = self._values

    def epoch(self, which: Ints, targets: Floats) -> float:
        """Go over these positions once, of which the targets are to be said; the answer is the loss on the way."""
        total = 0.0
        for part in _split(self._rand.permutation(which)):
            logits, slopes = self._with_slopes(part, targets[part])
            self._step(slopes)
            total += log_loss(logits, targets[part]) * len(part)
        return total / len(which)

    def said(self, which: Ints) -> Floats:
        """The logits of these positions."""
        found: Floats = np.concatenate([self._logits(part, *self._prepared.places(part)) for part in _split(which)])
        return found

    def keep(self) -> None:
        """Remember everything as it is now."""
        self._kept = {name: value.copy() for name, value in self._values.items()}

    def restore(self) -> None:
        """Be again as it was remembered."""
        self._values = self._kept

    def arrays(self, heat: float) -> Mapping[str, NDArray[Any]]:
        """What was learned, with the factor that makes it as sure as it may be."""
        met, prepared = self._prepared.material.met, self._prepared
        return {
            "facts": prepared.facts,
            "of_facts": self._values["of_facts"],
            "features": met.features[met.often],
            "of_features": self._values["own"][1:],
            **{name: self._values[name] for name in ("small", "table")},
            **{name: getattr(prepared, name) for name in ("mean", "spread")},
            "scalars": np.append(self._values["scalars"], heat),
        }

    def _rows(self) -> Floats:
        """What each feature of a card weighs."""
        prepared, values = self._prepared, self._values
        of_printed = np.einsum("rp,rp->r", prepared.printed, values["of_facts"][prepared.fact_of_row])
        found: Floats = values["own"][prepared.own_of_row] + of_printed
        return found

    def _logits(self, which: Ints, places: Ints, of: Ints) -> Floats:
        prepared, values, positions = self._prepared, self._values, self._prepared.material.positions
        bias, hand = values["scalars"]
        of_cards = self._rows()[positions.rows[places]] * positions.amounts[places]
        found: Floats = bias + hand * prepared.hand[which] + prepared.table(which) @ values["table"]
        found += values["small"][prepared.small[which]].sum(axis=1)
        found += np.bincount(of, of_cards, len(which)).astype(np.float32)
        return found

    def _with_slopes(self, which: Ints, targets: Floats) -> tuple[Floats, dict[str, Floats]]:
        """The logits, and how the loss would change with each of the values."""
        prepared, positions = self._prepared, self._prepared.material.positions
        places, of = prepared.places(which)
        logits = self._logits(which, places, of)
        wrong = (1 / (1 + np.exp(-logits)) - targets) / len(which)
        rows = np.bincount(positions.rows[places], positions.amounts[places] * wrong[of], len(prepared.own_of_row))
        own = np.bincount(prepared.own_of_row, rows)
        own[0] = 0
        columns = prepared.small.shape[1]
        slopes = {
            "own": own,
            "of_facts": np.add.reduceat(rows[:, None] * prepared.printed, prepared.first_of_fact),
            "small": np.bincount(prepared.small[which].ravel(), np.repeat(wrong, columns), prepared.small_size),
            "table": prepared.table(which).T @ wrong,
            "scalars": np.array([wrong.sum(), wrong @ prepared.hand[which]]),
        }
        return logits, {name: slope.astype(np.float32) for name, slope in slopes.items()}

    def _step(self, slopes: Mapping[str, Floats]) -> None:
        """One step of Adam with decoupled weight decay; the hand-written evaluation and the bias do not decay."""
        self._done += 1
        rate = self._rate * (1 - self._done / (self._batches + 1)) if self._batches else self._rate
        for name, slope in slopes.items():
            value, (mean, square) = self._values[name], self._means[name]
            mean += (1 - FIRST_MEAN) * (slope - mean)
            square += (1 - SECOND_MEAN) * (slope**2 - square)
            step = mean / (1 - FIRST_MEAN**self._done)
            step /= np.sqrt(square / (1 - SECOND_MEAN**self._done)) + EPSILON
            value -= rate * (step if name == "scalars" else step + DECAY * value)


def _split(which: Ints) -> list[Ints]:
    return [which[first : first + BATCH] for first in range(0, len(which), BATCH)]
