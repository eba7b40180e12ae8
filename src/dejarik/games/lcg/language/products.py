"""The products that objective sets come in, and their names."""

from __future__ import annotations

from typing import Final

from dejarik.kernel.text import Text

CORE: Final = "core"
THE_DESOLATION_OF_HOTH: Final = "the_desolation_of_hoth"
ASSAULT_ON_ECHO_BASE: Final = "assault_on_echo_base"
EDGE_OF_DARKNESS: Final = "edge_of_darkness"
HEROES_AND_LEGENDS: Final = "heroes_and_legends"
LURE_OF_THE_DARK_SIDE: Final = "lure_of_the_dark_side"
KNOWLEDGE_AND_DEFENSE: Final = "knowledge_and_defense"
JOIN_US_OR_DIE: Final = "join_us_or_die"
IT_BINDS_ALL_THINGS: Final = "it_binds_all_things"
IMPERIAL_ENTANGLEMENTS: Final = "imperial_entanglements"
GALACTIC_AMBITIONS: Final = "galactic_ambitions"
POWER_OF_THE_FORCE: Final = "power_of_the_force"

PRODUCTS: Final = {
    CORE: Text("Core Set", "Zestaw podstawowy"),
    THE_DESOLATION_OF_HOTH: Text("The Desolation of Hoth", "Spustoszenie Hoth"),
    ASSAULT_ON_ECHO_BASE: Text("Assault on Echo Base", "Szturm na Bazę Echo"),
    EDGE_OF_DARKNESS: Text("Edge of Darkness", "Na skraju ciemności"),
    HEROES_AND_LEGENDS: Text("Heroes and Legends", "Bohaterowie i legendy"),
    LURE_OF_THE_DARK_SIDE: Text("Lure of the Dark Side", "Pokusa Ciemnej Strony"),
    KNOWLEDGE_AND_DEFENSE: Text("Knowledge and Defense", "Wiedza i obrona"),
    JOIN_US_OR_DIE: Text("Join Us or Die", "Dołącz do nas albo zgiń"),
    IT_BINDS_ALL_THINGS: Text("It Binds All Things", "Spaja wszystko"),
    IMPERIAL_ENTANGLEMENTS: Text("Imperial Entanglements", "Kłopoty z Imperium"),
    GALACTIC_AMBITIONS: Text("Galactic Ambitions", "Galaktyczne ambicje"),
    POWER_OF_THE_FORCE: Text("Power of the Force", "Potęga Mocy"),
}
"""Every product by its key."""
