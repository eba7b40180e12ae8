"""Counted words and traits of the game in both languages, with the official Polish terms."""

from __future__ import annotations

from typing import Final

from dejarik.kernel.text import Noun, Text, same

FORCE_POINT = Noun(
    ("Force", "Force"),
    ("Moc", "Mocy", "Mocy", "Moc", "Mocą", "Mocy"),
    ("Mocy", "Mocy", "Mocy", "Mocy", "Mocy", "Mocy"),
)

FACTION_NAMES = (Text("Empire", "Imperium"), Text("Rebellion", "Rebelia"), Text("neutral", "neutralna"))

TRAIT_NAMES: dict[str, Text] = {
    "Bounty Hunter": Text("Bounty Hunter", "Łowca nagród"),
    "Droid": Text("Droid", "Droid"),
    "Fighter": Text("Fighter", "Myśliwiec"),
    "Jedi": same("Jedi"),
    "Officer": Text("Officer", "Oficer"),
    "Scoundrel": Text("Scoundrel", "Szelma"),
    "Sith": same("Sith"),
    "Transport": Text("Transport", "Transportowiec"),
    "Trooper": Text("Trooper", "Żołnierz"),
    "Vehicle": Text("Vehicle", "Pojazd"),
}

CHOICES: Final = ("attack", "resources", "force", "repair", "discard")
"""How records write what can be chosen among several effects; an option has the place in this row."""
ATTACK_CHOICE: Final = 0
RESOURCES_CHOICE: Final = 1
FORCE_CHOICE: Final = 2
REPAIR_CHOICE: Final = 3
DISCARD_CHOICE: Final = 4
