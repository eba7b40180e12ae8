"""Dice between cards and pools. Nothing else changes what a die shows."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.abilities.timing import AFTER, Happening, occur
from dejarik.games.destiny.model.moments import ACTIVATED, ROLLED
from dejarik.games.destiny.model.state import (
    MAX_SEATS,
    NOBODY,
    OFF,
    REAL,
    TEAM,
    DestinyState,
    resolution,
    under_way,
    upgrades_on,
)
from dejarik.games.destiny.model.values import pool_of
from dejarik.kernel.decision import CHANCE, Decision, Option
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step

EVEN = (1, 1, 1, 1, 1, 1)


def leave_pool(s: DestinyState, die: int) -> None:
    """A die goes back onto its card, or into the side zone if its card is not in play."""
    if s.face[die] != OFF:
        s.pools[pool_of(s, die)].remove(die)
        s.face[die] = OFF


def remove(s: DestinyState, dice: list[int], seat: int) -> None:
    """Dice leave their pools unresolved (destiny.term.remove_die.definition)."""
    if dice:
        tell(s, "removed", seat, (), shown(s, dice))
        for die in dice:
            leave_pool(s, die)
        s.changed |= REAL


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


# ---------------------------------------------------------------- rolling


def dice_to_roll(s: DestinyState, card: int) -> list[int]:
    """The dice that activating a card rolls: its own and, for a character, those of its upgrades, if they lie there."""
    is_character = TEAM <= s.place[card] < TEAM + MAX_SEATS
    cards = [card, *upgrades_on(s, card)] if is_character else [card]
    taken = captured_dice(s)
    return [die for one in cards for die in s.deal.dice_of[one] if s.face[die] == OFF and die not in taken]


def roll(s: DestinyState, dice: list[int], seat: int, activated: Sequence[int] = ()) -> None:
    """Roll dice into the pools they belong to, or again if they lie there; all were chosen before.

    ``activated`` are the cards whose activation rolls them: that and the roll are one moment.
    """
    s.changed |= REAL
    s.agenda.append((end_roll, (seat, tuple(activated), tuple(dice))))
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
def end_roll(s: DestinyState, seat: int, activated: tuple[int, ...], dice: tuple[int, ...]) -> None:
    """All dice of a roll lie: what waits for a roll or for the activation sees it whole."""
    if dice:
        tell(s, "rolled", seat, (), shown(s, list(dice)))
    if s.frames:
        frame = under_way(s)
        frame.done = True
        frame.die = dice[0] if dice else NOBODY
        frame.rolled = list(dice)
    activations = [Happening(ACTIVATED, seat, card) for card in activated]
    rolls = [Happening(ROLLED, seat, die) for die in dice] if s.deal.waiting[AFTER][ROLLED] else []
    if activations or rolls:
        occur(s, *activations, *rolls)


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
    s.captured.append((die, captor))
    tell(s, "captured", seat, (captor,), (die,))


def set_free(s: DestinyState, captor: int) -> None:
    """A card that leaves play gives back the die it holds."""
    if s.captured:
        s.captured = [pair for pair in s.captured if pair[1] != captor]


def forget_die_of(s: DestinyState, card: int) -> None:
    """A card that leaves play takes its die along, also from the card that held it."""
    if s.captured:
        dice = s.deal.dice_of[card]
        s.captured = [pair for pair in s.captured if pair[0] not in dice]
