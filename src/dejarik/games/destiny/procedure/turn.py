"""The course of a round: turns and additional actions, then upkeep."""

from __future__ import annotations

from dejarik.abilities.timing import drain, queue_up
from dejarik.abilities.words import begin
from dejarik.games.destiny.language.terms import INCOME
from dejarik.games.destiny.model.state import (
    ACTIONS,
    FORMAL,
    NOBODY,
    REAL,
    STALL_IS_PASS,
    TEAM,
    UPKEEP,
    DestinyState,
    clockwise_from,
    first_in_order,
    foes_of,
    is_in,
)
from dejarik.games.destiny.rules import ending
from dejarik.games.destiny.rules.actions import ask_action, ask_extra_action
from dejarik.games.destiny.rules.economy import gain
from dejarik.games.destiny.rules.piles import changes
from dejarik.games.destiny.rules.pools import leave_pool
from dejarik.games.destiny.vocabulary.procedure import REFILL
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step

UPKEEP_GAIN = 2


@step
def begin_round(s: DestinyState) -> None:
    """A new round: the battlefield's controller acts first (destiny.battlefield.controller_acts_first)."""
    s.round += 1
    s.phase = ACTIONS
    s.passes = 0
    s.claimant = NOBODY
    s.used.clear()
    s.frozen = tuple([pair for pair in s.frozen if pair[1] >= s.round])
    tell(s, "round", NOBODY, (), (s.round,))
    s.active = clockwise_from(s, first_in_order(s))[0]
    s.agenda.append((take_turn, ()))


@step
def take_turn(s: DestinyState) -> None:
    """One player's turn; whoever has claimed the battlefield passes by themselves (destiny.claim.automatic_pass)."""
    s.turn += 1
    s.changed = 0
    s.agenda.append((end_turn, ()))
    if s.active != s.claimant:
        s.agenda.append((settle_action, ()))
        s.agenda.append((ask_action, ()))


@step
def settle_action(s: DestinyState) -> None:
    """The queue first, then additional actions in the order they came (destiny.extraaction.current_action_first)."""
    if s.queue:
        s.agenda += [(settle_action, ()), (drain, ())]
        return
    if s.ending:
        s.extra.clear()
    while s.extra:
        seat = s.extra.pop(0)
        if is_in(s, seat) and seat != s.claimant:
            s.spent.clear()
            s.agenda += [(settle_action, ()), (ask_extra_action, (seat,))]
            return


@step
def end_turn(s: DestinyState) -> None:
    """An action that changed nothing was a pass; when all pass in a row, the phase ends."""
    enough = REAL if s.house[STALL_IS_PASS] else REAL | FORMAL
    s.passes = 0 if s.changed & enough else s.passes + 1
    s.spent.clear()
    s.hasty = ()
    others = foes_of(s, s.active)
    if s.ending or s.passes >= len(others) + is_in(s, s.active):
        s.ending = 0
        s.agenda.append((upkeep, ()))
    else:
        s.active = others[0]
        s.agenda.append((take_turn, ()))


# ---------------------------------------------------------------- upkeep


@step
def upkeep(s: DestinyState) -> None:
    """Ready, take dice back, gain, discard and draw (destiny.upkeep.step_order)."""
    s.phase = UPKEEP
    tell(s, "upkeep", NOBODY)
    seats = clockwise_from(s, first_in_order(s))
    s.exhausted[:] = [0] * len(s.exhausted)
    for pool in s.pools:
        for die in pool[:]:
            leave_pool(s, die)
    for seat in seats:
        gain(s, seat, income(s, seat))
    s.agenda.append((end_round, ()))
    s.agenda.append((drain, ()))
    for seat in reversed(seats):
        s.agenda += [(drain, ()), (refill, (seat,))]


def income(s: DestinyState, seat: int) -> int:
    """What a player gains in upkeep; what lowers it leaves one (destiny.upkeep.gain_two_resources)."""
    return max(UPKEEP_GAIN + sum(changes(s, seat, INCOME)), 1)


@step
def refill(s: DestinyState, seat: int) -> None:
    """A player discards any number of cards and draws up to the hand limit."""
    if is_in(s, seat):
        begin(s, REFILL, s.new_frame(s.zones[TEAM + seat][0], seat))


@step
def end_round(s: DestinyState) -> None:
    """Who has no cards left is out; then delayed effects happen (destiny.card.crime_lord.after_deck_out_check).

    They do so though their cards or players are gone; nobody is asked about the order of those of the latter.
    """
    ending.check_cards(s)
    if s.outcome is not None:
        return
    s.agenda.append((next_round, ()))
    s.agenda.append((drain, ()))
    s.queue += [pending for pending in s.delayed if not is_in(s, pending.frame.you)]
    queue_up(s, [pending for pending in s.delayed if is_in(s, pending.frame.you)])
    s.delayed = ()


@step
def next_round(s: DestinyState) -> None:
    """Begin the next round, unless so many were played that the game is scored (destiny.variant.round_limit)."""
    if s.round_limit and s.round >= s.round_limit:
        ending.score(s)
    else:
        s.agenda.append((begin_round, ()))
