"""Units committed to the Force, and the Balance of the Force that they struggle for."""

from __future__ import annotations

from dejarik.abilities.windows import moment_comes
from dejarik.games.lcg.model.moments import COMMITTED, STRUGGLE_WON
from dejarik.games.lcg.model.state import FORCE_CARDS, LcgState, units_of
from dejarik.games.lcg.rules.values import can_commit
from dejarik.kernel.log import tell


def free_force_cards(s: LcgState, seat: int) -> int:
    """How many more units a player may commit (lcg.force.commit_max_three)."""
    return FORCE_CARDS - sum(s.committed[card] for card in units_of(s, seat))


def committable(s: LcgState, seat: int) -> list[int]:
    """The units a player may commit to the Force; exhausted ones as well (lcg.force.commit_exhausted_allowed)."""
    if free_force_cards(s, seat) <= 0:
        return []
    return [card for card in units_of(s, seat) if not s.committed[card] and can_commit(s, card)]


def commit(s: LcgState, seat: int, card: int) -> None:
    """Commit a unit to the Force; it stays committed until it leaves play or an effect ends it."""
    s.committed[card] = 1
    tell(s, "committed", seat, (card,))
    moment_comes(s, COMMITTED, seat, card)


def uncommit(s: LcgState, card: int) -> None:
    """The Force card of a unit returns to its owner (lcg.force.card_discarded)."""
    s.committed[card] = 0
    tell(s, "uncommitted", s.controller(card), (card,))


def win_balance(s: LcgState, seat: int) -> None:
    """The Force comes to a player or stays, who has thereby won the struggle (lcg.force.won_by_effect)."""
    s.balance = s.sides[seat]
    moment_comes(s, STRUGGLE_WON, seat)
