"""How a game of Bounty went: the round, why it ended, and what is added up over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.games.bounty.state import BountyState
from dejarik.games.bounty.text import seat_name
from dejarik.kernel.course import Ending, Tally, amount, once
from dejarik.kernel.events import Event
from dejarik.kernel.text import Text, listed
from dejarik.kernel.view import round_number

LAST_MISSION: Final = Text(
    "The level 4 mission is done. Credits after the final sale: {scores}.",
    "Misja poziomu 4 została zrealizowana. Kredyty po końcowej sprzedaży: {scores}.",
)
ROUNDS_OVER: Final = Text(
    "The agreed number of rounds is over. Credits after the final sale: {scores}.",
    "Umówiona liczba rund minęła. Kredyty po końcowej sprzedaży: {scores}.",
)


def round_of(s: BountyState) -> int:
    """The number of the round."""
    return round_number(s.turn, s.seats)


def ending(s: BountyState, events: Sequence[Event]) -> Ending:
    """The credits of all; unless the rounds were over, the last mission ended the game at once."""
    assert s.outcome is not None, "the game is not over"
    scores = listed(seat_name(s, seat) + f" {score}" for seat, score in enumerate(s.outcome.scores))
    before_sale = next((event for event in reversed(events) if event.kind not in ("finished", "sold")), None)
    if before_sale is not None and before_sale.kind == "succeeded":
        return Ending(LAST_MISSION.fill(scores=scores), "bounty.end.most_credits")
    return Ending(ROUNDS_OVER.fill(scores=scores), "bounty.variant.round_limit")


TALLIES: Final[tuple[Tally[BountyState], ...]] = (
    Tally("star", Text("missions done", "udane misje"), {"succeeded": once}),
    Tally("x", Text("missions failed", "nieudane misje"), {"failed": once}),
    Tally("reward", Text("credits for missions", "kredyty za misje"), {"succeeded": amount(0)}),
    Tally("penalty", Text("penalties paid", "zapłacone kary"), {"failed": amount(0)}),
    Tally("deck", Text("equipment bought", "kupiony ekwipunek"), {"equipped": once}),
    Tally("hand", Text("events played", "zagrane wydarzenia"), {"event": once}),
)

TELLING: Final = ("succeeded", "failed")
"""What tells most of a move."""
