"""Countable words of the game in both languages, by the terms of the Polish FAQ."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.language.terms import AFFILIATION, ENHANCEMENT, EVENT, FATE, OBJECTIVE, UNIT
from dejarik.kernel.text import Case, Noun, Text

UNIT_CARD = Noun(
    ("unit", "units"),
    ("jednostka", "jednostki", "jednostce", "jednostkę", "jednostką", "jednostce"),
    ("jednostki", "jednostek", "jednostkom", "jednostki", "jednostkami", "jednostkach"),
)
NON_UNIT_CARD = Noun(
    ("non-unit card", "non-unit cards"),
    (
        "karta niebędąca jednostką",
        "karty niebędącej jednostką",
        "karcie niebędącej jednostką",
        "kartę niebędącą jednostką",
        "kartą niebędącą jednostką",
        "karcie niebędącej jednostką",
    ),
    (
        "karty niebędące jednostkami",
        "kart niebędących jednostkami",
        "kartom niebędącym jednostkami",
        "karty niebędące jednostkami",
        "kartami niebędącymi jednostkami",
        "kartach niebędących jednostkami",
    ),
)
OBJECTIVE_CARD = Noun(
    ("objective", "objectives"),
    ("cel", "celu", "celowi", "cel", "celem", "celu"),
    ("cele", "celów", "celom", "cele", "celami", "celach"),
)
ENHANCEMENT_CARD = Noun(
    ("enhancement", "enhancements"),
    ("ulepszenie", "ulepszenia", "ulepszeniu", "ulepszenie", "ulepszeniem", "ulepszeniu"),
    ("ulepszenia", "ulepszeń", "ulepszeniom", "ulepszenia", "ulepszeniami", "ulepszeniach"),
)
EVENT_CARD = Noun(
    ("event", "events"),
    ("wydarzenie", "wydarzenia", "wydarzeniu", "wydarzenie", "wydarzeniem", "wydarzeniu"),
    ("wydarzenia", "wydarzeń", "wydarzeniom", "wydarzenia", "wydarzeniami", "wydarzeniach"),
)
FATE_CARD = Noun(
    ("fate card", "fate cards"),
    ("karta losu", "karty losu", "karcie losu", "kartę losu", "kartą losu", "karcie losu"),
    ("karty losu", "kart losu", "kartom losu", "karty losu", "kartami losu", "kartach losu"),
)
AFFILIATION_CARD = Noun(
    ("affiliation card", "affiliation cards"),
    (
        "karta stronnictwa",
        "karty stronnictwa",
        "karcie stronnictwa",
        "kartę stronnictwa",
        "kartą stronnictwa",
        "karcie stronnictwa",
    ),
    (
        "karty stronnictw",
        "kart stronnictw",
        "kartom stronnictw",
        "karty stronnictw",
        "kartami stronnictw",
        "kartach stronnictw",
    ),
)
TIME = Noun(
    ("time", "times"),
    ("raz", "razu", "razowi", "raz", "razem", "razie"),
    ("razy", "razy", "razom", "razy", "razami", "razach"),
)
FOCUS_TOKEN = Noun(
    ("focus token", "focus tokens"),
    (
        "żeton skupienia",
        "żetonu skupienia",
        "żetonowi skupienia",
        "żeton skupienia",
        "żetonem skupienia",
        "żetonie skupienia",
    ),
    (
        "żetony skupienia",
        "żetonów skupienia",
        "żetonom skupienia",
        "żetony skupienia",
        "żetonami skupienia",
        "żetonach skupienia",
    ),
)
FORCE_ICON = Noun(
    ("Force icon", "Force icons"),
    ("symbol Mocy", "symbolu Mocy", "symbolowi Mocy", "symbol Mocy", "symbolem Mocy", "symbolu Mocy"),
    ("symbole Mocy", "symboli Mocy", "symbolom Mocy", "symbole Mocy", "symbolami Mocy", "symbolach Mocy"),
)

KIND_NOUNS: Final = {
    AFFILIATION: AFFILIATION_CARD,
    OBJECTIVE: OBJECTIVE_CARD,
    UNIT: UNIT_CARD,
    ENHANCEMENT: ENHANCEMENT_CARD,
    EVENT: EVENT_CARD,
    FATE: FATE_CARD,
}

_FEMININE = ("ta", "tej", "tej", "tę", "tą", "tej")
_MASCULINE = ("ten", "tego", "temu", "ten", "tym", "tym")
_NEUTER = ("to", "tego", "temu", "to", "tym", "tym")
_THESE: Final = {
    AFFILIATION: _FEMININE,
    OBJECTIVE: _MASCULINE,
    UNIT: _FEMININE,
    ENHANCEMENT: _NEUTER,
    EVENT: _NEUTER,
    FATE: _FEMININE,
}


def this(case: Case) -> Text:
    """The card an ability is printed on, as a gap: it is called by its type, which the ability does not know."""
    return Text("{this}", "{this_" + case.name.lower() + "}")


def this_words(kind: int) -> dict[str, Text | str | int]:
    """What fills the gaps of ``this`` on a card of a type: "this unit", „tej jednostki”."""
    noun = KIND_NOUNS[kind]
    found: dict[str, Text | str | int] = {"this": f"this {noun.en[0]}"}
    for case in Case:
        found["this_" + case.name.lower()] = f"{_THESE[kind][case.value]} {noun.singular[case.value]}"
    return found
