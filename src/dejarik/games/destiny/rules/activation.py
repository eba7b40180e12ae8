"""Activating characters and supports: guardians first, then exhaust and roll."""

from __future__ import annotations

from dejarik.abilities.timing import Pending, interrupt
from dejarik.games.destiny.model.keywords import has_guardian
from dejarik.games.destiny.model.state import REAL, DestinyState, in_play, stands, under_way
from dejarik.games.destiny.model.values import dice_to_guard
from dejarik.games.destiny.rules.pools import dice_to_roll, roll
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def activate(s: DestinyState, seat: int, cards: list[int]) -> None:
    """Activate ready cards, all together; what their guardians do comes before (destiny.activate.exhaust_and_roll)."""
    s.agenda.append((roll_cards, (seat, tuple(cards))))
    guards = [card for card in cards if stands(s, card) and has_guardian(s, card)] if dice_to_guard(s, seat) else []
    if guards:
        interrupt(s, also=tuple([Pending(s.deal.words.guard, s.new_frame(card, seat)) for card in guards]))


@step
def roll_cards(s: DestinyState, seat: int, cards: tuple[int, ...]) -> None:
    """Exhaust what is still there and roll all its dice (destiny.activate.all_dice_mandatory)."""
    ready = [card for card in cards if in_play(s, card) and not s.exhausted[card]]
    if s.frames:
        frame = under_way(s)
        frame.done = bool(ready)
        if ready:
            frame.character = ready[0]
    if not ready:
        return
    for card in ready:
        s.exhausted[card] = 1
        tell(s, "activated", seat, (card,))
    s.changed |= REAL
    roll(s, [die for card in ready for die in dice_to_roll(s, card)], seat, ready)
