"""Which deeds the events of the Deckbuilding Game tell of."""

from __future__ import annotations

from typing import Final

from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.kernel.deeds import Deeds, counted, met, suffered, with_cards, with_one

DEEDS: Final[Deeds[DeckbuildingState]] = {
    "played": with_one("play"),
    "used": with_one("use"),
    "bought": with_cards("buy"),
    "took": with_cards("take"),
    "returned": with_cards("take"),
    "gained": counted("gain", "resources"),
    "force": counted("gain", "force"),
    "paid": counted("lose", "resources"),
    "committed": with_one("attack"),
    "committed_base": with_one("attack"),
    "defeated": met("defeat"),
    "base_damaged": suffered("hit"),
    "base_destroyed": met("defeat"),
    "ship_damaged": suffered("hit"),
    "ship_destroyed": met("defeat"),
    "repaired": suffered("heal"),
    "drew": with_cards("draw"),
    "discarded": with_cards("discard"),
}
