"""The silhouettes of the LCG's cards: by card where one fits best, else by trait, affiliation and type."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.language.terms import (
    AFFILIATION,
    ENHANCEMENT,
    EVENT,
    FATE,
    JEDI,
    NAVY,
    NEUTRAL,
    OBJECTIVE,
    REBELS,
    SCUM,
    SITH,
    SMUGGLERS,
    UNIT,
)
from dejarik.games.lcg.model.card import Card
from dejarik.kernel.looks import by_key, spread

BY_KEY: Final = by_key(
    {
        # units: people
        "person": "luke_skywalker han_solo jan_ors admiral_motti secret_informant",
        "bun": "leia_organa believer_in_the_old_ways",
        "long": "mon_mothma nightsister rebel_sympathizer",
        "tails": "twilek_loyalist twilek_smuggler",
        "hood": "yoda obi_wan_kenobi emperor_palpatine ewok_scout jawa_scavenger",
        "elder": "general_jan_dodonna yoda_join_us_or_die grand_moff_tarkin corrupt_official",
        "scarf": "jedi_in_hiding dark_side_apprentice cloud_city_operative intel_operative",
        "crest": "guardian_of_peace emperors_royal_guard stormtrooper_elite espo_trooper",
        "cap": "fleet_officer admiral_piett imperial_officer isb_interrogators",
        "snout": "admiral_ackbar aquaris_freeholders berserk_hunter",
        "goggles": "battlefield_engineers superlaser_engineer corellian_engineer",
        "orator": "rebel_tactician grand_moff_tarkin_imperial_entanglements",
        "regal": "advisor_to_the_emperor",
        "helm": "boba_fett death_star_trooper rebel_trooper black_squadron_pilot",
        "squad": "hoth_reinforcements heavy_stormtrooper_squad black_squadron_assault",
        "pair": "stormtrooper_assault_team hired_hands kuati_security_team",
        "pilot": "rookie_pilot at_st_commander mobilize_the_squadrons",
        "respirator": "darth_vader outer_rim_hunter",
        "brim": "dash_rendar shifty_lookout",
        "horns": "rav_naaran",
        "brute": "wookiee_navigator",
        "automaton": "c_3po human_replica_droid",
        # units: machines and beasts
        "beast": "rancor icetromper dagobah_nudj",
        "droid": "r2_d2 repair_droid",
        "drone": "viper_probe_droid interrogation_droid",
        "fighter": "red_five red_two tie_fighter x_wing backstabber",
        "dart": "green_squadron_a_wing a_wing vaders_tie_advanced tie_advanced",
        "bomber": "y_wing tie_bomber tie_attack_squadron",
        "freighter": "millennium_falcon outer_rim_space_pirates",
        "slab": "hyperspace_marauder redemption coruscant_defense_fleet",
        "carrier": "home_one devastator",
        "ship": "liberty",
        "convoy": "sandcrawler",
        "walker": "at_st",
        # enhancements
        "tower": "fleet_command_center control_room",
        "rush": "trench_run",
        "mask": "false_lead",
        "gate": "safe_house clearing_house",
        "pad": "rebel_fighter_bay deneba_refueling_station",
        "temple": "massassi_temple_war_room ancient_monument",
        "swamp": "dagobah_training_grounds",
        "loader": "astromech_droid_upgrade",
        "dome": "hidden_outpost imperial_command",
        "cannon": "heavy_blaster_emplacement orbital_bombardment",
        "chip": "stolen_plans",
        "coins": "cloud_city_casino",
        "market": "common_ground rumors_at_the_cantina",
        "jaws": "log_trap",
        "throne": "sith_library the_emperors_web",
        "cuirass": "aft_armor_plating mandalorian_armor",
        "pistol": "blaster_pistol against_all_odds",
        "city": "cloud_city_guest_quarters last_minute_rescue the_heart_of_the_empire lucrative_contract",
        "blade": "jedi_lightsaber vaders_lightsaber",
        "palm": "trust_your_feelings the_hands_blessing",
        "staff": "shii_cho_training",
        "duel": "naarans_lightsaber jedi_training",
        "ward": "defense_upgrade",
        "eye": "rule_by_fear fear",
        "chain": "intimidated",
        # objectives
        "forest": "the_defense_of_yavin_4 tribal_support",
        "hologram": "mission_briefing",
        "shuttle": "fleeing_the_empire kuat_reinforcements",
        "station": "the_rebel_fleet the_ultimate_power",
        "asteroids": "draw_their_fire asteroid_sanctuary",
        "strider": "the_admirals_assault",
        "ridge": "decoy_at_dantooine in_you_must_go",
        "lenses": "forward_reconnaissance reconnaissance_mission",
        "dish": "green_squadron_deployment the_false_report",
        "arch": "planning_the_attack lure_of_the_lost",
        "runner": "hit_and_run",
        "crates": "looking_for_droids",
        "scales": "corporate_exploitation the_bespin_exchange",
        "dunes": "a_heros_journey the_tatooine_crash",
        "vortex": "forgotten_heroes counsel_of_the_sith",
        "cave": "a_journey_to_dagobah shadows_of_dathomir",
        "ruin": "the_secret_of_yavin_4 death_and_despayre fall_of_the_jedi",
        "crystal": "may_the_force_be_with_you",
        "corridor": "defense_protocol cruel_interrogations",
        "speeder": "the_endor_gambit",
        "bulwark": "take_them_prisoner",
        "hourglass": "the_tarkin_doctrine",
        "peaks": "the_killing_cold",
        "skiff": "along_the_gamor_run",
        "flask": "questionable_contacts",
    }
)

BY_TRAIT: Final = {
    "droid": "droid drone loader",
    "walker": "walker strider",
    "fighter": "fighter dart bomber",
    "transport": "freighter shuttle",
    "capital_ship": "ship carrier slab",
    "vehicle": "speeder skiff tank",
    "creature": "beast",
    "wookiee": "brute",
    "force_user": "hood scarf elder",
    "trooper": "helm squad crest",
    "bounty_hunter": "respirator crest",
    "character": "person long goggles brim",
    "weapon": "blade rifle pistol",
    "armor": "ward cuirass",
    "location": "city tower market",
    "lightsaber_form": "duel slash",
    "maneuver": "slash rush",
    "force": "palm push eye vortex lightning",
}
"""The first of these traits that a card without a silhouette of its own has draws it."""
BY_KIND: Final = {
    AFFILIATION: "banner",
    OBJECTIVE: "ridge temple ruin arch",
    UNIT: "person",
    ENHANCEMENT: "kit",
    FATE: "mark scales hourglass burst fist debris",
}
EVENTS: Final = {
    JEDI: "slash ward push burst fist",
    REBELS: "burst fist runner flame rush",
    SMUGGLERS: "mask knives runner hook slash",
    SITH: "lightning fist flame jaws push burst",
    NAVY: "burst slash grenade rifle jaws",
    SCUM: "grenade knives coins",
    NEUTRAL: "flame rush knives axe grenade hook slash fist",
}


def figure_of(card: Card) -> str:
    """The silhouette of a card."""
    if card.key in BY_KEY:
        return BY_KEY[card.key]
    kinds = next((found for trait, found in BY_TRAIT.items() if trait in card.traits), "")
    return spread(kinds or (EVENTS[card.affiliation] if card.kind == EVENT else BY_KIND[card.kind]), card.key)
