"""How the cards, characters and players of Bounty are drawn."""

from __future__ import annotations

from dejarik.games.bounty.cards import Character, MarketCard, Mission
from dejarik.kernel.looks import LookNames, names
from dejarik.kernel.view import Look

NAMES = LookNames(colors=names("free sith"), icons=names("firepower agility armor cunning"))
GAME = Look(color="yellow", icon="target", figure="mark")
NO_CHARACTER = Look(color="yellow", icon="target", figure="person")
"""A player who has no board yet."""

LEVEL_COLORS = ("free", "yellow", "red", "sith")


def look_of(card: MarketCard | Mission | Character) -> Look:
    """Missions by level, equipment by whether it stays, events and characters each alike."""
    if isinstance(card, Mission):
        return Look(color=LEVEL_COLORS[card.level - 1], icon="target", figure=card.figure)
    if isinstance(card, Character):
        return Look(color="yellow", icon="target", figure=card.figure, unique=True)
    if card.is_event:
        return Look(color="red", icon="bolt", figure=card.figure)
    return Look(color="yellow" if card.temporary else "grey", icon="credit", figure=card.figure)
