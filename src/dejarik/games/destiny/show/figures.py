"""The silhouettes of Destiny's cards: by card where one fits best, else by subtype, color and type."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, EVENT, PLOT, SUPPORT, UPGRADE
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.looks import by_key, spread

BY_KEY: Final = by_key(
    {
        # characters
        "helm": "AW-002 AW-010 AW-021 LEG-019",
        "crest": "AW-001 SoR-012 SoR-019",
        "respirator": "AW-022 SoR-001 SoR-010",
        "pilot": "AW-029 SoR-004",
        "squad": "LEG-013",
        "automaton": "AW-003 SoR-020",
        "cap": "AW-004 SoR-003",
        "snout": "AW-027 SoR-021",
        "bun": "AW-028 AW-036 AW-048",
        "long": "AW-012 SoR-027 SoR-034 SoR-044",
        "hood": "AW-011 SoR-079",
        "scarf": "SoR-028 AW-037 LEG-031 AW-047",
        "elder": "SoR-037",
        "tails": "SoR-009 SoR-036",
        "goggles": "SoR-049 AW-038 SoR-045 SoR-029",
        "regal": "AW-020 AW-009",
        "horns": "SoR-018",
        "brute": "SoR-043 SoR-026",
        "brim": "SoR-046",
        "person": "AW-046 AW-035 AW-030",
        "pair": "SoR-108 LEG-046",
        "runner": "AW-045 SoR-055 LEG-167",
        # machines
        "walker": "AW-005",
        "fighter": "AW-006 AW-032",
        "dart": "SoR-038 LEG-025",
        "bomber": "SoR-022 SoR-124",
        "shuttle": "SoR-013 SoR-031 SoR-058",
        "freighter": "AW-049 LEG-052",
        "convoy": "SoR-047 SoR-051",
        "speeder": "AW-018 LEG-064",
        "droid": "AW-043 SoR-042 LEG-035 SoR-052",
        "drone": "SoR-017",
        "loader": "SoR-030",
        # weapons and equipment
        "blade": "AW-041 AW-059 LEG-058",
        "duel": "AW-015 SoR-056",
        "staff": "AW-044 SoR-015 SoR-008 AW-025 SoR-035",
        "pistol": "AW-051 AW-054 AW-063 LEG-072 SoR-007 SoR-032",
        "rifle": "AW-008 AW-055 LEG-073",
        "cannon": "AW-144 SoR-005 SoR-053 SoR-033",
        "grenade": "AW-017 AW-067",
        "flame": "AW-024",
        "knives": "SoR-057",
        "fist": "SoR-025 SoR-150",
        "bow": "SoR-039 SoR-048",
        "hook": "SoR-059",
        "pack": "AW-066 AW-034",
        "gauntlet": "SoR-125 LEG-027",
        "lenses": "SoR-050 AW-033",
        "crystal": "AW-016 AW-125 AW-088",
        "cuirass": "SoR-089 AW-040",
        "dish": "AW-061",
        "chip": "AW-062 SoR-041 LEG-172",
        "crates": "SoR-141 AW-102",
        "ward": "AW-137 SoR-024 AW-039 AW-153",
        # powers, plans and places of upgrades, supports and plots
        "lightning": "SoR-014",
        "push": "SoR-054 AW-013",
        "debris": "AW-057 SoR-123",
        "vortex": "AW-042 AW-150",
        "palm": "AW-058 LEG-056",
        "eye": "AW-060 SoR-107 AW-026",
        "mask": "SoR-135 AW-052 SoR-060",
        "jaws": "AW-014 SoR-016",
        "throne": "SoR-011 AW-023",
        "temple": "AW-123",
        "chain": "SoR-118",
        "scales": "AW-135 SoR-117 AW-050",
        "coins": "LEG-171 AW-064 AW-101",
        "hologram": "SoR-023 SoR-098 LEG-168",
        "bulwark": "LEG-169 AW-164 AW-077",
        "orator": "AW-007 SoR-097 AW-056",
        "rush": "LEG-170 SoR-149",
        "flask": "SoR-040",
        "station": "SoR-151",
        # battlefields
        "tower": "AW-165 LEG-178",
        "peaks": "AW-166 AW-168",
        "dunes": "LEG-174 SoR-156",
        "corridor": "SoR-070 AW-167 SoR-159",
        "gate": "AW-169",
        "city": "AW-172 SoR-157",
        "ruin": "AW-174 SoR-160",
        "pad": "AW-173 SoR-153",
        "forest": "SoR-154",
        "arch": "SoR-158",
        "dome": "SoR-155",
        "cave": "AW-171",
        "market": "SoR-088 SoR-152",
    }
)
"""Battlefields that are not listed are ridges, temples and other places; see ``BY_KIND``."""

BY_SUBTYPE: Final = {
    "weapon": "rifle pistol grenade knives",
    "vehicle": "fighter dart bomber shuttle speeder",
    "droid": "droid drone loader",
    "equipment": "kit crates chip dish",
    "ability": "palm eye orator",
    "location": "city market gate",
    "trooper": "helm squad",
    "bounty-hunter": "helm crest",
    "scoundrel": "person brim",
}
BY_KIND: Final = {
    CHARACTER: "person long scarf",
    UPGRADE: "kit palm orator chip",
    SUPPORT: "banner tower hologram hourglass",
    BATTLEFIELD: "ridge temple arch",
    PLOT: "mark hourglass",
}
EVENTS_BY_COLOR: Final = (
    "burst rush bulwark tank banner scales hourglass slash strider carrier jaws ruin grenade flame skiff axe fist dish",
    "push fist flame chain hourglass slash ward ruin burst cave eye corridor runner swamp debris bow rush axe",
    "knives jaws debris flask hourglass gate boots corridor vortex slash speeder axe cave drone rush temple dish",
    "burst runner bulwark hourglass slash rush debris scales flask fist lenses mark",
)
"""Of command, of the Force, of rogues, of all."""


def figure_of(card: Card) -> str:
    """The silhouette of a card."""
    if card.key in BY_KEY:
        return BY_KEY[card.key]
    if card.kind == EVENT:
        return spread(EVENTS_BY_COLOR[card.color], card.key)
    kinds = next((BY_SUBTYPE[subtype] for subtype in card.subtypes if subtype in BY_SUBTYPE), BY_KIND[card.kind])
    return spread(kinds, card.key)
