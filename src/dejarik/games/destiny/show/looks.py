"""How the cards of Destiny are drawn: colour, side, type."""

from __future__ import annotations

from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, EVENT, HERO, PLOT, SUPPORT, UPGRADE, VILLAIN
from dejarik.games.destiny.model.card import Card
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

BY_SUBTYPE = {
    "weapon": "blade",
    "vehicle": "fighter",
    "droid": "droid",
    "equipment": "kit",
    "ability": "palm",
    "location": "city",
    "trooper": "helm",
    "bounty-hunter": "helm",
    "scoundrel": "person",
}
BY_KIND = {
    CHARACTER: "person",
    UPGRADE: "kit",
    SUPPORT: "banner",
    EVENT: "burst",
    BATTLEFIELD: "ridge",
    PLOT: "mark",
}
BY_KEY = {
    "AW-001": "helm",
    "AW-002": "helm",
    "AW-003": "droid",
    "AW-005": "walker",
    "AW-008": "rifle",
    "AW-010": "helm",
    "AW-011": "hood",
    "AW-020": "brute",
    "AW-021": "helm",
    "AW-022": "brute",
    "AW-035": "hood",
    "AW-036": "hood",
    "AW-037": "hood",
    "AW-049": "freighter",
    "AW-051": "pistol",
    "AW-054": "pistol",
    "AW-055": "rifle",
    "AW-063": "pistol",
    "AW-153": "ward",
    "LEG-031": "hood",
    "LEG-052": "freighter",
    "LEG-072": "pistol",
    "LEG-073": "rifle",
}


def look_of(card: Card) -> Look:
    """A card in its colour, with the corners of its side."""
    figure = BY_KEY.get(card.key) or next(
        (BY_SUBTYPE[subtype] for subtype in card.subtypes if subtype in BY_SUBTYPE), BY_KIND[card.kind]
    )
    return Look(
        SIDES.get(card.side, "neutral"),
        COLORS[card.color],
        ICONS[card.color],
        figure,
        wide=card.kind == BATTLEFIELD,
        unique=card.unique,
    )
