"""Which deeds the events of Destiny tell of."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.model.state import DestinyState
from dejarik.games.destiny.show.notation import die_id
from dejarik.kernel.deeds import Deeds, counted, met, paid_for, suffered, with_cards, with_one
from dejarik.kernel.events import Deed, Event

_HURT: Final = 2
"""Where the event of damage says how much of it was taken."""


def _rolled(s: DestinyState, event: Event) -> Deed:
    dice = tuple(die_id(s.deal, die) for die in event.numbers[::2])
    return Deed("roll", dice, amount=len(dice))


def _resolved(s: DestinyState, event: Event) -> Deed:
    return Deed("resolve", (die_id(s.deal, event.numbers[0]),))


DEEDS: Final[Deeds[DestinyState]] = {
    "played": paid_for("play"),
    "used": with_one("use"),
    "activated": with_cards("activate"),
    "rolled": _rolled,
    "resolved": _resolved,
    "resolved_as": _resolved,
    "claimed": with_one("claim"),
    "gained": counted("gain", "resources"),
    "lost": counted("lose", "resources"),
    "drew": with_cards("draw"),
    "discarded": with_cards("discard"),
    "damaged": suffered("hit", _HURT),
    "healed": suffered("heal"),
    "shielded": suffered("shield"),
    "defeated": met("defeat"),
}
