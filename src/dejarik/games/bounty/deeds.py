"""Which deeds the events of Bounty tell of."""

from __future__ import annotations

from typing import Final

from dejarik.games.bounty.state import BountyState
from dejarik.kernel.deeds import Deeds, counted, paid_for, with_cards, with_one

DEEDS: Final[Deeds[BountyState]] = {
    "equipped": paid_for("play"),
    "event": with_one("play"),
    "used": with_one("use"),
    "took": with_cards("take"),
    "drew": with_cards("draw"),
    "sold": with_cards("sell"),
    "discarded": with_cards("discard"),
    "ignored": with_cards("discard"),
    "job": counted("gain", "credits"),
    "attempted": with_one("attempt"),
    "succeeded": counted("gain", "credits"),
    "failed": counted("lose", "credits"),
}
