"""The reference card set as the card list has it, written down apart from the program: what tests expect."""

LASTING, TEMPORARY = False, True

# key, name, Polish name, board (firepower/agility/armor/cunning), equipment spaces
CHARACTERS = (
    ("din_djarin", "Din Djarin", "Din Djarin", "1/1/2/1", 5),
    ("fennec_shand", "Fennec Shand", "Fennec Shand", "1/3/0/2", 4),
    ("bo_katan_kryze", "Bo-Katan Kryze", "Bo-Katan Kryze", "3/0/1/1", 4),
    ("boba_fett", "Boba Fett", "Boba Fett", "2/1/1/1", 4),
)

# key, name, Polish name, cost, symbols, whether it is temporary, copies
EQUIPMENT = (
    ("vibroblade", "Vibroblade", "Wibroostrze", 200, "1/0/0/0", LASTING, 2),
    ("grapnel_line", "Grapnel Line", "Lina z kotwiczką", 200, "0/1/0/0", LASTING, 2),
    ("padded_bracers", "Padded Bracers", "Wzmacniane karwasze", 200, "0/0/1/0", LASTING, 2),
    ("tracking_visor", "Tracking Visor", "Wizjer tropiciela", 200, "0/0/0/1", LASTING, 2),
    ("longshot_rifle", "Longshot Rifle", "Karabin dalekiego zasięgu", 400, "2/0/0/0", LASTING, 1),
    ("thruster_boots", "Thruster Boots", "Buty odrzutowe", 400, "0/2/0/0", LASTING, 1),
    ("durasteel_cuirass", "Durasteel Cuirass", "Kirys z durastali", 400, "0/0/2/0", LASTING, 1),
    ("coded_datapad", "Coded Datapad", "Szyfrowany datapad", 400, "0/0/0/2", LASTING, 1),
    ("blaster_carbine", "Blaster Carbine", "Karabinek blasterowy", 400, "1/1/0/0", LASTING, 1),
    ("flame_gauntlet", "Flame Gauntlet", "Karwasz z miotaczem płomieni", 400, "1/0/1/0", LASTING, 1),
    ("throwing_knives", "Throwing Knives", "Noże do rzucania", 400, "0/1/0/1", LASTING, 1),
    ("holo_disguise", "Holo-Disguise", "Holograficzne przebranie", 400, "0/0/1/1", LASTING, 1),
    ("heavy_repeater", "Heavy Repeater", "Ciężki blaster powtarzalny", 600, "2/1/0/0", LASTING, 1),
    ("dune_jetpack", "Dune Jetpack", "Plecak odrzutowy", 600, "0/2/1/0", LASTING, 1),
    ("beskar_breastplate", "Beskar Breastplate", "Napierśnik z beskaru", 600, "0/0/2/1", LASTING, 1),
    ("slicer_rig", "Slicer Rig", "Zestaw slicera", 600, "1/0/0/2", LASTING, 1),
    ("clan_war_kit", "Clan War Kit", "Klanowy rynsztunek", 600, "1/1/1/0", LASTING, 1),
    ("prototype_disruptor", "Prototype Disruptor", "Prototyp dezintegratora", 800, "2/1/0/1", LASTING, 1),
    ("full_beskar_suit", "Full Beskar Suit", "Pełna zbroja z beskaru", 800, "1/1/2/0", LASTING, 1),
    ("veteran_astromech", "Veteran Astromech", "Astromech weteran", 800, "0/1/1/2", LASTING, 1),
    ("blasting_charge", "Blasting Charge", "Ładunek wybuchowy", 200, "1/1/0/0", TEMPORARY, 2),
    ("smoke_canister", "Smoke Canister", "Świeca dymna", 200, "0/1/1/0", TEMPORARY, 2),
    ("portable_barrier", "Portable Barrier", "Przenośna bariera", 200, "0/0/1/1", TEMPORARY, 2),
    ("forged_chain_code", "Forged Chain Code", "Podrobiony kod łańcuchowy", 200, "1/0/0/1", TEMPORARY, 2),
    ("micro_rocket_burst", "Micro-Rocket Burst", "Wiązka mikrorakiet", 400, "2/1/1/0", TEMPORARY, 1),
    ("hired_speeder", "Hired Speeder", "Wynajęty śmigacz", 400, "0/2/1/1", TEMPORARY, 1),
    ("cantina_bruiser", "Cantina Bruiser", "Osiłek z kantyny", 400, "1/0/2/1", TEMPORARY, 1),
    ("syndicate_informant", "Syndicate Informant", "Informator syndykatu", 400, "1/1/0/2", TEMPORARY, 1),
    ("breaching_team", "Breaching Team", "Grupa szturmowa", 400, "2/0/2/0", TEMPORARY, 1),
    ("stolen_clearance", "Stolen Clearance", "Skradziona przepustka", 400, "0/2/0/2", TEMPORARY, 1),
    ("borrowed_gunship", "Borrowed Gunship", "Pożyczona kanonierka", 600, "2/1/2/1", TEMPORARY, 1),
    ("covert_allies", "Covert Allies", "Tajni sprzymierzeńcy", 600, "1/2/1/2", TEMPORARY, 1),
)

# key, name, Polish name, symbols; each costs 200 and is there twice
EVENTS = (
    ("ambush", "Ambush", "Zasadzka", "1/1/0/0"),
    ("sandstorm", "Sandstorm", "Burza piaskowa", "0/1/1/0"),
    ("double_cross", "Double Cross", "Podwójna gra", "0/0/1/1"),
    ("caught_in_crossfire", "Caught in Crossfire", "W krzyżowym ogniu", "1/0/1/0"),
    ("cantina_rumor", "Cantina Rumor", "Plotka z kantyny", "0/1/0/1"),
    ("rival_hunter", "Rival Hunter", "Konkurencyjny łowca", "1/0/0/1"),
    ("stormtrooper_patrol", "Stormtrooper Patrol", "Patrol szturmowców", "2/0/0/0"),
    ("rooftop_chase", "Rooftop Chase", "Pościg po dachach", "0/2/0/0"),
    ("sealed_blast_doors", "Sealed Blast Doors", "Zamknięte grodzie", "0/0/2/0"),
    ("altered_deal", "Altered Deal", "Zmiana warunków umowy", "0/0/0/2"),
)

# key, name, Polish name, level, requirements, reward, penalty
MISSIONS = (
    ("debtor_on_nevarro", "Debtor on Nevarro", "Dłużnik z Nevarro", 1, "3/1/1/0", 400, 100),
    ("runaway_accountant", "Runaway Accountant", "Zbiegły księgowy", 1, "0/1/2/3", 400, 100),
    ("womp_rat_nest", "Womp Rat Nest", "Gniazdo szczurów womp", 1, "2/3/1/0", 400, 100),
    ("moisture_farm_watch", "Moisture Farm Watch", "Warta na farmie wilgoci", 1, "1/0/3/2", 400, 100),
    ("courier_to_mos_pelgo", "Courier to Mos Pelgo", "Kurier do Mos Pelgo", 1, "2/2/1/1", 400, 100),
    ("jawa_bargain", "Jawa Bargain", "Targ z Jawami", 1, "1/1/2/2", 400, 100),
    ("spice_convoy", "Spice Convoy", "Konwój z przyprawą", 2, "5/2/2/2", 1000, 300),
    ("speeder_gang_boss", "Speeder Gang Boss", "Herszt gangu na ścigaczach", 2, "2/5/2/2", 1000, 300),
    ("krayt_dragon_egg", "Krayt Dragon Egg", "Jajo smoka krayt", 2, "2/2/5/2", 1000, 300),
    ("forger_of_corvus", "Forger of Corvus", "Fałszerz z Corvusa", 2, "2/2/2/5", 1000, 300),
    ("night_market_raid", "Night Market Raid", "Nalot na nocny targ", 2, "4/3/2/2", 1000, 300),
    ("hostage_exchange", "Hostage Exchange", "Wymiana zakładników", 2, "2/2/3/4", 1000, 300),
    ("remnant_armory", "Remnant Armory", "Zbrojownia niedobitków Imperium", 3, "6/3/3/3", 1800, 600),
    ("prison_ship", "Prison Ship", "Statek więzienny", 3, "3/6/3/3", 1800, 600),
    ("mudhorn_cave", "Mudhorn Cave", "Jaskinia błotoroga", 3, "3/3/6/3", 1800, 600),
    ("guild_archive", "Guild Archive", "Archiwum Gildii", 3, "3/3/3/6", 1800, 600),
    ("rhydonium_transport", "Rhydonium Transport", "Transport rydonium", 3, "5/4/3/3", 1800, 600),
    ("hutt_vault", "Hutt Vault", "Skarbiec Huttów", 3, "3/3/4/5", 1800, 600),
    ("moffs_light_cruiser", "The Moff's Light Cruiser", "Lekki krążownik moffa", 4, "6/5/4/4", 3000, 1000),
    ("ghost_of_the_outer_rim", "Ghost of the Outer Rim", "Duch Zewnętrznych Rubieży", 4, "4/6/5/4", 3000, 1000),
    ("throne_of_mos_espa", "Throne of Mos Espa", "Tron Mos Espy", 4, "4/4/6/5", 3000, 1000),
    ("lost_beskar_cache", "Lost Beskar Cache", "Zaginiony skład beskaru", 4, "5/4/4/6", 3000, 1000),
    ("dark_trooper_foundry", "Dark Trooper Foundry", "Fabryka mrocznych szturmowców", 4, "5/6/4/4", 3000, 1000),
    ("syndicate_council", "Syndicate Council", "Rada syndykatu", 4, "4/4/5/6", 3000, 1000),
)

# For each mission a character and equipment that together meet it with not a symbol to spare
JUST_ENOUGH = {
    "Debtor on Nevarro": ("Bo-Katan Kryze", ["Grapnel Line"]),
    "Runaway Accountant": ("Din Djarin", ["Coded Datapad"]),
    "Womp Rat Nest": ("Fennec Shand", ["Flame Gauntlet"]),
    "Moisture Farm Watch": ("Din Djarin", ["Holo-Disguise"]),
    "Courier to Mos Pelgo": ("Boba Fett", ["Grapnel Line"]),
    "Jawa Bargain": ("Din Djarin", ["Tracking Visor"]),
    "Spice Convoy": ("Din Djarin", ["Longshot Rifle", "Prototype Disruptor"]),
    "Speeder Gang Boss": ("Fennec Shand", ["Grapnel Line", "Full Beskar Suit"]),
    "Krayt Dragon Egg": ("Din Djarin", ["Holo-Disguise", "Full Beskar Suit"]),
    "Forger of Corvus": ("Din Djarin", ["Coded Datapad", "Syndicate Informant"]),
    "Night Market Raid": ("Din Djarin", ["Blaster Carbine", "Prototype Disruptor"]),
    "Hostage Exchange": ("Din Djarin", ["Holo-Disguise", "Syndicate Informant"]),
    "Remnant Armory": ("Bo-Katan Kryze", ["Micro-Rocket Burst", "Covert Allies"]),
    "Prison Ship": ("Fennec Shand", ["Dune Jetpack", "Borrowed Gunship"]),
    "Mudhorn Cave": ("Din Djarin", ["Grapnel Line", "Beskar Breastplate", "Borrowed Gunship"]),
    "Guild Archive": ("Din Djarin", ["Tracking Visor", "Slicer Rig", "Covert Allies"]),
    "Rhydonium Transport": ("Boba Fett", ["Micro-Rocket Burst", "Covert Allies"]),
    "Hutt Vault": ("Din Djarin", ["Padded Bracers", "Slicer Rig", "Covert Allies"]),
    "The Moff's Light Cruiser": ("Din Djarin", ["Prototype Disruptor", "Micro-Rocket Burst", "Covert Allies"]),
    "Ghost of the Outer Rim": ("Din Djarin", ["Thruster Boots", "Borrowed Gunship", "Covert Allies"]),
    "Throne of Mos Espa": ("Din Djarin", ["Holo-Disguise", "Borrowed Gunship", "Covert Allies"]),
    "Lost Beskar Cache": ("Fennec Shand", ["Slicer Rig", "Cantina Bruiser", "Borrowed Gunship"]),
    "Dark Trooper Foundry": ("Fennec Shand", ["Clan War Kit", "Breaching Team", "Covert Allies"]),
    "Syndicate Council": ("Din Djarin", ["Coded Datapad", "Borrowed Gunship", "Covert Allies"]),
}
