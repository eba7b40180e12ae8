"""How well each seat stands in a Bounty game, in one number: its expected share of the win."""

from __future__ import annotations

from dejarik.games.bounty.state import BountyState


def evaluate(s: BountyState) -> list[float]:
    """Shares of the win, adding up to one."""
    if s.outcome is not None:
        return list(s.outcome.shares)
    total = sum(s.credits) + s.seats
    return [(amount + 1) / total for amount in s.credits]
