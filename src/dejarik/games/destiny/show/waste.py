"""What a player of Destiny would leave unused at the end of a round."""

from __future__ import annotations

from dejarik.games.destiny.model.state import DestinyState, foes_of, is_in
from dejarik.kernel.decision import Option
from dejarik.kernel.nouns import DIE
from dejarik.kernel.text import EMPTY, Text


def waste(s: DestinyState, option: Option) -> Text:
    """Dice that could be resolved leave the pool with the round; whoever claims acts no more in it."""
    decision = s.decision
    if decision is None or decision.kind != "action" or not _is_last(s, option):
        return EMPTY
    left = len({option[1:] for option in decision.options if option[0] == "resolve"})
    return DIE.count(left) if left else EMPTY


def _is_last(s: DestinyState, option: Option) -> bool:
    """Whether the player does nothing more in this round after it."""
    last_to_pass = s.passes + 1 >= len(foes_of(s, s.active)) + is_in(s, s.active)
    return option[0] == "claim" or (option[0] == "pass" and last_to_pass)
