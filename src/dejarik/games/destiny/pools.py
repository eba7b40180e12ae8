"""Dice between cards and pools. Nothing else changes what a die shows."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.destiny.frames import CHOSEN, DIE, DONE, KEPT
from dejarik.games.destiny.happenings import occur
from dejarik.games.destiny.moments import ACTIVATED, ROLLED
from dejarik.games.destiny.state import MAX_SEATS, NOBODY, OFF, REAL, TEAM, DestinyState, upgrades_on
from dejarik.games.destiny.values import pool_of
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
    taken = s.captured[::2]
    return [die for one in cards for die in s.deal.dice_of[one] if s.face[die] == OFF and die not in taken]


def roll(s: DestinyState, dice: list[int], seat: int, activated: Sequence[int] = ()) -> None:
    """Roll dice into the pools they belong to, or again if they lie there; all were chosen before.

    ``activated`` are the cards whose activation rolls them: that and the roll are one moment.
    """
    s.changed |= REAL
    s.agenda.append((end_roll, (seat, len(activated), *activated, *dice)))
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
def end_roll(s: DestinyState, seat: int, activated: int, *numbers: int) -> None:
    """All dice of a roll lie: what waits for a roll or for the activation sees it whole."""
    cards, dice = numbers[:activated], numbers[activated:]
    if dice:
        tell(s, "rolled", seat, (), shown(s, list(dice)))
    if s.frames:
        frame = s.frames[-1]
        frame[DONE] = 1
        frame[DIE] = dice[0] if dice else NOBODY
        frame[CHOSEN:] = dice
    occur(s, *[(ACTIVATED, seat, card, 0) for card in cards], *[(ROLLED, seat, die, 0) for die in dice])


def keep(s: DestinyState) -> None:
    """The die being resolved stays in the pool."""
    s.frames[-1][KEPT] = 1


# ---------------------------------------------------------------- captured dice


def capture(s: DestinyState, die: int, captor: int, seat: int) -> None:
    """A die leaves its pool and lies on another card until that leaves play."""
    remove(s, [die], seat)
    s.captured += [die, captor]
    tell(s, "captured", seat, (captor,), (die,))


def set_free(s: DestinyState, captor: int) -> None:
    """A card that leaves play gives back the die it holds."""
    if captor in s.captured[1::2]:
        at = 2 * s.captured[1::2].index(captor)
        del s.captured[at : at + 2]


def forget_die_of(s: DestinyState, card: int) -> None:
    """A card that leaves play takes its die along, also from the card that held it."""
    for die in s.deal.dice_of[card]:
        if die in s.captured[::2]:
            at = 2 * s.captured[::2].index(die)
            del s.captured[at : at + 2]
