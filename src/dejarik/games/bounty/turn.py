"""A player's turn: attaching equipment, the four actions except the mission, and the end of the turn."""

from __future__ import annotations

from functools import cache
from typing import Final

from dejarik.games.bounty.cards import COST, IS_EVENT
from dejarik.games.bounty.dealings import discard, keep, refuse_keep, sell
from dejarik.games.bounty.knowledge import forget_possible_store
from dejarik.games.bounty.mission import ask_mission, finish
from dejarik.games.bounty.options import (
    DECK,
    DISCARD_CARD,
    DONE,
    DRAW,
    END,
    EQUIP,
    EVENT,
    JOB,
    KEEP,
    MISSION,
    SALE,
    SELL,
    STORE,
    TAKE,
)
from dejarik.games.bounty.state import (
    ACTIONS_PER_TURN,
    BOARD,
    CARDS_PER_DRAW,
    DISCARD,
    HAND,
    HAND_LIMIT,
    MARKET,
    MARKET_DECK,
    MISSION_DECK,
    MISSIONS,
    NOBODY,
    OPEN_MARKET,
    OPEN_MISSIONS,
    QUICK_JOB_PAY,
    SLOT,
    BountyState,
    board_of,
)
from dejarik.kernel.decision import Decision, Option, Refusal, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import draw, move, pour, shuffle


@step
def begin_turn(s: BountyState, seat: int) -> None:
    """Two fresh actions and a fresh quick job."""
    s.active = seat
    s.turn += 1
    s.actions = ACTIONS_PER_TURN
    s.job_taken = False
    tell(s, "turn", seat, numbers=(s.turn,))
    s.agenda.append((ask_action, ()))


@step
def ask_action(s: BountyState) -> None:
    """Between actions: take one, attach equipment, store an event, or end the turn."""
    seat = s.active
    options: list[Option] = []
    if refuse_action(s) is None:
        if refuse_draw(s) is None:
            options.append(DRAW)
        if refuse_sale(s, seat) is None:
            options.append(SALE)
        if refuse_job(s) is None:
            options.append(JOB)
        if refuse_mission(s) is None:
            options.append(MISSION)
    for card in s.zones[HAND + seat]:
        if IS_EVENT[card]:
            if refuse_store(s, seat) is None:
                options.append(STORE[card])
        elif refuse_equip(s, seat, card) is None:
            options.append(EQUIP[card])
    options.append(END)
    s.decision = Decision(seat, "action", options, _answer_action)


def _answer_action(s: BountyState, option: Option) -> None:
    verb, seat = option[0], s.active
    if verb == "end":
        s.agenda.append((next_turn, ()))
        s.agenda.append((refill, ()))
        s.agenda.append((ask_hand_limit, ()))
        return
    s.agenda.append((ask_action, ()))
    if verb == "equip":
        equip(s, seat, subject(option))
    elif verb == "store":
        store(s, seat, subject(option))
    else:
        s.actions -= 1
        if verb == "draw":
            s.agenda.append((ask_draw, (CARDS_PER_DRAW,)))
        elif verb == "sale":
            s.agenda.append((ask_sale, (0,)))
        elif verb == "job":
            take_job(s, seat)
        else:
            s.agenda.append((ask_mission, ()))


# ---------------------------------------------------------------- what is refused, and why


NO_ACTION_LEFT: Final = Refusal("bounty.end_turn.after_two_actions")
NOTHING_TO_DRAW: Final = Refusal("bounty.draw.nothing_left")
NOTHING_TO_SELL: Final = Refusal("bounty.sell.hand_and_board")
JOB_TAKEN: Final = Refusal("bounty.quick_job.once_per_turn")
NO_OPEN_MISSION: Final = Refusal("bounty.mission.choose_open")
NO_SPACE_FOR_EVENTS: Final = Refusal("bounty.component.event_cards")
BOARD_FULL: Final = tuple([Refusal("bounty.equip.free_slot", (slots,)) for slots in range(6)])
EVENT_SPACE_TAKEN: Final = Refusal("bounty.boba.event_slot")


def refuse_action(s: BountyState) -> Refusal | None:
    """Two actions a turn and no more."""
    return None if s.actions else NO_ACTION_LEFT


def refuse_draw(s: BountyState) -> Refusal | None:
    """There must be a card to draw somewhere."""
    zones = s.zones
    if zones[MARKET] or zones[MARKET_DECK] or zones[DISCARD]:
        return None
    return NOTHING_TO_DRAW


def refuse_sale(s: BountyState, seat: int) -> Refusal | None:
    """A sale needs a card of one's own."""
    zones = s.zones
    if zones[HAND + seat] or zones[BOARD + seat] or zones[SLOT + seat]:
        return None
    return NOTHING_TO_SELL


def refuse_job(s: BountyState) -> Refusal | None:
    """One quick job a turn."""
    return JOB_TAKEN if s.job_taken else None


def refuse_mission(s: BountyState) -> Refusal | None:
    """A mission must lie open."""
    return None if s.zones[MISSIONS] else NO_OPEN_MISSION


def refuse_equip(s: BountyState, seat: int, card: int) -> Refusal | None:
    """Equipment needs a free space and its full price."""
    slots = board_of(s, seat).equipment_slots
    if len(s.zones[BOARD + seat]) >= slots:
        return BOARD_FULL[slots]
    if COST[card] > s.credits[seat]:
        return _too_dear(COST[card], s.credits[seat])
    return None


@cache
def _too_dear(cost: int, money: int) -> Refusal:
    return Refusal("bounty.equip.must_afford", (cost, money))


def refuse_store(s: BountyState, seat: int) -> Refusal | None:
    """Only Boba Fett's board has the space, and it holds one event."""
    slots = board_of(s, seat).event_slots
    if not slots:
        return NO_SPACE_FOR_EVENTS
    return EVENT_SPACE_TAKEN if len(s.zones[SLOT + seat]) >= slots else None


def refusals(s: BountyState, seat: int) -> list[tuple[Option, Refusal]]:
    """What the active player might hope to do between actions but may not."""
    none_left = refuse_action(s)
    hopes = [
        (DRAW, none_left or refuse_draw(s)),
        (SALE, none_left or refuse_sale(s, seat)),
        (JOB, none_left or refuse_job(s)),
        (MISSION, none_left or refuse_mission(s)),
    ]
    for card in s.zones[HAND + seat]:
        if IS_EVENT[card]:
            hopes.append((_hope(s, seat, card), refuse_store(s, seat)))
        else:
            hopes.append((EQUIP[card], refuse_equip(s, seat, card)))
    return [(option, refusal) for option, refusal in hopes if refusal is not None]


def _hope(s: BountyState, seat: int, card: int) -> Option:
    """What a player would want with an event between actions: without a space for it, to play it at once."""
    return STORE[card] if board_of(s, seat).event_slots else EVENT[card]


# ---------------------------------------------------------------- between actions


def equip(s: BountyState, seat: int, card: int) -> None:
    """Attach equipment from hand, face up, for its price (bounty.equip.pay_cost)."""
    s.credits[seat] -= COST[card]
    move(s, card, BOARD + seat)
    tell(s, "equipped", seat, (card,), (COST[card],))


def store(s: BountyState, seat: int, card: int) -> None:
    """Put an event face down on the board, free of charge (bounty.boba.storing)."""
    forget_possible_store(s, seat)
    move(s, card, SLOT + seat)
    tell(s, "stored", seat, (card,), readers=s.known[card])


# ---------------------------------------------------------------- action 1: draw


@step
def ask_draw(s: BountyState, left: int) -> None:
    """Each card from market or deck, the second after seeing the first (bounty.draw.mixed_sources)."""
    zones = s.zones
    options = [TAKE[card] for card in zones[MARKET]]
    if zones[MARKET_DECK] or zones[DISCARD]:
        options.append(DECK)
    if options:
        s.decision = Decision(s.active, "draw", options, _answer_draw, completes=True)


def _answer_draw(s: BountyState, option: Option, left: int) -> None:
    seat = s.active
    if option[0] == "take":
        move(s, subject(option), HAND + seat)
        tell(s, "took", seat, (subject(option),))
    else:
        renew_deck(s)
        card = draw(s, MARKET_DECK, HAND + seat)
        tell(s, "drew", seat, (card,), readers=1 << seat)
    if left > 1:
        s.agenda.append((ask_draw, (left - 1,)))


def renew_deck(s: BountyState) -> None:
    """If the market deck is used up, shuffle the discard pile into a new one (bounty.draw.deck_runs_out)."""
    if not s.zones[MARKET_DECK] and s.zones[DISCARD]:
        pour(s, DISCARD, MARKET_DECK)
        shuffle(s, MARKET_DECK)
        tell(s, "reshuffled", s.active)


# ---------------------------------------------------------------- action 2: sell


@step
def ask_sale(s: BountyState, sold: int) -> None:
    """Any number of cards from hand and board, at least one (bounty.sell.any_number)."""
    seat = s.active
    cards = s.zones[HAND + seat] + s.zones[BOARD + seat] + s.zones[SLOT + seat]
    if not cards:
        return
    options = [SELL[card] for card in cards]
    if sold:
        options.append(DONE)
    s.decision = Decision(seat, "sale", options, _answer_sale, completes=True)


def _answer_sale(s: BountyState, option: Option, sold: int) -> None:
    if option[0] == "sell":
        sell(s, s.active, subject(option))
        s.agenda.append((ask_sale, (sold + 1,)))


# ---------------------------------------------------------------- action 3: quick job


def take_job(s: BountyState, seat: int) -> None:
    """A sure income, once a turn."""
    s.job_taken = True
    s.credits[seat] += QUICK_JOB_PAY
    tell(s, "job", seat, numbers=(QUICK_JOB_PAY,))


# ---------------------------------------------------------------- end of the turn


@step
def ask_hand_limit(s: BountyState) -> None:
    """Five cards, not counting those Fennec Shand pays to keep (bounty.fennec.hand_limit)."""
    seat = s.active
    loose = _loose_cards(s, seat)
    if len(loose) <= HAND_LIMIT:
        return
    options = [DISCARD_CARD[card] for card in loose]
    options += [KEEP[card] for card in loose if refuse_keep(s, seat, card) is None]
    s.decision = Decision(seat, "hand_limit", options, _answer_hand_limit)


def _loose_cards(s: BountyState, seat: int) -> list[int]:
    """The cards in hand that the limit applies to."""
    return [card for card in s.zones[HAND + seat] if card not in s.kept]


def keep_refusals(s: BountyState, seat: int) -> list[tuple[Option, Refusal]]:
    """Cards that Fennec Shand may not keep above the limit; nobody else would hope to."""
    if not board_of(s, seat).keep_price:
        return []
    checked = [(card, refuse_keep(s, seat, card)) for card in _loose_cards(s, seat)]
    return [(KEEP[card], refusal) for card, refusal in checked if refusal is not None]


def _answer_hand_limit(s: BountyState, option: Option) -> None:
    seat, card = s.active, subject(option)
    if option[0] == "discard":
        discard(s, seat, card)
    else:
        keep(s, seat, card)
        s.kept.append(card)
    s.agenda.append((ask_hand_limit, ()))


@step
def refill(s: BountyState) -> None:
    """Four open market cards, then six open missions (bounty.end_turn.order)."""
    market, missions = s.zones[MARKET], s.zones[MISSIONS]
    while len(market) < OPEN_MARKET:
        renew_deck(s)
        if not s.zones[MARKET_DECK]:
            break
        card = draw(s, MARKET_DECK, MARKET)
        tell(s, "market", s.active, (card,))
    while len(missions) < OPEN_MISSIONS and s.zones[MISSION_DECK]:
        card = draw(s, MISSION_DECK, MISSIONS)
        tell(s, "opened", s.active, (card,))


@step
def next_turn(s: BountyState) -> None:
    """The player to the left goes on, unless the agreed number of rounds is over (bounty.variant.round_limit)."""
    s.kept = []
    if s.round_limit and s.turn >= s.round_limit * s.seats:
        finish(s, NOBODY)
        return
    begin_turn(s, (s.active + 1) % s.seats)
