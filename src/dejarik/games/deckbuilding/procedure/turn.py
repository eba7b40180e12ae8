"""A player's turn: its start in fixed order, actions, and its end."""

from __future__ import annotations

from typing import Final

from dejarik.abilities.frames import NOBODY
from dejarik.games.deckbuilding.model.moments import REVEALED, TURN_STARTS
from dejarik.games.deckbuilding.model.printed import KIND, RESOURCES
from dejarik.games.deckbuilding.model.state import (
    AREA,
    BASE,
    BASES,
    DECK,
    DISCARD,
    HAND,
    HAND_SIZE,
    UNIT,
    DeckbuildingState,
)
from dejarik.games.deckbuilding.procedure.actions import ask_action
from dejarik.games.deckbuilding.rules.damage import finish, ships_of
from dejarik.games.deckbuilding.rules.gains import force_room, gain_resources
from dejarik.games.deckbuilding.rules.piles import draw_cards, exile
from dejarik.games.deckbuilding.rules.timing import occur, offer_due, waiting
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import Step, step
from dejarik.kernel.zones import move, pour

# ---------------------------------------------------------------- the start


@step
def begin_turn(s: DeckbuildingState, seat: int) -> None:
    """A new base if there is none, the Force bonus, the ships' resources (deckbuilding.start.order), then the rest."""
    s.active = seat
    s.turn += 1
    s.absorbed = (0,) * s.seats
    tell(s, "turn", seat, numbers=(s.turn,))
    s.agenda += TURN


@step
def ask_base(s: DeckbuildingState) -> None:
    """Whoever has no base picks one of those left; whoever has none left goes on without."""
    left = s.zones[BASES + s.active]
    if left and not s.zones[BASE + s.active]:
        s.decision = Decision(s.active, "new_base", [("reveal", base) for base in left], _answer_base)


def _answer_base(s: DeckbuildingState, option: Option) -> None:
    base = subject(option)
    move(s, base, BASE + s.active)
    tell(s, "base_revealed", s.active, (base,))
    occur(s, REVEALED, base)


@step
def start(s: DeckbuildingState) -> None:
    """One resource for the Force at one's own end of the track, what each capital ship yields, then abilities."""
    if force_room(s) == 0:
        tell(s, "force_bonus", s.active)
        gain_resources(s, 1)
    for ship in ships_of(s, s.active):
        if RESOURCES[ship]:
            tell(s, "ship_yields", s.active, (ship,))
            gain_resources(s, RESOURCES[ship])
    offer_due(s, waiting(TURN_STARTS, s.zones[BASE + s.active]))


# ---------------------------------------------------------------- the end


@step
def end_turn(s: DeckbuildingState) -> None:
    """Borrowed cards are exiled, units discarded, marks cleared, the hand and the resources given up, 5 cards drawn."""
    seat = s.active
    if s.doomed:
        _exile_borrowed(s, seat)
    for card in [card for card in s.zones[AREA + seat] if KIND[card] == UNIT]:
        move(s, card, DISCARD + seat)
    s.used, s.attackers, s.targets, s.boosts = [], [], (), ()
    if s.zones[HAND + seat]:
        tell(s, "hand_discarded", seat, numbers=(len(s.zones[HAND + seat]),))
        pour(s, HAND + seat, DISCARD + seat)
    s.resources = s.bought = s.neutral_bought = s.neutral_played = 0
    s.guide = NOBODY
    draw_cards(s, seat, HAND_SIZE)
    _next_turn(s)


TURN: Final[tuple[Step, ...]] = ((end_turn, ()), (ask_action, ()), (start, ()), (ask_base, ()))
"""What a turn puts on the agenda, the last first."""


def _exile_borrowed(s: DeckbuildingState, seat: int) -> None:
    """Cards taken for this turn only, wherever they can be found."""
    for card in s.doomed:
        if s.place[card] in (HAND + seat, AREA + seat, DISCARD + seat, DECK + seat):
            exile(s, card)
    s.doomed = ()


def _next_turn(s: DeckbuildingState) -> None:
    """The next player in order, unless the agreed number of rounds is over (deckbuilding.variant.round_limit)."""
    if s.round_limit and s.turn >= s.round_limit * s.seats:
        finish(s)
        return
    here = s.order.index(s.active)
    s.agenda.append((begin_turn, (s.order[(here + 1) % s.seats],)))
