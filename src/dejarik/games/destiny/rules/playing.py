"""Playing cards: restrictions, price, what may interrupt, and what becomes of the card by its type."""

from __future__ import annotations

from dejarik.abilities.timing import AFTER, BEFORE, Happening, interrupt, occur
from dejarik.abilities.words import put
from dejarik.games.destiny.language.terms import EVENT, SUPPORT, UPGRADE
from dejarik.games.destiny.model.abilities import Cheapens, Restriction, WhenPlayed, discount_in
from dejarik.games.destiny.model.frames import Play
from dejarik.games.destiny.model.keywords import Ambush, has_ambush, has_lost
from dejarik.games.destiny.model.moments import LAST_CARD, PLAYED, PLAYING
from dejarik.games.destiny.model.state import (
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
    seat_of,
    under_way,
    upgrades_on,
)
from dejarik.games.destiny.rules.economy import spend
from dejarik.games.destiny.rules.piles import attach, discard_from_play
from dejarik.kernel.decision import Option
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import move, show

# ---------------------------------------------------------------- what may be played


def cost_of(s: DestinyState, seat: int, card: int, host: int = NOBODY, replaced: int = NOBODY, less: int = 0) -> int:
    """What a card costs now; a replaced upgrade lowers it by its cost (destiny.play.upgrade_replace_reduces_cost)."""
    cost = s.deal.cost[card] - less
    if s.deal.cheapens:
        cost -= sum([ability.less for _, ability in _cheapening(s, seat, card)])
    if host != NOBODY:
        for ability in s.deal.welcomes[host]:
            cost -= ability.discount(s, host, card)
    if replaced != NOBODY:
        cost -= s.deal.cost[replaced]
    return max(cost, 0)


def _cheapening(s: DestinyState, seat: int, card: int) -> list[tuple[int, Cheapens]]:
    """The cards of a player that make another one cheaper, each with its ability."""
    return [
        (source, ability)
        for source, ability in s.deal.cheapens
        if in_play(s, source) and seat_of(s, source) == seat and source not in s.used and ability.concerns(s, card)
    ]


def may_play(s: DestinyState, seat: int, card: int, host: int = NOBODY) -> bool:
    """Whether uniqueness and the card's restrictions allow it (destiny.play.check_restrictions_first)."""
    deal = s.deal
    if deal.unique[card] and has_copy(s, seat, card):
        return False
    if host != NOBODY and is_refused(s, card, host):
        return False
    return not deal.restricted[card] or broken_restriction(s, seat, card, host) is None


def is_refused(s: DestinyState, card: int, host: int) -> bool:
    """Whether a character cannot have a card played on it (destiny.faq.sith_holocron_royal_guard)."""
    refusing = s.deal.refuses[host]
    return bool(refusing) and any(ability.refuses(s, card) for ability in refusing)


def broken_restriction(s: DestinyState, seat: int, card: int, host: int) -> Restriction | None:
    """The first play restriction that is not met."""
    if host != NOBODY and any(ability.waives_restrictions(s, host, card) for ability in s.deal.welcomes[host]):
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
    return bool(s.deal.waiting[BEFORE][PLAYING]) and funds + possible_discount(s, seat, card) >= cost


def possible_discount(s: DestinyState, seat: int, card: int) -> int:
    """By how much interrupts could lower the cost of a card."""
    event = Happening(PLAYING, seat, card)
    helpers = [ability for helper, ability in s.waiting(BEFORE, PLAYING) if ability.when.met(s, helper, event)]
    return sum(discount_in(ability.effect) for ability in helpers)


def plays_of(s: DestinyState, seat: int, card: int, discount: int = 0, free: bool = False) -> list[Option]:
    """Every way to play a card: on which character, and whether it replaces an upgrade there."""
    deal = s.deal
    always_allowed = deal.always_allowed[card]
    funded = free or s.resources[seat] >= deal.cost[card]  # nothing makes it dearer than what is printed
    if deal.kind[card] != UPGRADE:
        affordable = funded or _can_pay_less(s, seat, card, discount)
        return [("play", card)] if affordable and (always_allowed or may_play(s, seat, card)) else []
    found: list[Option] = []
    for host in s.zones[TEAM + seat]:
        if (always_allowed and not deal.refuses[host]) or may_play(s, seat, card, host):
            found += _attachments(s, seat, card, host, discount, funded)
    return found


def _can_pay_less(s: DestinyState, seat: int, card: int, discount: int) -> bool:
    """Whether a player can pay for a support or event because it costs less than what is printed."""
    if s.deal.costs_are_fixed and not discount:
        return False
    return can_pay(s, seat, card, cost_of(s, seat, card, less=discount))


def _attachments(s: DestinyState, seat: int, card: int, host: int, discount: int, funded: bool) -> list[Option]:
    """An upgrade may join those of a character or replace one of them (destiny.term.replace_upgrade)."""
    upgrades = upgrades_on(s, host)
    found: list[Option] = []
    has_room = len(upgrades) < MAX_UPGRADES or not s.house[THREE_UPGRADES]
    if has_room and (funded or can_pay(s, seat, card, cost_of(s, seat, card, host, less=discount))):
        found.append(("play", card, host))
    for replaced in upgrades:
        if funded or can_pay(s, seat, card, cost_of(s, seat, card, host, replaced, discount)):
            found.append(("play", card, host, replaced))
    return found


# ---------------------------------------------------------------- playing


def play(s: DestinyState, seat: int, option: Option, discount: int = 0, free: bool = False) -> None:
    """Play a card from wherever it lies, as an option says; what interrupts playing it comes first."""
    named = [*option[1:], NOBODY, NOBODY]
    card, host, replaced = named[:3]
    show(s, card)
    frame = Play(card, seat, host=host, replaced=replaced, discount=discount, free=free)
    frame.has_ambush = has_ambush(s, card)
    s.frames.append(frame)
    if s.deal.waiting[BEFORE][PLAYING]:
        s.agenda.append((pay_and_play, ()))
        interrupt(s, Happening(PLAYING, seat, card))
    else:
        pay_and_play(s)


def play_under_way(s: DestinyState) -> Play:
    """The play that is carried out now."""
    frame = s.frames[-1]
    assert isinstance(frame, Play)
    return frame


def play_interrupted(s: DestinyState) -> Play:
    """The play that the ability under way interrupts, whose frame lies under its own."""
    frame = s.frames[-2]
    assert isinstance(frame, Play)
    return frame


@step
def pay_and_play(s: DestinyState) -> None:
    """Pay, then carry the card out by type; what cannot be paid is not played (destiny.play.not_enough_resources)."""
    frame = play_under_way(s)
    card, seat, host, replaced = frame.source, frame.you, frame.host, frame.replaced
    cost = 0 if frame.free else cost_of(s, seat, card, host, replaced, frame.discount)
    if cost > s.resources[seat]:
        _close(s, done=False)
        return
    spend(s, seat, cost)
    if s.deal.cheapens:
        s.used += [source for source, _ in _cheapening(s, seat, card)]
    if seat in s.hasty:
        s.hasty = tuple([other for other in s.hasty if other != seat])
        frame.has_ambush = True
    s.changed |= FORMAL
    tell(s, "played", seat, (card,) if host == NOBODY else (card, host), (cost,))
    frame.was_last = s.zones[HAND + seat] == [card]
    s.exhausted[card] = 0
    s.host[card] = NOBODY
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
    event = s.deal.ability(card, WhenPlayed)
    assert event is not None, f"the event {s.deal.key[card]} does nothing"
    put(s, event.effect)


@step
def end_play(s: DestinyState) -> None:
    """The play is over; an event is discarded unless it went elsewhere (destiny.event.follow_then_discard)."""
    frame = play_under_way(s)
    card, seat = frame.source, frame.you
    if s.place[card] == LIMBO + seat and s.deal.kind[card] == EVENT:
        move(s, card, DISCARD + s.deal.owner[card])
    _close(s, done=True)
    frame.has_ambush = frame.has_ambush and not has_lost(s, card, Ambush)
    if frame.has_ambush:
        s.extra.append(seat)
    awaited, events = s.deal.waiting[AFTER], []
    if awaited[PLAYED]:
        events.append(Happening(PLAYED, seat, card, int(frame.has_ambush)))
    if frame.was_last and awaited[LAST_CARD]:
        events.append(Happening(LAST_CARD, seat, card))
    if events:
        occur(s, *events)


def _close(s: DestinyState, done: bool) -> None:
    card = s.frames.pop().source
    if s.frames:
        outer = under_way(s)
        outer.done = done
        outer.card = card
        outer.character = s.host[card]
