"""What a deck looks like at a glance: who leads it, and in which colors."""

from __future__ import annotations

from dejarik.kernel import registry
from dejarik.kernel.decks import DeckSheet
from dejarik.kernel.text import EMPTY, joined
from dejarik.server.scene import cards_by_key
from dejarik.server.wire_decks import DeckFace


def face_of(game: str, sheet: DeckSheet) -> DeckFace | None:
    """The face of a deck; None if no card leads it."""
    decks = registry.find(game).decks
    leading = [entry for section in sheet.sections if section.role == "lead" for entry in section.entries]
    if decks is None or not leading:
        return None
    # Whoever comes with more is more of the deck: the one with two dice gives it its name.
    cards = [cards_by_key(game)[entry.key] for entry in sorted(leading, key=lambda entry: -entry.level)]
    look = cards[0].look
    return DeckFace(look, decks.sides.get(look.side, EMPTY), joined((card.name for card in cards), ", "))
