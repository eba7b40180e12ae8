"""Resources gained, spent and lost."""

from __future__ import annotations

from dejarik.games.destiny.model.state import FORMAL, REAL, DestinyState
from dejarik.kernel.log import tell


def gain(s: DestinyState, seat: int, amount: int) -> None:
    """A player takes resources from the supply."""
    if amount > 0:
        s.resources[seat] += amount
        s.changed |= REAL
        tell(s, "gained", seat, (), (amount,))


def spend(s: DestinyState, seat: int, amount: int) -> None:
    """A player pays; that it can be paid was looked at before."""
    s.resources[seat] -= amount
    if amount:
        s.changed |= FORMAL


def lose(s: DestinyState, seat: int, amount: int) -> int:
    """A player loses resources as far as there are any (destiny.resource.never_below_zero); how many it were."""
    lost = min(amount, s.resources[seat])
    if lost > 0:
        s.resources[seat] -= lost
        s.changed |= REAL
        tell(s, "lost", seat, (), (lost,))
    return max(lost, 0)
