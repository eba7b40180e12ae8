"""How the cards of the LCG are drawn: side, affiliation, and a silhouette by trait and type."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.language.terms import JEDI, NAVY, NEUTRAL, REBELS, SCUM, SIDE_KEYS, SITH, SMUGGLERS
from dejarik.games.lcg.model.card import Card
from dejarik.games.lcg.show.figures import figure_of
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


def look_of(card: Card) -> Look:
    """A card in the color of its affiliation, with the corners of its side."""
    return Look(
        SIDE_KEYS[card.side],
        COLORS[card.affiliation],
        ICONS[card.affiliation],
        figure_of(card),
        unique=card.unique,
    )


def seat_look(affiliation: int, side: int) -> Look:
    """A player in the color of the affiliation card."""
    return Look(SIDE_KEYS[side], COLORS[affiliation], ICONS[affiliation], "helm" if side else "hood")
