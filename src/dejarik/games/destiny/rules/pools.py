"""Dice between cards and pools. Nothing else changes what a die shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from dejarik.abilities.timing import AFTER, Happening, occur
from dejarik.games.destiny.model.abilities import ProtectsDice, WhileDieInPool
from dejarik.games.destiny.model.moments import ACTIVATED, OWN_ROLL, ROLLED, ROLLED_IN
from dejarik.games.destiny.model.state import (
    MAX_SEATS,
    NOBODY,
    OFF,
    REAL,
    TEAM,
    DestinyState,
    in_play,
    resolution,
    under_way,
    upgrades_on,
)
from dejarik.games.destiny.model.values import pool_of, symbol_of
from dejarik.kernel.decision import CHANCE, Decision, Option
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step

EVEN = (1, 1, 1, 1, 1, 1)

A = TypeVar("A", bound=WhileDieInPool)


def leave_pool(s: DestinyState, die: int) -> None:
    """A die goes back onto its card, or into the side zone if its card is not in play."""
    if s.face[die] != OFF:
        s.pools[pool_of(s, die)].remove(die)
        s.face[die] = OFF


def remove(s: DestinyState, dice: list[int], seat: int) -> None:
    """Dice leave their pools unresolved, if they can, all at once (destiny.term.remove_die.definition)."""
    dice = removable(s, dice, seat)
    if dice:
        tell(s, "removed", seat, (), shown(s, dice))
        for die in dice:
            leave_pool(s, die)
        s.changed |= REAL


def removable(s: DestinyState, dice: list[int], seat: int) -> list[int]:
    """Those of several dice that a player can remove: "cannot" beats "can" (destiny.effect.negative_wins)."""
    protecting = held_by_dice(s, ProtectsDice)
    if not protecting:
        return dice
    foreign = [die for die in dice if pool_of(s, die) != seat]
    kept = {die for die in foreign for card, ability in protecting if _protects(s, card, ability, die)}
    return [die for die in dice if die not in kept]


def _protects(s: DestinyState, card: int, ability: ProtectsDice, die: int) -> bool:
    """Whether a die is kept in its pool by another one, which lies there for a card of the same player."""
    others = [own for own in s.deal.dice_of[card] if own != die and s.face[own] != OFF]
    return bool(others) and pool_of(s, others[0]) == pool_of(s, die) and symbol_of(s, die) == ability.symbol


def turn(s: DestinyState, die: int, face: int, seat: int) -> None:
    """A die is set to another side; nothing is rolled (destiny.term.turn_die.definition)."""
    tell(s, "turned", seat, (), (die, s.face[die], face))
    s.face[die] = face
    s.changed |= REAL


def take_off(s: DestinyState, card: int) -> None:
    """All dice of a card leave the pool (destiny.dieleaves.with_card)."""
    for die in s.deal.dice_of[card]:
        leave_pool(s, die)


def shown(s: DestinyState, dice: list[int]) -> tuple[int, ...]:
    """Dice with the faces they show, in turns."""
    return tuple([number for die in dice for number in (die, s.face[die])])


def held_by_dice(s: DestinyState, kind: type[A]) -> list[tuple[int, A]]:
    """The abilities of a kind that hold because their card is in play and a die of it lies in a pool."""
    if not s.deal.minds_pools:
        return []
    return [pair for pair in s.deal.having(kind) if in_play(s, pair[0]) and has_die_in_pool(s, pair[0])]


def has_die_in_pool(s: DestinyState, card: int) -> bool:
    """Whether a die of a card lies in a pool."""
    return any(s.face[die] != OFF for die in s.deal.dice_of[card])


# ---------------------------------------------------------------- rolling


def dice_to_roll(s: DestinyState, card: int) -> list[int]:
    """The dice that activating a card rolls: its own and, for a character, those of its upgrades, if they lie there."""
    is_character = TEAM <= s.place[card] < TEAM + MAX_SEATS
    cards = [card, *upgrades_on(s, card)] if is_character else [card]
    found = [die for one in cards for die in resting_dice(s, one)]
    return [die for die in found if die not in captured_dice(s)] if s.captured else found


def freeze(s: DestinyState, die: int, seat: int) -> None:
    """A die is not rolled in the next round."""
    s.frozen += ((die, s.round + 1),)
    s.changed |= REAL
    tell(s, "frozen", seat, (s.deal.card_of[die],), (die,))


def resting_dice(s: DestinyState, card: int) -> list[int]:
    """The dice of a card that are in no pool and not set aside."""
    face, spare = s.face, s.spare
    found = [die for die in s.deal.dice_of[card] if face[die] == OFF]
    return [die for die in found if die not in spare] if spare else found


def roll(s: DestinyState, dice: list[int], seat: int, activated: Sequence[int] = ()) -> None:
    """Roll dice into the pools they belong to, or again if they lie there; all were chosen before.

    ``activated`` are the cards whose activation rolls them: that and the roll are one moment.
    """
    s.changed |= REAL
    if s.frames:
        under_way(s).done = True
    if s.frozen:
        dice = [die for die in dice if (die, s.round) not in s.frozen]
    entering = tuple([die for die in dice if s.face[die] == OFF]) if s.deal.waiting[AFTER][ROLLED_IN] else ()
    s.agenda.append((end_roll, (seat, tuple(activated), tuple(dice), entering)))
    s.agenda += [(roll_die, (die,)) for die in reversed(dice)]


@step
def roll_die(s: DestinyState, die: int) -> None:
    """Chance decides what one die shows."""
    s.decision = Decision(CHANCE, "roll", s.deal.rolls[die], _rolled, EVEN)


def _rolled(s: DestinyState, option: Option, die: int) -> None:
    if s.face[die] == OFF:
        s.pools[pool_of(s, die)].append(die)
    s.face[die] = option[1:][1]


@step
def end_roll(
    s: DestinyState, seat: int, activated: tuple[int, ...], dice: tuple[int, ...], entering: tuple[int, ...] = ()
) -> None:
    """All dice of a roll lie: what waits for a roll or for the activation sees it whole.

    The ``entering`` ones were not in a pool before. A die rolls for its own player, whoever rolled it.
    """
    if dice:
        tell(s, "rolled", seat, (), shown(s, list(dice)))
    if s.frames:
        frame = under_way(s)
        frame.die = dice[0] if dice else NOBODY
        frame.rolled = dice
    awaited = s.deal.waiting[AFTER]
    activations = [Happening(ACTIVATED, seat, card) for card in activated] if awaited[ACTIVATED] else []
    rolls = [_rolled_by(s, die, ROLLED) for die in dice] if awaited[ROLLED] else []
    if awaited[ROLLED_IN]:
        rolls += [_rolled_by(s, die, ROLLED_IN) for die in entering]
    if awaited[OWN_ROLL]:
        rolls += [_rolled_by(s, die, OWN_ROLL) for die in dice if pool_of(s, die) == seat]
    if activations or rolls:
        occur(s, *activations, *rolls)


def _rolled_by(s: DestinyState, die: int, moment: int) -> Happening:
    return Happening(moment, pool_of(s, die), die, sort=symbol_of(s, die))


def keep(s: DestinyState) -> None:
    """The die being resolved stays in the pool."""
    resolution(s).stays = True


# ---------------------------------------------------------------- captured dice


def captured_dice(s: DestinyState) -> list[int]:
    """The dice that lie on cards of others."""
    return [die for die, _ in s.captured]


def capture(s: DestinyState, die: int, captor: int, seat: int) -> None:
    """A die leaves its pool and lies on another card until that leaves play."""
    remove(s, [die], seat)
    s.captured += ((die, captor),)
    tell(s, "captured", seat, (captor,), (die,))


def set_free(s: DestinyState, captor: int) -> None:
    """A card that leaves play gives back the die it holds."""
    if s.captured:
        s.captured = tuple([pair for pair in s.captured if pair[1] != captor])


def forget_die_of(s: DestinyState, card: int) -> None:
    """A card that leaves play takes its die along, also from the card that held it."""
    release(s, s.deal.dice_of[card])


def release(s: DestinyState, dice: Sequence[int]) -> None:
    """No card holds these dice any longer."""
    if s.captured:
        s.captured = tuple([pair for pair in s.captured if pair[0] not in dice])
