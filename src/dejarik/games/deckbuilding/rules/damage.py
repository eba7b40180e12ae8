"""Damage to bases and capital ships, repairs, destruction, and the end of the game."""

from __future__ import annotations

from dejarik.games.deckbuilding.model.printed import ABSORBS, HIT_POINTS, KIND
from dejarik.games.deckbuilding.model.state import AREA, BASE, DISCARD, SHIP, VICTORY, DeckbuildingState
from dejarik.games.deckbuilding.rules.piles import leave_play
from dejarik.kernel.decision import Outcome
from dejarik.kernel.log import tell
from dejarik.kernel.zones import move


def ships_of(s: DeckbuildingState, seat: int) -> list[int]:
    """The capital ships a seat has in play."""
    return [card for card in s.zones[AREA + seat] if KIND[card] == SHIP]


def damage_base(s: DeckbuildingState, seat: int, amount: int) -> None:
    """Straight to the base, if there is one; what it takes beyond its hit points is lost."""
    if not s.zones[BASE + seat]:
        return
    base = s.zones[BASE + seat][0]
    ignored = min(amount, ABSORBS[base] - s.absorbed[seat]) if ABSORBS[base] else 0
    if ignored:
        s.absorbed = (*s.absorbed[:seat], s.absorbed[seat] + ignored, *s.absorbed[seat + 1 :])
    s.damage[base] += amount - ignored
    tell(s, "base_damaged", s.active, (base,), (amount - ignored, ignored))
    if s.damage[base] >= HIT_POINTS[base]:
        _destroy_base(s, base)


def _destroy_base(s: DeckbuildingState, base: int) -> None:
    """To the victory pile of the destroyer; the deciding one ends the game at once (deckbuilding.win.immediate)."""
    winner = s.faction[s.active]
    s.damage[base] = 0
    if base in s.used:
        s.used.remove(base)
    move(s, base, VICTORY + winner)
    tell(s, "base_destroyed", s.active, (base,))
    if len(s.zones[VICTORY + winner]) >= s.goal:
        finish(s)


def damage_ship(s: DeckbuildingState, ship: int, amount: int) -> None:
    """Damage stays on a ship until it is destroyed."""
    s.damage[ship] += amount
    tell(s, "ship_damaged", s.active, (ship,), (amount,))
    if s.damage[ship] >= HIT_POINTS[ship]:
        destroy_ship(s, ship)


def destroy_ship(s: DeckbuildingState, ship: int) -> None:
    """A ship in play goes to its owner's discard pile (deckbuilding.destroy.in_play)."""
    owner = s.place[ship] - AREA
    leave_play(s, ship)
    move(s, ship, DISCARD + owner)
    tell(s, "ship_destroyed", s.active, (ship,))


def repairable(s: DeckbuildingState) -> int:
    """The damage on the active player's base."""
    return sum(s.damage[base] for base in s.zones[BASE + s.active])


def repair_base(s: DeckbuildingState, amount: int) -> None:
    """Remove up to so much damage from the active player's base (deckbuilding.repair.base)."""
    removed = min(amount, repairable(s))
    if removed:
        base = s.zones[BASE + s.active][0]
        s.damage[base] -= removed
        tell(s, "repaired", s.active, (base,), (removed,))


def finish(s: DeckbuildingState) -> None:
    """The faction with the larger victory pile wins; equal piles, possible only at a round limit, share the win."""
    scores = tuple(len(s.zones[VICTORY + faction]) for faction in s.faction)
    best = max(scores)
    s.outcome = Outcome(tuple(seat for seat in range(s.seats) if scores[seat] == best), scores)
    s.agenda.clear()
    s.frames.clear()
    tell(s, "finished", s.active, numbers=scores)
