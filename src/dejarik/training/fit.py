"""Fitting a network to positions, with PyTorch; on a graphics processor if there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from dejarik.learning.features import Features
from dejarik.learning.network import FAR, SURE
from dejarik.training.data import Met, Positions
from dejarik.training.fitted import Fitted

CARD_WIDTH: Final = 8
"""In how many numbers what is printed on a card is summed up."""
HIDDEN: Final = 64
SECOND: Final = 32
DROPPED: Final = 0.25
BATCH: Final = 8192
RATE: Final = 2e-3
DECAY: Final = 0.1
EPOCHS: Final = 8
PATIENCE: Final = 2
"""After how many epochs without improvement on the games left out the fitting ends."""
LEFT_OUT: Final = 10
"""One game in so many is left out of the fitting, to see when to stop and how sure the network may be."""


class Model(nn.Module):  # type: ignore[misc] # PyTorch is not installed where types are checked
    """The same network as ``learning.network.Network``, with rows for all features at once."""

    def __init__(self, positions: Positions, met: Met, features: Features, printed: NDArray[np.float32]) -> None:
        super().__init__()
        facts, fact_of_row = np.unique(met.features // features.keys, return_inverse=True)
        self.facts = facts
        self.register_buffer("fact_of_row", torch.from_numpy(fact_of_row))
        self.register_buffer("printed_of_row", torch.from_numpy(printed[met.features % features.keys]))
        own_of_row = np.where(met.often, np.cumsum(met.often), 0)
        self.register_buffer("own_of_row", torch.from_numpy(own_of_row))
        mean, spread = positions.table.mean(axis=0), positions.table.std(axis=0)
        self.register_buffer("mean", torch.from_numpy(mean))
        self.register_buffer("spread", torch.from_numpy(np.maximum(spread, 0.1).astype(np.float32)))
        self.own = nn.Parameter(torch.zeros(int(met.often.sum()), HIDDEN))
        self.printed = nn.Parameter(torch.randn(printed.shape[1], CARD_WIDTH) * 0.3)
        self.of_facts = nn.Parameter(torch.randn(len(facts), CARD_WIDTH, HIDDEN) * 0.02)
        self.small = nn.Parameter(torch.zeros(features.size - features.of_cards, HIDDEN))
        self.table = nn.Parameter(torch.randn(len(mean), HIDDEN) * 0.02)
        self.first_bias = nn.Parameter(torch.randn(HIDDEN) * 0.1)
        self.second = nn.Parameter(torch.randn(HIDDEN, SECOND) * HIDDEN**-0.5)
        self.second_bias = nn.Parameter(torch.zeros(SECOND))
        self.third = nn.Parameter(torch.randn(SECOND) * 0.05)
        self.bias = nn.Parameter(torch.zeros(()))
        self.hand = nn.Parameter(torch.ones(()))
        self.dropout = nn.Dropout(DROPPED)

    def rows(self) -> Tensor:
        """What each feature adds to the first layer: what is printed, and for those met often a row of their own."""
        cards = self.printed_of_row @ self.printed
        own = torch.cat((self.own.new_zeros(1, HIDDEN), self.own))[self.own_of_row]
        return own + torch.einsum("rd,rdh->rh", cards, self.of_facts[self.fact_of_row])

    def forward(self, some: Some) -> Tensor:
        """The logit of the share of the win, for each position."""
        bags = nn.functional.embedding_bag(
            some.rows, self.rows(), some.offsets, mode="sum", per_sample_weights=some.amounts
        )
        table = ((some.table - self.mean) / self.spread).clamp(-FAR, FAR) @ self.table
        first = torch.relu(self.first_bias + bags + table + self.small[some.small].sum(dim=1))
        second = torch.relu(self.dropout(first) @ self.second + self.second_bias)
        hand = some.hand.clamp(SURE, 1 - SURE)
        logits: Tensor = self.hand * torch.logit(hand) + self.dropout(second) @ self.third + self.bias
        return logits


@dataclass(frozen=True, slots=True)
class Some:
    """Some positions on the device."""

    rows: Tensor
    offsets: Tensor
    amounts: Tensor
    small: Tensor
    table: Tensor
    hand: Tensor
    targets: Tensor
    results: Tensor


class Store:
    """All positions on the device, given out some at a time."""

    def __init__(self, positions: Positions, device: str) -> None:
        def there(array: NDArray[Any]) -> Tensor:
            return torch.from_numpy(array).to(device)

        ends = np.append(positions.starts[1:], len(positions.rows))
        self._starts, self._lengths = there(positions.starts), there(ends - positions.starts)
        self._rows, self._amounts = there(positions.rows.astype(np.int32)), there(positions.amounts)
        self._small, self._table = there(positions.small.astype(np.int32)), there(positions.table)
        self._hand, self._targets, self._results = map(there, (positions.hand, positions.targets, positions.results))
        self.device = device

    def some(self, which: Tensor) -> Some:
        """These positions."""
        lengths = self._lengths[which]
        ends = lengths.cumsum(0)
        offsets = ends - lengths
        inside = torch.arange(int(ends[-1]), device=self.device) - torch.repeat_interleave(offsets, lengths)
        place = torch.repeat_interleave(self._starts[which], lengths) + inside
        return Some(
            self._rows[place],
            offsets.int(),
            self._amounts[place],
            self._small[which].long(),
            self._table[which],
            self._hand[which],
            self._targets[which],
            self._results[which],
        )


def fit(
    positions: Positions,
    met: Met,
    features: Features,
    printed: NDArray[np.float32],
    seed: int,
    tell: Callable[[int, float, float], None] = lambda epoch, fitted, left_out: None,
) -> Fitted:
    """Fit a network; ``tell`` hears of each epoch."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model, store = Model(positions, met, features, printed).to(device), Store(positions, device)
    left_out = positions.game % LEFT_OUT == 0
    learned_from = torch.from_numpy(np.flatnonzero(~left_out)).to(device)
    judged_by = torch.from_numpy(np.flatnonzero(left_out)).to(device)
    best, losses, since = _kept(model), [], 0
    steps = EPOCHS * -(-len(learned_from) // BATCH)
    optimizer = torch.optim.AdamW(model.parameters(), RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1, pct_start=0.15)
    least = float("inf")
    for epoch in range(EPOCHS):
        fitted = _one_epoch(model, store, learned_from, optimizer, schedule)
        loss = _loss(model, store, judged_by)
        losses.append((fitted, loss))
        tell(epoch, fitted, loss)
        since = 0 if loss < least - 1e-5 else since + 1
        if since == 0:
            least, best = loss, _kept(model)
        if since == PATIENCE:
            break
    model.load_state_dict(best)
    logits, results = _said(model, store, judged_by)
    heat = _heat(logits, results)
    return Fitted(_arrays(model, met, heat), tuple(losses), _calibration(1 / (1 + np.exp(-heat * logits)), results))


def _one_epoch(model: Model, store: Store, which: Tensor, optimizer: Any, schedule: Any) -> float:
    model.train()
    total = 0.0
    order = which[torch.randperm(len(which), device=which.device)]
    for part in order.split(BATCH):
        some = store.some(part)
        loss = nn.functional.binary_cross_entropy_with_logits(model(some), some.targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        total += loss.item() * len(part)
    return total / len(which)


def _parts(model: Model, store: Store, which: Tensor) -> Iterator[tuple[Some, Tensor]]:
    model.eval()
    with torch.no_grad():
        for part in which.split(BATCH):
            some = store.some(part)
            yield some, model(some)


def _loss(model: Model, store: Store, which: Tensor) -> float:
    losses = [
        float(nn.functional.binary_cross_entropy_with_logits(logits, some.targets, reduction="sum"))
        for some, logits in _parts(model, store, which)
    ]
    return sum(losses) / len(which)


def _said(model: Model, store: Store, which: Tensor) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    said = [(logits.cpu().numpy(), some.results.cpu().numpy()) for some, logits in _parts(model, store, which)]
    return np.concatenate([logits for logits, _ in said]), np.concatenate([results for _, results in said])


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


def _arrays(model: Model, met: Met, heat: float) -> dict[str, NDArray[Any]]:
    kept = {name: value.cpu().numpy() for name, value in model.state_dict().items()}
    same = ("printed", "of_facts", "small", "table", "mean", "spread", "first_bias", "second", "second_bias", "third")
    return {
        **{name: kept[name] for name in same},
        "facts": model.facts.astype(np.int32),
        "features": met.features[met.often].astype(np.int32),
        "of_features": kept["own"],
        "scalars": np.array([kept["bias"], kept["hand"], heat], np.float32),
    }
