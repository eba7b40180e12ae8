"""The conflict phase: engagements from choosing an objective to the reward for one that nobody opposed."""

from __future__ import annotations

from dejarik.abilities.windows import moment_comes, open_actions
from dejarik.games.lcg.model.constants import MayEngageDial
from dejarik.games.lcg.model.keywords import Shielding
from dejarik.games.lcg.model.moments import (
    ATTACKERS_WINDOW,
    ATTACKING,
    CONFLICT_END_WINDOW,
    CONFLICT_WINDOW,
    DECLARED,
    DEFENDERS_WINDOW,
    DEFENDING,
    EDGE_WINDOW,
    ENGAGED,
    SURVIVED,
)
from dejarik.games.lcg.model.state import (
    DIAL,
    NOBODY,
    OBJECTIVES,
    LcgState,
    in_play,
    participants,
    units_of,
)
from dejarik.games.lcg.procedure.strikes import strike_step
from dejarik.games.lcg.rules.damage import deal_damage
from dejarik.games.lcg.rules.edge import begin_edge
from dejarik.games.lcg.rules.engagement import leave_engagement
from dejarik.games.lcg.rules.tokens import place_shield
from dejarik.games.lcg.rules.values import can_attack, can_defend, in_force, keyword, most_attackers
from dejarik.games.lcg.rules.victory import damage_dial
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def begin_conflict(s: LcgState) -> None:
    """An action window, then as many engagements as the active player likes (lcg.conflict.optional)."""
    s.declared.clear()
    s.again.clear()
    s.agenda.append((choose_engagement, ()))
    open_actions(s, CONFLICT_WINDOW, s.active)


# ---------------------------------------------------------------- what is engaged


@step
def choose_engagement(s: LcgState) -> None:
    """Which enemy objective the active player engages, if any (lcg.engage.step1_choose_objective)."""
    options: list[Option] = [("engage", card) if card != DIAL else ("dial",) for card in engageable(s)]
    if options:
        s.decision = Decision(s.active, "engage", [*options, ("done",)], _answer_engagement)
    else:
        _end_phase(s)


def engageable(s: LcgState) -> list[int]:
    """What the active player may still engage in this phase, with at least one attacker."""
    found = list(s.zones[OBJECTIVES + 1 - s.active])
    if any(s.controller(card) == s.active for card, _ in in_force(s, MayEngageDial)):
        found.append(DIAL)
    units = ready_units(s, s.active)
    return [card for card in found if may_engage(s, card) and any(can_attack(s, unit, card) for unit in units)]


def may_engage(s: LcgState, objective: int) -> bool:
    """Each objective once in each phase, unless a card allows it again (lcg.conflict.once_per_objective)."""
    return s.declared.count(objective) <= s.again.count(objective)


def attackers_for(s: LcgState, objective: int) -> list[int]:
    """The ready units that may be declared as attackers against an objective (lcg.engage.attackers_ready)."""
    return [card for card in ready_units(s, s.active) if can_attack(s, card, objective)]


def ready_units(s: LcgState, seat: int) -> list[int]:
    """A player's units without a focus token."""
    return [card for card in units_of(s, seat) if not s.focus[card]]


def _answer_engagement(s: LcgState, option: Option) -> None:
    if option[0] == "done":
        _end_phase(s)
    else:
        engage(s, DIAL if option[0] == "dial" else subject(option))


def engage(s: LcgState, objective: int) -> None:
    """The steps of an engagement, and what follows it."""
    s.engaged = objective
    s.attackers.clear()
    s.defenders.clear()
    s.fallen.clear()
    s.fated.clear()
    s.struck.clear()
    s.agenda.append((choose_engagement, ()))
    s.agenda.append((reopen_window, ()))
    s.agenda.append((end_engagement, ()))
    s.agenda.append((reward, ()))
    s.agenda.append((strike_step, ()))
    s.agenda.append((window, (EDGE_WINDOW,)))
    s.agenda.append((edge_step, ()))
    s.agenda.append((window, (DEFENDERS_WINDOW,)))
    s.agenda.append((declare_defenders, ()))
    s.agenda.append((choose_defenders, ()))
    s.agenda.append((window, (ATTACKERS_WINDOW,)))
    s.agenda.append((declare_attackers, ()))
    s.agenda.append((choose_attackers, ()))


@step
def reopen_window(s: LcgState) -> None:
    """After each engagement the opening window of the phase comes again (lcg.engage.end_window)."""
    open_actions(s, CONFLICT_WINDOW, s.active)


def _end_phase(s: LcgState) -> None:
    """The last window of the phase comes even if there was no engagement (lcg.conflict.final_window)."""
    open_actions(s, CONFLICT_END_WINDOW, s.active)


@step
def window(s: LcgState, moment: int) -> None:
    """An action window inside an engagement."""
    if s.engaged != NOBODY:
        open_actions(s, moment, s.active)


# ---------------------------------------------------------------- attackers


@step
def choose_attackers(s: LcgState) -> None:
    """One or more ready units are declared, all at the same time (lcg.engage.step2_declare_attackers)."""
    chosen = s.attackers
    units = [card for card in attackers_for(s, s.engaged) if card not in chosen]
    if not units or len(chosen) >= most_attackers(s, s.engaged):
        return
    options: list[Option] = [("attacker", card) for card in units]
    if chosen:
        options.append(("done",))
    if len(options) == 1:
        chosen.append(subject(options[0]))
    else:
        s.decision = Decision(s.active, "attackers", options, _answer_attackers, completes=True)


def _answer_attackers(s: LcgState, option: Option) -> None:
    if option[0] == "attacker":
        s.attackers.append(subject(option))
        s.agenda.append((choose_attackers, ()))


@step
def declare_attackers(s: LcgState) -> None:
    """The objective is engaged now, and the declaration counts (lcg.conflict.declaration_counts)."""
    s.declared.append(s.engaged)
    tell(s, "attacks", s.active, tuple(s.attackers), (s.engaged,))
    _declare(s, s.attackers, ATTACKING)
    moment_comes(s, ENGAGED, s.active, s.engaged)


def _declare(s: LcgState, units: list[int], role: int) -> None:
    """Shielding works at once, then whatever answers the declaration."""
    s.agenda += [(was_declared, (card, role)) for card in reversed(units)]
    s.agenda += [(ask_shielding, (card,)) for card in reversed(units) if keyword(s, card, Shielding) is not None]


@step
def was_declared(s: LcgState, card: int, role: int) -> None:
    """A unit was declared as an attacker or a defender."""
    if s.engaged != NOBODY and in_play(s, card):
        moment_comes(s, DECLARED, s.controller(card), card, sort=role)


@step
def ask_shielding(s: LcgState, card: int) -> None:
    """A unit with Shielding may shield a friendly participant or the engaged objective (lcg.keyword.shielding)."""
    seat = s.controller(card)
    if s.engaged == NOBODY or not in_play(s, card):
        return
    found = [unit for unit in participants(s, seat) if not s.shields[unit]]
    if s.engaged != DIAL and in_play(s, s.engaged) and not s.shields[s.engaged]:
        found.append(s.engaged)
    if found:
        options: list[Option] = [("shield", unit) for unit in found]
        s.decision = Decision(seat, "shielding", [*options, ("no",)], _answer_shielding)


def _answer_shielding(s: LcgState, option: Option, _: int) -> None:
    if option[0] == "shield":
        place_shield(s, subject(option))


# ---------------------------------------------------------------- defenders


@step
def choose_defenders(s: LcgState) -> None:
    """Any number of ready units, none included (lcg.engage.step3_declare_defenders)."""
    if s.engaged == NOBODY:
        return
    seat, chosen = 1 - s.active, s.defenders
    units = [card for card in ready_units(s, seat) if card not in chosen and can_defend(s, card)]
    if units:
        options: list[Option] = [("defender", card) for card in units]
        s.decision = Decision(seat, "defenders", [*options, ("done",)], _answer_defenders, completes=True)


def _answer_defenders(s: LcgState, option: Option) -> None:
    if option[0] == "defender":
        s.defenders.append(subject(option))
        s.agenda.append((choose_defenders, ()))


@step
def declare_defenders(s: LcgState) -> None:
    """The defenders are declared."""
    if s.engaged != NOBODY:
        tell(s, "defends", 1 - s.active, tuple(s.defenders))
        _declare(s, s.defenders, DEFENDING)


# ---------------------------------------------------------------- the edge battle


@step
def edge_step(s: LcgState) -> None:
    """The edge battle is fought before any strike (lcg.edge.step4)."""
    if s.engaged != NOBODY:
        begin_edge(s)


# ---------------------------------------------------------------- the end


@step
def reward(s: LcgState) -> None:
    """An engagement that nobody opposed to its end deals 1 damage more (lcg.unopposed.reward)."""
    if s.engaged == NOBODY:
        return
    survivors = [(card, ATTACKING) for card in s.attackers] + [(card, DEFENDING) for card in s.defenders]
    s.agenda += [(survived, found) for found in reversed(survivors)]
    if s.attackers and not s.defenders:
        tell(s, "unopposed", s.active)
        if s.engaged == DIAL:
            damage_dial(s, 1)
        else:
            deal_damage(s, s.active, NOBODY, [(s.engaged, 1)])


@step
def survived(s: LcgState, card: int, role: int) -> None:
    """A unit that is still in the engagement has survived it (lcg.unopposed.survived)."""
    if s.engaged != NOBODY and card in (*s.attackers, *s.defenders):
        moment_comes(s, SURVIVED, s.controller(card), card, sort=role)


@step
def end_engagement(s: LcgState) -> None:
    """All units stop participating and nobody has the edge any more (lcg.engage.end)."""
    leave_engagement(s)
