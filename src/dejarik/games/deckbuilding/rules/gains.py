"""Resources and Force, gained and lost."""

from __future__ import annotations

from functools import cache

from dejarik.games.deckbuilding.model.state import FORCE_END, TOWARDS, DeckbuildingState
from dejarik.kernel.decision import Refusal
from dejarik.kernel.log import tell


def gain_resources(s: DeckbuildingState, number: int) -> None:
    """Into the active player's pool."""
    s.resources += number
    tell(s, "gained", s.active, numbers=(number,))


@cache
def too_dear(price: int, resources: int) -> Refusal:
    """Why something cannot be paid for; kept, because most of the row is too dear most of the time."""
    return Refusal("deckbuilding.buy.pay", (price, resources))


def pay(s: DeckbuildingState, number: int) -> None:
    """Out of the active player's pool."""
    s.resources -= number


def force_room(s: DeckbuildingState) -> int:
    """How many spaces the marker can still move towards the active player."""
    return FORCE_END - s.force * TOWARDS[s.faction[s.active]]


def gain_force(s: DeckbuildingState, number: int) -> None:
    """The marker moves towards the active player but not off the track (deckbuilding.force.clamp)."""
    moved = min(number, force_room(s))
    if moved:
        s.force += moved * TOWARDS[s.faction[s.active]]
        tell(s, "force", s.active, numbers=(moved,))
