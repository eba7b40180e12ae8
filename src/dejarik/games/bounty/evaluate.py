"""How well each seat stands in a Bounty game, in one number: its expected share of the win."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from dejarik.games.bounty.cards import CHARACTERS, COST, IS_EVENT, IS_TEMPORARY, SYMBOLS, mission
from dejarik.games.bounty.cards import MISSIONS as ALL_MISSIONS
from dejarik.games.bounty.cards.definitions import EVENT_COST
from dejarik.games.bounty.mission import requirements
from dejarik.games.bounty.state import (
    BESIDE,
    BOARD,
    FINAL_LEVEL,
    HAND,
    HAND_LIMIT,
    MISSION_DECK,
    MISSION_SPACE,
    MISSIONS,
    SLOT,
    BountyState,
    board_of,
)

REACH: Final[tuple[float, ...]] = (0.95, 0.76, 0.61, 0.49, 0.39, 0.31, 0.24, 0.18, 0.13, 0.08, 0.04)
"""The chance to carry out a mission some day, by the number of symbols still missing."""

ORDER: Final[tuple[float, ...]] = (0.75, 0.4, 0.25)
"""How much of the best, second best and third best open mission a player may hope for."""

CREDITS_PER_E: Final = 900.0
"""A lead of so many credits makes a win e times as likely."""

ATTRIBUTE_WORTH: Final[tuple[int, ...]] = (0, 260, 500, 720, 920, 1080, 1200)
"""What lasting symbols of one attribute bring in over a whole game of missions; none asks for more than six."""

FINAL_MISSIONS: Final = sum(each.level == FINAL_LEVEL for each in ALL_MISSIONS)

ACTION_WORTH: Final = 250
"""What an action still to be taken brings in; without it, ending a turn would look better than it is, or worse."""

SALE_PRICE: Final = 200
"""What it takes out of a better board that weaker cards must be sold for it first, which is an action."""

FINAL_PUSH: Final = 3.0
"""How many times as much an open mission counts when only those that end the game are left.

Otherwise whoever leads saves money instead of getting ready to end the game, and nobody else wants to end it.
"""

RESALE_FROM_HAND: Final = 0.78
EVENT_WORTH: Final = 80
NOT_YET: Final = 0.97
UNSEEN_EVENT_RISK: Final = 0.12


def evaluate(s: BountyState) -> list[float]:
    """Shares of the win, adding up to one."""
    if s.outcome is not None:
        return list(s.outcome.shares)
    if min(s.character) < 0:
        return [1 / s.seats] * s.seats
    worth = _worths(s)
    worth[s.active] += ACTION_WORTH * s.actions
    return _under_way(s, worth) if s.zones[MISSION_SPACE] else _shares(worth)


def _shares(worth: list[float]) -> list[float]:
    best, exp = max(worth), math.exp
    weights = [exp((each - best) / CREDITS_PER_E) for each in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def _worths(s: BountyState) -> list[float]:
    zones, future = s.zones, _future(s)
    missions = tuple(zones[MISSIONS] + zones[MISSION_SPACE])
    return [
        _worth(
            s.character[seat],
            s.credits[seat],
            tuple(zones[BOARD + seat]),
            tuple(zones[HAND + seat]),
            len(zones[SLOT + seat]),
            missions,
            future,
        )
        for seat in range(s.seats)
    ]


def _future(s: BountyState) -> float:
    """How much of the game's missions below the final level is still to come, from 1 down to 0."""
    left = len(s.zones[MISSION_DECK]) + len(s.zones[MISSIONS]) + len(s.zones[MISSION_SPACE]) - FINAL_MISSIONS
    return left / ((FINAL_LEVEL - 1) * (s.seats + 2))


# A search meets the same seat unchanged again and again while others move, so the judgment is remembered.
@lru_cache(maxsize=1 << 15)
def _worth(
    character: int,
    money: int,
    board: tuple[int, ...],
    hand: tuple[int, ...],
    stored: int,
    missions: tuple[int, ...],
    future: float,
) -> float:
    """Money, what board and hand would sell for, and the missions that this board or a better one could lead to."""
    resale = sum([COST[card] for card in board]) / 2
    spares, in_hand = _held(hand)
    outlook = _outlook(character, money, board, spares, missions, future)
    return money + resale + in_hand + EVENT_WORTH * stored + outlook


@lru_cache(maxsize=1 << 12)
def _held(hand: tuple[int, ...]) -> tuple[tuple[int, ...], float]:
    """Equipment in hand, the strongest first, and what the hand is worth: no more than five cards can be kept."""
    spares = sorted([card for card in hand if not IS_EVENT[card]], key=_SIZE.__getitem__, reverse=True)
    worths = [EVENT_WORTH if IS_EVENT[card] else RESALE_FROM_HAND * COST[card] / 2 for card in hand]
    worths.sort(reverse=True)
    return tuple(spares), sum(worths[:HAND_LIMIT])


def _outlook(
    character: int,
    money: int,
    board: tuple[int, ...],
    spares: tuple[int, ...],
    missions: tuple[int, ...],
    future: float,
) -> float:
    """The best of: the board as it is, filled up from hand, or rebuilt with weaker cards sold."""
    best = _strength(character, board, missions, future)
    if not spares:
        return best
    slots = CHARACTERS[character].equipment_slots
    for build, effort in ((_filled, 0), (_rebuilt, SALE_PRICE)):
        made, price = build(board, spares, money, slots)
        if price:
            best = max(best, NOT_YET * _strength(character, tuple(made), missions, future) - price - effort)
    return best


def _filled(board: tuple[int, ...], spares: tuple[int, ...], money: int, slots: int) -> tuple[list[int], float]:
    """Free spaces filled with the strongest spare cards that money allows, and what that loses."""
    made, price = list(board), 0.0
    for card in spares:
        if len(made) < slots and COST[card] <= money:
            made.append(card)
            money -= COST[card]
            price += _loss(card)
    return made, price


def _rebuilt(board: tuple[int, ...], spares: tuple[int, ...], money: int, slots: int) -> tuple[list[int], float]:
    """As filled up, but weaker cards make room for stronger ones."""
    made, price = list(board), 0.0
    for card in spares:
        weakest = min(made, key=_SIZE.__getitem__) if len(made) >= slots else None
        refund = COST[weakest] // 2 if weakest is not None else 0
        if COST[card] > money + refund or (weakest is not None and _SIZE[weakest] >= _SIZE[card]):
            continue
        if weakest is not None:
            made.remove(weakest)
        made.append(card)
        money += refund - COST[card]
        price += _loss(card)
    return made, price


def _loss(card: int) -> float:
    """Attaching a card costs its price, brings back its resale value and takes it out of the hand."""
    return COST[card] / 2 * (1 + RESALE_FROM_HAND)


_SIZE: Final = [sum(SYMBOLS[card]) for card in range(len(COST))]


@lru_cache(maxsize=1 << 15)
def _strength(character: int, board: tuple[int, ...], missions: tuple[int, ...], future: float) -> float:
    """What missions a board is good for: in general by its lasting symbols, and the open ones in particular."""
    full, lasting, general = _attributes(character, board)
    prospects = _prospects(missions, full, lasting)
    return general * future + prospects if future > 0 else FINAL_PUSH * prospects


@lru_cache(maxsize=1 << 12)
def _attributes(character: int, board: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """The symbols of a board, those of them that last, and what these are worth in general."""
    lasting = list(CHARACTERS[character].symbols)
    full = lasting[:]
    for card in board:
        for i in range(4):
            full[i] += SYMBOLS[card][i]
            if not IS_TEMPORARY[card]:
                lasting[i] += SYMBOLS[card][i]
    return tuple(full), tuple(lasting), sum([ATTRIBUTE_WORTH[min(number, 6)] for number in lasting])


def _prospects(missions: tuple[int, ...], full: tuple[int, ...], lasting: tuple[int, ...]) -> float:
    """Temporary equipment serves for the best open mission only."""
    hopes = []
    for card in missions:
        reward, needed = mission(card).reward, SYMBOLS[card]
        once = reward * _reach(needed, full)
        hopes.append((once, once if full == lasting else reward * _reach(needed, lasting)))
    hopes.sort(reverse=True)
    total = 0.0
    for place, (once, always) in enumerate(hopes[: len(ORDER)]):
        total += ORDER[place] * (always if place else once)
    return total


def _reach(needed: tuple[int, ...], present: tuple[int, ...]) -> float:
    return REACH[min(_missing(needed, present), len(REACH) - 1)]


def _missing(needed: tuple[int, ...] | list[int], present: tuple[int, ...]) -> int:
    missing = 0
    for i in range(4):
        if needed[i] > present[i]:
            missing += needed[i] - present[i]
    return missing


# ---------------------------------------------------------------- a mission under way


def _under_way(s: BountyState, worth: list[float]) -> list[float]:
    """Success and failure weighed by how likely they are; success at level 4 is the final count itself."""
    seat, definition = s.active, mission(s.zones[MISSION_SPACE][0])
    chance = _chance(s)
    for card in s.used:
        if IS_TEMPORARY[card]:
            worth[seat] -= COST[card] / 2
    failed = worth[:]
    failed[seat] -= min(definition.penalty, s.credits[seat])
    worth[seat] += definition.reward
    succeeded = _final(s, definition.reward) if definition.level == FINAL_LEVEL else _shares(worth)
    return [chance * yes + (1 - chance) * no for yes, no in zip(succeeded, _shares(failed), strict=True)]


def _final(s: BountyState, reward: int) -> list[float]:
    totals = [s.credits[seat] + sum([COST[card] for card in _sellable(s, seat)]) // 2 for seat in range(s.seats)]
    totals[s.active] += reward
    best = max(totals)
    if totals[s.active] == best:
        return [float(seat == s.active) for seat in range(s.seats)]
    winners = [total == best for total in totals]
    return [won / sum(winners) for won in winners]


def _sellable(s: BountyState, seat: int) -> list[int]:
    """What is left to sell after the mission: used temporary equipment is gone by then (bounty.end.reward_counts)."""
    cards = s.zones[BOARD + seat] + s.zones[SLOT + seat]
    return [card for card in cards if not (IS_TEMPORARY[card] and card in s.used)]


def _chance(s: BountyState) -> float:
    """How likely the active player is to meet the demands with everything there is to use."""
    seat = s.active
    present, _, _ = _attributes(s.character[seat], tuple(s.zones[BOARD + seat] + s.zones[BESIDE + seat]))
    needed = requirements(s)
    allowance = board_of(s, seat).ignored_symbols if s.ignored < 0 and s.zones[HAND + seat] else 0
    if s.decision is None or s.decision.kind != "event":
        return float(_missing(needed, present) <= allowance)
    missing = min(_missing([n - e for n, e in zip(needed, own, strict=True)], present) for own in _own_events(s, seat))
    return (1 - UNSEEN_EVENT_RISK) ** _still_to_answer(s) if missing <= allowance else 0.0


def _own_events(s: BountyState, seat: int) -> list[tuple[int, ...]]:
    """The symbols of every event the active player could still play, and of none."""
    cards = s.zones[SLOT + seat] + (s.zones[HAND + seat] if s.credits[seat] >= EVENT_COST else [])
    unplayed = [] if s.zones[BESIDE + seat] else [SYMBOLS[card] for card in cards if IS_EVENT[card]]
    return [(0, 0, 0, 0), *unplayed]


def _still_to_answer(s: BountyState) -> int:
    """Opponents who could still play an event, as far as one can tell."""
    assert s.decision is not None
    return (s.active - s.decision.seat) % s.seats
