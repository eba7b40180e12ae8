"""The moments that "when" abilities wait for."""

from __future__ import annotations

from typing import Final

from dejarik.kernel.text import Text

PLAYED: Final = 0
BOUGHT: Final = 1
DEFEATS: Final = 2
REVEALED: Final = 3
TURN_STARTS: Final = 4
FOE_DISCARDS: Final = 5
NEUTRAL_PLAYED: Final = 6
MOMENTS: Final = (
    Text("when you play this card", "gdy zagrasz tę kartę"),
    Text("when you buy this card", "gdy kupisz tę kartę"),
    Text(
        "when this unit helps defeat a card in the galaxy row",
        "gdy ta jednostka bierze udział w pokonaniu karty w rzędzie galaktyki",
    ),
    Text("when you reveal this base", "gdy odkryjesz tę bazę"),
    Text("when your turn starts", "gdy rozpoczyna się twoja tura"),
    Text(
        "when the opponent discards a card from their hand on your turn",
        "gdy w twojej turze przeciwnik odrzuci kartę z ręki",
    ),
    Text("when you play your first neutral card of the turn", "gdy zagrasz pierwszą w turze kartę neutralną"),
)
"""The moments at which a "when" ability may be resolved, and how they read."""
