"""How the cards and players of the Deckbuilding Game are drawn: by faction, type and traits."""

from __future__ import annotations

from dataclasses import replace

from dejarik.games.deckbuilding.model.card import Card
from dejarik.games.deckbuilding.model.state import BASE_CARD, SHIP
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

FIGURES = {
    "Jedi": "hood",
    "Sith": "hood",
    "Droid": "droid",
    "Bounty Hunter": "helm",
    "Trooper": "helm",
    "Officer": "person",
    "Scoundrel": "person",
    "Fighter": "fighter",
    "Vehicle": "walker",
    "Transport": "freighter",
}
"""What a unit looks like by its traits: the first that it has tells."""


def look_of(card: Card) -> Look:
    """A card in the colors of its faction."""
    return replace(
        FACTIONS[card.faction], figure=card.figure or _figure(card), wide=card.kind == BASE_CARD, unique=card.unique
    )


def _figure(card: Card) -> str:
    if card.kind == SHIP:
        return "ship"
    return next((figure for trait, figure in FIGURES.items() if trait in card.traits), "person")
