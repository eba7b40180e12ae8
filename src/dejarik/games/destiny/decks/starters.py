"""Decks to start with: the four starters as they come out of their boxes, and two of 30 cards of a later set."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.games.destiny.decks.model import Deck, Numbered
from dejarik.kernel.text import Text

STARTER_TITLES: dict[str, Text] = {
    "luke-skywalker": Text("Luke Skywalker Starter Set", "Zestaw startowy: Luke Skywalker"),
    "boba-fett": Text("Boba Fett Starter Set", "Zestaw startowy: Boba Fett"),
    "rey": Text("Rey Starter Set", "Zestaw startowy: Rey"),
    "kylo-ren": Text("Kylo Ren Starter Set", "Zestaw startowy: Kylo Ren"),
    "chirrut-and-baze": Text(
        "Spirit of Rebellion: Chirrut Îmwe and Baze Malbus", "Duch Rebelii: Chirrut Îmwe i Baze Malbus"
    ),
    "director-krennic": Text("Spirit of Rebellion: Director Krennic", "Duch Rebelii: Dyrektor Krennic"),
}
PRINTED = ("luke-skywalker", "boba-fett", "rey", "kylo-ren")
"""Those that were sold, the only decks of 20 cards."""


def _starter(key: str, characters: Numbered, battlefield: str, cards: Iterable[tuple[str, int]]) -> Deck:
    return Deck(STARTER_TITLES[key].en, characters, battlefield, tuple(cards))


def _numbers(letters: str, *numbers: int) -> list[tuple[str, int]]:
    """One copy for each time a number is mentioned."""
    return [(f"{letters}-{number:03}", 1) for number in numbers]


STARTERS: dict[str, Deck] = {
    "luke-skywalker": _starter(
        "luke-skywalker",
        (("LEG-031", 2), ("LEG-046", 1)),
        "LEG-178",
        _numbers(
            "LEG", *(35, 52, 56, 58, 72, 73, 102, 116, 119, 121, 122, 125, 128, 130, 133, 134, 147, 150, 153, 167)
        ),
    ),
    "boba-fett": _starter(
        "boba-fett",
        (("LEG-013", 1), ("LEG-019", 2)),
        "LEG-174",
        _numbers("LEG", *(25, 26, 27, 64, 72, 73, 84, 86, 96, 97, 98, 136, 137, 139, 143, 151, 152, 155, 160, 163)),
    ),
    "rey": _starter(
        "rey",
        (("AW-038", 2), ("AW-045", 1)),
        "AW-174",
        _numbers("AW", *(8, 40, 43, 44, 57, 59, 117, 124, 124, 126, 128, 130, 149, 151, 153, 154, 155, 156, 157, 162)),
    ),
    "kylo-ren": _starter(
        "kylo-ren",
        (("AW-002", 1), ("AW-011", 2)),
        "AW-168",
        _numbers("AW", *(6, 8, 14, 17, 59, 60, 75, 81, 84, 89, 89, 91, 146, 149, 151, 153, 154, 155, 156, 157)),
    ),
    "chirrut-and-baze": _starter(
        "chirrut-and-baze",
        (("SoR-026", 1), ("SoR-035", 2)),
        "SoR-160",
        [
            *_numbers("SoR", *(30, 31, 32, 32, 39, 39, 57, 97, 99, 135)),
            *_numbers("SoR", *(42, 91, 92, 93, 93, 94, 94, 96, 96, 105)),
            *_numbers("SoR", *(106, 109, 121, 133, 133, 136, 136, 138, 138, 139)),
        ],
    ),
    "director-krennic": _starter(
        "director-krennic",
        (("SoR-001", 1), ("SoR-003", 2)),
        "SoR-153",
        [
            *_numbers("SoR", *(5, 5, 6, 7, 7, 8, 17, 17, 51, 57)),
            *_numbers("SoR", *(53, 61, 64, 65, 65, 67, 67, 68, 70, 80)),
            *_numbers("SoR", *(62, 120, 122, 123, 125, 125, 126, 136, 138, 141)),
        ],
    ),
}


def starter_key(deck: Deck) -> str:
    """Which printed starter this is, card for card, whatever its name; empty if none."""
    return next((key for key in PRINTED if STARTERS[key].contents == deck.contents), "")
