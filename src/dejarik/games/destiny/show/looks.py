"""How the cards of Destiny are drawn: colour, side, type."""

from __future__ import annotations

from dejarik.games.destiny.language.terms import BATTLEFIELD, HERO, VILLAIN
from dejarik.games.destiny.model.card import Card
from dejarik.games.destiny.show.figures import figure_of
from dejarik.kernel.looks import LookNames, names
from dejarik.kernel.view import Look, Side

NAMES = LookNames(
    icons=names("melee ranged indirect disrupt discard focus special hero villain neutral c-red c-blue c-yellow c-grey")
)
GAME = Look(color="blue", icon="dice", figure="blade")

SIDES: dict[int, Side] = {HERO: "light", VILLAIN: "dark"}
COLORS = ("red", "blue", "yellow", "grey")
ICONS = ("c-red", "c-blue", "c-yellow", "c-grey")
SEATS = (
    Look("light", "blue", "hero", "hood"),
    Look("dark", "red", "villain", "helm"),
    Look("neutral", "yellow", "neutral", "person"),
    Look("neutral", "grey", "neutral", "brute"),
)


def look_of(card: Card) -> Look:
    """A card in its colour, with the corners of its side."""
    return Look(
        SIDES.get(card.side, "neutral"),
        COLORS[card.color],
        ICONS[card.color],
        figure_of(card),
        wide=card.kind == BATTLEFIELD,
        unique=card.unique,
    )
