"""Habits in Bounty: actions not taken, sales that pay less than the quick job, missions that cannot succeed."""

from __future__ import annotations

from typing import Final

from bench.habits.habit import Choice, Habit
from dejarik.games.bounty.cards import IS_EVENT, SYMBOLS
from dejarik.games.bounty.cards.definitions import EVENT_COST
from dejarik.games.bounty.options import DRAW, END, JOB, MISSION, SALE
from dejarik.games.bounty.state import BOARD, HAND, HAND_LIMIT, SLOT, BountyState, board_of
from dejarik.kernel.decision import Option, subject


def ends_early(choice: Choice) -> bool | None:
    """Whether a turn is ended while an action is left that costs nothing."""
    if choice.option != END:
        return None
    return JOB in choice.decision.options or DRAW in choice.decision.options


def sells_instead_of_working(choice: Choice) -> bool | None:
    """Whether the last action of a turn is a sale that could wait, while the quick job is lost by waiting.

    A sale cannot wait if the hand is too full or if the money or the room it makes lets something be attached now.
    """
    s: BountyState = choice.before
    if choice.option != SALE or s.actions > 1 or JOB not in choice.decision.options:
        return None
    if len(s.zones[HAND + choice.seat]) > HAND_LIMIT:
        return False
    return _attachable(choice.after) <= _attachable(s)


def _attachable(s: BountyState) -> set[Option]:
    return {option for option in s.decision.options if option[0] == "equip"} if s.decision else set()


def attempts_the_impossible(choice: Choice) -> bool | None:
    """Whether a mission is attempted that nothing on the player's board and in hand can meet."""
    if choice.option != MISSION:
        return None
    return _lacking(choice.before, choice.seat, subject(choice.pieces[0])) > 0


def _lacking(s: BountyState, seat: int, card: int) -> int:
    """The symbols missing for a mission with all equipment, the best event, and a symbol ignored where possible."""
    board = board_of(s, seat)
    attached = [board.symbols, *(SYMBOLS[each] for each in s.zones[BOARD + seat])]
    events = s.zones[SLOT + seat] + (s.zones[HAND + seat] if s.credits[seat] >= EVENT_COST else [])
    own = [(0, 0, 0, 0), *(SYMBOLS[each] for each in events if IS_EVENT[each])]
    ignored = board.ignored_symbols if s.zones[HAND + seat] else 0
    return min(_missing(SYMBOLS[card], [*attached, event]) for event in own) - ignored


def _missing(needed: tuple[int, ...], present: list[tuple[int, ...]]) -> int:
    return sum(max(need - sum(there), 0) for need, *there in zip(needed, *present, strict=True))


HABITS: Final = (
    Habit("ends a turn with an action left", ends_early),
    Habit("sells with its last action instead of taking the quick job", sells_instead_of_working),
    Habit("attempts a mission beyond its reach", attempts_the_impossible),
)
