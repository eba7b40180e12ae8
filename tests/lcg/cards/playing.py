"""Short ways to play cards where it does not matter what pays for them."""

from __future__ import annotations

from tests.lcg.table import Seat, Table


def play(t: Table, seat: Seat, card: str) -> None:
    """Play a card from hand and pay for it with whatever is offered first."""
    seat.choose(f"play {card}")
    pay(t, seat)


def pay(t: Table, seat: Seat) -> None:
    """Pay with whatever is offered first until nothing more is needed."""
    while t.asked == "pay":
        seat.choose(t.offered()[0])
