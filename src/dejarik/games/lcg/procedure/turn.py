"""A turn: the balance, refresh, draw, deployment, conflict and Force phases (lcg.turn.phases_order)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.abilities.windows import moment_comes, open_actions
from dejarik.games.lcg.language.terms import DARK, LIGHT
from dejarik.games.lcg.model.keywords import Elite
from dejarik.games.lcg.model.moments import (
    DEPLOY_WINDOW,
    DRAW_WINDOW,
    PHASE_BEGINS,
    REFRESH_WINDOW,
    REFRESHED,
    TURN_BEGINS,
)
from dejarik.games.lcg.model.moments import PHASE_ENDS as PHASE_OVER
from dejarik.games.lcg.model.state import (
    AFFILIATIONS,
    AREA,
    BALANCE,
    CONFLICT,
    DEPLOYMENT,
    DRAW,
    FORCE,
    HAND,
    NEXT_CARD,
    NOBODY,
    OBJECTIVE_DECK,
    OBJECTIVES,
    OBJECTIVES_IN_PLAY,
    PHASE_ENDS,
    REFRESH,
    TURN_ENDS,
    LcgState,
    dark_seat,
    different,
)
from dejarik.games.lcg.procedure.conflict import begin_conflict
from dejarik.games.lcg.procedure.force import begin_force
from dejarik.games.lcg.rules.damage import deal_damage
from dejarik.games.lcg.rules.moving import check, discard_from_hand, draw_several, enter
from dejarik.games.lcg.rules.tokens import remove_focus
from dejarik.games.lcg.rules.values import keyword, reserve
from dejarik.games.lcg.rules.victory import BY_DECK, advance_dial, draw_game, lose
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step

# ---------------------------------------------------------------- turns and phases


@step
def begin_turn(s: LcgState, seat: int) -> None:
    """The players take turns alternately (lcg.general.alternate_turns), beginning with the dark side."""
    if s.round_limit and s.turn >= 2 * s.round_limit:
        draw_game(s)
    s.active = seat
    s.phase = BALANCE
    s.turn += 1
    s.played.clear()
    s.used.clear()
    tell(s, "turn", seat, (), (s.turn,))
    s.agenda.append((end_turn, ()))
    s.agenda += [(begin_phase, (phase,)) for phase in range(FORCE, BALANCE - 1, -1)]
    moment_comes(s, TURN_BEGINS, seat)


@step
def end_turn(s: LcgState) -> None:
    """Effects that last until the end of the turn stop (lcg.turn.end)."""
    end_lasting(s, TURN_ENDS)
    s.agenda.append((begin_turn, (1 - s.active,)))


@step
def begin_phase(s: LcgState, phase: int) -> None:
    """Each phase begins with an event of its own (lcg.turn.phase_begin_end)."""
    if phase == CONFLICT and s.turn == 1:  # lcg.turn.first.dark_skips_conflict
        return
    s.phase = phase
    tell(s, "phase", s.active, (), (phase,))
    s.agenda.append((end_phase, (phase,)))
    s.agenda.append((run_phase, (phase,)))
    moment_comes(s, PHASE_BEGINS, s.active, sort=phase)


@step
def run_phase(s: LcgState, phase: int) -> None:
    """What is done in a phase."""
    PHASES[phase](s)


@step
def end_phase(s: LcgState, phase: int) -> None:
    """The phase is over, and with it what lasted until its end."""
    end_lasting(s, PHASE_ENDS)
    end_lasting(s, NEXT_CARD)
    s.blank.clear()
    s.agenda.append((check, ()))
    moment_comes(s, PHASE_OVER, s.active, sort=phase)


def end_lasting(s: LcgState, until: int) -> None:
    """Lasting effects end."""
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.until != until]


# ---------------------------------------------------------------- balance


def balance_phase(s: LcgState) -> None:
    """The dial advances, or the light side may damage an objective."""
    if s.sides[s.active] == DARK:
        s.agenda.append((advance_again, ()))
        advance_dial(s, 1)  # lcg.balance.dark_dial
    elif s.balance == LIGHT:
        s.agenda.append((ask_balance_damage, ()))


@step
def advance_again(s: LcgState) -> None:
    """The second step of the dial, if the Force is with the dark side (lcg.balance.dark_dial_extra)."""
    if s.balance == DARK:
        advance_dial(s, 1)


@step
def ask_balance_damage(s: LcgState) -> None:
    """With the Force, the light side may deal 1 damage to a dark objective (lcg.balance.light_damage)."""
    objectives = s.zones[OBJECTIVES + 1 - s.active]
    if objectives:
        options: list[Option] = [("objective", card) for card in objectives]
        s.decision = Decision(s.active, "balance", [*options, ("no",)], _answer_balance)


def _answer_balance(s: LcgState, option: Option) -> None:
    if option[0] == "objective":
        deal_damage(s, s.active, NOBODY, [(subject(option), 1)])


# ---------------------------------------------------------------- refresh


def refresh_phase(s: LcgState) -> None:
    """Focus tokens, shields, new objectives, and the action window."""
    seat = s.active
    cards = [card for zone in (AFFILIATIONS, OBJECTIVES, AREA) for card in s.zones[zone + seat]]
    if s.turn != 2:  # lcg.turn.first.light_skips_focus_removal
        for card in cards:
            if s.focus[card]:
                remove_focus(s, card, 1 if keyword(s, card, Elite) is None else 2)
    for card in cards:
        if s.shields[card]:
            s.shields[card] = 0
            tell(s, "shield_gone", seat, (card,))
    s.agenda.append((open_window, (REFRESH_WINDOW,)))
    s.agenda.append((refreshed, ()))
    s.agenda.append((replace_objectives, ()))


@step
def replace_objectives(s: LcgState) -> None:
    """Missing objectives come into play one at a time (lcg.refresh.step3_replace_objectives)."""
    seat = s.active
    if len(s.zones[OBJECTIVES + seat]) < OBJECTIVES_IN_PLAY:
        if not s.zones[OBJECTIVE_DECK + seat]:
            lose(s, seat, BY_DECK)  # lcg.win.objective_deck_empty
        s.agenda.append((replace_objectives, ()))
        enter(s, s.zones[OBJECTIVE_DECK + seat][-1], seat)


@step
def refreshed(s: LcgState) -> None:
    """All steps are done: "after you refresh" is now (lcg.errata.refresh_phase_timing)."""
    moment_comes(s, REFRESHED, s.active)


@step
def open_window(s: LcgState, moment: int) -> None:
    """An action window in which the active player has the first opportunity (lcg.timing.action_first_active)."""
    open_actions(s, moment, s.active)


# ---------------------------------------------------------------- draw


def draw_phase(s: LcgState) -> None:
    """A card may be discarded, then the hand is filled up to the reserve value or cut down to it."""
    s.agenda.append((open_window, (DRAW_WINDOW,)))
    s.agenda.append((fill_hand, ()))
    s.agenda.append((ask_discard, ()))


@step
def ask_discard(s: LcgState) -> None:
    """Exactly one card may be discarded (lcg.draw.optional_discard)."""
    options = _hand_options(s)
    if options:
        s.decision = Decision(s.active, "draw_discard", [*options, ("no",)], _answer_discard)


def _hand_options(s: LcgState) -> list[Option]:
    return [("discard", card) for card in different(s, s.zones[HAND + s.active])]


def _answer_discard(s: LcgState, option: Option) -> None:
    if option[0] == "discard":
        discard_from_hand(s, subject(option))


@step
def fill_hand(s: LcgState) -> None:
    """Draw up to the reserve value one by one, or discard down to it (lcg.draw.up_to_reserve)."""
    seat, limit = s.active, reserve(s, s.active)
    draw_several(s, seat, max(0, limit - len(s.zones[HAND + seat])))
    if len(s.zones[HAND + seat]) > limit:
        s.decision = Decision(seat, "discard_down", _hand_options(s), _answer_discard_down)


def _answer_discard_down(s: LcgState, option: Option) -> None:
    discard_from_hand(s, subject(option))
    s.agenda.append((fill_hand, ()))


# ---------------------------------------------------------------- deployment


def deployment_phase(s: LcgState) -> None:
    """The whole phase is an action window in which its player may play cards (lcg.deploy.is_action_window)."""
    open_actions(s, DEPLOY_WINDOW, s.active)


PHASES: Final[dict[int, Callable[[LcgState], None]]] = {
    BALANCE: balance_phase,
    REFRESH: refresh_phase,
    DRAW: draw_phase,
    DEPLOYMENT: deployment_phase,
    CONFLICT: begin_conflict,
    FORCE: begin_force,
}


def first_turn(s: LcgState) -> None:
    """The dark side takes the first turn (lcg.setup.dark_goes_first)."""
    s.agenda.append((begin_turn, (dark_seat(s),)))
