"""Activating characters and supports: guardians first, then exhaust and roll."""

from __future__ import annotations

from dejarik.games.destiny import frames
from dejarik.games.destiny.damage import stands
from dejarik.games.destiny.happenings import order
from dejarik.games.destiny.pools import dice_to_roll, roll
from dejarik.games.destiny.state import NOBODY, REAL, DestinyState, in_play
from dejarik.games.destiny.vocabulary.guarding import GUARD, dice_to_guard
from dejarik.games.destiny.vocabulary.keywords import has_guardian
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def activate(s: DestinyState, seat: int, cards: list[int]) -> None:
    """Activate ready cards, all together; what their guardians do comes before (destiny.activate.exhaust_and_roll)."""
    s.agenda.append((roll_cards, (seat, *cards)))
    guards = [card for card in cards if stands(s, card) and has_guardian(s, card)] if dice_to_guard(s, seat) else []
    if guards:
        entries = [(GUARD.number, card, seat, NOBODY, frames.CHARACTER, card, 0) for card in guards]
        s.agenda.append((order, (0, *[number for entry in entries for number in entry])))


@step
def roll_cards(s: DestinyState, seat: int, *cards: int) -> None:
    """Exhaust what is still there and roll all its dice (destiny.activate.all_dice_mandatory)."""
    ready = [card for card in cards if in_play(s, card) and not s.exhausted[card]]
    if s.frames:
        frames.note(s, bool(ready))
        if ready:
            s.frames[-1][frames.CHARACTER] = ready[0]
    if not ready:
        return
    for card in ready:
        s.exhausted[card] = 1
        tell(s, "activated", seat, (card,))
    s.changed |= REAL
    roll(s, [die for card in ready for die in dice_to_roll(s, card)], seat, ready)
