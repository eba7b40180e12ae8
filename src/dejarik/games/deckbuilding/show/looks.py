"""How the cards and players of the Deckbuilding Game are drawn: by faction, type and traits."""

from __future__ import annotations

from dataclasses import replace

from dejarik.games.deckbuilding.model.card import Card
from dejarik.games.deckbuilding.model.state import BASE_CARD
from dejarik.games.deckbuilding.show.figures import FIGURES
from dejarik.kernel.looks import LookNames, names
from dejarik.kernel.view import Look

NAMES = LookNames(colors=names("empire rebel free"), icons=names("empire rebel free force"))
GAME = Look(color="rebel", icon="reward", figure="ship")

FACTIONS = (
    Look("dark", "empire", "empire", "helm"),
    Look("light", "rebel", "rebel", "person"),
    Look("neutral", "free", "free", "person"),
)
"""Empire, Rebellion and neutral; the first two are also how their players are drawn."""


def look_of(card: Card) -> Look:
    """A card in the colors of its faction."""
    return replace(FACTIONS[card.faction], figure=FIGURES[card.key], wide=card.kind == BASE_CARD, unique=card.unique)
