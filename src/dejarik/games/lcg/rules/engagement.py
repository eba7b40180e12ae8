"""Taking part in an engagement: joining it, being removed from it, and its end."""

from __future__ import annotations

from dejarik.games.lcg.model.state import ENGAGEMENT_ENDS, NOBODY, LcgState, units_of
from dejarik.games.lcg.rules.moving import check
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


@step
def join(s: LcgState, card: int, seat: int) -> None:
    """A unit that came into play takes part; it was not declared (lcg.engage.enter_by_effect)."""
    if s.engaged != NOBODY and card in units_of(s, seat):
        (s.attackers if seat == s.active else s.defenders).append(card)
        tell(s, "joined", seat, (card,))


def remove_from_engagement(s: LcgState, card: int) -> None:
    """A unit stops participating; nothing remembers that it did (lcg.engage.removed_not_remembered)."""
    for side in (s.attackers, s.defenders):
        if card in side:
            side.remove(card)
            tell(s, "removed", s.controller(card), (card,))


def leave_engagement(s: LcgState) -> None:
    """The engagement is over; steps of it that are still to come do nothing."""
    s.engaged = s.edge = NOBODY
    s.undefended = 0
    for table in (s.attackers, s.defenders, s.fallen, s.fated, s.struck, s.edge_cards):
        table.clear()
    s.lasting = [lasting for lasting in s.lasting if lasting.until != ENGAGEMENT_ENDS]
    s.agenda.append((check, ()))
