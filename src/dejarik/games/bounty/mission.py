"""Carrying out a mission: opponents' events, one's own event, equipment, the comparison and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from dejarik.games.bounty.cards import IS_EVENT, IS_TEMPORARY, SYMBOLS, mission
from dejarik.games.bounty.cards.definitions import EVENT_COST
from dejarik.games.bounty.dealings import discard, keep, refuse_keep, sell
from dejarik.games.bounty.options import (
    ATTEMPT,
    DISCARD_CARD,
    EVENT,
    IGNORE,
    KEEP,
    PASS,
    RESOLVE,
    USE,
)
from dejarik.games.bounty.state import (
    BESIDE,
    BOARD,
    COMPLETED,
    DISCARD,
    EVENT_SPACE,
    FINAL_LEVEL,
    HAND,
    MISSION_SPACE,
    MISSIONS,
    NOBODY,
    SLOT,
    BountyState,
    board_of,
)
from dejarik.kernel.decision import Decision, Option, Outcome, Refusal, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import move

ATTRIBUTES: Final = 4
"""How many there are: firepower, agility, armor, cunning."""

OWN_MISSIONS_ONLY: Final = Refusal("bounty.boba.own_mission_only")
IGNORES_NOTHING: Final = Refusal("bounty.bokatan.ignore_symbol")
IGNORED_ALREADY: Final = Refusal("bounty.bokatan.once_per_mission")
NOTHING_TO_DISCARD: Final = Refusal("bounty.bokatan.any_card")
NOT_PRINTED: Final = Refusal("bounty.bokatan.mission_card_only")


@step
def ask_mission(s: BountyState) -> None:
    """Any open mission, whatever its level (bounty.mission.choose_open)."""
    options = [ATTEMPT[card] for card in s.zones[MISSIONS]]
    s.decision = Decision(s.active, "mission", options, _answer_mission, completes=True)


def _answer_mission(s: BountyState, option: Option) -> None:
    card, seat = subject(option), s.active
    s.mission_spot = s.zones[MISSIONS].index(card)
    move(s, card, MISSION_SPACE)
    s.used = []
    s.ignored = NOBODY
    tell(s, "attempted", seat, (card,))
    s.agenda.append((conclude, ()))
    s.agenda.append((ask_use, ()))
    for turn in range(s.seats, 0, -1):
        s.agenda.append((ask_event, ((seat + turn) % s.seats,)))


# ---------------------------------------------------------------- events


@step
def ask_event(s: BountyState, seat: int) -> None:
    """One event each, opponents first from the left (bounty.event.opponents_first).

    Whoever could have one to play, as far as the others can tell, is asked: silence must not show an empty hand.
    """
    slot = s.zones[SLOT + seat] if refuse_stored_event(s, seat) is None else []
    payable = s.zones[HAND + seat] if refuse_hand_event(s, seat) is None else []
    if slot or payable:
        options = [EVENT[card] for card in payable + slot if IS_EVENT[card]]
        options.append(PASS)
        s.decision = Decision(seat, "event", options, _answer_event)


def refuse_stored_event(s: BountyState, seat: int) -> Refusal | None:
    """The stored event is for one's own missions, unless the wider reading was agreed."""
    if seat == s.active or s.stored_event_anywhere:
        return None
    return OWN_MISSIONS_ONLY


def refuse_hand_event(s: BountyState, seat: int) -> Refusal | None:
    """An event from hand costs 200."""
    money = s.credits[seat]
    return None if money >= EVENT_COST else _too_poor(money)


@cache
def _too_poor(money: int) -> Refusal:
    return Refusal("bounty.event.needs_200", (money,))


def event_refusals(s: BountyState, seat: int) -> list[tuple[Option, Refusal]]:
    """Events this seat holds but may not play in the mission under way."""
    found: list[tuple[Option, Refusal]] = []
    for zone, refusal in ((HAND, refuse_hand_event(s, seat)), (SLOT, refuse_stored_event(s, seat))):
        if refusal is not None:
            found += [(EVENT[card], refusal) for card in s.zones[zone + seat] if IS_EVENT[card]]
    return found


def _answer_event(s: BountyState, option: Option, seat: int) -> None:
    if option[0] == "pass":
        tell(s, "no_event", seat)
        return
    card = subject(option)
    price = 0 if s.place[card] == SLOT + seat else EVENT_COST
    s.credits[seat] -= price
    move(s, card, BESIDE + seat if seat == s.active else EVENT_SPACE)
    tell(s, "event", seat, (card,), (price,))


# ---------------------------------------------------------------- equipment


@step
def ask_use(s: BountyState) -> None:
    """Which attached equipment to use, one card after another; Bo-Katan Kryze may also ignore a symbol."""
    seat = s.active
    options = [USE[card] for card in s.zones[BOARD + seat] if card not in s.used]
    if board_of(s, seat).ignored_symbols:
        options += [IGNORE[attribute] for attribute in range(ATTRIBUTES) if refuse_ignore(s, seat, attribute) is None]
    if options:
        options.append(RESOLVE)
        s.decision = Decision(seat, "use", options, _answer_use, completes=True)


def refuse_ignore(s: BountyState, seat: int, attribute: int) -> Refusal | None:
    """One symbol a mission, printed on its card, for one card from hand."""
    if not board_of(s, seat).ignored_symbols:
        return IGNORES_NOTHING
    if s.ignored != NOBODY:
        return IGNORED_ALREADY
    if not s.zones[HAND + seat]:
        return NOTHING_TO_DISCARD
    printed = SYMBOLS[s.zones[MISSION_SPACE][0]]
    return None if printed[attribute] else NOT_PRINTED


def ignore_refusals(s: BountyState, seat: int) -> list[tuple[Option, Refusal]]:
    """Symbols that Bo-Katan Kryze may not ignore; nobody else would hope to."""
    if not board_of(s, seat).ignored_symbols:
        return []
    checked = [(attribute, refuse_ignore(s, seat, attribute)) for attribute in range(ATTRIBUTES)]
    return [(IGNORE[attribute], refusal) for attribute, refusal in checked if refusal is not None]


def _answer_use(s: BountyState, option: Option) -> None:
    verb = option[0]
    if verb == "resolve":
        return
    s.agenda.append((ask_use, ()))
    if verb == "use":
        s.used.append(subject(option))
        tell(s, "used", s.active, (subject(option),))
    else:
        s.ignored = subject(option)
        s.agenda.append((ask_sacrifice, ()))


@step
def ask_sacrifice(s: BountyState) -> None:
    """The card from hand that pays for the ignored symbol (bounty.bokatan.any_card)."""
    options = [DISCARD_CARD[card] for card in s.zones[HAND + s.active]]
    s.decision = Decision(s.active, "sacrifice", options, _answer_sacrifice, completes=True)


def _answer_sacrifice(s: BountyState, option: Option) -> None:
    move(s, subject(option), DISCARD)
    tell(s, "ignored", s.active, (subject(option),), (s.ignored,))


# ---------------------------------------------------------------- the comparison


def requirements(s: BountyState) -> list[int]:
    """The mission's symbols, less an ignored one, plus all opponents' events (bounty.mission.requirement_total)."""
    total = list(SYMBOLS[s.zones[MISSION_SPACE][0]])
    if s.ignored != NOBODY:
        total[s.ignored] -= 1
    for card in s.zones[EVENT_SPACE]:
        _add(total, SYMBOLS[card])
    return total


def attributes(s: BountyState) -> list[int]:
    """The character's symbols plus the own event and the equipment in use (bounty.mission.attribute_total)."""
    total = list(board_of(s, s.active).symbols)
    for card in s.zones[BESIDE + s.active] + s.used:
        _add(total, SYMBOLS[card])
    return total


def _add(total: list[int], symbols: tuple[int, ...]) -> None:
    for attribute in range(ATTRIBUTES):
        total[attribute] += symbols[attribute]


def succeeds(needed: list[int], present: list[int]) -> bool:
    """Every attribute on its own, equal is enough (bounty.mission.each_attribute_separately)."""
    return all(present[attribute] >= needed[attribute] for attribute in range(ATTRIBUTES))


def equipped(s: BountyState, seat: int) -> list[int]:
    """The symbols of a seat's board with all the equipment on it."""
    total = list(board_of(s, seat).symbols)
    for attached in s.zones[BOARD + seat]:
        _add(total, SYMBOLS[attached])
    return total


def shortage(card: int, present: Sequence[int]) -> int:
    """How many symbols are missing for a mission as printed."""
    return sum(need - have for need, have in zip(SYMBOLS[card], present, strict=True) if need > have)


@step
def conclude(s: BountyState) -> None:
    """Reward or penalty, then the events and the used temporary equipment go."""
    seat, card = s.active, s.zones[MISSION_SPACE][0]
    won = succeeds(requirements(s), attributes(s))
    if won:
        _reward(s, seat, card)
    else:
        _penalize(s, seat, card)
    for event in s.zones[EVENT_SPACE] + s.zones[BESIDE + seat]:
        move(s, event, DISCARD)
    spent = [used for used in s.used if IS_TEMPORARY[used]]
    s.used = []
    s.ignored = NOBODY
    if won and mission(card).level == FINAL_LEVEL:
        for used in spent:
            discard(s, seat, used)
        finish(s, seat)
    else:
        s.agenda += [(shed, (used,)) for used in reversed(spent)]


def _reward(s: BountyState, seat: int, card: int) -> None:
    amount = mission(card).reward
    s.credits[seat] += amount
    move(s, card, COMPLETED)
    tell(s, "succeeded", seat, (card,), (amount,))


def _penalize(s: BountyState, seat: int, card: int) -> None:
    """Whoever cannot pay it all pays what there is (bounty.mission.failure_partial)."""
    amount = min(mission(card).penalty, s.credits[seat])
    s.credits[seat] -= amount
    move(s, card, MISSIONS)
    row = s.zones[MISSIONS]
    row.insert(s.mission_spot, row.pop())
    tell(s, "failed", seat, (card,), (amount,))


@step
def shed(s: BountyState, card: int) -> None:
    """A used temporary card is discarded; Fennec Shand may pay to have it back in hand."""
    if refuse_keep(s, s.active, card) is None:
        s.decision = Decision(s.active, "shed", [KEEP[card], DISCARD_CARD[card]], _answer_shed)
    else:
        discard(s, s.active, card)


def _answer_shed(s: BountyState, option: Option, card: int) -> None:
    if option[0] == "keep":
        keep(s, s.active, card)
    else:
        discard(s, s.active, card)


# ---------------------------------------------------------------- the end of the game


def finish(s: BountyState, finisher: int) -> None:
    """Everybody sells their board; most credits win, a tie goes to the finisher if tied (bounty.end.tie)."""
    for seat in range(s.seats):
        for card in s.zones[BOARD + seat] + s.zones[SLOT + seat]:
            sell(s, seat, card)
    best = max(s.credits)
    winners = tuple(seat for seat in range(s.seats) if s.credits[seat] == best)
    if finisher in winners:
        winners = (finisher,)
    s.outcome = Outcome(winners, tuple(s.credits))
    s.agenda.clear()
    tell(s, "finished", s.active, numbers=tuple(s.credits))
