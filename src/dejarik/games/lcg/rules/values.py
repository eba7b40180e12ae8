"""Numbers and keywords of cards and players as they are now: what is printed, and everything that changes it.

Every value is computed anew from what is printed whenever it is asked for (lcg.modifier.recalculate), and none falls
below zero (lcg.modifier.floor_zero).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from dejarik.abilities.printed import Ability
from dejarik.games.lcg.language.terms import Icons
from dejarik.games.lcg.model.constants import (
    AddsForce,
    ChangesReserve,
    Constant,
    CountsMoreCards,
    ForbidsAttack,
    ForbidsCommitting,
    ForbidsDamage,
    GivesCapacity,
    GivesForce,
    GivesIcons,
    LimitsAttackers,
)
from dejarik.games.lcg.model.keywords import Edge
from dejarik.games.lcg.model.state import (
    DECK,
    HAND,
    NOBODY,
    OPENING_HAND,
    LcgState,
    in_play,
    participants,
)

C = TypeVar("C", bound=Constant)
K = TypeVar("K", bound=Ability)


def in_force(s: LcgState, kind: type[C]) -> Sequence[tuple[int, C]]:
    """The constant effects of a kind that work now, each with its card."""
    printed: Sequence[tuple[int, C]] = s.deal.constants[kind]
    if not printed:  # asked all the time, and most matches have few kinds
        return printed
    return working(s, printed)


def working(s: LcgState, effects: Sequence[tuple[int, C]]) -> list[tuple[int, C]]:
    """Those of some constant effects that work now."""
    place = s.place
    return [pair for pair in effects if place[pair[0]] < DECK and works_in_play(s, *pair)]


def works_in_play(s: LcgState, card: int, ability: Constant) -> bool:
    """Whether a constant effect of a card in play works now."""
    return card not in s.blank and (ability.only is None or ability.holds(s, card))


# ---------------------------------------------------------------- units


def combat_icons(s: LcgState, card: int) -> tuple[Icons, Icons]:
    """The normal and the edge-enabled combat icons of a unit."""
    printed = s.deal.cards[card]
    normal, edge_enabled = printed.icons, printed.edge_icons
    for source, ability in in_force(s, GivesIcons):  # type: ignore[type-abstract]
        more, more_enabled = ability.icons_for(s, source, card)
        normal, edge_enabled = _added(normal, more), _added(edge_enabled, more_enabled)
    for lasting in s.lasting:
        if lasting.card == card:
            more, more_enabled = lasting.effect.lasts.icons(s, lasting)
            normal, edge_enabled = _added(normal, more), _added(edge_enabled, more_enabled)
    return normal, edge_enabled


def usable_icons(s: LcgState, card: int) -> Icons:
    """The icons a unit strikes with: edge-enabled ones only with the edge (lcg.card.edge_enabled_icons)."""
    normal, edge_enabled = combat_icons(s, card)
    return _added(normal, edge_enabled) if s.edge == s.controller(card) else normal


def _added(one: Icons, other: Icons) -> Icons:
    return Icons(one[0] + other[0], one[1] + other[1], one[2] + other[2]) if any(other) else one


def force_icons(s: LcgState, card: int) -> int:
    """The Force icons of a unit; doubling comes last (lcg.modifier.doubling_last)."""
    found, doublings = s.deal.force[card], 0
    for source, ability in in_force(s, GivesForce):  # type: ignore[type-abstract]
        more, doubles = ability.force_for(s, source, card)
        found, doublings = found + more, doublings + doubles
    for lasting in s.lasting:
        if lasting.card == card:
            found += lasting.effect.lasts.force(s, lasting)
    return max(found, 0) << doublings


def capacity(s: LcgState, card: int) -> int:
    """The damage at which a card is destroyed (lcg.card.damage_capacity)."""
    found = s.deal.capacity[card]
    if not s.deal.constants[GivesCapacity]:  # asked after every change
        return found
    for source, ability in in_force(s, GivesCapacity):  # type: ignore[type-abstract]
        found += ability.capacity_for(s, source, card)
    return max(found, 0)


def room_for_damage(s: LcgState, card: int) -> int:
    """How much more damage a card can take."""
    return max(capacity(s, card) - s.damage[card], 0)


def keyword(s: LcgState, card: int, kind: type[K]) -> K | None:
    """A keyword of a card, printed or gained; gaining it again changes nothing (lcg.keyword.no_stacking)."""
    found = keywords(s, card, kind)
    return found[0] if found else None


def keywords(s: LcgState, card: int, kind: type[K]) -> Sequence[K]:
    """All sources of a keyword of a card."""
    printed = s.deal.all_of(card, kind) if card not in s.blank else ()
    giving = s.deal.giving(kind)
    if not giving:
        return printed
    gained = [ability.keyword_for(s, source, card) for source, ability in working(s, giving)]
    return [*printed, *[found for found in gained if isinstance(found, kind)]]


# ---------------------------------------------------------------- players


def reserve(s: LcgState, seat: int) -> int:
    """How many cards a player's hand is filled up to (lcg.draw.reserve_modifiers)."""
    found = OPENING_HAND
    for source, ability in in_force(s, ChangesReserve):  # type: ignore[type-abstract]
        found += ability.reserve_for(s, source, seat)
    for lasting in s.lasting:
        if lasting.seat == seat and lasting.card == NOBODY:
            found += lasting.effect.lasts.reserve(s, lasting)
    return max(found, 0)


def cards_held(s: LcgState, seat: int) -> int:
    """How many cards a player has in hand, or is considered to have."""
    more = sum(s.controller(card) != seat for card, _ in in_force(s, CountsMoreCards))
    return len(s.zones[HAND + seat]) + more


def edge_total(s: LcgState, seat: int) -> int:
    """What the Edge keywords of a player's participating units add up to (lcg.keyword.edge_cumulative)."""
    return sum(found.icons for card in participants(s, seat) for found in keywords(s, card, Edge))


def struggle_total(s: LcgState, seat: int) -> int:
    """A player's Force icons in a Force struggle: ready committed units, and whatever adds to them."""
    units = [card for card in s.zones[seat] if s.committed[card] and not s.focus[card]]
    found = sum(force_icons(s, card) for card in units) + s.revealed[seat]
    for source, ability in in_force(s, AddsForce):  # type: ignore[type-abstract]
        found += ability.total_for(s, source, seat)
    return found


def cost(s: LcgState, seat: int, card: int) -> int:
    """What a card costs a player who plays it now; what it says of its own cost counts wherever it is."""
    found = s.deal.cost[card]
    for source, ability in s.deal.cost_changes[card]:
        if works_in_play(s, source, ability) if in_play(s, source) else source == card:
            found += ability.cost_for(s, source, seat, card)
    for lasting in s.lasting:
        if lasting.seat == seat and lasting.card in (NOBODY, card):
            found += lasting.effect.lasts.cost(s, lasting, card)
    return max(found, 0)


# ---------------------------------------------------------------- what cannot be done


def can_attack(s: LcgState, unit: int, objective: int) -> bool:
    """Whether nothing forbids that a unit is declared as an attacker against an objective."""
    for source, ability in in_force(s, ForbidsAttack):  # type: ignore[type-abstract]
        if ability.forbids(s, source, unit, objective):
            return False
    return not s.lasting or not any(
        lasting.card == unit and lasting.effect.lasts.cannot_attack(s, lasting) for lasting in s.lasting
    )


def can_defend(s: LcgState, unit: int) -> bool:
    """Whether nothing forbids that a unit is declared as a defender."""
    return not s.lasting or not any(
        lasting.card == unit and lasting.effect.lasts.cannot_defend(s, lasting) for lasting in s.lasting
    )


def can_commit(s: LcgState, unit: int) -> bool:
    """Whether nothing forbids that a unit is committed to the Force."""
    effects = in_force(s, ForbidsCommitting)  # type: ignore[type-abstract]
    return not effects or not any(ability.forbids(s, source, unit) for source, ability in effects)


def can_be_damaged(s: LcgState, card: int) -> bool:
    """Whether nothing forbids that a card is damaged (lcg.damage.immune)."""
    effects = in_force(s, ForbidsDamage)  # type: ignore[type-abstract]
    return not effects or not any(ability.forbids(s, source, card) for source, ability in effects)


def most_attackers(s: LcgState, objective: int) -> int:
    """How many attackers may be declared against an objective."""
    effects = in_force(s, LimitsAttackers)  # type: ignore[type-abstract]
    found = [ability.most_attackers(s, source, objective) for source, ability in effects]
    limits = [limit for limit in found if limit is not None]
    return min(limits, default=len(s.place))
