"""Equipment cards: lasting ones first, then temporary ones, each by cost."""

from typing import Final

from dejarik.games.bounty.cards.definitions import MarketCard, equipment, temporary

EQUIPMENT: Final[tuple[MarketCard, ...]] = (
    equipment("Vibroblade", "Wibroostrze", 200, "1/0/0/0", "blade", copies=2),
    equipment("Grapnel Line", "Lina z kotwiczką", 200, "0/1/0/0", "hook", copies=2),
    equipment("Padded Bracers", "Wzmacniane karwasze", 200, "0/0/1/0", "gauntlet", copies=2),
    equipment("Tracking Visor", "Wizjer tropiciela", 200, "0/0/0/1", "lenses", copies=2),
    equipment("Longshot Rifle", "Karabin dalekiego zasięgu", 400, "2/0/0/0", "rifle"),
    equipment("Thruster Boots", "Buty odrzutowe", 400, "0/2/0/0", "boots"),
    equipment("Durasteel Cuirass", "Kirys z durastali", 400, "0/0/2/0", "cuirass"),
    equipment("Coded Datapad", "Szyfrowany datapad", 400, "0/0/0/2", "chip"),
    equipment("Blaster Carbine", "Karabinek blasterowy", 400, "1/1/0/0", "pistol"),
    equipment("Flame Gauntlet", "Karwasz z miotaczem płomieni", 400, "1/0/1/0", "flame"),
    equipment("Throwing Knives", "Noże do rzucania", 400, "0/1/0/1", "knives"),
    equipment("Holo-Disguise", "Holograficzne przebranie", 400, "0/0/1/1", "hologram"),
    equipment("Heavy Repeater", "Ciężki blaster powtarzalny", 600, "2/1/0/0", "cannon"),
    equipment("Dune Jetpack", "Plecak odrzutowy", 600, "0/2/1/0", "pack"),
    equipment("Beskar Breastplate", "Napierśnik z beskaru", 600, "0/0/2/1", "ward"),
    equipment("Slicer Rig", "Zestaw slicera", 600, "1/0/0/2", "kit"),
    equipment("Clan War Kit", "Klanowy rynsztunek", 600, "1/1/1/0", "banner"),
    equipment("Prototype Disruptor", "Prototyp dezintegratora", 800, "2/1/0/1", "lightning"),
    equipment("Full Beskar Suit", "Pełna zbroja z beskaru", 800, "1/1/2/0", "crest"),
    equipment("Veteran Astromech", "Astromech weteran", 800, "0/1/1/2", "droid"),
    temporary("Blasting Charge", "Ładunek wybuchowy", 200, "1/1/0/0", "grenade", copies=2),
    temporary("Smoke Canister", "Świeca dymna", 200, "0/1/1/0", "vortex", copies=2),
    temporary("Portable Barrier", "Przenośna bariera", 200, "0/0/1/1", "bulwark", copies=2),
    temporary("Forged Chain Code", "Podrobiony kod łańcuchowy", 200, "1/0/0/1", "chain", copies=2),
    temporary("Micro-Rocket Burst", "Wiązka mikrorakiet", 400, "2/1/1/0", "burst"),
    temporary("Hired Speeder", "Wynajęty śmigacz", 400, "0/2/1/1", "speeder"),
    temporary("Cantina Bruiser", "Osiłek z kantyny", 400, "1/0/2/1", "brute"),
    temporary("Syndicate Informant", "Informator syndykatu", 400, "1/1/0/2", "brim"),
    temporary("Breaching Team", "Grupa szturmowa", 400, "2/0/2/0", "squad"),
    temporary("Stolen Clearance", "Skradziona przepustka", 400, "0/2/0/2", "mark"),
    temporary("Borrowed Gunship", "Pożyczona kanonierka", 600, "2/1/2/1", "bomber"),
    temporary("Covert Allies", "Tajni sprzymierzeńcy", 600, "1/2/1/2", "hood"),
)
