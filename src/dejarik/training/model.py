"""The network as PyTorch fits it, and the positions it is fitted to; on a graphics processor if there is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from dejarik.learning.judge import FAR, SURE
from dejarik.learning.weights import Weights
from dejarik.training.data import LEAST_SPREAD, Material, Met, Positions
from dejarik.training.sizes import CARD_WIDTH, NARROWING

DROPPED: Final = 0.4
SAME: Final = ("printed", "small", "table", "mean", "spread", "first_bias", "second", "second_bias", "third")
"""What is kept in files as it is here."""


class Model(nn.Module):  # type: ignore[misc] # PyTorch is not installed where types are checked
    """The same network as ``learning.network.Network``, with rows for all features at once."""

    def __init__(self, material: Material) -> None:
        super().__init__()
        positions, met, features = material.positions, material.met, material.features
        printed, facts_met = material.printed, met.features // features.keys
        known = material.start.arrays["facts"] if material.start else ()
        self.width, second = material.width, material.width // NARROWING
        self.facts = facts = np.union1d(facts_met, known).astype(np.int64)
        self.register_buffer("fact_of_row", torch.from_numpy(np.searchsorted(facts, facts_met)))
        self.register_buffer("printed_of_row", torch.from_numpy(printed[met.features % features.keys]))
        own_of_row = np.where(met.often, np.cumsum(met.often), 0)
        self.register_buffer("own_of_row", torch.from_numpy(own_of_row))
        # The sum of millions of single-precision numbers is wrong in the second digit.
        mean = positions.table.mean(axis=0, dtype=np.float64).astype(np.float32)
        spread = positions.table.std(axis=0, dtype=np.float64).astype(np.float32)
        self.register_buffer("mean", torch.from_numpy(mean))
        self.register_buffer("spread", torch.from_numpy(np.maximum(spread, LEAST_SPREAD)))
        self.own = nn.Parameter(torch.zeros(int(met.often.sum()), self.width))
        self.printed = nn.Parameter(torch.randn(printed.shape[1], CARD_WIDTH) * 0.3)
        self.of_facts = nn.Parameter(torch.randn(len(facts), CARD_WIDTH, self.width) * 0.02)
        self.small = nn.Parameter(torch.zeros(features.size - features.of_cards, self.width))
        # What is the same in all games, such as how many rounds were agreed, must not matter in games where it differs.
        self.always = [int(column[0]) for column in positions.small.T if (column == column[0]).all()]
        self.fixed = {int(column): float(mean[column]) for column in np.flatnonzero(spread == 0)}
        self.table = nn.Parameter(torch.randn(len(mean), self.width) * 0.02)
        self.first_bias = nn.Parameter(torch.randn(self.width) * 0.1)
        self.second = nn.Parameter(torch.randn(self.width, second) * self.width**-0.5)
        self.second_bias = nn.Parameter(torch.zeros(second))
        self.third = nn.Parameter(torch.randn(second) * 0.05)
        self.bias = nn.Parameter(torch.zeros(()))
        self.hand = nn.Parameter(torch.ones(()))
        self.dropout = nn.Dropout(DROPPED)
        if material.start is not None:
            self._go_on_from(material.start, met.features[met.often])

    def _go_on_from(self, start: Weights, features: NDArray[np.int64]) -> None:
        """Take over what is known already; all that it has rows for was counted as met often.

        What is smaller fills a corner, and nothing leads from the rest into that corner or, at first, to the logit: so
        a wider network begins by saying the same.
        """
        bias, hand, _ = start["scalars"]
        with torch.no_grad():
            self.second[len(start["first_bias"]) :, : len(start["second_bias"])] = 0
            self.third.zero_()
            for name in SAME:
                _corner(getattr(self, name), start[name].shape).copy_(torch.from_numpy(start[name]))
            self.bias.fill_(float(bias))
            self.hand.fill_(float(hand))
            for own, found, all_of in (("own", "features", features), ("of_facts", "facts", self.facts)):
                value, every = start[f"of_{found}"], getattr(self, own)
                every[..., : value.shape[-1]] = 0
                rows = torch.from_numpy(np.searchsorted(all_of, start.arrays[found]))
                known = every[rows]
                _corner(known, value.shape).copy_(torch.from_numpy(value))
                every[rows] = known

    def rows(self) -> Tensor:
        """What each feature adds to the first layer: what is printed, and for those met often a row of their own."""
        cards = self.printed_of_row @ self.printed
        own = torch.cat((self.own.new_zeros(1, self.width), self.own))[self.own_of_row]
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


def _corner(of: Tensor, size: tuple[int, ...]) -> Tensor:
    """The part of a tensor with the first so many in each direction."""
    found: Tensor = of[tuple(slice(number) for number in size)]
    return found


@dataclass(frozen=True, slots=True)
class Some:
    """Some positions on the device."""

    rows: Tensor
    offsets: Tensor
    amounts: Tensor
    small: Tensor
    table: Tensor
    hand: Tensor


class Store:
    """All positions on the device, given out some at a time."""

    def __init__(self, positions: Positions, device: str) -> None:
        def there(array: NDArray[Any]) -> Tensor:
            return torch.from_numpy(array).to(device)

        ends = np.append(positions.starts[1:], len(positions.rows))
        self._starts, self._lengths = there(positions.starts), there(ends - positions.starts)
        self._rows, self._amounts = there(positions.rows.astype(np.int32)), there(positions.amounts)
        self._small, self._table = there(positions.small.astype(np.int32)), there(positions.table)
        self._hand, self.results = there(positions.hand), there(positions.results)
        self.device = device

    def __len__(self) -> int:
        return len(self._starts)

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
        )

    def everything(self) -> Tensor:
        """The numbers of all positions."""
        return torch.arange(len(self), device=self.device)


def arrays(model: Model, met: Met, heat: float) -> dict[str, NDArray[Any]]:
    """The network as ``learning.network.Network`` reads it, with the factor that makes it as sure as it may be."""
    kept = {name: value.cpu().numpy() for name, value in model.state_dict().items()}
    fixed = list(model.fixed)
    told = np.clip((np.array(list(model.fixed.values())) - kept["mean"][fixed]) / kept["spread"][fixed], -FAR, FAR)
    kept["first_bias"] = kept["first_bias"] + kept["small"][model.always].sum(axis=0) + told @ kept["table"][fixed]
    kept["small"][model.always] = 0
    kept["table"][fixed] = 0
    return {
        **{name: kept[name] for name in SAME},
        "of_facts": kept["of_facts"],
        "facts": model.facts.astype(np.int32),
        "features": met.features[met.often].astype(np.int32),
        "of_features": kept["own"],
        "scalars": np.array([kept["bias"], kept["hand"], heat], np.float32),
    }
