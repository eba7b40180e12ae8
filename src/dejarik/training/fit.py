"""Fitting a judge to positions by temporal differences.

What is to be said of a position is what is said of the positions after it and, in the end, the result. Positions of a
game are much alike, so a network soon knows its games by heart, and what it says of them is only who won. Therefore two
*guides* are fitted first, each to one half of the games, and each says what the other is to learn; over several passes
the results work their way back to the beginnings. Only then the judge is fitted to what the guides say. Where a teacher
knows better, no guides are needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from dejarik.learning.batches import Floats, Ints
from dejarik.training.data import Positions, Walks
from dejarik.training.fitted import Fitted

EPOCHS: Final = 6
PATIENCE: Final = 2
"""After how many epochs without improvement on the games left out the fitting ends."""
PASSES: Final = 16
"""How often the guides tell each other what to say."""
LEFT_OUT: Final = 10
"""One game in so many is left out of the fitting, to see when to stop and how sure the judge may be."""


class Learner(Protocol):
    """Something that is fitted to positions, which it knows by their numbers."""

    def epoch(self, which: Ints, targets: Floats) -> float:
        """Go over these positions once, of which the targets are to be said; the answer is the loss on the way."""
        ...

    def said(self, which: Ints) -> Floats:
        """The logits of these positions."""
        ...

    def keep(self) -> None:
        """Remember everything as it is now."""
        ...

    def restore(self) -> None:
        """Be again as it was remembered."""
        ...

    def arrays(self, heat: float) -> Mapping[str, NDArray[Any]]:
        """What was learned, with the factor that makes it as sure as it may be."""
        ...


class Learners(Protocol):
    """Makes learners of one kind for the same positions."""

    def guide(self) -> Learner:
        """One that learns little by little, as what it is told changes with every pass."""
        ...

    def last(self, epochs: int, size: int) -> Learner:
        """One that goes over so many positions so often at most."""
        ...


def fit(
    positions: Positions,
    learners: Learners,
    teacher: Floats | None = None,
    tell: Callable[[int, float, float], None] = lambda epoch, fitted, left_out: None,
) -> Fitted:
    """Fit a learner; ``teacher`` is what somebody who knows better says of each position, ``tell`` hears of epochs."""
    part, walks = _parts(positions), Walks(positions)
    targets = _guided(learners, part, walks) if teacher is None else walks.targets(teacher)
    learned_from, left_out = np.flatnonzero(part > 0), np.flatnonzero(part == 0)
    learner = learners.last(EPOCHS, len(learned_from))
    losses = _fit(learner, targets, learned_from, left_out, tell)
    logits, results = learner.said(left_out), positions.results[left_out]
    heat = _heat(logits, results)
    return Fitted(learner.arrays(heat), losses, _calibration(1 / (1 + np.exp(-heat * logits)), results))


def _parts(positions: Positions) -> Ints:
    """For each position whether its game is left out (0) or for one guide (1) or the other (2)."""
    turn, left = np.divmod(positions.game, LEFT_OUT)
    return np.where(left == 0, 0, 1 + (turn + left) % 2)


def _guided(learners: Learners, part: Ints, walks: Walks) -> Floats:
    """What two guides, fitted to one half of the games each, have to say in the end."""
    guides = learners.guide(), learners.guide()
    halves = np.flatnonzero(part == 1), np.flatnonzero(part == 2)
    for _ in range(PASSES):
        targets = walks.targets(_by_guides(guides, part))
        for guide, half in zip(guides, halves, strict=True):
            guide.epoch(half, targets)
    return walks.targets(_by_guides(guides, part))


def _by_guides(guides: tuple[Learner, Learner], part: Ints) -> Floats:
    """What is said of each position by the guide that was not fitted to it, or by both."""
    first, second = (1 / (1 + np.exp(-guide.said(np.arange(len(part))))) for guide in guides)
    found: Floats = np.where(part == 1, second, np.where(part == 2, first, (first + second) / 2))
    return found


def _fit(
    learner: Learner,
    targets: Floats,
    learned_from: Ints,
    left_out: Ints,
    tell: Callable[[int, float, float], None],
) -> tuple[tuple[float, float], ...]:
    losses, least, since = list[tuple[float, float]](), float("inf"), 0
    learner.keep()
    for epoch in range(EPOCHS):
        fitted = learner.epoch(learned_from, targets)
        loss = log_loss(learner.said(left_out), targets[left_out])
        losses.append((fitted, loss))
        tell(epoch, fitted, loss)
        since = 0 if loss < least - 1e-5 else since + 1
        if since == 0:
            least = loss
            learner.keep()
        if since == PATIENCE:
            break
    learner.restore()
    return tuple(losses)


def log_loss(logits: Floats, targets: Floats) -> float:
    """How wrong these logits are on average."""
    return float(np.mean(np.logaddexp(0, logits) - targets * logits))


def _heat(logits: Floats, results: Floats) -> float:
    """By what to multiply the logits so that what is said comes true as often as it says."""
    return float(min(np.linspace(0.3, 2.0, 171), key=lambda heat: log_loss(heat * logits, results)))


def _calibration(said: Floats, results: Floats) -> tuple[tuple[float, float, int], ...]:
    tenth = np.minimum((said * 10).astype(int), 9)
    return tuple(
        (float(said[tenth == part].mean()), float(results[tenth == part].mean()), int((tenth == part).sum()))
        for part in range(10)
        if (tenth == part).any()
    )
