"""How a game of Destiny went: the round, why it ended, and what is added up over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.games.destiny.model.state import DECK, HAND, TEAM, DestinyState
from dejarik.games.destiny.show.text import seat_name
from dejarik.kernel.course import Counted, Ending, Tally, amount, once
from dejarik.kernel.events import Event
from dejarik.kernel.text import Text, listed

NO_CHARACTERS: Final = Text("No characters left: {who}.", "Nie ma już postaci: {who}.")
NO_CARDS: Final = Text("No cards left in hand and deck: {who}.", "Nie ma już kart na ręce ani w talii: {who}.")
ROUNDS_OVER: Final = Text(
    "The agreed number of rounds is over. Health left: {scores}.",
    "Umówiona liczba rund minęła. Pozostała wytrzymałość: {scores}.",
)


def round_of(s: DestinyState) -> int:
    """The number of the round."""
    return s.round


def ending(s: DestinyState, _events: Sequence[Event]) -> Ending:
    """Who dropped out last, and why; at a limit of rounds, what was left."""
    assert s.outcome is not None, "the game is not over"
    lasted = [seat for seat in range(s.seats) if seat not in s.eliminated]
    without_characters = [seat for seat in lasted if not s.zones[TEAM + seat]]
    if without_characters:
        return _dropped(NO_CHARACTERS, without_characters, "destiny.victory.all_characters_defeated")
    without_cards = [seat for seat in lasted if not s.zones[HAND + seat] and not s.zones[DECK + seat]]
    if without_cards:
        return _dropped(NO_CARDS, without_cards, "destiny.victory.no_cards_left")
    scores = listed(seat_name(seat) + f" {score}" for seat, score in enumerate(s.outcome.scores))
    return Ending(ROUNDS_OVER.fill(scores=scores), "destiny.variant.round_limit")


def _dropped(said: Text, seats: list[int], rule: str) -> Ending:
    return Ending(said.fill(who=listed(map(seat_name, seats))), rule)


def _dice(_s: DestinyState, event: Event) -> Counted:
    """A die with the modifiers resolved with it."""
    return event.seat, 1 + (len(event.numbers) - 3) // 2


TALLIES: Final[tuple[Tally[DestinyState], ...]] = (
    Tally("damage", Text("damage taken", "otrzymane obrażenia"), {"damaged": amount(2)}),
    Tally("shield", Text("stopped by shields", "zatrzymane przez osłony"), {"damaged": amount(1)}),
    Tally("dice", Text("dice resolved", "rozpatrzone kości"), {"resolved": _dice, "resolved_as": once}),
    Tally("hand", Text("cards played", "zagrane karty"), {"played": once}),
    Tally("resource", Text("resources spent on them", "wydane na nie zasoby"), {"played": amount(0)}),
    Tally("flag", Text("battlefield claimed", "zajęcia pola bitwy"), {"claimed": once}),
)

TELLING: Final = ("defeated",)
"""What tells most of a move."""
