"""How the game is won: objectives destroyed, the dial, empty decks, and cards that say so."""

from __future__ import annotations

from typing import Final, NoReturn

from dejarik.games.lcg.language.terms import DARK, LIGHT
from dejarik.games.lcg.model.state import (
    DIAL_END,
    OBJECTIVES_IN_PLAY,
    SEATS,
    TRENCH_RUN_END,
    VICTORY,
    LcgState,
    seat_of_side,
)
from dejarik.kernel.agenda import GameEnds
from dejarik.kernel.decision import Outcome
from dejarik.kernel.log import tell

BY_OBJECTIVES: Final = 0
BY_DIAL: Final = 1
BY_DECK: Final = 2
BY_CARD: Final = 3
"""Why a game ended, as its last line tells."""


def win(s: LcgState, seat: int, why: int) -> NoReturn:
    """End the game at once (lcg.win.immediate)."""
    scores = tuple(len(s.zones[VICTORY + each]) for each in range(SEATS))
    s.outcome = Outcome((seat,), scores)
    tell(s, "won", seat, (), (why,))
    _end(s)


def _end(s: LcgState) -> NoReturn:
    s.frames.clear()
    s.windows.clear()
    raise GameEnds


def lose(s: LcgState, seat: int, why: int) -> NoReturn:
    """A player loses, so the other one wins."""
    win(s, 1 - seat, why)


def draw_game(s: LcgState) -> NoReturn:
    """The agreed number of turns is over: nobody has won."""
    s.outcome = Outcome(tuple(range(SEATS)), tuple(len(s.zones[VICTORY + seat]) for seat in range(SEATS)))
    tell(s, "drawn", s.active)
    _end(s)


def advance_dial(s: LcgState, amount: int) -> None:
    """Advance the Death Star dial, or turn it back; at twelve the dark side wins (lcg.win.dark_dial_twelve)."""
    before = s.dial
    s.dial = max(s.dial + amount, 0)
    if s.dial != before:
        tell(s, "dial", seat_of_side(s, DARK), (), (s.dial - before, s.dial))
    if s.dial >= DIAL_END:
        win(s, seat_of_side(s, DARK), BY_DIAL)


def damage_dial(s: LcgState, amount: int) -> None:
    """Damage on the dial; the light side wins at ten (lcg.win.trench_run)."""
    s.dial_damage += amount
    tell(s, "dial_damaged", seat_of_side(s, LIGHT), (), (amount, s.dial_damage))
    if s.dial_damage >= TRENCH_RUN_END:
        win(s, seat_of_side(s, LIGHT), BY_CARD)


def count_destroyed(s: LcgState, owner: int) -> None:
    """An objective went to the opponent's victory pile: the dial advances, or the light side may have won."""
    pile = len(s.zones[VICTORY + 1 - owner])
    if s.sides[owner] == LIGHT:
        advance_dial(s, pile)  # lcg.objective.dial_by_victory_pile
    elif pile >= OBJECTIVES_IN_PLAY:
        win(s, 1 - owner, BY_OBJECTIVES)  # lcg.win.light_three_objectives
