"""Defeat: what may happen instead or before, and what becomes of a character and its upgrades."""

from __future__ import annotations

from dejarik.abilities.timing import Happening, Pending, interrupt, occur
from dejarik.games.destiny.language.terms import UPGRADE
from dejarik.games.destiny.model.keywords import has_redeploy
from dejarik.games.destiny.model.moments import DEFEATED, FALLING
from dejarik.games.destiny.model.state import (
    ASIDE,
    LIMBO,
    NOBODY,
    DestinyState,
    seat_of,
    stands,
    under_way,
    upgrades_on,
)
from dejarik.games.destiny.rules import ending, pools
from dejarik.games.destiny.rules.piles import discard_from_play, leave_play
from dejarik.games.destiny.rules.replacing import can_be_replaced, would_happen
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import move


def defeat(s: DestinyState, characters: list[int]) -> None:
    """Characters are defeated at the same moment; then it is looked who is left."""
    if characters:
        s.agenda.append((ending.check_teams, ()))
        s.agenda.append((fall, (0, tuple(characters))))


@step
def fall(s: DestinyState, lost: int, characters: tuple[int, ...]) -> None:
    """Characters would be defeated, the first ``lost`` of them for certain.

    What happens instead comes first, then what happens before any of them is put down.
    """
    for at in range(lost, len(characters)):
        event = Happening(FALLING, seat_of(s, characters[at]), characters[at])
        if stands(s, characters[at]) and can_be_replaced(s, event):
            spared = characters[:at] + characters[at + 1 :]
            would_happen(s, event, (fall, (at + 1, characters)), (fall, (at, spared)))
            return
    falling = [character for character in characters if stands(s, character)]
    s.agenda += [(put_down, (character,)) for character in reversed(falling)]
    interrupt(s, *[Happening(FALLING, seat_of(s, character), character) for character in falling])


@step
def put_down(s: DestinyState, character: int) -> None:
    """A defeated character is set aside with its dice; its upgrades are discarded or wait to be redeployed."""
    if not stands(s, character):
        return
    seat = seat_of(s, character)
    under_way(s).fallen = character
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
    check = max(at for at, (pending, _) in enumerate(s.agenda) if pending is ending.check_teams)
    below, arguments = s.agenda[check - 1] if check else (ending.check_teams, ())
    if below is announce_defeats:
        s.agenda[check - 1] = (announce_defeats, ((*arguments[0], (seat, character)),))
    else:
        s.agenda.insert(check, (announce_defeats, (((seat, character),),)))


@step
def announce_defeats(s: DestinyState, fallen: tuple[tuple[int, int], ...]) -> None:
    """What waits for a defeat joins the queue, the redeployment of upgrades with it."""
    redeploy = s.deal.words.redeploy
    waiting = [pending.frame.source for pending in s.queue if pending.effect is redeploy]
    redeployed = [
        Pending(redeploy, s.new_frame(card, seat))
        for seat in dict.fromkeys(seat for seat, _ in fallen)
        for card in s.zones[LIMBO + seat]
        if s.deal.kind[card] == UPGRADE and card not in waiting
    ]
    occur(s, *[Happening(DEFEATED, seat, character) for seat, character in fallen], also=tuple(redeployed))
