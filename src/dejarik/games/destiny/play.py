"""Playing cards: restrictions, price, what may interrupt, and what becomes of the card by its type."""

from __future__ import annotations

from dejarik.games.destiny import frames
from dejarik.games.destiny.economy import spend
from dejarik.games.destiny.frames import (
    CARD,
    CHARACTER,
    DONE,
    FOE,
    HAD_AMBUSH,
    KEPT,
    NUMBER,
    SOURCE,
    TERMS,
    WAS_LAST,
    YOU,
    open_frame,
)
from dejarik.games.destiny.happenings import interrupt, occur
from dejarik.games.destiny.moments import LAST_CARD, PLAYED, PLAYING
from dejarik.games.destiny.piles import attach, discard_from_play
from dejarik.games.destiny.state import (
    DISCARD,
    FORMAL,
    HAND,
    LIMBO,
    MAX_UPGRADES,
    NOBODY,
    REAL,
    SUPPORTS,
    TEAM,
    THREE_UPGRADES,
    UPGRADES,
    DestinyState,
    in_play,
    upgrades_on,
)
from dejarik.games.destiny.terms import EVENT, SUPPORT, UPGRADE
from dejarik.games.destiny.vocabulary.abilities import Before, WhenPlayed
from dejarik.games.destiny.vocabulary.interrupt_words import discount_in
from dejarik.games.destiny.vocabulary.keywords import has_ambush
from dejarik.games.destiny.vocabulary.ongoing import FreeWeapons, Restriction, WeaponDiscount
from dejarik.games.destiny.vocabulary.words import put
from dejarik.kernel.decision import Option
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import move, show

NOTHING_PAID = 1
"""In the terms of a play: the card is free."""

# ---------------------------------------------------------------- what may be played


def cost_of(s: DestinyState, card: int, host: int = NOBODY, replaced: int = NOBODY, discount: int = 0) -> int:
    """What a card costs now; a replaced upgrade lowers it by its cost (destiny.play.upgrade_replace_reduces_cost)."""
    cost = s.deal.cost[card] - discount
    if host != NOBODY and s.deal.having(WeaponDiscount):
        for character, ability in s.deal.having(WeaponDiscount):
            if character == host:
                cost -= ability.discount(s, character, card)
    if replaced != NOBODY:
        cost -= s.deal.cost[replaced]
    return max(cost, 0)


def may_play(s: DestinyState, seat: int, card: int, host: int = NOBODY) -> bool:
    """Whether uniqueness and the card's restrictions allow it (destiny.play.check_restrictions_first)."""
    deal = s.deal
    if deal.unique[card] and has_copy(s, seat, card):
        return False
    return not deal.is_restricted(card) or broken_restriction(s, seat, card, host) is None


def broken_restriction(s: DestinyState, seat: int, card: int, host: int) -> Restriction | None:
    """The first play restriction that is not met."""
    if host != NOBODY and "weapon" in s.deal.cards[card].subtypes and s.deal.ability(host, FreeWeapons) is not None:
        return None
    for restriction in s.deal.all_of(card, Restriction):  # type: ignore[type-abstract]
        if not restriction.allows_play(s, seat, host):
            return restriction
    return None


def has_copy(s: DestinyState, seat: int, card: int) -> bool:
    """Whether a player has a card of that name in play (destiny.unique.cannot_play_second)."""
    cards, name = s.deal.cards, s.deal.cards[card].name.en
    return any(cards[other].name.en == name for zone in (TEAM, UPGRADES, SUPPORTS) for other in s.zones[zone + seat])


def can_pay(s: DestinyState, seat: int, card: int, cost: int) -> bool:
    """Whether a player has enough, with what could still lower the cost (destiny.play.attempt_with_cost_changes)."""
    funds = s.resources[seat]
    if funds >= cost:
        return True
    return bool(s.deal.listening(Before, PLAYING)) and funds + possible_discount(s, seat, card) >= cost


def possible_discount(s: DestinyState, seat: int, card: int) -> int:
    """By how much interrupts could lower the cost of a card."""
    return sum(
        discount_in(ability.effect)
        for helper, ability in s.deal.listening(Before, PLAYING)
        if in_play(s, helper) and ability.when.met(s, helper, seat, card, 0)
    )


def plays_of(s: DestinyState, seat: int, card: int, discount: int = 0, free: bool = False) -> list[Option]:
    """Every way to play a card: on which character, and whether it replaces an upgrade there."""
    if s.deal.kind[card] != UPGRADE:
        affordable = free or can_pay(s, seat, card, s.deal.cost[card] - discount)
        return [("play", card)] if affordable and may_play(s, seat, card) else []
    return [
        option
        for host in s.zones[TEAM + seat]
        if may_play(s, seat, card, host)
        for option in _attachments(s, seat, card, host, discount, free)
    ]


def _attachments(s: DestinyState, seat: int, card: int, host: int, discount: int, free: bool) -> list[Option]:
    """An upgrade may join those of a character or replace one of them (destiny.term.replace_upgrade)."""
    upgrades = upgrades_on(s, host)
    found: list[Option] = []
    has_room = len(upgrades) < MAX_UPGRADES or not s.house[THREE_UPGRADES]
    if has_room and (free or can_pay(s, seat, card, cost_of(s, card, host, discount=discount))):
        found.append(("play", card, host))
    for replaced in upgrades:
        if free or can_pay(s, seat, card, cost_of(s, card, host, replaced, discount)):
            found.append(("play", card, host, replaced))
    return found


# ---------------------------------------------------------------- playing


def play(s: DestinyState, seat: int, option: Option, discount: int = 0, free: bool = False) -> None:
    """Play a card from wherever it lies, as an option says; what interrupts playing it comes first."""
    named = [*option[1:], NOBODY, NOBODY]
    card, host, replaced = named[:3]
    show(s, card)
    frame = open_frame(s, card, seat)
    frame[CHARACTER], frame[CARD], frame[NUMBER] = host, replaced, discount
    frame[TERMS] = NOTHING_PAID if free else 0
    frame[KEPT] = HAD_AMBUSH * has_ambush(s, card)
    s.agenda.append((pay_and_play, ()))
    interrupt(s, (PLAYING, seat, card, 0))


@step
def pay_and_play(s: DestinyState) -> None:
    """Pay, then carry the card out by type; what cannot be paid is not played (destiny.play.not_enough_resources)."""
    frame = s.frames[-1]
    card, seat, host, replaced = frame[SOURCE], frame[YOU], frame[CHARACTER], frame[CARD]
    cost = 0 if frame[TERMS] & NOTHING_PAID else cost_of(s, card, host, replaced, frame[NUMBER])
    if cost > s.resources[seat]:
        _close(s, done=False)
        return
    spend(s, seat, cost)
    s.changed |= FORMAL
    tell(s, "played", seat, (card,) if host == NOBODY else (card, host), (cost,))
    if s.zones[HAND + seat] == [card]:
        frame[KEPT] |= WAS_LAST
    s.exhausted[card] = 0
    if s.deal.kind[card] == EVENT:
        s.agenda.append((end_play, ()))
        _follow(s, seat, card)
    else:
        _enter(s, seat, card, host, replaced)
        s.agenda.append((end_play, ()))


def _enter(s: DestinyState, seat: int, card: int, host: int, replaced: int) -> None:
    """A support or upgrade comes into play; it was played even if it is the surplus one that is given up at once."""
    if s.deal.kind[card] == SUPPORT:
        move(s, card, SUPPORTS + seat)
        s.changed |= REAL
        return
    if replaced != NOBODY:
        discard_from_play(s, replaced)
    attach(s, card, host)


def _follow(s: DestinyState, seat: int, card: int) -> None:
    """What an event says is done while it lies in limbo (destiny.event.in_limbo_while_resolving)."""
    move(s, card, LIMBO + seat)
    frame = s.frames[-1]
    frame[CHARACTER] = frame[CARD] = frame[FOE] = NOBODY
    frame[NUMBER] = frame[TERMS] = 0
    event = s.deal.ability(card, WhenPlayed)
    assert event is not None, f"the event {s.deal.key[card]} does nothing"
    put(s, event.effect)


@step
def end_play(s: DestinyState) -> None:
    """The play is over; an event is discarded unless it went elsewhere (destiny.event.follow_then_discard)."""
    frame = s.frames[-1]
    card, seat, kept = frame[SOURCE], frame[YOU], frame[KEPT]
    if s.place[card] == LIMBO + seat and s.deal.kind[card] == EVENT:
        move(s, card, DISCARD + s.deal.owner[card])
    _close(s, done=True)
    if kept & HAD_AMBUSH:
        s.extra.append(seat)
    was_last = [(LAST_CARD, seat, NOBODY, 0)] if kept & WAS_LAST else []
    occur(s, (PLAYED, seat, card, kept & HAD_AMBUSH), *was_last)


def _close(s: DestinyState, done: bool) -> None:
    frame = s.frames.pop()
    if s.frames:
        outer = s.frames[-1]
        outer[DONE] = int(done)
        outer[frames.CARD] = frame[SOURCE]
        outer[CHARACTER] = s.host[frame[SOURCE]]
