"""Sides, affiliations, types, phases and combat icons by their names in both languages."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.language.nouns import KIND_NOUNS
from dejarik.games.lcg.language.terms import JEDI, NAVY, NEUTRAL, REBELS, SCUM, SITH, SMUGGLERS
from dejarik.kernel.text import Text, same

SIDE_NAMES: Final = (Text("Light Side", "Jasna Strona"), Text("Dark Side", "Ciemna Strona"))

AFFILIATION_NAMES: Final = {
    JEDI: same("Jedi"),
    REBELS: Text("Rebel Alliance", "Sojusz Rebeliantów"),
    SMUGGLERS: Text("Smugglers and Spies", "Przemytnicy i Szpiedzy"),
    SITH: Text("Sith", "Sithowie"),
    NAVY: Text("Imperial Navy", "Imperialna Marynarka"),
    SCUM: Text("Scum and Villainy", "Szumowiny i Nikczemnicy"),
    NEUTRAL: Text("Neutral", "Neutralne"),
}

AFFILIATION_ADJECTIVES: Final = {
    JEDI: same("Jedi"),
    REBELS: Text("Rebel Alliance", "Sojuszu Rebeliantów"),
    SMUGGLERS: Text("Smugglers and Spies", "Przemytników i Szpiegów"),
    SITH: Text("Sith", "Sithów"),
    NAVY: Text("Imperial Navy", "Imperialnej Marynarki"),
    SCUM: Text("Scum and Villainy", "Szumowin i Nikczemników"),
    NEUTRAL: Text("neutral", "neutralna"),
}
"""How a card of an affiliation is called: "a Sith event", „wydarzenie Sithów”."""

KIND_NAMES: Final = {kind: Text(noun.en[0], noun.singular[0]) for kind, noun in KIND_NOUNS.items()}

PHASE_NAMES: Final = (
    Text("Setup", "Przygotowanie"),
    Text("Balance phase", "Faza równowagi"),
    Text("Refresh phase", "Faza odpoczynku"),
    Text("Draw phase", "Faza dobierania"),
    Text("Deployment phase", "Faza wystawiania"),
    Text("Conflict phase", "Faza konfliktu"),
    Text("Force phase", "Faza Mocy"),
)

SHORT_PHASE_NAMES: Final = (
    Text("Setup", "Przygotowanie"),
    Text("Balance", "Równowaga"),
    Text("Refresh", "Odpoczynek"),
    Text("Draw", "Dobieranie"),
    Text("Deployment", "Wystawianie"),
    Text("Conflict", "Konflikt"),
    Text("Force", "Moc"),
)

ICON_NAMES: Final = (
    Text("unit damage", "obrażenia jednostek"),
    Text("blast damage", "obrażenia wybuchu"),
    Text("tactics", "taktyka"),
)
