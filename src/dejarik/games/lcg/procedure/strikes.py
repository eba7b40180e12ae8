"""The strikes of an engagement: units take turns, each focuses and resolves its combat icons."""

from __future__ import annotations

from typing import NamedTuple

from dejarik.abilities.windows import moment_comes, open_actions
from dejarik.games.lcg.model.constants import SplitsUnitDamage
from dejarik.games.lcg.model.keywords import TargetedStrike
from dejarik.games.lcg.model.moments import FOCUSED, STRIKE_WINDOW, STRUCK
from dejarik.games.lcg.model.state import DIAL, NOBODY, SEATS, STRIKE_ENDS, LcgState, in_play, participants, units_of
from dejarik.games.lcg.rules.damage import can_take, deal_damage
from dejarik.games.lcg.rules.tokens import place_focus, put_focus
from dejarik.games.lcg.rules.values import in_force, keyword, usable_icons
from dejarik.games.lcg.rules.victory import damage_dial
from dejarik.kernel.agenda import asked_by
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.plain import record
from dejarik.kernel.steps import step


@step
def strike_step(s: LcgState) -> None:
    """Ready participating units strike, first one of the player with the edge (lcg.strike.step5_edge_first)."""
    if s.engaged != NOBODY:
        s.agenda.append((next_strike, (s.edge,)))


def ready_participants(s: LcgState, seat: int) -> list[int]:
    """A player's participating units that can and must strike."""
    return [card for card in participants(s, seat) if not s.focus[card]]


@step
def next_strike(s: LcgState, seat: int) -> None:
    """Players alternate and may not pass; one without a ready unit is skipped (lcg.strike.must_strike)."""
    if s.engaged == NOBODY:
        return
    units = ready_participants(s, seat)
    if not units:
        seat = 1 - seat
        units = ready_participants(s, seat)
        if not units:
            return  # lcg.strike.step_end
        s.agenda.append((next_strike, (seat,)))
        return
    options: list[Option] = [("strike", card) for card in units]
    if len(options) == 1:
        _answer_strike(s, options[0], seat)
    else:
        s.decision = Decision(seat, "strike", options, _answer_strike)


def _answer_strike(s: LcgState, option: Option, seat: int) -> None:
    unit = subject(option)
    s.agenda.append((next_strike, (1 - seat,)))
    s.agenda.append((strike_window, ()))
    s.agenda.append((end_strike, (unit, seat)))
    s.agenda.append((begin_icons, (unit, seat)))
    s.struck.append(unit)
    tell(s, "strikes", seat, (unit,))
    put_focus(s, unit, 2 if s.committed[unit] else 1)  # lcg.strike.committed_two_tokens
    moment_comes(s, FOCUSED, seat, unit)


def striking(s: LcgState) -> int:
    """The unit whose strike is under way, or NOBODY."""
    return next((arguments[0] for waiting, arguments in reversed(s.agenda) if waiting is end_strike), NOBODY)


def next_to_strike(s: LcgState) -> int:
    """The player whose turn to strike comes next; NOBODY before the edge is won and when the strikes are over."""
    if s.decision is not None and s.decision.kind == "strike":
        return s.decision.seat
    for waiting, arguments in reversed(s.agenda):
        if waiting is next_strike:
            return int(arguments[0])
        if waiting is strike_step:
            return s.edge
    return NOBODY


def strike_places(s: LcgState) -> dict[int, tuple[int, ...]]:
    """Where in the order each unit that is still to strike can come, if nothing happens in between.

    Players alternate, and each decides which unit is next: all units of a player share that player's places.
    """
    seat = next_to_strike(s)
    if s.engaged == NOBODY or seat == NOBODY:
        return {}
    ready = [ready_participants(s, each) for each in range(SEATS)]
    places: tuple[list[int], ...] = ([], [])
    for place in range(1, len(ready[0]) + len(ready[1]) + 1):
        if len(places[seat]) == len(ready[seat]):
            seat = 1 - seat
        places[seat].append(place)
        seat = 1 - seat
    return {unit: tuple(places[each]) for each in range(SEATS) for unit in ready[each]}


@step
def strike_window(s: LcgState) -> None:
    """After every single strike there is an action window (lcg.strike.window_after_each)."""
    if s.engaged != NOBODY:
        open_actions(s, STRIKE_WINDOW, s.active)


@step
def end_strike(s: LcgState, unit: int, seat: int) -> None:
    """The strike is over, and with it what lasted until its end."""
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.until != STRIKE_ENDS]
    if s.engaged != NOBODY:
        moment_comes(s, STRUCK, seat, unit)


# ---------------------------------------------------------------- combat icons


@record("lcg.strike")
class Strike(NamedTuple):
    """A strike under way: the icons still to be resolved, and unit damage divided so far, by unit."""

    unit: int
    seat: int
    hits: int
    blasts: int
    tactics: int
    split: tuple[tuple[int, int], ...] = ()


@step
def begin_icons(s: LcgState, unit: int, seat: int) -> None:
    """The icons count as they are now, after whatever answered the focusing."""
    if s.engaged != NOBODY and unit in participants(s, seat):
        s.agenda.append((resolve_icons, (Strike(unit, seat, *usable_icons(s, unit)),)))


@step
def resolve_icons(s: LcgState, strike: Strike) -> None:
    """The striking player resolves all icons in any order of types (lcg.strike.icon_order)."""
    if s.engaged == NOBODY:
        return
    options = icon_options(s, strike)
    if len(options) == 1:
        _answer_icons(s, options[0], strike)
    elif options:
        s.decision = Decision(strike.seat, "icons", options, _answer_icons, completes=True)


def icon_options(s: LcgState, strike: Strike) -> list[Option]:
    """Everything the next icon can be used for."""
    hits = _hit_options(s, strike)
    if strike.split:
        return hits
    return [*hits, *_blast_options(s, strike), *_tactics_options(s, strike)]


def points_together(s: LcgState) -> int:
    """How many points of one kind the pending use of icons and those after it give out; 0 if they are of several kinds.

    A shield is used or not token by token, and its owner may want to know what came before (lcg.shield.optional).
    """
    asked = asked_by(s, resolve_icons)
    assert asked is not None, "asked only while icons are used"
    assert s.decision is not None, "asked only while icons are used"
    strike, options = asked[0], s.decision.options
    verbs = {option[0] for option in options}
    if verbs == {"tactics"} and not any(s.shields[subject(option)] for option in options):
        return int(strike.tactics)
    return int(strike.hits) if verbs == {"split"} else 0


def _hit_options(s: LcgState, strike: Strike) -> list[Option]:
    """Unit damage goes to one participating enemy unit, with Targeted Strike to any (lcg.strike.unit_damage)."""
    if not strike.hits:
        return []
    seat = strike.seat
    near = [card for card in participants(s, 1 - seat) if can_take(s, card)]
    if strike.split:
        return [("split", card) for card in near]
    found: list[Option] = [("hit", card) for card in near]
    if seat == s.active and keyword(s, strike.unit, TargetedStrike) is not None:
        found += [("hit", card) for card in units_of(s, 1 - seat) if card not in near and can_take(s, card)]
    if strike.hits > 1 and len(near) > 1 and splits_damage(s, strike.unit):
        found += [("split", card) for card in near]
    return found


def splits_damage(s: LcgState, unit: int) -> bool:
    """Whether a unit may divide its unit damage (lcg.strike.shii_cho_or_targeted)."""
    return any(s.host[card] == unit for card, _ in in_force(s, SplitsUnitDamage))


def _blast_options(s: LcgState, strike: Strike) -> list[Option]:
    """Blast damage of an attacker goes to the engaged objective (lcg.strike.blast_damage)."""
    hittable = s.engaged == DIAL or in_play(s, s.engaged)
    return [("blast",)] if strike.blasts and strike.seat == s.active and hittable else []


def _tactics_options(s: LcgState, strike: Strike) -> list[Option]:
    """Focus tokens go to any enemy units, one by one (lcg.strike.tactics_any_enemy)."""
    return [("tactics", card) for card in units_of(s, 1 - strike.seat)] if strike.tactics else []


def _answer_icons(s: LcgState, option: Option, strike: Strike) -> None:
    verb = option[0]
    if verb == "split":
        _divide(s, subject(option), strike)
    elif verb == "hit":
        s.agenda.append((resolve_icons, (strike._replace(hits=0),)))
        deal_damage(s, strike.seat, strike.unit, [(subject(option), strike.hits)])
    elif verb == "blast":
        s.agenda.append((resolve_icons, (strike._replace(blasts=0),)))
        _blast(s, strike)
    else:
        s.agenda.append((resolve_icons, (strike._replace(tactics=strike.tactics - 1),)))
        place_focus(s, strike.seat, subject(option))


def _blast(s: LcgState, strike: Strike) -> None:
    if s.engaged == DIAL:
        damage_dial(s, strike.blasts)
    else:
        deal_damage(s, strike.seat, strike.unit, [(s.engaged, strike.blasts)])


def _divide(s: LcgState, card: int, strike: Strike) -> None:
    """One more point for a unit; once all are given out they are dealt together."""
    given = dict(strike.split)
    given[card] = given.get(card, 0) + 1
    if strike.hits > 1:
        s.agenda.append((resolve_icons, (strike._replace(hits=strike.hits - 1, split=tuple(given.items())),)))
    else:
        s.agenda.append((resolve_icons, (strike._replace(hits=0, split=()),)))
        deal_damage(s, strike.seat, strike.unit, tuple(given.items()))
