"""The silhouettes of the cards of the Deckbuilding Game."""

from __future__ import annotations

from typing import Final

from dejarik.kernel.looks import by_key

FIGURES: Final = by_key(
    {
        # units: people
        "helm": "stormtrooper outer_rim_pilot",
        "squad": "death_trooper rebel_commando",
        "pilot": "general_veers rebel_trooper",
        "cap": "admiral_piett",
        "person": "moff_jerjerrod cassian_andor lobot",
        "orator": "director_krennic lando_calrissian",
        "elder": "grand_moff_tarkin temple_guardian",
        "respirator": "darth_vader kel_dor_mystic",
        "hood": "inquisitor luke_skywalker",
        "crest": "boba_fett",
        "goggles": "scout_trooper jawa_scavenger",
        "long": "princess_leia",
        "scarf": "jyn_erso dengar",
        "staff": "chirrut_imwe",
        "rifle": "baze_malbus",
        "brute": "chewbacca",
        "pistol": "han_solo rodian_gunslinger",
        "mask": "duros_spy",
        "snout": "bossk",
        "tails": "twilek_smuggler",
        "horns": "quarren_mercenary",
        "regal": "jabba_the_hutt",
        # units: machines
        "automaton": "ig_88",
        "fighter": "tie_fighter x_wing z_95_headhunter",
        "bomber": "tie_bomber y_wing",
        "dart": "tie_interceptor b_wing fang_fighter",
        "shuttle": "imperial_shuttle alliance_shuttle hwk_290",
        "speeder": "snowspeeder",
        "walker": "at_st",
        "strider": "at_at",
        "skiff": "landing_craft jabbas_sail_barge",
        # capital ships and the like
        "ship": "star_destroyer hammerhead_corvette nebulon_b_frigate",
        "carrier": "imperial_carrier mon_calamari_cruiser",
        "freighter": "gozanti_cruiser millennium_falcon c_roc_cruiser",
        "slab": "u_wing blockade_runner",
        "convoy": "rebel_transport",
        # bases
        "tower": "lothal",
        "ridge": "mustafar dantooine",
        "cave": "kessel sullust",
        "pad": "corellia bespin",
        "asteroids": "kafrene",
        "ruin": "ord_mantell jedha",
        "city": "coruscant mon_cala",
        "dome": "death_star",
        "forest": "endor",
        "swamp": "rodia dagobah",
        "arch": "alderaan",
        "peaks": "hoth",
        "dunes": "tatooine",
        "temple": "yavin_iv",
    }
)
"""Cards of a kind share one only with cards of another faction."""
