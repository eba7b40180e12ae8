"""Elite characters: a second die from the side zone while an upgrade gives it."""

from __future__ import annotations

from dejarik.games.destiny.model.state import REAL, DestinyState, seat_of, stands, upgrades_on
from dejarik.games.destiny.rules.pools import captured_dice, leave_pool, release
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def dice_on(s: DestinyState, character: int) -> list[int]:
    """The dice that belong to a character now; those set aside do not."""
    return [die for die in s.deal.dice_of[character] if die not in s.spare]


@step
def settle_dice(s: DestinyState, character: int) -> None:
    """A character has the dice it began with and, if it was not elite, one more while it is made elite."""
    spare = s.deal.spare_of[character]
    own = dice_on(s, character)
    started = len(s.deal.dice_of[character]) - len(spare)
    if not stands(s, character):
        s.spare = (*[die for die in s.spare if s.deal.card_of[die] != character], *spare)
    elif len(own) > started and not _is_trained(s, character):
        _choose_surplus(s, character, own)
    elif len(own) == started == 1 and spare and _is_trained(s, character):
        taken = next(die for die in s.spare if s.deal.card_of[die] == character)
        s.spare = tuple([die for die in s.spare if die != taken])
        s.changed |= REAL
        tell(s, "made_elite", seat_of(s, character), (character,))


def _is_trained(s: DestinyState, character: int) -> bool:
    return any(card in s.deal.trainers for card in upgrades_on(s, character))


def _choose_surplus(s: DestinyState, character: int, dice: list[int]) -> None:
    """Its controller says which die is set aside (destiny.card.training.leaves_play); alike ones are offered once."""
    taken = captured_dice(s)
    found = {(s.face[die], die in taken): die for die in reversed(dice)}
    options: list[Option] = [("set_aside", die) for die in sorted(found.values())]
    if len(options) == 1:
        _set_aside(s, subject(options[0]))
    else:
        s.decision = Decision(seat_of(s, character), "set_aside", options, _answer)


def _answer(s: DestinyState, option: Option, character: int) -> None:
    _set_aside(s, subject(option))


def _set_aside(s: DestinyState, die: int) -> None:
    tell(s, "lost_elite", seat_of(s, s.deal.card_of[die]), (s.deal.card_of[die],))
    leave_pool(s, die)
    release(s, [die])
    s.spare += (die,)
    s.changed |= REAL
