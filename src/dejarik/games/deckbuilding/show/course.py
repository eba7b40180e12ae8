"""How a Deckbuilding Game went: the round, why it ended, and what is added up over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.games.deckbuilding.show.text import seat_name
from dejarik.kernel.course import Ending, Tally, amount, once
from dejarik.kernel.events import Event
from dejarik.kernel.text import Text, listed
from dejarik.kernel.view import round_number

BASES_GONE: Final = Text("Bases destroyed: {scores}.", "Zniszczone bazy: {scores}.")
ROUNDS_OVER: Final = Text(
    "The agreed number of rounds is over. Bases destroyed: {scores}.",
    "Umówiona liczba rund minęła. Zniszczone bazy: {scores}.",
)


def round_of(s: DeckbuildingState) -> int:
    """The number of the round."""
    return round_number(s.turn, s.seats)


def ending(s: DeckbuildingState, _events: Sequence[Event]) -> Ending:
    """How many bases each faction has destroyed, and whether they are as many as it takes."""
    assert s.outcome is not None, "the game is not over"
    scores = listed(seat_name(s, seat) + f" {score}" for seat, score in enumerate(s.outcome.scores))
    if max(s.outcome.scores) >= s.goal:
        return Ending(BASES_GONE.fill(scores=scores), "deckbuilding.win.base_count")
    return Ending(ROUNDS_OVER.fill(scores=scores), "deckbuilding.variant.round_limit")


TALLIES: Final[tuple[Tally[DeckbuildingState], ...]] = (
    Tally("bases", Text("bases destroyed", "zniszczone bazy"), {"base_destroyed": once}),
    Tally("damage", Text("damage to bases", "obrażenia zadane bazom"), {"base_damaged": amount(0)}),
    Tally("attack", Text("cards of the row defeated", "pokonane karty z rzędu"), {"defeated": once}),
    Tally("hand", Text("cards played", "zagrane karty"), {"played": once}),
    Tally("deck", Text("cards bought", "kupione karty"), {"bought": once}),
    Tally("resource", Text("resources gained", "zyskane zasoby"), {"gained": amount(0)}),
)

TELLING: Final = ("base_destroyed", "ship_destroyed", "defeated", "base_damaged")
"""What tells most of a move."""
