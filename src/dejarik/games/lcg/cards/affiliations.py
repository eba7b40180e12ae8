"""The six affiliation cards, one of which every deck is built around."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import DARK, JEDI, LIGHT, NAVY, REBELS, SCUM, SITH, SMUGGLERS
from dejarik.kernel.text import Text, same

AFFILIATIONS = (
    Maker(LIGHT, JEDI).affiliation_card("172", same("Jedi"), key="affiliation_jedi"),
    Maker(LIGHT, REBELS).affiliation_card(
        "173", Text("Rebel Alliance", "Sojusz Rebeliantów"), key="affiliation_rebel_alliance"
    ),
    Maker(LIGHT, SMUGGLERS).affiliation_card(
        "174", Text("Smugglers and Spies", "Przemytnicy i Szpiedzy"), key="affiliation_smugglers_and_spies"
    ),
    Maker(DARK, SITH).affiliation_card("175", Text("Sith", "Sithowie"), key="affiliation_sith"),
    Maker(DARK, NAVY).affiliation_card(
        "176", Text("Imperial Navy", "Imperialna Marynarka"), key="affiliation_imperial_navy"
    ),
    Maker(DARK, SCUM).affiliation_card(
        "177", Text("Scum and Villainy", "Szumowiny i Nikczemnicy"), key="affiliation_scum_and_villainy"
    ),
)
