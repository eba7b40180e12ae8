"""Damage and shields, each with what may interrupt it before and what waits for it behind."""

from __future__ import annotations

from typing import Final, TypeAlias

from dejarik.abilities.timing import AFTER, BEFORE, Happening, interrupt, occur
from dejarik.games.destiny.model.moments import DEALT_DAMAGE, GIVEN_SHIELDS, TOOK_DAMAGE
from dejarik.games.destiny.model.state import MAX_SHIELDS, REAL, DestinyState, seat_of, stands, under_way
from dejarik.games.destiny.rules.defeat import defeat
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step

Shares: TypeAlias = tuple[tuple[int, int], ...]
"""Characters with an amount each."""

PLAIN: Final = -1
"""Damage that is neither melee nor ranged nor indirect (destiny.damage.untyped_by_default)."""


def deal_damage(s: DestinyState, hits: list[tuple[int, int]], kind: int = PLAIN, unblockable: bool = False) -> None:
    """Damage to characters at the same moment; what waits for a character to be dealt damage goes first."""
    hits = [(character, amount) for character, amount in hits if amount > 0 and stands(s, character)]
    frame = under_way(s)
    frame.blocked = 0
    frame.done = bool(hits)
    if hits:
        s.agenda.append((land_damage, (kind, unblockable, tuple(hits))))
        if s.deal.waiting[BEFORE][DEALT_DAMAGE]:
            interrupt(s, *[Happening(DEALT_DAMAGE, seat_of(s, hit), hit, amount) for hit, amount in hits])


@step
def land_damage(s: DestinyState, kind: int, unblockable: bool, hits: Shares) -> None:
    """Shields block first, the rest is taken; damage beyond the health is lost (destiny.shield.before_damage_taken)."""
    fallen, taken = [], []
    for character, amount in hits:
        if not stands(s, character):
            continue
        blocked = 0 if unblockable else min(s.shields[character], amount)
        hurt = min(amount - blocked, s.deal.health[character] - s.damage[character])
        s.shields[character] -= blocked
        s.damage[character] += hurt
        under_way(s).blocked += blocked
        tell(s, "damaged", seat_of(s, character), (character,), (amount, blocked, hurt))
        if hurt:
            taken.append(character)
        if s.damage[character] >= s.deal.health[character]:
            fallen.append(character)
        s.changed |= REAL
    defeat(s, fallen)
    if taken and s.deal.waiting[AFTER][TOOK_DAMAGE]:
        occur(s, *[Happening(TOOK_DAMAGE, seat_of(s, character), character, sort=kind) for character in taken])


def move_damage(s: DestinyState, source: int, target: int, amount: int) -> int:
    """Damage moved ignores shields and is not taken (destiny.term.move.damage_ignores_shields); how much it was."""
    amount = min(amount, s.damage[source])
    s.damage[source] -= amount
    s.damage[target] = min(s.damage[target] + amount, s.deal.health[target])
    if amount:
        s.changed |= REAL
        tell(s, "moved_damage", seat_of(s, target), (source, target), (amount,))
    if s.damage[target] >= s.deal.health[target]:
        defeat(s, [target])
    return amount


def heal(s: DestinyState, character: int, amount: int) -> int:
    """Remove damage as far as there is any (destiny.term.heal.as_much_as_possible); how much it was."""
    healed = min(amount, s.damage[character])
    if healed:
        s.damage[character] -= healed
        s.changed |= REAL
        tell(s, "healed", seat_of(s, character), (character,), (healed,))
    return healed


# ---------------------------------------------------------------- shields


def give_shields(s: DestinyState, gifts: list[tuple[int, int]]) -> None:
    """Shields to characters; what waits for a character to gain shields goes first."""
    gifts = [(character, amount) for character, amount in gifts if amount > 0 and stands(s, character)]
    if s.frames:
        s.frames[-1].done = bool(gifts)
    if gifts:
        s.agenda.append((add_shields, (tuple(gifts),)))
        if s.deal.waiting[BEFORE][GIVEN_SHIELDS]:
            interrupt(s, *[Happening(GIVEN_SHIELDS, seat_of(s, one), one, amount) for one, amount in gifts])


@step
def add_shields(s: DestinyState, gifts: Shares) -> None:
    """Shields beyond the third are ignored (destiny.shield.max_three); then not all was carried out in full."""
    given = [_shield(s, character, amount) for character, amount in gifts]
    if s.frames:
        s.frames[-1].done = given == [amount for _, amount in gifts]


def _shield(s: DestinyState, character: int, amount: int) -> int:
    """Give one character shields; how many there was room for."""
    gained = min(amount, MAX_SHIELDS - s.shields[character]) if stands(s, character) else 0
    if gained:
        s.shields[character] += gained
        s.changed |= REAL
        tell(s, "shielded", seat_of(s, character), (character,), (gained,))
    return gained


def remove_shields(s: DestinyState, character: int, amount: int) -> int:
    """Take shields away as far as there are any; how many it were."""
    lost = min(amount, s.shields[character])
    if lost:
        s.shields[character] -= lost
        s.changed |= REAL
        tell(s, "unshielded", seat_of(s, character), (character,), (lost,))
    return lost
