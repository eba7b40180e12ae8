"""How the cards of the LCG are drawn: side, affiliation, and a silhouette by trait and type."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.language.terms import (
    AFFILIATION,
    ENHANCEMENT,
    EVENT,
    FATE,
    JEDI,
    NAVY,
    NEUTRAL,
    OBJECTIVE,
    REBELS,
    SCUM,
    SIDE_KEYS,
    SITH,
    SMUGGLERS,
    UNIT,
)
from dejarik.games.lcg.model.card import Card
from dejarik.kernel.looks import LookNames, names
from dejarik.kernel.view import Look

NAMES: Final = LookNames(
    colors=names("jedi alliance smugglers sith navy scum free"),
    icons=names(
        """
        jedi alliance smugglers sith navy scum neutral force unitdmg blast tactics edge-unitdmg edge-blast edge-tactics
        focustok cost priority captured destroyed
        """
    ),
)
GAME: Final = Look(side="light", color="jedi", icon="force", figure="hood")

COLORS: Final = {
    JEDI: "jedi",
    REBELS: "alliance",
    SMUGGLERS: "smugglers",
    SITH: "sith",
    NAVY: "navy",
    SCUM: "scum",
    NEUTRAL: "free",
}
ICONS: Final = {**COLORS, NEUTRAL: "neutral"}

BY_TRAIT: Final = {
    "droid": "droid",
    "walker": "walker",
    "fighter": "fighter",
    "transport": "freighter",
    "capital_ship": "ship",
    "vehicle": "fighter",
    "creature": "beast",
    "wookiee": "brute",
    "ewok": "brute",
    "force_user": "hood",
    "trooper": "helm",
    "bounty_hunter": "helm",
    "imperial_guard": "helm",
    "character": "person",
    "weapon": "blade",
    "armor": "ward",
    "location": "city",
    "lightsaber_form": "slash",
    "maneuver": "slash",
    "force": "palm",
    "control": "palm",
    "sense": "palm",
    "alter": "palm",
}
"""The first of these traits that a card has draws it."""
BY_KIND: Final = {
    AFFILIATION: "banner",
    OBJECTIVE: "ridge",
    UNIT: "person",
    ENHANCEMENT: "kit",
    EVENT: "burst",
    FATE: "mark",
}


def look_of(card: Card) -> Look:
    """A card in the color of its affiliation, with the corners of its side."""
    return Look(
        SIDE_KEYS[card.side],
        COLORS[card.affiliation],
        ICONS[card.affiliation],
        card.figure or _figure(card),
        unique=card.unique,
    )


def _figure(card: Card) -> str:
    return next((figure for trait, figure in BY_TRAIT.items() if trait in card.traits), BY_KIND[card.kind])


def seat_look(affiliation: int, side: int) -> Look:
    """A player in the color of the affiliation card."""
    return Look(SIDE_KEYS[side], COLORS[affiliation], ICONS[affiliation], "helm" if side else "hood")
