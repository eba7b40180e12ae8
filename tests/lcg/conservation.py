"""What holds of the tables of the Card Game at any moment: cards, tokens and units are where they belong.

Whether every card lies in exactly one zone is asked of every game, in ``tests/contract/state_checks.py``.
"""

from __future__ import annotations

from collections import Counter

from dejarik.games.lcg.language.terms import AFFILIATION, COMMAND_KINDS, ENHANCEMENT, FATE, OBJECTIVE, UNIT
from dejarik.games.lcg.model.moments import LEAVES
from dejarik.games.lcg.model.state import (
    AFFILIATIONS,
    AREA,
    CAPTIVES,
    CHOSEN,
    DECK,
    DIAL,
    DIAL_END,
    DISCARD,
    EDGE,
    FORCE,
    FORCE_CARDS,
    HAND,
    LIMBO,
    NOBODY,
    OBJECTIVE_DECK,
    OBJECTIVES,
    SEATS,
    SETUP,
    VICTORY,
    ZONES,
    LcgState,
    in_play,
    units_of,
)
from dejarik.games.lcg.rules.moving import check, leave_next
from dejarik.games.lcg.rules.values import capacity

KINDS = {
    AREA: {UNIT, ENHANCEMENT, FATE},
    OBJECTIVES: {OBJECTIVE},
    AFFILIATIONS: {AFFILIATION},
    DECK: COMMAND_KINDS,
    OBJECTIVE_DECK: {OBJECTIVE},
    HAND: COMMAND_KINDS,
    DISCARD: COMMAND_KINDS,
    VICTORY: {OBJECTIVE},
    EDGE: COMMAND_KINDS,
    CAPTIVES: COMMAND_KINDS,
    LIMBO: COMMAND_KINDS | {OBJECTIVE},
    CHOSEN: {OBJECTIVE},
}
"""What may lie in each kind of zone."""
OWNERS_ALONE = (AFFILIATIONS, DECK, OBJECTIVE_DECK, HAND, DISCARD, EDGE, CHOSEN)
"""The zones in which only their own player's cards may lie."""


def lcg_is_conserved(s: LcgState) -> None:
    """Everything that must hold whenever somebody is asked, and when the game is over."""
    _cards_lie_where_they_may(s)
    _tokens_lie_on_cards_in_play(s)
    _force_cards_are_few(s)
    _participants_are_units(s)
    _uniques_are_single(s)
    assert s.dial >= 0, "the dial shows less than nothing"
    assert s.dial < DIAL_END or s.outcome is not None, "the dial shows twelve, but the game goes on"
    if s.outcome is None:
        _attached_cards_have_hosts(s)
        _nothing_is_left_over(s)
        _nothing_is_overdue(s)


def _cards_lie_where_they_may(s: LcgState) -> None:
    for zone in range(ZONES):
        seat, kind = zone % SEATS, zone - zone % SEATS
        for card in s.zones[zone]:
            title = s.deal.title[card]
            assert s.deal.kind[card] in KINDS[kind], f"{title} lies in zone {kind}"
            assert kind not in OWNERS_ALONE or s.deal.owner[card] == seat, f"{title} is with the wrong player"
            assert kind != VICTORY or s.deal.owner[card] != seat, f"{title} is in its owner's victory pile"


def _tokens_lie_on_cards_in_play(s: LcgState) -> None:
    for card, title in enumerate(s.deal.title):
        tokens = (s.focus[card], s.damage[card], s.shields[card], s.committed[card])
        assert min(tokens) >= 0, f"{title} has less than no tokens"
        assert in_play(s, card) or not any(tokens), f"{title} is out of play, but has tokens"
        assert s.deal.capacity[card] or not s.damage[card], f"{title} cannot be damaged, but is"


def _attached_cards_have_hosts(s: LcgState) -> None:
    for card, host in enumerate(s.host):
        zone, title = s.place[card] - s.place[card] % SEATS, s.deal.title[card]
        assert host == NOBODY or zone in (AREA, CAPTIVES), f"{title} lies in zone {zone}, but is attached to something"
        assert zone != CAPTIVES or host != NOBODY, f"{title} is captured nowhere"
        assert host < 0 or in_play(s, host) or _is_falling_off(s), f"{title} is attached to a card out of play"
        assert host >= DIAL, f"{title} is attached to nothing there is"


def _is_falling_off(s: LcgState) -> bool:
    """Whether some card is just leaving play, so that what is attached to others may still have to follow."""
    leaving = any(window.event.moment == LEAVES for window in s.windows)
    return leaving or any(pending[0] is leave_next for pending in (*s.agenda, s.asked) if pending is not None)


def _force_cards_are_few(s: LcgState) -> None:
    for seat in range(SEATS):
        units = units_of(s, seat)
        assert sum(s.committed[card] for card in units) <= FORCE_CARDS, "more units are committed than allowed"
    committed = [card for card, number in enumerate(s.committed) if number]
    assert all(s.committed[card] == 1 for card in committed), "a unit has two Force cards"
    units = [*units_of(s, 0), *units_of(s, 1)]
    assert set(committed) <= set(units), "something that is no unit is committed to the Force"


def _participants_are_units(s: LcgState) -> None:
    for seat, found in ((s.active, s.attackers), (1 - s.active, s.defenders)):
        assert set(found) <= set(units_of(s, seat)), "a participant is no unit of its side"
        assert len(set(found)) == len(found), "a unit participates twice"


def _uniques_are_single(s: LcgState) -> None:
    lying = Counter(s.deal.title[card] for zone in range(DECK) for card in s.zones[zone] if s.deal.unique[card])
    doubled = [title for title, number in lying.items() if number > 1]
    assert not doubled, f"{doubled} are unique, but in play twice"


def _nothing_is_left_over(s: LcgState) -> None:
    if not s.frames and s.phase != FORCE:  # a card turned up for the Force struggle waits for its end
        assert _are_empty(s, LIMBO), "a card is being played, but nothing is under way"
    if s.engaged == NOBODY:
        assert not [*s.attackers, *s.defenders], "units participate in no engagement"
        assert s.edge == NOBODY, "somebody has the edge outside an engagement"
        assert _are_empty(s, EDGE), "edge cards are left over"
    if s.phase != SETUP:
        assert _are_empty(s, CHOSEN), "objectives were not revealed"


def _are_empty(s: LcgState, kind: int) -> bool:
    """Whether neither player has a card in a kind of zone."""
    return not any(s.zones[kind + seat] for seat in range(SEATS))


def _nothing_is_overdue(s: LcgState) -> None:
    """A card with enough damage is destroyed before anybody may do anything but answer that.

    It waits for the damage that the same source deals to others.
    """
    if _is_falling_off(s) or any(step is check for step, _ in s.agenda):
        return
    for card in (card for zone in range(AFFILIATIONS) for card in s.zones[zone]):
        if s.damage[card]:
            assert s.damage[card] < capacity(s, card), f"{s.deal.title[card]} should have been destroyed"
