"""How a game of the LCG went: the round, why it ended, and what is added up over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.games.lcg.model.state import SEATS, LcgState
from dejarik.games.lcg.rules.victory import BY_CARD, BY_DECK, BY_DIAL, BY_OBJECTIVES
from dejarik.games.lcg.show.story import WHY
from dejarik.kernel.course import Ending, Tally, amount, once
from dejarik.kernel.events import Event
from dejarik.kernel.text import Text, sentence
from dejarik.kernel.view import round_number

ROUNDS_OVER: Final = Text("The agreed number of rounds is over.", "Umówiona liczba rund minęła.")
RULES: Final[dict[int, str]] = {
    BY_OBJECTIVES: "lcg.win.light_three_objectives",
    BY_DIAL: "lcg.win.dark_dial_twelve",
    BY_DECK: "lcg.win.command_deck_empty",
    BY_CARD: "lcg.win.immediate",
}


def round_of(s: LcgState) -> int:
    """The number of the round: a turn of both players."""
    return round_number(s.turn, SEATS)


def ending(_s: LcgState, events: Sequence[Event]) -> Ending:
    """What the last line says."""
    won = next((event for event in reversed(events) if event.kind == "won"), None)
    if won is None:
        return Ending(ROUNDS_OVER, "lcg.variant.round_limit")
    why = won.numbers[0]
    return Ending(sentence(WHY[why]), RULES[why])


TALLIES: Final[tuple[Tally[LcgState], ...]] = (
    Tally("hand", Text("cards played", "zagrane karty"), {"plays": once}),
    Tally("attack", Text("engagements begun", "rozpoczęte bitwy"), {"attacks": once}),
    Tally("edge", Text("edge battles won", "wygrane walki o przewagę"), {"edge_won": once}),
    Tally("damage", Text("damage taken", "otrzymane obrażenia"), {"damaged": amount(0)}),
    Tally("committed", Text("cards committed to the Force", "karty przydzielone do Mocy"), {"committed": once}),
    Tally("deck", Text("cards drawn", "dobrane karty"), {"drew": lambda _s, event: (event.seat, len(event.cards))}),
)

TELLING: Final = ("destroyed", "entered", "attached", "edge_won")
"""What tells most of a move."""
