"""What a player of Bounty would leave unused."""

from __future__ import annotations

from dejarik.games.bounty.state import BountyState
from dejarik.games.bounty.text import actions_text
from dejarik.kernel.decision import Option
from dejarik.kernel.text import EMPTY, Text


def waste(s: BountyState, option: Option) -> Text:
    """Actions left at the end of a turn are lost; drawing or a quick job is always possible."""
    return actions_text(s.actions) if option[0] == "end" and s.actions else EMPTY
