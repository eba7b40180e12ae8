"""Damage and shields, each with what may interrupt it before and what waits for it behind."""

from __future__ import annotations

from typing import Final, TypeAlias

from dejarik.abilities.timing import AFTER, BEFORE, Happening, Pending, due_at, interrupt, occur
from dejarik.games.destiny.model.frames import Damage, Hit, Resolution
from dejarik.games.destiny.model.moments import (
    DEALT_DAMAGE,
    DIE_DEALT_DAMAGE,
    GIVEN_SHIELDS,
    TAKING_DAMAGE,
    TOOK_DAMAGE,
)
from dejarik.games.destiny.model.state import (
    MAX_SHIELDS,
    NOBODY,
    REAL,
    DestinyState,
    in_play,
    seat_of,
    stands,
    under_way,
)
from dejarik.games.destiny.rules.defeat import defeat
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step

Shares: TypeAlias = tuple[tuple[int, int], ...]
"""Characters with an amount each."""

PLAIN: Final = NOBODY
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
            interrupt(s, *[Happening(DEALT_DAMAGE, seat_of(s, hit), hit, amount, kind) for hit, amount in hits])


@step
def land_damage(s: DestinyState, kind: int, unblockable: bool, hits: Shares) -> None:
    """Shields and other effects block first, the rest is taken (destiny.shield.before_damage_taken)."""
    struck = [Hit(character, amount, amount) for character, amount in hits if stands(s, character)]
    if unblockable:
        _take(s, kind, struck)
    elif not (s.deal.can_block and _let_block(s, kind, struck)):
        _take(s, kind, [_shielded(s, hit) if s.shields[hit[0]] else hit for hit in struck])


def _take(s: DestinyState, kind: int, hits: list[Hit]) -> None:
    """Damage that nothing blocked is taken; beyond the health it is lost."""
    fallen, taken = [], []
    for character, dealt, left, shielded in hits:
        hurt = min(left, s.deal.health[character] - s.damage[character])
        s.damage[character] += hurt
        under_way(s).blocked += shielded
        tell(s, "damaged", seat_of(s, character), (character,), (dealt, shielded, hurt))
        if hurt:
            taken.append(character)
        if s.damage[character] >= s.deal.health[character]:
            fallen.append(character)
        s.changed |= REAL
    defeat(s, fallen)
    awaited = s.deal.waiting[AFTER]
    events = [Happening(TOOK_DAMAGE, seat_of(s, hurt), hurt, sort=kind) for hurt in taken if awaited[TOOK_DAMAGE]]
    frame = under_way(s)
    if awaited[DIE_DEALT_DAMAGE] and hits and isinstance(frame, Resolution):
        events.append(Happening(DIE_DEALT_DAMAGE, frame.you, frame.resolved))
    if events:
        occur(s, *events)


# ---------------------------------------------------------------- blocking


def _shielded(s: DestinyState, hit: Hit) -> Hit:
    """What is left of a hit when shields have blocked as much as they can (destiny.shield.mandatory)."""
    blocked = min(s.shields[hit.character], hit.left)
    if not blocked:
        return hit
    s.shields[hit.character] -= blocked
    return Hit(hit.character, hit.dealt, hit.left - blocked, hit.shielded + blocked)


def _let_block(s: DestinyState, kind: int, hits: list[Hit]) -> bool:
    """What may block damage does so in an order that its players choose; whether there is anything but shields.

    The shields of a character are among what is ordered (destiny.shield.other_blocks_same_time).
    """
    blocking: list[Pending] = []
    for hit in hits:
        seat = seat_of(s, hit.character)
        others = due_at(s, BEFORE, Happening(TAKING_DAMAGE, seat, hit.character, hit.left, kind))
        others += _blocked_by_others(s, hit.character)
        if others and s.shields[hit.character]:
            others.append(Pending(s.deal.words.shields, s.new_frame(hit.character, seat)))
        blocking += others
    if blocking:
        frame = under_way(s)
        s.frames.append(Damage(frame.source, frame.you, hits=tuple(hits), sort=kind))
        s.agenda.append((end_damage, ()))
        interrupt(s, also=tuple(blocking))
    return bool(blocking)


def _blocked_by_others(s: DestinyState, character: int) -> list[Pending]:
    """What may be done for a character that is about to take damage by cards that are not on it."""
    found = []
    for card, ability in s.deal.blockers:
        if in_play(s, card) and ability.can_block_for(s, card, character):
            frame = s.new_frame(card, seat_of(s, card))
            frame.character = character
            found.append(Pending(ability.effect, frame))
    return found


@step
def end_damage(s: DestinyState) -> None:
    """Everything that might block has done so; shields that are left must."""
    frame = s.frames.pop()
    assert isinstance(frame, Damage)
    _take(s, frame.sort, [_shielded(s, hit) for hit in frame.hits if stands(s, hit.character)])


def damage_interrupted(s: DestinyState) -> Damage:
    """The damage that the ability under way interrupts, whose frame lies under its own."""
    frame = s.frames[-2]
    assert isinstance(frame, Damage)
    return frame


def left_to_take(s: DestinyState, character: int) -> int:
    """How much of the damage under way a character is still going to take."""
    return sum([hit.left for hit in damage_interrupted(s).hits if hit.character == character])


def use_shields(s: DestinyState, character: int) -> None:
    """The shields of a character block now what they would block in the end."""
    _change_hit(s, _shielded(s, _hit_on(s, character)))


def block(s: DestinyState, character: int, amount: int) -> None:
    """So much of the damage a character is about to take is not taken."""
    hit = _hit_on(s, character)
    _change_hit(s, hit._replace(left=hit.left - amount))
    tell(s, "blocked", seat_of(s, character), (character,), (amount,))


def block_with_shields_of(s: DestinyState, other: int, character: int, amount: int) -> None:
    """Shields of one character block damage that another is about to take."""
    blocked = remove_shields(s, other, amount)
    hit = _hit_on(s, character)
    _change_hit(s, Hit(character, hit.dealt, hit.left - blocked, hit.shielded + blocked))


def _hit_on(s: DestinyState, character: int) -> Hit:
    return next(hit for hit in damage_interrupted(s).hits if hit.character == character)


def _change_hit(s: DestinyState, changed: Hit) -> None:
    frame = damage_interrupted(s)
    frame.hits = tuple([changed if hit.character == changed.character else hit for hit in frame.hits])


# ---------------------------------------------------------------- damage that is not dealt


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


def move_shields(s: DestinyState, source: int, target: int, amount: int) -> None:
    """Shields change places; they are not gained anew, and there must be room for them (destiny.shield.max_three)."""
    s.shields[source] -= amount
    s.shields[target] += amount
    s.changed |= REAL
    tell(s, "moved_shields", seat_of(s, target), (source, target), (amount,))


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
