"""Which cards a seat must not be told of."""

from __future__ import annotations

import dejarik
from dejarik.kernel.state import State
from dejarik.kernel.zones import everybody, knows


def hidden_keys(s: State, seat: int, game: str) -> set[str]:
    """The keys of cards of which this seat knows no copy; dice, whose ids come after those of cards, hide nothing."""
    open_state = s.copy()
    open_state.known = [everybody(s)] * len(s.known)
    regions = dejarik.game(game).view(open_state, s.seats).regions
    keys = {thing.id: thing.key for region in regions for thing in region.things if thing.id is not None}
    known = {key for card, key in keys.items() if card >= len(s.known) or knows(s, seat, card)}
    return {key for key in keys.values() if key is not None} - known
