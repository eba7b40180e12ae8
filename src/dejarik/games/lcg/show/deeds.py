"""Which deeds the events of the LCG tell of."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.model.state import LcgState
from dejarik.kernel.deeds import Deeds, known, met, paid_for, suffered, with_cards, with_one
from dejarik.kernel.events import Deed, Event


def _attacks(_s: LcgState, event: Event) -> Deed:
    """Units engage an objective, which is the last number of the event."""
    return Deed("attack", known(event.cards), event.numbers[-1:])


DEEDS: Final[Deeds[LcgState]] = {
    "plays": paid_for("play"),
    "used": with_one("use"),
    "fate": with_one("use"),
    "attacks": _attacks,
    "strikes": with_one("attack"),
    "committed": with_cards("commit"),
    "drew": with_cards("draw"),
    "discarded": with_cards("discard"),
    "damaged": suffered("hit"),
    "healed": suffered("heal"),
    "shielded": met("shield"),
    "destroyed": met("defeat"),
}
