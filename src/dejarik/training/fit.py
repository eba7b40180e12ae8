"""Fitting a network to positions by temporal differences.

What is to be said of a position is what is said of the positions after it and, in the end, the result. Positions of a
game are much alike, so a network soon knows its games by heart, and what it says of them is only who won. Therefore two
*guides* are fitted first, each to one half of the games, and each says what the other is to learn; over several passes
the results work their way back to the beginnings. Only then the network is fitted to what the guides say.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from dejarik.training.data import Material, Positions, Walks
from dejarik.training.fitted import Fitted
from dejarik.training.model import Model, Store, arrays

BATCH: Final = 8192
RATE: Final = 2e-3
DECAY: Final = 0.1
EPOCHS: Final = 6
PATIENCE: Final = 2
"""After how many epochs without improvement on the games left out the fitting ends."""
PASSES: Final = 16
"""How often the guides tell each other what to say."""
GUIDE_RATE: Final = 1e-3
GOING_ON: Final = 0.3
"""By what the rates are multiplied where a network goes on from another, which it should not forget."""
EPSILON: Final = 3e-5
"""Keeps features that are seldom met from being learned as fast as common ones: they would only recall a few games."""
LEFT_OUT: Final = 10
"""One game in so many is left out of the fitting, to see when to stop and how sure the network may be."""


def fit(
    material: Material,
    seed: int,
    tell: Callable[[int, float, float], None] = lambda epoch, fitted, left_out: None,
) -> Fitted:
    """Fit a network; ``tell`` hears of each epoch."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    positions = material.positions
    store = Store(positions, device)

    def new() -> Model:
        made: Model = Model(material).to(device)
        return made

    pace = GOING_ON if material.start else 1.0
    part = torch.from_numpy(_parts(positions)).to(device)
    targets = _guided(new, store, part, Walks(positions), GUIDE_RATE * pace)
    model, left_out = new(), _where(part == 0)
    course = _Course(RATE * pace, _where(part > 0), left_out)
    losses = _fit(model, store, targets, course, tell)
    logits, results = _said(model, store, left_out).cpu().numpy(), store.results[left_out].cpu().numpy()
    heat = _heat(logits, results)
    return Fitted(arrays(model, material.met, heat), losses, _calibration(1 / (1 + np.exp(-heat * logits)), results))


def _parts(positions: Positions) -> NDArray[np.int64]:
    """For each position whether its game is left out (0) or for one guide (1) or the other (2)."""
    turn, left = np.divmod(positions.game, LEFT_OUT)
    return np.where(left == 0, 0, 1 + (turn + left) % 2)


def _guided(new: Callable[[], Model], store: Store, part: Tensor, walks: Walks, rate: float) -> Tensor:
    """What two guides, fitted to one half of the games each, have to say in the end."""
    guides = new(), new()
    halves = _where(part == 1), _where(part == 2)
    optimizers = [_optimizer(guide, rate) for guide in guides]

    def targets() -> Tensor:
        said = _by_guides(guides, store, part).cpu().numpy()
        return torch.from_numpy(walks.targets(said)).to(store.device)

    for _ in range(PASSES):
        found = targets()
        for guide, half, optimizer in zip(guides, halves, optimizers, strict=True):
            _one_epoch(guide, store, found, half, optimizer)
    return targets()


def _optimizer(model: Model, rate: float) -> torch.optim.Optimizer:
    return torch.optim.AdamW(model.parameters(), rate, eps=EPSILON, weight_decay=DECAY)


def _by_guides(guides: tuple[Model, Model], store: Store, part: Tensor) -> Tensor:
    """What is said of each position by the guide that was not fitted to it, or by both."""
    first, second = (torch.sigmoid(_said(guide, store, store.everything())) for guide in guides)
    return torch.where(part == 1, second, torch.where(part == 2, first, (first + second) / 2))


@dataclass(frozen=True, slots=True)
class _Course:
    """How fast at most, from which positions, and what is left out to see when to stop."""

    rate: float
    learned_from: Tensor
    left_out: Tensor


def _fit(
    model: Model,
    store: Store,
    targets: Tensor,
    course: _Course,
    tell: Callable[[int, float, float], None],
) -> tuple[tuple[float, float], ...]:
    best, losses, least, since = _kept(model), list[tuple[float, float]](), float("inf"), 0
    steps = EPOCHS * -(-len(course.learned_from) // BATCH)
    optimizer = _optimizer(model, course.rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, course.rate, total_steps=steps + 1, pct_start=0.15)
    for epoch in range(EPOCHS):
        fitted = _one_epoch(model, store, targets, course.learned_from, optimizer, schedule.step)
        logits = _said(model, store, course.left_out)
        loss = float(nn.functional.binary_cross_entropy_with_logits(logits, targets[course.left_out]))
        losses.append((fitted, loss))
        tell(epoch, fitted, loss)
        since = 0 if loss < least - 1e-5 else since + 1
        if since == 0:
            least, best = loss, _kept(model)
        if since == PATIENCE:
            break
    model.load_state_dict(best)
    return tuple(losses)


def _one_epoch(
    model: Model,
    store: Store,
    targets: Tensor,
    which: Tensor,
    optimizer: Any,
    after_batch: Callable[[], None] = lambda: None,
) -> float:
    model.train()
    total = 0.0
    order = which[torch.randperm(len(which), device=which.device)]
    for part in order.split(BATCH):
        loss = nn.functional.binary_cross_entropy_with_logits(model(store.some(part)), targets[part])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        after_batch()
        total += loss.item() * len(part)
    return total / len(which)


def _where(mask: Tensor) -> Tensor:
    return mask.nonzero()[:, 0]


def _said(model: Model, store: Store, which: Tensor) -> Tensor:
    """The logits of these positions."""
    model.eval()
    with torch.no_grad():
        return torch.cat([model(store.some(part)) for part in which.split(BATCH)])


def _heat(logits: NDArray[np.float32], results: NDArray[np.float32]) -> float:
    """By what to multiply the logits so that what is said comes true as often as it says."""

    def loss(heat: float) -> float:
        return float(np.mean(np.logaddexp(0, heat * logits) - results * heat * logits))

    return float(min(np.linspace(0.3, 2.0, 171), key=loss))


def _calibration(said: NDArray[np.float32], results: NDArray[np.float32]) -> tuple[tuple[float, float, int], ...]:
    tenth = np.minimum((said * 10).astype(int), 9)
    return tuple(
        (float(said[tenth == part].mean()), float(results[tenth == part].mean()), int((tenth == part).sum()))
        for part in range(10)
        if (tenth == part).any()
    )


def _kept(model: Model) -> dict[str, Tensor]:
    return {name: value.detach().clone() for name, value in model.state_dict().items()}
