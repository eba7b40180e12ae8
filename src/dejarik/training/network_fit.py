"""Networks as learners, fitted with PyTorch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from dejarik.learning.batches import Floats, Ints
from dejarik.training.data import Material
from dejarik.training.model import Model, Store, arrays

BATCH: Final = 8192
RATE: Final = 2e-3
GUIDE_RATE: Final = 1e-3
DECAY: Final = 0.1
GOING_ON: Final = 0.3
"""By what the rates are multiplied where a network goes on from another, which it should not forget."""
EPSILON: Final = 3e-5
"""Keeps features that are seldom met from being learned as fast as common ones: they would only recall a few games."""
WARMING_UP: Final = 0.15
"""During which part of all batches the rate rises."""


class NetworkLearners:
    """Makes networks for the same positions, which lie on a graphics processor if there is one."""

    def __init__(self, material: Material, seed: int) -> None:
        torch.manual_seed(seed)
        self._material = material
        self._store = Store(material.positions, "cuda" if torch.cuda.is_available() else "cpu")
        self._pace = GOING_ON if material.start else 1.0

    def guide(self) -> NetworkLearner:
        """One that learns at the same rate throughout."""
        return NetworkLearner(self._material, self._store, GUIDE_RATE * self._pace)

    def last(self, epochs: int, size: int) -> NetworkLearner:
        """One whose rate rises and falls while it goes over so many positions so often."""
        return NetworkLearner(self._material, self._store, RATE * self._pace, epochs * -(-size // BATCH))


class NetworkLearner:
    """A network that is fitted; the rate stays as it is if nobody says over how many batches it is to fall."""

    def __init__(self, material: Material, store: Store, rate: float, batches: int = 0) -> None:
        self._store, self._met = store, material.met
        self._model: Model = Model(material).to(store.device)
        self._optimizer = torch.optim.AdamW(self._model.parameters(), rate, eps=EPSILON, weight_decay=DECAY)
        self._schedule = (
            torch.optim.lr_scheduler.OneCycleLR(self._optimizer, rate, total_steps=batches + 1, pct_start=WARMING_UP)
            if batches
            else None
        )
        self._kept: dict[str, Tensor] = {}

    def epoch(self, which: Ints, targets: Floats) -> float:
        """Go over these positions once, of which the targets are to be said; the answer is the loss on the way."""
        self._model.train()
        total, told = 0.0, torch.from_numpy(targets).to(self._store.device)
        there = self._there(which)
        for part in there[torch.randperm(len(there), device=there.device)].split(BATCH):
            loss = nn.functional.binary_cross_entropy_with_logits(self._model(self._store.some(part)), told[part])
            self._optimizer.zero_grad()
            loss.backward()
            self._optimizer.step()
            if self._schedule is not None:
                self._schedule.step()
            total += loss.item() * len(part)
        return total / len(which)

    def said(self, which: Ints) -> Floats:
        """The logits of these positions."""
        self._model.eval()
        with torch.no_grad():
            parts = [self._model(self._store.some(part)).cpu().numpy() for part in self._there(which).split(BATCH)]
        found: Floats = np.concatenate(parts)
        return found

    def keep(self) -> None:
        """Remember everything as it is now."""
        self._kept = {name: value.detach().clone() for name, value in self._model.state_dict().items()}

    def restore(self) -> None:
        """Be again as it was remembered."""
        self._model.load_state_dict(self._kept)

    def arrays(self, heat: float) -> Mapping[str, NDArray[Any]]:
        """What was learned, with the factor that makes it as sure as it may be."""
        return arrays(self._model, self._met, heat)

    def _there(self, which: Ints) -> Tensor:
        return torch.from_numpy(which).to(self._store.device)
