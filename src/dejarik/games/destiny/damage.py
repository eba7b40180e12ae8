"""Damage, shields and defeat, each with what may interrupt it before and what waits for it behind."""

from __future__ import annotations

from dejarik.games.destiny import ending, pools
from dejarik.games.destiny.frames import BLOCKED, DONE, NUMBER, note
from dejarik.games.destiny.happenings import interrupt, occur, pending, resolve_pending
from dejarik.games.destiny.moments import DEALT_DAMAGE, DEFEATED, FALLING, GIVEN_SHIELDS, TOOK_DAMAGE
from dejarik.games.destiny.piles import discard_from_play, leave_play
from dejarik.games.destiny.state import (
    ASIDE,
    LIMBO,
    MAX_SEATS,
    MAX_SHIELDS,
    NOBODY,
    REAL,
    TEAM,
    DestinyState,
    seat_of,
    upgrades_on,
)
from dejarik.games.destiny.terms import UPGRADE
from dejarik.games.destiny.vocabulary.abilities import Replaces
from dejarik.games.destiny.vocabulary.keywords import REDEPLOYMENT, has_redeploy
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import move

PLAIN = -1
"""Damage that is neither melee nor ranged nor indirect (destiny.damage.untyped_by_default)."""


def stands(s: DestinyState, character: int) -> bool:
    """Whether a character is in play and not defeated."""
    return TEAM <= s.place[character] < TEAM + MAX_SEATS


def deal_damage(s: DestinyState, hits: list[tuple[int, int]], kind: int = PLAIN, unblockable: bool = False) -> None:
    """Damage to characters at the same moment; what waits for a character to be dealt damage goes first."""
    hits = [(character, amount) for character, amount in hits if amount > 0 and stands(s, character)]
    s.frames[-1][BLOCKED] = 0
    s.frames[-1][DONE] = int(bool(hits))
    if hits:
        s.agenda.append((land_damage, (kind, int(unblockable), *[number for hit in hits for number in hit])))
        interrupt(s, *[(DEALT_DAMAGE, seat_of(s, character), character, amount) for character, amount in hits])


@step
def land_damage(s: DestinyState, kind: int, unblockable: int, *numbers: int) -> None:
    """Shields block first, the rest is taken; damage beyond the health is lost (destiny.shield.before_damage_taken)."""
    fallen, taken = [], []
    for character, amount in zip(numbers[::2], numbers[1::2], strict=True):
        if not stands(s, character):
            continue
        blocked = 0 if unblockable else min(s.shields[character], amount)
        hurt = min(amount - blocked, s.deal.health[character] - s.damage[character])
        s.shields[character] -= blocked
        s.damage[character] += hurt
        s.frames[-1][BLOCKED] += blocked
        tell(s, "damaged", seat_of(s, character), (character,), (amount, blocked, hurt))
        if hurt:
            taken.append(character)
        if s.damage[character] >= s.deal.health[character]:
            fallen.append(character)
        s.changed |= REAL
    defeat(s, fallen)
    if taken:
        occur(s, *[(TOOK_DAMAGE, seat_of(s, character), character, kind) for character in taken])


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
        s.frames[-1][DONE] = int(bool(gifts))
    if gifts:
        s.agenda.append((add_shields, tuple([number for gift in gifts for number in gift])))
        interrupt(s, *[(GIVEN_SHIELDS, seat_of(s, character), character, amount) for character, amount in gifts])


@step
def add_shields(s: DestinyState, *numbers: int) -> None:
    """Shields beyond the third are ignored (destiny.shield.max_three); then not all was carried out in full."""
    given = [_shield(s, character, amount) for character, amount in zip(numbers[::2], numbers[1::2], strict=True)]
    if s.frames:
        note(s, given == list(numbers[1::2]))


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


# ---------------------------------------------------------------- defeat


def defeat(s: DestinyState, characters: list[int]) -> None:
    """Characters are defeated at the same moment; then it is looked who is left."""
    if characters:
        s.agenda.append((ending.check_teams, ()))
        s.agenda.append((fall, (0, *characters)))


@step
def fall(s: DestinyState, lost: int, *characters: int) -> None:
    """Characters would be defeated, the first ``lost`` of them for certain.

    What happens instead comes first, then what happens before any of them is put down.
    """
    for at in range(lost, len(characters)):
        saviours = _saviours(s, characters[at])
        if len(saviours) == 1:
            _save(s, saviours[0], at, characters)
            return
        if saviours:
            s.agenda.append((choose_saviour, (at, *characters)))
            return
    falling = [character for character in characters if stands(s, character)]
    s.agenda += [(put_down, (character,)) for character in reversed(falling)]
    interrupt(s, *[(FALLING, seat_of(s, character), character, 0) for character in falling])


def _saviours(s: DestinyState, character: int) -> list[int]:
    if not s.deal.listening(Replaces, FALLING) or not stands(s, character):
        return []
    seat = seat_of(s, character)
    return [
        card for card, ability in s.deal.listening(Replaces, FALLING) if ability.when.met(s, card, seat, character, 0)
    ]


@step
def choose_saviour(s: DestinyState, at: int, *characters: int) -> None:
    """Several things would happen instead of a defeat; one of them does."""
    options: list[Option] = [("instead", card) for card in _saviours(s, characters[at])]
    s.decision = Decision(seat_of(s, characters[at]), "instead", options, _answer_saviour)


def _answer_saviour(s: DestinyState, option: Option, at: int, *characters: int) -> None:
    _save(s, subject(option), at, characters)


def _save(s: DestinyState, card: int, at: int, characters: tuple[int, ...]) -> None:
    """The defeat does not happen at all (destiny.effect.replacement.original_not_resolved); that of others may."""
    s.agenda.append((fall, (at, *characters[:at], *characters[at + 1 :])))
    ability = s.deal.ability(card, Replaces)
    assert ability is not None
    resolve_pending(s, *pending(s, ability, card, seat_of(s, card), characters[at], 0))


@step
def put_down(s: DestinyState, character: int) -> None:
    """A defeated character is set aside with its dice; its upgrades are discarded or wait to be redeployed."""
    if not stands(s, character):
        return
    seat = seat_of(s, character)
    tell(s, "defeated", seat, (character,))
    _announce_later(s, seat, character)
    for card in upgrades_on(s, character):
        if has_redeploy(s, card):
            pools.take_off(s, card)
            pools.set_free(s, card)
            s.host[card] = NOBODY
            move(s, card, LIMBO + seat)
        else:
            discard_from_play(s, card)
    leave_play(s, character, ASIDE)


def _announce_later(s: DestinyState, seat: int, character: int) -> None:
    """Note a defeat for when it is clear who is still in the game; those of one moment are announced together."""
    check = max(at for at, pending in enumerate(s.agenda) if pending[0] is ending.check_teams)
    announced, fallen = s.agenda[check - 1] if check else (ending.check_teams, ())
    if announced is announce_defeats:
        s.agenda[check - 1] = (announce_defeats, (*fallen, seat, character))
    else:
        s.agenda.insert(check, (announce_defeats, (seat, character)))


@step
def announce_defeats(s: DestinyState, *numbers: int) -> None:
    """What waits for a defeat joins the queue, the redeployment of upgrades with it."""
    fallen = list(zip(numbers[::2], numbers[1::2], strict=True))
    waiting = [entry[1] for entry in s.queue if entry[0] == REDEPLOYMENT.number]
    redeployed = [
        [REDEPLOYMENT.number, card, seat, NOBODY, NUMBER, 0, 0]
        for seat in dict.fromkeys(numbers[::2])
        for card in s.zones[LIMBO + seat]
        if s.deal.kind[card] == UPGRADE and card not in waiting
    ]
    occur(s, *[(DEFEATED, seat, character, 0) for seat, character in fallen], also=tuple(redeployed))
