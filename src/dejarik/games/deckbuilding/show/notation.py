"""How records write the options of the Deckbuilding Game."""

from __future__ import annotations

from functools import cache

from dejarik.games.deckbuilding.model.printed import KEY
from dejarik.games.deckbuilding.model.state import SIDE_KEYS, DeckbuildingState
from dejarik.games.deckbuilding.model.terms import CHOICES
from dejarik.kernel.copies import Copies
from dejarik.kernel.decision import Option, subject, told_apart

SEAT_VERBS = frozenset({"attack", "base", "opponent"})


def notate(s: DeckbuildingState, option: Option) -> str:
    """An option in record notation: the verb, then the card's key with a number for a further copy, or the seat."""
    verb = option[0]
    if len(option) == 1:
        return verb
    if verb in SEAT_VERBS:
        return f"{verb} {seat_key(s, subject(option))}"
    if verb == "choose":
        return f"{verb} {CHOICES[subject(option)]}"
    if verb == "assign":
        return f"{verb} {NOTATION[subject(option)]} {option[1:][1]}"
    return f"{verb} {NOTATION[subject(option)]}"


def option_card(option: Option) -> int | None:
    """The card an option is about, if it is about one."""
    return None if len(option) == 1 or option[0] in SEAT_VERBS or option[0] == "choose" else subject(option)


def seat_key(s: DeckbuildingState, seat: int) -> str:
    """A seat by its faction; in a team game with a number."""
    side = s.faction[seat]
    return SIDE_KEYS[side] if s.seats == 2 else f"{SIDE_KEYS[side]}{s.faction[: seat + 1].count(side)}"


NOTATION = told_apart(KEY)


def copies(s: DeckbuildingState) -> Copies:
    """Cards of the same key look alike."""
    return _copies(len(s.place))


@cache
def _copies(cards: int) -> Copies:
    """How many cards there are depends on the number of players."""
    return Copies(KEY[:cards], NOTATION)
